"""Determinisation: worlds a player could be in, everything they cannot see dealt again."""

from __future__ import annotations

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.state import Int
from hanagoza.games.hanamikoji.knowledge import knows, knows_removed, sees, unseen
from hanagoza.games.hanamikoji.moves import ACTION_OF, FACE_DOWN, SECRET
from hanagoza.games.hanamikoji.pieces import pick
from hanagoza.games.hanamikoji.state import (
    ACT,
    SEATS,
    TURNS,
    State,
    discard_size,
    hand_size,
    removed_size,
    secret_size,
)


@compiled
def imagine(state: State, observer: Int, origin: np.uint64) -> None:
    """Deal the cards the observer cannot see uniformly over the places they cannot look into."""
    pool, spent = unseen(state, observer), np.int64(0)
    for seat in range(SEATS):
        if knows(state, seat, observer):
            continue
        state.hand[seat], spent = pick(pool, hand_size(state, seat), origin, spent)
        pool -= state.hand[seat]
        state.secret[seat], spent = pick(pool, secret_size(state, seat), origin, spent)
        pool -= state.secret[seat]
        state.discard[seat], spent = pick(pool, discard_size(state, seat), origin, spent)
        pool -= state.discard[seat]
    if not knows_removed(state):
        state.removed, spent = pick(pool, removed_size(state), origin, spent)
        pool -= state.removed
    state.deck = pool


@compiled
def glimpse(state: State, move: Int, observer: Int) -> Int:
    """What goes face down, or is drawn, shows its back. A secret of the last turn is turned up."""
    is_turned_up = state.phase == ACT and ACTION_OF[move] == SECRET and state.step == TURNS - 1
    if is_turned_up or sees(state, move, observer):
        return np.int64(move)
    return np.int64(FACE_DOWN[move])
