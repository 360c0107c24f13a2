"""A real server in a process of its own, where time passes when a test says so."""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from hanagoza.server.table.entries import AnyEntry, read
from tests.server.hosted import Hosted

DAY, HOUR = 24 * 60 * 60.0, 60 * 60.0
SERVER = """
import sys
import time
from pathlib import Path

turned = Path(sys.argv.pop(1))

def on(clock):
    return lambda: clock() + float(turned.read_text(encoding="utf-8"))

time.monotonic, time.time = on(time.monotonic), on(time.time)  # before anybody else has them

from hanagoza.cli import main

sys.exit(main())
"""


class Turned(Hosted):
    """Both its clocks are turned, and all that goes by them: alarms, pings and limits, too. They
    stay turned when it is killed, as a machine's do.
    """

    def __init__(self, folder: Path, *words: str) -> None:
        self._turned, self._passed = folder / "turned", 0.0
        self.turn(0.0)
        super().__init__(folder, *words)

    @property
    def _command(self) -> list[str]:
        return [sys.executable, "-c", SERVER, str(self._turned)]

    def turn(self, seconds: float) -> None:
        """So much time passes between one look at the clock and the next."""
        self._passed += seconds
        new = self._turned.with_suffix(".new")
        new.write_text(str(self._passed), encoding="utf-8")
        new.replace(self._turned)

    def served(self) -> float:
        """What the heartbeat has written down."""
        return float(self._asked("SELECT served FROM heartbeat")[0][0])

    def due(self, table: str) -> float:
        """Until when somebody has to move, by the same clock."""
        return float(self._asked("SELECT due FROM deadlines WHERE table_id = ?", table)[0][0])

    def entries(self, table: str) -> list[AnyEntry]:
        """What has happened at a table, as it is on the disk."""
        found = self._asked("SELECT entry FROM log WHERE table_id = ? ORDER BY seq", table)
        return [read(entry) for (entry,) in found]

    def _asked(self, query: str, *values: str) -> list[tuple[str]]:
        with closing(sqlite3.connect(self.database)) as database:
            return database.execute(query, values).fetchall()
