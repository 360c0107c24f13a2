"""Who may know what in Kasane no irome, stated once (information table: docs).

Cards are dealt face up, taken and laid in the open: everybody sees every move. So who remembers
them (*recall*) knows where every card is, and what is left in the deck, though not its order; there
is nothing to imagine. Cards that the last round leaves undealt are seen by nobody, but can be
counted. The table itself shows the grid, the fields, and one's own hand; when the game is over,
everything.
"""

from __future__ import annotations

from hanagoza.core.state import Int
from hanagoza.games.kasane.pieces import DECK, loose
from hanagoza.games.kasane.state import FINISHED, State


def knows_hand(state: State, seat: int, observer: int | None, recall: bool) -> bool:
    """Whether an observer knows a seat's hand: their own, or all where hands lie open (option), and
    when the game is over.
    """
    return bool(knows_past(state, recall) or state.open_hands or seat == observer)


def knows_past(state: State, recall: bool) -> bool:
    """Whether an observer knows what nothing on the table tells until the game is over: the
    discards, which lie face down, and who filled a box.
    """
    return bool(recall or state.phase == FINISHED)


def unseen(state: State, observer: int | None, recall: bool) -> Int:
    """The cards an observer cannot place: all but what lies open and what they know."""
    cards = DECK[state.players]
    for seat in range(state.players):
        cards -= loose(state.rows[seat]) + loose(state.field[seat])
        if knows_hand(state, seat, observer, recall):
            cards -= loose(state.hand[seat])
    return cards - state.discard * knows_past(state, recall)
