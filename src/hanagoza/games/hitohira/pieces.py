"""The 96 cherry blossoms, a bunch of them as one number, and what a bunch is worth knowing for.

A *bunch* is a multiset of pieces in one number: five bits for each of the six colours, R lowest. No
colour has more than 18 pieces, so bunches add and subtract like numbers. Pieces of a colour are all
alike. The first five colours are called *hues* here: Black is every one of them, now to its owner's
disadvantage, now to their advantage.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.state import Array, Int

LETTERS = "RYLBWK"
COLOURS = len(LETTERS)
RED, YELLOW, LIGHT, BLUE, WHITE, BLACK = range(COLOURS)
HUES = 5

BITS = 5
COPIES = (1 << BITS) - 1
NO_PIECES = 0
EVERY_COLOUR = sum(1 << BITS * colour for colour in range(COLOURS))
EVERY_HUE = sum(1 << BITS * hue for hue in range(HUES))

FOUR_COLOURS, TWO_PAIRS, SIX_PIECES = range(3)
TRIGGERS = ("four_colours", "two_pairs", "six_pieces")
"""What a successful draw may satisfy; each is printed on one ability card (HH-A03)."""


@compiled
def one(colour: Int) -> Int:
    """A bunch of a single piece."""
    return np.int64(1) << np.int64(BITS * colour)


@compiled
def copies(bunch: Int, colour: Int) -> Int:
    """How many pieces of a colour are in a bunch."""
    return (np.int64(bunch) >> np.int64(BITS * colour)) & COPIES


@compiled
def size_of(bunch: Int) -> Int:
    """How many pieces are in a bunch."""
    total = np.int64(0)
    for colour in range(COLOURS):
        total += copies(bunch, colour)
    return total


@compiled
def colours_of(bunch: Int) -> Int:
    """The colours in a bunch as a set, which is a bunch with one piece of each."""
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
    number = np.int64(0)
    for hue in range(HUES):
        number |= np.int64(copies(bunch, hue) > 0) << hue
    return number


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
    return satisfied | np.int64(size_of(bunch) >= 6) << SIX_PIECES


def bunch_of(counts: Iterable[int]) -> int:
    """The bunch of so many pieces of each colour."""
    return sum(count << (BITS * colour) for colour, count in enumerate(counts))


def counts_of(bunch: Int) -> tuple[int, ...]:
    """How many pieces of each colour are in a bunch."""
    return tuple(int(bunch) >> (BITS * colour) & COPIES for colour in range(COLOURS))


def letters_of(bunch: Int) -> tuple[str, ...]:
    """The pieces of a bunch as letters, in order."""
    counts = zip(LETTERS, counts_of(bunch), strict=True)
    return tuple(letter for letter, count in counts for _ in range(count))


PIECES = np.array(
    [0, 0, *(bunch_of([each] * HUES + [black]) for each, black in ((13, 4), (15, 5), (18, 6)))],
    dtype=np.int64,
)
"""By the number of players, all pieces of the game (LC-A10)."""
