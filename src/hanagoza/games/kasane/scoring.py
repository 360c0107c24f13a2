"""The final count: what a field pays, and who has won."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.seats import rank_seats
from hanagoza.core.state import Int
from hanagoza.games.kasane.pieces import NUMBERS, height, kinds_in
from hanagoza.games.kasane.state import BY_ROUNDS, TURNS, State

MANY_CARDS = 8
"""From so many cards in a field on, its colours pay (KA-A15) …"""
COLOUR_BONUS = np.array([0, 5, 4, 3, 2, 0, 2, 3, 4, 5], dtype=np.int64)
"""… as much as this, by their number; few pay, and many."""
ALL_LAID_BONUS = 2
ALL_NUMBERS = sum(1 << number for number in range(1, NUMBERS + 1))


@compiled
def colours(field: Int) -> Int:
    """How many different numbers lie in a field; a +1 has no colour (KA-A16)."""
    numbers = kinds_in(field) & ALL_NUMBERS
    count = 0
    while numbers:
        numbers &= numbers - 1
        count += 1
    return count


@compiled
def colour_bonus(cards: Int, colour_count: Int) -> Int:
    """What the colours of a field pay; +1 cards count as cards."""
    return COLOUR_BONUS[colour_count] if cards >= MANY_CARDS else 0


@compiled
def all_laid_bonus(cards: Int) -> Int:
    """For a field of all twelve cards, on top of everything else (KA-A17)."""
    return ALL_LAID_BONUS if cards == TURNS else 0


@compiled
def bonus(cards: Int, colour_count: Int) -> Int:
    """What a field pays at the end."""
    return colour_bonus(cards, colour_count) + all_laid_bonus(cards)


@compiled
def judge(state: State) -> None:
    """Add what the fields pay, and rank the seats: more points, then more cards laid (KA-A23)."""
    for seat in range(state.players):
        state.scores[seat, 0] += bonus(state.scores[seat, 1], colours(state.field[seat]))
    rank_seats(state)
    state.reason = BY_ROUNDS


class Worth(NamedTuple):
    """What a field is worth at the end, and why, for people."""

    laid: int
    """Cards in it."""
    colours: int
    colour_bonus: int
    all_laid_bonus: int


@lru_cache(maxsize=4096)
def worth_of(field: int) -> Worth:
    """What a field would pay if the game ended now."""
    laid, number = height(field), colours(field)
    return Worth(laid, number, int(colour_bonus(laid, number)), all_laid_bonus(laid))
