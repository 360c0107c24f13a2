"""Your games: what waits for you, what happened there as you saw it, and how it all went."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from hanagoza.client import Client, ClientError, Seat
from hanagoza.server.storage.blocks import Blocks
from hanagoza.server.table.brief import GameResult, brief, result_of
from hanagoza.server.table.commands import move as moved
from hanagoza.server.table.protocol import Abort, Answer, Resign
from hanagoza.server.table.setting import DaysPerMove, LiveClock
from hanagoza.server.table.timing import time_out
from tests.server.conftest import Serve
from tests.server.fixtures import Fixture, fixtures, house
from tests.server.rooms import Client as Visitor
from tests.server.rooms import Room, at_table
from tests.server.serving import serving
from tests.server.tables import do, happen, move, person, play, play_out, running_table

DAYS = {"kind": "days", "days": 3}
DAY = 24 * 60 * 60.0
LIVE = LiveClock(base=60, increment=5)
PATIENCE = 10.0


class Two(NamedTuple):
    """Ann and Ben, and a game of theirs."""

    ann: Client
    ben: Client
    table: str
    seats: tuple[Seat, Seat]

    def play(self) -> int:
        """A move of whoever is to decide; their seat."""
        while True:
            for number, seat in enumerate(self.seats):
                while not seat.update:
                    seat.listen()
                if request := seat.update.get("request"):
                    seat.command("move", request=request["id"], move=request["moves"][0])
                    return number
            self.seats[0].listen(timeout=PATIENCE)


@pytest.fixture
def two(server: Serve) -> Iterator[Two]:
    url = server()
    with Client(url) as ann, Client(url) as ben:
        table = ann.open("hanamikoji", 2, start=0, pace=DAYS)
        with ann.sit(table, "Ann", 0) as mine, ben.sit(table, "Ben", 1) as theirs:
            yield Two(ann, ben, table, (mine, theirs))


def only(client: Client) -> dict[str, Any]:
    (game,) = client.get("/api/me/games")["games"]
    found: dict[str, Any] = game
    return found


class TestUnfinished:
    def test_it_says_whose_turn_it_is_and_how_long_they_have(self, two: Two) -> None:
        mine, theirs = only(two.ann), only(two.ben)
        assert (mine["is_your_turn"], theirs["is_your_turn"]) == (True, False)
        assert mine["turn"] == theirs["turn"] == 0
        assert mine["time_left"] == pytest.approx(3 * DAY, abs=60)
        assert (mine["you"], mine["names"]) == (0, ["Ann", "Ben"])

    def test_and_what_you_saw_happen_last(self, two: Two) -> None:
        two.play()
        assert only(two.ben)["last"][0]["seat"] == 0
        assert only(two.ben)["is_your_turn"]

    def test_nobody_else_is_told_of_it(self, two: Two, server: Serve) -> None:
        with Client(str(two.ann._http.base_url)) as stranger:
            assert stranger.get("/api/me/games") == {"games": []}
            assert stranger.get("/api/me/finished")["games"] == []

    def test_what_waits_for_you_comes_first(self, two: Two) -> None:
        later = two.ann.open("hanamikoji", 2, start=1, pace=DAYS)
        two.ann.sit(later, None, 0)
        two.ben.sit(later, None, 1)
        assert [game["id"] for game in two.ann.get("/api/me/games")["games"]] == [two.table, later]
        assert [game["id"] for game in two.ben.get("/api/me/games")["games"]] == [later, two.table]

    def test_a_game_that_stands_still_waits_for_nobody(self, two: Two) -> None:
        two.seats[1].command("pause")
        two.seats[0].command("answer", agrees=True)
        game = only(two.ann)
        assert (game["paused"], game["is_your_turn"], game["turn"]) == (True, False, 0)

    def test_a_seat_that_is_kept_for_you_comes_before_all(self, two: Two) -> None:
        later = two.ann.open("hanamikoji", 2, start=1, pace=DAYS)
        two.ann.sit(later, None, 0)
        with two.ben.sit(later, None, 1):
            two.seats[0].command("resign")
            again = two.ann.post(f"/api/tables/{two.table}/rematch")["id"]
            games = two.ben.get("/api/me/games")["games"]
            assert [game["id"] for game in games] == [again, later]

    def test_a_seat_that_is_kept_for_you_is_an_invitation(self, two: Two) -> None:
        two.seats[0].command("resign")
        again = two.ann.post(f"/api/tables/{two.table}/rematch")["id"]
        game = only(two.ben)
        assert (game["id"], game["you"], game["phase"]) == (again, None, "open")
        two.ben.sit(again)
        assert only(two.ben)["you"] == 0

    def test_what_waits_for_you_cannot_be_hidden(self, two: Two) -> None:
        with pytest.raises(ClientError, match="this game waits for you"):
            two.ann.delete(f"/api/me/games/{two.table}")
        with pytest.raises(ClientError, match="no seat at a table 'nowhere'"):
            two.ann.delete("/api/me/games/nowhere")


class TestFinished:
    @pytest.fixture(autouse=True)
    def end(self, two: Two) -> None:
        two.seats[1].command("resign")

    def test_it_says_how_it_ended(self, two: Two) -> None:
        assert two.ann.get("/api/me/games") == {"games": []}
        (game,) = two.ann.get("/api/me/finished")["games"]
        assert game["result"] == {"how": "resigned", "seat": 1, "places": [1, 2]}
        assert game["names"] == ["Ann", "Ben"]
        assert game["changed"] == pytest.approx(time.time(), abs=60)

    def test_games_of_one_kind_alone(self, two: Two) -> None:
        assert two.ann.get("/api/me/finished?game=hanamikoji")["games"]
        assert two.ann.get("/api/me/finished?game=kasane")["games"] == []
        with pytest.raises(ClientError, match=r"there is no game .chess.: choose one of hitohira"):
            two.ann.get("/api/me/finished?game=chess")

    def test_it_can_be_hidden_and_shown_again(self, two: Two) -> None:
        two.ann.delete(f"/api/me/games/{two.table}")
        assert two.ann.get("/api/me/finished")["games"] == []
        assert two.ben.get("/api/me/finished")["games"]
        two.ann.post(f"/api/me/games/{two.table}")
        assert two.ann.get("/api/me/finished")["games"]

    def test_it_opens_as_it_ended(self, two: Two) -> None:
        with two.ann.seat(two.table, 0) as again:
            while not again.update:
                again.listen(timeout=PATIENCE)
        assert again.table["ending"]["resigned"] == 1
        assert again.update["view"] is not None

    def test_a_profile_counts_it(self, two: Two) -> None:
        profile = two.ann.get("/api/me/profile")
        won = {"played": 1, "won": 1, "lost": 0}
        assert profile["games"] == [{"game": "hanamikoji", "players": 2, "tally": won}]
        (ben,) = profile["people"]
        assert (ben["name"], ben["table"], ben["seat"]) == ("Ben", two.table, 1)
        assert ben["tally"] == won
        assert two.ben.get("/api/me/profile")["people"][0]["tally"]["lost"] == 1

    def test_pages_follow_one_another(self, two: Two) -> None:
        for _ in range(21):
            table = two.ann.open("hanamikoji", 2, bots={1: 1})
            with two.ann.sit(table) as seat:
                seat.command("resign")
        first = two.ann.get("/api/me/finished")
        rest = two.ann.get(f"/api/me/finished?before={first['before']}")
        assert (len(first["games"]), len(rest["games"]), rest["before"]) == (20, 2, None)
        levels = two.ann.get("/api/me/profile")["levels"]
        assert levels[0]["level"] == 1
        assert levels[0]["tally"] == {"played": 21, "won": 0, "lost": 21}


class TestBlocks:
    def block(self, two: Two) -> None:
        two.ann.post("/api/me/blocks", {"table": two.table, "seat": 1})

    def test_neither_sits_down_with_the_other(self, two: Two) -> None:
        self.block(two)
        for host, guest in ((two.ann, two.ben), (two.ben, two.ann)):
            table = host.open("hanamikoji", 2)
            host.sit(table)
            with pytest.raises(ClientError, match="you cannot sit down at this table"):
                guest.post(f"/api/tables/{table}/seats", {"nonce": "0" * 32})

    def test_nor_finds_the_other_in_the_list(self, two: Two) -> None:
        table = two.ben.open("hanamikoji", 2, public=True)
        two.ben.sit(table)
        assert [listed["id"] for listed in two.ann.get("/api/tables")] == [table]
        self.block(two)
        assert two.ann.get("/api/tables") == []

    def test_a_game_that_has_begun_goes_on_and_what_they_say_is_muted(self, two: Two) -> None:
        self.block(two)
        assert two.ann.get(f"/api/tables/{two.table}")["muted"] == [1]
        assert "muted" not in two.ben.get(f"/api/tables/{two.table}")
        two.play()

    @pytest.mark.parametrize("who", [0, 1])
    def test_a_rematch_is_for_who_still_meets(self, two: Two, who: int) -> None:
        """Whichever of them asks for it, and whoever has blocked whom."""
        self.block(two)
        two.seats[0].command("resign")
        asking, other = (two.ann, two.ben) if who == 0 else (two.ben, two.ann)
        again = asking.post(f"/api/tables/{two.table}/rematch")["id"]
        assert asking.sit(again).table is not None
        assert other.get("/api/me/games") == {"games": []}
        for seat in asking.get(f"/api/tables/{again}")["seats"]:
            assert seat["reserved"] is None
        with pytest.raises(ClientError, match="the rematch has begun without you"):
            other.post(f"/api/tables/{two.table}/rematch")
        with pytest.raises(ClientError, match="you cannot sit down at this table"):
            other.post(f"/api/tables/{again}/seats", {"nonce": "0" * 32})
        another = other.post(f"/api/tables/{two.table}/rematch?another=true")["id"]
        assert another != again
        other.sit(another)

    def test_an_invitation_of_theirs_is_none(self, two: Two) -> None:
        two.seats[0].command("resign")
        again = two.ann.post(f"/api/tables/{two.table}/rematch")["id"]
        assert [game["id"] for game in two.ben.get("/api/me/games")["games"]] == [again]
        self.block(two)
        assert two.ben.get("/api/me/games") == {"games": []}
        with pytest.raises(ClientError, match="you cannot sit down at this table"):
            two.ben.post(f"/api/tables/{again}/seats", {"nonce": "0" * 32})

    def test_of_three_only_those_are_invited_who_all_meet(self, two: Two) -> None:
        with Client(str(two.ann._http.base_url)) as cho:
            table = cho.open("kasane", 3)
            with cho.sit(table, "Cho", 0) as seat, two.ann.sit(table), two.ben.sit(table):
                seat.command("resign")
                two.ann.post("/api/me/blocks", {"table": two.table, "seat": 1})
                for client in (two.ann, two.ben):
                    with client.seat(table, 0) as mine:
                        mine.command("resign")
            again = cho.post(f"/api/tables/{table}/rematch")["id"]
            kept = [seat["reserved"] for seat in cho.get(f"/api/tables/{again}")["seats"]]
            assert sorted(kept, key=str) == ["Ben", "Cho", None]
            two.ben.sit(again)

    def test_nobody_takes_over_a_seat_beside_them(self, two: Two) -> None:
        self.block(two)
        with Client(str(two.ann._http.base_url)) as cho:
            table = cho.open("kasane", 3)
            joined = cho.post(
                f"/api/tables/{table}/seats", {"name": "Cho", "nonce": "0" * 32, "seat": 2}
            )
            two.ann.sit(table)
            with pytest.raises(ClientError, match="you cannot sit down at this table"):
                two.ben.post(f"/api/tables/{table}/carry", {"key": joined["key"]})

    def test_it_is_of_a_person_on_all_their_devices(self, two: Two) -> None:
        with Client(str(two.ann._http.base_url)) as phone:
            table = two.ben.open("kasane", 3)
            joined = two.ben.post(f"/api/tables/{table}/seats", {"nonce": "0" * 32, "seat": 0})
            phone.get("/api/me")
            phone.post(f"/api/tables/{table}/carry", {"key": joined["key"]})
            two.ann.sit(table)
            two.ann.post("/api/me/blocks", {"table": table, "seat": 0})
            another = phone.open("hanamikoji", 2)
            phone.sit(another, "Ben's phone")
            with pytest.raises(ClientError, match="you cannot sit down at this table"):
                two.ann.post(f"/api/tables/{another}/seats", {"nonce": "0" * 32})
            two.ann.delete(f"/api/me/blocks?table={table}&seat=0")
            two.ann.sit(another)

    def test_what_they_say_is_in_no_list(self, two: Two) -> None:
        two.play()
        before = only(two.ann)["last"]
        for _ in range(12):
            two.seats[1].command("say", phrase="hello")
        assert only(two.ann)["last"] == before

    def test_it_can_be_taken_back(self, two: Two) -> None:
        self.block(two)
        two.ann.delete(f"/api/me/blocks?table={two.table}&seat=1")
        table = two.ann.open("hanamikoji", 2)
        two.ann.sit(table)
        assert two.ben.sit(table).number == 1

    @pytest.mark.parametrize(
        ("table", "seat", "told"),
        [(None, 0, "no other person"), (None, 3, "no other person"), ("x", 1, "no seat")],
    )
    def test_only_somebody_you_have_met(
        self, two: Two, table: str | None, seat: int, told: str
    ) -> None:
        with pytest.raises(ClientError, match=told):
            two.ann.post("/api/me/blocks", {"table": table or two.table, "seat": seat})

    def test_who_is_deleted_is_blocked_by_nobody(self, two: Two, tmp_path: Path) -> None:
        self.block(two)
        assert len(two.ann.get("/api/me/data")["blocks"]) == 1
        two.ben.delete("/api/me")
        assert two.ann.get("/api/me/data")["blocks"] == []

    def test_all_of_them_are_known_both_ways(self) -> None:
        blocks = Blocks([("ann", "ben"), ("cho", "ann")])
        assert blocks.by("ann") == {"ben"}
        assert blocks.around("ann") == {"ben", "cho"}
        blocks.forget(["ann"])
        assert blocks.around("ben") == blocks.around("cho") == frozenset()


class TestBrief:
    """What is written beside the log."""

    def test_a_game_that_is_played_to_its_end(self) -> None:
        table = running_table()
        play_out(table)
        assert table.result is not None
        assert result_of(table) == GameResult(how="played", seat=None, places=table.result.ranks)

    def test_who_resigns_or_takes_too_long_comes_last(self) -> None:
        table = running_table()
        do(table, 0, Resign(id="r"))
        assert result_of(table) == GameResult(how="resigned", seat=0, places=(2, 1))
        table = running_table(start=1, pace=DaysPerMove(days=1), out_of_time="loss")
        happen(table, time_out(table))
        assert result_of(table) == GameResult(how="out-of-time", seat=1, places=(1, 2))

    @pytest.mark.parametrize("out_of_time", ["bot", "loss"])
    def test_so_they_do_where_a_bot_plays_on_for_them(self, out_of_time: str) -> None:
        table = running_table("kasane", 3, pace=LIVE, out_of_time=out_of_time, start=0)
        happen(table, time_out(table))
        do(table, 1, Resign(id="r"))
        while table.actor is not None:
            happen(table, moved(table, table.actor, move(table).move))
        found = result_of(table)
        assert found is not None
        assert found.places[1] == 3
        if out_of_time == "loss":
            assert found.places == (3, 3, 1)
        else:
            assert min(found.places[0], found.places[2]) == 1

    def test_where_all_have_given_up_nobody_has_won(self) -> None:
        table = running_table("kasane", 3, start=0)
        for seat in (0, 1, 2):
            do(table, seat, Resign(id="r"))
        assert result_of(table) == GameResult(how="resigned", seat=2, places=(3, 3, 3))

    def test_an_aborted_game_has_no_places(self) -> None:
        table = running_table()
        do(table, 0, Abort(id="a"))
        do(table, 1, Answer(id="b", agrees=True))
        assert result_of(table) == GameResult(how="aborted", seat=None, places=())

    def test_what_a_table_does_not_remember_no_list_does(self) -> None:
        table = running_table(memory="none", start=0)
        play(table, 6)
        told = brief(table).last
        assert all(len(seen) <= 3 for seen in told)

    def test_a_move_at_an_ordinary_table_writes_nothing_beside_the_log(self) -> None:
        async def test(room: Room) -> None:
            mine = Visitor(room.live, person(0))
            await mine.tell(move(room.table))
            await room.clock.turn(1)
            assert room.log.told == []
            await room.live.close()
            assert [told.version for told in room.log.told] == [room.table.version]

        at_table(test, running_table(start=0))

    def test_where_people_have_days_each_move_does(self) -> None:
        async def test(room: Room) -> None:
            mine = Visitor(room.live, person(0))
            await mine.tell(move(room.table))
            await asyncio.sleep(0)
            assert [told.turn for told in room.log.told] == [1]

        at_table(test, running_table(start=0, pace=DaysPerMove(days=1)))


def test_lists_that_are_behind_are_told_anew(tmp_path: Path) -> None:
    """As after kill -9: the log has the last word."""
    with serving(tmp_path) as url, Client(url) as ann, Client(url) as ben:
        cookies = ann._http.cookies, ben._http.cookies
        table = ann.open("hanamikoji", 2, start=0)
        with ann.sit(table, "Ann", 0) as mine, ben.sit(table, "Ben", 1) as theirs:
            Two(ann, ben, table, (mine, theirs)).play()
    with closing(sqlite3.connect(tmp_path / "games.db")) as connection, connection:
        connection.execute("UPDATE tables SET turn = 0, told = told - 1")
    with serving(tmp_path) as url, Client(url) as ben:
        ben._http.cookies = cookies[1]
        assert only(ben)["is_your_turn"]


@pytest.mark.parametrize("fixture", fixtures(), ids=lambda fixture: f"schema-{fixture.schema}")
def test_games_from_before_there_were_lists_are_told_of(fixture: Fixture, tmp_path: Path) -> None:
    house.load(fixture.dump, tmp_path / "games.db")
    with serving(tmp_path):
        deadline = time.monotonic() + 3 * PATIENCE
        while (untold := _count(tmp_path, "phase = 'over' AND told < 0")) > 0:
            assert time.monotonic() < deadline, untold
            time.sleep(0.1)
    assert _count(tmp_path, "phase = 'over' AND result IS NULL") == 0


@pytest.fixture
def damaged(tmp_path: Path) -> tuple[Path, str]:
    """A database of an earlier version, and the id of a finished game whose log is damaged."""
    path = house.load(fixtures()[0].dump, tmp_path / "games.db")
    with closing(sqlite3.connect(path)) as connection, connection:
        (id,) = connection.execute("SELECT min(id) FROM tables WHERE phase = 'over'").fetchone()
        connection.execute("UPDATE log SET entry = '{' WHERE table_id = ?", [id])
    return tmp_path, id


def test_a_game_that_cannot_be_read_keeps_no_others_out_of_lists(
    damaged: tuple[Path, str],
) -> None:
    folder, _ = damaged
    with serving(folder):
        deadline = time.monotonic() + 3 * PATIENCE
        while (untold := _count(folder, "phase = 'over' AND told < 0")) > 1:
            assert time.monotonic() < deadline, untold
            time.sleep(0.1)


def test_nor_does_its_own(damaged: tuple[Path, str]) -> None:
    """Who has played it is told of all the rest, and that there was a game."""
    folder, id = damaged
    with serving(folder) as url, Client(url) as ann:
        player = ann.get("/api/me/data")["player"]
        with closing(sqlite3.connect(folder / "games.db")) as connection, connection:
            held = "SELECT player FROM holders WHERE table_id = ?"
            (somebody,) = connection.execute(f"{held} LIMIT 1", [id]).fetchone()
            carry = "UPDATE holders SET player = ? WHERE player = ?"
            connection.execute(carry, [player, somebody])
        games = ann.get("/api/me/finished")["games"]
        assert len(games) > 1
        assert {game["id"]: game["result"] for game in games}[id] is None


def _count(folder: Path, which: str) -> int:
    with closing(sqlite3.connect(folder / "games.db")) as connection:
        (row,) = connection.execute(f"SELECT count(*) FROM tables WHERE {which}").fetchall()
        return int(row[0])
