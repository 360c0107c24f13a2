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
        engine, before = variant.game.engine, match._states.copy()
        for observer in (*range(variant.players), None):
            told: dict[int, set[bytes]] = {}
            for text in Random(seed).sample(match.legal(), min(len(match.legal()), 12)):
                move = variant.game.moves.ids[text]
                after = before.copy()
                engine.definition.rules.apply(after[0], move)
                plain = map(engine.plain, (before.tobytes(), after.tobytes()))
                events = engine.definition.events_of(next(plain), move, next(plain), observer)
                seen = int(engine.definition.rules.glimpse(before[0], move, _seat(observer)))
                told.setdefault(seen, set()).add(msgspec.json.encode(events))
            assert all(len(tellings) == 1 for tellings in told.values())
            assert len(set().union(*told.values())) == len(told)


def _seat(observer: int | None) -> Any:
    return hg.CHANCE if observer is None else observer
