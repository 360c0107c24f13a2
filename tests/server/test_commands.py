"""What can be done during a game, by whom and when. No sockets, no database, no clock."""

from __future__ import annotations

import pytest

import hanagoza as hg
from hanagoza.server.table import seating
from hanagoza.server.table.commands import STAND_IN
from hanagoza.server.table.protocol import (
    Abort,
    Answer,
    AnyCommand,
    MoveCommand,
    Replace,
    Resign,
    Return,
    Say,
    Undo,
)
from hanagoza.server.table.refusal import Repeated
from hanagoza.server.table.seating import share
from hanagoza.server.table.table import Table
from tests.server.tables import (
    FixedEntropy,
    do,
    happen,
    move,
    open_table,
    play,
    play_out,
    refusal,
    running_table,
)


def undoable(bots: int = 0) -> Table:
    """Hanamikoji after a gift: it has shown its giver nothing yet."""
    table = running_table("hanamikoji", people=2 - bots, bots=bots, start=0)
    do(table, 0, move(table, next(m for m in legal(table) if m.startswith("gift"))))
    return table


def legal(table: Table) -> list[str]:
    assert table.match is not None
    return table.match.legal()


class TestMoves:
    def test_a_move_is_noted_with_the_outcomes_it_led_to(self) -> None:
        table = running_table(start=0)
        (entry,) = do(table, 0, move(table))
        assert table.match is not None
        assert entry.moves == tuple(table.match.history[-len(entry.moves) :])  # type: ignore[union-attr]

    def test_each_kind_of_refusal_has_its_code(self) -> None:
        table = running_table(start=0)
        good = legal(table)[0]
        assert refusal(table, None, move(table)) == "not-seated"
        assert refusal(table, 1, move(table)) == "out-of-turn"
        assert (
            refusal(table, 0, MoveCommand(id="a", request=table.request - 1, move=good)) == "stale"
        )
        assert refusal(table, 0, move(table, "dance A")) == "malformed"
        assert refusal(table, 0, move(table, "take A")) == "illegal"
        assert refusal(open_table(), 0, MoveCommand(id="a", request=0, move=good)) == "wrong-phase"

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
        assert len(table.decisions) == 1

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

    @pytest.mark.parametrize("asks", [0, 1])
    def test_and_that_is_no_change_of_mind(self, asks: int) -> None:
        table = running_table()
        do(table, asks, Abort(id="a"))
        (entry,) = do(table, 1 - asks, Answer(id="n", agrees=False))
        told = entry.public_event()
        assert told is not None
        assert (told.verb, told.seat) == ("table.declined", 1 - asks)

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
        assert table.arrangement is not told

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
        told = entry.public_event()
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
        assert (table.phase, table.arrangement.resigned, table.actor) == ("over", 1, None)

    def test_in_a_larger_game_a_bot_plays_on(self) -> None:
        table = running_table("kasane", people=3)
        do(table, 1, Resign(id="r"))
        assert table.phase == "running"
        assert table.seats[1].level == STAND_IN
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
        assert (table.phase, table.arrangement.resigned) == ("over", 0)

    def test_words_may_be_had_after_the_end(self) -> None:
        table = running_table()
        play_out(table)
        do(table, 0, Say(id="s", phrase="well-played"))
        assert refusal(table, 0, move_anyway(table)) == "wrong-phase"


def move_anyway(table: Table) -> MoveCommand:
    return MoveCommand(id="late", request=table.request, move="take A")


class TestIdleTalk:
    def test_there_is_an_end_to_it_but_not_to_the_game(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(seating, "MOST_TALK", 4)
        table = undoable()
        for number in range(2):
            do(table, 0, Say(id=f"s{number}", phrase="hello"))
            do(table, 0, Abort(id=f"a{number}"))
            do(table, 1, Answer(id=f"n{number}", agrees=False))
        for command in (Say(id="s", phrase="hello"), Abort(id="a"), Undo(id="u")):
            assert refusal(table, 0, command) == "not-possible"
        play_out(table)
        assert Table.restored(table.log, FixedEntropy()).talk == {0: 4}

    def test_nobody_can_use_up_what_another_needs(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(seating, "MOST_TALK", 1)
        table = running_table()
        do(table, 0, Say(id="s", phrase="hello"))
        assert refusal(table, 0, Say(id="t", phrase="hello")) == "not-possible"
        happen(table, share(table, "key-1", "another device"))
        do(table, 1, Abort(id="a"))
        assert table.wish is not None

    def test_who_is_alone_may_still_end_it(self, monkeypatch: pytest.MonkeyPatch) -> None:
        table = running_table(people=1, bots=1)
        monkeypatch.setattr(seating, "MOST_TALK", 0)
        do(table, 0, Abort(id="a"))
        assert table.phase == "aborted"


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

    def test_bots_and_seats_that_are_not_there_are_not_replaced(self) -> None:
        table = running_table(people=1, bots=1)
        for seat in (1, 2, 3):
            command = Replace(id=f"r{seat}", seat=seat, level=1)
            assert refusal(table, 0, command, gone=True) == "not-possible"
