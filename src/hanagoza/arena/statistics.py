"""What games prove: win shares with their intervals, and how they are summed up."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from hanagoza.arena.contest import Contest, PlayedGame
from hanagoza.arena.ratings import Rating, rate
from hanagoza.arena.sequential import Deals, Differences, Verdict

Z = 1.959964
"""Of a 95 % interval."""
UNRATED = Rating(0.0, 0.0)


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How one bot has done.

    ``win`` is its share of the wins, from ``low`` to ``high`` with 95 % confidence (Wilson), and
    ``fair`` what it would be if all played alike. ``rating`` is on the Elo scale (see
    ``hanagoza.arena.ratings``) and ``uncertainty`` its standard error; both are 0 while games are
    being played.
    """

    bot: str
    games: int
    win: float
    low: float
    high: float
    fair: float
    rating: float
    uncertainty: float


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """All of a contest in a line: how every bot has done, in the order they were given."""

    game: str
    players: int
    games: int
    standings: tuple[Standing, ...]
    verdict: Verdict | None = None


def wilson(share: float, games: int) -> tuple[float, float]:
    """A 95 % interval for a share of so many games."""
    if not games:
        return 0.0, 1.0
    centre = share + Z * Z / (2 * games)
    reach = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (centre - reach) / scale), min(1.0, (centre + reach) / scale)


class Tally:
    """A contest summed up as its deals come in; asking for it costs nothing."""

    def __init__(self, contest: Contest, elo: Differences | None = None) -> None:
        """With two Elo differences it comes to a verdict, too."""
        self._contest, self._elo = contest, elo
        self._played: list[PlayedGame] = []
        self._wins = dict.fromkeys(contest.bots, 0.0)
        self._deals = Deals()

    def add(self, deal: Sequence[PlayedGame]) -> None:
        """All games of the next deal."""
        won = dict.fromkeys(self._wins, 0.0)
        for game in deal:
            for who, share in zip(game.seats, game.shares, strict=True):
                won[who] += share
        for bot, share in won.items():
            self._wins[bot] += share
        self._deals.add(won[self._contest.bots[0]] / len(deal))
        self._played += deal

    @property
    def verdict(self) -> Verdict | None:
        if self._elo is None:
            return None
        return self._deals.verdict(self._elo, self._fair(self._contest.bots[0]))

    @property
    def is_decided(self) -> bool:
        return self.verdict is not None and self.verdict.accepted is not None

    def summary(self, *, is_rated: bool = False) -> Summary:
        """How things stand; ratings take a moment and come at the end."""
        bots = list(self._wins)
        ratings = rate(self._played, bots) if is_rated else {}
        return Summary(
            game=self._contest.game,
            players=len(self._contest.line_up),
            games=len(self._played),
            standings=tuple(self._standing(bot, ratings.get(bot, UNRATED)) for bot in bots),
            verdict=self.verdict,
        )

    def _standing(self, bot: str, rating: Rating) -> Standing:
        games = len(self._played)
        win = self._wins[bot] / games if games else 0.0
        low, high = wilson(win, games)
        return Standing(
            bot=bot,
            games=games,
            win=win,
            low=low,
            high=high,
            fair=self._fair(bot),
            rating=rating.elo,
            uncertainty=rating.error,
        )

    def _fair(self, bot: str) -> float:
        line_up = self._contest.line_up
        return line_up.count(bot) / len(line_up)
