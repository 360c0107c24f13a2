"""How long people may think: what is agreed, what is asked for, and what happens at the end."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hanagoza.server.table.arrangement import Arrangement
from hanagoza.server.table.entries import Answered, Moved, Returned, TookBack
from hanagoza.server.table.messages import update
from hanagoza.server.table.pace import DAY, allotted, earned, with_left
from hanagoza.server.table.protocol import (
    Abort,
    Answer,
    Delegate,
    Pause,
    Replace,
    Resign,
    Resume,
    Return,
    Undo,
)
from hanagoza.server.table.setting import DaysPerMove, LiveClock, TableSetting
from hanagoza.server.table.table import Table
from hanagoza.server.table.timing import time_out
from tests.server.tables import do, happen, move, play, refusal, running_table

LIVE, DAYS = LiveClock(base=300, increment=10), DaysPerMove(days=3)


def timed_table(people: int = 2, game: str = "hanamikoji", **agreed: Any) -> Table:
    return running_table(game, people, start=0, **{"pace": LIVE, **agreed})


class TestSetting:
    @pytest.mark.parametrize(
        "pace",
        [
            {"kind": "live", "base": 300, "increment": 10},
            {"kind": "days", "days": 7},
            None,
        ],
    )
    def test_a_pace_is_agreed_with_everything_else(self, pace: Any) -> None:
        agreed = {"game": "hanamikoji", "players": 2, "pace": pace}
        setting = msgspec.convert(agreed, TableSetting)
        assert msgspec.to_builtins(setting)["pace"] == pace

    @pytest.mark.parametrize(
        "pace",
        [
            {"kind": "live", "base": 5, "increment": 0},
            {"kind": "live", "base": 300, "increment": -1},
            {"kind": "live", "base": 300},
            {"kind": "days", "days": 2},
            {"kind": "hours", "hours": 3},
        ],
    )
    def test_others_are_refused(self, pace: Any) -> None:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"game": "hanamikoji", "players": 2, "pace": pace}, TableSetting)

    def test_without_one_nobody_has_a_clock(self) -> None:
        table = running_table()
        assert table.left is None
        assert table.running is None


class TestArithmetic:
    def test_everybody_begins_with_the_same(self) -> None:
        assert allotted(LIVE, 2) == (300_000, 300_000)
        assert allotted(DAYS, 3) == (3 * DAY,) * 3

    def test_nobody_has_less_than_nothing(self) -> None:
        assert with_left((5_000, 9_000), 0, 3_500) == (3_500, 9_000)
        assert with_left((5_000, 9_000), 0, -1_000) == (0, 9_000)

    def test_a_move_earns_the_increment(self) -> None:
        moved = [Moved(seat=1, moves=("take A",))]
        assert earned((5_000, 9_000), LIVE, moved, [0, 1]) == (5_000, 19_000)

    def test_where_people_have_days_it_earns_all_of_them(self) -> None:
        moved = [Moved(seat=1, moves=("take A",))]
        assert earned((DAY, DAY), DAYS, moved, [0, 1]) == (DAY, 3 * DAY)
        assert earned((DAY, 0), DAYS, [Returned(seat=1)], [0]) == (DAY, 3 * DAY)

    def test_what_others_do_for_somebody_earns_nothing(self) -> None:
        by_bot = [Moved(seat=1, moves=("take A",))]
        by_table = [Moved(seat=1, moves=("take A",), by_table=True)]
        assert earned((5_000, 9_000), LIVE, by_bot, [0]) == (5_000, 9_000)
        assert earned((5_000, 9_000), LIVE, by_table, [0, 1]) == (5_000, 9_000)

    def test_who_takes_a_move_back_gives_back_what_it_brought(self) -> None:
        mine = Moved(seat=1, moves=("take A",), command="c")
        by_bot = Moved(seat=1, moves=("take A",))
        undone = [TookBack(seat=1)]
        assert earned((5_000, 19_000), LIVE, undone, [0, 1], mine) == (5_000, 9_000)
        assert earned((5_000, 9_000), LIVE, undone, [0, 1], by_bot) == (5_000, 9_000)
        assert earned((DAY, 3 * DAY), DAYS, undone, [0, 1], mine) == (DAY, 3 * DAY)


class TestEndOfTime:
    def test_a_bot_plays_on(self) -> None:
        table = timed_table()
        happen(table, time_out(table))
        assert table.phase == "running"
        assert (table.seats[0].level, table.people) == (3, [1])

    def test_or_a_game_of_two_is_lost(self) -> None:
        table = timed_table(out_of_time="loss")
        happen(table, time_out(table))
        assert table.phase == "over"
        assert (table.arrangement.timed_out, table.arrangement.resigned) == (0, None)

    def test_in_a_larger_one_the_others_keep_their_game(self) -> None:
        table = timed_table(3, "kasane", out_of_time="loss")
        seat = table.actor
        assert seat is not None
        happen(table, time_out(table))
        assert table.phase == "running"
        assert table.seats[seat].level == 3
        assert refusal(table, seat, Return(id="r")) == "not-possible"

    def test_whoever_has_lost_so_does_not_come_back_to_it_however_long_they_had(self) -> None:
        table = timed_table(3, "kasane", pace=DAYS, out_of_time="loss")
        happen(table, time_out(table))
        assert table.seats[0].is_out_for_good
        assert refusal(table, 0, Return(id="r")) == "not-possible"

    @pytest.mark.parametrize("out_of_time", ["bot", "loss"])
    def test_nobody_plays_on_for_bots_alone(self, out_of_time: str) -> None:
        table = running_table("hanamikoji", 1, 1, start=0, pace=LIVE, out_of_time=out_of_time)
        happen(table, time_out(table))
        assert (table.phase, table.arrangement.timed_out) == ("over", 0)

    def test_who_has_no_time_left_cannot_come_back(self) -> None:
        table = timed_table()
        happen(table, time_out(table))
        assert refusal(table, 0, Return(id="r")) == "not-possible"

    def test_who_had_days_can(self) -> None:
        table = timed_table(pace=DAYS)
        happen(table, time_out(table))
        do(table, 0, Return(id="r"))
        assert table.people == [0, 1]
        assert not table.seats[0].is_out_of_time

    def test_it_ends_nothing_where_nobodys_time_runs(self) -> None:
        table = timed_table()
        do(table, 0, Resign(id="r"))
        assert time_out(table) == []


class TestPause:
    def paused(self, **agreed: Any) -> Table:
        table = timed_table(**agreed)
        do(table, 0, Pause(id="p"))
        assert not table.arrangement.paused
        do(table, 1, Answer(id="a", agrees=True))
        return table

    def test_it_takes_everybodys_consent(self) -> None:
        table = self.paused()
        assert table.arrangement.paused
        assert table.running is None

    def test_nobody_moves_meanwhile(self) -> None:
        table = self.paused()
        assert refusal(table, 0, move(table)) == "wrong-phase"
        assert refusal(table, 0, Pause(id="again")) == "not-possible"

    def test_and_nobody_is_asked_to(self) -> None:
        table = self.paused()
        assert update(table, 0, 0).request is None
        do(table, 1, Resume(id="r"))
        do(table, 0, Answer(id="b", agrees=True))
        assert update(table, 0, 0).request is not None

    def test_so_does_its_end(self) -> None:
        table = self.paused()
        do(table, 1, Resume(id="r"))
        assert table.arrangement.paused
        do(table, 0, Answer(id="b", agrees=True))
        assert table.running == 0
        assert refusal(table, 0, Resume(id="again")) == "not-possible"

    def test_which_comes_by_itself_one_day(self) -> None:
        table = self.paused(pace=DAYS)
        happen(table, time_out(table))
        assert table.running == 0

    def test_without_a_clock_there_is_nothing_to_stop(self) -> None:
        assert refusal(running_table(), 0, Pause(id="p")) == "not-possible"

    def test_who_has_left_the_game_to_a_bot_asks_for_none(self) -> None:
        table = timed_table(3, "kasane")
        do(table, 0, Resign(id="r"))
        assert refusal(table, 0, Pause(id="p")) == "not-possible"


class TestTurnBased:
    def test_nobody_is_replaced_for_being_away(self) -> None:
        table = timed_table(pace=DAYS)
        assert refusal(table, 0, Replace(id="r", seat=1, level=2)) == "not-possible"

    def test_wishes_wait_as_long_as_a_move_may(self) -> None:
        table = timed_table(3, "kasane", pace=DAYS)
        asks = next(seat for seat in range(3) if seat != table.actor)
        do(table, asks, Abort(id="a"))
        play(table)
        assert table.wish is not None

    def test_but_for_those_that_a_move_answers(self) -> None:
        table = timed_table(pace=DAYS)
        play(table)  # offers or hides something, which may show them nothing new
        if table.can_undo:
            do(table, 0, Undo(id="u"))
        play(table)
        assert table.wish is None

    def test_one_that_a_bot_has_waited_for_is_withdrawn_in_the_end(self) -> None:
        table = running_table("kasane", 2, 1, start=0, pace=DAYS)
        while table.actor != 2:
            play(table)
        do(table, 1, Undo(id="u"))
        assert happen(table, time_out(table)) == [Answered(seat=1, agrees=False, withdraws=True)]
        assert table.wish is None

    def test_with_a_clock_a_move_answers_all(self) -> None:
        table = timed_table()
        do(table, 1, Abort(id="a"))
        play(table)
        assert table.wish is None


def test_forced_moves_can_be_left_to_the_table_and_taken_back() -> None:
    table = timed_table()
    do(table, 1, Delegate(id="d", forced=True))
    assert [seat.delegates for seat in table.seats] == [False, True]
    do(table, 1, Delegate(id="e", forced=False))
    assert not table.seats[1].delegates


def test_who_decides_next_is_known_before_it_happens() -> None:
    table = timed_table(3, "kasane")
    while table.actor is not None:
        entries = decided(table)
        expected = table.actor_after(entries)
        happen(table, entries)
        assert table.actor == expected


def decided(table: Table) -> list[Any]:
    from hanagoza.server.table.commands import decide

    assert table.actor is not None
    return decide(table, table.actor, move(table), lambda _: False)


def test_an_arrangement_knows_that_people_have_days() -> None:
    arrangement: Arrangement = timed_table(pace=DAYS).arrangement
    assert arrangement.is_turn_based
