"""How each game's table is drawn: one module per game, all with the functions of ``Table``."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType
from rich.text import Text

from hanagoza.cli.palette import Palette
from hanagoza.core.catalogue import Catalogue

TABLES = {
    "hitohira": "hanagoza.cli.tables.hitohira",
    "cerisier": "hanagoza.cli.tables.hitohira",
    "hanamikoji": "hanagoza.cli.tables.hanamikoji",
    "blossom": "hanagoza.cli.tables.blossom",
    "kasane": "hanagoza.cli.tables.kasane",
}


class Brush(NamedTuple):
    """All a table needs beside the view: words, names, colours and room."""

    words: Catalogue
    lang: str
    names: Sequence[str]
    palette: Palette
    width: int = 80
    height: int = 24
    """Rows of the whole screen; about 14 of 24 are for the table."""

    def text(self, key: str, **values: object) -> str:
        return self.words.text(key, self.lang, **values)


class Table(Protocol):
    """A module of this package.

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


def table(game: str) -> Table:
    """The table of a game."""
    found: Table = import_module(TABLES[game])
    return found
