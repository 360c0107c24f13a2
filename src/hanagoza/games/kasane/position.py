"""A position of Kasane no irome as a document: every card and every filled box accounted for."""

from __future__ import annotations

from typing import Literal

from hanagoza.core.checks import at_most, in_range, kinds_named, refuse
from hanagoza.core.errors import MoveError, PositionError
from hanagoza.core.headers import position_header
from hanagoza.core.moves import quoted
from hanagoza.core.options import Setting
from hanagoza.core.positions import Position
from hanagoza.games.kasane.checks import set_progress, settle
from hanagoza.games.kasane.laying import block_boxes, boxes_of, fill_box, open_box
from hanagoza.games.kasane.moves import FIRST_MELD, MOVES, PASS, box_of_move, meld_move
from hanagoza.games.kasane.pieces import (
    DECK,
    TOKENS,
    bunch_of,
    counts_of,
    stack_of,
    tokens_in,
    tokens_of,
)
from hanagoza.games.kasane.state import PHASES, ROW_LENGTH, TURNS, State, actor_of

VERSION = 1


class KasanePosition(Position, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Cards are tokens in a row (``"3 5 +1"``), the top card last; hands and fields are by seat.

    ``step`` counts the cards dealt in phase ``deal`` and the completed turns afterwards; whose turn
    it is follows from it and from ``starter``. Scores follow from the melds and the fields.
    """

    phase: Literal["start", "deal", "take", "meld", "over"]
    round: int
    starter: int
    step: int
    rows: tuple[str, ...]
    hands: tuple[str, ...]
    fields: tuple[str, ...]
    melds: tuple[tuple[int, str], ...]
    """Filled boxes, those of one kind in the order they were filled: seat and move."""
    deck: str
    discard: str


def write_position(state: State, setting: Setting) -> KasanePosition:
    """The document of a state."""
    seats = range(state.players)
    return KasanePosition(
        **position_header("kasane", VERSION, setting),
        phase=PHASES[state.phase],  # type: ignore[arg-type]
        round=state.round_no,
        starter=state.starter,
        step=state.step,
        rows=tuple(" ".join(tokens_of(state.rows[row])) for row in seats),
        hands=tuple(" ".join(tokens_of(state.hand[seat])) for seat in seats),
        fields=tuple(" ".join(tokens_of(state.field[seat])) for seat in seats),
        melds=tuple(
            (filled.seat, MOVES.texts[meld_move(box, filled.with_field)])
            for box, boxes in enumerate(boxes_of(state))
            for filled in boxes
            if filled.seat is not None
        ),
        deck=" ".join(tokens_in(state.deck)),
        discard=" ".join(tokens_in(state.discard)),
    )


def read_position(document: KasanePosition, state: State) -> None:
    """Fill a blank state from a document; refuse what no game could have reached."""
    state.phase = PHASES.index(document.phase)
    set_progress(state, document.round, document.starter, document.step)
    _read_cards(document, state)
    _read_melds(document, state)
    settle(state)
    state.actor = actor_of(state)


def _read_cards(document: KasanePosition, state: State) -> None:
    for name in ("rows", "hands", "fields"):
        if len(getattr(document, name)) != document.players:
            refuse(f"{name}: one for each of {document.players} players is needed")
    length, copies = int(ROW_LENGTH[document.players]), counts_of(int(DECK[document.players]))
    for seat in range(document.players):
        state.rows[seat] = _stack("rows", document.rows[seat], length)
        state.hand[seat] = _stack("hands", document.hands[seat], TURNS)
        state.field[seat] = _stack("fields", document.fields[seat], TURNS)
    state.deck = bunch_of(at_most("deck", document.deck, TOKENS, copies))
    state.discard = bunch_of(at_most("discard", document.discard, TOKENS, copies))


def _stack(place: str, text: str, most: int) -> int:
    kinds = kinds_named(place, text, TOKENS)
    if len(kinds) > most:
        refuse(f"{place}: {quoted(text)} has more than {most} cards")
    return stack_of(kind + 1 for kind in kinds)


def _read_melds(document: KasanePosition, state: State) -> None:
    block_boxes(state)
    for seat, text in document.melds:
        in_range("melds: seat", seat, 0, document.players - 1)
        box, with_field = _box(text)
        if not open_box(state, box):
            refuse(f"melds: there is no open box for another {quoted(text)}")
        fill_box(state, box, seat, with_field)


def _box(text: str) -> tuple[int, bool]:
    try:
        move = MOVES.parse(text)
    except MoveError as error:
        raise PositionError(f"melds: {error}") from error
    if not FIRST_MELD <= move < PASS:
        refuse(f"melds: {quoted(text)} is no meld")
    return box_of_move(move)
