"""A position of Kasane no irome as a document: every card and every filled box accounted for."""

from __future__ import annotations

from typing import Any, Literal

from hanagoza.core.errors import MoveError, PositionError
from hanagoza.core.moves import quoted
from hanagoza.core.options import Setting
from hanagoza.core.positions import Position
from hanagoza.games.kasane.cards import (
    DECK,
    TOKENS,
    copies,
    heap_of,
    heap_tokens,
    stack_of,
    tokens_of,
)
from hanagoza.games.kasane.checks import Progress, check_cards, in_range, refuse, settle
from hanagoza.games.kasane.laying import block_boxes, boxes_of, fill_box, open_box
from hanagoza.games.kasane.moves import FIRST_MELD, MOVES, PASS, box_of_move, meld_move
from hanagoza.games.kasane.state import PHASES, ROW_LENGTH, TURNS

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


def write_position(state: Any, setting: Setting) -> KasanePosition:
    """The document of a state."""
    seats = range(state.players)
    return KasanePosition(
        game="kasane",
        rules=VERSION,
        players=int(state.players),
        options=dict(setting.options),
        phase=PHASES[state.phase],  # type: ignore[arg-type]
        round=int(state.round_no),
        starter=int(state.starter),
        step=int(state.step),
        rows=tuple(" ".join(tokens_of(state.rows[row])) for row in seats),
        hands=tuple(" ".join(tokens_of(state.hand[seat])) for seat in seats),
        fields=tuple(" ".join(tokens_of(state.field[seat])) for seat in seats),
        melds=tuple(
            (filled.seat, MOVES.texts[meld_move(box, filled.with_field)])
            for box, boxes in enumerate(boxes_of(state))
            for filled in boxes
            if filled.seat is not None
        ),
        deck=" ".join(heap_tokens(state.deck)),
        discard=" ".join(heap_tokens(state.discard)),
    )


def read_position(document: KasanePosition, state: Any) -> None:
    """Fill a blank state from a document; refuse what no game could have reached."""
    try:
        progress = _progress(document)
        progress.put(state)
        _read_cards(document, state)
        check_cards(progress, state)
        _read_melds(document, state)
        settle(state)
    except ValueError as error:
        raise PositionError(str(error)) from error


def _progress(document: KasanePosition) -> Progress:
    phase = PHASES.index(document.phase)
    return Progress(document.players, phase, document.round, document.starter, document.step)


def _read_cards(document: KasanePosition, state: Any) -> None:
    for name in ("rows", "hands", "fields"):
        if len(getattr(document, name)) != document.players:
            refuse(f"{name}: one for each of {document.players} players is needed")
    for seat in range(document.players):
        row = _stack("rows", document.rows[seat], int(ROW_LENGTH[document.players]))
        state.rows[seat] = row
        state.hand[seat] = _stack("hands", document.hands[seat], TURNS)
        state.field[seat] = _stack("fields", document.fields[seat], TURNS)
    state.deck = _heap("deck", document.deck, state)
    state.discard = _heap("discard", document.discard, state)


def _stack(place: str, text: str, most: int) -> int:
    cards = _cards(place, text)
    if len(cards) > most:
        refuse(f"{place}: {quoted(text)} has more than {most} cards")
    return stack_of(cards)


def _heap(place: str, text: str, state: Any) -> int:
    cards = _cards(place, text)
    for card in set(cards):
        if cards.count(card) > copies(DECK[state.players], card):
            refuse(f"{place}: there are not that many cards {TOKENS[card - 1]}")
    return heap_of(cards)


def _cards(place: str, text: str) -> list[int]:
    for token in text.split():
        if token not in TOKENS:
            refuse(f"{place}: {quoted(token)} is no card; cards are {' '.join(TOKENS)}")
    return [TOKENS.index(token) + 1 for token in text.split()]


def _read_melds(document: KasanePosition, state: Any) -> None:
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
        raise ValueError(f"melds: {error}") from error
    if not FIRST_MELD <= move < PASS:
        refuse(f"melds: {quoted(text)} is no meld")
    return box_of_move(move)
