"""Who may know what in Hanamikoji, stated once (information table: docs, HK-A05).

Views, events, glimpses and imagined worlds follow from this.
"""

from __future__ import annotations

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.state import Int
from hanagoza.games.hanamikoji.moves import ACTION_OF, CARDS, GIFT
from hanagoza.games.hanamikoji.pieces import ALL_CARDS
from hanagoza.games.hanamikoji.state import (
    ACT,
    ANSWER,
    DEAL,
    DRAW,
    SEATS,
    State,
    active_seat,
    dealt_to,
)


@compiled
def knows(seat: Int, observer: Int) -> bool:
    """Whether an observer knows a seat's hand, secret and discards: if they sit there, else not.

    (A secret that has been turned up lies on the board.) Nobody knows the deck, nor the card aside.
    """
    return bool(seat == observer)


@compiled
def sees(state: State, move: Int, observer: Int) -> bool:
    """Whether an observer sees the cards of a move that is about to be played.

    What goes face down is seen by who puts it there, what is drawn or dealt by who gets it.
    """
    if state.phase == ACT:
        return bool(ACTION_OF[move] >= GIFT or knows(state.actor, observer))
    if state.phase == DRAW:
        return knows(active_seat(state), observer)
    return bool(state.phase != DEAL or knows(dealt_to(state), observer))


@compiled
def unseen(state: State, observer: Int) -> Int:
    """The cards an observer cannot place: all but what lies open and what they know."""
    cards = np.int64(ALL_CARDS)  # wide, should a view name more than there are
    if state.phase == ANSWER:
        cards -= CARDS[state.offer]
    for seat in range(SEATS):
        cards -= state.board[seat]
        if knows(seat, observer):
            cards -= np.int64(state.hand[seat]) + state.secret[seat] + state.discard[seat]
    return cards
