"""Kasane no irome in words: why a move is refused, and where every point of a result comes from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import hanagoza.core
from hanagoza.core.catalogue import Catalogue
from hanagoza.core.views import Reason, ScoreLine, Values
from hanagoza.games.kasane.cards import PLUS, card_at, cards_of, height, tokens_of, upper
from hanagoza.games.kasane.laying import boxes_of, linked, open_box
from hanagoza.games.kasane.melds import KINDS_OF_BOX, MELDS
from hanagoza.games.kasane.moves import FIRST_MELD, FIRST_ROW, box_of_move
from hanagoza.games.kasane.scoring import all_laid_bonus, colour_bonus, colours
from hanagoza.games.kasane.state import TAKE

WORDS = Catalogue(Path(hanagoza.core.__file__).parent / "locale", Path(__file__).parent / "locale")


def why_not(state: Any, move: int) -> Reason:
    """The rule that forbids a decision of the actor; speaks only of what the actor knows."""
    if state.phase == TAKE:
        return _why_no_row(state, move)
    if move < FIRST_MELD:
        return WORDS.reason("taken-already")
    return _why_no_meld(state, *box_of_move(move))


def _why_no_row(state: Any, move: int) -> Reason:
    if move >= FIRST_MELD:
        return WORDS.reason("take-first")
    row = move - FIRST_ROW
    if row >= state.players:
        return WORDS.reason("no-such-row", row=row + 1, rows=int(state.players))
    return WORDS.reason("row-empty", row=row + 1)


def _why_no_meld(state: Any, box: int, with_field: bool) -> Reason:
    meld, size = KINDS_OF_BOX[box]
    hand, field = int(state.hand[state.actor]), int(state.field[state.actor])
    needed, held = size - with_field, int(height(hand))
    if not state.boxes[box]:
        return WORDS.reason("no-box", meld=MELDS[meld], number=size)
    if not open_box(state, box):
        return WORDS.reason("box-filled", meld=MELDS[meld], number=size)
    if with_field and not field:
        return WORDS.reason("field-empty")
    if with_field and card_at(field, 0) == PLUS:
        return WORDS.reason("field-plus")
    if held < needed:
        return WORDS.reason("too-few", needed=needed, count=held)
    cards = linked(card_at(field, 0), hand, size) if with_field else upper(hand, size)
    return WORDS.reason(f"not-{MELDS[meld]}", cards="-".join(tokens_of(cards)))


def lines_of(state: Any) -> list[ScoreLine]:
    """A line for every meld, the +1 cards and each bonus: points, and cards laid."""
    return [line for seat in range(state.players) for line in _lines(state, seat)]


def _lines(state: Any, seat: int) -> list[ScoreLine]:
    field = state.field[seat]
    laid, number = int(height(field)), int(colours(field))
    plus = cards_of(field).count(PLUS)
    lines = _meld_lines(state, seat)
    if plus:
        lines.append(
            ScoreLine(seat=seat, label="line-plus", values={"count": plus}, points=(plus, plus))
        )
    if points := int(colour_bonus(laid, number)):
        values: Values = {"colours": number, "laid": laid}
        lines.append(ScoreLine(seat=seat, label="line-colours", values=values, points=(points, 0)))
    if points := int(all_laid_bonus(laid)):
        lines.append(ScoreLine(seat=seat, label="line-all-laid", values={}, points=(points, 0)))
    return lines


def _meld_lines(state: Any, seat: int) -> list[ScoreLine]:
    return [
        ScoreLine(
            seat=seat,
            label="line-meld",
            values={"meld": MELDS[meld], "number": size},
            points=(box.points, size - box.with_field),
        )
        for (meld, size), boxes in zip(KINDS_OF_BOX, boxes_of(state), strict=True)
        for box in boxes
        if box.seat == seat
    ]
