"""A position of Setsugekka as a document."""

from __future__ import annotations

from typing import Literal

from hanagoza.core.checks import at_most, has_size, in_range, is_complete, refuse
from hanagoza.core.headers import position_header
from hanagoza.core.options import Setting
from hanagoza.core.positions import Position
from tests.sixth.pieces import ALL, COPIES, KINDS, NAMES, bunch_of, counts_of, how_many, names_of
from tests.sixth.scoring import finish
from tests.sixth.state import DEALT, FINISHED, LAY, PHASES, SEATS, State, actor_of, hand_size

VERSION = 1
Pair = tuple[str, str]


class SetsugekkaPosition(Position, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Cards are names in a row; pairs are by seat."""

    phase: Literal["start", "draw", "lay", "over"]
    starter: int
    hands: Pair
    laid: Pair
    deck: str


def write_position(state: State, setting: Setting) -> SetsugekkaPosition:
    return SetsugekkaPosition(
        **position_header("setsugekka", VERSION, setting),
        phase=PHASES[state.phase],  # type: ignore[arg-type]
        starter=state.starter,
        hands=(_text(state.hand[0]), _text(state.hand[1])),
        laid=(_text(state.laid[0]), _text(state.laid[1])),
        deck=_text(state.deck),
    )


def _text(bunch: int) -> str:
    return " ".join(names_of(bunch))


def _cards(place: str, text: str) -> int:
    return bunch_of(at_most(place, text, NAMES, (COPIES,) * KINDS))


def read_position(document: SetsugekkaPosition, state: State) -> None:
    in_range("starter", document.starter, 0, SEATS - 1)
    state.starter, state.phase = document.starter, PHASES.index(document.phase)
    state.deck = _cards("deck", document.deck)
    for seat in range(SEATS):
        state.hand[seat] = _cards("hands", document.hands[seat])
        state.laid[seat] = _cards("laid", document.laid[seat])
    state.dealt = ALL - how_many(state.deck)
    _check(state)
    state.actor = actor_of(state)
    if state.phase == FINISHED:
        finish(state)


def _check(state: State) -> None:
    places = (*state.hand, *state.laid, state.deck)
    there = zip(*(counts_of(int(bunch)) for bunch in places), strict=True)
    is_complete(NAMES, map(sum, there), (COPIES,) * KINDS)
    for seat in range(SEATS):
        has_size(f"hand {seat}", how_many(state.hand[seat]), hand_size(state, seat))
    laid = how_many(state.laid[0]) + how_many(state.laid[1])
    turns = max(0, int(state.dealt) - DEALT)
    if laid != turns - (state.phase == LAY) or (laid == ALL - DEALT) != (state.phase == FINISHED):
        refuse(f"{laid} cards cannot be laid in phase {PHASES[state.phase]}")
