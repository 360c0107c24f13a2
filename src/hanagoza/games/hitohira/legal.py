"""What may be done in Hitohira: the one and only statement of what is legal."""

from __future__ import annotations

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.state import Array, Int
from hanagoza.games.hitohira.abilities import (
    ability_on,
    available,
    hues_before,
    leaving_some,
    pair_in_reach,
    starters,
)
from hanagoza.games.hitohira.moves import (
    FIRST_GIVE,
    FIRST_GRAB,
    FIRST_HIDE,
    FIRST_JOKERS,
    FIRST_KEEP_ONE,
    FIRST_PLACE,
    FIRST_SCREEN,
    FIRST_TAKE,
    FIRST_USE,
    KEEP_CHOICES,
    KEEP_COUNT,
    MOST_SCREENED,
    NO_ABILITY,
    NO_CHOICE,
    STOP,
    TO_OPPONENT,
    TURN,
)
from hanagoza.games.hitohira.pieces import (
    COLOURS,
    EVERY_COLOUR,
    EVERY_HUE,
    FOUR_COLOURS,
    HUES,
    SIX_PIECES,
    colours_of,
    copies,
    hue_number,
    hues_of,
    list_colours,
    one,
)
from hanagoza.games.hitohira.scoring import joker_range
from hanagoza.games.hitohira.state import (
    ALL,
    CHOOSE,
    GATHER,
    GIVE,
    GRAB,
    HIDE,
    INTO_FIELD,
    KEEP,
    ON,
    PLACE,
    SCREEN,
    SWAP,
    USE,
    State,
    most_to_grab,
    opponent,
)

MAX_LEGAL = 25
"""24 jokers can be counted in so many ways; no other list is longer."""


@compiled
def legal(state: State, moves: Array) -> Int:  # noqa: C901
    """Write the legal decisions into ``moves``, ascending; return how many."""
    phase = state.phase
    if phase == GRAB:
        return _legal_grabs(state, moves)
    if phase == KEEP:
        return _legal_keeps(state, moves)
    if phase == SCREEN:
        return _legal_screens(state, moves)
    if phase == USE:
        return _legal_uses(state, moves)
    if phase == HIDE:
        return _legal_hides(state, moves)
    if phase == CHOOSE:
        return _legal_choices(state, moves)
    if phase == GIVE:
        return legal_gifts(state, moves)
    if phase == SWAP:
        return _legal_swaps(state, moves)
    if phase == PLACE:
        return _legal_places(state, moves)
    if phase == GATHER:
        return _legal_gatherings(state, moves)
    return _legal_jokers(state, moves)


@compiled
def _legal_grabs(state: State, moves: Array) -> Int:
    """The first grab is compulsory."""
    moves[0] = STOP  # kept only if the next line counts it
    count = np.uint64(state.grabs > 0)
    for number in range(most_to_grab(state)):
        moves[count] = FIRST_GRAB + number
        count += np.uint64(1)
    return np.int64(count)


@compiled
def _legal_keeps(state: State, moves: Array) -> Int:
    hues = hue_number(state.turn)
    count = np.int64(KEEP_COUNT[state.fail_take, hues])
    for at in range(count):
        moves[at] = KEEP_CHOICES[state.fail_take, hues, at]
    return count


@compiled
def _legal_uses(state: State, moves: Array) -> Int:
    cards = available(state)
    moves[0] = FIRST_USE + NO_ABILITY
    count = np.uint64(1)
    for card in range(FOUR_COLOURS, SIX_PIECES + 1):
        moves[count] = FIRST_USE + ability_on(state, card)  # kept only if the next line counts it
        count += np.uint64(cards >> card & 1)
    return np.int64(count)


@compiled
def _legal_screens(state: State, moves: Array) -> Int:
    """One colour of the turn, Black among them (HH-A13): any number of it, or as agreed all."""
    moves[0] = FIRST_SCREEN
    count = np.uint64(1)
    for colour in range(COLOURS):
        there = copies(state.turn, colour)
        fewest = there if state.screen_qty == ALL else 1
        for number in range(max(fewest, 1), there + 1):
            moves[count] = FIRST_SCREEN + MOST_SCREENED * colour + number
            count += np.uint64(1)
    return np.int64(count)


