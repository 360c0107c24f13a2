"""The end of a game of Hitohira: jokers, the two groups behind the screens, fields, ranks."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement as multisets
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from hanagoza.core.compiling import compiled
from hanagoza.core.seats import rank_seats
from hanagoza.core.state import OVER, Int
from hanagoza.games.hitohira.pieces import (
    BLACK,
    HUES,
    LIGHT,
    RED,
    WHITE,
    bunch_from,
    copies,
    counts_of,
    how_many,
)
from hanagoza.games.hitohira.state import (
    BY_POUCH,
    FINISHED,
    MAY,
    NO_PRIZE,
    SCREEN_COUNT,
    SPLIT,
    TOP_TWO,
    State,
)

WARM, COOL = range(2)
GROUPS = ("warm", "cool")
PAYMENTS = np.array([[18, 10, 8, 0], [16, 12, 8, 0]], dtype=np.int64)
"""What each place of each group pays (HH-A01)."""

FIELD_POINTS = np.array([0, -3, -1, 1, 3, 5, 8, 11, 15, 19] + [24] * 15, dtype=np.int64)
"""What so many pieces of a colour in a field are worth; ten and more are worth the same."""

LADDER = tuple(FIELD_POINTS[:11].tolist())
"""The same as far as it goes up."""

MOST_BLACKS = 6


def _sharings() -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """All bunches of hues that up to six Blacks may count as, and where those of each number begin.

    The first of several equally good ones is used: most in the first colours.
    """
    bunches: list[int] = []
    first = []
    for blacks in range(MOST_BLACKS + 1):
        first.append(len(bunches))
        ways = multisets(range(HUES), blacks)
        bunches += [bunch_from(way.count(hue) for hue in range(HUES)) for way in ways]
    return np.array(bunches), np.array([*first, len(bunches)])


SHARINGS, FIRST_SHARING = _sharings()


# --- jokers ---------------------------------------------------------------------------------------


@compiled
def joker_range(state: State, seat: Int) -> tuple[Int, Int]:
    """How few and how many jokers a seat may count as warm. Jokers join a group of which there is
    at least one coloured piece; with fewer than two such groups there is nothing to choose.
    """
    jokers = joker_count(state, seat)
    has_warm = coloured(state, seat, np.int64(WARM)) > 0
    has_cool = coloured(state, seat, np.int64(COOL)) > 0
    return jokers * (has_warm and not has_cool), jokers * has_warm


@compiled
def joker_count(state: State, seat: Int) -> Int:
    """White and Black pieces behind a screen."""
    return copies(state.screens[seat], WHITE) + copies(state.screens[seat], BLACK)


@compiled
def coloured(state: State, seat: Int, group: Int) -> Int:
    """Pieces of a group's own two colours behind a screen."""
    first = RED if group == WARM else LIGHT
    return copies(state.screens[seat], first) + copies(state.screens[seat], first + 1)


# --- the count ------------------------------------------------------------------------------------


@compiled
def finish(state: State) -> None:
    for seat in range(np.int64(state.players)):
        points = field_points(np.int64(state.fields[seat]), state.field_black)
        for group in range(len(GROUPS)):
            points += group_points(state, seat, group)
        write_score(state, seat, points)
    rank_seats(state)
    state.reason = BY_POUCH
    state.phase = FINISHED
    state.actor = OVER


@compiled
def write_score(state: State, seat: Int, points: Int) -> None:
    """Points, and what breaks a tie: all pieces behind the screen (HH-A28), or nothing."""
    breaks_ties = state.final_tiebreak == SCREEN_COUNT
    state.scores[seat, 0] = points
    state.scores[seat, 1] = how_many(state.screens[seat]) if breaks_ties else 0


@compiled
def group_size(state: State, seat: Int, group: Int) -> Int:
    """A seat's pieces in a group, with the jokers that it has committed."""
    return size_with(state, seat, group, np.int64(state.jokers[seat]))


