"""``imagine`` deals the unseen uniformly over the places an observer cannot look into."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from scipy.stats import chisquare

import hanagoza as hg
from tests.companions import companion
from tests.variants import Variant, play_randomly, random_match

SAMPLES = 3000
P_VALUE = 1e-4


def test_an_imagined_match_looks_like_the_real_one(variant: Variant) -> None:
    for seed in variant.seeds(60):
        match = random_match(variant, seed)
        pieces = companion(match).pieces(match.position())
        for observer in (*range(variant.players), None):
            view = match.view(observer, recall=True)
            imagined = variant.game.imagine(view, Random(seed))
            assert imagined.view(observer, recall=True) == view
            assert companion(match).pieces(imagined.position()) == pieces
            assert imagined.actor == match.actor
            if observer == match.actor:
                assert imagined.legal() == match.legal()
            play_randomly(imagined, Random(seed))


def test_imagining_needs_nothing_but_the_view(variant: Variant) -> None:
    """Two worlds that look alike are imagined alike, from the same generator."""
    for seed in variant.seeds(12):
        rng = Random(seed)
        match = random_match(variant, seed, shortest=20)
        for observer in (*range(variant.players), None):
            other = variant.start(chance="manual")
            for text in companion(match).retell(match, observer, rng):
                other.play(text)
            documents = [
                variant.game.imagine(m.view(observer, recall=True), Random(9)).position()
                for m in (match, other)
            ]
            assert documents[0] == documents[1]


def test_a_number_that_cannot_be_is_refused_in_our_words(main_variant: Variant) -> None:
    """Not in those of the library that found it too small or too large."""
    for seed in range(3):
        match = random_match(main_variant, seed, shortest=10 * seed)
        view = match.view(None, recall=True)
        for changed in with_a_number_changed(view):
            try:
                main_variant.game.engine.blinded(changed)
            except hg.OptionError as refusal:
                assert len(str(refusal)) < 200
                assert isinstance(refusal.__cause__, hg.PositionError | None)


def with_a_number_changed(part: Any) -> Iterator[Any]:
    """Views, or parts of one, that have a single number too small or too large somewhere."""
    if isinstance(part, msgspec.Struct):
        for name in part.__struct_fields__:
            for changed in with_a_number_changed(getattr(part, name)):
                yield msgspec.structs.replace(part, **{name: changed})
    elif isinstance(part, tuple):
        for at, item in enumerate(part[:2]):
            for changed in with_a_number_changed(item):
                yield (*part[:at], changed, *part[at + 1 :])
    elif isinstance(part, int) and not isinstance(part, bool):
        yield from (-1, 300, 10**30)


@pytest.mark.slow
def test_worlds_come_as_often_as_they_can_be_dealt(main_variant: Variant) -> None:
    tested = 0
    for seed in range(400):
        tested += check_worlds(main_variant, seed)
        if tested == 2:
            return
    assert tested, "too few positions with enumerable worlds"


def check_worlds(variant: Variant, seed: int) -> bool:
    """Chi-square of imagined against enumerated worlds; False where they are too many or few."""
    observer = (*range(variant.players), None)[seed % (variant.players + 1)]
    return check_match(random_match(variant, seed), observer, Random(seed))


def check_match(match: hg.Match, observer: int | None, rng: Random) -> bool:
    """The same at one position; the real world has to be one of those that are imagined."""
    worlds = companion(match).worlds(match.position(), observer)
    if not companion(match).hidden:
        return _knows_the_world(match, observer)
    if worlds is None or len(worlds) < 2:
        return False
    assert companion(match).world(match.position(), observer) in worlds
    expected = [SAMPLES * weight / sum(worlds.values()) for weight in worlds.values()]
    if min(expected) < 5:
        return False
    view = match.view(observer, recall=True)
    found: Counter[object] = Counter()
    for _ in range(SAMPLES):
        position = match.game.imagine(view, rng).position()
        found[companion(match).world(position, observer)] += 1
    assert set(found) <= set(worlds)
    assert chisquare([found[world] for world in worlds], expected).pvalue > P_VALUE
    return True


def test_a_finished_game_is_imagined_as_finished(variant: Variant) -> None:
    for seed in variant.seeds(5):
        match = play_randomly(variant.start(seed=seed), Random(seed))
        for observer in (*range(variant.players), None):
            imagined = variant.game.imagine(match.view(observer, recall=True), Random(seed))
            assert imagined.result is not None
            assert match.result is not None
            assert imagined.result.ranks == match.result.ranks
            assert hg.replay(imagined.record()).result == imagined.result


@pytest.mark.parametrize("nonsense", [None, 3, {}, "view"])
def test_only_a_view_can_be_imagined(main_variant: Variant, nonsense: Any) -> None:
    with pytest.raises(hg.OptionError):
        main_variant.game.imagine(nonsense, Random(1))
    with pytest.raises(hg.OptionError):
        main_variant.game.imagine(main_variant.start(seed=1).view(0, recall=True), nonsense)


def _knows_the_world(match: hg.Match, observer: int | None) -> bool:
    """Where nothing is hidden from a good memory there is one world, and it is imagined."""
    view = match.view(observer, recall=True)
    assert match.game.imagine(view, Random(1)).position() == match.position()
    return True


def test_a_table_view_is_not_enough(variant: Variant) -> None:
    match = variant.start(seed=1)
    with pytest.raises(hg.OptionError, match="recall"):
        variant.game.imagine(match.view(0), Random(1))
