"""The clock by which people's time runs: how long this database has been served, in seconds.

It stands still while no server runs or none can write, and does not care what time of day a machine
believes it is. So an outage costs nobody time, and a wrong clock ends nobody's game. It is written
down now and then (the heartbeat): after a crash it goes on from there, a little behind.
"""

from __future__ import annotations

import time
from collections.abc import Callable

HEARTBEAT = 30.0
"""Seconds between two heartbeats."""


class ServedClock:
    """Call it for the time; somebody does every few seconds."""

    def __init__(
        self,
        served: float,
        is_failing: Callable[[], bool],
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        """``served`` is what was written down last. What passes while it ``is_failing`` does not
        count, as far as one look after the other tells.
        """
        self._steady, self._is_failing = steady, is_failing
        self._served, self._looked = served, steady()
        self._written = served

    def __call__(self) -> float:
        now = self._steady()
        if not self._is_failing():
            self._served += now - self._looked
        self._looked = now
        return self._served

    @property
    def is_due(self) -> bool:
        """Whether it should be written down again."""
        return self() >= self._written + HEARTBEAT

    def note(self, served: float) -> None:
        """So much has been written down."""
        self._written = served
