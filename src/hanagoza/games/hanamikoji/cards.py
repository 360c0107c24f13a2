"""The 21 item cards, and a bunch of them as one number.

A *bunch* is a multiset of cards in one number: four bits for each of the seven kinds, kind A
lowest. No kind has more than five copies, so the top bit of each four is free: bunches add and
subtract like numbers, and one subtraction tells whether a bunch holds another.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.state import Int

LETTERS = "ABCDEFG"
KINDS = len(LETTERS)
CHARMS = (2, 2, 2, 3, 3, 4, 5)
CHARM = np.array(CHARMS, dtype=np.int64)
"""The charm of each geisha, which is also how many cards of her kind there are (HK-A01, HK-A14)."""

BITS = 4
COPIES = 0x7
SHIFTS = tuple(BITS * kind for kind in range(KINDS))
GUARD = np.uint32(0x8888888)
NO_CARDS = 0


@compiled
def one(kind: Int) -> Int:
    """A bunch of a single card."""
    return np.int64(1) << np.int64(BITS * kind)


@compiled
def copies(bunch: Int, kind: Int) -> Int:
    """How many cards of a kind are in a bunch."""
    return (np.int64(bunch) >> np.int64(BITS * kind)) & COPIES


@compiled
def holds(bunch: Int, wanted: Int) -> bool:
    """Whether all of ``wanted`` is in ``bunch``: no kind's subtraction eats its guard bit."""
    return bool(((np.uint32(bunch) | GUARD) - np.uint32(wanted)) & GUARD == GUARD)


@compiled
def kinds_in(bunch: Int) -> Int:
    """The kinds present in a bunch, as a set of seven bits."""
    present = 0
    for kind in range(KINDS):
        present |= (copies(bunch, kind) > 0) << kind
    return present


def bunch_of(kinds: Iterable[int]) -> int:
    """The bunch of the given kinds, each as often as it is named."""
    return sum(1 << (BITS * kind) for kind in kinds)


@lru_cache(maxsize=1024)
def counts_of(bunch: Int) -> tuple[int, ...]:
    """How many cards of each kind are in a bunch: ``copies`` for people, in Python's numbers."""
    cards = int(bunch)
    return tuple([cards >> shift & COPIES for shift in SHIFTS])


def kinds_of(bunch: Int) -> list[int]:
    """The kinds in a bunch, ascending, each as often as it is there."""
    return [kind for kind, count in enumerate(counts_of(bunch)) for _ in range(count)]


@lru_cache(maxsize=4096)
def letters_of(bunch: Int) -> tuple[str, ...]:
    """The cards of a bunch as letters, in the order of the row."""
    return tuple(LETTERS[kind] for kind in kinds_of(bunch))


def how_many(bunch: Int) -> int:
    """The number of cards in a bunch."""
    return len(kinds_of(bunch))


ALL_CARDS = bunch_of(kind for kind in range(KINDS) for _ in range(CHARMS[kind]))
