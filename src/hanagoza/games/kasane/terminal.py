"""Kasane no irome on the terminal: the grid and the melds above, everybody's cards below."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rich.console import Group, RenderableType
from rich.text import Text

from hanagoza.core.moves import Move
from hanagoza.drawing import Brush
from hanagoza.drawing.kit import beside, cell, first_word
from hanagoza.games.kasane.melds import MELDS
from hanagoza.games.kasane.pieces import TOKENS
from hanagoza.games.kasane.scoring import COLOUR_BONUS
from hanagoza.games.kasane.view import BoxView, KasaneView, MeldView, RowView, SeatView

GRID, MELD_CARDS, NARROW_MELDS = 33, 47, 29
"""How many cells the grid and the melds take; on narrow screens melds have only their names."""
MELD_NAME = 11
WIDEST = 110
ROOMY = 28
"""Screen height from which the cards of the grid have frames, and seats air between them."""

SHAPES = ("✿", "❀", "✦", "⌇", "▼", "♥", "★", "♣", "✺")
SHADES = (4, 7, 6, 0, 1, 8, 3, 2, 5)
"""For the numbers 1 to 9 a shape, and which colour of the palette is theirs."""
PLUS = "+1"


def caption(view: KasaneView, brush: Brush) -> str:
    parts = [
        brush.text("round", round=view.round, rounds=view.rounds),
        brush.text("turn", turn=min(view.turn + 1, 12)),
        f"{brush.text('deck')} {view.deck}",
        f"{brush.text('discard')} {view.discard_size}",
    ]
    return " · ".join(parts)


def ask(view: KasaneView, brush: Brush) -> str:
    return brush.text(f"ask.{view.phase}")


def score(points: Sequence[int], brush: Brush) -> str:
    earned, laid = points
    parts = [brush.text("score-points", count=earned)]
    if laid:
        parts.append(brush.text("score-laid", count=laid))
    return ", ".join(parts)


def card(token: str, brush: Brush) -> Text:
    """A card as its number and shape; a meld by its name."""
    if token in MELDS:
        return Text(brush.text(f"meld.{token}"))
    return _piece(token, brush) if token in TOKENS else Text(token)


def label(move: Move, view: KasaneView, brush: Brush) -> Text:
    """A move with what it takes or lays, and what that pays."""
    if move.verb == "meld":
        return _meld_label(move, view, brush)
    words = Text.assemble((brush.text(f"action.{move.verb}"), "bold"), " ")
    if move.verb == "row":
        row = view.rows[int(move.groups[0][0]) - 1]
        words.append(f"{move.groups[0][0]}  ").append_text(_piece(row.cards[-1], brush))
        words.append_text(_best(row, brush))
    return words


def _meld_label(move: Move, view: KasaneView, brush: Brush) -> Text:
    """Without the verb, so that the longest fits; the field's card is in brackets."""
    meld, number, *field = move.groups[0]
    words = cell(Text(f"{meld} {number}", "bold"), MELD_NAME)
    for choice in view.choices or ():
        if choice.move == move.text:
            cards = [_piece(token, brush) for token in choice.cards]
            if field:
                cards[0] = Text.assemble("(", cards[0], ")")
            words.append_text(Text(" ").join(cards))
            words.append(f"  +{choice.points}", style=f"bold {brush.palette.shu}")
    return words


