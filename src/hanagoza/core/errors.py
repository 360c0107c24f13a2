"""Every way Hanagoza refuses something, in one small tree.

Each message quotes what was given and says what would be right. Catch ``HanagozaError`` for all of
them; catch a leaf to react to one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hanagoza.core.views import Reason


class HanagozaError(Exception):
    """Base of everything Hanagoza raises on purpose."""


class UnknownGame(HanagozaError):
    """No game of that name is registered."""


class OptionError(HanagozaError):
    """An option, a player count, a seat or a seed that the game does not take."""


class MoveError(HanagozaError):
    """A move that cannot be played; nothing has changed. ``reason`` says why, in any language."""

    def __init__(self, message: str, reason: Reason) -> None:
        super().__init__(message)
        self.reason = reason
        """The rule that forbids it, in the words of the game."""


class MalformedMove(MoveError):
    """Text that is no move of this game in any position."""


class IllegalMove(MoveError):
    """A move of this game that the rules forbid here; ``reason`` names the rule.

    The reason may speak of the actor's own cards: show it to the actor only.
    """


class UndoRefused(HanagozaError):
    """A move that can no longer be taken back."""


class RecordError(HanagozaError):
    """A record that is damaged, tampered with or impossible; ``ply`` says where, if anywhere."""

    def __init__(self, message: str, ply: int | None = None) -> None:
        super().__init__(message)
        self.ply = ply
        """Where, if anywhere."""


class PositionError(HanagozaError):
    """A position document that no game could have reached."""
