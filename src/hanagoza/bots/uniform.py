"""The bot that needs no plan."""

from __future__ import annotations

import random
from collections.abc import Sequence

from hanagoza.core.game import Game
from hanagoza.core.seen import View


class RandomBot:
    """Any legal move, each as likely as the next."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, game: Game, view: View, legal: Sequence[str]) -> str:  # noqa: ARG002
        return self._random.choice(legal)
