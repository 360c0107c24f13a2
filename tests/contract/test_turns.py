"""Looking ahead, going on as it was written, and what is told of it: a move is run once."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import hanagoza as hg
from tests.settings import Table, play_randomly, random_match


class Counted:
    """A kernel's ``play`` that counts its calls (but not those that only fetch more luck)."""

    def __init__(self, play: Any) -> None:
        self.play, self.calls = play, 0

    def __call__(self, states: Any, chosen: Any, *more: Any) -> Any:
        self.calls += len(chosen)
        return self.play(states, chosen, *more)


@pytest.fixture
def counted(main_table: Table, monkeypatch: pytest.MonkeyPatch) -> Counted:
    engine = main_table.game.engine
    play = Counted(engine.kernel.play)
    monkeypatch.setitem(vars(engine), "kernel", engine.kernel._replace(play=play))
    return play


def observers(match: hg.Match) -> Iterator[int | None]:
    yield from range(match.players)
    yield None


def told(match: hg.Match, turn: hg.Turn) -> list[Any]:
    return [turn.events(observer) for observer in observers(match)]


def everything(match: hg.Match) -> list[Any]:
    events = [match.events(observer) for observer in observers(match)]
    return [match.record(aborted=True), match.position(), match.legal(), match.can_undo, events]


def test_the_kernel_runs_a_move_once(main_table: Table, counted: Counted) -> None:
    """Previewed, played, told to everybody and asked whether it may be undone."""
    match = play_randomly(main_table.start(seed=1), Random(1), 30)
    for _ in range(10):
        before = counted.calls
        turn = match.preview(match.legal()[-1])
        assert match.extend(turn.moves) is turn
        assert match.turn_since(match.ply - len(turn.moves)) is turn
        told(match, turn)
        assert match.can_undo in (True, False)
        assert counted.calls == before + 1


def test_a_turn_is_told_the_same_once_the_match_has_gone_on(
    main_table: Table, counted: Counted
) -> None:
    match = play_randomly(main_table.start(seed=2), Random(2), 20)
    turn = match.extend(match.preview(match.legal()[0]).moves)
    now = told(match, turn)
    play_randomly(match, Random(2))
    before = counted.calls
    assert len(turn.frozen) == main_table.game.definition.layout.itemsize, "one position, not all"
    assert told(match, turn) == now
    assert counted.calls == before, "those who are told late may still find it at hand"
    forget()
    assert told(match, turn) == now
    assert counted.calls == before + len(turn.moves)


def forget() -> None:
    from hanagoza.core import turn

    turn._told.cache_clear()
    turn._steps.cache_clear()


def test_a_preview_changes_nothing(table: Table) -> None:
    for seed in table.seeds(10):
        match = random_match(table, seed)
        if match.actor is None:
            continue
        before = everything(match)
        for text in Random(seed).sample(match.legal(), min(5, len(match.legal()))):
            match.preview(text)
            assert everything(match) == before
        with pytest.raises(hg.MalformedMove):
            match.preview("nothing like it")
        assert everything(match) == before


def test_a_preview_is_what_comes(table: Table) -> None:
    """Whether it is then taken over, written down and read again, or played without a look."""
    for seed in table.seeds(5):
        rng = Random(seed)
        match = table.start(seed=seed)
        plain = match.copy()
        written = table.start(chance="manual")
        written.extend(match.history)
        while match.actor is not None:
            legal = match.legal()
            ply, text = match.ply, rng.choice(legal)
            match.preview(rng.choice(legal))  # one that is looked at and not played
            turn = match.preview(text)
            assert turn.moves[0] == text
            if ply % 2:
                match.play(text)
            else:
                match.extend(turn.moves)
            plain.play(text)
            again = written.extend(turn.moves)
            assert match.turn_since(ply).moves == turn.moves
            assert (turn.moves, turn.ends) == (again.moves, again.ends)
            assert turn.ends == (match.actor is None)
            assert told(match, turn) == told(match, again) == told(match, plain.turn_since(ply))
            assert match.record() == plain.record()
            assert match.can_undo == plain.can_undo == written.can_undo
        assert everything(match) == everything(plain)
        assert written.history == match.history
        assert [written.events(o) for o in observers(match)] == everything(match)[-1]


def test_what_was_previewed_is_forgotten_when_anything_else_happens(main_table: Table) -> None:
    """Even if the ply is the same again: the moves before it may be others."""
    undone = 0
    for seed in range(15):
        rng = Random(seed)
        match = main_table.start(seed=seed)
        while match.actor is not None:
            match.preview(rng.choice(match.legal()))
            match.play(rng.choice(match.legal()))
            if match.actor is not None:
                match.preview(match.legal()[0])
            if match.can_undo:
                match.undo()
                plain = hg.replay(match.record())
                text = rng.choice(match.legal())
                match.play(text)
                plain.play(text)
                assert match.record() == plain.record()
                undone += 1
    assert undone


def test_extending_goes_against_the_luck(main_table: Table) -> None:
    """Outcomes come as they were written, whatever the seed says; then the seed goes on."""
    one, other = (main_table.start(seed=seed) for seed in (1, 2))
    text = one.legal()[0]
    one_turn = one.preview(text)
    while len(one_turn.moves) < 2:  # until chance has a say
        one.play(text)
        text = one.legal()[0]
        one_turn = one.preview(text)
    manual = main_table.start(chance="manual")
    manual.extend(one.history)
    live = manual.copy()
    live.resume(other._chance)
    live.extend(one_turn.moves)
    manual.extend(one_turn.moves)
    assert live.history == manual.history == [*one.history, *one_turn.moves]
    assert live.position() == manual.position()


def test_all_of_it_is_played_or_nothing(main_table: Table) -> None:
    match = play_randomly(main_table.start(seed=3), Random(3), 25)
    before = everything(match)
    moves = match.preview(match.legal()[0]).moves
    after = match.copy()
    after.extend(moves)
    illegal = next(text for text in main_table.game.moves.texts if text not in after.legal())
    for wrong in ("nothing like it", illegal):
        with pytest.raises(hg.MoveError):
            match.extend([*moves, wrong])
        assert everything(match) == before


def test_a_turn_may_be_many_decisions(main_table: Table) -> None:
    match = play_randomly(main_table.start(seed=4), Random(4))
    again = main_table.start(chance="manual")
    turn = again.extend(match.history)
    assert turn.ends
    assert told(match, turn) == [tuple(match.events(observer)) for observer in observers(match)]
    assert again.last_mover == match.last_mover
    assert again.can_undo == match.can_undo
    assert again.result == match.result


def test_names_given_after_a_look_ahead_stay(main_table: Table) -> None:
    match = main_table.start(seed=1)
    text = match.legal()[0]
    match.preview(text)
    match.seats = tuple("ABCD"[: match.players])
    match.play(text)
    assert match.record().seats == match.seats
