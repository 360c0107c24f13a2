"""The Grafana dashboard of a server, packaging/grafana.json: a panel for each line below."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

FILE = Path(__file__).parents[1] / "packaging" / "grafana.json"
WIDTH, HEIGHT, IN_A_ROW = 8, 7, 3
SOURCE = {"type": "prometheus", "uid": "${source}"}


class Panel(NamedTuple):
    """A graph: what it is called, its queries by what each is, and the unit of its axis."""

    title: str
    queries: dict[str, str]
    unit: str = "short"


def _quantile(share: float) -> str:
    per_bucket = "sum by (le) (rate(hanagoza_command_seconds_bucket[5m]))"
    return f"histogram_quantile({share}, {per_bucket})"


PANELS = (
    Panel("People", {"open sockets": "hanagoza_sockets"}),
    Panel("Connections", {"open": "hanagoza_connections"}),
    Panel("Refused", {"{{what}}": "sum by (what) (rate(hanagoza_refused_total[5m]))"}, "ops"),
    Panel("Tables in memory", {"live tables": "hanagoza_live_tables"}),
    Panel("Moves", {"{{game}}": "sum by (game) (rate(hanagoza_moves_total[5m]))"}, "ops"),
    Panel(
        "From a command to its acknowledgement",
        {"median": _quantile(0.5), "99 %": _quantile(0.99)},
        "s",
    ),
    Panel("Commands", {"a second": "rate(hanagoza_command_seconds_count[5m])"}, "ops"),
    Panel(
        "Bots",
        {"thinking": "hanagoza_thoughts_running", "waiting": "hanagoza_thoughts_waiting"},
    ),
    Panel(
        "Troubles", {"{{what}}": "hanagoza_trouble", "nobody can play": "hanagoza_storage_failing"}
    ),
    Panel(
        "Disk", {"free": "hanagoza_disk_free_bytes", "database": "hanagoza_database_bytes"}, "bytes"
    ),
    Panel("Written", {"bytes a second": "rate(hanagoza_entry_bytes_written_total[5m])"}, "Bps"),
    Panel("Entries", {"a second": "rate(hanagoza_entries_written_total[5m])"}, "ops"),
    Panel("Last backup", {"age": "time() - hanagoza_last_backup_timestamp_seconds"}, "s"),
    Panel("Clock", {"behind the log": "hanagoza_log_clock_behind_seconds"}, "s"),
    Panel("Memory", {"resident": "process_resident_memory_bytes"}, "bytes"),
    Panel("Processor", {"cores": "rate(process_cpu_seconds_total[5m])"}),
    Panel("Descriptors", {"open": "process_open_fds", "allowed": "process_max_fds"}),
)


def written() -> str:
    """The dashboard as Grafana imports it."""
    document = {
        "title": "Hanagoza",
        "uid": "hanagoza",
        "schemaVersion": 39,
        "refresh": "30s",
        "time": {"from": "now-24h", "to": "now"},
        "templating": {
            "list": [
                {"name": "source", "label": "Source", "type": "datasource", "query": "prometheus"}
            ]
        },
        "panels": [_panel(at, panel) for at, panel in enumerate(PANELS)],
    }
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def _panel(at: int, panel: Panel) -> dict[str, Any]:
    row, column = divmod(at, IN_A_ROW)
    return {
        "id": at + 1,
        "title": panel.title,
        "type": "timeseries",
        "datasource": SOURCE,
        "gridPos": {"x": column * WIDTH, "y": row * HEIGHT, "w": WIDTH, "h": HEIGHT},
        "fieldConfig": {"defaults": {"unit": panel.unit, "min": 0}, "overrides": []},
        "targets": [
            {"refId": chr(ord("A") + at), "datasource": SOURCE, "expr": query, "legendFormat": name}
            for at, (name, query) in enumerate(panel.queries.items())
        ],
    }
