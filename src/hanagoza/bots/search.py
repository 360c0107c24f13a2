"""One decision being searched (ISMCTS): from a view to an estimate of every legal move."""

from __future__ import annotations

import math
import time
from threading import Event
from typing import Any

import msgspec
import numpy as np

from hanagoza.bots.bot import Estimate
from hanagoza.bots.ismcts import MAX_DEPTH, PLAN, SearchKernel, build, root_key
from hanagoza.bots.tree import EDGE, NODE, NONE, find_node
from hanagoza.core.errors import OptionError
from hanagoza.core.game import Game
from hanagoza.core.views import View

SLICE = 0.05
"""Seconds of one call into compiled code; clock and cancellation are looked at in between.

Each time that takes the GIL, and whoever has it must hand it over: a server with much to do waits
until the bot's thread, which stands back, is let on a processor.
"""
FIRST_STEP = 16
MOST_NODES = 1 << 18
"""The search goes on when its memory is full, but no deeper."""
EVENLY = 1e9
"""So much exploration that all moves are tried equally often."""


class SearchParams(msgspec.Struct, frozen=True, kw_only=True):
    """How to search."""

    depth: int = MAX_DEPTH
    explore: float = 0.7
    plays_out: bool = True


GREEDY = SearchParams(depth=1, explore=EVENLY, plays_out=False)
FLAT = SearchParams(depth=1, explore=EVENLY)
SEARCH = SearchParams()


class Budget(msgspec.Struct, frozen=True, kw_only=True):
    """How long to search: so many iterations, so many seconds, or whichever ends first."""

    iterations: int | None = None
    seconds: float | None = None

    def within(self, seconds: float | None) -> Budget:
        """The same, and at most so many seconds."""
        given = [limit for limit in (self.seconds, seconds) if limit is not None]
        return msgspec.structs.replace(self, seconds=min(given, default=None))


def searcher(game: Game) -> SearchKernel:
    """A game's search; the first use on a machine compiles it."""
    return build(game.definition.rules, game.definition.insight, game.definition.layout)


class Search:
    """Searches one decision, for as long as it is asked to. Knows a view and nothing else."""

    def __init__(self, game: Game, view: View, params: SearchParams, seed: int, most: int) -> None:
        """``most`` iterations are expected; the memory is made to fit."""
        _, blinded = game.engine.blinded(view)
        if view.seat is None:
            raise OptionError(
                "a spectator has nothing to decide: give match.view(seat, recall=True) of a seat"
            )
        self._game = game
        self._search = searcher(game).search
        self._plan = np.zeros(1, dtype=PLAN)
        for name, value in msgspec.structs.asdict(params).items():
            self._plan[name] = value
        self._plan["seed"], self._plan["observer"] = seed, view.seat
        size = 1 << min(most, MOST_NODES).bit_length()
        self._nodes, self._edges = np.zeros(2 * size, dtype=NODE), np.zeros(size, dtype=EDGE)
        self._used = np.zeros(2, dtype=np.int64)
        self._scratch = (
            np.zeros(len(game.moves), dtype=np.int32),
            np.empty(game.definition.room, dtype=np.uint16),
            np.empty(game.definition.room, dtype=np.int32),
        )
        self._states = np.repeat(blinded, 2)
        self.iterations = 0

    def run(self, budget: Budget, stop: Event | None = None) -> None:
        """Iterate until the budget is spent or somebody says stop."""
        began = time.perf_counter()
        ends = began + budget.seconds if budget.seconds is not None else math.inf
        goal = self.iterations + budget.iterations if budget.iterations is not None else math.inf
        step = FIRST_STEP
        while self.iterations < goal and not (stop and stop.is_set()):
            slice_began = time.perf_counter()
            if slice_began >= ends:
                break
            self._run(int(min(step, goal - self.iterations)))
            now = time.perf_counter()
            share = min(SLICE, ends - now) / max(now - slice_began, 1e-6)
            step = max(1, min(2 * step, int(step * share)))

    def _run(self, count: int) -> None:
        self._plan["first"], self._plan["count"] = self.iterations, count
        self._search(self._states, self._plan, self._nodes, self._edges, self._used, *self._scratch)
        self.iterations += count

    def estimates(self) -> list[Estimate]:
        """Of every move tried so far, in the order of the legal list."""
        edges = self._edges
        with np.errstate(over="ignore"):  # as compiled code does, silently
            key = root_key(self._plan["observer"][0])
        root = find_node(self._nodes, self._used, key, False)
        found = []
        at = int(self._nodes[root]["first"]) if root != NONE else NONE
        while at != NONE:
            found.append((int(edges[at]["move"]), at))
            at = int(edges[at]["following"])
        return [self._estimate(move, edges[at]) for move, at in sorted(found)]

    def _estimate(self, move: int, edge: Any) -> Estimate:
        visits, mean = int(edge["visits"]), edge["total"] / edge["visits"]
        variance = max(edge["squares"] / visits - mean * mean, 0.0)
        return Estimate(
            move=self._game.moves.texts[move],
            win=float(mean),
            error=math.sqrt(variance / max(visits - 1, 1)) if visits > 1 else 0.5,
            visits=visits,
        )
