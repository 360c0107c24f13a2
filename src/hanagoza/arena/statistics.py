"""What games prove: win shares with their intervals, a sequential test, ratings."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from statistics import mean

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from hanagoza.arena.contest import Contest, GameLine

Z = 1.959964
"""Of a 95 % interval."""
ALPHA = BETA = 0.05
BOUND = math.log((1 - BETA) / ALPHA)


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How one bot has done."""

    bot: str
    games: int
    win: float
    low: float
    high: float
    """Its share of the wins, with a 95 % Wilson interval …"""
    fair: float
    """… and what it would be if all played alike."""
    rating: float
    uncertainty: float
    """Plackett–Luce: mean and standard deviation."""


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """A sequential probability ratio test between two Elo differences of the first bot."""

    elo: tuple[float, float]
    ratio: float
    """Log-likelihood ratio; at ±2.94 it is decided."""
    accepted: float | None
    """The difference that was accepted, if one was."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """All of a contest in a line."""

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


def standings(
    lines: Sequence[GameLine], bots: Iterable[str], is_rated: bool
) -> tuple[Standing, ...]:
    """Every bot's share, and its rating if asked for, in the order given."""
    ratings = rate(lines) if is_rated else {}
    return tuple(_standing(bot, lines, ratings) for bot in dict.fromkeys(bots))


def _standing(
    bot: str, lines: Sequence[GameLine], ratings: dict[str, tuple[float, float]]
) -> Standing:
    shares = [
        sum(share for who, share in zip(line.seats, line.shares, strict=True) if who == bot)
        for line in lines
    ]
    seats = sum(line.seats.count(bot) for line in lines)
    fair = seats / sum(len(line.seats) for line in lines) if lines else 0.0
    win = sum(shares) / len(lines) if lines else 0.0
    low, high = wilson(win, len(lines))
    rating, uncertainty = ratings.get(bot, (0.0, 0.0))
    return Standing(
        bot=bot,
        games=len(lines),
        win=win,
        low=low,
        high=high,
        fair=fair,
        rating=rating,
        uncertainty=uncertainty,
    )


def rate(lines: Iterable[GameLine]) -> dict[str, tuple[float, float]]:
    """Plackett–Luce ratings after all games, deal by deal.

    A bot that sits at a table more than once gets the mean of what its seats would get.
    """
    model = PlackettLuce()
    ratings: dict[str, PlackettLuceRating] = {}
    for line in sorted(lines, key=lambda line: (line.deal, line.rotation)):
        teams = [[ratings.setdefault(bot, model.rating(name=bot))] for bot in line.seats]
        rated = model.rate(teams, ranks=[float(rank) for rank in line.ranks])
        for bot in set(line.seats):
            seats = [team[0] for team, who in zip(rated, line.seats, strict=True) if who == bot]
            ratings[bot] = model.rating(
                mu=mean(seat.mu for seat in seats), sigma=mean(seat.sigma for seat in seats)
            )
    return {bot: (rating.mu, rating.sigma) for bot, rating in ratings.items()}


def sequential_verdict(
    lines: Sequence[GameLine], contest: Contest, elo: tuple[float, float]
) -> Verdict:
    """Whether the first bot is better by the first or by the second difference.

    The unit is a deal, all of its games together: they are not independent of each other. The ratio
    is that of a normal distribution with the variance seen so far (as chess engines are tested).
    """
    deals: dict[int, list[float]] = {}
    for line in lines:
        share = sum(
            s for who, s in zip(line.seats, line.shares, strict=True) if who == contest.bots[0]
        )
        deals.setdefault(line.deal, []).append(share)
    means = [mean(shares) for shares in deals.values()]
    ratio = _ratio(means, [expected(difference) for difference in elo])
    accepted = elo[1] if ratio >= BOUND else elo[0] if ratio <= -BOUND else None
    return Verdict(elo=elo, ratio=ratio, accepted=accepted)


def expected(elo: float) -> float:
    """The win share that an Elo difference stands for."""
    return 1 / (1 + 10 ** (-elo / 400))


def _ratio(means: Sequence[float], shares: Sequence[float]) -> float:
    if len(means) < 2:
        return 0.0
    centre = mean(means)
    variance = sum((x - centre) ** 2 for x in means) / (len(means) - 1)
    if variance == 0:
        variance = 0.25 / len(means)
    low, high = shares
    return len(means) * (high - low) * (centre - (low + high) / 2) / variance
