"""The backlog: games that were over before there were lists, and of which these know nothing yet.

They are read and told of beside all else, the latest first, by a share of one processor; those of
whoever asks for their profile before others.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import structlog

from hanagoza.server.live.clock import Clock, LoopClock
from hanagoza.server.live.hall import Hall
from hanagoza.server.storage.errors import StorageError
from hanagoza.server.storage.own_games import COUNTED
from hanagoza.server.table.brief import Brief, brief

AT_ONCE = 10
"""Games that are told of in one transaction; while one is read, tables wait for it."""
LOOKED_UP = 1000
"""Games that are looked up at a time: the database has to be searched for them."""
REST = 3.0
"""How much longer than it reads the backlog rests: it takes a quarter of one processor …"""
LONGEST_REST = 2.0
"""… and does not rest as long as that for having waited for something else, in seconds."""
AGAIN = 60.0
"""Seconds until what the disk would not do is tried again."""
log = structlog.get_logger()


class Backlog:
    """Has lists know of old games."""

    def __init__(self, hall: Hall, clock: Clock | None = None) -> None:
        self._hall, self._store, self._clock = hall, hall.store, clock or LoopClock()
        self._waiting: OrderedDict[str, None] = OrderedDict()
        """Tables in the order in which they are read; those behind them are not looked up yet."""
        self._unreadable: set[str] = set()
        """Tables whose logs cannot be read, by a damaged page, say: lists do without them."""
        self._is_done = False

    async def run(self) -> None:
        """Until there are none left."""
        while not self._is_done:
            began = self._clock.now()
            try:
                self._is_done = not await self.tell_some()
            except StorageError:  # those will be looked up again; the host is told of it elsewhere
                await self._clock.sleep(AGAIN)
            else:
                rest = REST * (self._clock.now() - began)
                await self._clock.sleep(min(rest, LONGEST_REST))

    async def hurry(self, player: str) -> None:
        """Somebody wants to know of theirs."""
        if self._is_done:
            return
        for id in reversed(await self._store.untold(COUNTED, self._unreadable, player)):
            self._waiting[id] = None
            self._waiting.move_to_end(id, last=False)

    async def tell_some(self) -> bool:
        """Read a few, and have lists know of them; whether there was one."""
        if not self._waiting:
            ids = await self._store.untold(LOOKED_UP, self._unreadable)
            self._waiting.update(dict.fromkeys(ids))
        count = min(AT_ONCE, len(self._waiting))
        read = [await self._read(self._waiting.popitem(last=False)[0]) for _ in range(count)]
        await asyncio.gather(*(self._store.tell(*told) for told in read if told is not None))
        return count > 0

    async def _read(self, id: str) -> tuple[str, Brief] | None:
        try:
            table = await self._hall.read(id)
        except Exception:
            log.exception("list.failed", table=id)
            self._unreadable.add(id)
            return None
        return None if table is None else (id, brief(table))
