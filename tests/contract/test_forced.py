"""A move that is forced for all to see: to make it at once tells nobody anything."""

from __future__ import annotations

from random import Random

from tests.companions import companion
from tests.variants import Variant, random_match


def test_forced_is_the_only_move_there_is(variant: Variant) -> None:
    for seed in variant.seeds(60):
        match = random_match(variant, seed)
        assert match.forced is None or match.legal() == [match.forced]


def test_that_a_move_is_forced_is_nobodys_secret(variant: Variant) -> None:
    """Of two worlds that look alike to somebody, moves are plainly forced in both or in none."""
    for seed in variant.seeds(12):
        match, rng = random_match(variant, seed, shortest=20), Random(seed)
        for observer in (*range(variant.players), None):
            other = variant.start(chance="manual")
            for text in companion(match).retell(match, observer, rng):
                other.play(text)
            assert (other.forced is None) == (match.forced is None)
