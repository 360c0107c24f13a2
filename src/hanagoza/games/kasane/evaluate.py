"""The evaluation function of Kasane no irome: cards in hand want to be laid."""

from __future__ import annotations

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.state import Array, Int
from hanagoza.games.kasane.pieces import height
from hanagoza.games.kasane.scoring import bonus, colours
from hanagoza.games.kasane.state import DEAL, State

WORTH_IN_HAND = 0.35
WORTH_LAID = 0.25
"""What a card in the field is worth towards the bonus for colours."""


@compiled
def evaluate(state: State, points: Array) -> float:
    """Points so far, something for cards laid and held, and the bonus the field would earn now."""
    left: Int = np.int64(state.players) - np.int64(state.round_no)
    for seat in range(state.players):
        laid = np.int64(state.scores[seat, 1])
        points[seat] = np.float64(state.scores[seat, 0]) + bonus(laid, colours(state.field[seat]))
        points[seat] += WORTH_LAID * laid
        if left > 0:
            points[seat] += WORTH_IN_HAND * height(state.hand[seat])
    return 1.0 + 1.2 * float(left)


@compiled
def rests(state: State, decisions: Int) -> bool:
    """Between two rounds: the next cards are anybody's guess."""
    return bool(state.phase == DEAL and state.step == 0)
