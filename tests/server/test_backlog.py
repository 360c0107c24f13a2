"""Games from before there were lists: which are read when, and how many at a time."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from hanagoza.server.config import Limits
from hanagoza.server.live import backlog
from hanagoza.server.live.backlog import Backlog
from hanagoza.server.live.hall import Hall
from hanagoza.server.live.warmup import Warmup
from hanagoza.server.storage.store import Store
from hanagoza.server.table.brief import Brief
from hanagoza.server.table.table import Table
from tests.server.clock import ManualClock
from tests.server.stored import finished_table, store_tables, with_store
from tests.server.tables import FixedEntropy, person

GAMES = 7
SECONDS = 0.2
"""How long it takes to read a game here."""
LATEST_FIRST = [f"game-{at}" for at in reversed(range(GAMES))]


class Slow(ManualClock):
    """Its hall takes time to read a game, and nobody has to wait for what is slept through."""

    def __init__(self) -> None:
        super().__init__()
        self.slept: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.pass_by(seconds)


class House:
    """Notes what is read, what is told of and how often it is looked for."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.clock, self.store = Slow(), store
        self.read: list[str] = []
        self.told: list[str] = []
        self.looked = 0
        hall = Hall(store, None, Warmup(()), FixedEntropy(), Limits())  # type: ignore[arg-type]
        self._reads, self._tells, self._looks = hall.read, store.tell, store.untold
        monkeypatch.setattr(hall, "read", self._read)
        monkeypatch.setattr(store, "tell", self._tell)
        monkeypatch.setattr(store, "untold", self._untold)
        self.backlog = Backlog(hall, self.clock)

    async def _read(self, id: str) -> Table | None:
        self.read.append(id)
        self.clock.pass_by(SECONDS)
        return await self._reads(id)

    async def _tell(self, id: str, brief: Brief) -> None:
        self.told.append(id)
        await self._tells(id, brief)

    async def _untold(self, *which: object) -> list[str]:
        self.looked += 1
        return await self._looks(*which)  # type: ignore[arg-type]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Games that were played one after the other, and then there were lists."""
    ids = [f"game-{at}" for at in range(GAMES)]
    path = store_tables(tmp_path / "games.db", *map(finished_table, ids))
    with closing(sqlite3.connect(path)) as connection, connection:
        for at, id in enumerate(ids):
            connection.execute("UPDATE tables SET told = -1, changed = ? WHERE id = ?", [at, id])
    return path


@pytest.fixture
def inside(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[Callable[[House], Awaitable[None]]], None]:
    monkeypatch.setattr(backlog, "AT_ONCE", 3)

    def inside(test: Callable[[House], Awaitable[None]]) -> None:
        with_store(database, lambda store: test(House(store, monkeypatch)))

    return inside


Inside = Callable[[Callable[[House], Awaitable[None]]], None]


def test_each_is_read_once_the_latest_first(inside: Inside) -> None:
    async def test(house: House) -> None:
        await house.backlog.run()
        assert house.read == house.told == LATEST_FIRST
        assert house.looked == 2, "once for them all, and once to see that there are no others"

    inside(test)


def test_it_takes_a_quarter_of_the_time(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        await house.backlog.run()
        assert house.clock.slept == pytest.approx([1.8, 1.8, 0.6, 0])

    inside(test)


def test_it_does_not_rest_for_long(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backlog, "LONGEST_REST", 1.0)

    async def test(house: House) -> None:
        await house.backlog.run()
        assert house.clock.slept == pytest.approx([1.0, 1.0, 0.6, 0])

    inside(test)


def test_who_asks_is_served_first(database: Path, inside: Inside) -> None:
    """They have played the oldest two alone, and there is one more in each transaction."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(
            "UPDATE holders SET player = 'ann' WHERE player = ? AND table_id IN (?, ?)",
            [person(0), "game-0", "game-1"],
        )

    async def test(house: House) -> None:
        await house.backlog.tell_some()
        await house.backlog.hurry("ann")
        await house.backlog.tell_some()
        assert house.told[3:] == ["game-1", "game-0", "game-3"]
        await house.backlog.run()
        assert sorted(house.told) == sorted(LATEST_FIRST), "and nothing is read again"

    inside(test)


def test_nobody_has_to_be_looked_for_once_all_is_told(inside: Inside) -> None:
    async def test(house: House) -> None:
        await house.backlog.run()
        before = house.looked
        await house.backlog.hurry(person(0))
        assert house.looked == before

    inside(test)


def test_what_cannot_be_read_is_left_out(database: Path, inside: Inside) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE log SET entry = '{' WHERE table_id = 'game-3'")

    async def test(house: House) -> None:
        await house.backlog.run()
        assert house.told == [id for id in LATEST_FIRST if id != "game-3"]

    inside(test)
