"""Time as a live table knows it: monotonic, and turned by hand in tests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that is going to happen."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Seconds that only go on."""

    def now(self) -> float: ...

    def call_later(self, seconds: float, call: Callable[[], None]) -> Timer: ...

    async def sleep(self, seconds: float) -> None: ...


class LoopClock:
    """The clock of the running event loop."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()

    def now(self) -> float:
        return self._loop.time()

    def call_later(self, seconds: float, call: Callable[[], None]) -> Timer:
        return self._loop.call_later(seconds, call)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
