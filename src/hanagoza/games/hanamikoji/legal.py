"""What may be done in Hanamikoji: the one and only statement of what is legal."""

from __future__ import annotations

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.state import Array, Int
from hanagoza.games.hanamikoji.moves import (
    ACTIONS,
    ANSWER_COUNT,
    ANSWERS,
    WITHIN_CARDS,
    WITHIN_MOVE,
    WITHIN_START,
)
from hanagoza.games.hanamikoji.pieces import holds, kinds_in
from hanagoza.games.hanamikoji.state import ANSWER, State

MAX_LEGAL = 168


@compiled
def legal(state: State, moves: Array) -> Int:
    """Write the legal decisions into ``moves``, ascending; return how many."""
    if state.phase == ANSWER:
        return _legal_answers(state, moves)
    return _legal_actions(state, moves)


@compiled
def _legal_actions(state: State, moves: Array) -> Int:
    hand = state.hand[state.actor]
    used = state.used[state.actor]
    kinds = kinds_in(hand)
    count = np.uint64(0)
    for action in range(len(ACTIONS)):
        if used >> action & 1:
            continue
        for at in range(WITHIN_START[kinds, action], WITHIN_START[kinds, action + 1]):
            moves[count] = WITHIN_MOVE[at]  # kept only if the next line counts it
            count += np.uint64(holds(hand, WITHIN_CARDS[at]))
    return np.int64(count)


@compiled
def _legal_answers(state: State, moves: Array) -> Int:
    offer = state.offer
    count = np.int64(ANSWER_COUNT[offer])
    for at in range(count):
        moves[at] = ANSWERS[offer, at]
    return count
