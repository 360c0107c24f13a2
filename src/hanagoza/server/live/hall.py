"""The registry of a server's tables: those being played, and those read when they are asked for."""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

import structlog

from hanagoza.core.errors import HanagozaError
from hanagoza.server.addresses import SlidingWindow, allotted, counted_as, networks
from hanagoza.server.config import Limits
from hanagoza.server.entropy import Entropy
from hanagoza.server.live.histories import Histories
from hanagoza.server.live.live_table import LiveTable
from hanagoza.server.live.mover import Decide
from hanagoza.server.live.pool import BotPool
from hanagoza.server.live.warmup import Warmup
from hanagoza.server.storage.blocks import MOST as MOST_BLOCKS
from hanagoza.server.storage.errors import StorageError
from hanagoza.server.storage.quota import ROW, Charged
from hanagoza.server.storage.store import Store
from hanagoza.server.table.departing import depart
from hanagoza.server.table.entries import Aborted, Began, Entries, Followed, Opened, Reserved
from hanagoza.server.table.names import Names
from hanagoza.server.table.projection import projection
from hanagoza.server.table.protocol import Goodbye
from hanagoza.server.table.refusal import Refusal
from hanagoza.server.table.seating import hire_at_once, is_welcome, one_seat_further
from hanagoza.server.table.setting import TableSetting, checked
from hanagoza.server.table.table import Table

IDLE = 10.0
"""Seconds after which a table nobody looks at is forgotten: long enough for a page to be reloaded.
To read it again takes milliseconds.
"""
UNWELCOME = "you cannot sit down at this table: find another one, or open one"
"""Said to both of whom one has blocked the other."""
MISSED = "the rematch has begun without you, or was called off: ask for another one"
log = structlog.get_logger()


class TooMany(HanagozaError):
    """A session or an address has opened more than its share."""


class TooSoon(TooMany):
    """The same, but in ``wait`` seconds there will be more."""

    def __init__(self, message: str, wait: float) -> None:
        super().__init__(message)
        self.wait = math.ceil(wait)


