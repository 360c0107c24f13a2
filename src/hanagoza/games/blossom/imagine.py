"""Determinisation: worlds a player could be in, everything they cannot see dealt again."""

from __future__ import annotations

import numpy as np

from hanagoza.core.bunches import NOTHING
from hanagoza.core.compiling import compiled
from hanagoza.core.state import Int
from hanagoza.games.blossom.knowledge import in_deck, knows, knows_undealt, sees, unplaced
from hanagoza.games.blossom.moves import FACE_DOWN
from hanagoza.games.blossom.pieces import how_many, pick
from hanagoza.games.blossom.state import State


@compiled
def imagine(state: State, observer: Int, origin: np.uint64) -> None:
    """Deal the cards the observer cannot see uniformly over the places they cannot look into: none
    when the game is over.

    Three certainties bind the deal: cards a seat took from the garden stay with that seat; the deck
    is made of its stock; and so are the cards a seat has certainly kept of those it drew from it.
    """
    if knows_undealt(state):
        return
    pool: Int = np.int64(unplaced(state, observer))
    stock: Int = np.int64(in_deck(state, observer))
    spent: Int = np.int64(0)
    state.deck, spent = pick(stock, state.deck_size, origin, spent)
    pool -= state.deck
    stock -= state.deck
    for seat in range(state.players):
        if not knows(state, seat, observer):
            state.drew[seat], spent = pick(stock, state.fresh[seat], origin, spent)
            pool -= state.drew[seat]
            stock -= state.drew[seat]
    for seat in range(state.players):
        if not knows(state, seat, observer):
            pool, spent = _deal_seat(state, seat, pool, origin, spent)
    state.removed = pool
    _deal_drawn(state, observer, origin, spent)


@compiled
def _deal_seat(
    state: State, seat: Int, pool: Int, origin: np.uint64, spent: Int
) -> tuple[Int, Int]:
    """Fill a seat's hand and face-down cards; what it drew of the stock is already chosen."""
    held = np.int64(state.held[seat])
    cards = np.int64(state.kept[seat]) + state.drew[seat]
    slots = np.int64(state.hand_size[seat]) + state.down_size[seat]
    others, spent = pick(pool, slots - how_many(held) - how_many(cards), origin, spent)
    cards += others
    state.down[seat], spent = pick(cards, state.down_size[seat], origin, spent)
    state.hand[seat] = held + cards - state.down[seat]
    return pool - others, spent


@compiled
def _deal_drawn(state: State, observer: Int, origin: np.uint64, spent: Int) -> None:
    """The rest of what others drew of the stock: what is in neither the deck nor a known hand."""
    if state.stock == NOTHING:
        return
    rest = np.int64(state.stock) - state.deck
    for seat in range(state.players):
        rest -= state.drew[seat]
    for seat in range(state.players):
        if not knows(state, seat, observer):
            missing = np.int64(state.draws[seat]) - state.fresh[seat]
            more, spent = pick(rest, missing, origin, spent)
            state.drew[seat] += more
            rest -= more


@compiled
def glimpse(state: State, move: Int, observer: Int) -> Int:
    """Others see how many cards go face down, and the backs of what is drawn."""
    return np.int64(move if sees(state, move, observer) else FACE_DOWN[move])
