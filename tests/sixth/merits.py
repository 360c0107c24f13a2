"""What speaks for a move of Setsugekka: a kind that is held by it."""

from __future__ import annotations

from hanagoza.core.definition import Ahead
from hanagoza.core.views import Reason
from tests.sixth.explain import WORDS
from tests.sixth.pieces import KINDS, NAMES, counts_of
from tests.sixth.state import State


def merits_of(state: State, move: int, ahead: Ahead[State]) -> list[Reason]:
    seat = state.actor
    before, after = counts_of(state.laid[seat]), counts_of(ahead(move).laid[seat])
    others = counts_of(state.laid[1 - seat])
    return [
        WORDS.merit("merit.leads-kind", card=NAMES[kind], ours=after[kind], theirs=others[kind])
        for kind in range(KINDS)
        if before[kind] <= others[kind] < after[kind]
    ]
