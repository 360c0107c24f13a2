"""Everything a server reads from its database and writes to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Container, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from hanagoza.server.storage import schema
from hanagoza.server.storage.engine import engine
from hanagoza.server.storage.lock import lock
from hanagoza.server.storage.migrate import bring_up_to_date
from hanagoza.server.storage.writer import Row, Write, Writer
from hanagoza.server.table.entries import AnyEntry, read, written
from hanagoza.server.table.projection import Projection

READERS = 4
LISTED = 100
"""How many tables a list shows at most."""
LATELY = 24 * 60 * 60.0
"""Seconds for which an unfinished table counts and is shown to others."""
FORGOTTEN_AT_ONCE = 20
"""Tables deleted in one transaction: moves wait for it."""


def _unfinished(opener: Any) -> Any:
    going = schema.tables.c.phase.in_(("open", "running"))
    lately = schema.tables.c.created > bindparam("since")
    return select(func.count()).where(opener, going, lately).scalar_subquery()


# What is asked and written all the time, put together once: that takes longer than to execute it.
BEARER = select(schema.tokens.c.player, schema.tokens.c.name).where(
    schema.tokens.c.hash == bindparam("hash")
)
UNFINISHED = select(
    _unfinished(schema.tables.c.host == bindparam("host")),
    _unfinished(schema.tables.c.address == bindparam("address")),
)
OPEN = insert(schema.tables)
CHANGE = update(schema.tables).where(schema.tables.c.id == bindparam("table"))
UNSEAT = delete(schema.holders).where(schema.holders.c.table_id == bindparam("table"))
SEAT = insert(schema.holders)


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    phase: str
    names: tuple[str | int | None, ...]
    """Seat by seat: a person's name, the level of a bot, or nobody yet."""
    free: int
    setting: Any
    changed: float


class Bearer(NamedTuple):
    """Who a token stands for."""

    player: str
    name: str


