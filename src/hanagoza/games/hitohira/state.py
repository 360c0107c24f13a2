"""The state of a game of Hitohira as one NumPy record, and the questions every phase asks of it."""

from __future__ import annotations

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.state import MAX_SEATS, Array, Header, Int, cell, cells
from hanagoza.games.hitohira.moves import FIRST_DRAW, HANDFUL
from hanagoza.games.hitohira.pieces import NO_PIECES, PIECES, copies, one

# In the first four phases an outcome is due, then a decision, then nothing.
START, REMOVE, DRAW, BONUS = range(4)
GRAB, KEEP, USE, HIDE, CHOOSE, GIVE, SWAP, PLACE, GATHER, SCREEN, JOKERS = range(4, 15)
FINISHED = 15

REMOVED = 3
"""Pieces taken out unseen when two play."""
MAX_GRABS = 3
GUARDED = 2
"""Most pieces in a turn once a whole round has not shrunk the pouch: two never fail (HH-A21)."""

MAX_SECRETS = 19
"""Shin Sumizome needs four pieces drawn and draws one more: 96 pieces allow no more of them."""

# Options, by the place of their word among the values.
EXACT, UP_TO = 0, 1
ANY, ALL = 0, 1
IN_PLACE, INTO_FIELD = 0, 1
OFF, ON = 0, 1
SPAN, TOP_TWO = 0, 1
SCREEN_COUNT, NO_TIEBREAK = 0, 1
SPLIT, NOTHING, FULL = 0, 1, 2
PARTIAL, FORBID = 0, 1
MUST, MAY = 0, 1


class State(Header):
    """One game. Pieces are bunches (see ``pieces``), seats index the arrays."""

    pouch: int = cell("u4")
    removed: int = cell("u4")
    turn: int = cell("u4")
    """Drawn this turn, and not yet put anywhere."""
    held: int = cell("u4")
    """Drawn by an ability, and not yet put anywhere."""
    fields: Array = cells("u4", MAX_SEATS)
    screens: Array = cells("u4", MAX_SEATS)
    """Everything behind each screen."""
    returned: int = cell("u4")
    """Pieces that everybody saw go back into the pouch since the last secret draw, and that cannot
    have left it again: what recall knows about its contents."""
    peaks: Array = cells("u4", MAX_SECRETS)
    """For every secret draw, the most pieces of each colour that had been in sight at once since
    the secret draw before it."""
    secret_colours: Array = cells("u1", MAX_SECRETS)
    """The pieces drawn by Shin Sumizome, in order …"""
    secret_seats: Array = cells("u1", MAX_SECRETS)
    """… and who drew them."""
    secrets: int = cell("u1")
    jokers: Array = cells("u1", MAX_SEATS)
    """How many jokers each seat has committed to the warm group."""
    active: int = cell("u1")
    """The seat whose turn it is."""
    grabs: int = cell("u1")
    due: int = cell("u1")
    """Pieces that chance still has to bring."""
    stalled: int = cell("u1")
    """Turns in a row that have not shrunk the pouch."""
    ability: int = cell("u1")
    """The ability that is being carried out."""
    chosen: int = cell("u1")
    """The first half of a choice in two halves, as a move."""
    four_colours: int = cell("u1")
    two_pairs: int = cell("u1")
    six_pieces: int = cell("u1")
    screen_qty: int = cell("u1")
    fail_take: int = cell("u1")
    sakuya_in: int = cell("u1")
    sakuya_give_black: int = cell("u1")
    kokonoe_partial: int = cell("u1")
    tie_first: int = cell("u1")
    final_tiebreak: int = cell("u1")
    two_p_tie: int = cell("u1")
    short_draw: int = cell("u1")
    field_black: int = cell("u1")


@compiled
def opponent(state: State, distance: Int) -> Int:
    """The seat so many places after the active player."""
    return (np.int64(state.active) + distance) % state.players


@compiled
def allowance(state: State) -> Int:
    """The most pieces that may be drawn in this turn."""
    return GUARDED if state.stalled >= state.players else HANDFUL


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
    state.peaks[place] = in_sight(state) + state.returned
    state.returned = NO_PIECES
    state.secret_colours[place] = move - FIRST_DRAW
    state.secret_seats[place] = seat
    state.secrets += 1
    state.pouch -= piece
    state.screens[seat] += piece
    state.due -= 1


@compiled
def in_sight(state: State) -> Int:
    """The pieces that everybody has seen leave the pouch and not return."""
    sight = PIECES[state.players] - np.int64(state.pouch) - np.int64(state.removed)
    for place in range(state.secrets):
        sight -= one(state.secret_colours[place])
    return sight
