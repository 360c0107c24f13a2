"""What can be done at a table, by whom and when. No sockets, no database, no clock."""

from __future__ import annotations

import msgspec
import pytest

import hanagoza as hg
from hanagoza.core.errors import OptionError
from hanagoza.server import rulings
from hanagoza.server.entries import Reserved
from hanagoza.server.protocol import (
    Abort,
    Answer,
    AnyCommand,
    Move,
    Replace,
    Resign,
    Return,
    Say,
    Undo,
)
from hanagoza.server.rulings import Entries, Refusal, Repeated
from hanagoza.server.table import Table
from tests.server.tables import (
    FixedLuck,
    do,
    move,
    open_table,
    person,
    play,
    play_out,
    refusal,
    running_table,
    sat,
)


def undoable(bots: int = 0) -> Table:
    """Kasane no irome, where seat by seat a pass shows its mover nothing."""
    table = running_table("hanamikoji", people=2 - bots, bots=bots, start=0)
    do(table, 0, move(table, next(m for m in legal(table) if m.startswith("gift"))))
    return table


def legal(table: Table) -> list[str]:
    assert table.match is not None
    return table.match.legal()


class TestSeats:
    def test_the_game_begins_when_nobody_is_missing(self) -> None:
        table = open_table(players=2)
        assert len(rulings.sit(table, sat(0))) == 1
        rulings.sit(table, sat(1))
        assert table.phase == "running"

    def test_a_seat_is_taken_once_and_a_person_sits_once(self) -> None:
        table = open_table("kasane", 3)
        rulings.sit(table, sat(0))
        for entry in (sat(0), msgspec.structs.replace(sat(0), seat=1)):
            with pytest.raises(Refusal):
                rulings.sit(table, entry)

    def test_who_leaves_before_the_start_frees_the_seat(self) -> None:
        table = open_table()
        rulings.sit(table, sat(0))
        rulings.rise(table, person(0))
        assert table.seats[0].is_free

    def test_the_host_may_send_others_away_and_nobody_else(self) -> None:
        table = open_table("kasane", 3)
        rulings.sit(table, sat(0))
        rulings.sit(table, sat(1))
        with pytest.raises(Refusal, match="only the host"):
            rulings.send_away(table, person(1), 0)
        rulings.send_away(table, person(0), 1)
        assert table.seats[1].is_free

    def test_the_host_may_bring_bots_and_begin_and_nobody_else(self) -> None:
        table = open_table("kasane", 3)
        rulings.sit(table, sat(0))
        rulings.sit(table, sat(1))
        with pytest.raises(Refusal, match="only the host"):
            rulings.hire(table, person(1), seat=2, level=1)
        with pytest.raises(Refusal, match="only the host"):
            rulings.start(table, person(1), level=1)
        rulings.hire(table, person(0), seat=2, level=1)
        assert table.phase == "running"

    def test_when_the_host_leaves_who_has_sat_here_for_longest_may_begin(self) -> None:
        table = open_table("kasane", 4)
        for seat in (0, 3, 2):
            rulings.sit(table, sat(seat))
        rulings.rise(table, person(0))
        assert [table.is_host(person(at)) for at in (0, 2, 3)] == [True, False, True]
        rulings.start(table, person(3), level=1)
        assert table.phase == "running"

    def test_the_host_is_the_host_on_every_device(self) -> None:
        table = open_table("kasane", 3)
        for seat in range(2):
            rulings.sit(table, sat(seat))
            rulings.share(table, sat(seat).key, f"phone-{seat}")
        assert [table.is_host(f"phone-{seat}") for seat in range(2)] == [True, False]

    def test_who_has_left_is_remembered_by_name(self) -> None:
        table = open_table("kasane", 3)
        rulings.sit(table, sat(1))
        for left in (rulings.rise(table, person(1)), _sent_away(table, 1)):
            told = left[0].told()
            assert told is not None
            assert told.values == {"name": sat(1).name}

    def test_a_private_link_is_no_way_to_the_seat_of_who_came_later(self) -> None:
        table = open_table("kasane", 3)
        first = sat(0)
        rulings.sit(table, first)
        rulings.share(table, first.key, "the phone of the first")
        assert table.seat_of("the phone of the first") == 0
        rulings.rise(table, first.player)
        rulings.sit(table, msgspec.structs.replace(sat(1), seat=0))
        with pytest.raises(Refusal, match="no seat"):
            rulings.share(table, first.key, first.player)

    def test_the_host_may_begin_with_bots_on_free_seats(self) -> None:
        table = open_table("kasane", 4)
        rulings.sit(table, sat(0))
        rulings.start(table, person(0), level=4)
        assert [seat.level for seat in table.seats] == [None, 4, 4, 4]
        assert table.phase == "running"

    def test_nothing_of_that_during_the_game(self) -> None:
        table = running_table()
        with pytest.raises(Refusal, match="has begun"):
            rulings.rise(table, person(0))
        with pytest.raises(Refusal, match="has begun"):
            rulings.start(table, person(0), level=1)
        with pytest.raises(Refusal, match="has begun"):
            rulings.hire(table, person(0), seat=0, level=1)

    def test_a_seat_that_is_kept_for_somebody_is_nobody_elses(self) -> None:
        table = kept_for(person(1), "the phone of 1")
        with pytest.raises(Refusal, match="kept for Guest 1"):
            rulings.sit(table, msgspec.structs.replace(sat(2), seat=1))
        rulings.sit(table, msgspec.structs.replace(sat(1), player="the phone of 1"))
        assert table.seat_of(person(1)) == 1

    def test_until_the_host_frees_it(self) -> None:
        table = kept_for(person(1))
        rulings.send_away(table, person(0), 1)
        rulings.sit(table, msgspec.structs.replace(sat(2), seat=1))
        assert table.seat_of(person(2)) == 1

    def test_options_cannot_bring_a_seed_of_their_own(self) -> None:
        with pytest.raises(OptionError, match='no option "seed"'):
            open_table(options={"seed": 1})


