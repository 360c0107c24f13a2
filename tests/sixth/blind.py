"""A view written into a blank state."""

from __future__ import annotations

from hanagoza.core.checks import has_size, in_range, refuse
from hanagoza.core.headers import read_view_header
from tests.sixth.knowledge import knows
from tests.sixth.pieces import ALL, COPIES, KINDS, NAMES, bunch_of
from tests.sixth.scoring import finish
from tests.sixth.state import PHASES, SEATS, State, actor_of, hand_size
from tests.sixth.view import SetsugekkaView


def blind(view: SetsugekkaView, state: State) -> None:
    read_view_header(view, state, PHASES)
    has_size("the table", len(view.seats), SEATS)
    in_range("starter", view.starter or 0, 0, SEATS - 1)
    in_range("deck", view.deck, 0, ALL)
    state.starter, state.dealt = view.starter or 0, ALL - view.deck
    known = [card for side in view.seats for card in (*side.laid, *(side.hand or ()))]
    if any(known.count(NAMES[kind]) > COPIES for kind in range(KINDS)):
        refuse("the cards do not add up")
    for seat, side in enumerate(view.seats):
        state.hand[seat] = bunch_of(map(NAMES.index, side.hand or ()))
        state.laid[seat] = bunch_of(map(NAMES.index, side.laid))
        has_size(f"hand {seat}", side.hand_size, hand_size(state, seat))
        if knows(state, seat, view.seat):
            has_size(f"hand {seat}", len(side.hand or ()), side.hand_size)
    if state.actor != actor_of(state):
        refuse(f"seat {view.actor} cannot be to decide")
    if view.over:
        finish(state)
