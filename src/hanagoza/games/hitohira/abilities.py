"""The six abilities: which can be called on, and what is within their reach.

At most one is used in a turn, after a success, and nothing is spent by it. Choices in several parts
offer only what can be completed. ``legal`` lists them, ``effects`` carries them out.
"""

from __future__ import annotations

import numpy as np

from hanagoza.core.bunches import NOTHING
from hanagoza.core.compiling import compiled
from hanagoza.core.state import Int
from hanagoza.games.hitohira.moves import KOKONOE, SAKUYA, SOMEI
from hanagoza.games.hitohira.pieces import (
    COLOURS,
    FOUR_COLOURS,
    SIX_PIECES,
    TWO_PAIRS,
    copies,
    how_many,
    hues_of,
    is_several,
    triggers,
)
from hanagoza.games.hitohira.state import FORBID, ON, State, opponent

BONUS_SIZE = np.array([0, 0, 3, 1, 0, 2, 0], dtype=np.int64)
"""How many pieces each ability draws from the pouch."""


@compiled
def ability_on(state: State, card: Int) -> Int:
    """The ability on the upper side of a card."""
    side = state.four_colours
    if card == TWO_PAIRS:
        side = state.two_pairs
    elif card == SIX_PIECES:
        side = state.six_pieces
    return 1 + 2 * card + np.int64(side)


@compiled
def available(state: State) -> Int:
    """The cards whose ability is triggered and can be carried out, as a set of three bits."""
    cards = triggers(state.turn)
    if cards == 0:
        return cards
    for card in range(FOUR_COLOURS, SIX_PIECES + 1):
        if not executable(state, ability_on(state, card)):
            cards &= ~(np.int64(1) << card)
    return cards


@compiled
def executable(state: State, ability: Int) -> bool:
    """Whether an ability can do what it says (HH-A16, HH-A17)."""
    if ability == SOMEI:
        return True
    if ability == SAKUYA:
        return bool(hues_before(state))
    if ability == KOKONOE:
        partly = state.kokonoe_partial == ON and hues_before(state) > 0
        return bool(pair_in_reach(state) or partly)
    needed = BONUS_SIZE[ability] if state.short_draw == FORBID else 1
    return bool(how_many(state.pouch) >= needed)


# --- Sakuya Hime and Kokonoe ----------------------------------------------------------------------


@compiled
def hues_before(state: State) -> Int:
    """The hues in all opponents' fields, as a set."""
    return hues_after(state, np.int64(0))


@compiled
def hues_after(state: State, distance: Int) -> Int:
    """The hues in the fields of all opponents further away than a distance, as a set."""
    hues = np.int64(NOTHING)
    for further in range(distance + 1, np.int64(state.players)):
        hues |= hues_of(state.fields[opponent(state, further)])
    return hues


@compiled
def leaving_some(colours: Int, hues: Int) -> Int:
    """Those colours of a set beside which another colour is left among ``hues``."""
    if is_several(hues):
        return colours
    return colours & ~hues if hues else np.int64(NOTHING)


@compiled
def starters(state: State, distance: Int) -> Int:
    """The hues of an opponent's field that Kokonoe may take first, as a set: those beside which a
    later opponent has another. Two players take both from one field, in the order of the colours.
    """
    hues = hues_of(state.fields[opponent(state, distance)])
    if state.players > 2:
        return leaving_some(hues, hues_after(state, distance))
    last = hues
    while is_several(last):
        last &= last - 1
    return hues & ~last


@compiled
def pair_in_reach(state: State) -> bool:
    """Whether Kokonoe can take two pieces."""
    found = np.int64(NOTHING)
    for distance in range(1, np.int64(state.players)):
        found |= starters(state, distance)
    return bool(found)


# --- Kenrokuen Kumagai ----------------------------------------------------------------------------


@compiled
def next_held(state: State) -> Int:
    """The piece to be placed: Kenrokuen Kumagai's go in the order of the colours."""
    for colour in range(COLOURS):
        if copies(state.held, colour) > 0:
            return colour
    return COLOURS
