"""In and out of the pouch, and what everybody remembers of it (``returned``, ``peaks``)."""

from __future__ import annotations

import numpy as np

from hanagoza.core.bunches import NOTHING
from hanagoza.core.compiling import compiled
from hanagoza.core.state import Int
from hanagoza.games.hitohira.moves import FIRST_DRAW
from hanagoza.games.hitohira.pieces import PIECES, copies, one
from hanagoza.games.hitohira.state import State


@compiled
def draw_piece(state: State, move: Int) -> Int:
    """Chance brings a piece out of the pouch, in sight of everybody: a bunch of one."""
    colour = move - FIRST_DRAW
    piece = one(colour)
    state.pouch -= piece
    state.returned -= piece * (copies(state.returned, colour) > 0)
    state.due -= 1
    return piece


@compiled
def put_back(state: State, bunch: Int) -> None:
    """Return a bunch to the pouch, in sight of everybody."""
    state.pouch += bunch
    state.returned += bunch


@compiled
def keep_secret(state: State, move: Int) -> None:
    """A piece goes from the pouch behind the active player's screen, and only they see it.

    What everybody had seen by now is noted: a piece that was in sight before this draw and went
    back may be this one, but is none of the secrets before it, and was not removed.
    """
    place, seat = state.secrets, state.active
    piece = one(move - FIRST_DRAW)
    state.peaks[place] = _in_sight(state) + state.returned
    state.returned = NOTHING
    state.secret_colours[place] = move - FIRST_DRAW
    state.secret_seats[place] = seat
    state.secrets += 1
    state.pouch -= piece
    state.screens[seat] += piece
    state.due -= 1


@compiled
def _in_sight(state: State) -> Int:
    """The pieces that everybody has seen leave the pouch and not return."""
    sight = PIECES[state.players] - np.int64(state.pouch) - np.int64(state.removed)
    for place in range(state.secrets):
        sight -= one(state.secret_colours[place])
    return sight