@compiled
def size_with(state: State, seat: Int, group: Int, warm: Int) -> Int:
    """A seat's pieces in a group if so many jokers are warm; none without a coloured (HH-A23)."""
    own = coloured(state, seat, group)
    if own == 0:
        return np.int64(0)
    return own + (warm if group == WARM else joker_count(state, seat) - warm)


@compiled
def group_place(state: State, seat: Int, group: Int) -> tuple[Int, Int]:
    """A seat's place in a group, from 0, and how many share it."""
    size = group_size(state, seat, group)
    place, sharing = np.int64(0), np.int64(0)
    for other in range(np.int64(state.players)):
        theirs = group_size(state, other, group)
        place += theirs > size
        sharing += theirs == size
    return place, sharing


@compiled
def group_points(state: State, seat: Int, group: Int) -> Int:
    """What a seat's place pays. Seats that share a place share what the places they take up pay;
    as agreed, a shared first place takes up all of them, or the top two only (LC-A01).
    """
    if group_size(state, seat, group) == 0:
        return np.int64(0)
    place, sharing = group_place(state, seat, group)
    if state.players == 2:
        return _duel_points(state, group, place, sharing)
    places = sharing
    if place == 0 and state.tie_first == TOP_TWO:
        places = min(sharing, 2)
    total = np.int64(0)
    for taken in range(place, place + places):
        total += PAYMENTS[group, taken]
    return total // sharing


@compiled
def _duel_points(state: State, group: Int, place: Int, sharing: Int) -> Int:
    """Two players: the larger group takes the second place's payment, the other nothing. A tie
    halves it, or is agreed to pay nothing or all of it (HH-A26).
    """
    prize = PAYMENTS[group, 1]
    if place > 0 or (sharing == 2 and state.two_p_tie == NO_PRIZE):
        return np.int64(0)
    return prize // 2 if sharing == 2 and state.two_p_tie == SPLIT else prize


def payments(players: int) -> tuple[tuple[int, ...], ...]:
    """What the places of each group pay that are paid: of two players only one is."""
    paid = slice(1, 2) if players == 2 else slice(players)
    return tuple(tuple(pay for pay in pays[paid] if pay) for pays in PAYMENTS.tolist())


@compiled
def field_points(field: Int, field_black: Int) -> Int:
    """What a field is worth with its Blacks counted as well as can be."""
    return _worth(field, SHARINGS[best_sharing(field, field_black)])


@compiled
def best_sharing(field: Int, field_black: Int) -> Int:
    """The best way to count a field's Blacks as hues: every way is tried.

    They have to be counted, unless it is agreed that they need not be (HH-A29).
    """
    blacks = copies(field, BLACK)
    first = FIRST_SHARING[0 if field_black == MAY else blacks]
    best, most = first, _worth(field, SHARINGS[first])
    for sharing in range(first + 1, FIRST_SHARING[blacks + 1]):
        points = _worth(field, SHARINGS[sharing])
        if points > most:
            best, most = sharing, points
    return best


@compiled
def _worth(field: Int, blacks: Int) -> Int:
    points = np.int64(0)
    for hue in range(HUES):
        points += FIELD_POINTS[copies(field, hue) + copies(blacks, hue)]
    return points


class FieldLine(NamedTuple):
    """A hue of a field: its pieces, the Blacks that count as it, and what they are worth."""

    own: int
    blacks: int
    points: int


@lru_cache(maxsize=4096)  # fields change less often than they are looked at
def field_lines(field: int, field_black: int) -> tuple[FieldLine, ...]:
    """What a field is worth, hue by hue."""
    shared = int(SHARINGS[best_sharing(field, field_black)])
    counts = zip(counts_of(field)[:HUES], counts_of(shared)[:HUES], strict=True)
    return tuple(FieldLine(own, more, int(FIELD_POINTS[own + more])) for own, more in counts)
