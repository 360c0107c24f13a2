"""Abilities that move pieces on the table: Somei Yoshino, Sakuya Hime, Kokonoe."""

from __future__ import annotations

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.state import Array, Int
from hanagoza.games.hitohira.course import end_ability
from hanagoza.games.hitohira.moves import FIRST_GIVE, FIRST_HIDE, FIRST_TAKE, NO_CHOICE, TURN
from hanagoza.games.hitohira.pieces import (
    COLOURS,
    EVERY_COLOUR,
    EVERY_HUE,
    HUES,
    NO_PIECES,
    colours_of,
    hues_of,
    is_several,
    list_colours,
    one,
)
from hanagoza.games.hitohira.state import INTO_FIELD, ON, SWAP, State, opponent


@compiled
def hues_before(state: State) -> Int:
    """The hues in all opponents' fields, as a set."""
    return hues_after(state, np.int64(0))


@compiled
def hues_after(state: State, distance: Int) -> Int:
    """The hues in the fields of all opponents further away than a distance, as a set."""
    hues = np.int64(NO_PIECES)
    for further in range(distance + 1, np.int64(state.players)):
        hues |= hues_of(state.fields[opponent(state, further)])
    return hues


@compiled
def leaving_some(colours: Int, hues: Int) -> Int:
    """Those colours of a set beside which another colour is left among ``hues``."""
    if is_several(hues):
        return colours
    return colours & ~hues if hues else np.int64(NO_PIECES)


# --- Somei Yoshino --------------------------------------------------------------------------------


@compiled
def legal_hides(state: State, moves: Array) -> Int:
    """Any piece of the turn or of the own field, Black too (HH-A33)."""
    count = list_colours(colours_of(state.turn), FIRST_HIDE, moves, np.int64(0))
    field = colours_of(state.fields[state.active])
    return list_colours(field, FIRST_HIDE + COLOURS, moves, count)


@compiled
def hide(state: State, move: Int) -> None:
    zone, colour = divmod(move - FIRST_HIDE, COLOURS)
    take_own(state, zone, one(colour))
    state.screens[state.active] += one(colour)
    end_ability(state)


@compiled
def take_own(state: State, zone: Int, piece: Int) -> None:
    """Take a piece out of the turn, or out of the own field."""
    if zone == TURN:
        state.turn -= piece
    else:
        state.fields[state.active] -= piece


# --- Sakuya Hime ----------------------------------------------------------------------------------


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
def give(state: State, move: Int) -> None:
    """The piece stays where it is until it is known what it goes for."""
    state.chosen = move
    state.phase = SWAP


@compiled
def legal_swaps(state: State, moves: Array) -> Int:
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
def swap(state: State, move: Int) -> None:
    """The piece received takes the place of the one given, or goes to the field (HH-A14)."""
    zone, given = divmod(np.int64(state.chosen) - FIRST_GIVE, COLOURS)
    distance, taken = divmod(move - FIRST_TAKE, HUES)
    take_own(state, zone, one(given))
    state.fields[opponent(state, distance + 1)] += one(given) - one(taken)
    if zone == TURN and state.sakuya_in != INTO_FIELD:
        state.turn += one(taken)
    else:
        state.fields[state.active] += one(taken)
    end_ability(state)


# --- Kokonoe --------------------------------------------------------------------------------------


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
    found = np.int64(NO_PIECES)
    for distance in range(1, np.int64(state.players)):
        found |= starters(state, distance)
    return bool(found)


@compiled
def legal_gatherings(state: State, moves: Array) -> Int:
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


@compiled
def gather(state: State, move: Int) -> None:
    distance, hue = divmod(move - FIRST_TAKE, HUES)
    is_first = state.chosen == NO_CHOICE
    goes_on = is_first and (starters(state, distance + 1) & one(hue)) != 0
    state.fields[opponent(state, distance + 1)] -= one(hue)
    state.fields[state.active] += one(hue)
    if goes_on:
        state.chosen = move
    else:
        end_ability(state)
