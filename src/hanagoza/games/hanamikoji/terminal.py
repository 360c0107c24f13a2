"""Hanamikoji on the terminal: seven geisha in a row, the opponent above, oneself below."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from hanagoza.drawing import Brush
from hanagoza.drawing.kit import beside, cell, first_word
from hanagoza.games.hanamikoji.moves import ACTIONS
from hanagoza.games.hanamikoji.pieces import LETTERS
from hanagoza.games.hanamikoji.view import GeishaView, HanamikojiView, SeatView

NARROWEST, WIDEST = 9, 17
ROOMY, LARGE = 28, 36
"""Screen heights from which the geisha have pictures, and from which the hand has them too."""

PICTURES = {
    "A": ("     ♪ ", "━∘∘∘∘━━"),
    "B": ("╲╲┃╱╱", "╲┃╱"),
    "C": ("╭┄┄┄┄╮", "◖┄┄┄┄◗"),
    "D": ("┏━┓    ", "┗━┛━━━╪"),
    "E": ("▁▟█▙▁", "┃"),
    "F": ("⌇ ⌇", "╰▂▂▂╯"),
    "G": ("✿ ✿   ", "┗┻━━━─"),
}


def caption(view: HanamikojiView, brush: Brush) -> str:
    parts = [
        brush.text("round", round=view.round),
        brush.text("turn", turn=min(view.turn + 1, 8)),
        f"{brush.text('deck')} {view.deck}",
    ]
    return " · ".join(parts)


def ask(view: HanamikojiView, brush: Brush) -> str:
    return brush.text(f"ask.{view.phase}")


def score(points: Sequence[int], brush: Brush) -> str:
    geisha, charm = points
    return brush.text("score", count=geisha, charm=charm)


def card(token: str, brush: Brush) -> Text:
    if token not in LETTERS:
        return Text(token)
    letter = (token, f"bold {_colour(token, brush)}")
    return Text.assemble(letter, f" {brush.text(f'card.{token}')}")


def draw(view: HanamikojiView, brush: Brush) -> RenderableType:
    me = view.seat or 0
    other = 1 - me
    width = max(NARROWEST, min(WIDEST, brush.width // len(LETTERS)))
    air = [Text()] if brush.height >= LARGE else []
    lines = [
        _side(view, other, brush),
        _markers(view.seats[other], brush),
        *air,
        beside([_placed(geisha, other, brush, width) for geisha in view.row]),
        *_row(view, brush, width),
        beside([_placed(geisha, me, brush, width) for geisha in view.row]),
        *air,
        _offer(view, brush, width * len(LETTERS)),
        *air,
        *_hand(view, brush, width),
        _markers(view.seats[me], brush),
        _side(view, me, brush),
    ]
    block = width * len(LETTERS)
    for line in lines:
        line.truncate(block)
        line.pad_left(max(0, brush.width - block) // 2)
        line.truncate(brush.width)
    return Group(*lines)


# --- the row --------------------------------------------------------------------------------------


def _row(view: HanamikojiView, brush: Brush, width: int) -> list[Text]:
    boxes = [_geisha(geisha, view, brush, width) for geisha in view.row]
    return [beside(line) for line in zip(*boxes, strict=True)]


def _geisha(geisha: GeishaView, view: HanamikojiView, brush: Brush, width: int) -> list[Text]:
    """Her box: letter and charm on top, picture, name, who has her favour, cards unseen.

    An arrow in the upper or lower edge points to the side that is ahead.
    """
    inner = width - 2
    arrow = _arrow(geisha, view, brush)
    above, below = (arrow, Text()) if geisha.ahead != view.seat else (Text(), arrow)
    edge = Text("│", style=brush.palette.faint)
    lines = [
        *(_picture(geisha.card, brush, inner) if brush.height >= ROOMY else ()),
        cell(Text(first_word(brush.text(f"card.{geisha.card}"), inner)), inner, "center"),
        cell(_favour(geisha, view, brush), inner, "center"),
    ]
    bottom = _unseen(geisha, brush, inner - 2) + below
    return [
        _framed("╭", _heading(geisha.card, geisha.charm, above, brush, inner), "╮", brush),
        *(Text.assemble(edge, line, edge) for line in lines),
        _framed("╰", cell(bottom, inner, "center", "─", brush.palette.faint), "╯", brush),
    ]


def _heading(letter: str, charm: int, between: Text, brush: Brush, width: int) -> Text:
    """A letter and a charm in the upper edge of a box."""
    style = f"bold {_colour(letter, brush)}"
    middle = cell(between, width - 6, "center", "─", brush.palette.faint)
    return Text.assemble((f" {letter} ", style), middle, (f" {charm} ", style))


def _picture(letter: str, brush: Brush, width: int) -> list[Text]:
    style = _colour(letter, brush)
    return [cell(Text(line, style=style), width, "center") for line in PICTURES[letter]]


def _framed(left: str, middle: Text, right: str, brush: Brush) -> Text:
    faint = brush.palette.faint
    return Text.assemble((left, faint), middle, (right, faint))


def _favour(geisha: GeishaView, view: HanamikojiView, brush: Brush) -> Text:
    if geisha.favour is None:
        return Text("◇", style=brush.palette.faint)
    colour = _side_colour(geisha.favour, view.seat or 0, brush)
    return Text(f"◆ {brush.names[geisha.favour]}", style=f"bold {colour}")


def _arrow(geisha: GeishaView, view: HanamikojiView, brush: Brush) -> Text:
    me = view.seat or 0
    if geisha.ahead is None:
        return Text()
    shape = "▼" if geisha.ahead == me else "▲"
    return Text(shape, style=f"bold {_side_colour(geisha.ahead, me, brush)}")


def _unseen(geisha: GeishaView, brush: Brush, width: int) -> Text:
    words = Text(f" {brush.text('unseen')} {geisha.unseen} ", style=brush.palette.faint)
    return words if words.cell_len <= width else Text(f" ? {geisha.unseen} ", brush.palette.faint)


def _placed(geisha: GeishaView, seat: int, brush: Brush, width: int) -> Text:
    number = geisha.placed[seat]
    if not number:
        return cell(Text("·", style=brush.palette.faint), width, "center")
    cards = Text("▮" * number, style=_colour(geisha.card, brush))
    return cell(cards.append(f" {number}", style="bold"), width, "center")


# --- the two sides --------------------------------------------------------------------------------


def _side(view: HanamikojiView, seat: int, brush: Brush) -> Text:
    """Name, cards in hand and favours; a mark shows who is to decide."""
    side, me = view.seats[seat], view.seat or 0
    colour = _side_colour(seat, me, brush)
    line = Text.assemble(
        ("▶ " if view.actor == seat else "  ", brush.palette.shu),
        (brush.names[seat], f"bold {colour}"),
        ("   ◆ ", colour),
        score((side.geisha, side.charm), brush),
    )
    if seat != me:
        line.append(f"   {brush.text('hand')} ", style=brush.palette.faint)
        line.append("▒" * side.hand_size, style=colour)
        line.append(f" {side.hand_size}", style="bold")
    if view.starter == seat:
        line.append(f"   {brush.text('start')}", style=brush.palette.faint)
    return line


def _markers(side: SeatView, brush: Brush) -> Text:
    """The four action markers, and the cards that lie face down under two of them."""
    line = Text("  ")
    for action in ACTIONS:
        name = brush.text(f"action.{action}")
        if action in side.used:
            line.append(f"● {name}", style=brush.palette.faint)
            line.append_text(_under(side, action, brush))
        else:
            line.append(f"○ {name}")
        line.append("    ")
    return line


def _under(side: SeatView, action: str, brush: Brush) -> Text:
    if action not in ("secret", "discard"):
        return Text()
    cards = side.secret if action == "secret" else side.discard
    if cards is None:
        return Text(" ▒" + " ▒" * (action == "discard"), style=brush.palette.theirs[0])
    return Text(" ").join(
        [Text(), *(Text(letter, style=f"bold {_colour(letter, brush)}") for letter in cards)]
    )


def _hand(view: HanamikojiView, brush: Brush, width: int) -> list[Text]:
    """Own cards, face up; an empty hand leaves its place empty."""
    charms = {geisha.card: geisha.charm for geisha in view.row}
    hand = view.seats[view.seat or 0].hand or ()
    cards = [_face(letter, charms[letter], brush, width) for letter in hand]
    if not cards:
        return [Text() for _ in _face(LETTERS[0], 0, brush, width)]
    return [beside(line) for line in zip(*cards, strict=True)]


def _face(letter: str, charm: int, brush: Brush, width: int) -> list[Text]:
    colour = _colour(letter, brush)
    inner = width - 2
    edge = Text("│", style=colour)
    top = _heading(letter, charm, Text("─" * (inner - 6), style=colour), brush, inner)
    lines = [
        *(_picture(letter, brush, inner) if brush.height >= LARGE else ()),
        cell(Text(first_word(brush.text(f"card.{letter}"), inner), "bold"), inner, "center"),
    ]
    return [
        Text.assemble(("┌", colour), top, ("┐", colour)),
        *(Text.assemble(edge, line, edge) for line in lines),
        Text(f"└{'─' * inner}┘", style=colour),
    ]


# --- between them ---------------------------------------------------------------------------------


def _offer(view: HanamikojiView, brush: Brush, width: int) -> Text:
    """What lies on offer, or the quiet edge of the mat."""
    if view.offer is None:
        return cell(Text(" ✿ ", brush.palette.shu), width, "center", "╌", brush.palette.faint)
    groups = [
        Text(" + ").join(card(letter, brush) for letter in group)
        for group in _choices(view.offer.groups)
    ]
    line = _offered(view.offer.seat, groups, brush)
    if line.cell_len > width:
        letters = [Text(" ".join(group), "bold") for group in _choices(view.offer.groups)]
        line = _offered(view.offer.seat, letters, brush)
    return cell(line, width, "center")


def _offered(seat: int, groups: Sequence[Text], brush: Brush) -> Text:
    shu = brush.palette.shu
    head = (f"▶ {brush.names[seat]}  ", f"bold {shu}")
    return Text.assemble(head, *(Text.assemble(("【", shu), g, ("】", shu)) for g in groups))


def _choices(groups: Sequence[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """What can be taken: one card of a gift, one pair of a competition."""
    return list(groups) if len(groups) > 1 else [(letter,) for letter in groups[0]]


def _colour(letter: str, brush: Brush) -> str:
    return brush.palette.kinds[LETTERS.index(letter)]


def _side_colour(seat: int, me: int, brush: Brush) -> str:
    return brush.palette.mine if seat == me else brush.palette.theirs[0]
