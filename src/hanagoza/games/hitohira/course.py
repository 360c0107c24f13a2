"""The course of a game of Hitohira: set-up, whose turn it is, and when it ends."""

from __future__ import annotations

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.state import CHANCE, Int
from hanagoza.games.hitohira.moves import FIRST_DRAW, NO_ABILITY, NO_CHOICE
from hanagoza.games.hitohira.pieces import NO_PIECES, PIECES, one
from hanagoza.games.hitohira.state import (
    GRAB,
    JOKERS,
    REMOVE,
    REMOVED,
    SCREEN,
    START,
    State,
)


@compiled
def begin(state: State, start: Int) -> None:
    """A full pouch; ``start`` is a seat, or ``CHANCE`` to let chance pick."""
    state.pouch = PIECES[state.players]
    state.actor = CHANCE
    state.phase = START
    if start != CHANCE:
        open_pouch(state, start)


@compiled
def open_pouch(state: State, starter: Int) -> None:
    """Two players first take three pieces out unseen."""
    if state.players == 2:
        state.active = starter
        state.phase = REMOVE
        state.due = REMOVED
    else:
        begin_turn(state, starter)


@compiled
def remove_piece(state: State, move: Int) -> None:
    piece = one(move - FIRST_DRAW)
    state.pouch -= piece
    state.removed += piece
    state.due -= 1
    if state.due == 0:
        begin_turn(state, state.active)


@compiled
def begin_turn(state: State, seat: Int) -> None:
    state.active = seat
    state.actor = seat
    state.grabs = 0
    state.phase = GRAB


@compiled
def end_ability(state: State) -> None:
    """Whatever the ability was, the turn goes on with its last step."""
    state.ability = NO_ABILITY
    state.chosen = NO_CHOICE
    state.phase = SCREEN


@compiled
def end_turn(state: State, shrunk: bool) -> None:
    """The next player's turn; an empty pouch ends the game at once (HH-A20)."""
    state.stalled = 0 if shrunk else state.stalled + 1
    if state.pouch == NO_PIECES:
        state.phase = JOKERS
        state.actor = 0
    else:
        begin_turn(state, (np.int64(state.active) + 1) % state.players)
