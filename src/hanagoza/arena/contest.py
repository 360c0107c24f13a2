"""Who plays whom: deals that are played once from every seat.

A *deal* is a seed: the same outcomes come in all of its games, which differ in who sits where. So
nobody wins by the luck of a seat, and little by the luck of the cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

import msgspec

import hanagoza as hg
from hanagoza.bots import bot
from hanagoza.core.errors import OptionError
from hanagoza.core.generator import batch_seeds
from hanagoza.core.match import Match
from hanagoza.core.options import SEED_LIMIT


class GameLine(msgspec.Struct, frozen=True, kw_only=True):
    """One game as the journal keeps it."""

    deal: int
    rotation: int
    seats: tuple[str, ...]
    """The bots, seat by seat."""
    ranks: tuple[int, ...]
    scores: tuple[tuple[int, int], ...]
    decisions: int

    @property
    def shares(self) -> tuple[float, ...]:
        """What each seat has of the win; winners share it."""
        won = [rank == 1 for rank in self.ranks]
        return tuple(win / sum(won) for win in won)


class Contest(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A game, the bots that play it, and where chance begins."""

    game: str
    bots: tuple[str, ...]
    players: int | None = None
    """As many as there are bots, or as the game's fewest."""
    options: dict[str, Any] = {}
    seed: int = 1

    @cached_property
    def line_up(self) -> tuple[str, ...]:
        """The bots from seat to seat in the first game of a deal; fewer than seats take turns."""
        game = hg.game(self.game)
        if len(self.bots) < 2:
            raise OptionError("an arena needs at least two bots")
        for spec in self.bots:
            bot(spec, 1)
        fewest = next((n for n in game.players if n >= len(self.bots)), max(game.players))
        seats = self.players if self.players is not None else fewest
        if seats not in game.players or seats < len(self.bots):
            known = ", ".join(map(str, game.players))
            raise OptionError(
                f"{len(self.bots)} bots cannot be {seats} players of {self.game}: it is for {known}"
            )
        return tuple(self.bots[seat % len(self.bots)] for seat in range(seats))

    def play(self, deal: int) -> Iterator[GameLine]:
        """All games of a deal."""
        seats = len(self.line_up)
        for rotation in range(seats):
            line_up = self.line_up[rotation:] + self.line_up[:rotation]
            match = self._start(deal)
            decisions = _play(match, line_up, deal % SEED_LIMIT)
            outcome = match.outcome
            assert outcome is not None
            yield GameLine(
                deal=deal,
                rotation=rotation,
                seats=line_up,
                ranks=tuple(outcome.ranks),
                scores=tuple((int(a), int(b)) for a, b in outcome.scores),
                decisions=decisions,
            )

    def _start(self, deal: int) -> Match:
        seed = int(batch_seeds(self.seed, deal + 1)[deal])
        return hg.game(self.game).start(len(self.line_up), seed=seed, **self.options)


def _play(match: Match, line_up: tuple[str, ...], deal: int) -> int:
    """Each bot has its own luck in every deal, wherever it sits."""
    players = [bot(spec, deal * len(line_up) + seat) for seat, spec in enumerate(line_up)]
    decisions = 0
    while match.actor is not None:
        seat = match.actor
        view = match.view(seat, recall=True)
        match.play(players[seat].choose(match.game, view, match.legal()))
        decisions += 1
    return decisions
