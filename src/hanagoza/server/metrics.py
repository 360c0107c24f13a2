"""What a server counts, for Prometheus."""

from __future__ import annotations

from collections.abc import Callable

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
TROUBLE = Gauge("hanagoza_trouble", "Whether there is this trouble, as /healthz tells it", ["what"])
STORAGE_FAILING = Gauge("hanagoza_storage_failing", "Whether moves cannot be saved or read")
DISK_FREE = Gauge("hanagoza_disk_free_bytes", "Room on the disk of the database")
DATABASE_BYTES = Gauge("hanagoza_database_bytes", "Size of the database and its WAL")
ENTRIES_WRITTEN = Counter("hanagoza_entries_written", "Entries written into the log")
ENTRY_BYTES_WRITTEN = Counter("hanagoza_entry_bytes_written", "Their size, without indexes")
LAST_BACKUP = Gauge(
    "hanagoza_last_backup_timestamp_seconds", "When the last backup was made; 0 if never"
)
CLOCK_BEHIND = Gauge(
    "hanagoza_log_clock_behind_seconds", "How far the time of day lags behind the newest entry"
)
CONNECTIONS = Gauge("hanagoza_connections", "Open TCP connections, WebSockets among them")
REFUSED = Counter("hanagoza_refused", "What was more than anybody's share", ["what"])


def follow(
    tables: Callable[[], float] = float,
    waiting: Callable[[], float] = float,
    running: Callable[[], float] = float,
) -> None:
    """Read these whenever somebody asks; they are nothing when a server has ended."""
    TABLES.set_function(tables)
    THOUGHTS_WAITING.set_function(waiting)
    THOUGHTS_RUNNING.set_function(running)
