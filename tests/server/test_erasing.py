"""Somebody is deleted, by themselves or by the host, or a table is: nothing of it is left in the
file, and the others play on.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path

import msgspec
import pytest

import hanagoza as hg
from hanagoza.cli import main
from hanagoza.client import Client, ClientError
from hanagoza.server.config import Config, Limits
from hanagoza.server.entropy import Entropy
from hanagoza.server.live.hall import Hall
from hanagoza.server.live.pool import BotPool
from hanagoza.server.live.warmup import Warmup
from hanagoza.server.storage import schema
from hanagoza.server.storage.engine import read_only
from hanagoza.server.storage.operator import Operator
from hanagoza.server.storage.store import Store
from hanagoza.server.table.departing import depart
from hanagoza.server.table.entries import Entries, Replaced, Reserved, Rose
from hanagoza.server.table.seating import rise, share, sit
from hanagoza.server.table.table import Table
from tests.server import raw
from tests.server.hosted import Hosted
from tests.server.serving import serving
from tests.server.stored import caretaker, keep, store_tables, with_store
from tests.server.tables import (
    FixedEntropy,
    happen,
    open_table,
    person,
    play_out,
    running_table,
    sat,
)

HIMIKO, OTHER, TABLET = person(0), person(1), "another-device"
NAMES = {HIMIKO: "Himiko", OTHER: "Beni"}


def table_of(id: str, people: int = 2) -> Table:
    """Himiko, and somebody else."""
    table = Table(msgspec.structs.replace(open_table().opened, id=id), FixedEntropy())
    table.call(NAMES)
    for seat in range(people):
        happen(table, sit(table, sat(seat)))
    return table


def over(id: str) -> Table:
    table = table_of(id)
    play_out(table)
    return table


class TestSeats:
    def test_before_the_start_a_seat_is_free(self) -> None:
        table = table_of("open", people=1)
        assert happen(table, depart(table, {HIMIKO})) == [Rose(seat=0, player=HIMIKO)]
        assert table.seats[0].is_free

    def test_a_bot_plays_on_in_a_running_game(self) -> None:
        table = running_table("kasane", people=3)
        assert happen(table, depart(table, {HIMIKO})) == [Replaced(seat=0, level=3)]
        assert table.people == [1, 2]

    def test_a_finished_game_stays_as_it_is(self) -> None:
        assert depart(over("over"), {HIMIKO}) == []

    def test_nobody_leaves_twice(self) -> None:
        table = running_table()
        happen(table, depart(table, {HIMIKO}))
        assert depart(table, {HIMIKO}) == []

    def test_whoever_has_the_seat_on_another_device_keeps_it(self) -> None:
        table = running_table()
        happen(table, share(table, "key-0", TABLET))
        assert depart(table, {HIMIKO}) == []
        assert depart(table, {HIMIKO, TABLET}) == [Replaced(seat=0, level=3)]

    def test_a_seat_that_was_kept_for_them_is_for_anybody(self) -> None:
        kept = (Reserved(player=HIMIKO, others=(TABLET,)), None)
        table = Table(msgspec.structs.replace(open_table().opened, reserved=kept), FixedEntropy())
        assert depart(table, {HIMIKO}) == []
        happen(table, depart(table, {HIMIKO, TABLET}))
        assert [seat.reserved for seat in table.seats] == [None, None]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "games.db"
    store_tables(path, over("over-1"), table_of("running"), table_of("open", people=1))
    with_store(path, lambda store: store.add_token("#1", "robot", HIMIKO, "Himiko's robot"))
    with_store(path, lambda store: store.add_token("#2", "another", OTHER, "Beni's robot"))
    return path


@pytest.fixture
def operator(database: Path) -> Iterator[Operator]:
    with closing(Operator(database)) as operator:
        yield operator


def next_round(database: Path) -> None:
    """What a server does once it is started."""

    async def go(store: Store) -> None:
        pool = BotPool(1, Limits())
        hall = Hall(store, pool, Warmup(()), Entropy(), Limits())
        await hall.find("running")
        await caretaker(hall, Config(database=database)).go_round()
        await hall.close()
        pool.close()

    with_store(database, go)


class TestDeletedTable:
    def test_all_of_it_goes(self, database: Path, operator: Operator) -> None:
        for id in ("over-1", "running"):
            assert operator.delete(id) == "table"
        next_round(database)
        with closing(sqlite3.connect(database)) as connection:
            for column in ("tables.id", "log.table_id", "holders.table_id"):
                table, name = column.split(".")
                rows = connection.execute(f"SELECT DISTINCT {name} FROM {table}").fetchall()
                assert rows == [("open",)]

    def test_twice_is_as_good_as_once(self, database: Path, operator: Operator) -> None:
        operator.delete("running")
        operator.delete("running")
        next_round(database)
        assert {table.id for table in operator.tables(9)} == {"over-1", "open"}


class TestForgottenPlayer:
    @pytest.fixture
    def forgotten(self, database: Path, operator: Operator) -> Path:
        assert operator.delete(HIMIKO) == "player"
        next_round(database)
        next_round(database)  # their seats are left in the one after
        return database

    def test_nothing_in_the_file_tells_of_them(self, forgotten: Path, operator: Operator) -> None:
        operator.close()
        assert traces(forgotten) == {"Himiko": 0, "203.0.113.7": 0, "Beni": 2}

    def test_no_log_was_rewritten(self, database: Path, operator: Operator) -> None:
        before = logs(database)
        operator.delete(HIMIKO)
        next_round(database)
        next_round(database)
        after = logs(database)
        assert after.pop("open") == [*before.pop("open"), Rose(seat=0, player=HIMIKO)]
        assert after["over-1"] == before["over-1"]
        running = [*before["running"], Replaced(seat=0, level=3)]
        assert after["running"][: len(running)] == running  # the bot may have moved since

    def test_their_finished_games_can_still_be_read(self, forgotten: Path) -> None:
        table = raw.stored(forgotten.parent, "over-1")
        assert table.phase == "over"
        assert table.record().seats == ("", "Beni")
        assert hg.verify(table.record())

    def test_a_bot_plays_on_in_their_running_games(self, forgotten: Path) -> None:
        table = raw.stored(forgotten.parent, "running")
        assert table.people == [1]
        assert not table.seats[0].decides

    def test_before_the_start_their_seat_is_free(self, forgotten: Path, operator: Operator) -> None:
        assert raw.stored(forgotten.parent, "open").seats[0].is_free
        listed = {table.id: table for table in operator.tables(9)}
        assert listed["open"].names == (None, None)
        assert listed["open"].players == ()
        assert listed["over-1"].names == ("", "Beni")

    def test_where_they_came_from_goes_too(self, forgotten: Path, operator: Operator) -> None:
        assert {table.address for table in operator.tables(9)} == {"unknown"}

    def test_they_find_no_table_and_others_find_theirs(self, forgotten: Path) -> None:
        count: Callable[[str], int] = lambda player: len(  # noqa: E731
            with_store(forgotten, lambda store: store.tables_of(player))
        )
        assert [count(player) for player in (HIMIKO, OTHER)] == [0, 2]

    def test_lists_tell_how_many_sit_there(self, forgotten: Path) -> None:
        with closing(sqlite3.connect(forgotten)) as connection:
            query = "SELECT people, free FROM tables ORDER BY id"
            assert connection.execute(query).fetchall() == [(0, 2), (2, 0), (2, 0)]

    def test_their_bots_are_forgotten_with_them(self, forgotten: Path) -> None:
        assert with_store(forgotten, lambda store: store.bearer("#1")) is None
        assert with_store(forgotten, lambda store: store.bearer("#2")) == "another"


def traces(database: Path) -> dict[str, int]:
    """How often names and addresses stand in the file, and in what SQLite keeps beside it."""
    parts = [path.read_bytes() for path in database.parent.glob("games.db*")]
    wanted = ("Himiko", "203.0.113.7", "Beni")
    return {text: sum(part.count(text.encode()) for part in parts) for text in wanted}


def logs(database: Path) -> dict[str, Entries]:
    async def read(store: Store) -> dict[str, Entries]:
        return {id: await store.entries(id) for id in ("open", "running", "over-1")}

    return with_store(database, read)


class TestWhileItRuns:
    def test_nothing_is_left_in_the_write_ahead_log_either(self, tmp_path: Path) -> None:
        path = tmp_path / "games.db"

        async def come_and_go(store: Store) -> tuple[dict[str, int], dict[str, int]]:
            await keep(store, over("over-1"))
            await store.add_token("#1", "robot", HIMIKO, "Himiko's robot")
            await store.rename(HIMIKO, "Himiko II")
            before = traces(path)
            await store.erase(HIMIKO)
            return before, traces(path)

        before, after = with_store(path, come_and_go)
        assert min(before.values()) > 0
        assert after == {"Himiko": 0, "203.0.113.7": 0, "Beni": 1}

    def test_who_reads_meanwhile_holds_it_up_but_not_for_good(self, tmp_path: Path) -> None:
        path = tmp_path / "games.db"

        async def come_and_go(store: Store) -> list[int]:
            await keep(store, over("over-1"))
            with closing(read_only(path)) as reader:
                reader.execute("BEGIN")
                reader.execute("SELECT * FROM players").fetchall()
                await store.erase(HIMIKO)
                found = [traces(path)["Himiko"]]
            await store.truncate()
            return [*found, traces(path)["Himiko"]]

        during, after = with_store(path, come_and_go)
        assert during > 0
        assert after == 0

    def test_their_order_is_carried_out_by_the_next_server(self, tmp_path: Path) -> None:
        """It may have died before it could see to the seats."""
        path = store_tables(tmp_path / "games.db", table_of("running"))
        with_store(path, lambda store: store.erase(HIMIKO))
        next_round(path)
        assert not raw.stored(tmp_path, "running").seats[0].decides


MAY_KNOW = {"tables.host", "tables.seats", "tables.guests", "log.entry", "erased.player"}
"""Where the random id of who was deleted stays: see docs/privacy.md."""


class TestEveryColumn:
    """Of somebody who has left traces wherever there is room for any."""

    @pytest.fixture
    def busy(self, tmp_path: Path) -> Iterator[tuple[Path, Client]]:
        days = {"kind": "days", "days": 3}
        with serving(tmp_path) as url, Client(url) as ann, Client(url) as ben:
            over = ann.open("hanamikoji", 2, start=0, pace=days)
            with ann.sit(over, "Annabella", 0) as seat, ben.sit(over, "Beni", 1):
                turn = next(seat.turns())
                turn.play(turn.moves[0])
                seat.command("say", phrase="hello")
                seat.command("resign")
            ben.post(f"/api/tables/{over}/rematch")
            ann.patch("/api/me", {"name": "Anabel"})
            ann.post("/api/tokens", {"name": "Annabella's bot"})
            ann.delete(f"/api/me/games/{over}")
            running = ben.open("hanamikoji", 2, start=0, pace=days)
            with ben.sit(running, None, 0), ann.sit(running, None, 1):
                for blocker in (ann, ben):
                    other = 0 if blocker is ann else 1
                    blocker.post("/api/me/blocks", {"table": running, "seat": other})
            with ann.sit(ann.open("kasane", 3, public=True)):
                ann.post("/api/me/vacation", {"days": 5})
            yield tmp_path / "games.db", ann

    def test_nothing_but_a_random_id_is_left(self, busy: tuple[Path, Client]) -> None:
        path, ann = busy
        ids = {ann.get("/api/me/data")["player"], *_column(path, "tokens", "player")}
        before = {where for id in ids for where in _places(path, id)}
        assert before >= MAY_KNOW - {"erased.player"} | {
            *("holders.player", "players.id", "players.owner", "former_names.player"),
            *("vacations.player", "blocks.player", "blocks.blocked"),
            *("tokens.player", "tokens.owner"),
        }
        ann.delete("/api/me")
        for _ in range(200):
            if not _column(path, "orders", "value"):
                break
            time.sleep(0.05)
        left = {where for id in ids for where in _places(path, id)}
        assert left <= MAY_KNOW
        files = b"".join(part.read_bytes() for part in path.parent.glob("games.db*"))
        assert b"Annabella" not in files
        assert b"Anabel" not in files
        assert b"Beni" in files


def _places(path: Path, id: str) -> set[str]:
    """The columns of the database that know somebody."""
    return {
        f"{table.name}.{column.name}"
        for table in schema.metadata.tables.values()
        for column in table.columns
        if any(id in str(value) for value in _column(path, table.name, column.name))
    }


def _column(path: Path, table: str, column: str) -> list[object]:
    with closing(read_only(path)) as connection:
        return [value for (value,) in connection.execute(f"SELECT {column} FROM {table}")]


def test_who_has_left_long_ago_can_be_forgotten_too(tmp_path: Path) -> None:
    table = table_of("open", people=1)
    happen(table, rise(table, HIMIKO))
    path = store_tables(tmp_path / "games.db", table)
    with closing(Operator(path)) as operator:
        assert operator.delete(HIMIKO) == "player"
    next_round(path)
    assert b"Himiko" not in path.read_bytes()


def test_the_command_tells_what_will_be(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    where = ["--db", f"sqlite:///{database}"]
    assert main(["admin", "delete", "running", *where]) == 0
    assert capsys.readouterr().out == "the table running will be deleted\n"
    assert main(["admin", "delete", HIMIKO, *where]) == 0
    assert "will be forgotten; finished games stay" in capsys.readouterr().out
    assert main(["admin", "delete", "Himiko", *where]) == 2
    assert "'Himiko' is neither a table nor a player" in capsys.readouterr().err


@pytest.mark.slow
def test_a_running_server_does_as_told(tmp_path: Path) -> None:
    with Hosted(tmp_path) as server, Client(server.url) as host, Client(server.url) as guest:
        kept, gone = host.open("hanamikoji", 2, start=0), host.open("hanamikoji", 2)
        with host.sit(kept, "Himiko") as hers, guest.sit(kept, "Beni") as theirs:
            hers.listen(5)
            with closing(Operator(server.database)) as operator:
                operator.delete(gone)
                operator.delete(dict({t.id: t for t in operator.tables(9)}[kept].players)[0])
            for _ in range(100):
                seat = theirs.table["seats"][0] if theirs.table else {"level": None}
                if seat["level"]:
                    break
                with suppress(TimeoutError):
                    theirs.listen(0.1)
            assert (seat["name"], seat["level"]) == ("", 3)
            assert theirs.table["you"] == 1
            assert theirs.command("say", phrase="thanks")["type"] == "ack"
        with pytest.raises(ClientError, match="there is no table"):
            guest.get(f"/api/tables/{gone}")
        assert host.get("/api/me")["tables"] == []
        assert '"level": "error"' not in server.log()