def draw(view: KasaneView, brush: Brush) -> RenderableType:
    is_narrow = brush.width < GRID + MELD_CARDS
    melds = NARROW_MELDS if is_narrow else MELD_CARDS
    block = min(brush.width, WIDEST)
    left = _grid(view, brush)
    right = _melds(view, brush, is_narrow)
    upper = [
        beside([cell(one, block - melds), cell(two, melds)])
        for one, two in zip_longest(left, right, fillvalue=Text())
    ]
    air = [Text()] if brush.height >= ROOMY else []
    lines = [*upper, *air]
    for seat in _order(view):
        lines += [_seat(view, seat, brush), *air]
    for line in lines:
        line.truncate(block)
        line.pad_left(max(0, brush.width - block) // 2)
        line.truncate(brush.width)
    return Group(*lines)


def _order(view: KasaneView) -> list[int]:
    """The others in the order of their turns, then the observer."""
    me = view.seat if view.seat is not None else view.players - 1
    return [(me + 1 + place) % view.players for place in range(view.players)]


# --- the grid -------------------------------------------------------------------------------------


def _grid(view: KasaneView, brush: Brush) -> list[Text]:
    lines = [Text(f"  {brush.text('grid')}", style=f"bold {brush.palette.faint}")]
    is_roomy = brush.height >= ROOMY
    for number, row in enumerate(view.rows, start=1):
        lines += _framed_row(number, row, brush) if is_roomy else [_row(number, row, brush)]
    return [*lines, *([] if is_roomy else [Text()]), *_unseen(view, brush)]


def _row(number: int, row: RowView, brush: Brush) -> Text:
    cards = [cell(_piece(token, brush), 4) for token in row.cards]
    if cards:
        cards[-1] = cell(_piece(row.cards[-1], brush, "reverse"), 3)
    return Text.assemble((f"  {number}  ", "bold"), *cards, _best(row, brush))


def _framed_row(number: int, row: RowView, brush: Brush) -> list[Text]:
    """The same with frames; of covered cards only the left part is seen."""
    if not row.cards:
        return [Text(), Text(f"  {number}", "bold"), Text()]
    *covered, top = row.cards
    upper, middle, lower = Text("     "), Text(f"  {number}  ", "bold"), Text("     ")
    for token in covered:
        colour = _colour(token, brush)
        upper.append("╭──", style=colour)
        middle.append("│", style=colour).append_text(cell(_piece(token, brush), 2))
        lower.append("╰──", style=colour)
    colour = _colour(top, brush)
    upper.append("╭────╮", style=colour)
    middle.append("│ ", style=colour).append_text(_piece(top, brush)).append(" │", style=colour)
    lower.append("╰────╯", style=colour)
    return [upper, middle.append_text(_best(row, brush)), lower]


def _best(row: RowView, brush: Brush) -> Text:
    """The best that the observer could lay with the top card of a row."""
    if not row.melds:
        return Text()
    points = max(choice.points for choice in row.melds)
    return Text(f"  ▸ +{points}", style=f"bold {brush.palette.shu}")


def _unseen(view: KasaneView, brush: Brush) -> list[Text]:
    """How many cards of each kind the observer has not in sight; in the end, cards never dealt."""
    if view.over and view.discard:
        words = Text(f"  {brush.text('discard')} ", style=brush.palette.faint)
        return [words.append_text(_cards(view.discard, brush))]
    words = cell(Text(f"  {brush.text('unseen')}", style=brush.palette.faint), 11)
    head, counts = cell(Text(), 11), words
    for token, count in zip(TOKENS, view.unseen, strict=True):
        head.append(f"{token} ", style=_colour(token, brush))
        counts.append(f"{count} ", style="bold" if count else brush.palette.faint)
    return [head, counts]


# --- the melds ------------------------------------------------------------------------------------


def _melds(view: KasaneView, brush: Brush, is_narrow: bool) -> list[Text]:
    lines = [Text(brush.text("melds"), style=f"bold {brush.palette.faint}")]
    for meld in view.melds:
        lines.append(_meld(meld, brush, is_narrow))
        if brush.height >= ROOMY and meld.meld in ("juu", "asanoha", "jyougen"):
            lines.append(Text())
    return [*lines, _pay(brush)] if brush.height >= ROOMY else lines


def _pay(brush: Brush) -> Text:
    """What colours pay at the end, for a field of eight cards or more."""
    line = Text("8+ ", style=brush.palette.faint)
    for number, points in enumerate(COLOUR_BONUS.tolist()[1:], start=1):
        line.append(f"{number}◇", style=brush.palette.faint).append(f"{points} ", style="bold")
    return line


def _meld(meld: MeldView, brush: Brush, is_narrow: bool) -> Text:
    is_open = any(not box.filled for box in meld.boxes)
    style = "bold" if is_open else brush.palette.faint
    line = cell(Text(meld.meld, style=style), 8)
    if not is_narrow:
        line.append_text(cell(Text(brush.text(f"kanji.{meld.meld}"), style=style), 9))
    for box in meld.boxes:
        line.append_text(_box(box, brush))
    if not meld.boxes:  # as the meld_table of this table has it
        line.append(f"{brush.text('no-boxes')}  ", brush.palette.faint)
    return line if is_narrow else line.append(brush.text(f"needs.{meld.meld}"), brush.palette.faint)


def _box(box: BoxView, brush: Brush) -> Text:
    if box.filled:
        return cell(Text(f"{box.cards}{'×' if box.blocked else '●'}", brush.palette.faint), 4)
    return cell(Text.assemble((f"{box.cards}○", brush.palette.faint), (f"{box.points}", "bold")), 4)


# --- the seats ------------------------------------------------------------------------------------


def _seat(view: KasaneView, seat: int, brush: Brush) -> Text:
    """Name and points, the field, the hand, and what the colours are worth."""
    side = view.seats[seat]
    colour = _side_colour(view, seat, brush)
    faint = brush.palette.faint
    line = Text.assemble(
        ("▶" if view.actor == seat else " ", brush.palette.shu),
        ("◎" if view.starter == seat else " ", faint),
        cell(Text(first_word(brush.names[seat], 9), f"bold {colour}"), 10),
        cell(Text.assemble((f"{side.points:>2}", "bold"), (f" {brush.text('pts')}", faint)), 7),
        (f"{brush.text('field')} ", faint),
        _cards(side.field, brush),
        (f" │ {brush.text('hand')} ", faint),
        _hand(side, colour, brush),
    )
    return cell(line, 71).append_text(_worth(side, brush))


def _hand(side: SeatView, colour: str, brush: Brush) -> Text:
    if side.hand is None:
        return Text("▒ " * side.hand_size, style=colour).append(str(side.hand_size), style="bold")
    return _cards(side.hand, brush)


def _cards(tokens: Sequence[str], brush: Brush) -> Text:
    if not tokens:
        return Text("–", style=brush.palette.faint)
    return Text(" ").join(_piece(token, brush) for token in tokens)


def _worth(side: SeatView, brush: Brush) -> Text:
    """The colours of a field, and what they would pay now."""
    bonus = side.colour_bonus + side.all_laid_bonus
    line = Text(f"◇{side.colours}", style=brush.palette.faint)
    return line.append(f" (+{bonus})", style=f"bold {brush.palette.shu}") if bonus else line


# --- pieces ---------------------------------------------------------------------------------------


def _piece(token: str, brush: Brush, style: str = "") -> Text:
    """Two cells: the number and its shape, in its colour; or +1."""
    shape = "" if token == PLUS else SHAPES[TOKENS.index(token)]
    return Text(f"{token}{shape}", style=f"bold {style} {_colour(token, brush)}")


def _colour(token: str, brush: Brush) -> str:
    if token == PLUS:
        return brush.palette.ink
    return brush.palette.kinds[SHADES[TOKENS.index(token)]]


def _side_colour(view: KasaneView, seat: int, brush: Brush) -> str:
    me = view.seat if view.seat is not None else view.players - 1
    if seat == me:
        return brush.palette.mine
    return brush.palette.theirs[(seat - me - 1) % view.players]
