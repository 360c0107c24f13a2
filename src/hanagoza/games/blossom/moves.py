"""The moves of Blossom, and the tables that let the rules enumerate them without searching.

======================  =================================  ====================================
who                     text                               means
======================  =================================  ====================================
the active player       ``down rose lily``                 hand cards into the yard, face down
                        ``up rose``                        one hand card into the yard, face up
                        ``flip lily rose``                 own face-down cards turned up
                        ``arrange rose 2``                 so many roses to the garden, scored
                        ``cherry 6``                       a cherry to the garden for 6 points
                        ``cherry draw 2``                  … for 0 points and 2 cards
                        ``cherry draw``                    … for 0 points and cards one by one
                        ``pick rose lily``                 … for 0 points and these of the garden
                        ``more``, ``stop``                 another of these cards, or no more
                        ``deck``, ``garden rose``          draw a card from the deck, the garden
before the game         ``return rose lily``, ``keep``     cards put back in a mulligan, or none
chance                  ``draw rose``, ``start 1``         a card from the deck; who starts
======================  =================================  ====================================
"""

from __future__ import annotations

from itertools import combinations_with_replacement as multisets
from typing import Any

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.moves import Group, MoveSet, Verb
from hanagoza.core.state import MAX_SEATS, Int
from hanagoza.games.blossom.pieces import BITS, CHERRY, NAMES, TOTALS, bunch_named

LIMIT = 5
"""The most cards in a hand, and in a yard."""
HAND_SIZE = 3
MOST_DRAWN = 3
"""The most cards that a cherry brings."""
MOST_PICKED = LIMIT - HAND_SIZE
"""The most that it brings from the garden (``cherry_fills``)."""


def _bunches(most: int) -> list[Group]:
    """Every bunch of up to so many cards, the smaller first."""
    return [
        group
        for number in range(1, most + 1)
        for group in multisets(NAMES, number)
        if group.count(NAMES[CHERRY]) <= TOTALS[CHERRY]
    ]


def _singles(groups: list[Group]) -> list[tuple[Group, ...]]:
    return [(group,) for group in groups]


GROUPS = _bunches(LIMIT)
ONE_KIND: list[Group] = [(name,) for name in NAMES]
AMOUNTS: list[Group] = [(name, str(n)) for name in NAMES[:CHERRY] for n in range(1, LIMIT + 1)]
CHERRY_WAYS: list[Group] = [
    ("6",),
    *(("draw", str(number)) for number in range(MOST_DRAWN + 1)),
    ("draw",),
]
SEATS: list[Group] = [(str(seat),) for seat in range(MAX_SEATS)]
ALONE: list[Group] = [()]

MOVES = MoveSet(
    [
        Verb("down", "down FLOWER …", _singles(GROUPS)),
        Verb("up", "up FLOWER", _singles(ONE_KIND)),
        Verb("flip", "flip FLOWER …", _singles(GROUPS)),
        Verb("arrange", "arrange FLOWER NUMBER", _singles(AMOUNTS), ordered=True),
        Verb("cherry", "cherry 6, or cherry draw NUMBER", _singles(CHERRY_WAYS), ordered=True),
        Verb("more", "more", _singles(ALONE)),
        Verb("stop", "stop", _singles(ALONE)),
        Verb("deck", "deck", _singles(ALONE)),
        Verb("garden", "garden FLOWER", _singles(ONE_KIND)),
        Verb("return", "return FLOWER …", _singles(_bunches(HAND_SIZE))),
        Verb("keep", "keep", _singles(ALONE)),
        Verb("draw", "draw FLOWER", _singles(ONE_KIND), chance=True),
        Verb("start", "start SEAT", _singles(SEATS), chance=True),
        # Came later, so it comes last: moves keep their ids.
        Verb("pick", "pick FLOWER …", _singles(_bunches(MOST_PICKED))),
    ]
)

