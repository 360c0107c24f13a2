"""The contract of every bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from hanagoza.core.game import Game
from hanagoza.core.views import View


class Estimate(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot expects of a legal move."""

    move: str
    """As text."""
    win: float
    """The share of the win it expects, from 0 to 1; of a move it never tried, a fair share."""
    error: float
    """The standard error of that, as far as sampling goes; of a move it never tried, 0.5."""
    visits: int
    """How many times the move was tried."""

    @classmethod
    def untried(cls, move: str, players: int) -> Estimate:
        """Nothing is known of a move, so it is worth a fair share, give or take anything."""
        return cls(move=move, win=1 / players, error=0.5, visits=0)


class Bot(Protocol):
    """A player. It is given what its seat may know, never the match.

    The same seed and the same view make the same choice, whatever happened before; unless it
    thinks by the clock (``search@0.5s``, ``level:5``), for then it depends on the machine.
    """

    def choose(self, game: Game, view: View, legal: Sequence[str]) -> str:
        """One of ``legal``, knowing the recall ``view`` of the bot's own seat."""

    def estimates(self, game: Game, view: View, legal: Sequence[str]) -> list[Estimate]:
        """What the bot expects of each of ``legal``, in that order."""
