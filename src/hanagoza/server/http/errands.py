"""Requests that take longer than others should wait: done in slices (cooperative multitasking).

Not in a thread: games share the room in which they are played on, so only one thread may play.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, TypeVar

from litestar.exceptions import TooManyRequestsException

from hanagoza.server.addresses import Shares

SLICE = 0.004
"""Seconds of work before everybody else gets a turn."""
REST = 3
"""How many times as long they get, so that errands never take more than a quarter of the time."""
T = TypeVar("T")


class Errands:
    """One at a time, and one for each address; what anybody may ask for, one for all."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._shares = Shares(1, (1, 1))
        self._making = asyncio.Lock()
        self._shared: dict[str, asyncio.Task[Any]] = {}
        """What is about to be made, by its name."""
        self._rested = 0.0
        """When the next of it may be begun."""

    async def share(self, what: str, make: Callable[[], Awaitable[T]]) -> T:
        """What ``make`` comes to, once for all who ask for the same at a time. It is begun after
        the last of them has asked: nobody is told what was true before.
        """
        if what not in self._shared:
            self._shared[what] = asyncio.create_task(self._make(what, make))
            self._shared[what].add_done_callback(_is_told)  # or is not: all may have hung up
        made: T = await asyncio.shield(self._shared[what])  # who hangs up is not the only one
        return made

    async def _make(self, what: str, make: Callable[[], Awaitable[T]]) -> T:
        async with self._making:
            await asyncio.sleep(self._rested - time.perf_counter())
            del self._shared[what]
            began = time.perf_counter()
            try:
                return await make()
            finally:
                ended = time.perf_counter()
                self._rested = ended + REST * (ended - began)

    async def run(self, address: str, steps: Iterator[T]) -> list[T]:
        """What the steps come to; each is short."""
        if not self._shares.take(address):
            raise TooManyRequestsException(
                "what you asked for before is not ready yet: try again in a second",
                headers={"retry-after": "1"},
            )
        try:
            async with self._turn:
                return await _in_slices(steps)
        finally:
            self._shares.give_back(address)


def _is_told(made: asyncio.Task[Any]) -> None:
    """Whoever waits for it is told of an error; asyncio need not write it down as well."""
    if not made.cancelled():
        made.exception()


async def _in_slices(steps: Iterator[T]) -> list[T]:
    done, began = list[T](), time.perf_counter()
    for step in steps:
        done.append(step)
        if time.perf_counter() - began > SLICE:
            await asyncio.sleep(REST * SLICE)
            began = time.perf_counter()
    return done
