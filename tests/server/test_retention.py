"""What is deleted after how long, and what stays."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hanagoza.server.config import Config
from hanagoza.server.storage.retention import DAY, Retention
from hanagoza.server.storage.store import FORGOTTEN_AT_ONCE, Store
from hanagoza.server.table import commands
from hanagoza.server.table.projection import projected
from hanagoza.server.table.protocol import Say
from hanagoza.server.table.seating import call_off, hire_at_once
from hanagoza.server.table.table import Table
from tests.server.stored import finished_table, store_tables, table_called, with_store
from tests.server.tables import FixedEntropy, happen, open_table, person

FIVE_DAYS = Retention(ended=5 * DAY, waiting=5 * DAY)
DEFAULT = Retention.of(Config(database=Path("games.db")))


def tables(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as connection:
        return {id for (id,) in connection.execute("SELECT id FROM tables")}


def left(path: Path, keep: Retention, now: float) -> set[str]:
    """The tables that are still there after a round of deleting at some time."""
    with_store(path, lambda store: store.forget(keep), now)
    return tables(path)


def game_of_bots(id: str) -> Table:
    table = Table(msgspec.structs.replace(open_table().opened, id=id), FixedEntropy())
    happen(table, hire_at_once(table, [1, 1]))
    while table.actor is not None:
        assert table.match is not None
        happen(table, commands.move(table, table.actor, table.match.legal()[0]))
    return table


def test_what_ended_long_ago_goes_and_running_games_stay(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    store_tables(path, finished_table("old"), table_called("old-running"), now=1 * DAY)
    store_tables(path, table_called("nobody-came", people=1), now=1 * DAY)
    store_tables(path, finished_table("new"), now=8 * DAY)
    count = with_store(path, lambda store: store.forget(FIVE_DAYS), now=10 * DAY)
    assert tables(path) == {"old-running", "new"}
    assert count == 2


def test_with_all_that_happened_there(tmp_path: Path) -> None:
    path = store_tables(tmp_path / "games.db", finished_table("old"))
    assert left(path, FIVE_DAYS, now=10 * DAY) == set()
    with closing(sqlite3.connect(path)) as connection:
        for table in ("log", "holders"):
            assert connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)


def test_games_that_people_finished_stay_unless_the_host_says_otherwise(tmp_path: Path) -> None:
    path = store_tables(tmp_path / "games.db", finished_table("people"), game_of_bots("bots"))
    assert left(path, DEFAULT, now=29 * DAY) == {"people", "bots"}
    assert left(path, DEFAULT, now=31 * DAY) == {"people"}
    assert left(path, DEFAULT, now=10_000 * DAY) == {"people"}
    assert left(path, Retention(ended=DAY), now=10_000 * DAY) == set()


def test_tables_nobody_came_to_go_after_a_month(tmp_path: Path) -> None:
    path = store_tables(tmp_path / "games.db", table_called("waiting", people=1))
    assert left(path, DEFAULT, now=29 * DAY) == {"waiting"}
    assert left(path, DEFAULT, now=31 * DAY) == set()


def test_so_do_those_that_were_called_off(tmp_path: Path) -> None:
    table = table_called("called-off", people=1)
    happen(table, call_off(table, person(0)))
    path = store_tables(tmp_path / "games.db", table, finished_table("people"))
    assert left(path, DEFAULT, now=29 * DAY) == {"called-off", "people"}
    assert left(path, DEFAULT, now=31 * DAY) == {"people"}


def test_games_that_nobody_has_touched_for_months_go(tmp_path: Path) -> None:
    path = store_tables(tmp_path / "games.db", table_called("left"), table_called("slow"))
    slow = table_called("slow")

    async def play(store: Store) -> None:
        assert slow.actor is not None
        assert slow.match is not None
        moved = commands.move(slow, slow.actor, slow.match.legal()[0])
        await store.append("slow", slow.version + 1, moved, projected(slow, moved))

    with_store(path, play, now=100 * DAY)
    assert left(path, DEFAULT, now=179 * DAY) == {"left", "slow"}
    assert left(path, DEFAULT, now=181 * DAY) == {"slow"}
    assert left(path, DEFAULT, now=279 * DAY) == {"slow"}
    assert left(path, DEFAULT, now=281 * DAY) == set()


@pytest.mark.parametrize("table", [finished_table("old"), table_called("old", people=1)])
def test_whoever_talks_keeps_no_table_from_being_forgotten(tmp_path: Path, table: Table) -> None:
    path = store_tables(tmp_path / "games.db", table)

    async def say(store: Store) -> None:
        said = commands.decide(table, 0, Say(id="s", phrase="thanks"), lambda _: False)
        await store.append("old", table.version + 1, said, projected(table, said))

    with_store(path, say, now=9 * DAY)
    assert left(path, FIVE_DAYS, now=10 * DAY) == set()


def test_who_still_looks_at_a_game_may_go_on(tmp_path: Path) -> None:
    path = store_tables(tmp_path / "games.db", finished_table("old"))
    with_store(path, lambda store: store.forget(FIVE_DAYS, in_use={"old"}), now=10 * DAY)
    assert tables(path) == {"old"}


def test_also_who_comes_while_others_are_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    many = [finished_table(f"t{n}") for n in range(FORGOTTEN_AT_ONCE + 1)]
    path = store_tables(tmp_path / "games.db", *many)
    in_use = set[str]()

    def forget(store: Store) -> Awaitable[int]:
        execute = store._execute

        async def come_after_it(statement: Any) -> None:
            await execute(statement)
            in_use.update(tables(path))

        monkeypatch.setattr(store, "_execute", come_after_it)
        return store.forget(FIVE_DAYS, in_use)

    assert with_store(path, forget, now=10 * DAY) == FORGOTTEN_AT_ONCE
    assert tables(path) == in_use
    assert len(in_use) == 1


def test_what_changes_before_it_is_deleted_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody may have come and gone again, so that nobody is there any more."""
    waiting = [table_called(id, people=0) for id in ("left", "found")]
    path = store_tables(tmp_path / "games.db", *waiting)

    def forget(store: Store) -> Awaitable[int]:
        execute = store._execute

        async def come_before_it(statement: Any) -> None:
            with closing(sqlite3.connect(path)) as connection, connection:
                connection.execute("UPDATE tables SET changed = 1e9 WHERE id = 'found'")
            await execute(statement)

        monkeypatch.setattr(store, "_execute", come_before_it)
        return store.forget(FIVE_DAYS)

    with_store(path, forget, now=10 * DAY)
    assert tables(path) == {"found"}


