"""The nine melds: their names, their conditions, and how many cards each may ask for."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from hanagoza.core.compiling import compiled
from hanagoza.core.state import Int
from hanagoza.games.kasane.pieces import card_at

SIZES = {
    "kasane": range(2, 6),
    "juu": range(2, 7),
    "sakura": range(3, 4),
    "chidori": range(3, 4),
    "asanoha": range(3, 4),
    "kagen": range(3, 6),
    "jyougen": range(3, 6),
    "katyuu": range(3, 8),
    "setsu": range(3, 8),
}
"""For every meld, in the order of the overview cards, how many cards a box of it may ask for. Which
boxes there are, and what they pay, is not a rule but data: see ``boxes``."""

MELDS = tuple(SIZES)
KASANE, JUU, SAKURA, CHIDORI, ASANOHA, KAGEN, JYOUGEN, KATYUU, SETSU = range(len(MELDS))
SMALLEST = 2
LARGEST = 7

KINDS_OF_BOX = tuple(
    (meld, size)
    for size in range(SMALLEST, LARGEST + 1)
    for meld, name in enumerate(MELDS)
    if size in SIZES[name]
)
"""Every meld with every number of cards: what a move of the table names. By number, so that longer
and longer sequences find their melds in ascending order."""

BOXES = len(KINDS_OF_BOX)
SIZE_OF = np.array([size for _, size in KINDS_OF_BOX], dtype=np.int64)


def _box_of() -> npt.NDArray[np.uint64]:
    """By number of cards and meld, which kind of box it is; 0 where there is none."""
    table = np.zeros((LARGEST + 1, len(MELDS)), dtype=np.uint64)
    for box, (meld, size) in enumerate(KINDS_OF_BOX):
        table[size, meld] = box
    return table


BOX_OF = _box_of()
POSSIBLE = np.array(
    [sum(1 << meld for meld, size in KINDS_OF_BOX if size == n) for n in range(LARGEST + 1)],
    dtype=np.int64,
)
"""By number of cards, the melds that may have a box for it, as a set of bits."""


def _numbers(*numbers: int) -> int:
    return sum(1 << number for number in numbers)


SAKURA_CARDS, CHIDORI_CARDS, ASANOHA_CARDS = (
    _numbers(1, 2, 6),
    _numbers(3, 8, 9),
    _numbers(4, 5, 7),
)
NOT_LOW, NOT_HIGH = _numbers(6, 7, 8, 9), _numbers(1, 2, 3, 4)
EVEN, ODD = _numbers(2, 4, 6, 8), _numbers(1, 3, 5, 7, 9)
TEN = 10


@compiled
def melds_of(cards: Int, count: Int) -> Int:
    """Which melds the top cards of a stack are, as a set of nine bits.

    Cards are compared in the order in which they lie; all of them are numbers.
    """
    total = np.int64(0)
    seen = np.int64(0)
    rises = falls = np.int64(1)
    above = card_at(cards, 0)
    for depth in range(count):
        card = card_at(cards, depth)
        total += card
        seen |= np.int64(1) << card
        if depth:
            rises &= card < above
            falls &= card > above
        above = card
    runs = rises | falls
    found = np.int64(seen == np.int64(1) << above) << KASANE
    found |= np.int64(total == TEN) << JUU
    found |= np.int64(count == 3 and seen == SAKURA_CARDS) << SAKURA
    found |= np.int64(count == 3 and seen == CHIDORI_CARDS) << CHIDORI
    found |= np.int64(count == 3 and seen == ASANOHA_CARDS) << ASANOHA
    found |= (runs & np.int64(seen & NOT_LOW == 0)) << KAGEN
    found |= (runs & np.int64(seen & NOT_HIGH == 0)) << JYOUGEN
    found |= np.int64(seen & EVEN == 0) << KATYUU
    found |= np.int64(seen & ODD == 0) << SETSU
    return found


@compiled
def fits(meld: Int, cards: Int, count: Int) -> bool:
    """Whether the top cards of a stack meet the condition of a meld."""
    return bool(melds_of(cards, count) >> meld & 1)
