"""What observers are sent, under each memory setting."""

from __future__ import annotations

import msgspec
import pytest

from hanagoza.server.table import commands
from hanagoza.server.table.entries import Moved, Reserved, TookBack
from hanagoza.server.table.messages import happenings, table_message, update
from hanagoza.server.table.protocol import Replace, Resign, Say
from hanagoza.server.table.seating import sit
from hanagoza.server.table.table import Table
from tests.server.tables import (
    FixedEntropy,
    called,
    do,
    happen,
    move,
    name_of,
    open_table,
    person,
    play,
    play_out,
    running_table,
    sat,
)


def verbs(table: Table, observer: int | None, since: int = -1) -> list[str]:
    told = happenings(table, observer, since)
    return [event.verb for happening in told for event in happening.events]


def test_only_who_decides_is_sent_the_legal_moves() -> None:
    table = running_table(start=0)
    mine, theirs, spectators = (update(table, observer, -1) for observer in (0, 1, None))
    assert mine.request is not None
    assert mine.request.moves == tuple(table.match.legal())  # type: ignore[union-attr]
    assert theirs.request is None
    assert spectators.request is None


def test_a_stand_in_leaves_nothing_to_decide_or_to_take_back() -> None:
    table = running_table(start=0)
    do(table, 1, Replace(id="r", seat=0, level=1), gone=True)
    assert update(table, 0, -1).request is None
    gift = next(m for m in _legal(table) if m.startswith("gift"))
    happen(table, commands.move(table, 0, gift))
    assert table.can_undo
    assert update(table, 0, -1).undo == "no"


@pytest.mark.parametrize(("people", "undo"), [(1, "free"), (2, "ask")])
def test_others_are_asked_before_a_move_is_taken_back(people: int, undo: str) -> None:
    table = running_table(people=people, bots=2 - people, start=0)
    do(table, 0, move(table, next(m for m in _legal(table) if m.startswith("gift"))))
    assert [update(table, observer, -1).undo for observer in (0, 1, None)] == [undo, "no", "no"]


@pytest.mark.parametrize(("memory", "recall"), [("none", False), ("log", False), ("tracker", True)])
def test_the_tracker_shows_what_an_attentive_player_knows(memory: str, recall: bool) -> None:
    table = running_table(memory=memory)
    assert update(table, 0, -1).view.recall is recall


def test_without_a_memory_only_this_turn_is_told() -> None:
    for memory, is_told in (("none", False), ("log", True)):
        table = running_table(memory=memory, start=0)
        do(table, 0, move(table, next(m for m in _legal(table) if m.startswith("gift"))))
        play(table)
        told = verbs(table, 0)
        assert ("gift" in told) == is_told
        assert "take" in told


def test_after_the_end_everything_is_told() -> None:
    table = running_table(memory="none")
    play_out(table)
    assert "table.sat" in verbs(table, 0)


def test_a_client_is_told_what_it_has_missed() -> None:
    table = running_table(start=0)
    version = table.version
    do(table, 0, Say(id="s", phrase="hello"))
    play(table)
    told = happenings(table, 1, version)
    assert [happening.version for happening in told] == [version + 1, version + 2]


def test_before_the_start_there_is_no_view() -> None:
    sent = update(open_table(), None, -1)
    assert sent.view is None
    assert sent.request is None


def test_the_end_of_a_round_is_shown_before_the_next_to_who_follows_the_game() -> None:
    table, ends = running_table("kasane", people=3), 0
    while table.actor is not None:
        round_before = update(table, 0, -1).view.round
        play(table)
        live, late = update(table, 0, table.version - 1), update(table, 0, table.version - 2)
        assert late.round_end is None, "who is further behind gets the last view only"
        if live.view.round == round_before:
            assert live.round_end is None
        else:
            assert (live.round_end.phase, live.round_end.round) == ("round-over", round_before)
            ends += 1
    assert ends == 2, "the last view shows how the last of three rounds ended"


def test_and_what_is_said_after_it_shows_it_no_more() -> None:
    table = running_table("kasane", people=3)
    while update(table, 0, table.version - 1).round_end is None:
        play(table)
    do(table, 0, Say(id="s", phrase="nice"))
    assert update(table, 0, table.version - 1).round_end is None


class TestTheTable:
    def test_the_secret_stays_one_until_the_end(self) -> None:
        table = running_table()
        assert table_message(table, person(0), ("here", "away")).ending is None
        play_out(table)
        ending = table_message(table, person(0), ("here", "away")).ending
        assert ending is not None
        assert ending.secret == table.opened.secret

    def test_what_decided_the_game_is_told_of_the_moves_that_stand(self) -> None:
        table = running_table("kasane", people=3)
        while table.actor is not None:
            play(table)
            if table.can_undo and table.version % 7 == 0:
                happen(table, [TookBack(seat=table.last_move.seat)])  # type: ignore[union-attr]
        ending = table_message(table, None, ("here", "here", "here")).ending
        assert ending is not None
        assert ending.decisive is not None
        assert ending.decisive.version in table.moves_that_stand
        assert isinstance(table.log[ending.decisive.version], Moved)
        again = Table.restored(table.log, FixedEntropy())
        assert table_message(again, None, ("gone",) * 3).ending == ending

    def test_nothing_decided_a_game_that_was_given_up(self) -> None:
        table = running_table()
        play(table, 9)
        do(table, 0, Resign(id="r"))
        ending = table_message(table, None, ("here", "here")).ending
        assert ending is not None
        assert ending.decisive is None

    def test_it_tells_for_whom_a_seat_is_kept_until_they_have_it(self) -> None:
        reserved = Reserved(player=person(1))
        opened = msgspec.structs.replace(open_table().opened, reserved=(None, reserved))
        table = called(Table(opened, FixedEntropy()))
        told = [table_message(table, None, ("none", "none")).seats[1].reserved]
        happen(table, sit(table, sat(1)))
        told += [table_message(table, None, ("none", "here")).seats[1].reserved]
        assert told == [name_of(1), None]

    def test_it_tells_who_you_are_and_no_sessions_of_others(self) -> None:
        table = running_table()
        told = table_message(table, person(1), ("here", "gone"))
        assert (told.you, told.is_host) == (1, False)
        assert "player-" not in repr(told)
        assert "key-" not in repr(told)


def _legal(table: Table) -> list[str]:
    assert table.match is not None
    return table.match.legal()
