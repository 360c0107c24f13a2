"""Who may know what in Blossom, stated once (information table: docs).

Views, events, glimpses and imagined worlds follow from this. What lies open but no more is kept by
``memory``: everybody remembers it, but for the cards that a seat drew (``drew``).
"""

from __future__ import annotations

import numpy as np

from hanagoza.core.bunches import NOTHING
from hanagoza.core.compiling import compiled
from hanagoza.core.state import Int
from hanagoza.games.blossom.moves import FIRST_UP, KEEP
from hanagoza.games.blossom.pieces import ALL_CARDS, common
from hanagoza.games.blossom.state import (
    ACT,
    DEAL,
    DRAW,
    FINISHED,
    MULLIGAN,
    REDEAL,
    State,
    dealt_to,
    redealt_to,
)


@compiled
def knows(state: State, seat: Int, observer: Int) -> bool:
    """Whether an observer knows a seat's hand, its face-down cards (those it puts back in a
    mulligan, too) and what it drew: who sits there, and all when the game is over.

    What is removed is dealt to no seat (-1).
    """
    return bool(0 <= seat == observer or state.phase == FINISHED)


@compiled
def knows_undealt(state: State) -> bool:
    """Whether the deck and what was removed are known: to nobody, until the game is over."""
    return bool(state.phase == FINISHED)


@compiled
def sees(state: State, move: Int, observer: Int) -> bool:
    """Whether an observer sees the cards of a move that is about to be played.

    What goes face down is seen by who puts it there, what is drawn or dealt by who gets it.
    """
    phase = state.phase
    if phase == ACT:
        return bool(move >= FIRST_UP or knows(state, state.actor, observer))
    if phase == DRAW:
        return knows(state, state.mover, observer)
    if phase == DEAL:
        return knows(state, dealt_to(state), observer)
    if phase == REDEAL:
        return knows(state, redealt_to(state), observer)
    return bool(phase != MULLIGAN or move == KEEP or knows(state, state.actor, observer))


@compiled
def unseen(state: State, observer: Int) -> Int:
    """The cards that an observer cannot see: all but what lies open and what they know."""
    cards = ALL_CARDS - state.garden
    for seat in range(state.players):
        cards -= state.up[seat]
        if knows(state, seat, observer):
            cards -= state.hand[seat]
            cards -= state.down[seat]
    if knows_undealt(state):
        cards -= state.deck
        cards -= state.removed
    return cards


@compiled
def unplaced(state: State, observer: Int) -> Int:
    """Those of them that they do not remember with another seat either."""
    cards = unseen(state, observer)
    for seat in range(state.players):
        if not knows(state, seat, observer):
            cards -= state.held[seat]
            cards -= state.kept[seat]
    return cards


@compiled
def in_deck(state: State, observer: Int) -> Int:
    """Those of these that may be in the deck: of the first deck nothing is known, of a replenished
    one what it was made of, and what they drew of it themselves.
    """
    cards = unplaced(state, observer)
    if state.stock == NOTHING:
        return cards
    stock = np.int64(state.stock)
    for seat in range(state.players):
        if knows(state, seat, observer):
            stock -= state.drew[seat]
    return common(stock, cards)
