"""Determinisation: worlds a player could be in, everything they cannot see dealt again.

Hidden are the three pieces that two players remove, the pieces that others drew by Shin Sumizome,
and the jokers that others have committed. A piece that was in sight and went back into the pouch
was not removed, and is none of the secrets drawn before it was seen: so the hidden pieces are drawn
in the order in which they were hidden, each from all pieces that can be there.
"""

from __future__ import annotations

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.generator import below, number_at
from hanagoza.core.state import MAX_SEATS, Int
from hanagoza.games.hitohira.moves import FIRST_DRAW, FIRST_JOKERS, SHIN
from hanagoza.games.hitohira.pieces import COLOURS, PIECES, copies, one
from hanagoza.games.hitohira.scoring import joker_range
from hanagoza.games.hitohira.state import (
    BONUS,
    FINISHED,
    JOKERS,
    REMOVE,
    REMOVED,
    START,
    State,
)

UNKNOWN = COLOURS
"""The colour of a secret in a state made from a view, where the observer does not know it."""

BEFORE_SECRETS = np.int64(-1)


@compiled
def imagine(state: State, observer: Int, origin: np.uint64) -> None:
    """Deal what the observer cannot know, uniformly over the pieces that may be there."""
    numbers = np.int64(0)
    for _ in range(removed_count(state)):
        colour = _pick(state, observer, BEFORE_SECRETS, number_at(origin, numbers))
        state.removed += one(colour)
        numbers += 1
    for place in range(np.int64(state.secrets)):
        if not knows_secret(state, observer, place):
            colour = _pick(state, observer, place, number_at(origin, numbers))
            state.secret_colours[place] = colour
            state.screens[state.secret_seats[place]] += one(colour)
            numbers += 1
    state.pouch = PIECES[state.players] - placed(state) - np.int64(state.removed)
    if state.phase == JOKERS:
        _commit(state, observer, origin, numbers)


@compiled
def removed_count(state: State) -> Int:
    """How many pieces have been taken out unseen."""
    if state.players != 2 or state.phase == START:
        return np.int64(0)
    return REMOVED - np.int64(state.due) if state.phase == REMOVE else np.int64(REMOVED)


@compiled
def knows_secret(state: State, observer: Int, place: Int) -> bool:
    """Whether an observer knows a piece drawn by Shin Sumizome: its owner, and all at the end."""
    return bool(state.secret_seats[place] == observer or state.phase == FINISHED)


@compiled
def _commit(state: State, observer: Int, origin: np.uint64, numbers: Int) -> None:
    """Jokers that others have committed: any number that their screen allows."""
    for seat in range(np.int64(state.actor)):
        if seat != observer:
            low, high = joker_range(state, seat)
            state.jokers[seat] = low + below(number_at(origin, numbers + seat), high - low + 1)


@compiled
def _pick(state: State, observer: Int, place: Int, number: np.uint64) -> Int:
    """A random one of the pieces that may be the secret at a place, or one of those removed."""
    total = np.int64(0)
    for colour in range(COLOURS):
        total += candidates(state, observer, place, colour)
    left = below(number, total)
    chosen: Int = np.int64(0)
    while left >= candidates(state, observer, place, chosen):
        left -= candidates(state, observer, place, chosen)
        chosen += 1
    return chosen


@compiled
def candidates(state: State, observer: Int, place: Int, colour: Int) -> Int:
    """How many pieces of a colour may be the secret at a place: all that can be hidden there but
    those that are hidden already.
    """
    hidden = copies(state.removed, colour) + unknown_secrets(state, observer, colour)
    return concealable(state, observer, place, colour) - hidden


@compiled
def concealable(state: State, observer: Int, place: Int, colour: Int) -> Int:
    """How many pieces of a colour can be hidden at a place, or before it: all but those that have
    been in sight at once since. Depends on what the observer knows alone.
    """
    known, most = np.int64(0), np.int64(0)
    for at in range(np.int64(state.secrets)):
        if at > place:
            most = max(most, copies(state.peaks[at], colour) + known)
        if state.secret_colours[at] == colour and knows_secret(state, observer, at):
            known += 1
    now = copies(placed(state), colour) - unknown_secrets(state, observer, colour)
    now += copies(state.returned, colour)
    return copies(PIECES[state.players], colour) - max(most, now)


@compiled
def unknown_secrets(state: State, observer: Int, colour: Int) -> Int:
    """How many pieces of a colour lie behind screens without the observer knowing."""
    unknown = np.int64(0)
    for at in range(np.int64(state.secrets)):
        if state.secret_colours[at] == colour and not knows_secret(state, observer, at):
            unknown += 1
    return unknown


@compiled
def placed(state: State) -> Int:
    """The pieces that are neither in the pouch nor out of the game."""
    bunch = np.int64(state.turn) + np.int64(state.held)
    for seat in range(MAX_SEATS):
        bunch += np.int64(state.fields[seat]) + np.int64(state.screens[seat])
    return bunch


@compiled
def glimpse(state: State, move: Int, observer: Int) -> Int:
    """Nobody sees what is removed, and only their owners what Shin Sumizome brings, and jokers."""
    phase = state.phase
    if phase == REMOVE:
        return np.int64(FIRST_DRAW)
    if phase == BONUS and state.ability == SHIN and state.active != observer:
        return np.int64(FIRST_DRAW)
    if phase == JOKERS and state.actor != observer and state.actor + 1 < state.players:
        return np.int64(FIRST_JOKERS)
    return move
