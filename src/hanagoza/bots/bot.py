"""The contract of every bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from hanagoza.core.game import Game
from hanagoza.core.seen import View


class Bot(Protocol):
    """A player. It is given what its seat may know, never the match."""

    def choose(self, game: Game, view: View, legal: Sequence[str]) -> str:
        """One of ``legal``, knowing the recall ``view`` of the bot's own seat."""
