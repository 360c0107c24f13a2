"""Many games at once: stepped together, or played out at random, in one compiled call."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from hanagoza.core.errors import IllegalMove, OptionError
from hanagoza.core.options import shown
from hanagoza.core.state import MAX_SEATS, States

if TYPE_CHECKING:
    from hanagoza.core.game import Game

Results = np.recarray[Any, Any]
"""One record per game: ``seed, decisions, reason, ranks, scores``."""

RESULT = np.dtype(
    [
        ("seed", "u8"),
        ("decisions", "u4"),
        ("reason", "u1"),
        ("ranks", "u1", MAX_SEATS),
        ("scores", "i2", (MAX_SEATS, 2)),
    ]
)
NO_MOVES = np.empty(0, dtype=np.uint16)


class Batch:
    """``len(batch)`` independent games of one kind, stepped together by move id.

    Game ``i`` is exactly ``game.start(seed=int(batch.seeds[i]))`` with the same moves. Ids are
    those of ``game.table``.
    """

    def __init__(self, game: Game, origin: States, count: int, seed: int) -> None:
        """Use ``game.batch`` instead."""
        self.game = game
        self.states: States = np.repeat(origin, count)
        self.seeds = _seeds(seed, count)
        self._moves = np.empty((count, game.room), dtype=np.uint16)
        self._counts = np.empty(count, dtype=np.int64)
        self._decisions = np.zeros(count, dtype=np.int64)
        self._scratch, self._weights = scratch(game)
        game.kernel.batch_play(self.states, NO_MOVES, self.seeds, self._scratch, self._weights)

    def __len__(self) -> int:
        return len(self.states)

    @property
    def actors(self) -> npt.NDArray[np.int8]:
        """The seat to decide in every game; negative where it is over."""
        return self.states["actor"].copy()

    def legal(self) -> tuple[npt.NDArray[np.uint16], npt.NDArray[np.int64]]:
        """Legal ids, a row per game, and how many of each row count; none where it is over."""
        self.game.kernel.batch_legal(self.states, self._moves, self._counts)
        return self._moves, self._counts

    def play(self, moves: npt.ArrayLike) -> None:
        """One move in every running game (ids of finished games are ignored), or in none."""
        chosen = self._checked(moves)
        running = self.states["actor"] >= 0
        wrong = self.game.kernel.batch_play(
            self.states, chosen, self.seeds, self._scratch, self._weights
        )
        if wrong >= 0:
            move = int(chosen[wrong])
            reason = self.game.refusal(self.states[wrong], move)
            text = self.game.table.texts[move]
            raise IllegalMove(f'game {wrong}: "{text}" is not legal: {reason}', reason)
        self._decisions += running

    def _checked(self, moves: npt.ArrayLike) -> npt.NDArray[np.uint16]:
        given = np.asarray(moves)
        if given.shape != (len(self),) or given.dtype.kind not in "iu":
            raise OptionError(f"moves must be {len(self)} whole numbers, one for each game")
        running = self.states["actor"] >= 0
        if np.any(running & ((given < 0) | (given >= len(self.game.table)))):
            raise OptionError(f"move ids go from 0 to {len(self.game.table) - 1}")
        return np.where(running, given, 0).astype(np.uint16)

    def results(self) -> Results:
        """The games as they stand; ranks are 0 where a game is not over."""
        table = _results(len(self))
        _fill(table, self.states, self.seeds, self._decisions)
        return table


CHUNK = 1024
"""Games played out at a time: their states stay in the processor's cache."""


def play_out(game: Game, origin: States, count: int, seed: int, threads: int) -> Results:
    """``count`` uniformly random games, shared out over threads that do not hold the GIL."""
    if type(threads) is not int or threads < 1:
        raise OptionError(f"threads={shown(threads)} is not possible: choose 1 or more")
    seeds = _seeds(seed, count)
    table = _results(count)

    def play_chunk(first: int) -> None:
        part = slice(first, first + CHUNK)
        states: States = np.repeat(origin, len(seeds[part]))
        decisions = np.empty(len(states), dtype=np.int64)
        game.kernel.batch_playout(states, seeds[part], decisions, *scratch(game))
        _fill(table[part], states, seeds[part], decisions)

    chunks = range(0, count, CHUNK)
    if threads == 1:
        for first in chunks:
            play_chunk(first)
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(play_chunk, chunks))
    return table


def _seeds(seed: int, count: int) -> npt.NDArray[np.uint64]:
    from hanagoza.core.generator import batch_seeds  # compiles, so not before a game is loaded

    return batch_seeds(seed, count)


def scratch(game: Game) -> tuple[npt.NDArray[np.uint16], npt.NDArray[np.int32]]:
    """Room for one legal list and one list of weights; each thread needs its own."""
    return np.empty(game.room, dtype=np.uint16), np.empty(game.room, dtype=np.int32)


def _results(count: int) -> Results:
    return np.zeros(count, dtype=RESULT).view(np.recarray)


def _fill(table: npt.NDArray[Any], states: States, seeds: Any, decisions: Any) -> None:
    table["seed"], table["decisions"] = seeds, decisions
    for name in ("reason", "ranks", "scores"):
        table[name] = states[name]
