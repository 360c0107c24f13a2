"""How likely a grab fails, for an observer who forgets nothing that was in sight.

What an observer cannot see is in the pouch or hidden: removed, or drawn by others with Shin
Sumizome. A hidden place can have any piece that has not been in sight since, each as likely as
another, just as ``imagine`` deals them; these pieces are within its *reach*. Later places reach
further, since less has been seen since. (Where nothing is hidden there is nothing to assume. Where
something is, that a colour came up again and again after it went back says more than this: which
nobody's memory keeps, nor a record.)

So take all unseen pieces for single ones and count: grabs, and for each of them the ways to fill
the hidden places with other pieces. Place by place that is the number of pieces within its reach,
without those that lie at earlier places, and without those that are grabbed. No matter which these
are: it is enough to know, while grabs are put together from the pieces within reach of all places
to those that are surely in the pouch, how many there are of them so far. Everything is counted in
whole numbers, and only in the end divided.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from math import comb
from typing import Any

from hanagoza.core.state import CHANCE, Int
from hanagoza.games.hitohira.drawing import most_to_grab
from hanagoza.games.hitohira.imagine import (
    BEFORE_SECRETS,
    concealable,
    knows_secret,
    removed_count,
)
from hanagoza.games.hitohira.moves import HANDFUL
from hanagoza.games.hitohira.pieces import (
    BITS,
    COLOURS,
    NO_PIECES,
    bunch_of,
    counts_of,
    failed,
)

Ways = dict[int, int]
"""By the bunch that a turn has drawn together, in how many ways that can be."""


def odds_of(state: Any, observer: int | None, unseen: int) -> tuple[float, ...]:
    """The chance to fail of every grab that may be made now, from one piece on.

    ``unseen`` are the pieces that the observer cannot see.
    """
    seat = CHANCE if observer is None else observer
    chances = _chances(int(state.turn), unseen, tuple(_reaches(state, seat)))
    return chances[: int(most_to_grab(state))]


def _reaches(state: Any, observer: int) -> Iterator[int]:
    """What can lie at every hidden place, in the order in which they were filled."""
    if removed := int(removed_count(state)):
        yield from [_reach(state, observer, BEFORE_SECRETS)] * removed
    for place in range(state.secrets):
        if not knows_secret(state, observer, place):
            yield _reach(state, observer, place)


def _reach(state: Any, observer: int, place: Int) -> int:
    return bunch_of(int(concealable(state, observer, place, at)) for at in range(COLOURS))


@lru_cache(maxsize=4096)
def _chances(turn: int, unseen: int, reaches: tuple[int, ...]) -> tuple[float, ...]:
    """The same for grabs of up to a handful, from nothing but what is known."""
    safe: Ways = {turn: 1}
    fillings, nearer = 1, NO_PIECES
    for hidden, reach in enumerate(reaches):
        safe = _hidden_one_more(_drawn(safe, reach - nearer), turn, _size(reach) - hidden)
        fillings *= _size(reach) - hidden
        nearer = reach
    safe = _drawn(safe, unseen - nearer)

    good: Counter[int] = Counter()
    for bunch, ways in safe.items():
        good[_size(bunch) - _size(turn)] += ways
    pouch = _size(unseen) - len(reaches)
    every = {number: fillings * comb(pouch, number) for number in range(1, HANDFUL + 1)}
    return tuple((all_ - good[number]) / all_ for number, all_ in every.items() if all_)


def _drawn(safe: Ways, pieces: int) -> Ways:
    """With any of these pieces drawn as well; what has failed once stays so."""
    for colour, there in enumerate(counts_of(pieces)):
        more: Ways = {}
        for bunch, ways in safe.items():
            for number in range(there + 1):
                together = bunch + (number << BITS * colour)
                if not _is_safe(together):
                    break
                more[together] = more.get(together, 0) + ways * comb(there, number)
        safe = more
    return safe


def _hidden_one_more(safe: Ways, turn: int, free: int) -> Ways:
    """With a piece at a hidden place as well, which is any of the free ones but those drawn."""
    drawn = _size(turn)
    return {bunch: ways * (free + drawn - _size(bunch)) for bunch, ways in safe.items()}


@lru_cache(maxsize=4096)
def _is_safe(bunch: int) -> bool:
    return not failed(bunch)


@lru_cache(maxsize=4096)
def _size(bunch: int) -> int:
    return sum(counts_of(bunch))
