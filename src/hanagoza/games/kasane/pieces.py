"""The 52 kimono cards, in stacks and in bunches: cards in one number.

A *stack* is cards in order, four bits each, the top card lowest: hands, fields and rows are stacks,
and so are the boxes of a meld. Laying the top three cards of a hand on a field, in their order, is
two shifts and an or. The deck and the discards have no order: they are bunches (``core.bunches``).

Cards are 1 to 9, and ten for a "+1"; no card is 0. So a card's kind, from 0, is one less.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import numpy as np

from hanagoza.core.bunches import NOTHING, bunches
from hanagoza.core.compiling import compiled
from hanagoza.core.moves import Group
from hanagoza.core.state import Int

NUMBERS = 9
PLUS = 10
NO_CARD = 0
TOKENS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "+1")
"""How each kind is written, in the order of their numbers."""
KINDS = len(TOKENS)

BITS = 4
MASK = 0xF

BUNCHES = bunches(KINDS, BITS)
one, weigh = BUNCHES.one, BUNCHES.weigh
bunch_of, counts_of = BUNCHES.of, lru_cache(maxsize=1024)(BUNCHES.counts)


def _deck(copies: int, plus: int) -> int:
    return bunch_of([*range(NUMBERS)] * copies + [PLUS - 1] * plus)


DECK = np.array([0, 0, 0, _deck(4, 5), _deck(5, 7)], dtype=np.int64)
"""All cards in play by the number of players; three leave out a set and two +1 (KA-A25)."""


@compiled
def card_at(stack: Int, depth: Int) -> Int:
    """The card with so many others on top of it, or ``NO_CARD``."""
    return np.int64(stack) >> np.int64(BITS * depth) & MASK


@compiled
def upper(stack: Int, count: Int) -> Int:
    """The top cards of a stack, as a stack of their own."""
    return np.int64(stack) & (np.int64(1) << np.int64(BITS * count)) - 1


@compiled
def under(stack: Int, count: Int) -> Int:
    """A stack without its top cards."""
    return np.int64(stack) >> np.int64(BITS * count)


@compiled
def piled(stack: Int, cards: Int, count: Int) -> Int:
    """A stack of ``count`` cards put on top of another, in their order."""
    return np.int64(stack) << np.int64(BITS * count) | cards


@compiled
def height(stack: Int) -> Int:
    """How many cards are in a stack."""
    count = 0
    rest = np.int64(stack)
    while rest:
        rest >>= BITS
        count += 1
    return count


@compiled
def kinds_in(stack: Int) -> Int:
    """The kinds in a stack as a set of bits: bit 1 for the number 1, bit 10 for +1."""
    kinds = np.int64(0)
    rest = np.int64(stack)
    while rest:
        kinds |= np.int64(1) << (rest & MASK)
        rest >>= BITS
    return kinds


@compiled
def loose(stack: Int) -> Int:
    """The cards of a stack in a bunch, without their order."""
    bunch = np.int64(NOTHING)
    rest = np.int64(stack)
    while rest:
        bunch += one((rest & MASK) - 1)
        rest >>= BITS
    return bunch


# --- the same as people write them ----------------------------------------------------------------


def stack_of(cards: Iterable[int]) -> int:
    """A stack of the given cards, the deepest first."""
    stack = 0
    for card in cards:
        stack = stack << BITS | card
    return stack


def stack_named(tokens: Iterable[str]) -> int:
    """A stack of cards that are written so, the deepest first."""
    return stack_of(TOKENS.index(token) + 1 for token in tokens)


def bunch_named(tokens: Iterable[str]) -> int:
    """The bunch of cards that are written so."""
    return bunch_of(map(TOKENS.index, tokens))


def cards_of(stack: int) -> list[int]:
    """The cards of a stack, the deepest first."""
    cards = []
    while stack:
        cards.append(stack & MASK)
        stack >>= BITS
    return cards[::-1]


@lru_cache(maxsize=4096)
def tokens_of(stack: int) -> Group:
    """The cards of a stack as they are written, the deepest first."""
    return tuple(TOKENS[card - 1] for card in cards_of(stack))


@lru_cache(maxsize=1024)
def tokens_in(bunch: int) -> Group:
    """The cards of a bunch as they are written, in the order of their numbers."""
    return tuple(
        token for token, count in zip(TOKENS, counts_of(bunch), strict=True) for _ in range(count)
    )


def size_of(bunch: int) -> int:
    """How many cards are in a bunch."""
    return sum(counts_of(bunch))
