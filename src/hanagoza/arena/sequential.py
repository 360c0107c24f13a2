"""A sequential probability ratio test: play until one of two differences in strength is ruled out.

The unit is a deal, all of its games together, because they are not independent of each other. The
log-likelihood ratio is that of a normal distribution with the variance seen so far (as chess
engines are tested), which is only as good as that variance: nothing is decided before ``LEAST``
deals. Deals count in their order and never in that in which they are finished, for short games
would finish first.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from hanagoza.core.errors import OptionError
from hanagoza.core.options import shown

ALPHA = BETA = 0.05
BOUND = math.log((1 - BETA) / ALPHA)
LEAST = 20
MOST_ELO = 1000
Differences = tuple[float, float]


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """A sequential probability ratio test between two Elo differences of the first bot.

    ``ratio`` is the log-likelihood ratio of ``elo[1]`` to ``elo[0]``: at ±2.94, if at least 20
    deals were played, it is decided, and ``accepted`` is the one of them that was accepted.
    """

    elo: Differences
    ratio: float
    accepted: float | None


def expected(elo: float, fair: float) -> float:
    """The share of wins that an Elo difference stands for, where ``fair`` is that of equals."""
    odds = fair * 10 ** (elo / 400)
    return odds / (odds + 1 - fair)


def check_differences(elo: Sequence[float]) -> Differences:
    """Two Elo differences that can be told apart."""
    low, high = elo
    if low != high and all(abs(difference) <= MOST_ELO for difference in elo):
        return low, high
    raise OptionError(
        f"sprt={shown(low)}, {shown(high)} is not possible: choose two different numbers"
        f" from -{MOST_ELO} to {MOST_ELO}"
    )


class Deals:
    """The first bot's share of the wins, deal by deal, summed up as it goes (Welford 1962)."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self._squares = 0.0
        """Of the distances from the mean."""

    def add(self, share: float) -> None:
        self.count += 1
        distance = share - self.mean
        self.mean += distance / self.count
        self._squares += distance * (share - self.mean)

    def verdict(self, elo: Differences, fair: float) -> Verdict:
        """Whether the first bot is better by the first or by the second difference."""
        ratio = self._ratio(*(expected(difference, fair) for difference in elo))
        is_decided = self.count >= LEAST and abs(ratio) >= BOUND
        return Verdict(elo=elo, ratio=ratio, accepted=elo[ratio > 0] if is_decided else None)

    def _ratio(self, low: float, high: float) -> float:
        if self.count < 2:
            return 0.0
        variance = self._squares / (self.count - 1) or 0.25 / self.count
        return self.count * (high - low) * (self.mean - (low + high) / 2) / variance
