"""Determinisation: worlds a player could be in, everything they cannot see dealt again."""

from __future__ import annotations

import numpy as np

from hanagoza.core.bunches import NOTHING
from hanagoza.core.compiling import compiled
from hanagoza.core.generator import below, number_at
from hanagoza.core.state import Int
from hanagoza.games.hanamikoji.knowledge import knows, sees, unseen
from hanagoza.games.hanamikoji.moves import ACTION_OF, FACE_DOWN, SECRET
from hanagoza.games.hanamikoji.pieces import how_many, kind_at, one
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
    pool = unseen(state, observer)
    left = how_many(pool)
    for seat in range(SEATS):
        if knows(seat, observer):
            continue
        state.hand[seat], pool, left = _pick(pool, left, hand_size(state, seat), origin)
        state.secret[seat], pool, left = _pick(pool, left, secret_size(state, seat), origin)
        state.discard[seat], pool, left = _pick(pool, left, discard_size(state, seat), origin)
    state.removed, pool, left = _pick(pool, left, removed_size(state), origin)
    state.deck = pool


@compiled
def _pick(pool: Int, left: Int, wanted: Int, origin: np.uint64) -> tuple[Int, Int, Int]:
    """Take ``wanted`` random cards out of a pool of ``left``: the cards taken, and what remains."""
    taken = np.int64(NOTHING)
    for _ in range(wanted):
        card = one(kind_at(pool, below(number_at(origin, left), left)))
        taken += card
        pool -= card
        left -= 1
    return taken, pool, left


@compiled
def glimpse(state: State, move: Int, observer: Int) -> Int:
    """What goes face down, or is drawn, shows its back. A secret of the last turn is turned up."""
    is_turned_up = state.phase == ACT and ACTION_OF[move] == SECRET and state.step == TURNS - 1
    if is_turned_up or sees(state, move, observer):
        return np.int64(move)
    return np.int64(FACE_DOWN[move])
