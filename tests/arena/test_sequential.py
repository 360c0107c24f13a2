"""The sequential test: it stops when it knows, and what it knows is right as often as it says."""

from __future__ import annotations

import math
from random import Random

import pytest

import hanagoza as hg
from hanagoza.arena.sequential import LEAST, Deals, check_differences, expected


def decided(shares: list[float], elo: tuple[float, float], fair: float = 0.5) -> float | None:
    deals = Deals()
    for share in shares:
        deals.add(share)
    return deals.verdict(elo, fair).accepted


def test_elo_between_two() -> None:
    assert expected(0, 0.5) == 0.5
    assert expected(400, 0.5) == pytest.approx(10 / 11)


def test_elo_scales_the_odds_of_a_fair_share() -> None:
    """Nothing better is the fair share; 400 is ten times the odds, wherever one begins."""
    for fair in (0.25, 1 / 3, 2 / 3):
        assert expected(0, fair) == pytest.approx(fair)
        share = expected(400, fair)
        assert share / (1 - share) == pytest.approx(10 * fair / (1 - fair))


def test_it_decides() -> None:
    assert decided([1.0] * 90 + [0.0] * 10, (0, 50)) == 50
    assert decided([1.0] * 10 + [0.0] * 90, (0, 50)) == 0
    assert decided([1.0, 0.0] * 15, (0, 10)) is None


def test_two_seats_of_three_are_not_strength() -> None:
    """Who wins two games of three on two seats of three is no better than the others."""
    assert decided([1.0, 2 / 3, 1 / 3] * 400, (0, 20), fair=2 / 3) == 0


def test_one_against_three_is_better_at_35_percent() -> None:
    assert decided([0.25, 0.5, 0.25, 0.4] * 50, (0, 50), fair=0.25) == 50


def test_a_few_deals_decide_nothing() -> None:
    assert decided([1.0] * (LEAST - 1), (0, 50)) is None
    assert decided([1.0] * LEAST, (0, 50)) == 50


@pytest.mark.parametrize("fair", [1 / 3, 0.5, 2 / 3])
def test_it_is_wrong_about_as_rarely_as_it_says(fair: float) -> None:
    """5 % by design, less than 9 % as simulated: the variance has to be estimated, too."""
    luck, wrong, runs = Random(1), 0, 400
    for _ in range(runs):
        deals, seats = Deals(), 2 if fair == 0.5 else 3
        while deals.verdict((0, 100), fair).accepted is None:
            deals.add(sum(luck.random() < fair for _ in range(seats)) / seats)
        wrong += deals.verdict((0, 100), fair).accepted == 100
    assert wrong / runs < 0.09


@pytest.mark.parametrize("elo", [(math.nan, 5), (5, 5), (-1_000_000, 5), (0, math.inf)])
def test_differences_that_cannot_be_told_apart_are_refused(elo: tuple[float, float]) -> None:
    with pytest.raises(hg.OptionError, match="two different numbers from -1000 to 1000"):
        check_differences(elo)
