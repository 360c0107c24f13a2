"""Determinisation: worlds a player could be in, everything they cannot see dealt again."""

from __future__ import annotations

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.generator import below, number_at
from hanagoza.core.state import Int
from hanagoza.games.blossom.flowers import (
    ALL_CARDS,
    NO_CARDS,
    common,
    copies,
    how_many,
    one,
)
from hanagoza.games.blossom.moves import (
    FIRST_DOWN,
    FIRST_DRAW,
    FIRST_OF_SIZE,
    FIRST_RETURN,
    FIRST_UP,
    KEEP,
    SIZE,
)
from hanagoza.games.blossom.state import (
    ACT,
    DEAL,
    DRAW,
    MULLIGAN,
    REDEAL,
    State,
    dealt_to,
    redealt_to,
)


@compiled
def imagine(state: State, observer: Int, origin: np.uint64) -> None:
    """Deal the cards the observer cannot see uniformly over the places they cannot look into.

    Three certainties bind the deal: cards a seat took from the garden stay with that seat; the deck
    is made of its stock; and so are the cards a seat has certainly kept of those it drew from it.
    """
    pool = _unseen(state, observer)
    stock = _stock_within(pool, state, observer)
    spent = np.int64(0)
    state.deck, spent = _pick(stock, state.deck_size, origin, spent)
    pool -= state.deck
    stock -= state.deck
    for seat in range(state.players):
        if seat != observer:
            state.drew[seat], spent = _pick(stock, state.fresh[seat], origin, spent)
            pool -= state.drew[seat]
            stock -= state.drew[seat]
    for seat in range(state.players):
        if seat != observer:
            pool, spent = _deal_seat(state, seat, pool, origin, spent)
    state.removed = pool
    _deal_drawn(state, observer, origin, spent)


@compiled
def _unseen(state: State, observer: Int) -> Int:
    """The cards whose owner the observer does not know."""
    pool = np.int64(ALL_CARDS) - state.garden
    for seat in range(state.players):
        pool -= state.up[seat]
        if seat == observer:
            pool -= np.int64(state.hand[seat]) + state.down[seat]
        else:
            pool -= np.int64(state.held[seat]) + state.kept[seat]
    return pool


@compiled
def _stock_within(pool: Int, state: State, observer: Int) -> Int:
    """The unseen cards that may be in the deck: of the first deck nothing is known."""
    if state.stock == NO_CARDS:
        return pool
    stock: Int = np.int64(state.stock)
    if observer >= 0:
        stock -= state.drew[observer]
    return common(stock, pool)


@compiled
def _deal_seat(
    state: State, seat: Int, pool: Int, origin: np.uint64, spent: Int
) -> tuple[Int, Int]:
    """Fill a seat's hand and face-down cards; what it drew of the stock is already chosen."""
    held = np.int64(state.held[seat])
    cards = np.int64(state.kept[seat]) + state.drew[seat]
    slots = np.int64(state.hand_size[seat]) + state.down_size[seat]
    others, spent = _pick(pool, slots - how_many(held) - how_many(cards), origin, spent)
    cards += others
    state.down[seat], spent = _pick(cards, state.down_size[seat], origin, spent)
    state.hand[seat] = held + cards - state.down[seat]
    return pool - others, spent


@compiled
def _deal_drawn(state: State, observer: Int, origin: np.uint64, spent: Int) -> None:
    """The rest of what others drew of the stock: what is in neither the deck nor a known hand."""
    if state.stock == NO_CARDS:
        return
    rest = np.int64(state.stock) - state.deck
    for seat in range(state.players):
        rest -= state.drew[seat]
    for seat in range(state.players):
        if seat != observer:
            missing = np.int64(state.draws[seat]) - state.fresh[seat]
            more, spent = _pick(rest, missing, origin, spent)
            state.drew[seat] += more
            rest -= more


@compiled
def _pick(pool: Int, wanted: Int, origin: np.uint64, spent: Int) -> tuple[Int, Int]:
    """Random cards out of a pool: the cards, and how many numbers have been spent by now."""
    taken = np.int64(NO_CARDS)
    left = how_many(pool)
    for _ in range(np.int64(wanted)):
        place = below(number_at(origin, spent), left)
        kind = 0
        while place >= copies(pool, kind):
            place -= copies(pool, kind)
            kind += 1
        taken += one(kind)
        pool -= one(kind)
        left -= 1
        spent += 1
    return taken, spent


@compiled
def glimpse(state: State, move: Int, observer: Int) -> Int:
    """Others see how many cards go face down, and the backs of what is drawn."""
    phase = state.phase
    if phase == ACT and state.actor != observer and FIRST_DOWN <= move < FIRST_UP:
        return FIRST_DOWN + FIRST_OF_SIZE[SIZE[move - FIRST_DOWN]]
    if phase == MULLIGAN and state.actor != observer and move != KEEP:
        return FIRST_RETURN + FIRST_OF_SIZE[SIZE[move - FIRST_RETURN]]
    if (
        (phase == DRAW and state.mover != observer)
        or (phase == DEAL and dealt_to(state) != observer)
        or (phase == REDEAL and redealt_to(state) != observer)
    ):
        return np.int64(FIRST_DRAW)
    return move
