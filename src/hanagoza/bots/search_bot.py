"""Bots that think: greedy, flat and search differ in their parameters and their budget."""

from __future__ import annotations

import math
from collections.abc import Sequence
from threading import Event

from hanagoza.bots.bot import Estimate
from hanagoza.bots.randomness import generator
from hanagoza.bots.search import MOST_NODES, Budget, Search, SearchParams
from hanagoza.core.game import Game
from hanagoza.core.options import SEED_LIMIT
from hanagoza.core.views import View


class SearchBot:
    """Tries moves in imagined worlds, and plays the one it has come to prefer."""

    def __init__(
        self, seed: int, params: SearchParams, budget: Budget, temperature: float = 0.0
    ) -> None:
        """With a ``temperature`` it may prefer another, the likelier the less it seems worse."""
        self._seed, self._params, self._budget = seed, params, budget
        self._temperature = temperature
        self.stop = Event()
        """Set it to have the bot come to a decision at once."""

    def choose(self, game: Game, view: View, legal: Sequence[str]) -> str:
        """The move it has come to prefer, within the budget; a forced one at once.

        ``view`` is the recall view of the seat to move, and ``legal`` what ``match.legal()`` says.
        """
        if len(legal) == 1:
            return legal[0]
        found = self.estimates(game, view, legal)
        worth = [e.win if e.visits else 0.0 for e in found]  # what it never tried is nothing
        if not self._temperature:
            visits = [e.visits if self._is_search else 0 for e in found]
            return max(zip(visits, worth, legal, strict=True), key=lambda of: of[:2])[2]
        best = max(worth)
        weights = [math.exp((win - best) / self._temperature) for win in worth]
        return generator(self._seed, view).choices(legal, weights)[0]

    @property
    def _is_search(self) -> bool:
        """Visits tell more than means where they are not shared out evenly."""
        return self._params.depth > 1

    def estimates(self, game: Game, view: View, legal: Sequence[str]) -> list[Estimate]:
        """What it expects of each of ``legal``, in that order, after spending its whole budget;
        even of a move that is forced.
        """
        budget = self._budget
        most = MOST_NODES if budget.iterations is None else max(budget.iterations, len(legal))
        search = Search(
            game, view, self._params, generator(self._seed, view).randrange(SEED_LIMIT), most
        )
        search.run(budget, self.stop)
        tried = {e.move: e for e in search.estimates()}
        return [tried.get(move) or Estimate.untried(move, view.players) for move in legal]
