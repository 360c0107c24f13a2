"""The list of moves beside the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from hanagoza.cli.choices import Choice
from hanagoza.cli.words import WORDS
from hanagoza.core.moves import Move
from hanagoza.core.views import View
from hanagoza.drawing import Brush, Drawing


class MoveMenu(OptionList, can_focus=False):
    """What can be picked now: verbs, then cards, then whole moves."""

    def __init__(self) -> None:
        super().__init__(id="moves", compact=True)
        self.choices: list[Choice] = []

    def offer(self, choices: Sequence[Choice], drawing: Drawing, view: View, brush: Brush) -> None:
        """Show other choices, none of them highlighted."""
        self.choices = list(choices)
        self.set_options(Option(_label(choice, drawing, view, brush)) for choice in choices)
        self.highlighted = None
        self.scroll_home(animate=False)

    @property
    def chosen(self) -> Choice | None:
        """The highlighted choice."""
        return None if self.highlighted is None else self.choices[self.highlighted]

    def walk(self, by: int) -> None:
        """Move the highlight; the first step down highlights the first choice."""
        if not self.choices:
            return
        last = len(self.choices) - 1
        if self.highlighted is None:
            self.highlighted = 0 if by > 0 else last
        elif abs(by) == 1:
            self.highlighted = (self.highlighted + by) % (last + 1)
        else:
            self.highlighted = max(0, min(last, self.highlighted + by))


def _label(choice: Choice, drawing: Drawing, view: View, brush: Brush) -> Text:
    if choice.move is not None:
        label: Callable[[Move, View, Brush], Text] = getattr(drawing, "label", _whole(drawing))
        return label(choice.move, view, brush)
    count = WORDS.text("moves-behind", brush.lang, count=choice.behind)
    named = _verb(choice.step, brush)
    step = Text(named, "bold") if named else drawing.card(choice.step, brush)
    return Text.assemble(step, (f"  {count}", brush.palette.faint))


def _whole(drawing: Drawing) -> Callable[[Move, View, Brush], Text]:
    """How a move is listed by a drawing that has no ``label`` of its own."""

    def label(move: Move, _: View, brush: Brush) -> Text:
        groups = [Text(" ").join(drawing.card(t, brush) for t in group) for group in move.groups]
        verb = (_verb(move.verb, brush) or move.verb, "bold")
        return Text.assemble(verb, "  ", Text(" / ").join(groups))

    return label


def _verb(name: str, brush: Brush) -> str | None:
    key = f"action.{name}"
    return brush.text(key) if brush.words.has(key) else None
