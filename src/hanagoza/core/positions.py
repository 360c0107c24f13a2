"""Positions as documents: complete, readable, and checked on the way in.

A position document says everything the rules need to go on, hidden cards included: for tests,
puzzles, lessons and bug reports. It does not say how the game got there.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from hanagoza.core.errors import PositionError
from hanagoza.core.moves import quoted
from hanagoza.core.views import Values

Document = TypeVar("Document", bound="Position")


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every position document starts with; each game adds its own fields."""

    game: str
    """Its id."""
    rules: int
    """The version of its rules."""
    players: int
    """How many."""
    options: Values
    """By name; see the page of the game."""


def parse_position(document: Any, kind: type[Document]) -> Document:
    """A document of the game's own type, from JSON text, plain data or the type itself."""
    if isinstance(document, kind):
        document = msgspec.to_builtins(document)
    try:
        if isinstance(document, str | bytes):
            return msgspec.json.decode(document, type=kind)
        return msgspec.convert(document, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise PositionError(f"this is no position document: {error}") from error


def require_game(position: Position, game: str, rules: int) -> None:
    """Refuse a document of another game or of other rules."""
    if position.game != game:
        raise PositionError(f"this is a position of {quoted(position.game)}, not of {quoted(game)}")
    if position.rules != rules:
        raise PositionError(
            f"this position follows version {position.rules} of the rules; this is version {rules}"
        )
