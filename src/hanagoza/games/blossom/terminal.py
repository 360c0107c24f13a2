"""Blossom on the terminal: the others above, six flowers of the garden in a row, oneself below."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from hanagoza.drawing import Brush
from hanagoza.drawing.kit import beside, cell, first_word
from hanagoza.games.blossom.moves import LIMIT
from hanagoza.games.blossom.pieces import NAMES
from hanagoza.games.blossom.view import BlossomView, FlowerView, SeatView

NARROWEST, WIDEST = 12, 20
NAME_WIDTH = 14
ROOMY, LARGE = 28, 34
"""Screen heights from which the flowers have pictures, and from which the cards have them too."""

SIGNS = dict(zip(NAMES, "✺❀✿♧✽❁", strict=True))
PICTURES = {
    "chrysanth": ("╲╲│╱╱", "──✺──", "╱╱│╲╲"),
    "camellia": ("╭◠◠◠╮", "( ❀ )", "╰◡◡◡╯"),
    "rose": ("╭─╮", "( ✿ )", "╰┬╯"),
    "lily": ("╭┄┄┄╴", "♧ ♧ ♧", "│ "),
    "anemone": ("◜◠◝", "( ✽ )", "◟│◞"),
    "cherry": ("❁ ❁ ❁", "╲│╱", "│"),
}


def caption(view: BlossomView, brush: Brush) -> str:
    parts = [brush.text("round", round=view.round)]
    if view.mover is not None and view.phase in ("act", "draw", "choose"):
        parts.append(brush.text("action", action=view.action + 1))
    parts.append(f"{brush.text('deck')} {view.deck}")
    if view.removed:
        parts.append(f"{brush.text('removed')} {view.removed}")
    return " · ".join(parts)


def ask(view: BlossomView, brush: Brush) -> str:
    return brush.text(f"ask.{view.phase}")


def score(points: Sequence[int], brush: Brush) -> str:
    """Points, and cards left where they are counted: fewer win a tie."""
    gained, left = points[0], -points[1]
    parts = [brush.text("points", count=gained)] if gained or not left else []
    parts += [brush.text("left", count=left)] if left else []
    return ", ".join(parts)


def card(token: str, brush: Brush) -> Text:
    if token not in NAMES:
        return Text(token if token.isdigit() else brush.text(f"action.{token}"))
    sign = (SIGNS[token], f"bold {_colour(token, brush)}")
    return Text.assemble(sign, f" {brush.text(f'card.{token}')}")


def draw(view: BlossomView, brush: Brush) -> RenderableType:
    me = view.seat or 0
    others = [(me + turn) % view.players for turn in range(1, view.players)]
    width = max(NARROWEST, min(WIDEST, brush.width // len(NAMES)))
    air = [Text()] if brush.height >= LARGE else []
    lines = [
        *(_other(view, seat, brush) for seat in others),
        *air,
        *_row(view, brush, width),
        *_undealt(view, brush),
        *air,
        *_yard(view, me, brush, width),
        *_hand(view, me, brush, width),
        _mine(view, me, brush),
    ]
    block = width * len(NAMES)
    for line in lines:
        line.truncate(block)
        line.pad_left(max(0, brush.width - block) // 2)
        line.truncate(brush.width)
    return Group(*lines)


# --- the garden -----------------------------------------------------------------------------------


def _row(view: BlossomView, brush: Brush, width: int) -> list[Text]:
    boxes = [_bed(flower, view, brush, width) for flower in view.flowers]
    return [beside(line) for line in zip(*boxes, strict=True)]


def _bed(flower: FlowerView, view: BlossomView, brush: Brush, width: int) -> list[Text]:
    """One kind: its sign and name on top, what is in the garden, what one is worth, what is unseen.

    A cross in the lower edge: this kind may not be taken from the garden now.
    """
    inner, faint = width - 2, brush.palette.faint
    edge = Text("│", style=faint)
    colour = _colour(flower.card, brush)
    lines = [
        *(_picture(flower.card, brush, inner) if brush.height >= ROOMY else ()),
        cell(_growing(view.garden.count(flower.card), colour, brush), inner, "center"),
        cell(Text(brush.text("worth", points=flower.worth)), inner, "center"),
    ]
    barred = Text(" ✕ " if flower.card in view.barred else "", style=f"bold {brush.palette.shu}")
    bottom = _edge(barred, _unseen(flower, brush, inner - barred.cell_len), inner, faint)
    return [
        Text.assemble(("╭", faint), _heading(flower.card, brush, inner), ("╮", faint)),
        *(Text.assemble(edge, line, edge) for line in lines),
        Text.assemble(("╰", faint), bottom, ("╯", faint)),
    ]


def _heading(name: str, brush: Brush, width: int) -> Text:
    """Sign and name in the upper edge, with air around them if there is room."""
    words = f"{SIGNS[name]} {first_word(brush.text(f'card.{name}'), width - 2)}"
    head = Text(words, style=f"bold {_colour(name, brush)}")
    if head.cell_len + 2 <= width:
        head = Text.assemble(" ", head, " ")
    return _edge(head, Text(), width, brush.palette.faint)


def _edge(left: Text, right: Text, width: int, style: str) -> Text:
    return Text.assemble(left, ("─" * (width - left.cell_len - right.cell_len), style), right)


def _unseen(flower: FlowerView, brush: Brush, width: int) -> Text:
    words = Text(f" {brush.text('unseen')} {flower.unseen} ", style=brush.palette.faint)
    return words if words.cell_len <= width else Text(f" ? {flower.unseen} ", brush.palette.faint)


def _growing(number: int, colour: str, brush: Brush) -> Text:
    if not number:
        return Text("·", style=brush.palette.faint)
    return Text("▮" * number, style=colour).append(f" {number}", style="bold")


def _picture(name: str, brush: Brush, width: int) -> list[Text]:
    style = _colour(name, brush)
    return [cell(Text(line, style=style), width, "center") for line in PICTURES[name]]


def _undealt(view: BlossomView, brush: Brush) -> list[Text]:
    """What was left in the deck, and what was removed: turned up in the end."""
    line = Text()
    for zone, cards in (("deck", view.deck_cards), ("removed", view.removed_cards)):
        if cards:
            line.append(f"  {brush.text(zone)} ", style=brush.palette.faint)
            line.append_text(_signs(cards, brush))
    return [line] if line else []


def _signs(cards: Sequence[str], brush: Brush) -> Text:
    """Cards in short: a sign for each."""
    return Text().join(Text(SIGNS[name], f"bold {_colour(name, brush)}") for name in cards)


# --- the sides ------------------------------------------------------------------------------------


def _other(view: BlossomView, seat: int, brush: Brush) -> Text:
    """Somebody else in one line: name, points, hand, and what lies in the yard."""
    side = view.seats[seat]
    colour = _side_colour(view, seat, brush)
    line = _name(view, seat, brush)
    line.append(f"  {brush.text('hand')} ", style=brush.palette.faint)
    line.append_text(cell(_held(side.hand, side.hand_size, colour, brush), LIMIT))
    line.append(f" {side.hand_size}", style="bold")
    zone = brush.text("put-back" if view.phase == "mulligan" else "yard")
    line.append(f"  {zone} ", style=brush.palette.faint)
    line.append_text(_held(side.down, side.down_size, colour, brush))
    for flower in side.up:
        line.append(f" {SIGNS[flower]}", style=f"bold {_colour(flower, brush)}")
        line.append(brush.text(f"short.{flower}"))
    if not side.up and not side.down_size:
        line.append("·", style=brush.palette.faint)
    return line


def _held(cards: Sequence[str] | None, size: int, colour: str, brush: Brush) -> Text:
    """Somebody else's cards: their backs, until all is turned up."""
    return Text("▒" * size, style=colour) if cards is None else _signs(cards, brush)


