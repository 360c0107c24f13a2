"""Before the first turn of a game of Hitohira: a full pouch, who starts, three pieces aside."""

from __future__ import annotations

from hanagoza.core.compiling import compiled
from hanagoza.core.state import CHANCE, Int
from hanagoza.games.hitohira.moves import FIRST_DRAW
from hanagoza.games.hitohira.pieces import PIECES, one
from hanagoza.games.hitohira.state import GRAB, REMOVE, REMOVED, START, State


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
def remove(state: State, move: Int) -> None:
    """One of the three pieces."""
    piece = one(move - FIRST_DRAW)
    state.pouch -= piece
    state.removed += piece
    state.due -= 1
    if state.due == 0:
        begin_turn(state, state.active)


@compiled
def begin_turn(state: State, seat: Int) -> None:
    """A seat's turn begins, with a grab."""
    state.active = seat
    state.actor = seat
    state.grabs = 0
    state.phase = GRAB
