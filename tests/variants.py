"""Every way to start every registered game that the contract tests go through."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import hanagoza as hg
from hanagoza.core.options import TextOption

QUICK = "HANAGOZA_QUICK" in os.environ
"""Set by ``make check``."""


class Variant(NamedTuple):
    """A game, a player count and its options, with a readable test id."""

    id: str
    players: int
    options: dict[str, Any]

    @property
    def game(self) -> hg.Game:
        return hg.game(self.id)

    def start(self, **keywords: Any) -> hg.Match:
        return self.game.start(self.players, **self.options, **keywords)

    @property
    def is_first(self) -> bool:
        return not self.options and self.players == self.game.players[0]

    def seeds(self, count: int) -> range:
        """For so many games. A tenth will do at a table with a house rule, there are so many of
        them, and in the inner loop.
        """
        return range(max(2, count // 10) if self.options or QUICK else count)

    def __str__(self) -> str:
        return "-".join(
            [self.id, str(self.players), *(f"{k}={v}" for k, v in self.options.items())]
        )


def main_variants() -> list[Variant]:
    """Each game with each player count, as it comes."""
    return [Variant(id, players, {}) for id in hg.games() for players in hg.game(id).players]


def house_variants() -> list[Variant]:
    """Each game once with every preset and with every other value of each option."""
    return [variant for id in hg.games() for variant in _house_variants(hg.game(id))]


def variants() -> list[Variant]:
    return main_variants() + house_variants()


def _house_variants(game: hg.Game) -> Iterator[Variant]:
    for preset in game.presets.values():
        yield Variant(game.id, game.players[0], dict(preset))
    for option in game.options:
        if isinstance(option, TextOption):
            continue
        values = option.values
        tried = (values[1], values[-1]) if isinstance(values, range) else values
        players = (option.players or game.players)[0]
        for value in tried:
            if value != option.default:
                yield Variant(game.id, players, {option.name: value})


def play_randomly(match: hg.Match, rng: Random, plies: int = 10_000) -> hg.Match:
    """Random decisions until the game is over or as many plies have been played."""
    while match.actor is not None and match.ply < plies:
        match.play(rng.choice(match.legal()))
    return match


def random_match(variant: Variant, seed: int, shortest: int = 0) -> hg.Match:
    """A game stopped at a random point; every fourth is all but over."""
    length = play_randomly(variant.start(seed=seed), Random(seed)).ply
    back = Random(seed).randrange(length if seed % 4 else 8)
    return play_randomly(variant.start(seed=seed), Random(seed), max(shortest, length - back))
