"""Databases for tests, with tables in them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import msgspec

from hanagoza.server.config import Config
from hanagoza.server.live.backlog import Backlog
from hanagoza.server.live.caretaker import Caretaker
from hanagoza.server.live.hall import Hall
from hanagoza.server.live.timekeeper import Timekeeper
from hanagoza.server.storage.migrate import claimed
from hanagoza.server.storage.store import Store
from hanagoza.server.storage.upkeep import Upkeep
from hanagoza.server.table.projection import holders_of, projection
from hanagoza.server.table.seating import sit
from hanagoza.server.table.table import Table
from tests.server.tables import FixedEntropy, called, happen, open_table, play_out, sat

T = TypeVar("T")


def caretaker(hall: Hall, config: Config) -> Caretaker:
    """Who goes round a hall, as in a server with this configuration."""
    timekeeper = Timekeeper(hall, config.vacation_days)
    return Caretaker(hall, Upkeep(hall.store, config), timekeeper, Backlog(hall))


def check(path: Path) -> None:
    """What a server does first with a database; ``StorageError`` says why it cannot be served."""
    claimed(path).release()


def with_store(path: Path, work: Callable[[Store], Awaitable[T]], now: float = 0.0) -> T:
    """Do something with a database while its clock stands still, then let go of it."""

    async def run() -> T:
        store = Store(path, clock=lambda: now)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def store_tables(path: Path, *tables: Table, now: float = 0.0) -> Path:
    """A database with these tables, all that happened there included."""

    async def append(store: Store) -> None:
        for table in tables:
            await keep(store, table)

    with_store(path, append, now)
    return path


async def keep(store: Store, table: Table) -> None:
    """Write down a table and all that has happened there."""
    found_by = projection(table.setting, table.arrangement, holders_of(table.arrangement))
    await store.open(table.id, table.log, found_by, address="203.0.113.7")
    for player in table.arrangement.guests:
        await store.rename(player, table.names[player])


def damage(path: Path) -> None:
    """Spoil the page of a database at which its logs begin."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'log'")
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    content = bytearray(path.read_bytes())
    content[(page[0] - 1) * size : page[0] * size] = b"\xff" * size
    path.write_bytes(content)


def table_called(id: str, people: int = 2) -> Table:
    """A table of Hanamikoji; it runs if two people have sat down."""
    table = called(Table(msgspec.structs.replace(open_table().opened, id=id), FixedEntropy()))
    for seat in range(people):
        happen(table, sit(table, sat(seat)))
    return table


def finished_table(id: str) -> Table:
    table = table_called(id)
    play_out(table)
    return table
