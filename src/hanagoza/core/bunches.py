"""Multisets in one machine word: a *bunch* counts the pieces of each kind in a few of its bits.

Pieces of a kind are all alike, so a hand, a deck or a pouch is no more than such counts, and
bunches add and subtract like numbers. A game makes its own::

    BUNCHES = bunches(kinds=7, bits=4)
    one, copies, how_many = BUNCHES.one, BUNCHES.copies, BUNCHES.how_many

Names at the top of a module are what compiled code can call. A kind is a number from 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

import numpy as np

from hanagoza.core.compiling import Function, compiled
from hanagoza.core.generator import below, number_at
from hanagoza.core.state import Array, Int

NOTHING = 0
"""A bunch of no pieces."""


class Bunches(NamedTuple):
    """What can be done with bunches of so many kinds. All but the last two are compiled."""

    one: Callable[[Int], Int]
    """``one(kind)``: a bunch of a single piece."""
    copies: Callable[[Int, Int], Int]
    """``copies(bunch, kind)``: how many pieces of a kind are in it."""
    how_many: Callable[[Int], Int]
    """``how_many(bunch)``: how many pieces are in it; fewer than fit into the bits of two kinds."""
    kinds_in: Callable[[Int], Int]
    """``kinds_in(bunch)``: the kinds that are in it, as a set of bits."""
    common: Callable[[Int, Int], Int]
    """``common(bunch, other)``: the largest bunch that is in both."""
    holds: Callable[[Int, Int], bool]
    """``holds(bunch, wanted)``: whether all of a bunch is in another; where no kind has so many
    copies that it takes the topmost of its bits."""
    kind_at: Callable[[Int, Int], Int]
    """``kind_at(bunch, place)``: the kind of a piece, all of them in a row."""
    pick: Callable[[Int, Int, np.uint64, Int], tuple[Int, Int]]
    """``pick(bunch, wanted, origin, spent)``: so many of its pieces at random, as a bunch, and how
    many numbers of the stream ``origin`` have been spent by then."""
    weigh: Callable[[Int, Array], None]
    """``weigh(bunch, weights)``: write how many pieces there are of each kind, for ``outcomes``."""
    of: Callable[[Iterable[int]], int]
    """``of(kinds)``: the bunch of the given kinds, each as often as it is named; for Python."""
    counts: Callable[[int], tuple[int, ...]]
    """``counts(bunch)``: how many there are of each kind; for Python."""


def bunches(kinds: int, bits: int) -> Bunches:  # noqa: C901
    """The functions for so many kinds, with so many bits for each."""
    most = (1 << bits) - 1
    shifts = tuple(bits * kind for kind in range(kinds))
    guard = np.int64(sum(1 << shift + bits - 1 for shift in shifts))
    # Neighbours are added, then all of these at once by a product.
    pairs = (kinds + 1) // 2
    even = sum(most << 2 * bits * pair for pair in range(pairs))
    ones = sum(1 << 2 * bits * pair for pair in range(pairs))
    top, total = 2 * bits * (pairs - 1), (1 << 2 * bits) - 1

    def mine(function: Function) -> Function:
        """Machine code finds its functions by name: another game's must have another."""
        function.__qualname__ = f"bunches_{kinds}x{bits}.{function.__name__}"
        return compiled(function)

    @mine
    def one(kind: Int) -> Int:
        return np.int64(1) << np.int64(bits * kind)

    @mine
    def copies(bunch: Int, kind: Int) -> Int:
        return np.int64(bunch) >> np.int64(bits * kind) & most

    @mine
    def how_many(bunch: Int) -> Int:
        pieces = np.int64(bunch)
        added = (pieces & even) + (pieces >> bits & even)
        return np.int64(int(added) * ones >> top & total)  # Python's numbers know no overflow

    @mine
    def kinds_in(bunch: Int) -> Int:
        present = np.int64(0)
        for kind in range(kinds):
            present |= np.int64(copies(bunch, kind) > 0) << kind
        return present

    @mine
    def common(bunch: Int, other: Int) -> Int:
        both = np.int64(NOTHING)
        for kind in range(kinds):
            both += one(kind) * min(copies(bunch, kind), copies(other, kind))
        return both

    @mine
    def holds(bunch: Int, wanted: Int) -> bool:
        """No kind's subtraction eats the bit above its count."""
        return bool((np.int64(bunch) | guard) - np.int64(wanted) & guard == guard)

    @mine
    def kind_at(bunch: Int, place: Int) -> Int:
        kind, left = 0, place
        while left >= copies(bunch, kind):
            left -= copies(bunch, kind)
            kind += 1
        return kind

    @mine
    def pick(bunch: Int, wanted: Int, origin: np.uint64, spent: Int) -> tuple[Int, Int]:
        rest, left = np.int64(bunch), how_many(bunch)
        for _ in range(wanted):
            rest -= one(kind_at(rest, below(number_at(origin, spent), left)))
            left -= 1
            spent += 1
        return bunch - rest, spent

    @mine
    def weigh(bunch: Int, weights: Array) -> None:
        for kind in range(kinds):
            weights[kind] = copies(bunch, kind)

    def of(named: Iterable[int]) -> int:
        return sum(1 << bits * kind for kind in named)

    def counts(bunch: int) -> tuple[int, ...]:
        return tuple([bunch >> shift & most for shift in shifts])

    return Bunches(one, copies, how_many, kinds_in, common, holds, kind_at, pick, weigh, of, counts)