def kept_for(player: str, *others: str) -> Table:
    """A table whose second seat is kept for somebody, as after a game."""
    reserved = Reserved(player=player, name="Guest 1", others=others)
    opened = open_table("kasane", 3).opened
    return Table(msgspec.structs.replace(opened, reserved=(None, reserved, None)), FixedLuck())


def _sent_away(table: Table, seat: int) -> Entries:
    rulings.sit(table, sat(seat))
    return rulings.send_away(table, person(0), seat)


class TestMoves:
    def test_a_move_is_noted_with_the_outcomes_it_led_to(self) -> None:
        table = running_table(start=0)
        (entry,) = do(table, 0, move(table))
        assert table.match is not None
        assert entry.line == tuple(table.match.line[-len(entry.line) :])  # type: ignore[union-attr]

    def test_each_kind_of_refusal_has_its_code(self) -> None:
        table = running_table(start=0)
        good = legal(table)[0]
        assert refusal(table, None, move(table)) == "not-seated"
        assert refusal(table, 1, move(table)) == "out-of-turn"
        assert refusal(table, 0, Move(id="a", request=table.request - 1, move=good)) == "stale"
        assert refusal(table, 0, move(table, "dance A")) == "malformed"
        assert refusal(table, 0, move(table, "take A")) == "illegal"
        assert refusal(open_table(), 0, Move(id="a", request=0, move=good)) == "wrong-phase"

    def test_a_command_sent_twice_is_carried_out_once(self) -> None:
        table = running_table(start=0)
        command = move(table, id="once")
        do(table, 0, command)
        version = table.version
        with pytest.raises(Repeated) as repeated:
            do(table, 0, command)
        assert repeated.value.version == table.version == version

    def test_ids_are_each_persons_own(self) -> None:
        table = undoable()
        do(table, 0, Say(id="same", phrase="hello"))
        (moved,) = do(table, 1, move(table, id="same"))
        assert moved.sender == 1
        assert table.log[-1] is moved

    def test_the_end_reveals_a_record_that_verifies(self) -> None:
        table = running_table()
        play(table)
        assert table.record().chance.secret is None  # type: ignore[union-attr]
        play_out(table)
        assert table.phase == "over"
        assert hg.verify(table.record())


