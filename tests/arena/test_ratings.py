"""Ratings: what is likeliest to have brought the games about, on the Elo scale."""

from __future__ import annotations

import math
from itertools import chain
from random import Random

import pytest

from hanagoza.arena import PlayedGame
from hanagoza.arena.ratings import rate
from tests.arena.games import duel, line, won_by

STRENGTHS = {"random": 0.0, "b": 150.0, "c": 300.0, "d": 450.0, "e": 600.0}


def duels(wins: int, losses: int) -> list[PlayedGame]:
    return list(chain.from_iterable(duel(wins, losses)))


def simulated(count: int, seats: int, seed: int) -> list[PlayedGame]:
    """Tables of neighbours that win in proportion to their strengths."""
    luck, names = Random(seed), list(STRENGTHS)
    lines = []
    for _ in range(count):
        at = luck.randrange(len(names) - seats + 1)
        there = tuple(luck.sample(names[at : at + seats], seats))
        weights = [10 ** (STRENGTHS[name] / 400) for name in there]
        lines.append(won_by(luck.choices(range(seats), weights)[0], there))
    return lines


@pytest.mark.parametrize(("wins", "losses"), [(17, 13), (30, 0), (378, 222)])
def test_who_wins_more_is_rated_higher(wins: int, losses: int) -> None:
    for better, worse in ((wins, losses), (losses, wins)):
        ratings = rate(duels(better, worse), ("a", "b"))
        assert (ratings["a"].elo > ratings["b"].elo) == (better > worse)


def test_the_order_of_games_makes_no_difference() -> None:
    lines = simulated(300, 3, seed=1) + [line(0, 0, (1, 1, 3), ("b", "c", "d"))] * 3
    ratings = rate(lines, list(STRENGTHS))
    for seed in range(5):
        Random(seed).shuffle(lines)
        assert rate(lines, list(STRENGTHS)) == ratings


@pytest.mark.parametrize("seats", [2, 3])
def test_true_strengths_are_found_again(seats: int) -> None:
    """Within two standard errors nineteen times out of twenty, and hardly ever beyond four."""
    misses = [
        (rating.elo - STRENGTHS[bot]) / rating.error
        for seed in range(10)
        for bot, rating in rate(simulated(2000, seats, seed), list(STRENGTHS)).items()
        if bot != "random"
    ]
    assert max(map(abs, misses)) < 4
    assert sum(abs(miss) < 2 for miss in misses) / len(misses) >= 0.85
    assert 0.6 < math.sqrt(sum(miss**2 for miss in misses) / len(misses)) < 1.4


def test_it_is_elo_and_its_error_at_two_seats() -> None:
    """A share p of n games is log-odds of p, with an error of 1/√(n·p·(1-p))."""
    won, lost = rate(duels(3000, 1000), ("b", "a")), 400 / math.log(10)
    assert won["a"].elo == pytest.approx(lost * math.log(3), abs=0.5)
    assert won["a"].error == pytest.approx(lost / math.sqrt(8000 * 0.75 * 0.25), rel=0.01)


def test_random_is_at_zero_or_else_the_first() -> None:
    assert rate(simulated(100, 2, seed=1), ["b", "c", "random", "d", "e"])["random"] == (0, 0)
    assert rate(duels(5, 3), ("b", "a"))["b"] == (0, 0)


def test_who_is_unbeaten_has_a_finite_rating_and_a_large_error() -> None:
    rating = rate(duels(10, 0), ("b", "a"))["a"]
    assert 200 < rating.elo < 1500
    assert rating.error > 100


def test_a_shared_win_is_half_of_one() -> None:
    shared = [line(0, 0, (1, 1), ("a", "b"))] * 20
    assert rate(shared, ("a", "b"))["b"].elo == pytest.approx(0, abs=1e-3)


def test_a_bot_at_several_seats_is_rated_once_and_by_all_of_them() -> None:
    """Two seats of three win two games of three if everybody is alike."""
    seats = ("a", "b", "b")
    alike = rate([won_by(seat, seats) for seat in range(3)] * 10, ("a", "b"))
    assert set(alike) == {"a", "b"}
    assert alike["b"].elo == pytest.approx(0, abs=5)


def test_no_games_no_ratings() -> None:
    assert rate([], ("a", "b")) == {}
