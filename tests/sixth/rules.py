"""The rules of Setsugekka, compiled: what a move does."""

from __future__ import annotations

from hanagoza.core.compiling import compiled
from hanagoza.core.seats import weigh_seats
from hanagoza.core.state import CHANCE, Array, Int
from tests.sixth.moves import FIRST_DRAW, FIRST_START
from tests.sixth.pieces import ALL, KINDS, one, weigh
from tests.sixth.scoring import finish
from tests.sixth.setup import seat_starter
from tests.sixth.state import DEALT, DRAW, LAY, START, State, drawer


@compiled
def outcomes(state: State, weights: Array) -> tuple[Int, Int]:
    if state.phase == START:
        return FIRST_START, weigh_seats(state, weights)
    weigh(state.deck, weights)
    return FIRST_DRAW, KINDS


@compiled
def apply(state: State, move: Int) -> None:
    if state.phase == LAY:
        _lay(state, one(move))
    elif state.phase == DRAW:
        _draw(state, one(move - FIRST_DRAW))
    else:
        seat_starter(state, move - FIRST_START)


@compiled
def _draw(state: State, card: Int) -> None:
    seat = drawer(state)
    state.deck -= card
    state.hand[seat] += card
    state.dealt += 1
    if state.dealt > DEALT:
        state.actor = seat
        state.phase = LAY


@compiled
def _lay(state: State, card: Int) -> None:
    state.hand[state.actor] -= card
    state.laid[state.actor] += card
    state.actor = CHANCE
    state.phase = DRAW
    if state.dealt == ALL:
        finish(state)
