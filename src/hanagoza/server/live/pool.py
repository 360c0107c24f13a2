"""The thread pool in which bots think, and its scheduler: least attained service, by owner.

Thinking is compiled code without the GIL, so the event loop goes on beside it. Who has had the
least of it lately is next: whoever has many tables, or strong bots, waits for their own, and who
plays an easy bot hardly waits at all. Where nobody plays, bots think in what time is left.
"""

from __future__ import annotations

import asyncio
import math
import os
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, Protocol, TypeVar

from hanagoza.core.errors import HanagozaError
from hanagoza.server.addresses import allotted, networks
from hanagoza.server.config import Limits

NICENESS = 10
HALF_LIFE = 20.0
"""Seconds after which half of what somebody had is forgotten."""
FORGOTTEN = 0.001
"""Seconds of thinking that are not worth remembering."""
LEAST_SECONDS = 0.01
"""For a thought, however many wait: enough for all levels but the highest."""
SHORT = 0.25
"""Seconds up to which a thought is short: all levels but the highest."""
T_co = TypeVar("T_co", covariant=True)
T = TypeVar("T")


class Busy(HanagozaError):
    """Too many thoughts are waiting already."""


class Thought(Protocol[T_co]):
    """Something to be thought about in another thread."""

    @property
    def seconds(self) -> float:
        """After which it is answered, if there is that much time."""

    def think(self, seconds: float) -> T_co:
        """Come to a decision within so many seconds."""

    def hurry(self) -> None:
        """Come to a decision now. Called from the event loop while ``think`` runs."""


class _Job(NamedTuple):
    """A thought, whose it is, whether a person waits for it, and who is told."""

    thought: Thought[Any]
    owner: str
    is_awaited: bool
    done: asyncio.Future[Any]


class BotPool:
    """Has so many threads think, one thought each at a time, and one more for short thoughts."""

    def __init__(self, threads: int, limits: Limits) -> None:
        self._threads, self._limits = threads, limits
        self._pool = ThreadPoolExecutor(threads + 1, "bot", initializer=_stand_back)
        self._waiting: list[_Job] = []
        self._running: list[_Job] = []
        self._service = _Service(asyncio.get_running_loop().time, limits.wider_networks)

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @property
    def running(self) -> int:
        return len(self._running)

    async def run(self, owner: str, thought: Thought[T], *, is_awaited: bool = True) -> T:
        """What a thought comes to, in its turn; ``Busy`` if too many wait.

        When that is depends on who else wants to think, and on ``thought.seconds``; never on how
        soon the thought came to an end: that may tell what only the bot can see.
        """
        self._require_room(owner, is_awaited)
        job = _Job(thought, owner, is_awaited, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        self._next()
        if is_awaited and job in self._waiting:
            self._hurry_one()
        result: T = await job.done
        return result

    def _require_room(self, owner: str, is_awaited: bool) -> None:
        jobs, share = self._waiting, self._limits.thoughts_per_address
        if not is_awaited:  # one for each table, so these are tables at which only bots play
            jobs = [job for job in (*self._waiting, *self._running) if not job.is_awaited]
            share = self._limits.bot_tables_per_address
        owned = Counter(at for job in jobs for at in networks(job.owner))
        for at, most in allotted(owner, share, self._limits.wider_networks):
            if owned[at] >= most:
                raise Busy(f"{owned[at]} thoughts of yours are waiting; try again in a moment")
        if self.waiting >= self._limits.thoughts_waiting:
            raise Busy(f"{self.waiting} thoughts are waiting; try again in a moment")

    def _hurry_one(self) -> None:
        """Where nobody plays, a bot gives up its thread to one that is waited for."""
        for job in self._running:
            if not job.is_awaited:
                job.thought.hurry()
                return

    def _next(self) -> None:
        self._waiting = [job for job in self._waiting if not job.done.cancelled()]
        while ready := [job for job in self._waiting if self._has_thread(job)]:
            job = min(ready, key=self._order)
            seconds = self._share(job)
            self._waiting.remove(job)
            self._running.append(job)
            self._service.note(job.owner, seconds)
            asyncio.get_running_loop().create_task(self._run(job, seconds))

    def _has_thread(self, job: _Job) -> bool:
        is_short = job.thought.seconds <= SHORT
        return len(self._running) < self._threads + is_short

    def _order(self, job: _Job) -> tuple[bool, float, float]:
        return not job.is_awaited, self._service.of(job.owner), job.thought.seconds

    def _share(self, job: _Job) -> float:
        """Seconds for a thought: fewer, where each of many would wait for all the others. Owners
        take turns, so who has many of them thinks less long about each, and nobody else does.
        """
        awaited = [other for other in self._waiting if other.is_awaited]
        owners = {networks(other.owner)[-1] for other in awaited}
        own = sum(other.owner == job.owner for other in awaited)
        share = self._limits.bot_patience * self._threads / max(1, len(owners) * own)
        return min(job.thought.seconds, max(share, LEAST_SECONDS))

    async def _run(self, job: _Job, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time() + seconds
        try:
            result = await loop.run_in_executor(self._pool, job.thought.think, seconds)
        except Exception as error:  # it belongs to whoever wanted the thought
            loop.call_at(due, _settle, job.done, job.done.set_exception, error)
        else:
            loop.call_at(due, _settle, job.done, job.done.set_result, result)
        finally:
            self._running.remove(job)
            self._next()

    def close(self) -> None:
        """Begin nothing more; what runs is left to end by itself."""
        for job in self._waiting:
            job.done.cancel()
        self._waiting.clear()
        self._pool.shutdown(wait=False, cancel_futures=True)


def _settle(done: asyncio.Future[Any], tell: Callable[[Any], None], what: Any) -> None:
    if not done.cancelled():
        tell(what)


class _Service:
    """Seconds of thinking that owners have had, and the networks around them; the longer ago, the
    less they count.
    """

    def __init__(self, clock: Callable[[], float], wider: Sequence[int]) -> None:
        self._clock, self._wider = clock, wider
        self._had: dict[str, tuple[float, float]] = {}
        """Seconds, and when that was so."""

    def of(self, owner: str) -> float:
        """As an owner's share goes, or that of a network around it that has had more of its own."""
        return max(self._left(who) / share for who, share in allotted(owner, 1.0, self._wider))

    def _left(self, who: str) -> float:
        seconds, at = self._had.get(who, (0.0, 0.0))
        return seconds * math.exp2((at - self._clock()) / HALF_LIFE)

    def note(self, owner: str, seconds: float) -> None:
        for who in networks(owner):
            self._had[who] = self._left(who) + seconds, self._clock()
        self._had = {who: had for who, had in self._had.items() if self._left(who) > FORGOTTEN}


def _stand_back() -> None:
    """Think with what time people leave over. Where threads have no priority of their own, so be
    it: ``nice`` would hold up the whole process.
    """
    if sys.platform == "linux":
        os.nice(NICENESS)
