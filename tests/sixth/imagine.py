"""Determinisation, and what is seen of a move."""

from __future__ import annotations

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.generator import below, number_at
from hanagoza.core.state import Int
from tests.sixth.moves import FIRST_DRAW
from tests.sixth.rules import COPIES, DRAW, KINDS, SEATS, State, drawer, hand_size


@compiled
def imagine(state: State, observer: Int, origin: np.uint64) -> None:
    """What is not laid and not the observer's goes to the other hands, and the rest to the deck."""
    left = 0
    for kind in range(KINDS):
        state.deck[kind] = COPIES - state.laid[0, kind] - state.laid[1, kind]
        if observer >= 0:
            state.deck[kind] -= state.hand[observer, kind]
        left += int(state.deck[kind])
    for seat in range(SEATS):
        if seat != observer:
            for _ in range(hand_size(state, seat)):
                _draw(state, seat, below(number_at(origin, left), left))
                left -= 1


@compiled
def _draw(state: State, seat: Int, place: Int) -> None:
    kind = 0
    while place >= state.deck[kind]:
        place -= state.deck[kind]
        kind += 1
    state.deck[kind] -= 1
    state.hand[seat, kind] += 1


@compiled
def glimpse(state: State, move: Int, observer: Int) -> Int:
    """A card that is drawn shows its back."""
    return FIRST_DRAW if state.phase == DRAW and drawer(state) != observer else move
