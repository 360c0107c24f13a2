"""Looking ahead, going on as it was written, and what is told of it: a move is run once."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import hanagoza as hg
from tests.variants import Variant, play_randomly, random_match


class Counted:
    """A kernel's ``play`` that counts its calls (but not those that only fetch more luck)."""

    def __init__(self, play: Any) -> None:
        self.play, self.calls = play, 0

    def __call__(self, states: Any, chosen: Any, *more: Any) -> Any:
        self.calls += len(chosen)
        return self.play(states, chosen, *more)


@pytest.fixture
def counted(main_variant: Variant, monkeypatch: pytest.MonkeyPatch) -> Counted:
    engine = main_variant.game.engine
    play = Counted(engine.kernel.play)
    monkeypatch.setitem(vars(engine), "kernel", engine.kernel._replace(play=play))
    return play


def observers(match: hg.Match) -> Iterator[int | None]:
    yield from range(match.players)
    yield None


def told(match: hg.Match, passage: hg.Passage) -> list[Any]:
    return [passage.events(observer) for observer in observers(match)]


def everything(match: hg.Match) -> list[Any]:
    events = [match.events(observer) for observer in observers(match)]
    return [match.record(aborted=True), match.position(), match.legal(), match.can_undo, events]


def test_the_kernel_runs_a_move_once(main_variant: Variant, counted: Counted) -> None:
    """Previewed, played, told to everybody and asked whether it may be undone."""
    match = play_randomly(main_variant.start(seed=1), Random(1), 10)
    for _ in range(10):
        before = counted.calls
        passage = match.preview(match.legal()[-1])
        assert match.extend(passage.moves) is passage
        assert match.passage_since(match.ply - len(passage.moves)) is passage
        told(match, passage)
        assert match.can_undo in (True, False)
        assert counted.calls == before + 1


def test_a_passage_is_told_the_same_once_the_match_has_gone_on(
    main_variant: Variant, counted: Counted
) -> None:
    match = play_randomly(main_variant.start(seed=2), Random(2), 20)
    passage = match.extend(match.preview(match.legal()[0]).moves)
    now = told(match, passage)
    play_randomly(match, Random(2))
    before = counted.calls
    assert passage._trace is None, "one position, not all"
    assert told(match, passage) == now
    assert counted.calls == before, "those who are told late may still find it at hand"
    forget()
    assert told(match, passage) == now
    assert counted.calls == before + len(passage.moves)


def forget() -> None:
    from hanagoza.core import passage

    passage._told.cache_clear()
    passage._steps.cache_clear()


def test_a_preview_changes_nothing(variant: Variant) -> None:
    for seed in variant.seeds(10):
        match = random_match(variant, seed)
        if match.actor is None:
            continue
        before = everything(match)
        for text in Random(seed).sample(match.legal(), min(5, len(match.legal()))):
            match.preview(text)
            assert everything(match) == before
        with pytest.raises(hg.MalformedMove):
            match.preview("nothing like it")
        assert everything(match) == before


def test_a_preview_is_what_comes(variant: Variant) -> None:
    """Whether it is then taken over, written down and read again, or played without a look."""
    for seed in variant.seeds(5):
        rng = Random(seed)
        match = variant.start(seed=seed)
        plain = match.copy()
        written = variant.start(chance="manual")
        written.extend(match.history)
        while match.actor is not None:
            legal = match.legal()
            ply, text = match.ply, rng.choice(legal)
            match.preview(rng.choice(legal))  # one that is looked at and not played
            passage = match.preview(text)
            assert passage.moves[0] == text
            if ply % 2:
                match.play(text)
            else:
                match.extend(passage.moves)
            plain.play(text)
            again = written.extend(passage.moves)
            assert match.passage_since(ply).moves == passage.moves
            assert (passage.moves, passage.ends) == (again.moves, again.ends)
            assert passage.ends == (match.actor is None)
            assert (
                told(match, passage) == told(match, again) == told(match, plain.passage_since(ply))
            )
            assert match.record() == plain.record()
            assert match.can_undo == plain.can_undo == written.can_undo
        assert everything(match) == everything(plain)
        assert written.history == match.history
        assert [written.events(o) for o in observers(match)] == everything(match)[-1]


def test_what_was_previewed_is_forgotten_when_anything_else_happens(main_variant: Variant) -> None:
    """Even if the ply is the same again: the moves before it may be others."""
    undone = 0
    for seed in range(15):
        rng = Random(seed)
        match = main_variant.start(seed=seed)
        while match.actor is not None:
            match.preview(rng.choice(match.legal()))
            match.play(rng.choice(match.legal()))
            assert match.previewed is None
            if match.actor is not None:
                match.preview(match.legal()[0])
            if match.can_undo:
                match.undo()
                assert match.previewed is None
                plain = hg.replay(match.record())
                text = rng.choice(match.legal())
                match.play(text)
                plain.play(text)
                assert match.record() == plain.record()
                undone += 1
    assert undone


def test_extending_goes_against_the_luck(main_variant: Variant) -> None:
    """Outcomes come as they were written, whatever the seed says; then the seed goes on."""
    one, other = (main_variant.start(seed=seed) for seed in (1, 2))
    text = one.legal()[0]
    ahead = one.preview(text)
    while len(ahead.moves) < 2:  # until chance has a say
        one.play(text)
        text = one.legal()[0]
        ahead = one.preview(text)
    manual = main_variant.start(chance="manual")
    manual.extend(one.history)
    live = manual.copy()
    live.resume(other._chance)
    live.extend(ahead.moves)
    manual.extend(ahead.moves)
    assert live.history == manual.history == [*one.history, *ahead.moves]
    assert live.position() == manual.position()


def test_all_of_it_is_played_or_nothing(main_variant: Variant) -> None:
    match = play_randomly(main_variant.start(seed=3), Random(3), 25)
    before = everything(match)
    moves = match.preview(match.legal()[0]).moves
    after = match.copy()
    after.extend(moves)
    illegal = next(text for text in main_variant.game.moves.texts if text not in after.legal())
    for wrong in ("nothing like it", illegal):
        with pytest.raises(hg.MoveError):
            match.extend([*moves, wrong])
        assert everything(match) == before


def test_a_passage_may_be_many_decisions(main_variant: Variant) -> None:
    match = play_randomly(main_variant.start(seed=4), Random(4))
    again = main_variant.start(chance="manual")
    passage = again.extend(match.history)
    assert passage.ends
    assert told(match, passage) == [tuple(match.events(observer)) for observer in observers(match)]
    assert again.last_mover == match.last_mover
    assert again.can_undo == match.can_undo
    assert again.result == match.result


def test_names_given_after_a_look_ahead_stay(main_variant: Variant) -> None:
    match = main_variant.start(seed=1)
    text = match.legal()[0]
    match.preview(text)
    match.seats = tuple("ABCD"[: match.players])
    match.play(text)
    assert match.record().seats == match.seats
