"""Before the first card."""

from __future__ import annotations

from hanagoza.core.compiling import compiled
from hanagoza.core.state import CHANCE, Int
from tests.sixth.pieces import ALL_CARDS
from tests.sixth.state import DRAW, START, State


@compiled
def begin(state: State, start: Int) -> None:
    state.deck = ALL_CARDS
    state.actor = CHANCE
    state.phase = START
    if start != CHANCE:
        seat_starter(state, start)


@compiled
def seat_starter(state: State, starter: Int) -> None:
    state.starter = starter
    state.phase = DRAW
