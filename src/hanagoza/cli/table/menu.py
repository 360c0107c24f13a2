"""The list of moves beside the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from hanagoza.cli.choices import Choice
from hanagoza.cli.tables import Brush, Table
from hanagoza.cli.words import WORDS
from hanagoza.core.moves import Move
from hanagoza.core.seen import View


class MoveMenu(OptionList, can_focus=False):
    """What can be picked now: verbs, then cards, then whole moves."""

    def __init__(self) -> None:
        super().__init__(id="moves", compact=True)
        self.choices: list[Choice] = []

    def offer(self, choices: Sequence[Choice], table: Table, view: View, brush: Brush) -> None:
        """Show other choices, none of them highlighted."""
        self.choices = list(choices)
        self.set_options(Option(_label(choice, table, view, brush)) for choice in choices)
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


def _label(choice: Choice, table: Table, view: View, brush: Brush) -> Text:
    if choice.move is not None:
        label: Callable[[Move, View, Brush], Text] = getattr(table, "label", _whole(table))
        return label(choice.move, view, brush)
    count = WORDS.text("moves-behind", brush.lang, count=choice.behind)
    named = _verb(choice.step, brush)
    step = Text(named, "bold") if named else table.card(choice.step, brush)
    return Text.assemble(step, (f"  {count}", brush.palette.faint))


def _whole(table: Table) -> Callable[[Move, View, Brush], Text]:
    """How a move is listed by a table that has no ``label`` of its own."""

    def label(move: Move, _: View, brush: Brush) -> Text:
        groups = [Text(" ").join(table.card(t, brush) for t in group) for group in move.groups]
        verb = (_verb(move.verb, brush) or move.verb, "bold")
        return Text.assemble(verb, "  ", Text(" / ").join(groups))

    return label


def _verb(name: str, brush: Brush) -> str | None:
    key = f"action.{name}"
    return brush.text(key) if key in brush.words.messages(brush.lang) else None