FIRST_DOWN = MOVES.first("down")
FIRST_UP = MOVES.first("up")
FIRST_FLIP = MOVES.first("flip")
FIRST_ARRANGE = MOVES.first("arrange")
CHERRY_6 = MOVES.first("cherry")
CHERRY_DRAW_0 = CHERRY_6 + 1
CHERRY_DRAW = CHERRY_DRAW_0 + MOST_DRAWN + 1
"""Without a number: the cards come one by one (``cherry_sequential``)."""
MORE = MOVES.first("more")
STOP = MOVES.first("stop")
DECK = MOVES.first("deck")
FIRST_GARDEN = MOVES.first("garden")
FIRST_RETURN = MOVES.first("return")
KEEP = MOVES.first("keep")
FIRST_DRAW = MOVES.first("draw")
FIRST_START = MOVES.first("start")
FIRST_PICK = MOVES.first("pick")

CARDS = np.array([bunch_named(group) for group in GROUPS], dtype=np.uint32)
"""The bunches that ``down`` and ``flip`` can name, in their order; ``return`` and ``pick`` have
the first of them."""
SIZE = np.array([len(group) for group in GROUPS], dtype=np.uint8)
FIRST_OF_SIZE = np.searchsorted(SIZE, range(LIMIT + 1))
"""The first bunch of each number of cards."""


def _face_down() -> Any:
    """For every move the first of its verb with as many cards."""
    first: dict[tuple[str, int], int] = {}
    return np.array(
        [first.setdefault((m.verb, len(m.groups[0])), id) for id, m in enumerate(MOVES)],
        dtype=np.uint16,
    )


FACE_DOWN = _face_down()
"""… which stands for all of them where only the backs of the cards are seen."""

# Three kinds are half a bunch: twelve bits, but few of their values occur in five cards.
HALF_BITS = 3 * BITS
HALF = (1 << HALF_BITS) - 1


def _ranks() -> tuple[Any, Any]:
    """For half a bunch, its place among those that occur; for two places, the rank."""
    halves = sorted({int(c) & HALF for c in CARDS} | {int(c) >> HALF_BITS for c in CARDS} | {0})
    place = np.zeros(HALF + 1, dtype=np.uint8)
    place[halves] = range(len(halves))
    rank = np.zeros((len(halves), len(halves)), dtype=np.uint16)
    for number, cards in enumerate(CARDS.tolist()):
        rank[place[cards & HALF], place[cards >> HALF_BITS]] = number + 1
    return place, rank


def _parts() -> tuple[Any, Any, Any]:
    """For every bunch by rank, the bunches within it: where they start in a flat list, how many
    of them have at most 0 … 5 cards, and the list.
    """
    first = np.zeros(len(CARDS) + 1, dtype=np.uint64)
    count = np.zeros((len(CARDS) + 1, LIMIT + 1), dtype=np.uint64)
    flat: list[int] = []
    numbers = np.array([[group.count(name) for name in NAMES] for group in GROUPS])
    for number in range(len(CARDS)):
        inside = np.flatnonzero((numbers <= numbers[number]).all(axis=1))
        first[number + 1] = len(flat)
        count[number + 1] = np.searchsorted(SIZE[inside], range(LIMIT + 1), side="right")
        flat += inside.tolist()
    return first, count, np.array(flat, dtype=np.uint16)


PLACE, RANK = _ranks()
PART_FIRST, PART_COUNT, PARTS = _parts()


@compiled
def rank(bunch: Int) -> Int:
    """The number of a bunch of at most five cards: 0 for none, else one more than in ``CARDS``."""
    cards = np.int64(bunch)
    return RANK[PLACE[cards & HALF], PLACE[cards >> HALF_BITS]]


@compiled
def arranged_kind(move: Int) -> Int:
    """The kind of an ``arrange`` move."""
    return (move - FIRST_ARRANGE) // LIMIT


@compiled
def arranged_number(move: Int) -> Int:
    """How many flowers an ``arrange`` move moves."""
    return (move - FIRST_ARRANGE) % LIMIT + 1
