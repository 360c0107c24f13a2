"""The rules of Hitohira and La Légende du Cerisier, compiled: what the kernel calls.

A turn draws pieces from the pouch (``drawing``), may call on an ability (``abilities``, ``bonus``,
``exchanges``), and puts its pieces behind the screen or in the field (here). ``course`` leads from
turn to turn, ``scoring`` counts. The two editions are one set of rules with different switches.
``docs/games/hitohira.md`` tells the rules in words; HH-Axx and LC-Axx are rulings listed there.
"""

from __future__ import annotations

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.state import Array, Int
from hanagoza.games.hitohira.abilities import legal_uses, use
from hanagoza.games.hitohira.bonus import choose, draw_bonus, legal_choices, legal_places, place
from hanagoza.games.hitohira.course import end_turn, open_pouch, remove_piece
from hanagoza.games.hitohira.drawing import draw, grab, keep, legal_grabs, legal_keeps
from hanagoza.games.hitohira.exchanges import (
    gather,
    give,
    hide,
    legal_gatherings,
    legal_gifts,
    legal_hides,
    legal_swaps,
    swap,
)
from hanagoza.games.hitohira.moves import FIRST_DRAW, FIRST_SCREEN, FIRST_START, MOST_SCREENED
from hanagoza.games.hitohira.pieces import COLOURS, NO_PIECES, copies, one
from hanagoza.games.hitohira.scoring import commit_jokers, legal_jokers
from hanagoza.games.hitohira.state import (
    ALL,
    BONUS,
    CHOOSE,
    DRAW,
    GATHER,
    GIVE,
    GRAB,
    HIDE,
    KEEP,
    PLACE,
    REMOVE,
    SCREEN,
    START,
    SWAP,
    USE,
    State,
)

MAX_LEGAL = 25
"""24 jokers can be counted in so many ways; no other list is longer."""


@compiled
def outcomes(state: State, weights: Array) -> tuple[Int, Int]:
    """Write how many physical pieces each outcome stands for; return the first id and how many."""
    if state.phase == START:
        for seat in range(np.int64(state.players)):
            weights[seat] = 1
        return FIRST_START, np.int64(state.players)
    for colour in range(COLOURS):
        weights[colour] = copies(state.pouch, colour)
    return FIRST_DRAW, COLOURS


@compiled
def legal(state: State, moves: Array) -> Int:  # noqa: C901
    """Write the legal decisions into ``moves``, ascending; return how many."""
    phase = state.phase
    if phase == GRAB:
        return legal_grabs(state, moves)
    if phase == KEEP:
        return legal_keeps(state, moves)
    if phase == SCREEN:
        return legal_screens(state, moves)
    if phase == USE:
        return legal_uses(state, moves)
    if phase == HIDE:
        return legal_hides(state, moves)
    if phase == CHOOSE:
        return legal_choices(state, moves)
    if phase == GIVE:
        return legal_gifts(state, moves)
    if phase == SWAP:
        return legal_swaps(state, moves)
    if phase == PLACE:
        return legal_places(state, moves)
    if phase == GATHER:
        return legal_gatherings(state, moves)
    return legal_jokers(state, moves)


@compiled
def apply(state: State, move: Int) -> None:  # noqa: C901
    """Carry out a legal decision or an outcome."""
    phase = state.phase
    if phase == DRAW:
        draw(state, move)
    elif phase == GRAB:
        grab(state, move)
    elif phase == KEEP:
        keep(state, move)
    elif phase == SCREEN:
        put_away(state, move)
    elif phase == USE:
        use(state, move)
    elif phase == BONUS:
        draw_bonus(state, move)
    elif phase == HIDE:
        hide(state, move)
    elif phase == CHOOSE:
        choose(state, move)
    elif phase == GIVE:
        give(state, move)
    elif phase == SWAP:
        swap(state, move)
    elif phase == PLACE:
        place(state, move)
    elif phase == GATHER:
        gather(state, move)
    elif phase == REMOVE:
        remove_piece(state, move)
    elif phase == START:
        open_pouch(state, move - FIRST_START)
    else:
        commit_jokers(state, move)


@compiled
def legal_screens(state: State, moves: Array) -> Int:
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
def put_away(state: State, move: Int) -> None:
    """The last step of a turn: pieces behind the screen, all others into the field."""
    if move != FIRST_SCREEN:
        colour, number = divmod(move - FIRST_SCREEN - 1, MOST_SCREENED)
        hidden = one(colour) * (number + 1)
        state.turn -= hidden
        state.screens[state.active] += hidden
    state.fields[state.active] += state.turn
    state.turn = NO_PIECES
    end_turn(state, True)
