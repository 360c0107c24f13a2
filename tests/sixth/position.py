"""A position of Setsugekka as a document."""

from __future__ import annotations

from typing import Any, Literal

from hanagoza.core.errors import PositionError
from hanagoza.core.options import Setting
from hanagoza.core.positions import Position
from hanagoza.core.state import CHANCE
from tests.sixth.moves import KINDS
from tests.sixth.rules import ALL, COPIES, DEALT, FINISHED, LAY, SEATS, drawer, finish, hand_size
from tests.sixth.view import PHASES, cards_of

VERSION = 1
Pair = tuple[str, str]


class SetsugekkaPosition(Position, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Cards are names in a row; pairs are by seat."""

    phase: Literal["start", "draw", "lay", "over"]
    starter: int
    hands: Pair
    laid: Pair
    deck: str


def write_position(state: Any, setting: Setting) -> SetsugekkaPosition:
    return SetsugekkaPosition(
        game="setsugekka",
        rules=VERSION,
        players=SEATS,
        options=dict(setting.options),
        phase=PHASES[state.phase],  # type: ignore[arg-type]
        starter=int(state.starter),
        hands=(_text(state.hand[0]), _text(state.hand[1])),
        laid=(_text(state.laid[0]), _text(state.laid[1])),
        deck=_text(state.deck),
    )


def _text(counts: Any) -> str:
    return " ".join(cards_of(counts))


def _counts(text: str) -> list[int]:
    if strange := set(text.split()) - set(KINDS):
        raise PositionError(f"{strange.pop()!r} is no card; cards are {' '.join(KINDS)}")
    return [min(text.split().count(kind), ALL) for kind in KINDS]


def read_position(document: SetsugekkaPosition, state: Any) -> None:
    if document.starter not in range(SEATS):
        raise PositionError(f"starter is {document.starter}; it must be 0 or 1")
    state.starter, state.phase = document.starter, PHASES.index(document.phase)
    state.deck = _counts(document.deck)
    for seat in range(SEATS):
        state.hand[seat] = _counts(document.hands[seat])
        state.laid[seat] = _counts(document.laid[seat])
    state.dealt = ALL - int(state.deck.sum())
    _check(document, state)
    state.actor = (int(drawer(state)) + 1) % SEATS if state.phase == LAY else CHANCE
    if state.phase == FINISHED:
        finish(state)


def _check(document: SetsugekkaPosition, state: Any) -> None:
    for kind, card in enumerate(KINDS):
        there = int(state.deck[kind] + state.hand[:, kind].sum() + state.laid[:, kind].sum())
        if there != COPIES:
            raise PositionError(f"there are {there} cards {card}; there must be {COPIES}")
    turns, laid = max(0, int(state.dealt) - DEALT), int(state.laid.sum())
    if any(state.hand[seat].sum() != hand_size(state, seat) for seat in range(SEATS)):
        raise PositionError("the hands do not have as many cards as they must")
    is_over = laid == ALL - DEALT
    if laid != turns - (document.phase == "lay") or is_over != (document.phase == "over"):
        raise PositionError(f"{laid} cards cannot be laid in phase {document.phase}")
