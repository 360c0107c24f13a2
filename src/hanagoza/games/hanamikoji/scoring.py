"""The end of a round of Hanamikoji: favours, and who has won. HK-Axx are rulings of the docs."""

from __future__ import annotations

from hanagoza.core.compiling import compiled
from hanagoza.core.state import Int
from hanagoza.games.hanamikoji.pieces import CHARM, KINDS, copies
from hanagoza.games.hanamikoji.state import (
    BY_CHARM,
    BY_GEISHA,
    BY_GUARD,
    BY_ROUNDS,
    NEUTRAL,
    SEATS,
    State,
)

GOAL_GEISHA = 4
GOAL_CHARM = 11
GUARD_ROUNDS = 30
"""Where an endless game is cut off (HK-A06)."""


@compiled
def settle_favours(state: State) -> None:
    """Every geisha looks at the cards on either side."""
    for kind in range(KINDS):
        ours, theirs = copies(state.board[0], kind), copies(state.board[1], kind)
        state.favour[kind] = favoured(state.favour[kind], ours, theirs)


@compiled
def favoured(favour: Int, ours: Int, theirs: Int) -> Int:
    """Strictly more cards win a geisha's favour; equality leaves it where it was (HK-A04)."""
    return favour if ours == theirs else int(theirs > ours)


@compiled
def judge(state: State) -> Int:
    """Count the favours, rank the seats if the game is over, and return why it is, or 0."""
    count_favours(state)
    reason, winner = goal(state)
    limit = state.max_rounds or GUARD_ROUNDS
    if not reason and state.round_no >= limit:
        reason, winner = BY_ROUNDS if state.max_rounds else BY_GUARD, _ahead(state)
    if reason:
        for seat in range(SEATS):
            state.ranks[seat] = 1 if winner in (NEUTRAL, seat) else 2
    return reason


@compiled
def count_favours(state: State) -> None:
    """A seat's score is the geisha whose favour it holds, and their charm."""
    for seat in range(SEATS):
        geisha, charm = 0, 0
        for kind in range(KINDS):
            if state.favour[kind] == seat:
                geisha += 1
                charm += CHARM[kind]
        state.scores[seat, 0] = geisha
        state.scores[seat, 1] = charm


@compiled
def goal(state: State) -> tuple[Int, Int]:
    """The goal that is reached, or 0, and by whom. Eleven charm beats four geisha (HK-A03);
    more than four geisha count as well (HK-A02).
    """
    for seat in range(SEATS):
        if state.scores[seat, 1] >= GOAL_CHARM:
            return BY_CHARM, seat
    for seat in range(SEATS):
        if state.scores[seat, 0] >= GOAL_GEISHA:
            return BY_GEISHA, seat
    return 0, NEUTRAL


@compiled
def _ahead(state: State) -> Int:
    """Who leads when the rounds are spent: more geisha, then more charm, else nobody."""
    for part in range(2):
        if state.scores[0, part] != state.scores[1, part]:
            return 0 if state.scores[0, part] > state.scores[1, part] else 1
    return NEUTRAL
