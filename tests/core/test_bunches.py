"""Multisets in one machine word, against lists of their pieces."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import NamedTuple

import numba
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import chisquare

from hanagoza.core.bunches import NOTHING, Bunches, bunches
from hanagoza.core.compiling import Door, load
from hanagoza.core.generator import stream


class Shape(NamedTuple):
    """So many kinds, with so many bits for each."""

    kinds: int
    bits: int

    @property
    def made(self) -> Bunches:
        return bunches(self.kinds, self.bits)

    @property
    def most(self) -> int:
        """Copies of a kind, where all kinds together can be counted and ``holds`` may be asked."""
        return min((1 << self.bits - 1) - 1, ((1 << 2 * self.bits) - 1) // self.kinds)


SHAPES = [Shape(1, 8), Shape(3, 4), Shape(6, 5), Shape(7, 4), Shape(10, 4), Shape(12, 5)]
"""One kind, an odd number of them, as many as fit; and those of the games."""

pytestmark = pytest.mark.parametrize("shape", SHAPES, ids="{0.kinds}x{0.bits}".format)


def heaps(shape: Shape) -> st.SearchStrategy[Counter[int]]:
    counts = st.lists(st.integers(0, shape.most), min_size=shape.kinds, max_size=shape.kinds)
    return counts.map(lambda each: Counter(dict(enumerate(each))))


def full(shape: Shape) -> Counter[int]:
    return Counter(dict.fromkeys(range(shape.kinds), shape.most))


@given(data=st.data())
@settings(max_examples=100, deadline=None)
def test_a_bunch_tells_what_is_in_it(shape: Shape, data: st.DataObject) -> None:
    pieces = data.draw(heaps(shape))
    says_what_it_holds(shape.made, shape, pieces)


def test_also_when_it_is_full_or_empty(shape: Shape) -> None:
    for pieces in (full(shape), Counter[int]()):
        says_what_it_holds(shape.made, shape, pieces)


def says_what_it_holds(made: Bunches, shape: Shape, pieces: Counter[int]) -> None:
    kinds = range(shape.kinds)
    bunch, row = made.of(pieces.elements()), sorted(pieces.elements())
    assert made.counts(bunch) == tuple(pieces[kind] for kind in kinds)
    assert [made.copies(bunch, kind) for kind in kinds] == [pieces[kind] for kind in kinds]
    assert made.how_many(bunch) == made.how_many(np.int64(bunch)) == pieces.total()
    assert made.kinds_in(bunch) == sum(1 << kind for kind in kinds if pieces[kind])
    assert [made.kind_at(bunch, place) for place in range(len(row))] == row
    weights = np.full(shape.kinds + 1, 99, dtype=np.int64)
    made.weigh(bunch, weights)
    assert weights.tolist() == [*(pieces[kind] for kind in kinds), 99]


def test_one_piece_is_a_bunch(shape: Shape) -> None:
    for kind in range(shape.kinds):
        assert shape.made.one(kind) == shape.made.of([kind])
    assert shape.made.of([]) == NOTHING


@given(data=st.data())
@settings(max_examples=100, deadline=None)
def test_two_bunches_compare_kind_by_kind(shape: Shape, data: st.DataObject) -> None:
    made, one, other = shape.made, data.draw(heaps(shape)), data.draw(heaps(shape))
    both = made.of(one.elements()), made.of(other.elements())
    common = made.of((one & other).elements())
    assert made.common(*both) == made.common(*reversed(both)) == common
    assert made.holds(*both) == (other <= one)
    assert made.holds(both[0], common)
    assert made.holds(both[0], NOTHING)


@given(data=st.data())
@settings(max_examples=50, deadline=None)
def test_what_is_picked_was_there(shape: Shape, data: st.DataObject) -> None:
    """Each piece costs one number of the stream."""
    made, pieces = shape.made, data.draw(heaps(shape))
    wanted = data.draw(st.integers(0, min(pieces.total(), 6)))
    origin, spent = np.uint64(data.draw(st.integers(0, 99))), data.draw(st.integers(0, 9))
    with np.errstate(over="ignore"):
        picked, now = made.pick(made.of(pieces.elements()), wanted, origin, spent)
    assert sum(made.counts(int(picked))) == wanted
    assert Counter(dict(enumerate(made.counts(int(picked))))) <= pieces
    assert now == spent + wanted


def test_the_next_pick_finds_other_numbers(shape: Shape) -> None:
    """So one pick of two is two of one."""
    made = shape.made
    whole, origin = made.of(full(shape).elements()), np.uint64(7)
    with np.errstate(over="ignore"):
        both, after_both = made.pick(whole, 2, origin, 0)
        first, after_first = made.pick(whole, 1, origin, 0)
        second, after_second = made.pick(whole - first, 1, origin, after_first)
    assert (first + second, after_second) == (both, after_both)


def test_every_piece_is_as_likely_as_another(shape: Shape) -> None:
    made, rng = shape.made, Random(1)
    pieces = Counter(dict.fromkeys(range(shape.kinds), 1)) + Counter([0, 0])
    bunch, found = made.of(pieces.elements()), Counter[int]()
    with np.errstate(over="ignore"):
        for _ in range(3000):
            origin = stream(np.uint64(rng.getrandbits(53)), np.uint64(1))
            picked, _ = made.pick(bunch, 1, origin, 0)
            found[made.counts(int(picked)).index(1)] += 1
    if shape.kinds > 1:
        expected = [3000 * pieces[kind] / pieces.total() for kind in range(shape.kinds)]
        assert chisquare([found[kind] for kind in range(shape.kinds)], expected).pvalue > 1e-4


def test_machine_code_counts_as_well(shape: Shape) -> None:
    """Where the product leaves a machine word, too."""
    made, rng = shape.made, Random(2)
    door = Door(made.how_many, (numba.int64,))
    (count,) = load(f"how_many_{shape.kinds}x{shape.bits}", [door], ["hanagoza.core.bunches"])
    for _ in range(200):
        pieces = [rng.randint(0, shape.most) for _ in range(shape.kinds)]
        bunch = sum(copies << shape.bits * kind for kind, copies in enumerate(pieces))
        assert count(bunch) == sum(pieces)
