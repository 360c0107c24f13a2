"""The thread pool in which bots think, and its fair queue: round robin by owner.

Thinking is compiled code without the GIL, so the event loop goes on beside it. Whoever has many
tables waits for their own: owners take turns.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

from hanagoza.core.errors import HanagozaError

NICENESS = 10
T = TypeVar("T")


class Busy(HanagozaError):
    """Too many thoughts are waiting already."""


class Thought(NamedTuple):
    """Something to be thought about in another thread."""

    think: Callable[[], Any]
    done: asyncio.Future[Any]


class BotPool:
    """At most ``workers`` thoughts at a time, and ``room`` more that wait."""

    def __init__(self, workers: int, room: int) -> None:
        self._workers, self._room = workers, room
        self._pool = ThreadPoolExecutor(workers, "bot", initializer=_stand_back)
        self._waiting: dict[str, deque[Thought]] = {}
        """By owner, in the order in which they will have their turns."""
        self.waiting = 0
        self.running = 0

    async def run(self, owner: str, think: Callable[[], T]) -> T:
        """What ``think()`` returns, in its turn; ``Busy`` if too many wait."""
        if self.waiting >= self._room:
            raise Busy(f"{self.waiting} thoughts are waiting; try again in a moment")
        thought = Thought(think, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(owner, deque()).append(thought)
        self.waiting += 1
        self._next()
        result: T = await thought.done
        return result

    def _next(self) -> None:
        while self.running < self._workers and self.waiting:
            owner = next(iter(self._waiting))
            thoughts = self._waiting.pop(owner)
            thought = thoughts.popleft()
            if thoughts:
                self._waiting[owner] = thoughts  # at the end: it is the others' turn first
            self.waiting -= 1
            if thought.done.cancelled():
                continue
            self.running += 1
            asyncio.get_running_loop().create_task(self._run(thought))

    async def _run(self, thought: Thought) -> None:
        loop = asyncio.get_running_loop()
        try:
            result = await loop.run_in_executor(self._pool, thought.think)
        except Exception as error:  # it belongs to whoever wanted the thought
            if not thought.done.cancelled():
                thought.done.set_exception(error)
        else:
            if not thought.done.cancelled():
                thought.done.set_result(result)
        finally:
            self.running -= 1
            self._next()

    def close(self) -> None:
        """Begin nothing more; what runs is left to end by itself."""
        for thoughts in self._waiting.values():
            for thought in thoughts:
                thought.done.cancel()
        self._waiting.clear()
        self.waiting = 0
        self._pool.shutdown(wait=False, cancel_futures=True)


def _stand_back() -> None:
    """Think with what time people leave over. Where threads have no priority of their own, so be
    it: ``nice`` would hold up the whole process.
    """
    if sys.platform == "linux":
        os.nice(NICENESS)
