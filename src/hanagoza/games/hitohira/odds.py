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

from hanagoza.core.bunches import NOTHING
from hanagoza.games.hitohira.knowledge import (
    BEFORE_SECRETS,
    knows_secret,
    reach,
    unknown_removed,
    unseen,
)
from hanagoza.games.hitohira.moves import HANDFUL
from hanagoza.games.hitohira.pieces import BITS, counts_of, failed
from hanagoza.games.hitohira.state import State, most_to_grab

Ways = dict[int, int]
"""By the bunch that a turn has drawn together, in how many ways that can be."""


def odds_of(state: State, observer: int | None) -> tuple[float, ...]:
    """The chance to fail of every grab that may be made now, from one piece on."""
    hidden = tuple(_reaches(state, observer))
    chances = _chances(state.turn, int(unseen(state, observer)), hidden)
    return chances[: most_to_grab(state)]


def _reaches(state: State, observer: int | None) -> Iterator[int]:
    """What can lie at every hidden place, in the order in which they were filled."""
    if removed := int(unknown_removed(state)):
        yield from [int(reach(state, BEFORE_SECRETS, observer))] * removed
    for place in range(state.secrets):
        if not knows_secret(state, place, observer):
            yield int(reach(state, place, observer))


@lru_cache(maxsize=4096)
def _chances(turn: int, pieces: int, reaches: tuple[int, ...]) -> tuple[float, ...]:
    """The same for grabs of up to a handful, from nothing but what is known: the pieces of the
    turn, those that are unseen, and which of them each hidden place can have.
    """
    safe: Ways = {turn: 1}
    fillings, nearer = 1, NOTHING
    for hidden, within in enumerate(reaches):
        safe = _hidden_one_more(_drawn(safe, within - nearer), turn, _size(within) - hidden)
        fillings *= _size(within) - hidden
        nearer = within
    safe = _drawn(safe, pieces - nearer)

    good: Counter[int] = Counter()
    for bunch, ways in safe.items():
        good[_size(bunch) - _size(turn)] += ways
    pouch = _size(pieces) - len(reaches)
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
