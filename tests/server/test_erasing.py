"""A host deletes a table, or forgets a player: nothing of them is left, and the others play on."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

import hanagoza as hg
from hanagoza.cli import main
from hanagoza.client import Client, ClientError
from hanagoza.server.config import Config, Limits
from hanagoza.server.entropy import Entropy
from hanagoza.server.live.caretaker import Caretaker
from hanagoza.server.live.hall import Hall
from hanagoza.server.live.warmup import Warmup
from hanagoza.server.storage.operator import Operator, OperatorError
from hanagoza.server.storage.store import Store
from hanagoza.server.storage.upkeep import Upkeep
from hanagoza.server.table.entries import Reserved, Rose, Shared
from hanagoza.server.table.erasing import NAMELESS, erased
from hanagoza.server.table.messages import table_message, update
from hanagoza.server.table.protocol import Presence, Replace
from hanagoza.server.table.seating import rise, send_away, share, sit
from hanagoza.server.table.table import Table
from tests.server import raw
from tests.server.hosted import Hosted
from tests.server.stored import store_tables, with_store
from tests.server.tables import FixedEntropy, do, happen, open_table, person, play_out, sat

HIMIKO, OTHER, TABLET = person(0), person(1), "another-device"


def table_of(id: str, people: int = 2) -> Table:
    """Himiko, who has a second device, and somebody else."""
    table = Table(msgspec.structs.replace(open_table().opened, id=id), FixedEntropy())
    names = ("Himiko", "Beni")
    for seat in range(people):
        happen(table, sit(table, sat(seat, names[seat])))
    if people:
        happen(table, share(table, "key-0", TABLET))
    return table


def over(id: str) -> Table:
    table = table_of(id)
    play_out(table)
    return table


def without(table: Table, *players: str) -> Table:
    return Table.restored(erased(table.log, players, Entropy().id), FixedEntropy())


class TestLog:
    def test_the_game_is_as_it_was_and_its_luck_verifies(self) -> None:
        before = over("over")
        after = without(before, HIMIKO)
        assert after.decisions == before.decisions
        assert after.record().seats == (NAMELESS, "Beni")
        assert hg.verify(after.record())

    def test_nobody_holds_the_seat_on_any_device(self) -> None:
        after = without(over("over"), HIMIKO)
        assert after.seat_of(HIMIKO) is None
        assert after.seat_of(TABLET) is None
        assert after.arrangement.keyed_seat("key-0") is None
        assert after.seat_of(OTHER) == 1
        assert not after.arrangement.is_host(HIMIKO)

    def test_one_device_tells_of_the_person(self) -> None:
        assert without(over("over"), TABLET).record().seats == (NAMELESS, "Beni")

    def test_whoever_else_sat_there_keeps_their_name(self) -> None:
        table = open_table()
        happen(table, sit(table, sat(0, "Himiko")))
        happen(table, rise(table, HIMIKO))
        happen(table, sit(table, msgspec.structs.replace(sat(1, "Beni"), seat=0)))
        happen(table, send_away(table, HIMIKO, 0))
        names = [entry.name for entry in without(table, HIMIKO).log if isinstance(entry, Rose)]
        assert names == [NAMELESS, "Beni"]

    def test_a_seat_that_was_kept_for_them_is_for_anybody(self) -> None:
        kept = (Reserved(player="x", name="Himiko", others=(HIMIKO,)), None)
        opened = msgspec.structs.replace(open_table().opened, reserved=kept)
        after = without(Table(opened, FixedEntropy()), HIMIKO)
        assert [seat.reserved for seat in after.seats] == [None, None]

    def test_others_are_sent_the_same_but_for_the_name(self) -> None:
        before, after = over("over"), without(over("over"), HIMIKO)
        here: list[Presence] = ["here", "here"]
        told = msgspec.json.encode([table_message(before, OTHER, here), update(before, 1, -1)])
        now = msgspec.json.encode([table_message(after, OTHER, here), update(after, 1, -1)])
        assert now == told.replace(b"Himiko", NAMELESS.encode())

    def test_who_is_not_there_changes_nothing(self) -> None:
        table = over("over")
        assert erased(table.log, ["nobody"], Entropy().id) == table.log

    def test_nothing_is_erased_twice(self) -> None:
        once = erased(over("over").log, [HIMIKO], Entropy().id)
        assert erased(once, [HIMIKO], Entropy().id) == once

    def test_a_seat_shared_after_another_was_left_is_its_own(self) -> None:
        table = table_of("open", people=1)
        happen(table, rise(table, HIMIKO))
        happen(table, sit(table, msgspec.structs.replace(sat(1, "Beni"), seat=0, key="k")))
        happen(table, share(table, "k", "phone"))
        shared = [entry.player for entry in without(table, HIMIKO).log if isinstance(entry, Shared)]
        assert shared[1] == "phone"
        assert shared[0] != TABLET


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
        hall = Hall(store, None, Warmup(()), Entropy(), Limits())  # type: ignore[arg-type]
        await hall.find("running")
        await Caretaker(hall, Upkeep(store, Config(database=database))).go_round()
        await hall.close()

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
        return database

    def test_nothing_in_the_file_tells_of_them(self, forgotten: Path, operator: Operator) -> None:
        operator.close()
        parts = [path.read_bytes() for path in forgotten.parent.glob("games.db*")]
        for trace in (b"Himiko", HIMIKO.encode(), TABLET.encode(), b"robot", b"key-0"):
            left = sum(part.count(trace) for part in parts)
            assert left == (parts[0].count(b"Beni's robot") if trace == b"robot" else 0), trace

    def test_their_finished_games_can_still_be_read(self, forgotten: Path) -> None:
        table = raw.stored(forgotten.parent, "over-1")
        assert table.phase == "over"
        assert hg.verify(table.record())

    def test_running_games_go_on_with_a_bot_in_their_place(self, forgotten: Path) -> None:
        table = raw.stored(forgotten.parent, "running")
        do(table, 1, Replace(id="r", seat=0, level=1), gone=True)
        assert table.seats[0].level == 1

    def test_before_the_start_their_seat_is_free(self, forgotten: Path, operator: Operator) -> None:
        assert raw.stored(forgotten.parent, "open").seats[0].is_free
        listed = {table.id: table for table in operator.tables(9)}
        assert listed["open"].names == (None, None)
        assert listed["open"].players == ()
        assert listed["over-1"].names == (NAMELESS, "Beni")

    def test_where_they_came_from_goes_too(self, forgotten: Path, operator: Operator) -> None:
        assert {table.address for table in operator.tables(9)} == {"unknown"}

    def test_they_find_no_table_and_others_find_theirs(self, forgotten: Path) -> None:
        count: Callable[[str], int] = lambda player: len(  # noqa: E731
            with_store(forgotten, lambda store: store.tables_of(player))
        )
        assert [count(player) for player in (HIMIKO, TABLET, OTHER)] == [0, 0, 2]

    def test_lists_tell_how_many_sit_there(self, forgotten: Path) -> None:
        with closing(sqlite3.connect(forgotten)) as connection:
            query = "SELECT people, free FROM tables ORDER BY id"
            assert connection.execute(query).fetchall() == [(0, 2), (2, 0), (2, 0)]

    def test_they_cannot_be_forgotten_again(self, forgotten: Path, operator: Operator) -> None:
        with pytest.raises(OperatorError, match="neither a table nor a player"):
            operator.delete(HIMIKO)


def test_who_has_left_long_ago_can_be_forgotten_too(tmp_path: Path) -> None:
    table = table_of("open", people=1)
    happen(table, rise(table, HIMIKO))
    path = store_tables(tmp_path / "games.db", table)
    with closing(Operator(path)) as operator:
        assert operator.delete(TABLET) == "player"
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
                try:
                    theirs.listen(0.1)
                except TimeoutError:
                    if theirs.table["seats"][0]["name"] == NAMELESS:
                        break
            assert theirs.table["you"] == 1
            assert theirs.command("say", phrase="thanks")["type"] == "ack"
        with pytest.raises(ClientError, match="there is no table"):
            guest.get(f"/api/tables/{gone}")
        assert host.get("/api/me")["tables"] == []
        assert '"level": "error"' not in server.log()
