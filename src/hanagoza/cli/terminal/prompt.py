"""Where moves are typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.suggester import Suggester
from textual.widgets import Input

from hanagoza.cli.choices import Choice

Look = Callable[[str], list[Choice]]


class Completion(Suggester):
    """The rest of the first move that begins with what is typed."""

    def __init__(self, look: Look) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self._look = look

    async def get_suggestion(self, value: str) -> str | None:
        return next((c.text for c in self._look(value) if c.text.startswith(value)), None)


class Prompt(Input):
    """The input line. It keeps the focus; keys it has no use for move the list of moves."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "walk(-1)", show=False),
        Binding("down", "walk(1)", show=False),
        Binding("pageup", "walk(-5)", show=False),
        Binding("pagedown", "walk(5)", show=False),
        Binding("tab", "complete", show=False),
        Binding("escape", "afresh", show=False),
        Binding("ctrl+u", "afresh", show=False),
    ]

    class Walk(Message):
        """Move the highlight of the list."""

        def __init__(self, by: int) -> None:
            super().__init__()
            self.by = by

    class Complete(Message):
        """Complete what is typed."""

    class Shortcut(Message):
        """A single key that means something as long as nothing is typed."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self, look: Look) -> None:
        super().__init__(suggester=Completion(look), id="prompt", compact=True)
        self.shortcuts: dict[str, str] = {}
        """Keys that act at once while the line is empty, and the word each stands for."""
        self._swallow = ""

    async def _on_key(self, event: events.Key) -> None:
        character = event.character or ""
        if self._swallow and character == self._swallow[0]:
            self._swallow = self._swallow[1:]
            event.prevent_default().stop()
            return
        self._swallow = ""
        word = self.shortcuts.get(character)
        if word and not self.value:
            self._swallow = word[1:]  # who types the whole word means the same
            self.post_message(self.Shortcut(word))
            event.prevent_default().stop()

    def action_walk(self, by: int) -> None:
        self.post_message(self.Walk(by))

    def action_complete(self) -> None:
        self.post_message(self.Complete())

    def action_afresh(self) -> None:
        self.clear()
