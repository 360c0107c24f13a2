"""Laying a meld: which ones a hand can lay, and the boxes they fill."""

from __future__ import annotations

from functools import lru_cache
from itertools import zip_longest
from typing import Any, NamedTuple

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.state import Array, Int
from hanagoza.games.kasane.cards import (
    BITS,
    NO_CARD,
    PLUS,
    card_at,
    cards_of,
    height,
    piled,
    under,
    upper,
)
from hanagoza.games.kasane.melds import (
    BOX_OF,
    JUU,
    KASANE,
    LARGEST,
    MELDS,
    POSSIBLE,
    SMALLEST,
    melds_of,
)
from hanagoza.games.kasane.moves import FIRST_MELD
from hanagoza.games.kasane.state import BLOCKED, WITH_FIELD, State


@compiled
def legal_melds(state: State, hand: Int, field: Int, moves: Array) -> Int:
    """Write every meld that a hand on a field can fill an open box with, ascending.

    The top of the hand always takes part (KA-A09); so may the field's top card, as the first of
    the sequence (KA-A05), unless it is a +1.
    """
    link = linking_card(field)
    count = np.uint64(0)
    for size in range(SMALLEST, min(height(hand) + 1, LARGEST) + 1):
        alone = joined = np.int64(0)
        if under(hand, size - 1):
            alone = melds_of(hand, size) & POSSIBLE[size]
        if link:
            joined = melds_of(linked(link, hand, size), size) & POSSIBLE[size]
        if not alone | joined:
            continue
        for meld in range(len(MELDS)):
            if (alone | joined) >> meld & 1 and open_box(state, BOX_OF[size, meld]):
                move = FIRST_MELD + 2 * np.int64(BOX_OF[size, meld])
                moves[count] = move
                count += np.uint64(alone >> meld & 1)
                moves[count] = move + 1
                count += np.uint64(joined >> meld & 1)
    return np.int64(count)


@compiled
def linking_card(field: Int) -> Int:
    """The field's top card if a meld may use it: a number, not a +1 (KA-A07, KA-A08)."""
    card = card_at(field, 0)
    return NO_CARD if card == PLUS else card


@compiled
def linked(link: Int, hand: Int, size: Int) -> Int:
    """A sequence of ``size`` cards that begins with the field's card."""
    return piled(link, upper(hand, size - 1), size - 1)


@compiled
def open_box(state: State, box: Int) -> Int:
    """What the next open box of a kind pays; 0 if none is open."""
    return card_at(state.boxes[box], height(state.owners[box]))


@compiled
def fill_box(state: State, box: Int, seat: Int, with_field: Int) -> None:
    """Mark the next open box of a kind: it is closed to everybody for the whole game."""
    owners = np.int64(state.owners[box])
    mark = np.int64(seat + 1) | WITH_FIELD * with_field
    state.owners[box] = owners | mark << BITS * height(owners)


@compiled
def block_boxes(state: State) -> None:
    """With ``hard3`` one box for two cards of Kasane and of Juu is never open (KA-A22)."""
    if state.hard3:
        state.owners[BOX_OF[2, KASANE]] = BLOCKED
        state.owners[BOX_OF[2, JUU]] = BLOCKED


class Box(NamedTuple):
    """One box of a meld as it stands, for people."""

    points: int
    is_filled: bool
    is_blocked: bool
    seat: int | None
    """Who filled it …"""
    with_field: bool
    """… and whether with the help of their field's top card."""


def boxes_of(state: Any) -> list[tuple[Box, ...]]:
    """For each kind of box all there are, in the order they are filled."""
    return list(map(_boxes, map(int, state.boxes), map(int, state.owners)))


@lru_cache(maxsize=1024)  # every view and every imagined match asks for all kinds, mostly the same
def _boxes(points: int, marks: int) -> tuple[Box, ...]:
    return tuple(_box(pays, mark) for pays, mark in zip_longest(_upwards(points), _upwards(marks)))


def _upwards(stack: int) -> list[int]:
    return cards_of(stack)[::-1]


def _box(points: int, mark: int | None) -> Box:
    if mark in (None, BLOCKED):
        return Box(points, bool(mark), bool(mark), None, False)
    assert mark is not None
    return Box(points, True, False, mark % WITH_FIELD - 1, mark >= WITH_FIELD)
