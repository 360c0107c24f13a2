"""The bot that needs no plan."""

from __future__ import annotations

from collections.abc import Sequence

from hanagoza.bots.bot import Estimate
from hanagoza.bots.randomness import generator
from hanagoza.core.game import Game
from hanagoza.core.views import View


class RandomBot:
    """Any legal move, each as likely as the next."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, game: Game, view: View, legal: Sequence[str]) -> str:  # noqa: ARG002
        return generator(self._seed, view).choice(legal)

    def estimates(self, game: Game, view: View, legal: Sequence[str]) -> list[Estimate]:  # noqa: ARG002
        """All the same to this bot."""
        return [Estimate.untried(move, view.players) for move in legal]
