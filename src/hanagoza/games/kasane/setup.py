"""Before the first turn of a round of Kasane no irome: who starts, and the grid."""

from __future__ import annotations

from hanagoza.core.bunches import NOTHING
from hanagoza.core.compiling import compiled
from hanagoza.core.state import CHANCE, Int
from hanagoza.games.kasane.laying import block_boxes
from hanagoza.games.kasane.moves import FIRST_DRAW
from hanagoza.games.kasane.pieces import DECK, one, piled
from hanagoza.games.kasane.state import (
    DEAL,
    START,
    TAKE,
    State,
    dealt_to,
    grid_size,
    is_last_round,
)


@compiled
def begin(state: State, start: Int) -> None:
    """A table before the first card; ``start`` is a seat, or ``CHANCE`` to let chance pick."""
    state.deck = DECK[state.players]
    block_boxes(state)
    state.actor = CHANCE
    state.phase = START
    if start != CHANCE:
        new_round(state, start)


@compiled
def new_round(state: State, starter: Int) -> None:
    """Before the last round the deck is too small: the discards are shuffled into it (KA-A13)."""
    state.round_no += 1
    state.starter = starter
    state.step = 0
    state.phase = DEAL
    state.actor = CHANCE
    if is_last_round(state):
        state.deck += state.discard
        state.discard = NOTHING


@compiled
def deal(state: State, move: Int) -> None:
    """Row by row; the last card dealt to a row is its top. What the last round leaves undealt is
    discarded unseen.
    """
    kind = move - FIRST_DRAW
    row = dealt_to(state)
    state.deck -= one(kind)
    state.rows[row] = piled(state.rows[row], kind + 1, 1)
    state.step += 1
    if state.step == grid_size(state):
        state.step = 0
        state.phase = TAKE
        state.actor = state.starter
        if is_last_round(state):
            state.discard = state.deck
            state.deck = NOTHING
