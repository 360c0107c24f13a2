"""The rules of Kasane no irome, compiled: set-up, legal moves, what a move does, scoring.

A round deals a grid of as many rows as there are players; twelve times somebody takes the top card
of a row and may then lay a meld; what is left over is discarded. There are as many rounds as
players. ``docs/games/kasane.md`` tells the rules in words; KA-Axx are rulings listed there.
"""

from __future__ import annotations

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.state import BETWEEN_ROUNDS, CHANCE, OVER, Array, Int
from hanagoza.games.kasane.cards import (
    BITS,
    DECK,
    KINDS,
    MASK,
    PLUS,
    card_at,
    one,
    piled,
    under,
    upper,
)
from hanagoza.games.kasane.laying import block_boxes, fill_box, legal_melds, open_box
from hanagoza.games.kasane.melds import SIZE_OF
from hanagoza.games.kasane.moves import (
    FIRST_DRAW,
    FIRST_MELD,
    FIRST_ROW,
    FIRST_START,
    MELD_MOVES,
    PASS,
    ROWS,
)
from hanagoza.games.kasane.scoring import add_bonuses, rank
from hanagoza.games.kasane.state import (
    DEAL,
    FINISHED,
    MELD,
    PICK_START,
    ROUND_OVER,
    ROUNDS_PLAYED,
    ROW_LENGTH,
    TAKE,
    TURNS,
    State,
    active_seat,
    grid_size,
    is_last_round,
)

MAX_LEGAL = MELD_MOVES + 1
"""Every meld there can be, and passing: what a table of melds allows is not known here."""


# --- set-up and rounds ----------------------------------------------------------------------------


@compiled
def begin(state: State, start: Int) -> None:
    """A table before the first card; ``start`` is a seat, or ``CHANCE`` to let chance pick."""
    state.deck = DECK[state.players]
    block_boxes(state)
    state.actor = CHANCE
    state.phase = PICK_START
    if start != CHANCE:
        _new_round(state, start)


@compiled
def _new_round(state: State, starter: Int) -> None:
    """Before the last round the deck is too small: the discards are shuffled into it (KA-A13)."""
    state.round_no += 1
    state.starter = starter
    state.step = 0
    state.phase = DEAL
    state.actor = CHANCE
    if is_last_round(state):
        state.deck += state.discard
        state.discard = 0


@compiled
def _deal(state: State, move: Int) -> None:
    """Row by row; the last card dealt to a row is its top. What the last round leaves undealt is
    discarded unseen.
    """
    card = move - FIRST_DRAW + 1
    row = np.uint64(state.step // ROW_LENGTH[state.players])
    state.deck -= one(card)
    state.rows[row] = piled(state.rows[row], card, 1)
    state.step += 1
    if state.step == grid_size(state):
        state.step = 0
        state.phase = TAKE
        state.actor = state.starter
        if is_last_round(state):
            state.discard = state.deck
            state.deck = 0


@compiled
def _end_round(state: State) -> None:
    state.phase = ROUND_OVER
    state.actor = BETWEEN_ROUNDS
    if is_last_round(state):
        add_bonuses(state)
        rank(state)
        state.reason = ROUNDS_PLAYED
        state.phase = FINISHED
        state.actor = OVER


@compiled
def next_round(state: State) -> None:
    """What is left of the grid is discarded, and the next seat starts (KA-A14)."""
    for row in range(ROWS):
        left = np.int64(state.rows[row])
        while left:
            state.discard += one(left & MASK)
            left >>= BITS
        state.rows[row] = 0
    _new_round(state, (state.starter + 1) % state.players)


# --- what may be done -----------------------------------------------------------------------------


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
def outcomes(state: State, weights: Array) -> tuple[Int, Int]:
    """Write how many physical cards each outcome stands for; return the first id and the number."""
    if state.phase == PICK_START:
        weights[: state.players] = 1
        return FIRST_START, np.int64(state.players)
    deck = state.deck
    for kind in range(KINDS):
        weights[kind] = deck >> BITS * kind & MASK
    return FIRST_DRAW, np.int64(KINDS)


# --- what it does ---------------------------------------------------------------------------------


@compiled
def apply(state: State, move: Int) -> None:
    """Carry out a legal decision or an outcome."""
    phase = state.phase
    if phase == DEAL:
        _deal(state, move)
    elif phase == TAKE:
        _take(state, move)
    elif phase == MELD:
        if move != PASS:
            _lay(state, move - FIRST_MELD)
        _end_turn(state)
    else:
        _new_round(state, move - FIRST_START)


@compiled
def _take(state: State, move: Int) -> None:
    """A number goes on top of the hand; a +1 on top of the field, for a point at once (KA-A24)."""
    seat = state.actor
    row = np.uint64(move - FIRST_ROW)
    card = card_at(state.rows[row], 0)
    state.rows[row] = under(state.rows[row], 1)
    state.phase = MELD
    if card == PLUS:
        state.field[seat] = piled(state.field[seat], card, 1)
        state.scores[seat, 0] += 1
        state.scores[seat, 1] += 1
        if not state.plus1_meld:
            _end_turn(state)
    else:
        state.hand[seat] = piled(state.hand[seat], card, 1)


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
