"""The evaluation function of Blossom: a flower is worth what it would bring now, and hope."""

from __future__ import annotations

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.state import Array, Int
from hanagoza.games.blossom.pieces import KINDS, copies
from hanagoza.games.blossom.scoring import worth
from hanagoza.games.blossom.state import ACT, State

READY = 0.6
"""How much of its worth now a flower that lies face up will bring."""
FACE_DOWN, IN_HAND = 1.6, 1.2
SPREAD = 9.0
PATIENCE = 24
"""Decisions of a playout: a dozen turns or so. Shorter and longer ones lose (docs/strength.md)."""


@compiled
def evaluate(state: State, points: Array) -> float:
    """Points so far, and something for every card."""
    for seat in range(state.players):
        points[seat] = np.float64(state.scores[seat, 0])
        points[seat] += FACE_DOWN * state.down_size[seat] + IN_HAND * state.hand_size[seat]
    for kind in range(KINDS):
        value = READY * worth(state, kind)
        for seat in range(state.players):
            points[seat] += value * copies(state.up[seat], kind)
    return SPREAD


@compiled
def rests(state: State, decisions: Int) -> bool:
    """Between two turns, after a while."""
    return bool(decisions >= PATIENCE and state.phase == ACT and state.action == 0)
