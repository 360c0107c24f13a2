"""The state of a game of Kasane no irome: a NumPy record, and what follows from it at a glance."""

from __future__ import annotations

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.seats import seat_after
from hanagoza.core.state import CHANCE, MAX_SEATS, OVER, Array, Header, Int, cell, cells
from hanagoza.games.kasane.melds import BOXES
from hanagoza.games.kasane.moves import ROWS

# Phases. In the first two an outcome is due, in the next two a decision. No state is ever kept in
# the last: when a round is over, the next follows at once.
START, DEAL, TAKE, MELD, FINISHED, ROUND_OVER = range(6)
PHASES = ("start", "deal", "take", "meld", "over", "round-over")

TURNS = 12
"""Turns in a round, and cards each seat takes in a game, whether three play or four."""
ROW_LENGTH = np.array([0, 0, 0, 5, 4], dtype=np.int64)
"""Cards in a row of the grid by the number of players (KA-A26)."""

BLOCKED = 5
WITH_FIELD = 8
"""How a filled box is marked: with its seat + 1, and this if the field's card was used; or it is
blocked from the start (option ``hard3``)."""

BY_ROUNDS = 1
REASONS = ("", "rounds")


class State(Header):
    """One game of Kasane. Hands, fields and rows are stacks, deck and discards bunches (see
    ``pieces``). A seat's scores are its points, and the cards in its field.
    """

    hand: Array = cells("i8", MAX_SEATS)
    field: Array = cells("i8", MAX_SEATS)
    deck: int = cell("i8")
    discard: int = cell("i8")
    rows: Array = cells("i4", ROWS)
    boxes: Array = cells("u2", BOXES)
    """The table of melds in force: for each kind of box the points of its boxes, a stack with the
    first to be filled on top …"""
    owners: Array = cells("u2", BOXES)
    """… and the marks on those that are filled, the first lowest."""
    round_no: int = cell("u1")
    starter: int = cell("u1")
    step: int = cell("u1")
    """Cards dealt so far while dealing, turns completed afterwards."""
    hard3: int = cell("u1")
    plus1_meld: int = cell("u1")
    open_hands: int = cell("u1")


@compiled
def is_last_round(state: State) -> bool:
    """Every seat starts one round."""
    return bool(state.round_no == state.players)


@compiled
def grid_size(state: State) -> Int:
    """How many cards a round deals."""
    return state.players * ROW_LENGTH[state.players]


@compiled
def dealt_to(state: State) -> Int:
    """The row that gets the next card of the deal: one after the other is filled."""
    return np.uint64(state.step // ROW_LENGTH[state.players])


@compiled
def active_seat(state: State) -> Int:
    """The seat whose turn it is."""
    return seat_after(state, state.starter, state.step)


@compiled
def actor_of(state: State) -> Int:
    """Who is to decide, by the phase and the turn."""
    if state.phase == FINISHED:
        return OVER
    return CHANCE if state.phase <= DEAL else active_seat(state)
