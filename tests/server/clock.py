"""A clock that tests turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count


class Alarm:
    """Something that happens unless it is cancelled."""

    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class ManualClock:
    """Stands still until it is turned."""

    def __init__(self) -> None:
        self._now = 1000.0
        self._alarms: list[tuple[float, int, Alarm]] = []
        self._number = count()

    def now(self) -> float:
        return self._now

    def call_later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        alarm = Alarm(call)
        heappush(self._alarms, (self._now + seconds, next(self._number), alarm))
        return alarm

    async def sleep(self, seconds: float) -> None:
        woken = asyncio.Event()
        self.call_later(seconds, woken.set)
        await woken.wait()

    def pass_by(self, seconds: float) -> None:
        """Time passes, and what is due has not happened yet: the loop was busy."""
        self._now += seconds

    async def turn(self, seconds: float) -> None:
        """Go on, and let everything happen that is due by then."""
        until = self._now + seconds
        await quiet()
        while self._alarms and self._alarms[0][0] <= until:
            self._now, _, alarm = heappop(self._alarms)
            if alarm.call is not None:
                alarm.call()
            await quiet()
        self._now = until
        await quiet()


async def quiet() -> None:
    """Until everything that is ready has happened."""
    for _ in range(20):
        await asyncio.sleep(0)