def _name(view: BlossomView, seat: int, brush: Brush) -> Text:
    """Who, with how many points; marks show whose turn it is and who goes first."""
    name = Text(brush.names[seat], style=f"bold {_side_colour(view, seat, brush)}")
    points = Text(brush.text("points", count=view.seats[seat].points))
    widest = max(cell_len(brush.names[other]) for other in range(view.players))
    longest = cell_len(brush.text("points", count=100))
    return Text.assemble(
        ("▶ " if view.mover == seat else "  ", brush.palette.shu),
        cell(name, min(widest, NAME_WIDTH)),
        ("  ① " if view.starter == seat else "    ", brush.palette.shu),
        cell(points, longest),
    )


def _mine(view: BlossomView, me: int, brush: Brush) -> Text:
    line = _name(view, me, brush)
    side = view.seats[me]
    yard = len(side.up) + (0 if view.phase == "mulligan" else side.down_size)
    for zone, number in (("yard", yard), ("hand", side.hand_size)):
        line.append(f"   {brush.text(zone)} ", style=brush.palette.faint)
        line.append(f"{number}/{LIMIT}", style="bold")
    return line


def _yard(view: BlossomView, me: int, brush: Brush, width: int) -> list[Text]:
    """Own yard: face-up cards in colour, then face-down ones, which only their owner reads."""
    side = view.seats[me]
    cards = [_face(name, brush, width) for name in side.up]
    cards += _backs(side, brush, width)
    zone = "put-back" if view.phase == "mulligan" else "yard"
    return _shelf(zone, cards, brush, width)


