"""What an observer may know: all that is laid, and their own hand; in the end all hands."""

from __future__ import annotations

import msgspec

from hanagoza.core.headers import view_header
from hanagoza.core.options import Setting
from hanagoza.core.views import View
from tests.sixth.knowledge import knows
from tests.sixth.pieces import ALL, names_of
from tests.sixth.state import PHASES, SEATS, START, State, hand_size


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


def view_of(state: State, setting: Setting, seat: int | None, recall: bool) -> SetsugekkaView:
    return SetsugekkaView(
        **view_header("setsugekka", state, setting, PHASES, seat, recall),
        starter=None if state.phase == START else state.starter,
        deck=ALL - state.dealt,
        seats=tuple(_side(state, side, seat) for side in range(SEATS)),
    )


def _side(state: State, side: int, observer: int | None) -> SeatView:
    return SeatView(
        hand=names_of(state.hand[side]) if knows(state, side, observer) else None,
        hand_size=int(hand_size(state, side)),
        laid=names_of(state.laid[side]),
    )
