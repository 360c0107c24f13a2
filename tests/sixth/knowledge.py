"""Who may know what: a hand is its owner's until the end, and nobody sees the deck."""

from __future__ import annotations

from hanagoza.core.compiling import compiled
from hanagoza.core.state import Int
from tests.sixth.pieces import ALL_CARDS
from tests.sixth.state import DRAW, FINISHED, SEATS, State, drawer


@compiled
def knows(state: State, seat: Int, observer: Int) -> bool:
    """Whether an observer knows a seat's hand: who sits there, and all when the game is over."""
    return bool(seat == observer or state.phase == FINISHED)


@compiled
def sees(state: State, observer: Int) -> bool:
    """Whether an observer sees the card of the next move: not one that another draws."""
    return bool(state.phase != DRAW or knows(state, drawer(state), observer))


@compiled
def unseen(state: State, observer: Int) -> Int:
    """The cards that an observer cannot place."""
    cards = ALL_CARDS
    for seat in range(SEATS):
        cards -= state.laid[seat]
        if knows(state, seat, observer):
            cards -= state.hand[seat]
    return cards
