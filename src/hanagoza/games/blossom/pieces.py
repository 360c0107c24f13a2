"""The 33 flower cards, in bunches (see ``core.bunches``), chrysanth lowest."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from hanagoza.core.bunches import bunches
from hanagoza.core.moves import Group

NAMES = ("chrysanth", "camellia", "rose", "lily", "anemone", "cherry")
CHRYSANTH, CAMELLIA, ROSE, LILY, ANEMONE, CHERRY = range(6)
KINDS = len(NAMES)
TOTALS = (6, 6, 6, 6, 6, 3)
"""How many cards of each kind there are."""

BITS = 4
BUNCHES = bunches(KINDS, BITS)
one, copies, how_many, holds = BUNCHES.one, BUNCHES.copies, BUNCHES.how_many, BUNCHES.holds
kinds_in, common, pick, weigh = BUNCHES.kinds_in, BUNCHES.common, BUNCHES.pick, BUNCHES.weigh
bunch_of, counts_of = BUNCHES.of, lru_cache(maxsize=1024)(BUNCHES.counts)

ALL_TOLD = sum(TOTALS)
ALL_CARDS = bunch_of(kind for kind in range(KINDS) for _ in range(TOTALS[kind]))


def bunch_named(names: Iterable[str]) -> int:
    """The bunch of the named kinds."""
    return bunch_of(map(NAMES.index, names))


@lru_cache(maxsize=4096)
def names_of(bunch: int) -> Group:
    """The cards of a bunch by name, in the order of the kinds."""
    counts = counts_of(bunch)
    return tuple(name for name, count in zip(NAMES, counts, strict=True) for _ in range(count))


def text_of(bunch: int) -> str:
    """A bunch as it is written in a document."""
    return " ".join(names_of(bunch))


def bits_of(names: Iterable[str]) -> int:
    """A set of kinds, one bit each."""
    return sum(1 << NAMES.index(name) for name in names)


def names_in(bits: int) -> Group:
    """The kinds of such a set by name."""
    return tuple(name for kind, name in enumerate(NAMES) if bits >> kind & 1)
