"""Abilities that draw from the pouch: Komatsu Otome, Shin Sumizome, Kenrokuen Kumagai."""

from __future__ import annotations

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.state import Array, Int
from hanagoza.games.hitohira.course import end_ability
from hanagoza.games.hitohira.moves import (
    FIRST_KEEP_ONE,
    FIRST_PLACE,
    KENROKUEN,
    KOMATSU,
    NO_CHOICE,
    SHIN,
    TO_FIELD,
    TO_OPPONENT,
    TO_SCREEN,
)
from hanagoza.games.hitohira.pieces import COLOURS, NO_PIECES, copies, hues_of, list_colours, one
from hanagoza.games.hitohira.state import (
    CHOOSE,
    PLACE,
    State,
    draw_piece,
    keep_secret,
    opponent,
    put_back,
)


@compiled
def draw_bonus(state: State, move: Int) -> None:
    """One piece that an ability draws: open, but for Shin Sumizome's (HH-A18)."""
    if state.ability == SHIN:
        keep_secret(state, move)
    else:
        state.held += draw_piece(state, move)
    if state.due == 0:
        state.actor = state.active
        _look(state)


@compiled
def _look(state: State) -> None:
    """All pieces of an ability are drawn before any is placed (HH-A19)."""
    if state.ability == KENROKUEN:
        state.phase = PLACE
    elif state.ability == KOMATSU and hues_of(state.held):
        state.phase = CHOOSE
    else:
        put_back(state, state.held)
        state.held = NO_PIECES
        end_ability(state)


@compiled
def legal_choices(state: State, moves: Array) -> Int:
    """Komatsu Otome: one of the hues drawn; Black cannot be chosen."""
    return list_colours(hues_of(state.held), FIRST_KEEP_ONE, moves, np.int64(0))


@compiled
def choose(state: State, move: Int) -> None:
    piece = one(move - FIRST_KEEP_ONE)
    state.fields[state.active] += piece
    put_back(state, np.int64(state.held) - piece)
    state.held = NO_PIECES
    end_ability(state)


@compiled
def next_held(state: State) -> Int:
    """The piece to be placed: Kenrokuen Kumagai's go in the order of the colours."""
    for colour in range(COLOURS):
        if copies(state.held, colour) > 0:
            return colour
    return COLOURS


@compiled
def legal_places(state: State, moves: Array) -> Int:
    """Own field, own screen, opponents; of two equal pieces the second goes no further back."""
    first = FIRST_PLACE if state.chosen == NO_CHOICE else np.int64(state.chosen)
    count = FIRST_PLACE + TO_OPPONENT + np.int64(state.players) - 1 - first
    for at in range(count):
        moves[at] = first + at
    return count


@compiled
def place(state: State, move: Int) -> None:
    colour, target = next_held(state), move - FIRST_PLACE
    piece = one(colour)
    state.held -= piece
    if target == TO_FIELD:
        state.fields[state.active] += piece
    elif target == TO_SCREEN:
        state.screens[state.active] += piece
    else:
        state.fields[opponent(state, target - TO_OPPONENT + 1)] += piece
    following = next_held(state)
    if following == COLOURS:
        end_ability(state)
    else:
        state.chosen = move if following == colour else NO_CHOICE
