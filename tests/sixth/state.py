"""The state of a game of Setsugekka."""

from __future__ import annotations

from hanagoza.core.compiling import compiled
from hanagoza.core.state import CHANCE, OVER, Array, Header, Int, cell, cells
from tests.sixth.pieces import how_many

SEATS, DEALT = 2, 6
START, DRAW, LAY, FINISHED = range(4)
PHASES = ("start", "draw", "lay", "over")
BY_DECK = 1
REASONS = ("", "deck")


class State(Header):
    """One game. Cards are bunches."""

    hand: Array = cells("u2", SEATS)
    laid: Array = cells("u2", SEATS)
    deck: int = cell("u2")
    dealt: int = cell("u1")
    """Cards that have left the deck; whose turn it is follows from it."""
    starter: int = cell("u1")


@compiled
def drawer(state: State) -> Int:
    """The seat that gets the next card: they take turns, from the first card of the deal."""
    return (int(state.starter) + int(state.dealt)) % SEATS


@compiled
def actor_of(state: State) -> Int:
    """Who is to decide: whoever drew last."""
    if state.phase == LAY:
        return 1 - drawer(state)
    return OVER if state.phase == FINISHED else CHANCE


@compiled
def hand_size(state: State, seat: Int) -> Int:
    """How many cards a seat holds: public, and known without looking at them."""
    drawn = (int(state.dealt) + (seat == state.starter)) // 2
    return drawn - how_many(state.laid[seat])