class TestUndo:
    def test_alone_among_bots_a_move_is_taken_back_at_once(self) -> None:
        table = undoable(bots=1)
        do(table, 0, Undo(id="u"))
        assert table.actor == 0
        assert len(table.lines) == 1

    def test_other_people_are_asked(self) -> None:
        table = undoable()
        do(table, 0, Undo(id="u"))
        assert table.actor == 1
        do(table, 1, Answer(id="a", agrees=True))
        assert table.actor == 0

    def test_and_may_say_no(self) -> None:
        table = undoable()
        do(table, 0, Undo(id="u"))
        do(table, 1, Answer(id="a", agrees=False))
        assert table.wish is None
        assert table.actor == 1

    def test_a_move_is_an_answer_too(self) -> None:
        table = undoable()
        do(table, 0, Undo(id="u"))
        play(table)
        assert table.wish is None

    def test_and_everybody_is_told_so(self) -> None:
        table = undoable()
        do(table, 0, Undo(id="u"))
        told = table.arrangement
        play(table)
        assert table.arrangement > told

    def test_nobody_takes_back_anothers_move_or_what_showed_them_a_card(self) -> None:
        table = undoable()
        assert refusal(table, 1, Undo(id="u")) == "not-possible"
        play(table)  # the answer to the gift: a card is drawn next
        assert refusal(table, 1, Undo(id="v")) == "not-possible"

    def test_who_asks_may_think_better_of_it(self) -> None:
        table = undoable()
        do(table, 0, Undo(id="u"))
        assert refusal(table, 0, Answer(id="a", agrees=True)) == "not-possible"
        (entry,) = do(table, 0, Answer(id="b", agrees=False))
        assert table.wish is None
        told = entry.told()
        assert told is not None
        assert told.verb == "table.withdrew"

    def test_nobody_answers_what_nobody_asked(self) -> None:
        table = undoable()
        assert refusal(table, 1, Answer(id="a", agrees=True)) == "not-possible"
        do(table, 0, Undo(id="u"))
        assert refusal(table, 0, Answer(id="b", agrees=True)) == "not-possible"


class TestEndings:
    def test_resigning_ends_a_game_of_two(self) -> None:
        table = running_table()
        do(table, 1, Resign(id="r"))
        assert (table.phase, table.resigned, table.actor) == ("over", 1, None)

    def test_in_a_larger_game_a_bot_plays_on(self) -> None:
        table = running_table("kasane", people=3)
        do(table, 1, Resign(id="r"))
        assert table.phase == "running"
        assert table.seats[1].level == rulings.STAND_IN
        assert refusal(table, 1, Return(id="b")) == "not-possible"
        assert refusal(table, 1, Abort(id="a")) == "not-possible"

    def test_aborting_takes_everybody(self) -> None:
        table = running_table("kasane", people=3)
        do(table, 0, Abort(id="a"))
        do(table, 1, Answer(id="b", agrees=True))
        assert table.wish is not None
        do(table, 2, Answer(id="c", agrees=True))
        assert table.phase == "aborted"
        assert hg.verify(table.record())

    def test_nobody_agrees_twice(self) -> None:
        table = running_table("kasane", people=3)
        do(table, 0, Abort(id="a"))
        do(table, 1, Answer(id="b", agrees=True))
        assert refusal(table, 1, Answer(id="c", agrees=True)) == "not-possible"

    def test_who_has_given_up_is_not_asked(self) -> None:
        table = running_table("kasane", people=3)
        do(table, 1, Resign(id="r"))
        do(table, 0, Abort(id="a"))
        assert refusal(table, 1, Answer(id="b", agrees=False)) == "not-possible"
        do(table, 2, Answer(id="c", agrees=True))
        assert table.phase == "aborted"

    @pytest.mark.parametrize("command", [Resign(id="r"), Replace(id="r", seat=2, level=1)], ids=str)
    def test_what_was_asked_is_forgotten_when_somebody_goes(self, command: AnyCommand) -> None:
        """Whom it was asked of has changed."""
        table = running_table("kasane", people=3)
        do(table, 0, Abort(id="a"))
        do(table, 1, command, gone=True)
        assert table.wish is None

    def test_the_last_person_to_resign_ends_a_larger_game_too(self) -> None:
        table = running_table("kasane", people=1, bots=2)
        do(table, 0, Resign(id="r"))
        assert (table.phase, table.resigned) == ("over", 0)

    def test_words_may_be_had_after_the_end(self) -> None:
        table = running_table()
        play_out(table)
        do(table, 0, Say(id="s", phrase="well-played"))
        assert refusal(table, 0, move_anyway(table)) == "wrong-phase"


