"""The log's clock: the time of day, which never goes back behind what has been written.

A machine without a battery starts in the past, and some clocks are put back. What happens meanwhile
would look ancient once the clock is right again, and expire. So while the time of day is behind the
newest entry, the log's clock goes on from that entry, at half speed, until the other has caught up.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable

Seconds = Callable[[], float]
SLOWLY = 0.5
DAY = 24 * 60 * 60.0
LEAP = 7 * DAY
"""Seconds by which no clock is put forward, unless it was lost or the server was off for long."""


class LogClock:
    """Call it for the time; ``behind`` is how far the time of day lags."""

    def __init__(
        self, newest: float, wall: Seconds = time.time, steady: Seconds = time.monotonic
    ) -> None:
        """``newest`` is the time of the newest entry."""
        self._now, self._wall, self._steady = newest, wall, steady
        self._looked = steady()
        self._leapt = -math.inf
        self.behind = 0.0

    def __call__(self) -> float:
        told, steady = self._wall(), self._steady()
        passed = steady - self._looked
        if told > self._now + passed + LEAP:
            self._leapt = steady
        time = self._now + SLOWLY * passed if told < self._now else told
        self._now, self._looked, self.behind = time, steady, time - told
        return time

    @property
    def has_just_leapt(self) -> bool:
        """Whether the time of day went far ahead within a day: let somebody have a look before
        anything is deleted by it.
        """
        return self._steady() < self._leapt + DAY
