"""What moves by itself at a live table: the bot whose turn it is, and the table for who leaves
forced moves to it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

import structlog

from hanagoza.core.errors import MoveError
from hanagoza.server.live.bots import Decision
from hanagoza.server.live.clock import Clock
from hanagoza.server.live.pool import BotPool, Busy
from hanagoza.server.storage.errors import StorageError
from hanagoza.server.table.commands import move
from hanagoza.server.table.entries import Entries
from hanagoza.server.table.table import Table

UNDO_PAUSE = 1.0
"""Seconds left for somebody to take back their move."""
BUSY_PAUSE = 2.0
DISK_PAUSE = 1.0
"""Seconds until we try again what the disk would not do."""
Decide = Callable[[Table], Entries]
Work = Callable[[], Awaitable[None]]
log = structlog.get_logger()


class Hands(NamedTuple):
    """What the mover may do at its table."""

    table: Callable[[], Table]
    is_watched: Callable[[], bool]
    """Whether somebody looks on."""
    post: Callable[[Work], None]
    """Have something done in its turn."""
    change: Callable[[Decide], Awaitable[int]]
    """In its turn: have what is decided happen."""
    look_again: Callable[[], None]
    """Everybody is told anew, and asks the mover to go on."""


class Mover:
    """Thinks about one request at a time, and plays in its turn what came of it."""

    def __init__(self, hands: Hands, pool: BotPool, owner: str, clock: Clock) -> None:
        """Bots think on account of ``owner``."""
        self._hands, self._pool, self._owner, self._clock = hands, pool, owner, clock
        self._thinking: tuple[int, asyncio.Task[None]] | None = None
        """The request that is thought about, and the task that does."""

    @property
    def is_busy(self) -> bool:
        return self._thinking is not None

    def go_on(self) -> None:
        """Let whoever moves by itself think, unless it does already, or nobody would see it."""
        table = self._hands.table()
        is_due = self._is_due(table)
        if self._thinking is not None:
            if is_due and self._thinking[0] == table.request:
                return
            self._thinking[1].cancel()
            self._thinking = None
        if is_due and (table.people or self._hands.is_watched()):
            task = asyncio.get_running_loop().create_task(self._think(table.request))
            self._thinking = table.request, task

    def close(self) -> None:
        if self._thinking is not None:
            self._thinking[1].cancel()

    def retire(self) -> None:
        """Let go of the table, at its very end: or only a search for garbage would find the two,
        which is every few minutes (see ``memory``).
        """
        self.close()
        del self._hands

    def _is_due(self, table: Table) -> bool:
        """Whether a bot has to decide, or the table for somebody. The same request may go back to
        who a bot stood in for. While people ask each other for something that its move would
        answer, it waits.
        """
        actor, arrangement = table.actor, table.arrangement
        if actor is None or arrangement.paused:
            return False
        if arrangement.seats[actor].decides:
            return _forced(table) is not None
        return not arrangement.holds_up_bots

    async def _think(self, request: int) -> None:
        try:
            if self._may_be_taken_back():
                await self._clock.sleep(UNDO_PAUSE)
            text = await self._thought()
        except Exception:  # or nobody would ever move here again
            log.exception("bot.failed", table=self._hands.table().id)
            self._think_later(asyncio.current_task())
        else:
            self._hands.post(partial(self._play, request, text, asyncio.current_task()))

    def _think_later(self, task: asyncio.Task[None] | None) -> None:
        """It has come to nothing: try again in a while."""
        if self._thinking is not None and self._thinking[1] is task:
            self._thinking = None
            self._clock.call_later(DISK_PAUSE, self._hands.look_again)

    async def _play(self, request: int, text: str, task: asyncio.Task[None] | None) -> None:
        """What was thought of, if it is still asked for."""
        table = self._hands.table()
        try:
            seat = table.actor
            if table.request == request and seat is not None and self._is_due(table):
                by_table = table.seats[seat].decides
                await self._hands.change(lambda now: move(now, seat, text, by_table=by_table))
        except (StorageError, MoveError) as error:
            what = "bot.not-saved" if isinstance(error, StorageError) else "bot.refused"
            log.warning(what, table=table.id, error=str(error))
            self._think_later(task)
        finally:
            if self._thinking is not None and self._thinking[1] is task:
                self._thinking = None

    def _may_be_taken_back(self) -> bool:
        """Whether a person moved last, and might think better of it."""
        table = self._hands.table()
        mover = table.match.last_mover if table.match is not None else None
        return mover is not None and table.seats[mover].decides and table.can_undo

    async def _thought(self) -> str:
        while True:
            table = self._hands.table()
            if (forced := _forced(table)) is not None:
                return forced
            try:
                thought, is_awaited = Decision(table), bool(table.people)
                return await self._pool.run(self._owner, thought, is_awaited=is_awaited)
            except Busy:
                await self._clock.sleep(BUSY_PAUSE)


def _forced(table: Table) -> str | None:
    """The only move of who has to decide, as all see, if they leave such moves to the table."""
    actor, match = table.actor, table.match
    if actor is None or match is None or table.wish:
        return None
    seat = table.seats[actor]
    return match.forced if seat.delegates and seat.decides else None
