"""Pages that lie over the table: help, the whole log, the result."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Column
from rich.table import Table as Columns
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from hanagoza.cli.words import WORDS
from hanagoza.core.game import Game
from hanagoza.drawing import Brush

CLOSING = ("escape", "q", "enter")


class Page(ModalScreen[str]):
    """Something to read. Ends with the word of the key pressed, or with nothing."""

    def __init__(
        self, title: str, body: RenderableType, answers: Mapping[str, tuple[str, str]], end: bool
    ) -> None:
        """``answers`` maps keys to a label and a word; ``end`` shows the end of the body first."""
        super().__init__()
        self._title, self._body, self._answers, self._end = title, body, answers, end

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page") as page:
            yield Static(self._body)
        page.border_title, page.border_subtitle = self._title, self._hints()

    def on_mount(self) -> None:
        page = self.query_one("#page")
        page.focus()
        if self._end:
            self.call_after_refresh(page.scroll_end, animate=False)

    def _hints(self) -> str:
        return "  ".join(
            f"[@click=screen.answer('{word}')][b]{key.title()}[/b] {label}[/]"
            for key, (label, word) in self._answers.items()
        )

    def on_key(self, event: events.Key) -> None:
        if event.key in self._answers:
            event.stop()
            self.dismiss(self._answers[event.key][1])
        elif event.key in (*CLOSING, "f1", "f2"):
            event.stop()
            self.dismiss("")

    def action_answer(self, word: str) -> None:
        self.dismiss(word)


def reading(title: str, body: RenderableType, lang: str, *, end: bool = False) -> Page:
    """A page that is only to be read."""
    return Page(title, body, {"escape": (WORDS.text("hint.close", lang), "")}, end)


def result_page(title: str, body: RenderableType, lang: str) -> Page:
    """The page at the end of a game."""
    answers = {
        "n": (WORDS.text("hint.new", lang), "new"),
        "l": (WORDS.text("hint.log", lang), "log"),
        "q": (WORDS.text("hint.quit", lang), "quit"),
    }
    return Page(title, body, answers, end=False)


def help_text(game: Game, brush: Brush) -> RenderableType:
    """The rules in short, the grammar, the signs and the keys."""
    page = Columns.grid()
    page.add_column(overflow="fold")  # Japanese has no spaces to break at
    parts: dict[str, RenderableType] = {
        "help.goal": Text(brush.text("help.goal")),
        "help.moves": _verbs(game, brush),
        "help.signs": Text(brush.text("help.signs") if brush.words.has("help.signs") else "–"),
        "help.keys": _keys(brush),
    }
    for heading, body in parts.items():
        page.add_row(Text(WORDS.text(heading, brush.lang), style=f"bold {brush.palette.shu}"))
        page.add_row(Padding(body, (0, 0, 1, 2)))
    page.add_row(Text(WORDS.text("help.words", brush.lang)))
    return page


def _verbs(game: Game, brush: Brush) -> Columns:
    grid = Columns.grid("", Column(overflow="fold"), padding=(0, 2))
    for verb in game.moves.verbs.values():
        if not verb.chance:
            name = Text(brush.text(f"action.{verb.name}"), style="bold")
            usage = Text(f"\n{verb.usage}", style=brush.palette.faint)
            grid.add_row(name, Text(brush.text(f"help.{verb.name}")).append_text(usage))
    return grid


def _keys(brush: Brush) -> Columns:
    grid = Columns.grid("", Column(overflow="fold"), padding=(0, 2))
    for key, label in (
        ("↑ ↓", "help.keys.pick"),
        ("Enter", "help.keys.enter"),
        ("Tab", "help.keys.tab"),
        ("Esc", "help.keys.escape"),
        ("F1 ?", "hint.help"),
        ("F2", "hint.log"),
        ("F3", "hint.language"),
        ("F4", "hint.paper"),
        ("Ctrl+Z u", "hint.undo"),
        ("Ctrl+Q", "hint.quit"),
    ):
        grid.add_row(Text(key, style="bold"), WORDS.text(label, brush.lang))
    return grid