@compiled
def _legal_jokers(state: State, moves: Array) -> Int:
    low, high = joker_range(state, np.int64(state.actor))
    for number in range(low, high + 1):
        moves[number - low] = FIRST_JOKERS + number
    return high - low + 1


# --- abilities ------------------------------------------------------------------------------------


@compiled
def _legal_hides(state: State, moves: Array) -> Int:
    """Any piece of the turn or of the own field, Black too (HH-A33)."""
    count = list_colours(colours_of(state.turn), FIRST_HIDE, moves, np.int64(0))
    field = colours_of(state.fields[state.active])
    return list_colours(field, FIRST_HIDE + COLOURS, moves, count)


@compiled
def _legal_choices(state: State, moves: Array) -> Int:
    """Komatsu Otome: one of the hues drawn; Black cannot be chosen."""
    return list_colours(hues_of(state.held), FIRST_KEEP_ONE, moves, np.int64(0))


@compiled
def legal_gifts(state: State, moves: Array) -> Int:
    """An own piece, black or not as agreed (HH-A15, LC-A05).

    Equal colours are exchanged only where it has an effect: where the piece given is one of the
    turn's, and the one received goes to the field (HH-A31).
    """
    allowed = EVERY_COLOUR if state.sakuya_give_black == ON else EVERY_HUE
    turn = colours_of(state.turn) & allowed
    field = colours_of(state.fields[state.active]) & allowed
    hues = hues_before(state)
    if state.sakuya_in != INTO_FIELD:
        turn = leaving_some(turn, hues)
    count = list_colours(turn, FIRST_GIVE, moves, np.int64(0))
    return list_colours(leaving_some(field, hues), FIRST_GIVE + COLOURS, moves, count)


@compiled
def _legal_swaps(state: State, moves: Array) -> Int:
    zone, colour = divmod(np.int64(state.chosen) - FIRST_GIVE, COLOURS)
    wanted = np.int64(EVERY_HUE)
    if zone != TURN or state.sakuya_in != INTO_FIELD:
        wanted &= ~one(colour)
    return _list_fields(state, wanted, np.int64(0), moves)


@compiled
def _list_fields(state: State, wanted: Int, distance: Int, moves: Array) -> Int:
    """Write all ways to take one of some hues from an opponent further away than a distance."""
    count = np.int64(0)
    for further in range(distance + 1, np.int64(state.players)):
        hues = hues_of(state.fields[opponent(state, further)]) & wanted
        count = list_colours(hues, FIRST_TAKE + HUES * (further - 1), moves, count)
    return count


@compiled
def _legal_places(state: State, moves: Array) -> Int:
    """Own field, own screen, opponents; of two equal pieces the second goes no further back."""
    first = FIRST_PLACE if state.chosen == NO_CHOICE else np.int64(state.chosen)
    count = FIRST_PLACE + TO_OPPONENT + np.int64(state.players) - 1 - first
    for at in range(count):
        moves[at] = first + at
    return count


@compiled
def _legal_gatherings(state: State, moves: Array) -> Int:
    """First a piece that leaves another to be taken, then that other."""
    if state.chosen != NO_CHOICE:
        return _legal_seconds(state, moves)
    if not pair_in_reach(state):  # and so kokonoe_partial lets one piece be taken
        return _list_fields(state, np.int64(EVERY_HUE), np.int64(0), moves)
    count = np.int64(0)
    for distance in range(1, np.int64(state.players)):
        first = FIRST_TAKE + HUES * (distance - 1)
        count = list_colours(starters(state, distance), first, moves, count)
    return count


@compiled
def _legal_seconds(state: State, moves: Array) -> Int:
    distance, hue = divmod(np.int64(state.chosen) - FIRST_TAKE, HUES)
    if state.players == 2:
        return _list_fields(state, EVERY_HUE & -one(hue + 1), np.int64(0), moves)
    return _list_fields(state, EVERY_HUE & ~one(hue), distance + 1, moves)
