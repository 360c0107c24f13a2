"""Who holds which kind, and who has won."""

from __future__ import annotations

from hanagoza.core.compiling import compiled
from hanagoza.core.seats import rank_seats
from hanagoza.core.state import OVER, Int
from tests.sixth.pieces import KINDS, MOON, copies
from tests.sixth.state import BY_DECK, FINISHED, SEATS, State


@compiled
def finish(state: State) -> None:
    """Count what everybody holds, and rank them."""
    state.actor = OVER
    state.phase = FINISHED
    state.reason = BY_DECK
    for seat in range(SEATS):
        state.scores[seat, 0] = 0
        for kind in range(KINDS):
            state.scores[seat, 0] += holds_kind(state, seat, kind)
        state.scores[seat, 1] = copies(state.laid[seat], MOON)
    rank_seats(state)


@compiled
def holds_kind(state: State, seat: Int, kind: Int) -> bool:
    """Whether a seat has laid more cards of a kind than the other."""
    return bool(copies(state.laid[seat], kind) > copies(state.laid[1 - seat], kind))
