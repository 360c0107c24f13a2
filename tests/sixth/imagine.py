"""Determinisation, and what is seen of a move."""

from __future__ import annotations

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.state import Int
from tests.sixth.knowledge import knows, sees, unseen
from tests.sixth.moves import FIRST_DRAW
from tests.sixth.pieces import pick
from tests.sixth.state import SEATS, State, hand_size


@compiled
def imagine(state: State, observer: Int, origin: np.uint64) -> None:
    """What the observer cannot place goes to the other hands, and the rest to the deck."""
    pool, spent = unseen(state, observer), np.int64(0)
    for seat in range(SEATS):
        if not knows(state, seat, observer):
            state.hand[seat], spent = pick(pool, hand_size(state, seat), origin, spent)
            pool -= state.hand[seat]
    state.deck = pool


@compiled
def glimpse(state: State, move: Int, observer: Int) -> Int:
    """A card that is drawn shows its back."""
    return move if sees(state, observer) else FIRST_DRAW
