"""What may be done in Kasane no irome: the one and only statement of what is legal."""

from __future__ import annotations

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.state import Array, Int
from hanagoza.games.kasane.laying import linked, linking_card, open_box
from hanagoza.games.kasane.melds import BOX_OF, LARGEST, MELDS, POSSIBLE, SMALLEST, melds_of
from hanagoza.games.kasane.moves import FIRST_MELD, FIRST_ROW, MELD_MOVES, PASS, ROWS
from hanagoza.games.kasane.pieces import height, under
from hanagoza.games.kasane.state import TAKE, State

MAX_LEGAL = MELD_MOVES + 1
"""Every meld there can be, and passing: what a table of melds allows is not known here."""


@compiled
def legal(state: State, moves: Array) -> Int:
    """Write the legal decisions into ``moves``, ascending; return how many."""
    if state.phase == TAKE:
        return _legal_rows(state, moves)
    seat = state.actor
    count = legal_melds(state, state.hand[seat], state.field[seat], moves)
    moves[count] = PASS
    return count + 1


@compiled
def _legal_rows(state: State, moves: Array) -> Int:
    count = np.uint64(0)
    for row in range(ROWS):
        moves[count] = FIRST_ROW + row  # kept only if the next line counts it
        count += np.uint64(state.rows[row] != 0)
    return np.int64(count)


@compiled
def legal_melds(state: State, hand: Int, field: Int, moves: Array) -> Int:
    """Write every meld that a hand on a field can fill an open box with, ascending.

    The top of the hand always takes part (KA-A09); so may the field's top card, as the first of
    the sequence (KA-A05), unless it is a +1.
    """
    link = linking_card(field)
    count = np.uint64(0)
    for size in range(SMALLEST, min(height(hand) + 1, LARGEST) + 1):
        alone = joined = np.int64(0)
        if under(hand, size - 1):
            alone = melds_of(hand, size) & POSSIBLE[size]
        if link:
            joined = melds_of(linked(link, hand, size), size) & POSSIBLE[size]
        if not alone | joined:
            continue
        for meld in range(len(MELDS)):
            if (alone | joined) >> meld & 1 and open_box(state, BOX_OF[size, meld]):
                move = FIRST_MELD + 2 * np.int64(BOX_OF[size, meld])
                moves[count] = move
                count += np.uint64(alone >> meld & 1)
                moves[count] = move + 1
                count += np.uint64(joined >> meld & 1)
    return np.int64(count)
