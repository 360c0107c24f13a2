"""Determinisation: worlds a player could be in, everything they cannot see dealt again."""

from __future__ import annotations

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.generator import below, number_at
from hanagoza.core.state import Int
from hanagoza.games.hanamikoji.cards import ALL_CARDS, KINDS, NO_CARDS, copies, one
from hanagoza.games.hanamikoji.moves import (
    ACTION_OF,
    CARDS,
    DISCARD,
    FIRST_DISCARD,
    FIRST_DRAW,
    FIRST_SECRET,
    SECRET,
)
from hanagoza.games.hanamikoji.rules import (
    ACT,
    ANSWER,
    DEAL,
    DRAW,
    FINISHED,
    SEATS,
    TURNS,
    State,
    active_seat,
    dealt_to,
    hand_size,
)


@compiled
def imagine(state: State, observer: Int, origin: np.uint64) -> None:
    """Deal the cards the observer cannot see uniformly over the places they cannot look into."""
    pool = np.int64(ALL_CARDS) - CARDS[state.offer] * (state.phase == ANSWER)
    for seat in range(SEATS):
        pool -= state.board[seat]
        if seat == observer:
            pool -= np.int64(state.hand[seat]) + state.secret[seat] + state.discard[seat]
    left = 0
    for kind in range(KINDS):
        left += copies(pool, kind)
    for seat in range(SEATS):
        if seat == observer:
            continue
        used = state.used[seat]
        laid = (used >> SECRET & 1) * np.int64(state.phase != FINISHED)
        state.hand[seat], pool, left = _pick(pool, left, hand_size(state, seat), origin)
        state.secret[seat], pool, left = _pick(pool, left, laid, origin)
        state.discard[seat], pool, left = _pick(pool, left, 2 * (used >> DISCARD & 1), origin)
    removed = np.int64(state.phase > DEAL or state.step > 0)
    state.removed, pool, left = _pick(pool, left, removed, origin)
    state.deck = pool


@compiled
def _pick(pool: Int, left: Int, wanted: Int, origin: np.uint64) -> tuple[Int, Int, Int]:
    """Take ``wanted`` random cards out of a pool of ``left``: the cards taken, and what remains."""
    taken = np.int64(NO_CARDS)
    for _ in range(wanted):
        place = below(number_at(origin, left), left)
        kind = 0
        while place >= copies(pool, kind):
            place -= copies(pool, kind)
            kind += 1
        taken += one(kind)
        pool -= one(kind)
        left -= 1
    return taken, pool, left


@compiled
def glimpse(state: State, move: Int, observer: Int) -> Int:
    """What goes face down, or is drawn, shows its back. A secret of the last turn is turned up."""
    phase = state.phase
    if phase == ACT and state.actor != observer:
        if ACTION_OF[move] == DISCARD:
            return FIRST_DISCARD
        if ACTION_OF[move] == SECRET and state.step < TURNS - 1:
            return FIRST_SECRET
    elif (phase == DRAW and active_seat(state) != observer) or (
        phase == DEAL and dealt_to(state) != observer
    ):
        return FIRST_DRAW
    return move
