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
    FINISHED,
    SEATS,
    State,
    active_seat,
    dealt_to,
)


@compiled
def knows(state: State, seat: Int, observer: Int) -> bool:
    """Whether an observer knows a seat's hand, secret and discards: who sits there, and all when
    the game is over.

    (A secret that has been turned up lies on the board.) Nobody knows the deck. The card set aside
    is dealt to no seat (-1), and a spectator (-1) does not sit there.
    """
    return bool(0 <= seat == observer or state.phase == FINISHED)


@compiled
def knows_removed(state: State) -> bool:
    """Whether the card set aside is known: to nobody, until the game is over."""
    return bool(state.phase == FINISHED)


@compiled
def sees(state: State, move: Int, observer: Int) -> bool:
    """Whether an observer sees the cards of a move that is about to be played.

    What goes face down is seen by who puts it there, what is drawn or dealt by who gets it.
    """
    if state.phase == ACT:
        return bool(ACTION_OF[move] >= GIFT or knows(state, state.actor, observer))
    if state.phase == DRAW:
        return knows(state, active_seat(state), observer)
    return bool(state.phase != DEAL or knows(state, dealt_to(state), observer))


@compiled
def unseen(state: State, observer: Int) -> Int:
    """The cards an observer cannot place: all but what lies open and what they know."""
    cards = np.int64(ALL_CARDS)  # wide, should a view name more than there are
    if state.phase == ANSWER:
        cards -= CARDS[state.offer]
    for seat in range(SEATS):
        cards -= state.board[seat]
        if knows(state, seat, observer):
            cards -= np.int64(state.hand[seat]) + state.secret[seat] + state.discard[seat]
    if knows_removed(state):
        cards -= state.removed
    return cards
