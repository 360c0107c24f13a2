"""The 21 item cards of the seven geisha, in bunches (see ``core.bunches``), kind A lowest."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import numpy as np

from hanagoza.core.bunches import bunches

LETTERS = tuple("ABCDEFG")
KINDS = len(LETTERS)
CHARMS = (2, 2, 2, 3, 3, 4, 5)
CHARM = np.array(CHARMS, dtype=np.int64)
"""The charm of each geisha, which is also how many cards of her kind there are (HK-A01, HK-A14)."""

BUNCHES = bunches(KINDS, bits=4)
one, copies, how_many, holds = BUNCHES.one, BUNCHES.copies, BUNCHES.how_many, BUNCHES.holds
kinds_in, pick, weigh = BUNCHES.kinds_in, BUNCHES.pick, BUNCHES.weigh
bunch_of, counts_of = BUNCHES.of, lru_cache(maxsize=1024)(BUNCHES.counts)

ALL_CARDS = bunch_of(kind for kind in range(KINDS) for _ in range(CHARMS[kind]))


def bunch_named(letters: Iterable[str]) -> int:
    """The bunch of cards that are written so."""
    return bunch_of(map(LETTERS.index, letters))


@lru_cache(maxsize=4096)
def letters_of(bunch: int) -> tuple[str, ...]:
    """The cards of a bunch as letters, in the order of the row."""
    return tuple(
        letter
        for letter, count in zip(LETTERS, counts_of(bunch), strict=True)
        for _ in range(count)
    )