def move_anyway(table: Table) -> Move:
    return Move(id="late", request=table.request, move="take A")


class TestIdleTalk:
    def test_there_is_an_end_to_it_but_not_to_the_game(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(rulings, "MOST_IDLE", 4)
        table = undoable()
        for number in range(2):
            do(table, 0, Say(id=f"s{number}", phrase="hello"))
            do(table, 0, Abort(id=f"a{number}"))
            do(table, 1, Answer(id=f"n{number}", agrees=False))
        for command in (Say(id="s", phrase="hello"), Abort(id="a"), Undo(id="u")):
            assert refusal(table, 0, command) == "not-possible"
        play_out(table)
        assert Table.restored(table.log, FixedLuck()).idle == 4

    def test_who_is_alone_may_still_end_it(self, monkeypatch: pytest.MonkeyPatch) -> None:
        table = running_table(people=1, bots=1)
        monkeypatch.setattr(rulings, "MOST_IDLE", 0)
        do(table, 0, Abort(id="a"))
        assert table.phase == "aborted"

    def test_seats_are_not_changed_for_ever_either(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(rulings, "MOST_IDLE", 1)
        table = open_table()
        rulings.sit(table, sat(0))
        rulings.rise(table, person(0))
        with pytest.raises(Refusal, match="enough"):
            rulings.sit(table, sat(0))
        with pytest.raises(Refusal, match="enough"):
            rulings.hire(table, person(0), seat=0, level=1)


class TestAbandoned:
    def test_a_bot_takes_over_for_who_has_gone_and_gives_back(self) -> None:
        table = running_table(start=0)
        assert refusal(table, 1, Replace(id="a", seat=0, level=2), gone=False) == "not-possible"
        do(table, 1, Replace(id="b", seat=0, level=2), gone=True)
        assert not table.seats[0].decides
        assert refusal(table, 0, move(table)) == "out-of-turn"
        do(table, 0, Return(id="c"))
        play(table)

    def test_to_replace_somebody_twice_is_done_once(self) -> None:
        table = running_table()
        command = Replace(id="r", seat=1, level=2)
        do(table, 0, command, gone=True)
        with pytest.raises(Repeated):
            do(table, 0, command, gone=True)
        do(table, 1, Return(id="r"))  # another's command, by chance of the same name

    def test_who_is_replaced_need_not_be_asked(self) -> None:
        table = undoable()
        do(table, 0, Replace(id="b", seat=1, level=2), gone=True)
        do(table, 0, Undo(id="u"))
        assert table.actor == 0

    def test_a_bots_move_is_not_for_who_it_stands_in_for_to_take_back(self) -> None:
        table = undoable()
        do(table, 1, Replace(id="b", seat=0, level=2), gone=True)
        assert refusal(table, 0, Undo(id="u")) == "not-possible"

    def test_bots_and_free_seats_are_not_replaced(self) -> None:
        table = running_table("kasane", people=2, bots=1)
        for seat in (2, 3):
            command = Replace(id=f"r{seat}", seat=seat, level=1)
            assert refusal(table, 0, command, gone=True) == "not-possible"