def test_many_are_deleted_a_few_at_a_time(tmp_path: Path) -> None:
    many = [table_called(f"t{n}", people=0) for n in range(2 * FORGOTTEN_AT_ONCE + 1)]
    path = store_tables(tmp_path / "games.db", *many)
    assert with_store(path, lambda store: store.forget(FIVE_DAYS), now=10 * DAY) == len(many)
    assert tables(path) == set()


class TestTokens:
    """They expire when nobody shows them for a year."""

    def shown(self, path: Path, now: float) -> bool:
        async def show(store: Store) -> bool:
            bearer = await store.bearer("#")
            return bearer is not None

        return with_store(path, show, now)

    def expire(self, path: Path, now: float) -> None:
        with_store(path, lambda store: store.forget_tokens(365 * DAY), now)

    @pytest.fixture
    def path(self, tmp_path: Path) -> Path:
        path = tmp_path / "games.db"
        with_store(path, lambda store: store.add_token("#", "robot", person(0), "Petal"))
        return path

    def test_one_that_nobody_shows_goes(self, path: Path) -> None:
        self.expire(path, now=364 * DAY)
        assert self.shown(path, now=0.0)
        self.expire(path, now=366 * DAY)
        assert not self.shown(path, now=366 * DAY)

    def test_one_that_is_shown_stays(self, path: Path) -> None:
        assert self.shown(path, now=300 * DAY)
        self.expire(path, now=400 * DAY)
        assert self.shown(path, now=400 * DAY)

    def test_that_it_is_used_is_written_once_a_day(
        self, path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def show(store: Store) -> int:
            noted = list[str]()
            monkeypatch.setattr(store, "_note_use", noted.append)
            for _ in range(3):
                await store.bearer("#")
            return len(noted)

        assert with_store(path, show, now=0.9 * DAY) == 0
        assert with_store(path, show, now=1.1 * DAY) == 3
        assert self.shown(path, now=1.1 * DAY)
        assert with_store(path, show, now=1.2 * DAY) == 0


class TestNames:
    """They expire a year after they were given, unless they are still read somewhere."""

    def left(self, path: Path, days: float) -> set[str]:
        async def forget(store: Store) -> dict[str, str]:
            await store.forget_names(365 * DAY)
            return await store.names_of([person(0), person(1), "robot", "nobody"])

        return set(with_store(path, forget, now=days * DAY))

    def test_of_who_has_neither_a_seat_nor_a_token(self, tmp_path: Path) -> None:
        path = store_tables(tmp_path / "games.db", finished_table("over"))
        with_store(path, lambda store: store.add_token("#", "robot", person(0), "Petal"))
        with_store(path, lambda store: store.rename("nobody", "Himiko"))
        with_store(path, lambda store: store.rename("nobody", "Himiko II"))
        everybody = {person(0), person(1), "robot", "nobody"}
        assert self.left(path, 364) == everybody
        assert self.left(path, 366) == everybody - {"nobody"}
        assert b"Himiko" not in path.read_bytes()
        with_store(path, lambda store: store.delete("over"))
        assert self.left(path, 367) == {"robot"}


class TestDeletedPlayers:
    def test_they_are_known_for_as_long_as_a_cookie_can_name_them(self, tmp_path: Path) -> None:
        path = tmp_path / "games.db"
        with_store(path, lambda store: store.erase("nobody"))

        async def known(store: Store) -> bool:
            return "nobody" in store.erased

        for days, is_known in ((729, True), (731, False)):
            with_store(path, lambda store: store.forget_erased(), now=days * DAY)
            assert with_store(path, known) == is_known
