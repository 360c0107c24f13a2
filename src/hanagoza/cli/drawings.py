"""How each game's table is drawn: by the ``terminal`` module of its folder, if it has one."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from hanagoza.cli import plain
from hanagoza.drawing import Drawing
from hanagoza.games import folder


def drawing(game: str) -> Drawing:
    """How the table of a game is drawn; as lists, where nobody has drawn it."""
    module = f"{folder(game)}.terminal"
    found: Drawing = import_module(module) if find_spec(module) else plain
    return found
