"""What flowers are worth, and who wins. BL-Axx are rulings listed in ``docs/games/blossom.md``."""

from __future__ import annotations

import numpy as np

from hanagoza.core.bunches import NOTHING
from hanagoza.core.compiling import compiled
from hanagoza.core.seats import rank_seats
from hanagoza.core.state import Int
from hanagoza.games.blossom.pieces import (
    ANEMONE,
    CAMELLIA,
    CHERRY,
    CHRYSANTH,
    KINDS,
    LILY,
    ROSE,
    copies,
    how_many,
    kinds_in,
)
from hanagoza.games.blossom.state import ACT, BY_GOAL, BY_GUARD, State

GOAL = 66
GUARD_ROUNDS = 100
"""Where an endless game is cut off (BL-A20)."""
CHERRY_POINTS = 6
TRACK_STEP = 3


@compiled
def worth(state: State, kind: Int) -> Int:
    """What each moved flower of a kind brings now, before anything moves (BL-A08).

    All yards count; face-down cards count only where a rule speaks of them (BL-A07).
    """
    if kind == CHRYSANTH:
        return 7 if how_many(face_up(state)) > face_down(state) else 2
    if kind == CAMELLIA:
        return 4 * (face_down(state) // 2)
    if kind == ROSE:
        return 2 + kinds_for_roses(state)
    if kind == LILY:
        return 2 * copies(face_up(state), LILY) + copies(state.garden, LILY)
    if kind == ANEMONE:
        return 2 * ((how_many(face_up(state)) + how_many(state.garden)) // 4)
    return CHERRY_POINTS


@compiled
def face_up(state: State) -> Int:
    """The cards that lie face up in all yards."""
    faces = np.int64(NOTHING)
    for seat in range(state.players):
        faces += state.up[seat]
    return faces


@compiled
def face_down(state: State) -> Int:
    """How many lie face down there. Before the first turn none do: those are put back in a
    mulligan.
    """
    number = np.int64(0)
    if state.phase >= ACT:
        for seat in range(state.players):
            number += state.down_size[seat]
    return number


@compiled
def kinds_for_roses(state: State) -> Int:
    """Different kinds in the garden; the rose itself is not there yet (BL-A09) unless agreed."""
    kinds = kinds_in(state.garden) | (np.int64(state.rose_counts_itself) << ROSE)
    number = np.int64(0)
    for kind in range(KINDS):
        number += kinds >> kind & 1
    return number


@compiled
def most_arranged(faces: Int, kind: Int) -> Int:
    """How many of a kind that lie face up may go at once: all (BL-A06), but a cherry goes alone."""
    number = copies(faces, kind)
    return min(number, 1) if kind == CHERRY else number


@compiled
def brings(state: State, kind: Int, number: Int) -> Int:
    """The points for arranging some of a kind now."""
    return rounded(number * worth(state, kind))


@compiled
def rounded(points: Int) -> Int:
    """The track goes in threes: an action's points are rounded up (BL-A24)."""
    return (np.int64(points) + TRACK_STEP - 1) // TRACK_STEP * TRACK_STEP


@compiled
def gain(state: State, seat: Int, kind: Int, points: Int) -> None:
    """Put points on the track, beyond its end if need be (BL-A19)."""
    state.earned[seat, kind] += points
    state.scores[seat, 0] += points


@compiled
def judge(state: State) -> Int:
    """At the end of a round: why the game is over, or 0. If it is, rank the seats: more points,
    then fewer cards left; who is still equal shares the place (BL-A17).
    """
    best = np.int64(0)
    for seat in range(state.players):
        best = max(best, np.int64(state.scores[seat, 0]))
    reason = BY_GOAL if best >= GOAL else BY_GUARD if state.round_no >= GUARD_ROUNDS else 0
    if reason:
        for seat in range(state.players):
            state.scores[seat, 1] = -cards_left(state, seat)
        rank_seats(state)
    return reason


@compiled
def cards_left(state: State, seat: Int) -> Int:
    """A seat's cards in hand and yard: fewer win a tie."""
    shown = how_many(state.up[seat])
    return shown + np.int64(state.hand_size[seat]) + np.int64(state.down_size[seat])
