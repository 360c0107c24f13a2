"""Bots that think: greedy, flat and search differ in their manner and their budget."""

from __future__ import annotations

import math
from collections.abc import Sequence
from threading import Event

import msgspec

from hanagoza.bots.bot import Estimate
from hanagoza.bots.luck import luck
from hanagoza.bots.mind import MOST_NODES, Budget, Manner, Mind
from hanagoza.core.game import Game
from hanagoza.core.options import SEED_LIMIT
from hanagoza.core.seen import View


class Thinker:
    """Tries moves in imagined worlds, and plays the one it has come to prefer."""

    def __init__(self, seed: int, manner: Manner, budget: Budget, temperature: float = 0.0) -> None:
        """With a ``temperature`` it may prefer another, the likelier the less it seems worse."""
        self._seed, self._manner, self._budget = seed, manner, budget
        self._temperature = temperature
        self.stop = Event()
        """Set it to have the bot come to a decision at once."""

    def choose(self, game: Game, view: View, legal: Sequence[str]) -> str:
        if len(legal) == 1:
            return legal[0]
        found = self.estimates(game, view, legal)
        if not self._temperature:
            return max(found, key=lambda e: (e.visits if self._is_search else 0, e.win)).move
        best = max(e.win for e in found)
        weights = [math.exp((e.win - best) / self._temperature) for e in found]
        return luck(self._seed, view).choices(found, weights)[0].move

    @property
    def _is_search(self) -> bool:
        """Visits tell more than means where they are not shared out evenly."""
        return self._manner.depth > 1

    def estimates(self, game: Game, view: View, legal: Sequence[str]) -> list[Estimate]:
        budget = self._budget
        most = MOST_NODES if budget.iterations is None else max(budget.iterations, len(legal))
        mind = Mind(game, view, self._manner, luck(self._seed, view).randrange(SEED_LIMIT), most)
        mind.think(budget, self.stop)
        tried = {e.move: e for e in mind.estimates()}
        unknown = Estimate(move="", win=0.0, error=0.5, visits=0)
        return [tried.get(move) or msgspec.structs.replace(unknown, move=move) for move in legal]
