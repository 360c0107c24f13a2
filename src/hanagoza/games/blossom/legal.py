"""What may be done in Blossom: the one and only statement of what is legal.

Moves come in the order of the table: feed, arrange, draw, and what came later. BL-Axx are rulings
listed in ``docs/games/blossom.md``.
"""

from __future__ import annotations

import numpy as np

from hanagoza.core.bunches import NOTHING
from hanagoza.core.compiling import compiled
from hanagoza.core.state import Array, Int
from hanagoza.games.blossom.moves import (
    CARDS,
    CHERRY_6,
    CHERRY_DRAW,
    CHERRY_DRAW_0,
    DECK,
    FIRST_ARRANGE,
    FIRST_DOWN,
    FIRST_FLIP,
    FIRST_GARDEN,
    FIRST_OF_SIZE,
    FIRST_PICK,
    FIRST_RETURN,
    FIRST_UP,
    HAND_SIZE,
    KEEP,
    LIMIT,
    MORE,
    MOST_DRAWN,
    PART_COUNT,
    PART_FIRST,
    PARTS,
    STOP,
    rank,
)
from hanagoza.games.blossom.pieces import CHERRY, KINDS, copies, holds
from hanagoza.games.blossom.scoring import most_arranged
from hanagoza.games.blossom.state import (
    ACT,
    CHOOSE,
    State,
    cherry_draws,
    hand_room,
    picks,
    yard_room,
)

MAX_LEGAL = 51
"""With ``cherry_fills``: four face-down cards, three in hand, two of each kind in the garden."""


@compiled
def legal(state: State, moves: Array) -> Int:
    """Write the legal decisions into ``moves``, ascending; return how many."""
    if state.phase == ACT:
        return _legal_actions(state, moves)
    if state.phase == CHOOSE:
        moves[0] = MORE
        moves[1] = STOP
        return np.int64(2)
    return _legal_returns(state, moves)


@compiled
def _legal_actions(state: State, moves: Array) -> Int:
    """Always at least one (BL-A05): draw, or else there are cards to feed, flip or arrange."""
    count = _legal_feeds(state, moves)
    count = _legal_arrangements(state, moves, count)
    count = _legal_draws(state, moves, count)
    if picks(state, state.actor):
        count = _legal_picks(state, moves, count)
    return np.int64(count)


@compiled
def _legal_feeds(state: State, moves: Array) -> Int:
    """At least one card each time (BL-A01), face down as many as fit (BL-A03)."""
    seat = state.actor
    room = yard_room(state, seat)
    hand = state.hand[seat]
    count = np.uint64(0)
    cards = rank(hand)
    first = PART_FIRST[cards]
    for at in range(PART_COUNT[cards, room]):
        moves[count] = FIRST_DOWN + PARTS[first + at]
        count += np.uint64(1)
    if room > 0:
        for kind in range(KINDS):
            moves[count] = FIRST_UP + kind  # kept only if the next line counts it
            count += np.uint64(copies(hand, kind) > 0)
    cards = rank(state.down[seat])
    first = PART_FIRST[cards]
    for at in range(PART_COUNT[cards, LIMIT]):
        moves[count] = FIRST_FLIP + PARTS[first + at]
        count += np.uint64(1)
    return count


@compiled
def _legal_arrangements(state: State, moves: Array, count: Int) -> Int:
    """Any number of one kind (BL-A06), but a single cherry: for no cards with any hand (BL-A11)."""
    seat = state.actor
    up = state.up[seat]
    if up == NOTHING:
        return count
    for kind in range(CHERRY):
        for number in range(most_arranged(up, kind)):
            moves[count] = FIRST_ARRANGE + kind * LIMIT + number
            count += np.uint64(1)
    if most_arranged(up, CHERRY) > 0:
        moves[count] = CHERRY_6
        count += np.uint64(1)
        most = 0 if picks(state, seat) else cherry_draws(state, seat, MOST_DRAWN)
        declared = 1 if state.cherry_sequential else most + 1
        for number in range(declared):
            moves[count] = CHERRY_DRAW_0 + number
            count += np.uint64(1)
        moves[count] = CHERRY_DRAW  # kept only if the next line counts it
        count += np.uint64(state.cherry_sequential and most > 0)
    return count


@compiled
def _legal_draws(state: State, moves: Array, count: Int) -> Int:
    if hand_room(state, state.actor) > 0:
        moves[count] = DECK
        count += np.uint64(state.deck_size > 0)
        garden = state.garden
        for kind in range(KINDS):
            moves[count] = FIRST_GARDEN + kind
            count += np.uint64(copies(garden, kind) > 0 and not state.barred >> kind & 1)
    return count


@compiled
def _legal_picks(state: State, moves: Array, count: Int) -> Int:
    """For a cherry, any cards of the garden that the hand has room for (BL-A10)."""
    seat = state.actor
    if most_arranged(state.up[seat], CHERRY) > 0:
        garden = state.garden
        for at in range(FIRST_OF_SIZE[hand_room(state, seat) + 1]):
            moves[count] = FIRST_PICK + at
            count += np.uint64(holds(garden, CARDS[at]))
    return count


@compiled
def _legal_returns(state: State, moves: Array) -> Int:
    """Any cards of the hand, or none."""
    cards = rank(state.hand[state.actor])
    first, count = PART_FIRST[cards], PART_COUNT[cards, HAND_SIZE]
    for at in range(count):
        moves[at] = FIRST_RETURN + PARTS[first + at]
    moves[count] = KEEP
    return np.int64(count) + 1
