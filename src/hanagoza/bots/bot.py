"""The contract of every bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from hanagoza.core.game import Game
from hanagoza.core.seen import View


class Estimate(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot expects of a legal move."""

    move: str
    win: float
    """The share of the win it expects, from 0 to 1."""
    error: float
    """Standard error of that, as far as sampling goes."""
    visits: int
    """How many times it was tried."""


class Bot(Protocol):
    """A player. It is given what its seat may know, never the match.

    The same seed and the same view make the same choice, whatever happened before.
    """

    def choose(self, game: Game, view: View, legal: Sequence[str]) -> str:
        """One of ``legal``, knowing the recall ``view`` of the bot's own seat."""

    def estimates(self, game: Game, view: View, legal: Sequence[str]) -> list[Estimate]:
        """What the bot expects of each of ``legal``, in that order."""
