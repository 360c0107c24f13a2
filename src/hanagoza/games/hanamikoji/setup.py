"""Before the first turn of a round of Hanamikoji: who starts, a card aside, six to each seat."""

from __future__ import annotations

from hanagoza.core.compiling import compiled
from hanagoza.core.state import CHANCE, Int
from hanagoza.games.hanamikoji.moves import FIRST_DRAW
from hanagoza.games.hanamikoji.pieces import ALL_CARDS, KINDS, one
from hanagoza.games.hanamikoji.state import (
    DEAL,
    DEALT,
    DRAW,
    NEUTRAL,
    SEATS,
    START,
    State,
    dealt_to,
)


@compiled
def begin(state: State, start: Int) -> None:
    """A table before the first card; ``start`` is a seat, or ``CHANCE`` to let chance pick."""
    for kind in range(KINDS):
        state.favour[kind] = NEUTRAL
    state.round_no = 1
    state.deck = ALL_CARDS
    state.actor = CHANCE
    state.phase = START
    if start != CHANCE:
        new_round(state, start)


@compiled
def new_round(state: State, starter: Int) -> None:
    """All cards go back into the deck; favours stay."""
    state.starter = starter
    state.deck = ALL_CARDS
    state.removed = 0
    state.step = 0
    for seat in range(SEATS):
        state.hand[seat] = 0
        state.board[seat] = 0
        state.secret[seat] = 0
        state.discard[seat] = 0
        state.used[seat] = 0
        for slot in range(2):
            state.offered[seat, slot] = 0
            state.answered[seat, slot] = 0
    state.phase = DEAL
    state.actor = CHANCE


@compiled
def deal(state: State, move: Int) -> None:
    """One card aside, six to the starting player, six to the other."""
    card = one(move - FIRST_DRAW)
    state.deck -= card
    seat = dealt_to(state)
    if seat < 0:
        state.removed = card
    else:
        state.hand[seat] += card
    state.step += 1
    if state.step == DEALT:
        state.step = 0
        state.phase = DRAW
