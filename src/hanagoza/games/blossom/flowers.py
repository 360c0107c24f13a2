"""The 33 flower cards, and a bunch of them as one number.

A *bunch* is a multiset of cards in one number: four bits for each of the six kinds, chrysanth
lowest. No kind has more than six copies, so bunches add and subtract like numbers.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.state import Int

NAMES = ("chrysanth", "camellia", "rose", "lily", "anemone", "cherry")
CHRYSANTH, CAMELLIA, ROSE, LILY, ANEMONE, CHERRY = range(6)
KINDS = len(NAMES)
TOTAL = np.array([6, 6, 6, 6, 6, 3], dtype=np.int64)
"""How many cards of each kind there are."""

BITS = 4
COPIES = 0x7
EVEN = 0x0F0F0F
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
def how_many(bunch: Int) -> Int:
    """The number of cards in a bunch: neighbours are added, then all at once by a product."""
    cards = np.int64(bunch)
    pairs = (cards & EVEN) + ((cards >> 4) & EVEN)
    return ((pairs * 0x010101) >> 16) & 0xFF


@compiled
def kinds_in(bunch: Int) -> Int:
    """The kinds present in a bunch, as a set of six bits."""
    present = 0
    for kind in range(KINDS):
        present |= (copies(bunch, kind) > 0) << kind
    return present


@compiled
def common(bunch: Int, other: Int) -> Int:
    """The largest bunch that is in both."""
    both = np.int64(NO_CARDS)
    for kind in range(KINDS):
        both += one(kind) * min(copies(bunch, kind), copies(other, kind))
    return both


@compiled
def holds(bunch: Int, wanted: Int) -> bool:
    """Whether all of ``wanted`` is in ``bunch``."""
    return bool(common(bunch, wanted) == wanted)


def bunch_of(kinds: Iterable[int]) -> int:
    """The bunch of the given kinds, each as often as it is named."""
    return sum(1 << (BITS * kind) for kind in kinds)


def bunch_named(names: Iterable[str]) -> int:
    """The bunch of the named kinds."""
    return bunch_of(NAMES.index(name) for name in names)


def names_of(bunch: Int) -> tuple[str, ...]:
    """The cards of a bunch by name, in the order of the kinds."""
    cards = int(bunch)  # Python's own numbers: views do this often
    return tuple(
        name for kind, name in enumerate(NAMES) for _ in range(cards >> (BITS * kind) & COPIES)
    )


ALL_CARDS = bunch_of(kind for kind in range(KINDS) for _ in range(int(TOTAL[kind])))
