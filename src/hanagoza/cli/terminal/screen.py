"""The screen: header, table, log, list of moves, and the line where moves are typed.

It is drawn from what the person's seat may know, and hands every decision on as words.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.geometry import Size
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static

from hanagoza.cli.choices import Choice, choices
from hanagoza.cli.terminal.menu import MoveMenu
from hanagoza.cli.terminal.prompt import Prompt
from hanagoza.cli.words import WORDS

if TYPE_CHECKING:
    from hanagoza.cli.terminal.app import TableApp

HINTS = (
    ("F1", "help"),
    ("F2", "log"),
    ("F3", "language"),
    ("F4", "paper"),
    ("^Z", "undo"),
    ("^Q", "quit"),
)


class TableScreen(Screen[None]):
    """Everything a person sees while playing."""

    app: TableApp

    class Laid(Message):
        """The table is laid: the game can begin."""

    class Said(Message):
        """What the person typed or picked: a move, or a word of the table itself."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    def __init__(self) -> None:
        super().__init__()
        self._message = ""
        self._refused = False
        self._picked = False
        self._drawn_for = Size(0, 0)

    def compose(self) -> ComposeResult:
        yield Static(id="header")
        yield Static(id="felt")
        with Horizontal(id="lower"):
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="log-text")
            yield MoveMenu()
        with Vertical(id="bottom"):
            yield Static(id="status")
            with Horizontal(id="line"):
                yield Static("❯", id="arrow")
                yield Prompt(self.look)
            yield Static(id="hints")

    def on_mount(self) -> None:
        self.prompt.focus()
        self.post_message(self.Laid())

    def on_resize(self) -> None:
        """Draw again, but only for another terminal: drawing may itself resize the screen."""
        if self._drawn_for != self.app.size:
            self.show()

    @property
    def prompt(self) -> Prompt:
        return self.query_one(Prompt)

    @property
    def menu(self) -> MoveMenu:
        return self.query_one(MoveMenu)

    def look(self, text: str) -> list[Choice]:
        """What can be picked after a text."""
        session = self.app.session
        return choices(text, session.legal, session.game.moves)

    # --- drawing ----------------------------------------------------------------------------------

    def say(self, message: str, *, refused: bool = False) -> None:
        """Draw everything anew; the message stands in the status line until something is typed."""
        self._message, self._refused = message, refused
        self.show()

    def show(self) -> None:
        """Draw everything anew."""
        self._drawn_for = self.app.size
        app, brush = self.app, self.app.brush
        view = app.session.view
        title = Text.assemble(
            ("花茣蓙  ", brush.palette.shu), (brush.text("title"), "bold"), "  ",
            (app.drawing.caption(view, brush), brush.palette.faint),
        )  # fmt: skip
        self.query_one("#header", Static).update(title)
        self.query_one("#felt", Static).update(app.drawing.draw(view, brush))
        self._show_log(app.story())
        self._show_status()
        self._show_hints()
        self.prompt.placeholder = WORDS.text("placeholder", app.lang) if app.session.my_turn else ""
        self.prompt.shortcuts = {"?": "?"} if app.session.my_turn else {"?": "?", "u": "undo"}
        self._show_choices()

    def _show_log(self, lines: Sequence[Text]) -> None:
        log = self.query_one("#log")
        log.border_title = WORDS.text("log", self.app.lang)
        self.query_one("#log-text", Static).update(Text("\n").join(lines))
        log.scroll_end(animate=False)

    def _show_status(self) -> None:
        status = self.query_one("#status", Static)
        status.set_class(bool(self._message) and self._refused, "refused")
        status.update(Text(self._message or self.app.asked()))

    def _show_hints(self) -> None:
        hints = (
            (key, action, WORDS.text(f"hint.{action}", self.app.lang)) for key, action in HINTS
        )
        self.query_one("#hints", Static).update(
            "  ".join(f"[@click=app.{action}][b]{key}[/b] {word}[/]" for key, action, word in hints)
        )

    def _show_choices(self) -> None:
        found = self.look(self.prompt.value)
        self.menu.offer(found, self.app.drawing, self.app.session.view, self.app.brush)
        title = WORDS.text("moves", self.app.lang)
        if not found and self.app.session.my_turn:
            title = WORDS.text("no-match", self.app.lang)
        self.menu.border_title = title

    # --- listening --------------------------------------------------------------------------------

    @on(Input.Changed)
    def filter_choices(self) -> None:
        if self._message and self.prompt.value:
            self._message = ""
            self._show_status()
        self._show_choices()
        if self._picked:
            self._picked = False
            self.menu.walk(1)

    @on(Input.Submitted)
    def submit(self, event: Input.Submitted) -> None:
        if self.menu.chosen is not None:
            self.pick(self.menu.chosen)
        elif event.value.strip():
            self.post_message(self.Said(event.value))
        else:
            self.menu.walk(1)

    @on(OptionList.OptionSelected)
    def click(self, event: OptionList.OptionSelected) -> None:
        self.pick(self.menu.choices[event.option_index])

    def pick(self, choice: Choice) -> None:
        """Take a choice of the list: play a whole move, or go one step further."""
        self._fill(choice.text)
        if choice.move is not None:
            self.post_message(self.Said(choice.text))
        else:
            self._picked = True

    @on(Prompt.Walk)
    def walk(self, event: Prompt.Walk) -> None:
        self.menu.walk(event.by)

    @on(Prompt.Complete)
    def complete(self) -> None:
        """Go on to the highlighted choice or, with none, as far as all choices agree."""
        if self.menu.chosen is not None:
            self._fill(self.menu.chosen.text)
        elif agreed := _agreed(self.prompt.value, self.menu.choices):
            self._fill(agreed)
        else:
            self.menu.walk(1)

    @on(Prompt.Shortcut)
    def shortcut(self, event: Prompt.Shortcut) -> None:
        self.post_message(self.Said(event.key))

    def _fill(self, text: str) -> None:
        self.prompt.value = text
        self.prompt.action_end()


def _agreed(typed: str, found: Sequence[Choice]) -> str:
    """The longest beginning all choices share, if it is longer than what is typed."""
    texts = [choice.text for choice in found]
    if not texts:
        return ""
    first, last = min(texts), max(texts)
    length = next((i for i, letter in enumerate(first) if letter != last[i : i + 1]), len(first))
    return first[:length] if length > len(typed) else ""