class Store:
    """The database of one server. Reads run in threads, writes in one of their own."""

    def __init__(self, path: Path, clock: Callable[[], float] = time.time) -> None:
        """Claim the file and bring it up to date. Call from a running event loop."""
        self.path = path
        self._lock = lock(path)
        bring_up_to_date(path)
        self._clock = clock
        self._reading, self._writing = engine(path, writes=False), engine(path, writes=True)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer = Writer(self._writing)

    async def close(self) -> None:
        await self._writer.close()
        self._readers.shutdown()
        self._reading.dispose()
        self._writing.dispose()
        self._lock.release()

    # --- the log ----------------------------------------------------------------------------------

    def open(
        self, id: str, entries: Sequence[AnyEntry], found_by: Projection, address: str
    ) -> Awaitable[None]:
        """Write down a new table and where it was opened from; done when it is safe."""
        now = self._clock()
        row = {"id": id, "created": now, "address": address, **_columns(found_by, now)}
        finding = _finding(id, found_by, OPEN, row)
        return self._writer.write(self._rows_of(id, 0, entries), finding)

    def append(
        self, id: str, seq: int, entries: Sequence[AnyEntry], found_by: Projection | None
    ) -> Awaitable[None]:
        """Write down what happens at a table, from ``seq`` of its log on; done when it is safe."""
        finding = None
        if found_by is not None:
            row = {"table": id, **_columns(found_by, self._clock())}
            finding = _finding(id, found_by, CHANGE, row)
        return self._writer.write(self._rows_of(id, seq, entries), finding)

    def _rows_of(self, id: str, seq: int, entries: Sequence[AnyEntry]) -> list[Row]:
        now = self._clock()
        return [
            (id, at, entry.sender, entry.command, now, written(entry))
            for at, entry in enumerate(entries, seq)
        ]

    async def entries(self, id: str) -> list[AnyEntry]:
        """The whole log of a table; empty if there is no such table."""
        query = select(schema.log.c.entry).where(schema.log.c.table_id == id)
        rows = await self._read(query.order_by(schema.log.c.seq))
        return [read(row.entry) for row in rows]

    # --- lists ------------------------------------------------------------------------------------

    async def public_tables(self, phase: str) -> list[Listed]:
        """Public tables of late at which somebody waits for others, or one may look on, the latest
        first.
        """
        found = schema.tables.c
        may_look = func.json_extract(found.setting, "$.spectators") == 1
        for_others = found.people > 0 if phase == "open" else may_look
        of_late = found.changed > self._clock() - LATELY
        query = select(schema.tables).where(found.public, found.phase == phase, of_late, for_others)
        return _listed(await self._read(query.order_by(found.changed.desc()).limit(LISTED)))

    async def tables_of(self, player: str) -> list[Listed]:
        """Tables at which a player has a seat, the latest first."""
        found, holders = schema.tables.c, schema.holders.c
        query = select(schema.tables).join(schema.holders).where(holders.player == player)
        return _listed(await self._read(query.order_by(found.changed.desc()).limit(LISTED)))

    async def unfinished(self, *, host: str, address: str) -> tuple[int, int]:
        """How many tables that are not over a session and an address have opened of late. Those
        that were left long ago, people could not get rid of: some have no seat there.
        """
        since = self._clock() - LATELY
        (row,) = await self._read(UNFINISHED, host=host, address=address, since=since)
        return row[0], row[1]

    # --- tokens, bans, orders ---------------------------------------------------------------------

    async def add_token(self, hash: str, player: str, owner: str, name: str) -> None:
        row = {"hash": hash, "player": player, "owner": owner, "name": name}
        await self._execute(insert(schema.tokens).values(**row, created=self._clock()))

    async def owner_of(self, player: str) -> str:
        """The guest behind a bot, which may ask for tokens too; anybody else is their own."""
        query = select(schema.tokens.c.owner).where(schema.tokens.c.player == player)
        rows = await self._read(query)
        return str(rows[0].owner) if rows else player

    async def tokens_of(self, owner: str) -> int:
        query = select(func.count()).where(schema.tokens.c.owner == owner)
        (row,) = await self._read(query)
        return int(row[0])

    async def bearer(self, hash: str) -> Bearer | None:
        rows = await self._read(BEARER, hash=hash)
        return Bearer(*rows[0]) if rows else None

    async def banned(self) -> set[str]:
        return {row.who for row in await self._read(select(schema.bans.c.who))}

    async def orders(self) -> list[tuple[str, str]]:
        """What the operator has asked for since; each is given out once."""
        found = schema.orders.c
        rows = await self._read(select(schema.orders).order_by(found.number))
        if rows:
            last = rows[-1].number
            await self._execute(delete(schema.orders).where(found.number <= last))
        return [(row.what, row.value) for row in rows]

    async def forget(self, age: float, in_use: Container[str] = ()) -> int:
        """Delete games that ended so many seconds ago, and tables nobody came to; how many."""
        found = schema.tables.c
        old = found.phase.in_(("over", "aborted", "open")), found.changed < self._clock() - age
        rows = await self._read(select(found.id).where(*old))
        count = 0
        for at in range(0, len(rows), FORGOTTEN_AT_ONCE):
            # Only now: there may be many, and somebody may come for the last of them meanwhile.
            ids = [row.id for row in rows[at : at + FORGOTTEN_AT_ONCE] if row.id not in in_use]
            await self._execute(delete(schema.tables).where(found.id.in_(ids), *old))
            count += len(ids)
        return count

    async def _execute(self, statement: Any) -> None:
        await self._writer.write([], lambda connection: _do(connection, statement))

    async def _read(self, query: Any, **values: str | float) -> Sequence[Any]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._rows, query, values)

    def _rows(self, query: Any, values: dict[str, str | float]) -> Sequence[Any]:
        with self._reading.begin() as connection:
            return connection.execute(query, values).all()


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
            connection.execute(UNSEAT, {"table": id})
        if holders:
            connection.execute(SEAT, holders)

    return write


def _columns(found_by: Projection, now: float) -> dict[str, Any]:
    return {
        "game": found_by.setting.game,
        "phase": found_by.phase,
        "public": found_by.setting.public,
        "people": found_by.people,
        "free": found_by.free,
        "host": found_by.host,
        "names": msgspec.json.encode(found_by.names).decode(),
        "setting": msgspec.json.encode(found_by.setting).decode(),
        "changed": now,
    }


def _listed(rows: Sequence[Any]) -> list[Listed]:
    return [
        Listed(
            id=row.id,
            game=row.game,
            phase=row.phase,
            names=tuple(msgspec.json.decode(row.names)),
            free=row.free,
            setting=msgspec.json.decode(row.setting),
            changed=row.changed,
        )
        for row in rows
    ]
