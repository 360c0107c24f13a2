"""Hitohira and La Légende du Cerisier on the terminal: ability cards above, then everybody's field
by colour, the pieces of the turn in the middle, oneself below.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from hanagoza.core.moves import Move
from hanagoza.drawing import Brush
from hanagoza.drawing.kit import beside, cell
from hanagoza.games.hitohira.moves import ABILITIES, NONE, OPPONENTS, ZONES
from hanagoza.games.hitohira.pieces import LETTERS
from hanagoza.games.hitohira.view import AbilityView, Counts, HitohiraView, SeatView

NARROWEST, WIDEST = 60, 114
ROOMY, LARGE = 28, 36
"""Screen heights from which the sides stand apart, and from which there is air around them."""

SHAPES = dict(zip(LETTERS, "●▲◆■○✚", strict=True))
PLACES = ("turn", "field", "screen")
MARGIN = "  "


def caption(view: HitohiraView, brush: Brush) -> str:
    parts = [f"{brush.text('pouch')} {view.pouch}"]
    if view.removed:
        parts.append(f"{brush.text('removed')} {view.removed}")
    return " · ".join(parts)


def ask(view: HitohiraView, brush: Brush) -> str:
    if view.phase == "grab" and not view.grabs:
        return brush.text("ask.grab-first")
    held = [letter for letter, n in _counted(view.held) if n]
    return brush.text(f"ask.{view.phase}", card=brush.text(f"card.{held[0]}") if held else "")


def score(points: Sequence[int], brush: Brush) -> str:
    total, behind = points
    if not behind:
        return brush.text("score", count=total)
    if not total:
        return brush.text("score-behind", behind=behind)
    return brush.text("score-tie", points=total, behind=behind)


def card(token: str, brush: Brush) -> Text:
    if token in SHAPES:
        piece = (f"{SHAPES[token]} {token}", f"bold {_colour(token, brush)}")
        return Text.assemble(piece, f" {brush.text(f'card.{token}')}")
    if token == NONE:
        return Text(brush.text("none"))
    if token in ABILITIES:
        return Text(brush.text(f"ability.{token}"))
    return Text(brush.text(f"place.{token}") if token in PLACES else token)


def label(move: Move, view: HitohiraView, brush: Brush) -> Text:
    """A move as the menu lists it: opponents by their names."""
    tokens = [_named(move.verb, token, view, brush) for group in move.groups for token in group]
    verb = (brush.text(f"action.{move.verb}"), "bold")
    return Text.assemble(verb, "  ", Text(" ").join(tokens))


def _named(verb: str, token: str, view: HitohiraView, brush: Brush) -> Text:
    if verb == "use" and token == NONE:
        return Text(brush.text("ability.none"))
    if verb in ("hide", "give") and token in ZONES:
        return Text(brush.text(f"from.{token}"))
    if token not in OPPONENTS:
        return card(token, brush)
    seat = ((view.seat or 0) + OPPONENTS.index(token) + 1) % view.players
    return Text(brush.names[seat], f"bold {_side_colour(seat, view, brush)}")


def draw(view: HitohiraView, brush: Brush) -> RenderableType:
    me = view.seat or 0
    width = max(NARROWEST, min(WIDEST, brush.width))
    gap = [Text()] if brush.height >= ROOMY else []
    air = [Text()] if brush.height >= LARGE else []
    lines = [*_cards(view, brush, width), *gap]
    for distance in range(1, view.players):
        seat = (me + distance) % view.players
        lines += [*_side(view, seat, brush, width), *gap]
    lines += [*air, _drawn(view, brush, width), *air, *gap, *_side(view, me, brush, width)]
    lines += [_behind(view.seats[me], brush)]
    for line in lines:
        line.truncate(width)
        line.pad_left(max(0, brush.width - width) // 2)
        line.truncate(brush.width)
    return Group(*lines)


# --- the ability cards ----------------------------------------------------------------------------


def _cards(view: HitohiraView, brush: Brush, width: int) -> list[Text]:
    """What each draw of this turn could be good for; on one line if there is room."""
    cards = [_ability(ability, view, brush) for ability in view.abilities]
    for gap in ("   ", " "):
        line = Text(gap).join(cards)
        if line.cell_len <= width:
            return [cell(line, width, "center")]
    return [beside(cell(name, width // 3, "center") for name in cards)]


def _ability(ability: AbilityView, view: HitohiraView, brush: Brush) -> Text:
    lit = ability.triggered or ability.name == view.ability
    mark = "◉" if ability.name == view.ability else "●" if ability.triggered else "○"
    style = f"bold {brush.palette.shu}" if lit else brush.palette.faint
    return Text.assemble(
        (f"{mark} {brush.text(f'trigger.{ability.trigger}')} ", style),
        (brush.text(f"ability.{ability.name}"), "bold" if lit else ""),
    )


# --- the sides ------------------------------------------------------------------------------------


def _side(view: HitohiraView, seat: int, brush: Brush, width: int) -> list[Text]:
    """Name and points, then the field, a column for each colour."""
    side = view.seats[seat]
    colour = _side_colour(seat, view, brush)
    head = Text.assemble(
        ("▶ " if view.actor == seat else MARGIN, brush.palette.shu),
        (brush.names[seat], f"bold {colour}"),
        (f"   {brush.text('field')} ", brush.palette.faint),
        (brush.text("points", points=side.points), "bold"),
    )
    if seat != (view.seat or 0):
        head.append_text(_screen(side, brush))
    if side.committed:
        head.append("   ✓", style=brush.palette.shu)
    if view.active == seat and view.guarded:
        head.append(f"   {brush.text('stalled')}", style=brush.palette.shu)
    column = (width - len(MARGIN)) // len(LETTERS)
    cells = (_column(letter, n, brush, column) for letter, n in _counted(side.field))
    return [head, beside([Text(MARGIN), *cells])]


def _column(letter: str, number: int, brush: Brush, width: int) -> Text:
    """A colour of a field: its letter, a shape for each piece, and how many they are."""
    if not number:
        return cell(Text(f"{letter} ·", style=brush.palette.faint), width)
    shapes = SHAPES[letter] * min(number, width - 6)
    return cell(
        Text.assemble((f"{letter} {shapes}", f"bold {_colour(letter, brush)}"), f" {number}"), width
    )


def _screen(side: SeatView, brush: Brush) -> Text:
    """What an observer knows of another's screen: on the table nothing, until it is lifted."""
    line = Text(f"   {brush.text('screen')} ", style=brush.palette.faint)
    if side.screen is None:
        return line.append("▒▒▒", style=brush.palette.theirs[0])
    return line.append_text(_pieces(side.screen, brush)).append("▒" * (side.secrets or 0))