class Banned(HanagozaError):
    """Somebody whom the operator does not want here: they are told that, and nothing else."""

    def __init__(self) -> None:
        super().__init__("you are banned from this server")


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
        self._histories = Histories()
        self._deleting: set[str] = set()
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._rematches: dict[str, asyncio.Task[str]] = {}
        """Those that are being opened, by the table before."""
        self._renames = SlidingWindow(limits.renames_per_minute, limits.wider_networks)
        self._opening: Counter[str] = Counter()
        """Tables that are being opened, by who does and from where."""
        self.banned: set[str] = set()
        self._visitors: set[Visitor] = set()
        self._farewell: Goodbye | None = None
        """Said to everybody, once the server is about to stop."""

    @property
    def live(self) -> Sequence[LiveTable]:
        return tuple(self._live.values())

    def __contains__(self, id: object) -> bool:
        """Whether a table is in memory, or about to be."""
        return id in self._live or id in self._loading

    async def find(self, id: str) -> LiveTable | None:
        """A table, as its log tells of it; ``None`` if there is no such table."""
        if id in self._deleting:
            return None
        if id in self._live:
            self._live[id].touch()  # or it might be forgotten before whoever asked gets to use it
            return self._live[id]
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(self._loading[id])  # others may be waiting for it too

    async def _load(self, id: str) -> LiveTable | None:
        try:
            table = await self.read(id)
            if table is None:
                return None
            address = await self.store.opened_from(id)
            due = await self._deadline_of(table)
            table.call(await self.store.names_of(table.arrangement.guests))  # last: see ``call``
            self._live[id] = self._animate(table, address, due)
            return self._live[id]
        finally:
            del self._loading[id]

    async def read(self, id: str) -> Table | None:
        """A table as its log tells of it, for who only wants to look; ``None`` if there is none."""
        entries = await self.store.entries(id)
        if not entries:
            return None
        opened = entries[0]
        assert isinstance(opened, Opened)
        await self._warmup.ready(opened.setting.game)
        return Table.restored(entries, self.entropy)

    async def _deadline_of(self, table: Table) -> float | None:
        """Until when somebody has to move at a table that is read, or a pause lasts."""
        is_timed = table.setting.pace is not None
        return await self.store.deadline_of(table.id) if is_timed else None

    def _animate(self, table: Table, address: str, due: float | None = None) -> LiveTable:
        return LiveTable(
            table,
            Charged(self.store, address),
            self.pool,
            self.entropy,
            owner=address,
            histories=self._histories,
            served=self.store.served,
            due=due,
            vacation_left=self.store.vacations.left,
            blocked=self.store.blocks.by,
        )

    async def open(
        self,
        setting: TableSetting,
        host: str,
        address: str,
        levels: Sequence[int | None],
        reserved: Sequence[Reserved | None] = (),
    ) -> LiveTable:
        """A new table; ``levels`` are the bots on its seats, ``None`` where people will sit."""
        bots_alone = len(levels) == setting.players and None not in levels
        within = networks(address)
        claims = Counter((host, *within, *(map(_bots_of, within) if bots_alone else ())))
        self._opening += claims
        try:
            await self._require_share(host, address)
            if bots_alone:
                self._require_few_bots(address)
            return await self._open(setting, host, address, levels, reserved)
        finally:
            self._opening -= claims

    async def _require_share(self, host: str, address: str) -> None:
        """Refuse who has opened too many tables; those on their way to the disk count as well."""
        self.require_room(address)
        mine, here = await self.store.unfinished(host=host, address=address)
        for count, who, most, whose in (
            (mine, host, self._limits.tables_per_session, "you have"),
            (here, address, self._limits.tables_per_address, "from your address there are"),
        ):
            if count + self._opening[who] > most:
                raise TooMany(f"{whose} {count} unfinished tables of today: finish one first")
        around = await self.store.unfinished_around(address)
        _, *wider = allotted(address, self._limits.tables_per_address, self._limits.wider_networks)
        for network, share in wider:
            if around[network] + self._opening[network] > share:
                raise TooMany(f"{network} has {around[network]} unfinished tables of today")

    def require_room(self, address: str) -> None:
        """Refuse to keep more for who has had their share, and for anybody on a full disk."""
        quota = self.store.quota
        if quota.is_spent(address):
            raise TooMany(
                f"what was opened from your address has taken {quota.per_day / 1e6:g} MB in a day:"
                f" play what is open, or come back in {quota.seconds_left / 3600:.1f} hours"
            )
        if self.store.health.has("disk"):
            raise StorageError("this server has no room for more: games that are open go on")

    def _require_few_bots(self, address: str) -> None:
        """Refuse who watches bots at many tables already: bots think on everybody's time."""
        own = self._limits.bot_tables_per_address
        watched = [networks(live.owner) for live in self.live if live.is_for_bots_alone]
        for network, most in allotted(address, own, self._limits.wider_networks):
            others = self._opening[_bots_of(network)] - 1  # on their way to the disk
            count = others + sum(network in within for within in watched)
            if count >= most:
                raise TooMany(
                    f"bots alone play at {count} tables that were opened from your address, of"
                    f" {most} at most: let one of them end, or leave it for a while"
                )

    async def seat_bots(self, live: LiveTable, decide: Decide) -> int:
        """Have bots sit down at a table, unless it would be one too many at which only bots play;
        the version it led to.
        """
        claims = Counter[str]()

        def decided(table: Table) -> Entries:
            entries = decide(table)
            if not table.people and any(isinstance(entry, Began) for entry in entries):
                claims.update(map(_bots_of, networks(live.owner)))
                self._opening.update(claims)
                self._refuse_many_bots(live.owner)
            return entries

        try:
            return await live.change(decided)
        finally:
            self._opening -= claims

    def _refuse_many_bots(self, address: str) -> None:
        try:
            self._require_few_bots(address)
        except TooMany as error:
            raise Refusal("not-possible", str(error)) from error

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
        table.call(await self.store.names_of(table.arrangement.guests))
        self._live[table.id] = self._animate(table, address)
        return self._live[table.id]

    async def rematch(
        self, before: LiveTable, player: str, address: str, *, another: bool = False
    ) -> str:
        """The id of a table for the same people, everybody one seat further. Where there is one
        that has no seat for who asks any more, they may have ``another`` opened.
        """
        table = before.table
        seat = table.seat_of(player)
        if seat is None or not table.is_over or table.arrangement.is_called_off:
            raise Refusal("wrong-phase", "a rematch is for those who have finished a game")
        known = table.arrangement.next
        if known and await self._is_welcome(known, player):
            return known
        if known and not another:
            raise Refusal("not-possible", MISSED)
        if known != table.arrangement.next:  # somebody else has asked for another meanwhile
            return table.arrangement.next
        if table.id not in self._rematches:  # all may ask at once, and none shall wait elsewhere
            self._rematches[table.id] = asyncio.create_task(self._follow(before, player, address))
        return await asyncio.shield(self._rematches[table.id])

    async def _is_welcome(self, id: str, player: str) -> bool:
        live = await self.find(id)
        if live is None or not is_welcome(live.table, player):
            return False
        return live.table.seat_of(player) is not None or self.meets_all(player, live.table)

    async def _follow(self, before: LiveTable, player: str, address: str) -> str:
        table = before.table
        try:
            levels, reserved = one_seat_further(table)
            kept = self._who_meet(reserved, player)
            after = await self.open(table.setting, player, address, levels, kept)
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

    async def delete(self, id: str) -> None:
        """The operator deletes a table, whatever is going on there."""
        self._deleting.add(id)  # or somebody could come for it before it is gone
        try:
            await self._put_away(id, Goodbye(reason="closed"))
            await self.store.delete(id)
        finally:
            self._deleting.discard(id)

    async def introduce(self, player: str, name: str | None, address: str) -> str:
        """What somebody who sits down is called; if they say a name, they have that from now on."""
        if name is not None:
            await self.rename(player, name, address)
            return name
        known = await self.store.name_of(player)
        if known is None:
            raise Refusal("not-possible", "you have no name yet: say what you want to be called")
        return known

    async def rename(self, player: str, name: str, address: str) -> None:
        """Somebody is called so from now on, at all tables and in all games."""
        known = await self.store.name_of(player)
        if known == name:
            return
        if known is not None:  # of first names many may come at once, a whole class of them
            self._require_patience(address)
        self.store.quota.charge(address, ROW)
        await self.store.rename(player, name)
        await self._call({player: name})

    def _require_patience(self, address: str) -> None:
        """Refuse who changes names, or deletes players, all the time: many may have to be told."""
        if wait := self._renames.wait(address):
            raise TooSoon("too many changes of names: try again in a minute", wait)

    async def _call(self, names: Names) -> None:
        """Have all tables in memory know a name that was written down."""
        for live in await self._all_live():
            live.call(names)

    async def _all_live(self) -> Sequence[LiveTable]:
        """All tables in memory; those that are being read may have read what was before."""
        if self._loading:
            await asyncio.wait(tuple(self._loading.values()))
        return self.live

    async def heed_vacations(self, players: Collection[str]) -> None:
        """Have all tables in memory know of vacations that were written down."""
        for live in await self._all_live():
            try:
                await live.heed_vacations(players)
            except StorageError:  # put away meanwhile: who reads it again knows
                continue

    async def erase(self, player: str, address: str | None = None) -> None:
        """Delete a player: nobody has their name, and nobody is known by their cookie. ``address``
        is where they ask for it themselves from; else it is the operator who wants it.
        """
        if address is not None:
            self._require_patience(address)
        gone = await self.store.erase(player)
        await self._call(dict.fromkeys(gone, ""))
        for visitor in tuple(self._visitors):
            if visitor.player in gone:  # they may come back as somebody else
                visitor.dismiss(Goodbye(reason="restarting"))

    def _who_meet(
        self, kept: Sequence[Reserved | None], player: str
    ) -> tuple[Reserved | None, ...]:
        """Seats are kept for who opens a table, and for others as far as they all meet."""
        invited = set[str]()
        for each in sorted(filter(None, kept), key=lambda each: player not in each.players):
            if invited.isdisjoint(self.store.blocks.around_any(each.players)):
                invited.update(each.players)
        return tuple(each if each and each.player in invited else None for each in kept)

    def require_company(self, player: str, table: Table, seat: int | None = None) -> None:
        """Refuse who would sit down, or take over a seat, with somebody they do not meet; who
        wanted that is not said.
        """
        if not self.meets_all(player, table, seat):
            raise Refusal("not-possible", UNWELCOME)

    def meets_all(self, player: str, table: Table, seat: int | None = None) -> bool:
        """Whether somebody sits at a table with all who have seats there, or for whom some are
        kept; ``seat`` is their own.
        """
        others = [each for at, each in enumerate(table.seats) if at != seat]
        kept = [each.reserved.players for each in others if each.reserved and each.is_free]
        people = {other for each in others for other in each.players}.union(*kept)
        return people.isdisjoint(self.store.blocks.around(player))

    async def block(self, player: str, table: str, seat: int) -> None:
        """These two do not sit down with each other from now on."""
        others = await self._named_by(player, table, seat)
        if len(self.store.blocks.by(player) | others) > MOST_BLOCKS:
            raise TooMany(f"you have blocked {MOST_BLOCKS} people already: unblock one first")
        await self.store.block(player, others)
        self._look_again()

    async def unblock(self, player: str, table: str, seat: int) -> None:
        """Unless the other wants it, too, they do again."""
        await self.store.unblock(player, await self._named_by(player, table, seat))
        self._look_again()

    def _look_again(self) -> None:
        for live in self.live:
            live.look_again()

    async def _named_by(self, player: str, id: str, at: int) -> frozenset[str]:
        """The person on a seat of a table that is also a player's, on all devices."""
        live = await self.find(id)
        mine = live.table.seat_of(player) if live is not None else None
        if live is None or mine is None:
            raise Refusal("not-seated", f"you have no seat at a table {id!r}")
        seats = live.table.seats
        if at >= len(seats) or at == mine or not seats[at].player:
            raise Refusal("not-possible", f"no other person sits on seat {at} of that table")
        return seats[at].players

    async def depart(self, player: str) -> None:
        """Who was deleted leaves their seats: free before the start, to a bot after it."""
        for id in await self.store.seats_left_by(player):
            live = await self.find(id)
            if live is not None:
                await live.change(lambda table: depart(table, self.store.erased))
        await self.store.unseat(player)

    async def _put_away(self, id: str, goodbye: Goodbye) -> None:
        """Forget a live table; everybody there is told."""
        if id in self._loading:
            await asyncio.shield(self._loading[id])
        live = self._live.pop(id, None)
        if live is not None:
            live.dismiss(goodbye)
            await live.close()

    async def go_round(self) -> None:
        """Show the banned out, and forget tables that nobody looks at."""
        await self._heed_bans()
        for id, live in tuple(self._live.items()):
            if live.idle_for(IDLE):  # only now: somebody may come while another table is closed
                self._live.pop(id, None)
                await live.close()

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

    def is_attended(self, id: str) -> bool:
        """Whether somebody who has a seat at a table is there now."""
        live = self._live.get(id)
        return live is not None and live.is_attended

    def revoke(self, player: str) -> None:
        """The token of a bot is no longer good: neither are the sockets it was shown for."""
        for visitor in tuple(self._visitors):
            if visitor.player == player:
                visitor.dismiss(Goodbye(reason="unknown-token"))

    def is_banned(self, player: str | None, address: str) -> bool:
        return player in self.banned or address in self.banned

    def require_welcome(self, player: str | None, address: str) -> None:
        """Refuse who is banned."""
        if self.is_banned(player, address):
            raise Banned

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


def _bots_of(address: str) -> str:
    """What tables for bots alone are counted by."""
    return f"bots of {address}"
