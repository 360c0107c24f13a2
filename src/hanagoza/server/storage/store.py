"""Everything a server reads from its database and writes to it."""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Container, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import DBAPIError

from hanagoza.server.addresses import UNKNOWN, Shares, networks, spelled_within
from hanagoza.server.storage import schema
from hanagoza.server.storage.blocks import Blocks, all_blocks, block, unblock
from hanagoza.server.storage.deadlines import deadline_of, due, set_deadline
from hanagoza.server.storage.engine import engine
from hanagoza.server.storage.errors import StorageError
from hanagoza.server.storage.health import Health, Report
from hanagoza.server.storage.lock import Claim
from hanagoza.server.storage.log_clock import LogClock
from hanagoza.server.storage.migrate import claimed
from hanagoza.server.storage.own_games import (
    counted_games,
    dismiss,
    expecting,
    finished_games,
    tell,
    unfinished_games,
    untold,
)
from hanagoza.server.storage.players import (
    Data,
    add_bot,
    erase,
    forget_erased,
    forget_names,
    guests_of,
    names_of,
    people_at,
    queries_about,
    rename,
    seat_names,
    seats_left_by,
    told_of,
)
from hanagoza.server.storage.quota import ROW, TABLE, WriteQuota
from hanagoza.server.storage.retention import Retention
from hanagoza.server.storage.schema import TOKEN_ID
from hanagoza.server.storage.served_clock import ServedClock
from hanagoza.server.storage.vacations import (
    YEAR,
    Vacations,
    acted_for,
    begin_vacation,
    days_taken,
    end_vacation,
    forget_vacations,
    going_on,
)
from hanagoza.server.storage.writer import Row, Write, Writer, size_of
from hanagoza.server.table.brief import Brief
from hanagoza.server.table.entries import AnyEntry, read, written
from hanagoza.server.table.projection import Deadline, Projection, Sitting
from hanagoza.server.table.table import ENDED

READERS = 4
DAY = 24 * 60 * 60.0
LISTED = 100
"""How many tables a list shows at most."""
LATELY = DAY
"""Seconds for which an unfinished table counts and is shown to others."""
LOOKED_THROUGH = 2000
"""How many are looked through for it."""
JUST_NOW = 5 * 60.0
"""Seconds after a change at a table for which somebody may come back to it."""
FORGOTTEN_AT_ONCE = 20
"""Tables deleted in one transaction: moves wait for it."""


def _counts() -> ColumnElement[bool]:
    """Whether a table is one of somebody's unfinished ones. Where nobody sits, it soon is not: one
    person could keep all others at their address from opening any.
    """
    found = schema.tables.c
    going, lately = found.phase.in_(("open", "running")), found.created > bindparam("since")
    return going & lately & ((found.people > 0) | (found.created > bindparam("just_now")))


def _unfinished(opener: Any) -> Any:
    return select(func.count()).where(opener, _counts()).scalar_subquery()


# What is asked and written all the time, put together once: that takes longer than to execute it.
BEARER = select(schema.tokens.c.player, schema.tokens.c.used).where(
    schema.tokens.c.hash == bindparam("hash")
)
UNFINISHED = select(
    _unfinished(schema.tables.c.host == bindparam("host")),
    _unfinished(schema.tables.c.address == bindparam("address")),
)
_LAST = select(schema.log.c.at).where(schema.log.c.table_id == schema.tables.c.id)
NEWEST = (
    select(_LAST.order_by(schema.log.c.seq.desc()).limit(1).scalar_subquery())
    .where(
        schema.tables.c.public == bindparam("public"), schema.tables.c.phase == bindparam("phase")
    )
    .order_by(schema.tables.c.changed.desc())
    .limit(LISTED)
)
AROUND = (
    select(schema.tables.c.address, func.count().label("count"))
    .where(
        (schema.tables.c.address == bindparam("first"))
        | schema.tables.c.address.between(bindparam("start"), bindparam("end")),
        _counts(),
    )
    .group_by(schema.tables.c.address)
)
OPEN = insert(schema.tables)
CHANGE = update(schema.tables).where(schema.tables.c.id == bindparam("table"))
_SEATED = func.json_each(bindparam("players")).table_valued("value").c.value
UNSEAT = delete(schema.holders).where(
    schema.holders.c.table_id == bindparam("table"),
    schema.holders.c.player.not_in(select(_SEATED)),
)
_SEAT = upsert(schema.holders)
SEAT = _SEAT.on_conflict_do_update(["table_id", "player"], set_={"seat": _SEAT.excluded.seat})


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    phase: str
    names: Sitting
    """Seat by seat: a person's name, the level of a bot, or nobody yet."""
    free: int
    setting: Any
    changed: float


