"""The 52 kimono cards, and cards in a stack or in a heap as one number.

A *stack* is cards in order, four bits each, the top card lowest: hands, fields and rows are stacks,
and so are the boxes of a meld. Laying the top three cards of a hand on a field, in their order, is
two shifts and an or. A *heap* is cards without order: four bits for each of the ten kinds.

Cards are 1 to 9, and ten for a "+1"; no card is 0.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.moves import Group
from hanagoza.core.state import Int

NUMBERS = 9
PLUS = 10
KINDS = 10
NO_CARD = 0
TOKENS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "+1")
"""How each kind is written, in the order of their numbers."""

BITS = 4
MASK = 0xF


def heap_of(cards: Iterable[int]) -> int:
    """The heap of the given cards, each as often as it is named."""
    return sum(1 << BITS * (card - 1) for card in cards)


def _deck(copies: int, plus: int) -> int:
    numbers = [card for card in range(1, NUMBERS + 1) for _ in range(copies)]
    return heap_of([*numbers, *[PLUS] * plus])


DECK = np.array([0, 0, 0, _deck(4, 5), _deck(5, 7)], dtype=np.int64)
"""All cards in play by the number of players; three leave out a set and two +1 (KA-A25)."""


@compiled
def one(card: Int) -> Int:
    """A heap of a single card."""
    return np.int64(1) << np.int64(BITS * (card - 1))


@compiled
def copies(heap: Int, card: Int) -> Int:
    """How many cards of a kind are in a heap."""
    return np.int64(heap) >> np.int64(BITS * (card - 1)) & MASK


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


# --- the same as people write them ----------------------------------------------------------------


def stack_of(cards: Iterable[int]) -> int:
    """A stack of the given cards, the deepest first."""
    stack = 0
    for card in cards:
        stack = stack << BITS | card
    return stack


def cards_of(stack: Int) -> list[int]:
    """The cards of a stack, the deepest first."""
    cards = []
    rest = int(stack)
    while rest:
        cards.append(rest & MASK)
        rest >>= BITS
    return cards[::-1]


def tokens_of(stack: Int) -> Group:
    """The cards of a stack as they are written, the deepest first."""
    return tuple(TOKENS[card - 1] for card in cards_of(stack))


def heap_cards(heap: Int) -> list[int]:
    """The cards of a heap, ascending, each as often as it is there."""
    counts = int(heap)
    return [k + 1 for k in range(KINDS) for _ in range(counts >> BITS * k & MASK)]


def heap_tokens(heap: Int) -> Group:
    """The cards of a heap as they are written, in the order of their numbers."""
    return tuple(TOKENS[card - 1] for card in heap_cards(heap))
