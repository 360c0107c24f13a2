"""The rules of Kasane no irome, compiled: what a move does.

A round deals a grid of as many rows as there are players; twelve times somebody takes the top card
of a row and may then lay a meld; what is left over is discarded. There are as many rounds as
players. ``docs/games/kasane.md`` tells the rules in words; KA-Axx are rulings listed there.
"""

from __future__ import annotations

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.seats import seat_after, weigh_seats
from hanagoza.core.state import BETWEEN_ROUNDS, OVER, Array, Int
from hanagoza.games.kasane.laying import fill_box, may_meld, open_box, taken
from hanagoza.games.kasane.melds import SIZE_OF
from hanagoza.games.kasane.moves import (
    FIRST_DRAW,
    FIRST_MELD,
    FIRST_ROW,
    FIRST_START,
    PASS,
    ROWS,
)
from hanagoza.games.kasane.pieces import KINDS, PLUS, card_at, loose, piled, under, upper, weigh
from hanagoza.games.kasane.scoring import judge
from hanagoza.games.kasane.setup import deal, new_round
from hanagoza.games.kasane.state import (
    DEAL,
    FINISHED,
    MELD,
    ROUND_OVER,
    START,
    TAKE,
    TURNS,
    State,
    active_seat,
    is_last_round,
)


@compiled
def outcomes(state: State, weights: Array) -> tuple[Int, Int]:
    """Write how many physical cards each outcome stands for; return the first id and the number."""
    if state.phase == START:
        return FIRST_START, weigh_seats(state, weights)
    weigh(state.deck, weights)
    return FIRST_DRAW, np.int64(KINDS)


@compiled
def apply(state: State, move: Int) -> None:
    """Carry out a legal decision or an outcome."""
    phase = state.phase
    if phase == DEAL:
        deal(state, move)
    elif phase == TAKE:
        _take(state, move)
    elif phase == MELD:
        if move != PASS:
            _lay(state, move - FIRST_MELD)
        _end_turn(state)
    else:
        new_round(state, move - FIRST_START)


@compiled
def next_round(state: State) -> None:
    """What is left of the grid is discarded, and the next seat starts (KA-A14)."""
    for row in range(ROWS):
        state.discard += loose(state.rows[row])
        state.rows[row] = 0
    new_round(state, seat_after(state, state.starter, 1))


@compiled
def _take(state: State, move: Int) -> None:
    """The top card of a row; a +1 pays a point at once (KA-A24)."""
    seat = state.actor
    row = np.uint64(move - FIRST_ROW)
    card = card_at(state.rows[row], 0)
    state.rows[row] = under(state.rows[row], 1)
    state.hand[seat], state.field[seat] = taken(state.hand[seat], state.field[seat], card)
    if card == PLUS:
        state.scores[seat, 0] += 1
        state.scores[seat, 1] += 1
    state.phase = MELD
    if not may_meld(state, card):
        _end_turn(state)


@compiled
def _lay(state: State, choice: Int) -> None:
    """The hand's top cards go on top of the field in their order (KA-A27); the box is filled."""
    seat = state.actor
    box, with_field = np.uint64(choice >> 1), choice & 1
    laid = SIZE_OF[box] - with_field
    hand = state.hand[seat]
    state.field[seat] = piled(state.field[seat], upper(hand, laid), laid)
    state.hand[seat] = under(hand, laid)
    state.scores[seat, 0] += open_box(state, box)
    state.scores[seat, 1] += laid
    fill_box(state, box, seat, with_field)


@compiled
def _end_turn(state: State) -> None:
    state.step += 1
    if state.step == TURNS:
        _end_round(state)
    else:
        state.phase = TAKE
        state.actor = active_seat(state)


@compiled
def _end_round(state: State) -> None:
    if is_last_round(state):
        judge(state)
        state.phase = FINISHED
        state.actor = OVER
    else:
        state.phase = ROUND_OVER
        state.actor = BETWEEN_ROUNDS
