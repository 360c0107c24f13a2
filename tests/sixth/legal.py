"""Any card of the hand may be laid."""

from __future__ import annotations

from hanagoza.core.compiling import compiled
from hanagoza.core.state import Array, Int
from tests.sixth.pieces import KINDS, copies
from tests.sixth.state import State

MAX_LEGAL = KINDS


@compiled
def legal(state: State, moves: Array) -> Int:
    count = 0
    for kind in range(KINDS):
        if copies(state.hand[state.actor], kind):
            moves[count] = kind
            count += 1
    return count
