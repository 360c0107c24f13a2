"""The registry of a server's tables: those being played, and those read when they are asked for."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

import structlog

from hanagoza.core.errors import HanagozaError
from hanagoza.server.addresses import counted_as
from hanagoza.server.config import Limits
from hanagoza.server.entropy import Entropy
from hanagoza.server.live.live_table import LiveTable
from hanagoza.server.live.pool import BotPool
from hanagoza.server.live.warmup import Warmup
from hanagoza.server.storage.store import Store
from hanagoza.server.table.entries import Aborted, Followed, Opened, Reserved
from hanagoza.server.table.projection import projection
from hanagoza.server.table.protocol import Goodbye
from hanagoza.server.table.refusal import Refusal
from hanagoza.server.table.seating import hire_at_once, one_seat_further
from hanagoza.server.table.setting import TableSetting, checked
from hanagoza.server.table.table import Table

SWEEP = 2.0
"""Seconds between looks at what is idle and what the operator wants."""
IDLE = 10.0
"""Seconds after which a table nobody looks at is forgotten: long enough for a page to be reloaded.
To read it again takes milliseconds.
"""
ROUNDS_TO_FORGET = 1800
log = structlog.get_logger()


class TooMany(HanagozaError):
    """A session or an address has opened more than its share."""


class Visitor(NamedTuple):
    """Somebody with an open socket."""

    player: str | None
    address: str
    dismiss: Callable[[Goodbye], None]
    """Say goodbye, as soon as they listen, and close it. Who never listens answers no ping."""


class Hall:
    """Finds tables, opens them, and forgets those that nobody looks at."""

    def __init__(
        self,
        store: Store,
        pool: BotPool,
        warmup: Warmup,
        entropy: Entropy,
        limits: Limits,
    ) -> None:
        self._limits, self._warmup = limits, warmup
        self.store, self.pool, self.entropy = store, pool, entropy
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._rematches: dict[str, asyncio.Task[str]] = {}
        """Those that are being opened, by the table before."""
        self._opening: Counter[str] = Counter()
        """Tables that are being opened, by who does and from where."""
        self.banned: set[str] = set()
        self._visitors: set[Visitor] = set()
        self._farewell: Goodbye | None = None
        """Said to everybody, once the server is about to stop."""

    @property
    def live(self) -> Sequence[LiveTable]:
        return tuple(self._live.values())

    async def find(self, id: str) -> LiveTable | None:
        """A table, as its log tells of it; ``None`` if there is no such table."""
        if id in self._live:
            self._live[id].touch()  # or it might be forgotten before whoever asked gets to use it
            return self._live[id]
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(self._loading[id])  # others may be waiting for it too

    async def _load(self, id: str) -> LiveTable | None:
        try:
            entries = await self.store.entries(id)
            if not entries:
                return None
            opened = entries[0]
            assert isinstance(opened, Opened)
            await self._warmup.ready(opened.setting.game)
            self._live[id] = self._animate(Table.restored(entries, self.entropy))
            return self._live[id]
        finally:
            del self._loading[id]

    def _animate(self, table: Table) -> LiveTable:
        return LiveTable(table, self.store, self.pool, self.entropy)

    async def open(
        self,
        setting: TableSetting,
        host: str,
        address: str,
        levels: Sequence[int | None],
        reserved: Sequence[Reserved | None] = (),
    ) -> LiveTable:
        """A new table; ``levels`` are the bots on its seats, ``None`` where people will sit."""
        self._opening.update((host, address))
        try:
            await self._require_share(host, address)
            return await self._open(setting, host, address, levels, reserved)
        finally:
            self._opening -= Counter((host, address))

    async def _require_share(self, host: str, address: str) -> None:
        """Refuse who has opened too many tables; those on their way to the disk count as well."""
        mine, here = await self.store.unfinished(host=host, address=address)
        for count, who, most, whose in (
            (mine, host, self._limits.tables_per_session, "you have"),
            (here, address, self._limits.tables_per_address, "from your address there are"),
        ):
            if count + self._opening[who] > most:
                raise TooMany(f"{whose} {count} unfinished tables of today: finish one first")

    async def _open(
        self,
        setting: TableSetting,
        host: str,
        address: str,
        levels: Sequence[int | None],
        reserved: Sequence[Reserved | None],
    ) -> LiveTable:
        await self._warmup.ready(setting.game)
        opened = Opened(
            id=self.entropy.id(),
            setting=checked(setting),
            host=host,
            secret=self.entropy.secret().hex(),
            bot_seed=self.entropy.seed(),
            reserved=tuple(reserved),
        )
        table = Table(opened, self.entropy)
        for entry in hire_at_once(table, levels):
            table.apply(entry)
        found_by = projection(table.setting, table.arrangement)
        await self.store.open(table.id, table.log, found_by, address)
        self._live[table.id] = self._animate(table)
        return self._live[table.id]

    async def rematch(self, before: LiveTable, player: str, address: str) -> str:
        """The id of a table for the same people, everybody one seat further."""
        table = before.table
        seat = table.seat_of(player)
        if seat is None or not table.is_over:
            raise Refusal("wrong-phase", "a rematch is for those who have finished a game")
        if table.arrangement.next:
            return table.arrangement.next
        if table.id not in self._rematches:  # all may ask at once, and none shall wait elsewhere
            self._rematches[table.id] = asyncio.create_task(self._follow(before, player, address))
        return await asyncio.shield(self._rematches[table.id])

    async def _follow(self, before: LiveTable, player: str, address: str) -> str:
        table = before.table
        try:
            levels, reserved = one_seat_further(table)
            after = await self.open(table.setting, player, address, levels, reserved)
            followed = Followed(table=after.table.id)
            found = await self.find(table.id)  # it may have been forgotten meanwhile
            assert found is not None
            await found.change(lambda _: [followed])
            return followed.table
        finally:
            del self._rematches[table.id]

    async def shut(self, id: str) -> None:
        """The operator ends a game."""
        live = await self.find(id)
        if live is not None and not live.table.is_over:
            await live.change(lambda table: [] if table.is_over else [Aborted()])
            live.dismiss(Goodbye(reason="closed"))

    async def keep(self, retention: float | None) -> None:
        """Go round for ever: forget idle tables, carry out what the operator wants, and delete
        games that ended more than ``retention`` seconds ago.
        """
        rounds = 0
        while True:
            try:
                await self._round()
                if retention is not None and rounds % ROUNDS_TO_FORGET == 0:
                    forgotten = await self.store.forget(retention, in_use=self._live)
                    log.info("games.forgotten", count=forgotten)
            except Exception:
                log.exception("hall.failed")
            rounds += 1
            await asyncio.sleep(SWEEP)

    async def _round(self) -> None:
        await self._heed_bans()
        for id, live in tuple(self._live.items()):
            if live.idle_for(IDLE):  # only now: somebody may come while another table is closed
                del self._live[id]
                await live.close()
        for what, value in await self.store.orders():
            log.info("order", what=what, value=value)
            try:
                if what == "close":
                    await self.shut(value)
            except Exception:  # it has been taken out of the database: the others are still due
                log.exception("order.failed", what=what, value=value)

    async def _heed_bans(self) -> None:
        """Know who is banned, and end the sockets they still have."""
        # Bans of before addresses were counted by household are as they were given.
        self.banned = set(map(counted_as, await self.store.banned()))
        going = [
            visitor for visitor in self._visitors if self.is_banned(visitor.player, visitor.address)
        ]
        if going:
            log.info("visitors.banned", count=len(going))
            for visitor in going:
                visitor.dismiss(Goodbye(reason="banned"))

    def is_banned(self, player: str | None, address: str) -> bool:
        return player in self.banned or address in self.banned

    @contextmanager
    def visit(self, visitor: Visitor) -> Iterator[None]:
        """Have a visitor for as long as the block lasts."""
        self._visitors.add(visitor)
        if self._farewell is not None:
            visitor.dismiss(self._farewell)
        try:
            yield
        finally:
            self._visitors.discard(visitor)

    def dismiss(self) -> None:
        """Tell everybody to come back later."""
        self._farewell = Goodbye(reason="restarting")
        for visitor in tuple(self._visitors):
            visitor.dismiss(self._farewell)

    async def close(self) -> None:
        """Write down what is left."""
        await asyncio.gather(*(live.close() for live in tuple(self._live.values())))
