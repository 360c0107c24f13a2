"""Requests that take longer than others should wait: done in slices (cooperative multitasking).

Not in a thread: games share the room in which they are played on, so only one thread may play.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import TypeVar

from litestar.exceptions import TooManyRequestsException

from hanagoza.server.addresses import Shares

SLICE = 0.004
"""Seconds of work before everybody else gets a turn."""
REST = 3 * SLICE
"""Seconds for them, so that errands never take more than a quarter of the time."""
T = TypeVar("T")


class Errands:
    """One at a time, and one for each address."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._shares = Shares(1, (1, 1))

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


async def _in_slices(steps: Iterator[T]) -> list[T]:
    done, began = list[T](), time.perf_counter()
    for step in steps:
        done.append(step)
        if time.perf_counter() - began > SLICE:
            await asyncio.sleep(REST)
            began = time.perf_counter()
    return done
