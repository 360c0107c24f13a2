"""The evaluation function of Hanamikoji: a geisha is worth her charm and a bit more."""

from __future__ import annotations

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.state import Array, Int
from hanagoza.games.hanamikoji.pieces import CHARM, KINDS, copies
from hanagoza.games.hanamikoji.state import DEAL, SEATS, State

WORTH_OF_ONE = 2.75
"""Eleven charm win, and so do four geisha."""
HOPE = np.array([0.03, 0.12, 0.3, 0.5, 0.7, 0.88, 0.97])
"""How likely a geisha is won, by the lead in cards, from three behind to three ahead."""
HOLDING = 0.12
"""How much likelier it is for whoever holds her favour."""
SPREAD = 5.0


@compiled
def evaluate(state: State, points: Array) -> float:
    """Charm and geisha, as likely to be won as the cards on either side make them."""
    for seat in range(SEATS):
        points[seat] = 0.0
    for kind in range(KINDS):
        hope = _hope(state, kind)
        points[0] += hope * (CHARM[kind] + WORTH_OF_ONE)
        points[1] += (1.0 - hope) * (CHARM[kind] + WORTH_OF_ONE)
    return SPREAD


@compiled
def _hope(state: State, kind: Int) -> float:
    """How likely the first seat is to hold a geisha's favour after this round."""
    ours = copies(state.board[0], kind) + copies(state.secret[0], kind)
    theirs = copies(state.board[1], kind) + copies(state.secret[1], kind)
    lead = min(max(ours - theirs, -3), 3)
    hope = HOPE[lead + 3]
    if state.favour[kind] >= 0:
        hope += HOLDING * (1.0 - 2.0 * state.favour[kind])
    return float(min(max(hope, 0.0), 1.0))


@compiled
def rests(state: State, decisions: Int) -> bool:
    """Between two rounds: what random play makes of the next one says nothing."""
    return bool(state.phase == DEAL and state.step == 0)
