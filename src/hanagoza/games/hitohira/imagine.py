"""Determinisation: worlds a player could be in, everything they cannot see dealt again.

Hidden pieces are drawn in the order in which they were hidden, each from all that can be there.
"""

from __future__ import annotations

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.generator import below, number_at
from hanagoza.core.state import Int
from hanagoza.games.hitohira.knowledge import (
    BEFORE_SECRETS,
    knows,
    knows_secret,
    reach,
    sees,
    unknown_removed,
    unknown_secrets,
)
from hanagoza.games.hitohira.moves import FACE_DOWN
from hanagoza.games.hitohira.pieces import PIECES, how_many, kind_at, one
from hanagoza.games.hitohira.scoring import joker_range
from hanagoza.games.hitohira.state import JOKERS, State, has_committed, placed


@compiled
def imagine(state: State, observer: Int, origin: np.uint64) -> None:
    """Deal what the observer cannot know, uniformly over the pieces that may be there."""
    numbers = np.int64(0)
    for _ in range(unknown_removed(state)):
        colour = _pick(state, BEFORE_SECRETS, observer, number_at(origin, numbers))
        state.removed += one(colour)
        numbers += 1
    for place in range(np.int64(state.secrets)):
        if not knows_secret(state, place, observer):
            colour = _pick(state, place, observer, number_at(origin, numbers))
            state.secret_colours[place] = colour
            state.screens[state.secret_seats[place]] += one(colour)
            numbers += 1
    state.pouch = PIECES[state.players] - placed(state) - np.int64(state.removed)
    _commit(state, observer, origin, numbers)


@compiled
def _commit(state: State, observer: Int, origin: np.uint64, numbers: Int) -> None:
    """Jokers that others have committed: any number that their screen allows."""
    for seat in range(np.int64(state.players)):
        if has_committed(state, seat) and not knows(state, seat, observer):
            low, high = joker_range(state, seat)
            state.jokers[seat] = low + below(number_at(origin, numbers + seat), high - low + 1)


@compiled
def _pick(state: State, place: Int, observer: Int, number: np.uint64) -> Int:
    """The colour of a random one of the pieces that may be hidden at a place: of those within its
    reach, any that is not hidden already.
    """
    hidden = np.int64(state.removed) + unknown_secrets(state, observer)
    pool = reach(state, place, observer) - hidden
    return kind_at(pool, below(number, how_many(pool)))


@compiled
def glimpse(state: State, move: Int, observer: Int) -> Int:
    """Some outcomes and counts show nothing. With the last count screens are lifted."""
    is_lifted = state.phase == JOKERS and state.actor + 1 == state.players
    if is_lifted or sees(state, observer):
        return np.int64(move)
    return np.int64(FACE_DOWN[move])
