"""The state of a game of Hitohira: a NumPy record, and what follows from it at a glance."""

from __future__ import annotations

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.seats import seat_after
from hanagoza.core.state import CHANCE, MAX_SEATS, OVER, Array, Header, Int, cell, cells
from hanagoza.games.hitohira.moves import HANDFUL
from hanagoza.games.hitohira.pieces import how_many

# Phases. In the first four an outcome is due, then a decision, then nothing.
START, REMOVE, DRAW, BONUS = range(4)
GRAB, KEEP, USE, HIDE, CHOOSE, GIVE, SWAP, PLACE, GATHER, SCREEN, JOKERS = range(4, 15)
FINISHED = 15
PHASES = (
    *("start", "remove", "draw", "bonus"),
    *("grab", "keep", "use", "hide", "choose", "give", "swap", "place", "gather", "screen"),
    *("jokers", "over"),
)

BY_POUCH = 1
REASONS = ("", "pouch")

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
SPLIT, NO_PRIZE, FULL = 0, 1, 2
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
    return seat_after(state, state.active, distance)


@compiled
def actor_of(state: State, committed: Int) -> Int:
    """Who is to decide, by the phase and the turn, and by how many seats have counted jokers."""
    if state.phase < GRAB:
        return CHANCE
    if state.phase == JOKERS:
        return committed
    return OVER if state.phase == FINISHED else state.active


@compiled
def has_committed(state: State, seat: Int) -> bool:
    """Whether a seat has counted its jokers: they do so in seat order (HH-A25)."""
    return bool(state.phase == FINISHED or (state.phase == JOKERS and seat < state.actor))


@compiled
def allowance(state: State) -> Int:
    """The most pieces that may be drawn in this turn."""
    return GUARDED if state.stalled >= state.players else HANDFUL


@compiled
def most_to_grab(state: State) -> Int:
    """How many pieces the next grab may have: what the turn allows, and what there is."""
    return min(allowance(state) - how_many(state.turn), how_many(state.pouch))


@compiled
def removed_size(state: State) -> Int:
    """How many pieces have been taken out unseen."""
    if state.players != 2 or state.phase == START:
        return 0
    return REMOVED - int(state.due) if state.phase == REMOVE else REMOVED


@compiled
def placed(state: State) -> Int:
    """The pieces that are neither in the pouch nor out of the game."""
    bunch = np.int64(state.turn) + np.int64(state.held)
    for seat in range(MAX_SEATS):
        bunch += np.int64(state.fields[seat]) + np.int64(state.screens[seat])
    return bunch
