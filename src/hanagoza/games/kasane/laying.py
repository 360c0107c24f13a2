"""Laying a meld: the cards it is made of, and the boxes it may fill."""

from __future__ import annotations

from functools import lru_cache
from itertools import zip_longest
from typing import NamedTuple

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.moves import Group
from hanagoza.core.state import Int
from hanagoza.games.kasane.melds import BOX_OF, JUU, KASANE
from hanagoza.games.kasane.pieces import (
    BITS,
    NO_CARD,
    PLUS,
    card_at,
    cards_of,
    height,
    piled,
    tokens_of,
    upper,
)
from hanagoza.games.kasane.state import BLOCKED, WITH_FIELD, State

KASANE_OF_TWO, JUU_OF_TWO = int(BOX_OF[2, KASANE]), int(BOX_OF[2, JUU])


@compiled
def taken(hand: Int, field: Int, card: Int) -> tuple[Int, Int]:
    """Hand and field with a card that was taken: a number tops the hand, a +1 the field."""
    if card == PLUS:
        return np.int64(hand), piled(field, card, 1)
    return piled(hand, card, 1), np.int64(field)


@compiled
def may_meld(state: State, card: Int) -> bool:
    """Whether a meld may be laid in a turn: after a number; after a +1 only by option (KA-A24)."""
    return bool(card != PLUS or state.plus1_meld)


@compiled
def linking_card(field: Int) -> Int:
    """The field's top card if a meld may use it: a number, not a +1 (KA-A07, KA-A08)."""
    card = card_at(field, 0)
    return NO_CARD if card == PLUS else card


@compiled
def linked(link: Int, hand: Int, size: Int) -> Int:
    """A sequence of ``size`` cards that begins with the field's card."""
    return piled(link, upper(hand, size - 1), size - 1)


def sequence(hand: int, field: int, size: int, with_field: bool) -> Group:
    """The cards that a meld of so many would be made of, as they are written."""
    cards = linked(card_at(field, 0), hand, size) if with_field else upper(hand, size)
    return tokens_of(int(cards))


# --- boxes ----------------------------------------------------------------------------------------


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
        state.owners[KASANE_OF_TWO] = BLOCKED
        state.owners[JUU_OF_TWO] = BLOCKED


class Box(NamedTuple):
    """One box of a meld as it stands, for people."""

    points: int
    is_filled: bool
    is_blocked: bool
    seat: int | None
    """Who filled it …"""
    with_field: bool
    """… and whether with the help of their field's top card."""


def boxes_of(state: State) -> list[tuple[Box, ...]]:
    """For each kind of box all there are, in the order they are filled."""
    return list(map(_boxes, state.boxes, state.owners))


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
