"""Who may know what in Hitohira, stated once (information table: docs).

All pieces move in sight of everybody, but for those that two players remove at the start, those
that Shin Sumizome draws, and the counting of jokers. Views, events, glimpses, odds and imagined
worlds follow from this.
"""

from __future__ import annotations

import numpy as np

from hanagoza.core.bunches import NOTHING
from hanagoza.core.compiling import compiled
from hanagoza.core.state import Int
from hanagoza.games.hitohira.moves import SHIN
from hanagoza.games.hitohira.pieces import COLOURS, PIECES, copies, one
from hanagoza.games.hitohira.state import (
    BONUS,
    FINISHED,
    JOKERS,
    REMOVE,
    State,
    placed,
    removed_size,
)

UNKNOWN = COLOURS
"""The colour of a secret in a state made from a view, where the observer does not know it."""

BEFORE_SECRETS = np.int64(-1)
"""The place of the pieces that were removed: they were hidden before any secret."""


@compiled
def knows(state: State, seat: Int, observer: Int) -> bool:
    """Whether an observer knows all that is behind a seat's screen, and how its jokers are counted:
    who sits there, and all when the screens are lifted.
    """
    return bool(seat == observer or state.phase == FINISHED)


@compiled
def knows_removed(state: State) -> bool:
    """Whether it is known what was removed: to nobody, until the screens are lifted."""
    return bool(state.phase == FINISHED)


@compiled
def unknown_removed(state: State) -> Int:
    """How many pieces have been removed that nobody knows."""
    return np.int64(0) if knows_removed(state) else np.int64(removed_size(state))


@compiled
def knows_secret(state: State, place: Int, observer: Int) -> bool:
    """Whether an observer knows a piece drawn by Shin Sumizome, the first being at place 0."""
    return knows(state, state.secret_seats[place], observer)


@compiled
def sees(state: State, observer: Int) -> bool:
    """Whether an observer sees which move is about to be played."""
    if state.phase == BONUS and state.ability == SHIN:
        return knows(state, state.active, observer)
    if state.phase == JOKERS:
        return knows(state, state.actor, observer)
    return bool(state.phase != REMOVE)


@compiled
def unknown_behind(state: State, seat: Int, observer: Int) -> Int:
    """The pieces behind a seat's screen that an observer does not know.

    What went there in sight of everybody is remembered. In a state made from a view there are no
    others, until they are imagined.
    """
    bunch = np.int64(NOTHING)
    for place in range(np.int64(state.secrets)):
        is_there = state.secret_seats[place] == seat and state.secret_colours[place] != UNKNOWN
        if is_there and not knows_secret(state, place, observer):
            bunch += one(state.secret_colours[place])
    return bunch


@compiled
def unknown_secrets(state: State, observer: Int) -> Int:
    """The same behind all screens."""
    bunch = np.int64(NOTHING)
    for seat in range(np.int64(state.players)):
        bunch += unknown_behind(state, seat, observer)
    return bunch


@compiled
def unseen(state: State, observer: Int) -> Int:
    """The pieces that an observer cannot place: in the pouch, removed, secrets of others."""
    pieces = PIECES[state.players] - placed(state) + unknown_secrets(state, observer)
    return pieces - state.removed if knows_removed(state) else pieces


# --- which pieces may be hidden where -------------------------------------------------------------
# A piece that was in sight and went back into the pouch was not removed, and is none of the secrets
# drawn before it was seen.


@compiled
def concealable(state: State, place: Int, colour: Int, observer: Int) -> Int:
    """How many pieces of a colour can be hidden at a place, or before it: all but those that have
    been in sight at once since. Depends on what the observer knows alone.
    """
    known, most = np.int64(0), np.int64(0)
    for at in range(np.int64(state.secrets)):
        if at > place:
            most = max(most, copies(state.peaks[at], colour) + known)
        if state.secret_colours[at] == colour and knows_secret(state, at, observer):
            known += 1
    never_seen = copies(PIECES[state.players], colour) - most
    return min(never_seen, copies(unseen(state, observer), colour) - copies(state.returned, colour))


@compiled
def reach(state: State, place: Int, observer: Int) -> Int:
    """All pieces that can be hidden at a place, or before it. Later places reach further."""
    bunch = np.int64(NOTHING)
    for colour in range(COLOURS):
        bunch += one(colour) * concealable(state, place, colour, observer)
    return bunch
