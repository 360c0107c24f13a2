"""The final count: what a field pays, and who has won."""

from __future__ import annotations

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.state import Int
from hanagoza.games.kasane.cards import NUMBERS, kinds_in
from hanagoza.games.kasane.state import TURNS, State

MANY_CARDS = 8
"""From so many cards in a field on, its colours pay (KA-A15) …"""
COLOUR_BONUS = np.array([0, 5, 4, 3, 2, 0, 2, 3, 4, 5], dtype=np.int64)
"""… as much as this, by their number; few pay, and many."""
ALL_LAID_BONUS = 2


@compiled
def colours(field: Int) -> Int:
    """How many different numbers lie in a field; a +1 has no colour (KA-A16)."""
    kinds = kinds_in(field)
    count = 0
    for number in range(1, NUMBERS + 1):
        count += kinds >> number & 1
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
def add_bonuses(state: State) -> None:
    for seat in range(state.players):
        state.scores[seat, 0] += bonus(state.scores[seat, 1], colours(state.field[seat]))


@compiled
def rank(state: State) -> None:
    """More points, then more cards in the field (KA-A23); who is still level shares the rank."""
    for seat in range(state.players):
        better = 0
        for other in range(state.players):
            ahead = np.int64(state.scores[other, 0]) - state.scores[seat, 0]
            more = state.scores[other, 1] > state.scores[seat, 1]
            better += ahead > 0 or (ahead == 0 and more)
        state.ranks[seat] = better + 1
