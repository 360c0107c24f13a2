"""The second step of a turn: which of the six abilities can be called on, and how each begins.

At most one is used in a turn, after a success, and nothing is spent by it. Choices in several parts
offer only what can be completed.
"""

from __future__ import annotations

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.state import CHANCE, Array, Int
from hanagoza.games.hitohira.exchanges import hues_before, pair_in_reach
from hanagoza.games.hitohira.moves import FIRST_USE, KOKONOE, NO_ABILITY, SAKUYA, SOMEI
from hanagoza.games.hitohira.pieces import FOUR_COLOURS, SIX_PIECES, TWO_PAIRS, size_of, triggers
from hanagoza.games.hitohira.state import BONUS, FORBID, GATHER, GIVE, HIDE, ON, SCREEN, State

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
    return bool(size_of(state.pouch) >= needed)


@compiled
def legal_uses(state: State, moves: Array) -> Int:
    cards = available(state)
    moves[0] = FIRST_USE + NO_ABILITY
    count = np.uint64(1)
    for card in range(FOUR_COLOURS, SIX_PIECES + 1):
        moves[count] = FIRST_USE + ability_on(state, card)  # kept only if the next line counts it
        count += np.uint64(cards >> card & 1)
    return np.int64(count)


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
        state.due = min(BONUS_SIZE[ability], size_of(state.pouch))
        state.phase = BONUS
        state.actor = CHANCE