class PublicTable(NamedTuple):
    """A table in a list for everybody, and who sits there: that is not for everybody."""

    listed: Listed
    people: frozenset[str]


class TokenInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A token, as its owner is told of it: what it says is known to its bearer only."""

    id: str
    name: str
    created: float


class Order(NamedTuple):
    """Something that the operator wants of a running server."""

    number: int
    what: str
    value: str


class Store:
    """The database of one server. Reads run in threads, writes in one of their own."""

    def __init__(
        self,
        path: Path,
        clock: Callable[[], float] = time.time,
        quota: WriteQuota | None = None,
        claim: Claim | None = None,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        """Claim the file and bring it up to date, unless that was done: then ``claim`` is the
        store's to release. Call from a running event loop.
        """
        self.path, self.health = path, Health()
        self.quota = quota or WriteQuota(math.inf)
        self._claim = claim or claimed(path)
        self._reading, self._writing = engine(path, writes=False), engine(path, writes=True)
        self.clock = LogClock(self._newest_entry(), clock)
        is_failing = partial(self.health.has, "not-saved")
        self.served = ServedClock(self._last_heartbeat(), is_failing, steady)
        resting = self._rows(going_on(self.served()), {})
        self.vacations = Vacations((tuple(row) for row in resting), self.served)
        self.erased = {row.player for row in self._rows(select(schema.erased.c.player), {})}
        """Players who were deleted."""
        self.blocks = Blocks(tuple(row) for row in self._rows(all_blocks(), {}))
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer = Writer(self._writing, self.health)

    def _newest_entry(self) -> float:
        """When the log was last written to, as far as a quick look tells: lists know of everything
        but moves, so of each kind of table those are looked at which changed last.
        """
        times = [0.0]
        for public, phase in product((True, False), ("open", "running", *ENDED)):
            try:
                rows = self._rows(NEWEST, {"public": public, "phase": phase})
            except StorageError:  # a damaged page: that is told, and the others are served
                continue
            times += [at for (at,) in rows if at is not None]
        return max(times)

    def _last_heartbeat(self) -> float:
        (row,) = self._rows(select(schema.heartbeat.c.served), {})
        return float(row.served)

    async def close(self) -> None:
        with suppress(StorageError):
            await self._beat()
        await self._writer.close()
        self._readers.shutdown()
        self._reading.dispose()
        self._writing.dispose()
        self._claim.release()

    # --- the log ----------------------------------------------------------------------------------

    def open(
        self, id: str, entries: Sequence[AnyEntry], found_by: Projection, address: str
    ) -> Awaitable[None]:
        """Write down a new table and where it was opened from; done when it is safe."""
        now = self.clock()
        row = {"id": id, "created": now, "address": address, **_columns(found_by, now)}
        finding = _finding(id, found_by, OPEN, row)
        self.quota.charge(address, TABLE)
        return self._writer.write(self._rows_of(id, 0, entries, address), finding)

    def append(
        self,
        id: str,
        seq: int,
        entries: Sequence[AnyEntry],
        found_by: Projection | None,
        address: str = "",
    ) -> Awaitable[None]:
        """Write down what happens at a table, from ``seq`` of its log on; done when it is safe. The
        address that opened it is charged.
        """
        finding = None
        if found_by is not None:
            row = {"table": id, **_columns(found_by, self.clock())}
            finding = _finding(id, found_by, CHANGE, row)
        return self._writer.write(self._rows_of(id, seq, entries, address), finding)

    def _rows_of(self, id: str, seq: int, entries: Sequence[AnyEntry], address: str) -> list[Row]:
        now = self.clock()
        rows: list[Row] = [
            (id, at, entry.sender, entry.command, now, written(entry))
            for at, entry in enumerate(entries, seq)
        ]
        self.quota.charge(address, size_of(rows) + ROW * len(rows))
        return rows

    async def entries(self, id: str) -> list[AnyEntry]:
        """The whole log of a table; empty if there is no such table."""
        query = select(schema.log.c.entry).where(schema.log.c.table_id == id)
        rows = await self._read(query.order_by(schema.log.c.seq))
        return [read(row.entry) for row in rows]

    async def opened_from(self, id: str) -> str:
        """The address a table was opened from."""
        query = select(schema.tables.c.address).where(schema.tables.c.id == id)
        rows = await self._read(query)
        return str(rows[0].address) if rows else UNKNOWN  # deleted meanwhile

    async def game_at(self, id: str) -> str | None:
        """What is played at a table, if there is one."""
        rows = await self._read(select(schema.tables.c.game).where(schema.tables.c.id == id))
        return str(rows[0].game) if rows else None

    # --- deadlines and vacations ------------------------------------------------------------------

    async def beat(self) -> None:
        """Write down now and then that this database is being served."""
        if self.served.is_due:
            await self._beat()

    async def _beat(self) -> None:
        served = self.served()
        await self._execute(update(schema.heartbeat).values(served=served))
        self.served.note(served)

    async def deadline_of(self, table: str) -> float | None:
        """Until when somebody has to move there, by the heartbeat's clock."""
        rows = await self._read(deadline_of(table))
        return float(rows[0].due) if rows else None

    async def set_deadline(self, table: str, deadline: Deadline | None) -> None:
        """Until when somebody has to move there; with what happens it is written by ``append``."""
        await self._writer.write([], partial(set_deadline, table, deadline))

    async def overdue(self) -> list[str]:
        """Tables at which somebody's time is over."""
        return [row.table_id for row in await self._read(due(self.served()))]

    async def acted_for(self, player: str) -> list[str]:
        """A player, and those whose seats they hold on this device."""
        rows = await self._read(acted_for(player))
        return sorted({player, *(row.player for row in rows)})

    async def vacation_taken(self, player: str) -> float:
        """The days that somebody has had of late: within a year."""
        (row,) = await self._read(days_taken(player, self.clock() - YEAR))
        return float(row[0])

    async def begin_vacation(self, players: Sequence[str], days: float) -> None:
        """All deadlines of players are so much later."""
        now, served = self.clock(), self.served()
        work: Write = lambda connection: begin_vacation(  # noqa: E731
            players, days, now=now, served=served, connection=connection
        )
        # In one go: what is decided from now on counts with it, and is written after it.
        self.vacations.begin(players, served + days * DAY)
        try:
            await self._writer.write([], work)
        except StorageError:
            self.vacations.end(players)
            raise

    async def end_vacation(self, players: Sequence[str]) -> None:
        """Players are back before the end."""
        served = self.served()
        left = {player: served + self.vacations.left(player) for player in players}
        self.vacations.end(players)
        try:
            await self._writer.write([], partial(end_vacation, players, served))
        except StorageError:
            for player, until in left.items():
                self.vacations.begin([player], until)
            raise

    async def forget_vacations(self) -> None:
        """Delete those that count no more."""
        work = partial(forget_vacations, self.clock() - YEAR, self.served())
        await self._writer.write([], work)

    # --- lists ------------------------------------------------------------------------------------

    async def public_tables(
        self, phase: str, is_attended: Callable[[str], bool], shares: Shares
    ) -> list[PublicTable]:
        """Public tables at which somebody waits for others, or one may look on: they are attended,
        or something changed there just now; where people will have days, nobody waits for others in
        person. Each address has a share of the list. Those where the fewest are missing come first,
        and of these the latest.
        """
        found = schema.tables.c
        may_look = func.json_extract(found.setting, "$.spectators") == 1
        for_others = found.people > 0 if phase == "open" else may_look
        of_late = found.changed > self.clock() - LATELY
        by_days = func.json_extract(found.setting, "$.pace.kind") == "days"
        query = select(schema.tables, by_days.label("by_days")).where(
            found.public, found.phase == phase, of_late, for_others
        )
        latest = query.order_by(found.changed.desc()).limit(LOOKED_THROUGH)
        just_now = self.clock() - JUST_NOW
        shown = [
            row
            for row in await self._read(latest)
            if row.changed > just_now or (row.by_days and phase == "open") or is_attended(row.id)
            if shares.take(row.address)
        ]
        rows = sorted(shown, key=lambda row: row.free)[:LISTED]
        return [
            PublicTable(listed, people_at(row))
            for listed, row in zip(await self._listed(rows), rows, strict=True)
        ]

    async def tables_of(self, player: str) -> list[Listed]:
        """Tables at which a player has a seat, the latest first."""
        found, holders = schema.tables.c, schema.holders.c
        query = select(schema.tables).join(schema.holders).where(holders.player == player)
        latest = query.order_by(found.changed.desc()).limit(LISTED)
        return await self._listed(await self._read(latest))

    async def _listed(self, rows: Sequence[Any]) -> list[Listed]:
        names = await self.names_of(guests_of(rows))
        return [
            Listed(
                id=row.id,
                game=row.game,
                phase=row.phase,
                names=seat_names(row, names),
                free=row.free,
                setting=msgspec.json.decode(row.setting),
                changed=row.changed,
            )
            for row in rows
        ]

    # --- somebody's own games ---------------------------------------------------------------------

    async def tell(self, table: str, brief: Brief) -> None:
        """What lists tell of a table from now on."""
        await self._writer.write([], partial(tell, table, brief))

    async def unfinished_games(self, player: str) -> Sequence[Any]:
        """Rows of the tables that are not over at which somebody has a seat."""
        return await self._read(unfinished_games(player))

    async def finished_games(
        self, player: str, game: str | None, before: float | None
    ) -> Sequence[Any]:
        """Rows of a page of somebody's games that are over, and one more if there is another."""
        return await self._read(finished_games(player, game, before))

    async def counted_games(self, player: str) -> Sequence[Any]:
        """Rows of the games that a profile is made of."""
        return await self._read(counted_games(player))

    async def expecting(self, player: str) -> list[str]:
        """Open tables at which a seat may be kept for somebody."""
        return [row.id for row in await self._read(expecting(player))]

    async def untold(
        self, most: int, but: Collection[str] = (), player: str | None = None
    ) -> list[str]:
        """Games that are over and of which lists know nothing yet, the latest first: of a player,
        or of all.
        """
        return [row.id for row in await self._read(untold(most, but, player))]

    async def dismiss(self, table: str, player: str, *, dismissed: bool) -> None:
        """Whether somebody sees a table in their lists."""
        await self._execute(dismiss(table, player, dismissed=dismissed))

    # --- who meets whom ---------------------------------------------------------------------------

    async def block(self, player: str, blocked: Collection[str]) -> None:
        """From now on these two do not sit down with each other, on whichever device."""
        await self._execute(block(player, blocked, self.clock()))
        for other in blocked:
            self.blocks.add(player, other)

    async def unblock(self, player: str, blocked: Collection[str]) -> None:
        """Unless the other wants it, too, they do again."""
        await self._execute(unblock(player, blocked))
        for other in blocked:
            self.blocks.remove(player, other)

    # --- how many tables there are ----------------------------------------------------------------

    async def unfinished(self, *, host: str, address: str) -> tuple[int, int]:
        """How many tables that are not over a session and an address have opened of late. Those
        that were left long ago, people could not get rid of: some have no seat there.
        """
        (row,) = await self._read(UNFINISHED, host=host, address=address, **self._lately())
        return row[0], row[1]

    async def unfinished_around(self, address: str) -> Counter[str]:
        """The same for the wider networks that an address of IPv6 is in; of IPv4 there are none."""
        counted: Counter[str] = Counter()
        if len(networks(address)) > 1:
            first, start, end = spelled_within(address)
            lately = self._lately()
            for row in await self._read(AROUND, first=first, start=start, end=end, **lately):
                for network in networks(row.address)[1:]:
                    counted[network] += row.count
        return counted

    def _lately(self) -> dict[str, float]:
        now = self.clock()
        return {"since": now - LATELY, "just_now": now - JUST_NOW}

    # --- players ----------------------------------------------------------------------------------

    async def names_of(self, players: Iterable[str]) -> dict[str, str]:
        """What players are called; who has no name is missing."""
        wanted = set(players)
        rows = await self._read(names_of(wanted)) if wanted else ()
        return {row.id: row.name for row in rows}

    async def name_of(self, player: str) -> str | None:
        """What a player is called, if they have a name."""
        return (await self.names_of([player])).get(player)

    async def rename(self, player: str, name: str) -> None:
        """Call a player so from now on."""
        await self._writer.write([], partial(rename, player, name, self.clock()))

    async def erase(self, player: str) -> set[str]:
        """Delete what there is of a player and of their bots, from every page of the file; all of
        whom that is.
        """
        gone, now = set[str](), self.clock()
        work: Write = lambda connection: gone.update(erase(player, now, connection))  # noqa: E731
        await self._writer.write([], work, truncates=True)
        self.erased |= gone
        self.blocks.forget(gone)
        self.vacations.end(gone)
        return gone

    async def truncate(self) -> None:
        """Try again to leave nothing of whom was deleted in the write-ahead log."""
        if self._writer.has_to_truncate:
            await self._writer.write([], truncates=True)

    async def seats_left_by(self, player: str) -> list[str]:
        """The tables that are not over at which a player has a seat, or one is kept for them."""
        return [row.id for row in await self._read(seats_left_by(player))]

    async def data_of(self, player: str) -> Data:
        """All that is kept about a player."""
        rows = {what: await self._read(query) for what, query in queries_about(player).items()}
        return told_of(player, rows)

    async def unseat(self, player: str) -> None:
        """A player finds no table any more."""
        await self._execute(delete(schema.holders).where(schema.holders.c.player == player))

    # --- tokens, bans, orders ---------------------------------------------------------------------

    async def add_token(self, hash: str, player: str, owner: str, name: str) -> None:
        now = self.clock()
        row = {"hash": hash, "player": player, "owner": owner, "created": now, "used": now}

        def add(connection: Connection) -> None:
            add_bot(player, owner, name, now, connection)
            connection.execute(insert(schema.tokens).values(row))

        await self._writer.write([], add)

    async def owner_of(self, player: str) -> str:
        """The guest behind a bot, which may ask for tokens too; anybody else is their own."""
        query = select(schema.tokens.c.owner).where(schema.tokens.c.player == player)
        rows = await self._read(query)
        return str(rows[0].owner) if rows else player

    async def tokens_for(self, player: str) -> list[TokenInfo]:
        """The tokens that a guest has asked for; of a bot, its own."""
        tokens = schema.tokens.c
        query = select(schema.tokens).where((tokens.owner == player) | (tokens.player == player))
        rows = await self._read(query.order_by(tokens.created, tokens.hash))
        names = await self.names_of(row.player for row in rows)
        return [
            TokenInfo(id=row.hash[:TOKEN_ID], name=names.get(row.player, ""), created=row.created)
            for row in rows
        ]

    async def revoke(self, player: str, id: str) -> str | None:
        """Delete a token of these; who was known by it, or ``None`` if there is no such token."""
        tokens = schema.tokens.c
        theirs = (tokens.owner == player) | (tokens.player == player)
        this = func.substr(tokens.hash, 1, TOKEN_ID) == id
        rows = await self._read(select(tokens.hash, tokens.player).where(theirs, this))
        if not rows:
            return None
        await self._execute(delete(schema.tokens).where(tokens.hash == rows[0].hash))
        return str(rows[0].player)

    async def tokens_of(self, owner: str) -> int:
        query = select(func.count()).where(schema.tokens.c.owner == owner)
        (row,) = await self._read(query)
        return int(row[0])

    async def bearer(self, hash: str) -> str | None:
        """The player a token stands for; that it is used is noted once a day."""
        rows = await self._read(BEARER, hash=hash)
        if not rows:
            return None
        player, used = rows[0]
        if used < self.clock() - DAY:
            self._note_use(hash)
        return str(player)

    def _note_use(self, hash: str) -> None:
        """In passing: who comes with a token need not wait, nor be refused when it cannot be."""
        tokens = schema.tokens
        noted = update(tokens).where(tokens.c.hash == hash).values(used=self.clock())
        written = self._writer.write([], lambda connection: _do(connection, noted))
        written.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def banned(self) -> set[str]:
        return {row.who for row in await self._read(select(schema.bans.c.who))}

    async def orders(self) -> list[Order]:
        """What the operator has asked for, in this order, and has not been carried out yet."""
        rows = await self._read(select(schema.orders).order_by(schema.orders.c.number))
        return [Order(row.number, row.what, row.value) for row in rows]

    async def strike(self, order: Order) -> None:
        """An order has been carried out: nobody need do it again."""
        await self._execute(delete(schema.orders).where(schema.orders.c.number == order.number))

    # --- what is deleted --------------------------------------------------------------------------

    async def delete(self, table: str) -> None:
        """A table and all that happened there."""
        await self._execute(delete(schema.tables).where(schema.tables.c.id == table))

    async def forget(self, keep: Retention, in_use: Container[str] = ()) -> int:
        """Delete the tables that have been kept for long enough; how many."""
        conditions = keep.expired_tables(self.clock())
        return sum([await self._forget(old, in_use) for old in conditions])

    async def _forget(self, old: ColumnElement[bool], in_use: Container[str]) -> int:
        found, count = schema.tables.c, 0
        rows = await self._read(select(found.id).where(old))
        for at in range(0, len(rows), FORGOTTEN_AT_ONCE):
            # Only now: there may be many, and somebody may come for the last of them meanwhile.
            ids = [row.id for row in rows[at : at + FORGOTTEN_AT_ONCE] if row.id not in in_use]
            await self._execute(delete(schema.tables).where(found.id.in_(ids), old))
            count += len(ids)
        return count

    async def forget_tokens(self, age: float) -> None:
        """Delete tokens that nobody has shown for so many seconds."""
        old = schema.tokens.c.used < self.clock() - age
        await self._execute(delete(schema.tokens).where(old))

    async def forget_names(self, age: float) -> None:
        """Delete names that were given so many seconds ago, of who has neither seat nor token."""
        await self._writer.write([], partial(forget_names, self.clock() - age))

    async def forget_erased(self) -> None:
        """Forget who was deleted, where no cookie can name them any more."""
        await self._writer.write([], partial(forget_erased, self.clock()))

    # --- how it does ------------------------------------------------------------------------------

    async def report(self) -> Report:
        """How the database does; whether it can be read is tried now."""
        try:
            await self.banned()
        except StorageError as error:
            self.health.tell("unreadable", f"the database does not answer: {error}")
        else:
            self.health.tell("unreadable", None)
        return self.health.report

    async def probe(self) -> None:
        """Try to write something that stays for nobody: whether there is room again."""

        def come_and_go(connection: Connection) -> None:
            number = connection.execute(
                insert(schema.orders).values(what="probe", value="")
            ).inserted_primary_key
            assert number is not None
            connection.execute(delete(schema.orders).where(schema.orders.c.number == number[0]))

        with suppress(StorageError):
            await self._writer.write([], come_and_go)

    async def _execute(self, statement: Any) -> None:
        await self._writer.write([], lambda connection: _do(connection, statement))

    async def _read(self, query: Any, **values: str | float) -> Sequence[Any]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._rows, query, values)

    def _rows(self, query: Any, values: dict[str, str | float]) -> Sequence[Any]:
        try:
            with self._reading.begin() as connection:
                rows = connection.execute(query, values).all()
        except DBAPIError as error:
            self.health.tell_of_damage(error.orig)
            raise StorageError(f"this could not be read: {error.orig}; try again later") from error
        return rows


def _do(connection: Connection, statement: Any) -> None:
    connection.execute(statement)


def _finding(id: str, found_by: Projection, statement: Any, row: dict[str, Any]) -> Write:
    """Writes what a table is found by."""
    holders = [
        {"table_id": id, "player": player, "seat": at} for at, player in found_by.holders or ()
    ]

    def write(connection: Connection) -> None:
        connection.execute(statement, row)
        if found_by.holders is not None:
            players = msgspec.json.encode([row["player"] for row in holders]).decode()
            connection.execute(UNSEAT, {"table": id, "players": players})
        if holders:
            connection.execute(SEAT, holders)
        if found_by.setting.pace is not None:
            set_deadline(id, found_by.deadline, connection)

    return write


def _columns(found_by: Projection, now: float) -> dict[str, Any]:
    return {
        "game": found_by.setting.game,
        "phase": found_by.phase,
        "public": found_by.setting.public,
        "people": found_by.people,
        "free": found_by.free,
        "host": found_by.host,
        "seats": msgspec.json.encode(found_by.seats).decode(),
        "guests": msgspec.json.encode(found_by.guests).decode(),
        "setting": msgspec.json.encode(found_by.setting).decode(),
        "changed": now,
    }
