"""Turn order and ranking, compiled: whose turn comes next, who may start, who has won."""

from __future__ import annotations

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.state import MAX_SEATS, Array, Header, Int


@compiled
def seat_after(state: Header, seat: Int, distance: Int) -> Int:
    """The seat so many places further round the table."""
    return (np.int64(seat) + distance) % state.players


@compiled
def weigh_seats(state: Header, weights: Array) -> Int:
    """Every seat may start, all alike: write that for ``outcomes``, and return how many."""
    for seat in range(MAX_SEATS):  # whoever plays: a loop of known length costs a game 4 % less
        weights[seat] = 1
    return np.int64(state.players)


@compiled
def rank_seats(state: Header) -> None:
    """Competition ranks by score: the first number decides, then the second, and who is still level
    shares a rank.
    """
    for seat in range(state.players):
        rank = 1
        for other in range(state.players):
            rank += _standing(state, other) > _standing(state, seat)
        state.ranks[seat] = rank


@compiled
def _standing(state: Header, seat: Int) -> Int:
    """Both numbers of a score in one, which compares as they do."""
    return (np.int64(state.scores[seat, 0]) << 16) + state.scores[seat, 1]
