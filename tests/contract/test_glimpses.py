"""What searches rely on: which moves look the same to an observer."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

import hanagoza as hg
from tests.variants import Variant, random_match


def test_moves_that_look_the_same_are_told_the_same(variant: Variant) -> None:
    """And moves that are told the same look the same."""
    for seed in variant.seeds(20):
        match = random_match(variant, seed)
        if match.actor is None:
            continue
        before = match._states[0].copy()
        for observer in (*range(variant.players), None):
            told: dict[int, set[bytes]] = {}
            for text in Random(seed).sample(match.legal(), min(len(match.legal()), 12)):
                move = variant.game.moves.ids[text]
                after = before.copy()
                variant.game.definition.rules.apply(after, move)
                events = variant.game.definition.events_of(before, move, after, observer)
                seen = int(variant.game.definition.rules.glimpse(before, move, _seat(observer)))
                told.setdefault(seen, set()).add(msgspec.json.encode(events))
            assert all(len(tellings) == 1 for tellings in told.values())
            assert len(set().union(*told.values())) == len(told)


def _seat(observer: int | None) -> Any:
    return hg.CHANCE if observer is None else observer