def _behind(side: SeatView, brush: Brush) -> Text:
    """The own screen, seen from behind."""
    if side.screen is None:
        return Text()
    line = Text(f"{MARGIN}{brush.text('screen')} ", style=brush.palette.faint)
    line.append_text(_pieces(side.screen, brush))
    for group, letters in (("warm", "RY"), ("cool", "LB")):
        number = sum(n for letter, n in _counted(side.screen) if letter in letters)
        line.append(f"   {brush.text(f'group.{group}')} ", style=brush.palette.faint)
        line.append(str(number), style="bold")
    jokers = sum(n for letter, n in _counted(side.screen) if letter in "WK")
    if jokers:
        line.append(f"   {brush.text('jokers')} ", style=brush.palette.faint)
        line.append(str(jokers), style="bold")
    return line


# --- between them ---------------------------------------------------------------------------------


def _drawn(view: HitohiraView, brush: Brush, width: int) -> Text:
    """The pieces of the turn and those of an ability, in the end those that were removed, or the
    quiet edge of the mat.
    """
    parts = []
    if sum(view.turn):
        colour = brush.palette.shu if view.failed else brush.palette.faint
        mark = "✗ " if view.failed else ""
        parts.append(
            Text.assemble((f"{mark}{brush.text('turn')} ", colour), _tiles(view.turn, brush))
        )
    if sum(view.held):
        name = (f"{brush.text('held')} ", brush.palette.faint)
        parts.append(Text.assemble(name, _tiles(view.held, brush)))
    if view.removed_pieces and sum(view.removed_pieces):
        name = (f"{brush.text('removed')} ", brush.palette.faint)
        parts.append(Text.assemble(name, _tiles(view.removed_pieces, brush)))
    if not parts:
        return cell(Text(" ✿ ", brush.palette.shu), width, "center", "╌", brush.palette.faint)
    return cell(Text("   ").join(parts), width, "center")


def _tiles(counts: Counts, brush: Brush) -> Text:
    """Pieces as small tiles, each with its letter and shape."""
    tiles = [
        Text(f" {letter}{SHAPES[letter]} ", style=f"bold reverse {_colour(letter, brush)}")
        for letter, number in _counted(counts)
        for _ in range(number)
    ]
    return Text(" ").join(tiles)


def _pieces(counts: Counts, brush: Brush) -> Text:
    """Pieces in short: a letter and a shape for each."""
    pieces = [
        Text(f"{letter}{SHAPES[letter] * number}", style=f"bold {_colour(letter, brush)}")
        for letter, number in _counted(counts)
        if number
    ]
    return Text(" ").join(pieces) if pieces else Text("–", style=brush.palette.faint)


def _counted(counts: Counts) -> Iterable[tuple[str, int]]:
    return zip(LETTERS, counts, strict=True)


def _colour(letter: str, brush: Brush) -> str:
    palette = brush.palette
    red, yellow, blue = palette.kinds[4], palette.kinds[6], palette.kinds[3]
    colours = (red, yellow, palette.mine, blue, palette.ink, palette.faint)
    return colours[LETTERS.index(letter)]


def _side_colour(seat: int, view: HitohiraView, brush: Brush) -> str:
    me = view.seat or 0
    return (
        brush.palette.mine if seat == me else brush.palette.theirs[(seat - me) % view.players - 1]
    )
