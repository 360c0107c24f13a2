"""The rules of Setsugekka, compiled."""

from __future__ import annotations

from hanagoza.core.compiling import compiled
from hanagoza.core.state import CHANCE, OVER, Array, Header, Int, cell, cells
from tests.sixth.moves import FIRST_DRAW, FIRST_START

SEATS, COPIES, KINDS, MOON = 2, 6, 3, 1
DEALT, ALL = 6, COPIES * KINDS
START, DRAW, LAY, FINISHED = range(4)
REASONS = ("", "deck")


class State(Header):
    """One game. Cards are counted, kind by kind."""

    hand: Array = cells("u1", SEATS, KINDS)
    laid: Array = cells("u1", SEATS, KINDS)
    deck: Array = cells("u1", KINDS)
    dealt: int = cell("u1")
    """Cards that have left the deck; whose turn it is follows from it."""
    starter: int = cell("u1")


@compiled
def begin(state: State, start: Int) -> None:
    for kind in range(KINDS):
        state.deck[kind] = COPIES
    state.actor = CHANCE
    state.phase = START
    if start != CHANCE:
        _start(state, start)


@compiled
def _start(state: State, starter: Int) -> None:
    state.starter = starter
    state.phase = DRAW


@compiled
def legal(state: State, moves: Array) -> Int:
    count = 0
    for kind in range(KINDS):
        if state.hand[state.actor, kind]:
            moves[count] = kind
            count += 1
    return count


@compiled
def outcomes(state: State, weights: Array) -> tuple[Int, Int]:
    if state.phase == START:
        weights[0] = weights[1] = 1
        return FIRST_START, SEATS
    for kind in range(KINDS):
        weights[kind] = state.deck[kind]
    return FIRST_DRAW, KINDS


@compiled
def apply(state: State, move: Int) -> None:
    if state.phase == LAY:
        _lay(state, move)
    elif state.phase == DRAW:
        _draw(state, move - FIRST_DRAW)
    else:
        _start(state, move - FIRST_START)


@compiled
def drawer(state: State) -> Int:
    """The seat that gets the next card: they take turns, from the first card of the deal."""
    return (int(state.starter) + int(state.dealt)) % SEATS


@compiled
def _draw(state: State, kind: Int) -> None:
    seat = drawer(state)
    state.deck[kind] -= 1
    state.hand[seat, kind] += 1
    state.dealt += 1
    if state.dealt > DEALT:
        state.actor = seat
        state.phase = LAY


@compiled
def _lay(state: State, kind: Int) -> None:
    state.hand[state.actor, kind] -= 1
    state.laid[state.actor, kind] += 1
    state.actor = CHANCE
    state.phase = DRAW
    if state.dealt == ALL:
        finish(state)


@compiled
def finish(state: State) -> None:
    """Count what everybody holds, and rank them."""
    state.actor = OVER
    state.phase = FINISHED
    state.reason = 1
    for seat in range(SEATS):
        state.scores[seat, 0] = 0
        for kind in range(KINDS):
            state.scores[seat, 0] += state.laid[seat, kind] > state.laid[1 - seat, kind]
        state.scores[seat, 1] = state.laid[seat, MOON]
    for seat in range(SEATS):
        state.ranks[seat] = 1 + _is_behind(state, seat)


@compiled
def _is_behind(state: State, seat: Int) -> bool:
    for part in range(2):
        if state.scores[seat, part] != state.scores[1 - seat, part]:
            return bool(state.scores[seat, part] < state.scores[1 - seat, part])
    return False


@compiled
def hand_size(state: State, seat: Int) -> Int:
    """How many cards a seat holds: public, and known without looking at them."""
    drawn = (int(state.dealt) + (seat == state.starter)) // 2
    for kind in range(KINDS):
        drawn -= int(state.laid[seat][kind])
    return drawn
