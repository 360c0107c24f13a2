"""What an observer may know: all that is laid, and their own hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from hanagoza.core.options import Setting
from hanagoza.core.state import CHANCE, OVER
from hanagoza.core.views import View
from tests.sixth.moves import KINDS
from tests.sixth.rules import ALL, COPIES, FINISHED, SEATS, START, finish, hand_size

PHASES = ("start", "draw", "lay", "over")


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """One side of the table."""

    hand: tuple[str, ...] | None
    hand_size: int
    laid: tuple[str, ...]


class SetsugekkaView(View, frozen=True, kw_only=True):
    """The table as one observer knows it."""

    starter: int | None
    deck: int
    seats: tuple[SeatView, ...]


def cards_of(counts: Sequence[int]) -> tuple[str, ...]:
    """Cards by their names, each as often as it is there."""
    return tuple(kind for kind, count in zip(KINDS, counts, strict=True) for _ in range(int(count)))


def view_of(state: Any, setting: Setting, seat: int | None, recall: bool) -> SetsugekkaView:
    return SetsugekkaView(
        game="setsugekka",
        players=SEATS,
        options=dict(setting.options),
        seat=seat,
        recall=recall,
        actor=None if state.actor < 0 else int(state.actor),
        over=state.phase == FINISHED,
        phase=PHASES[state.phase],
        starter=None if state.phase == START else int(state.starter),
        deck=ALL - int(state.dealt),
        seats=tuple(_side(state, side, seat) for side in range(SEATS)),
    )


def _side(state: Any, side: int, observer: int | None) -> SeatView:
    return SeatView(
        hand=cards_of(state.hand[side]) if side == observer else None,
        hand_size=int(hand_size(state, side)),
        laid=cards_of(state.laid[side]),
    )


def blind(view: SetsugekkaView, state: Any) -> None:
    state.actor = OVER if view.over else CHANCE if view.actor is None else view.actor
    state.phase = PHASES.index(view.phase)
    state.starter = view.starter or 0
    state.dealt = ALL - view.deck
    for seat, side in enumerate(view.seats):
        for place, cards in ((state.hand, side.hand or ()), (state.laid, side.laid)):
            place[seat] = [cards.count(kind) for kind in KINDS]
    if any(int(state.laid[:, kind].sum()) > COPIES for kind in range(len(KINDS))) or any(
        side.hand_size != hand_size(state, seat) for seat, side in enumerate(view.seats)
    ):
        raise ValueError("the cards do not add up")
    if view.over:
        finish(state)
