"""What the six abilities do once they are called on, step by step."""

from __future__ import annotations

import numpy as np

from hanagoza.core.bunches import NOTHING
from hanagoza.core.compiling import compiled
from hanagoza.core.state import CHANCE, Int
from hanagoza.games.hitohira.abilities import BONUS_SIZE, next_held, starters
from hanagoza.games.hitohira.moves import (
    FIRST_GIVE,
    FIRST_HIDE,
    FIRST_KEEP_ONE,
    FIRST_PLACE,
    FIRST_TAKE,
    FIRST_USE,
    KENROKUEN,
    KOKONOE,
    KOMATSU,
    NO_ABILITY,
    NO_CHOICE,
    SAKUYA,
    SHIN,
    SOMEI,
    TO_FIELD,
    TO_OPPONENT,
    TO_SCREEN,
    TURN,
)
from hanagoza.games.hitohira.pieces import COLOURS, HUES, how_many, hues_of, one
from hanagoza.games.hitohira.pouch import draw_piece, keep_secret, put_back
from hanagoza.games.hitohira.state import (
    BONUS,
    CHOOSE,
    GATHER,
    GIVE,
    HIDE,
    INTO_FIELD,
    PLACE,
    SCREEN,
    SWAP,
    State,
    opponent,
)


@compiled
def use(state: State, move: Int) -> None:
    """Begin to carry out an ability, or none. Nothing is spent by it (HH-A02)."""
    ability = move - FIRST_USE
    state.ability = ability
    if ability == NO_ABILITY:
        state.phase = SCREEN
    elif ability == SOMEI:
        state.phase = HIDE
    elif ability == SAKUYA:
        state.phase = GIVE
    elif ability == KOKONOE:
        state.phase = GATHER
    else:
        state.due = min(BONUS_SIZE[ability], how_many(state.pouch))
        state.phase = BONUS
        state.actor = CHANCE


@compiled
def _end(state: State) -> None:
    """Whatever the ability was, the turn goes on with its last step."""
    state.ability = NO_ABILITY
    state.chosen = NO_CHOICE
    state.phase = SCREEN


# --- on the table: Somei Yoshino, Sakuya Hime, Kokonoe --------------------------------------------


@compiled
def hide(state: State, move: Int) -> None:
    zone, colour = divmod(move - FIRST_HIDE, COLOURS)
    _take_own(state, zone, one(colour))
    state.screens[state.active] += one(colour)
    _end(state)


@compiled
def _take_own(state: State, zone: Int, piece: Int) -> None:
    """Take a piece out of the turn, or out of the own field."""
    if zone == TURN:
        state.turn -= piece
    else:
        state.fields[state.active] -= piece


@compiled
def give(state: State, move: Int) -> None:
    """The piece stays where it is until it is known what it goes for."""
    state.chosen = move
    state.phase = SWAP


@compiled
def swap(state: State, move: Int) -> None:
    """The piece received takes the place of the one given, or goes to the field (HH-A14)."""
    zone, given = divmod(np.int64(state.chosen) - FIRST_GIVE, COLOURS)
    distance, taken = divmod(move - FIRST_TAKE, HUES)
    _take_own(state, zone, one(given))
    state.fields[opponent(state, distance + 1)] += one(given) - one(taken)
    if zone == TURN and state.sakuya_in != INTO_FIELD:
        state.turn += one(taken)
    else:
        state.fields[state.active] += one(taken)
    _end(state)


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
        _end(state)


# --- from the pouch: Komatsu Otome, Shin Sumizome, Kenrokuen Kumagai ------------------------------


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
        state.held = NOTHING
        _end(state)


@compiled
def choose(state: State, move: Int) -> None:
    piece = one(move - FIRST_KEEP_ONE)
    state.fields[state.active] += piece
    put_back(state, np.int64(state.held) - piece)
    state.held = NOTHING
    _end(state)


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
        _end(state)
    else:
        state.chosen = move if following == colour else NO_CHOICE
