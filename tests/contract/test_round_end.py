"""The view at the end of a round: all of it, to everybody, and nothing that was not told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import hanagoza as hg
from hanagoza.core.views import to_json
from tests.companions import companion
from tests.variants import Variant, main_variants, play_randomly, random_match

ROUNDS = ("hanamikoji", "kasane")
"""Games in which a decision ends a round and the next is dealt at once."""


@pytest.fixture(params=[variant for variant in main_variants() if variant.id in ROUNDS], ids=str)
def in_rounds(request: pytest.FixtureRequest) -> Variant:
    variant: Variant = request.param
    return variant


def observers(match: hg.Match) -> Iterator[int | None]:
    yield from range(match.players)
    yield None


def passages(variant: Variant, history: list[str]) -> Iterator[tuple[hg.Match, hg.Passage]]:
    """A game played once more: the match before every passage, and that passage."""
    match = variant.start(chance="manual")
    passage: list[str] = []
    ahead = match.copy()
    for text in history:
        if ahead.actor != hg.CHANCE and passage:
            yield match.copy(), match.extend(passage)
            passage = []
        passage.append(text)
        ahead.play(text)
    yield match.copy(), match.extend(passage)


def told(passage: hg.Passage, observer: int | None) -> list[hg.Event]:
    """What an observer is told before the next round begins."""
    events = list(passage.events(observer))
    begins = next((at for at, event in enumerate(events) if event.verb == "round"), len(events))
    return events[:begins]


def ended(variant: Variant, seed: int) -> Iterator[tuple[hg.Match, hg.Passage]]:
    """The passages of a random game that end a round, but not the game."""
    history = play_randomly(variant.start(seed=seed), Random(seed)).history
    for before, passage in passages(variant, history):
        if passage.round_end(None) is not None:
            yield before, passage


def test_there_is_one_wherever_another_round_begins(variant: Variant) -> None:
    """But not at the start, nor at the end of the game."""
    for seed in variant.seeds(10):
        history = play_randomly(variant.start(seed=seed), Random(seed)).history
        for before, passage in passages(variant, history):
            begins = any(event.verb == "round" for event in passage.events(None))
            expected = begins and before.ply > 0 and variant.id in ROUNDS
            for observer in observers(before):
                for recall in (False, True):
                    assert (passage.round_end(observer, recall) is not None) == expected


def test_it_says_that_the_round_is_over_and_nobody_is_to_decide(in_rounds: Variant) -> None:
    found = 0
    for seed in range(10):
        for before, passage in ended(in_rounds, seed):
            for observer in observers(before):
                then: Any = before.view(observer)
                view: Any = passage.round_end(observer, recall=True)
                assert (view.phase, view.actor, view.over) == ("round-over", None, False)
                assert (view.seat, view.recall, view.round) == (observer, True, then.round)
                assert view.turn == then.turn + 1
                found += 1
    assert found


def test_it_is_the_same_once_the_match_has_gone_on(in_rounds: Variant) -> None:
    kept = []
    for seed in range(5):
        match, rng = in_rounds.start(seed=seed), Random(seed)
        while match.actor is not None:
            passage = match.preview(rng.choice(match.legal()))
            kept.append((passage, passage.round_end(0), passage.round_end(None, recall=True)))
            assert match.extend(passage.moves) is passage
            assert passage.round_end(0) == kept[-1][1]
    assert any(view is not None for _, view, _ in kept)
    for passage, view, recalled in kept:
        assert (passage.round_end(0), passage.round_end(None, recall=True)) == (view, recalled)


def test_no_byte_of_it_depends_on_what_an_observer_cannot_know(in_rounds: Variant) -> None:
    compared = 0
    for seed in range(20):
        rng = Random(seed)
        match = random_match(in_rounds, seed, shortest=60)
        for observer in observers(match):
            other = companion(match).retell(match, observer, rng)
            one, two = (_ends(in_rounds, history, observer) for history in (match.history, other))
            assert one == two
            compared += sum(view != b"null" for view in one)
    assert compared


def _ends(variant: Variant, history: list[str], observer: int | None) -> list[bytes]:
    return [
        to_json(passage.round_end(observer, recall))
        for _, passage in passages(variant, history)
        for recall in (False, True)
    ]


def test_nobody_can_imagine_a_world_from_it(in_rounds: Variant) -> None:
    """A state in which nothing waits is never stored: a match goes on from the next deal."""
    views = (
        passage.round_end(0, recall=True) for s in range(9) for _, passage in ended(in_rounds, s)
    )
    view = next(view for view in views if view is not None)
    with pytest.raises(hg.OptionError, match="round is over"):
        in_rounds.game.imagine(view, Random(1))


# --- told by the events of the passage -----------------------------------------------------------


def test_hanamikoji_lies_as_the_events_tell() -> None:
    variant = Variant("hanamikoji", 2, {})
    for seed in range(20):
        for before, passage in ended(variant, seed):
            for observer in observers(before):
                _check_hanamikoji(
                    before.view(observer), passage.round_end(observer), passage, observer
                )


def _check_hanamikoji(then: Any, view: Any, passage: hg.Passage, observer: int | None) -> None:
    events = told(passage, observer)
    assert sum(event.verb == "reveal" for event in events) == 2
    for place, geisha in enumerate(view.row):
        placed = list(then.row[place].placed)
        for event in events:
            if event.target.startswith("board"):
                placed[int(event.target[-1])] += (event.cards or ()).count(geisha.card)
        assert geisha.placed == tuple(placed)
        favours = [e.seat for e in events if e.verb == "favour" and e.cards == (geisha.card,)]
        assert geisha.favour == (favours[0] if favours else then.row[place].favour)
    assert sum(sum(geisha.placed) for geisha in view.row) == 16
    for seat, side in enumerate(view.seats):
        favoured = [geisha.charm for geisha in view.row if geisha.favour == seat]
        assert (side.geisha, side.charm) == (len(favoured), sum(favoured))
        assert (side.hand_size, side.secret, len(side.used)) == (0, (), 4)
        assert side.hand == (() if seat == observer else None)
        assert (side.discard is not None) == (seat == observer)
    assert (view.deck, view.offer) == (0, None)


def test_kasane_lies_as_the_events_tell() -> None:
    for players in (3, 4):
        variant = Variant("kasane", players, {})
        for seed in range(20):
            for before, passage in ended(variant, seed):
                for observer in observers(before):
                    views = before.view(observer), passage.round_end(observer)
                    _check_kasane(*views, passage, observer)


def _check_kasane(then: Any, view: Any, passage: hg.Passage, observer: int | None) -> None:
    """The grid still lies; what was laid or taken last is where the events put it."""
    events = told(passage, observer)
    sweep = next(event for event in events if event.verb == "sweep")
    left = [card for row in view.rows for card in row.cards]
    assert Counter(left) == Counter(sweep.cards)
    assert view.discard_size == then.discard_size
    for seat, side in enumerate(view.seats):
        laid = [e for e in events if e.target == f"field {seat}"]
        gained = tuple(card for event in laid for card in event.cards or ())
        assert side.field == then.seats[seat].field + gained
        points = sum(int(event.values.get("points", 0)) for event in laid)
        assert side.points == then.seats[seat].points + points
        assert (side.hand is not None) == (seat == observer)
    assert view.choices == ()
