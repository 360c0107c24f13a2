"""What a server counts, for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

SOCKETS = Gauge("hanagoza_sockets", "Open WebSockets")
TABLES = Gauge("hanagoza_live_tables", "Tables in memory")
MOVES = Counter("hanagoza_moves", "Moves played, by people and bots", ["game"])
COMMAND_SECONDS = Histogram(
    "hanagoza_command_seconds",
    "From a command to its acknowledgement",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0),
)
THOUGHTS_WAITING = Gauge("hanagoza_thoughts_waiting", "Bots that wait for a thread")
THOUGHTS_RUNNING = Gauge("hanagoza_thoughts_running", "Bots that think now")
