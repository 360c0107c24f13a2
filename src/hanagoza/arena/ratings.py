"""Plackett–Luce ratings on the Elo scale: the strengths under which the games played are likeliest.

In that model a seat wins with a probability in proportion to the strength of the bot that sits
there, and a shared win counts in shares. Who comes second does not matter, because bots play for
the win alone; so a rating can never contradict the wins. A difference of 400 is a strength ten
times as large, which makes it Elo's at two seats.

All games are fitted at once (Hunter's MM algorithm, 2004). Ratings that follow game by game, as
Elo's own or OpenSkill's do, suit people who learn: they weigh the last games most, so they depend
on the order, and what they call uncertainty is not the error of the estimate. Bots do not learn.

Every bot also shares the win of one game with an imagined one, whose strength is fitted too: else
a bot that has won everything would be infinitely strong. Errors come from the curvature of the
likelihood at its top, as if all games were independent.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from hanagoza.arena.contest import PlayedGame

ELO = 400 / math.log(10)
"""One unit of the logarithm of strength."""
REFERENCE = "random"
CLOSE = 1e-7
"""No logarithm of a strength moves further than this in the last step …"""
STEPS = 100_000
"""… or there were so many of them."""

Numbers = npt.NDArray[np.float64]


class Rating(NamedTuple):
    """How much stronger a bot is than the reference, in Elo, and the standard error of that."""

    elo: float
    error: float


class LineUps(NamedTuple):
    """Games by who sat together: all that the likelihood depends on."""

    seats: Numbers
    """For every line-up, how many seats each bot had; a row each."""
    games: Numbers
    """How many games each line-up played."""
    wins: Numbers
    """What each bot won in all of them."""


def rate(played: Iterable[PlayedGame], bots: Sequence[str]) -> dict[str, Rating]:
    """Every bot's rating; ``random`` is at 0, or the first of ``bots`` where it does not play."""
    names = list(dict.fromkeys(bots))
    counts = _line_ups(played, names)
    if not len(counts.games):
        return {}
    reference = names.index(REFERENCE if REFERENCE in names else names[0])
    counts = _with_imagined(counts)
    strengths = _fitted(counts)
    heights = np.log(strengths / strengths[reference])
    errors = _errors(counts, strengths, reference)
    return {
        name: Rating(float(ELO * height), float(ELO * error))
        for name, height, error in zip(names, heights, errors, strict=False)
    }


def _line_ups(played: Iterable[PlayedGame], names: Sequence[str]) -> LineUps:
    """The sums are exact, and so the same in whichever order games are told."""
    games: Counter[tuple[int, ...]] = Counter()
    shares: dict[str, list[float]] = defaultdict(list)
    for game in played:
        games[tuple(game.seats.count(name) for name in names)] += 1
        for who, share in zip(game.seats, game.shares, strict=True):
            shares[who].append(share)
    line_ups = sorted(games)
    return LineUps(
        seats=np.array(line_ups, dtype=np.float64).reshape(len(line_ups), len(names)),
        games=np.array([games[line_up] for line_up in line_ups], dtype=np.float64),
        wins=np.array([math.fsum(shares[name]) for name in names]),
    )


def _with_imagined(counts: LineUps) -> LineUps:
    """One more bot, with which each of the others has shared the win of one game."""
    count = len(counts.wins)
    imagined = np.hstack([np.eye(count), np.ones((count, 1))])
    return LineUps(
        seats=np.vstack([np.pad(counts.seats, ((0, 0), (0, 1))), imagined]),
        games=np.append(counts.games, np.ones(count)),
        wins=np.append(counts.wins + 0.5, count / 2),
    )


def _fitted(counts: LineUps) -> Numbers:
    """The likeliest strengths, up to a factor: wins over what each unit of strength should win."""
    strengths = np.ones(len(counts.wins))
    for _ in range(STEPS):
        better = counts.wins / (counts.seats.T @ (counts.games / (counts.seats @ strengths)))
        better /= np.exp(np.mean(np.log(better)))
        moved = np.max(np.abs(np.log(better / strengths)))
        strengths = better
        if moved < CLOSE:
            break
    return strengths


def _errors(counts: LineUps, strengths: Numbers, reference: int) -> Numbers:
    """Standard errors of the logarithms, measured from the reference, which has none."""
    weights = counts.seats * strengths
    chances = weights / weights.sum(axis=1, keepdims=True)
    weighted = chances * counts.games[:, None]
    information = np.diag(weighted.sum(axis=0)) - weighted.T @ chances
    others = np.delete(np.arange(len(strengths)), reference)
    errors = np.zeros(len(strengths))
    errors[others] = np.sqrt(np.diag(np.linalg.inv(information[np.ix_(others, others)])))
    return errors
