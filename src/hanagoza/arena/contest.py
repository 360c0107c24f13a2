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
from hanagoza.core.errors import HanagozaError, OptionError
from hanagoza.core.generator import batch_seeds
from hanagoza.core.match import Match
from hanagoza.core.moves import quoted
from hanagoza.core.options import SEED_LIMIT, check_seed


class PlayedGame(msgspec.Struct, frozen=True, kw_only=True):
    """One game as the journal keeps it: the ``rotation``-th of a ``deal``.

    ``seats`` are the bots, seat by seat, and so are the ``ranks`` and ``scores`` they came to.
    """

    deal: int
    rotation: int
    seats: tuple[str, ...]
    ranks: tuple[int, ...]
    scores: tuple[tuple[int, int], ...]
    decisions: int

    @property
    def shares(self) -> tuple[float, ...]:
        """What each seat has of the win; winners share it."""
        won = [rank == 1 for rank in self.ranks]
        return tuple(win / sum(won) for win in won)


class Contest(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A game, the bots that play it, and where chance begins.

    Without ``players`` there are as many seats as bots, or as few as the game is for.
    """

    game: str
    bots: tuple[str, ...]
    players: int | None = None
    options: dict[str, Any] = {}
    seed: int = 1

    def check(self) -> None:
        """Refuse what cannot be played, or would prove nothing."""
        check_seed(self.seed)
        self._start(0)
        if len(set(self.bots)) < 2:
            raise OptionError(
                f"{quoted(self.bots[0])} against itself proves nothing: name another bot,"
                " or another budget"
            )

    def is_like(self, other: Contest) -> bool:
        """Whether the same games would be played, however it is written down."""
        try:
            mine, theirs = self.line_up, other.line_up
        except HanagozaError:
            return False
        return (self.game, mine, self.options, self.seed) == (
            other.game,
            theirs,
            other.options,
            other.seed,
        )

    def seated(self, rotation: int) -> tuple[str, ...]:
        """Who sits where in one of the games of a deal."""
        return self.line_up[rotation:] + self.line_up[:rotation]

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

    def could_bring(self, played: PlayedGame) -> bool:
        """Whether a game may be one of this contest's, as far as one can tell."""
        seats, ranks = len(self.line_up), played.ranks
        return (
            played.deal >= 0
            and 0 <= played.rotation < seats
            and played.seats == self.seated(played.rotation)
            and seats == len(ranks) == len(played.scores)
            and all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks)
        )

    def play(self, deal: int) -> Iterator[PlayedGame]:
        """All games of a deal."""
        for rotation in range(len(self.line_up)):
            line_up = self.seated(rotation)
            match = self._start(deal)
            decisions = _play(match, line_up, deal % SEED_LIMIT)
            result = match.result
            assert result is not None
            yield PlayedGame(
                deal=deal,
                rotation=rotation,
                seats=line_up,
                ranks=tuple(result.ranks),
                scores=tuple((int(a), int(b)) for a, b in result.scores),
                decisions=decisions,
            )

    def _start(self, deal: int) -> Match:
        seed = int(batch_seeds(self.seed, deal + 1)[deal])
        return hg.game(self.game).start(len(self.line_up), seed=seed, **self.options)


def _play(match: Match, line_up: tuple[str, ...], deal: int) -> int:
    """Each seat has its own seed in every deal, whoever sits there."""
    players = [bot(spec, deal * len(line_up) + seat) for seat, spec in enumerate(line_up)]
    decisions = 0
    while match.actor is not None:
        seat = match.actor
        view = match.view(seat, recall=True)
        match.play(players[seat].choose(match.game, view, match.legal()))
        decisions += 1
    return decisions
