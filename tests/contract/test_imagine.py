"""``imagine`` deals the unseen uniformly over the places an observer cannot look into."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from scipy.stats import chisquare

import hanagoza as hg
from tests.companions import companion
from tests.settings import Table, play_randomly, random_match

SAMPLES = 3000
P_VALUE = 1e-4


def test_an_imagined_match_looks_like_the_real_one(table: Table) -> None:
    for seed in table.seeds(60):
        match = random_match(table, seed)
        pieces = companion(match).pieces(match.position())
        for observer in (*range(table.players), None):
            view = match.view(observer, recall=True)
            imagined = table.game.imagine(view, Random(seed))
            assert imagined.view(observer, recall=True) == view
            assert companion(match).pieces(imagined.position()) == pieces
            assert imagined.actor == match.actor
            if observer == match.actor:
                assert imagined.legal() == match.legal()
            play_randomly(imagined, Random(seed))


def test_imagining_needs_nothing_but_the_view(table: Table) -> None:
    """Two worlds that look alike are imagined alike, from the same generator."""
    for seed in table.seeds(12):
        rng = Random(seed)
        match = random_match(table, seed, shortest=20)
        for observer in (*range(table.players), None):
            other = table.start(chance="manual")
            for text in companion(match).retell(match, observer, rng):
                other.play(text)
            documents = [
                table.game.imagine(m.view(observer, recall=True), Random(9)).position()
                for m in (match, other)
            ]
            assert documents[0] == documents[1]


@pytest.mark.slow
def test_worlds_come_as_often_as_they_can_be_dealt(main_table: Table) -> None:
    tested = 0
    for seed in range(400):
        tested += check_worlds(main_table, seed)
        if tested == 2:
            return
    assert tested, "too few positions with enumerable worlds"


def check_worlds(table: Table, seed: int) -> bool:
    """Chi-square of imagined against enumerated worlds; False where they are too many or few."""
    observer = (*range(table.players), None)[seed % (table.players + 1)]
    return check_match(random_match(table, seed), observer, Random(seed))


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


def test_a_finished_game_is_imagined_as_finished(table: Table) -> None:
    for seed in table.seeds(5):
        match = play_randomly(table.start(seed=seed), Random(seed))
        for observer in (*range(table.players), None):
            imagined = table.game.imagine(match.view(observer, recall=True), Random(seed))
            assert imagined.result is not None
            assert match.result is not None
            assert imagined.result.ranks == match.result.ranks
            assert hg.replay(imagined.record()).result == imagined.result


@pytest.mark.parametrize("nonsense", [None, 3, {}, "view"])
def test_only_a_view_can_be_imagined(main_table: Table, nonsense: Any) -> None:
    with pytest.raises(hg.OptionError):
        main_table.game.imagine(nonsense, Random(1))
    with pytest.raises(hg.OptionError):
        main_table.game.imagine(main_table.start(seed=1).view(0, recall=True), nonsense)


def _knows_the_world(match: hg.Match, observer: int | None) -> bool:
    """Where nothing is hidden from a good memory there is one world, and it is imagined."""
    view = match.view(observer, recall=True)
    assert match.game.imagine(view, Random(1)).position() == match.position()
    return True


def test_a_table_view_is_not_enough(table: Table) -> None:
    match = table.start(seed=1)
    with pytest.raises(hg.OptionError, match="recall"):
        table.game.imagine(match.view(0), Random(1))
