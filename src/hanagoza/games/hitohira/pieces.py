"""The 96 cherry blossoms in bunches (see ``core.bunches``), Red lowest, and what they are good for.

The first five colours are called *hues* here: Black is every one of them, now to its owner's
disadvantage, now to their advantage. A *set* of colours is a bunch with one piece of each.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from hanagoza.core.bunches import bunches
from hanagoza.core.compiling import compiled
from hanagoza.core.state import Array, Int

LETTERS = "RYLBWK"
COLOURS = len(LETTERS)
RED, YELLOW, LIGHT, BLUE, WHITE, BLACK = range(COLOURS)
HUES = 5

BITS = 5
"""No colour has more than 18 pieces."""
BUNCHES = bunches(COLOURS, BITS)
one, copies, how_many = BUNCHES.one, BUNCHES.copies, BUNCHES.how_many
kinds_in, kind_at, weigh = BUNCHES.kinds_in, BUNCHES.kind_at, BUNCHES.weigh
counts_of = lru_cache(maxsize=4096)(BUNCHES.counts)

SINGLES = tuple(BUNCHES.of([colour]) for colour in range(COLOURS))
"""``one`` of each colour in Python's numbers, for code that is not compiled."""
EVERY_COLOUR = BUNCHES.of(range(COLOURS))
EVERY_HUE = BUNCHES.of(range(HUES))

FOUR_COLOURS, TWO_PAIRS, SIX_PIECES = range(3)
TRIGGERS = ("four_colours", "two_pairs", "six_pieces")
"""What a successful draw may satisfy; each is printed on one ability card (HH-A03)."""


@compiled
def colours_of(bunch: Int) -> Int:
    """The colours in a bunch, as a set."""
    bits = np.int64(bunch)
    bits |= bits >> 1
    bits |= bits >> 2
    return (bits | np.int64(bunch) >> 4) & EVERY_COLOUR


@compiled
def hues_of(bunch: Int) -> Int:
    """The colours in a bunch but Black, as a set."""
    return colours_of(bunch) & EVERY_HUE


@compiled
def hue_number(bunch: Int) -> Int:
    """The hues in a bunch as a number of five bits, for use in tables."""
    return kinds_in(bunch) & (1 << HUES) - 1


@compiled
def is_several(colours: Int) -> bool:
    """Whether a set has more than one colour."""
    return bool(colours & (colours - 1))


@compiled
def list_colours(colours: Int, first: Int, moves: Array, count: Int) -> Int:
    """Write the moves that name one colour of a set, ``first`` being Red's, after ``count`` others;
    return how many there are now.
    """
    end = np.uint64(count)
    for colour in range(COLOURS):
        moves[end] = first + colour  # kept only if the next line counts it
        end += np.uint64(copies(colours, colour))
    return np.int64(end)


@compiled
def failed(bunch: Int) -> bool:
    """Three of a colour, or all five colours. Each Black takes whatever hue is worst."""
    most, hues = np.int64(0), np.int64(0)
    for hue in range(HUES):
        there = copies(bunch, hue)
        most = max(most, there)
        hues += there > 0
    blacks = copies(bunch, BLACK)
    return bool((most + blacks >= 3) | (hues + blacks >= HUES))


class Failure(NamedTuple):
    """What makes a bunch fail: as few Blacks as will do, counted as colours that it lacks."""

    rule: str
    colours: tuple[str, ...]
    blacks: int


def failure_of(bunch: int) -> Failure:
    """Why a bunch has failed: which colour is there three times, or which the Blacks count as."""
    counts = counts_of(bunch)[:HUES]
    most = max(counts)
    lacking = tuple(LETTERS[hue] for hue in range(HUES) if not counts[hue])
    if most == 0:
        return Failure("three", (LETTERS[BLACK],), 0)
    if 3 - most <= len(lacking):
        blacks = max(0, 3 - most)
        colours = (LETTERS[counts.index(most)],)
        return Failure("three-black" if blacks else "three", colours, blacks)
    return Failure("five-black" if lacking else "five", lacking, len(lacking))


@compiled
def triggers(bunch: Int) -> Int:
    """The triggers that a successful draw satisfies, as a set of three bits.

    A Black is a colour of the player's choice, which matters for three hues and a Black only: with
    a pair, or among six pieces, it would have failed (HH-A12). Six means at least six, and pairs
    have different colours (HH-A11).
    """
    hues, pairs = copies(bunch, BLACK), np.int64(0)
    for hue in range(HUES):
        there = copies(bunch, hue)
        hues += there > 0
        pairs += there >= 2
    satisfied = np.int64(hues >= 4) << FOUR_COLOURS
    satisfied |= np.int64(pairs >= 2) << TWO_PAIRS
    return satisfied | np.int64(how_many(bunch) >= 6) << SIX_PIECES


def bunch_from(counts: Iterable[int]) -> int:
    """The bunch of so many pieces of each colour."""
    return sum(count << BITS * colour for colour, count in enumerate(counts))


@lru_cache(maxsize=4096)
def letters_of(bunch: int) -> tuple[str, ...]:
    """The pieces of a bunch as letters, in order."""
    counts = zip(LETTERS, counts_of(bunch), strict=True)
    return tuple(letter for letter, count in counts for _ in range(count))


COPIES = ((0,) * COLOURS,) * 2 + tuple(
    (each,) * HUES + (black,) for each, black in ((13, 4), (15, 5), (18, 6))
)
"""By the number of players, how many pieces there are of each colour (LC-A10)."""
PIECES = np.array([bunch_from(counts) for counts in COPIES], dtype=np.int64)
"""The same in bunches."""
