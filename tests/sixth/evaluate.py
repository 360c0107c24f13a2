"""What bots know: a kind is as good as held by whoever has laid more of it."""

from __future__ import annotations

from hanagoza.core.compiling import compiled
from hanagoza.core.state import Array, Int
from tests.sixth.pieces import KINDS
from tests.sixth.scoring import holds_kind
from tests.sixth.state import SEATS, State


@compiled
def evaluate(state: State, points: Array) -> float:
    for seat in range(SEATS):
        points[seat] = 0.0
        for kind in range(KINDS):
            points[seat] += holds_kind(state, seat, kind)
    return 1.0


@compiled
def rests(state: State, decisions: Int) -> bool:
    """A game is short: play it to the end."""
    return False
