"""The drawing kit: what a game's ``terminal`` module draws its table with.

Only such a module and ``hanagoza.cli``, which loads it, know of this package: whoever asks for the
rules alone needs no library for terminals.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType
from rich.text import Text

from hanagoza.core.catalogue import Catalogue
from hanagoza.drawing.palette import Palette


class Brush(NamedTuple):
    """All a drawing needs beside the view: words, names, colours and room."""

    words: Catalogue
    lang: str
    names: Sequence[str]
    palette: Palette
    width: int = 80
    height: int = 24
    """Rows of the whole screen; about 14 of 24 are for the table."""

    def text(self, key: str, **values: object) -> str:
        return self.words.text(key, self.lang, **values)


class Drawing(Protocol):
    """How a game's table is drawn: the functions of its ``terminal`` module.

    It may also have ``label(move, view, brush)``: a whole move as the menu lists it, where the
    words of the move alone would not say enough.
    """

    def draw(self, view: Any, brush: Brush) -> RenderableType:
        """The table as the view's observer sees it."""

    def card(self, token: str, brush: Brush) -> Text:
        """A token of the game's grammar, as it is written in sentences and menus."""

    def score(self, points: Sequence[int], brush: Brush) -> str:
        """The parts of a score, or of one line of it, in words."""

    def caption(self, view: Any, brush: Brush) -> str:
        """How far the game is."""

    def ask(self, view: Any, brush: Brush) -> str:
        """What the observer is asked to do, when it is their turn."""
