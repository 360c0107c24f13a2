"""Kasane no irome in words: why a move is refused, and where every point of a result comes from."""

from __future__ import annotations

from pathlib import Path

from hanagoza.core.catalogue import CORE, Catalogue
from hanagoza.core.views import Reason, ScoreLine, Values
from hanagoza.games.kasane.laying import boxes_of, open_box, sequence
from hanagoza.games.kasane.melds import KINDS_OF_BOX, MELDS
from hanagoza.games.kasane.moves import FIRST_MELD, FIRST_ROW, box_of_move
from hanagoza.games.kasane.pieces import PLUS, card_at, cards_of, height
from hanagoza.games.kasane.scoring import worth_of
from hanagoza.games.kasane.state import TAKE, State

WORDS = Catalogue(CORE, Path(__file__).parent / "locale")


def why_not(state: State, move: int) -> Reason:
    """The rule that forbids a decision of the actor; speaks only of what the actor knows."""
    if state.phase == TAKE:
        return _why_no_row(state, move)
    if move < FIRST_MELD:
        return WORDS.reason("taken-already")
    return _why_no_meld(state, *box_of_move(move))


def _why_no_row(state: State, move: int) -> Reason:
    if move >= FIRST_MELD:
        return WORDS.reason("take-first")
    row = move - FIRST_ROW
    if row >= state.players:
        return WORDS.reason("no-such-row", row=row + 1, rows=state.players)
    return WORDS.reason("row-empty", row=row + 1)


def _why_no_meld(state: State, box: int, with_field: bool) -> Reason:
    meld, size = KINDS_OF_BOX[box]
    hand, field = state.hand[state.actor], state.field[state.actor]
    needed, held = size - with_field, height(hand)
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
    cards = sequence(hand, field, size, with_field)
    return WORDS.reason(f"not-{MELDS[meld]}", cards="-".join(cards))


def lines_of(state: State) -> list[ScoreLine]:
    """A line for every meld, the +1 cards and each bonus: points, and cards laid."""
    return [line for seat in range(state.players) for line in _lines(state, seat)]


def _lines(state: State, seat: int) -> list[ScoreLine]:
    worth = worth_of(state.field[seat])
    plus = cards_of(state.field[seat]).count(PLUS)
    lines = _meld_lines(state, seat)
    if plus:
        lines.append(
            ScoreLine(seat=seat, label="line-plus", values={"count": plus}, points=(plus, plus))
        )
    if points := worth.colour_bonus:
        values: Values = {"colours": worth.colours, "laid": worth.laid}
        lines.append(ScoreLine(seat=seat, label="line-colours", values=values, points=(points, 0)))
    if points := worth.all_laid_bonus:
        lines.append(ScoreLine(seat=seat, label="line-all-laid", values={}, points=(points, 0)))
    return lines


def _meld_lines(state: State, seat: int) -> list[ScoreLine]:
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
