"""The state of a game of Blossom: a NumPy record, and what follows from it at a glance."""

from __future__ import annotations

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.seats import seat_after
from hanagoza.core.state import CHANCE, MAX_SEATS, OVER, Array, Header, Int, cell, cells
from hanagoza.games.blossom.moves import HAND_SIZE, LIMIT
from hanagoza.games.blossom.pieces import KINDS, how_many

# Phases. An outcome is due in START, DEAL, REDEAL, GARDEN and DRAW, a decision in the others.
START, DEAL, MULLIGAN, REDEAL, GARDEN, ACT, DRAW, CHOOSE, FINISHED = range(9)
PHASES = ("start", "deal", "mulligan", "redeal", "garden", "act", "draw", "choose", "over")

GARDEN_SIZE = 5
ACTIONS = 2
REMOVED = np.array([0, 0, 2, 1, 0], dtype=np.int64)
"""Cards removed unseen, by the number of players."""

ANY_KIND = (1 << KINDS) - 1
BY_GOAL, BY_GUARD = 1, 2
REASONS = ("", "goal", "guard")


class State(Header):
    """One game of Blossom. Cards are bunches (see ``pieces``), seats index the arrays.

    How many cards lie face down somewhere is public and stands beside the cards themselves.
    """

    hand: Array = cells("u4", MAX_SEATS)
    up: Array = cells("u4", MAX_SEATS)
    """Face-up cards in each yard."""
    down: Array = cells("u4", MAX_SEATS)
    """Face-down cards in each yard; during the mulligan, the cards a seat puts back."""
    garden: int = cell("u4")
    deck: int = cell("u4")
    removed: int = cell("u4")
    hand_size: Array = cells("u1", MAX_SEATS)
    down_size: Array = cells("u1", MAX_SEATS)
    deck_size: int = cell("u1")

    starter: int = cell("u1")
    mover: int = cell("u1")
    """Whose turn it is, also while a card is drawn; during the mulligan, who chooses."""
    action: int = cell("u1")
    """Actions completed in this turn."""
    round_no: int = cell("u1")
    step: int = cell("u1")
    """Cards dealt so far in phases ``DEAL`` and ``GARDEN``."""
    barred: int = cell("u1")
    """Kinds that may not be taken from the garden in the rest of this turn, one bit each."""
    due: int = cell("u1")
    """Cards still to come in this action; with ``cherry_sequential``, at most."""
    falling: int = cell("u1")
    """Whether a cherry goes to the garden once they have come."""
    earned: Array = cells("u2", MAX_SEATS, KINDS)
    """Points of each seat by the kind that brought them."""

    held: Array = cells("u4", MAX_SEATS)
    """What recall adds (see ``memory``): cards from the garden that are still in hand …"""
    kept: Array = cells("u4", MAX_SEATS)
    """… and those that are in hand or face down."""
    stock: int = cell("u4")
    """What the deck was made of when it was last replenished."""
    drew: Array = cells("u4", MAX_SEATS)
    """Cards each seat has drawn from it since: its own secret …"""
    draws: Array = cells("u1", MAX_SEATS)
    """… and how many, which is public."""
    fresh: Array = cells("u1", MAX_SEATS)
    """How many of those the seat certainly still has unseen."""

    cherry_sequential: int = cell("u1")
    rose_counts_itself: int = cell("u1")
    mulligan: int = cell("u1")
    cherry_fills: int = cell("u1")
    """1 if a cherry fills a hand of three cards or more from the garden (BL-A10)."""


@compiled
def actor_of(state: State) -> Int:
    """Who is to decide, by the phase and the turn."""
    if state.phase in (MULLIGAN, ACT, CHOOSE):
        return state.mover
    return OVER if state.phase == FINISHED else CHANCE


@compiled
def yard_room(state: State, seat: Int) -> Int:
    """How many cards still fit into a seat's yard."""
    return LIMIT - how_many(state.up[seat]) - np.int64(state.down_size[seat])


@compiled
def hand_room(state: State, seat: Int) -> Int:
    """How many cards a seat may still take into its hand."""
    return LIMIT - np.int64(state.hand_size[seat])


@compiled
def cherry_draws(state: State, seat: Int, most: Int) -> Int:
    """How many cards a cherry can bring a seat: what the hand, the deck and the garden allow."""
    available = np.int64(state.deck_size) + how_many(state.garden)
    return min(most, hand_room(state, seat), available)


@compiled
def picks(state: State, seat: Int) -> bool:
    """Whether a cherry brings a seat cards of the garden and none of the deck (BL-A10)."""
    return bool(state.cherry_fills and state.hand_size[seat] >= HAND_SIZE)


@compiled
def removed_size(state: State) -> Int:
    """How many cards have been removed so far."""
    target = REMOVED[state.players]
    if state.phase == START:
        return np.int64(0)
    if state.phase == DEAL:
        return min(np.int64(state.step), target)
    return target


@compiled
def deal_size(state: State) -> Int:
    """How many cards are removed and dealt before the garden."""
    return REMOVED[state.players] + np.int64(state.players) * HAND_SIZE


@compiled
def dealt_to(state: State) -> Int:
    """The seat that gets the next card of the first deal; -1 while cards are removed."""
    card = np.int64(state.step) - REMOVED[state.players]
    if card < 0:
        return np.int64(-1)
    return seat_after(state, state.starter, card // HAND_SIZE)


@compiled
def redealt_to(state: State) -> Int:
    """The first seat from the starting player on whose hand is short after a mulligan, or -1."""
    for turn in range(state.players):
        seat = seat_after(state, state.starter, turn)
        if state.hand_size[seat] < HAND_SIZE:
            return seat
    return np.int64(-1)
