"""The first step of a turn: up to three grabs, and what is kept of a failed one."""

from __future__ import annotations

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.state import CHANCE, Array, Int
from hanagoza.games.hitohira.abilities import available
from hanagoza.games.hitohira.course import end_turn
from hanagoza.games.hitohira.moves import (
    FIRST_GRAB,
    FIRST_KEEP,
    KEEP_CHOICES,
    KEEP_COUNT,
    KEPT,
    STOP,
)
from hanagoza.games.hitohira.pieces import NO_PIECES, failed, hue_number, hues_of, size_of
from hanagoza.games.hitohira.state import (
    DRAW,
    GRAB,
    KEEP,
    MAX_GRABS,
    SCREEN,
    USE,
    State,
    allowance,
    draw_piece,
    put_back,
)


@compiled
def most_to_grab(state: State) -> Int:
    """How many pieces the next grab may have: what the turn allows, and what there is."""
    return min(allowance(state) - size_of(state.turn), size_of(state.pouch))


@compiled
def legal_grabs(state: State, moves: Array) -> Int:
    """The first grab is compulsory."""
    moves[0] = STOP  # kept only if the next line counts it
    count = np.uint64(state.grabs > 0)
    for number in range(most_to_grab(state)):
        moves[count] = FIRST_GRAB + number
        count += np.uint64(1)
    return np.int64(count)


@compiled
def grab(state: State, move: Int) -> None:
    """Declare how many pieces to draw (HH-A05), or stop."""
    if move == STOP:
        obtain(state)
        return
    state.due = move - FIRST_GRAB + 1
    state.grabs += 1
    state.phase = DRAW
    state.actor = CHANCE


@compiled
def draw(state: State, move: Int) -> None:
    """One piece of a grab. The whole grab is drawn before it is judged."""
    state.turn += draw_piece(state, move)
    if state.due == 0:
        _judge(state)


@compiled
def _judge(state: State) -> None:
    """All pieces of the turn together may fail (HH-A06); a stop that is forced is not asked."""
    state.actor = state.active
    if failed(state.turn):
        if hues_of(state.turn):
            state.phase = KEEP
        else:
            put_back(state, state.turn)
            state.turn = NO_PIECES
            end_turn(state, False)
    elif state.grabs == MAX_GRABS or most_to_grab(state) == 0:
        obtain(state)
    else:
        state.phase = GRAB


@compiled
def obtain(state: State) -> None:
    """The draw has succeeded: all of it is the player's (HH-A32), who may call on an ability."""
    state.phase = USE if available(state) else SCREEN


@compiled
def legal_keeps(state: State, moves: Array) -> Int:
    hues = hue_number(state.turn)
    count = np.int64(KEEP_COUNT[state.fail_take, hues])
    for at in range(count):
        moves[at] = KEEP_CHOICES[state.fail_take, hues, at]
    return count


@compiled
def keep(state: State, move: Int) -> None:
    """One piece of each chosen hue goes to the field; the rest returns (HH-A10)."""
    kept = KEPT[move - FIRST_KEEP]
    state.fields[state.active] += kept
    put_back(state, np.int64(state.turn) - kept)
    state.turn = NO_PIECES
    end_turn(state, kept != NO_PIECES)