def _backs(side: SeatView, brush: Brush, width: int) -> list[list[Text]]:
    hidden: Sequence[str] = side.down if side.down is not None else [""] * side.down_size
    return [_back(name, brush, width) for name in hidden]


def _hand(view: BlossomView, me: int, brush: Brush, width: int) -> list[Text]:
    side = view.seats[me]
    if side.hand is None:
        return _shelf("hand", [_back("", brush, width)] * side.hand_size, brush, width)
    return _shelf("hand", [_face(name, brush, width) for name in side.hand], brush, width)


def _shelf(zone: str, cards: list[list[Text]], brush: Brush, width: int) -> list[Text]:
    """Up to five cards next to each other, the name of the zone before them."""
    height = len(_face(NAMES[0], brush, width))
    label = [cell(Text(), width) for _ in range(height)]
    label[height // 2] = cell(Text(f"  {brush.text(zone)}", style=brush.palette.faint), width)
    return [beside(line) for line in zip(label, *cards, strict=True)]


def _face(name: str, brush: Brush, width: int) -> list[Text]:
    colour = _colour(name, brush)
    inner = width - 2
    words = first_word(brush.text(f"card.{name}"), inner - 2)
    label = Text.assemble((f"{SIGNS[name]} ", f"bold {colour}"), (words, "bold"))
    edge = Text("│", style=colour)
    return [
        Text(f"┌{'─' * inner}┐", style=colour),
        *_inside(name, label, edge, brush, inner),
        Text(f"└{'─' * inner}┘", style=colour),
    ]


def _back(name: str, brush: Brush, width: int) -> list[Text]:
    """A face-down card, in a broken frame; its owner sees what it is."""
    faint, inner = brush.palette.faint, width - 2
    words = Text("▒▒▒", style=faint)
    if name:
        whole = brush.text(f"card.{name}")
        gap = " " if cell_len(whole) + 4 <= inner else ""  # closer together before it is cut
        short = first_word(whole, inner - 2 - 2 * len(gap))
        sign = (SIGNS[name] + gap, _colour(name, brush))
        words = Text.assemble((f"▒{gap}", faint), sign, short)
    edge = Text("┊", style=faint)
    return [
        Text(f"┌{'╌' * inner}┐", style=faint),
        *_inside(name, words, edge, brush, inner),
        Text(f"└{'╌' * inner}┘", style=faint),
    ]


def _inside(name: str, label: Text, edge: Text, brush: Brush, width: int) -> list[Text]:
    lines = [cell(label, width, "center")]
    if brush.height >= LARGE:
        picture = _picture(name, brush, width) if name else [cell(Text(), width)] * 3
        lines = [*picture, *lines]
    return [Text.assemble(edge, line, edge) for line in lines]


def _colour(name: str, brush: Brush) -> str:
    return brush.palette.kinds[COLOURS[name]]


COLOURS = {"chrysanth": 6, "camellia": 4, "rose": 2, "lily": 0, "anemone": 3, "cherry": 1}
"""Which of the palette's colours each flower has."""


def _side_colour(view: BlossomView, seat: int, brush: Brush) -> str:
    me = view.seat or 0
    if seat == me:
        return brush.palette.mine
    return brush.palette.theirs[(seat - me - 1) % view.players]
