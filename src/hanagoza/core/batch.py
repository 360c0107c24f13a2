"""Many games at once: stepped together, or played out at random, in one compiled call."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from hanagoza.core.errors import IllegalMove, OptionError
from hanagoza.core.options import shown
from hanagoza.core.state import ILLEGAL, NO_MOVES, NO_NUMBERS, RESULT, States

if TYPE_CHECKING:
    from hanagoza.core.game import Game

ResultArray = np.recarray[Any, Any]
"""One record per game: ``seed, decisions, reason, ranks, scores``."""

MOST_THREADS = 256


class Batch:
    """``len(batch)`` independent games of one kind, stepped together by move id.

    Game ``i`` is exactly ``game.start(seed=int(batch.seeds[i]))`` with the same moves. Ids are
    those of ``game.moves``.
    """

    def __init__(self, game: Game, origin: States, count: int, seed: int) -> None:
        """Use ``game.batch`` instead."""
        self.game = game
        """What is played."""
        self.states: States = np.repeat(origin, count)
        """The full truth: one state per game, as a NumPy record array."""
        self.seeds = _seeds(seed, count)
        """The seed of each game."""
        self._moves = np.empty((count, game.definition.room), dtype=np.uint16)
        self._counts = np.empty(count, dtype=np.int64)
        self._decisions = np.zeros(count, dtype=np.int64)
        self._scratch, self._weights = scratch(game)
        self._run(NO_MOVES)

    def __len__(self) -> int:
        return len(self.states)

    @property
    def actors(self) -> npt.NDArray[np.int8]:
        """The seat to decide in every game; negative where it is over."""
        return self.states["actor"].copy()

    def legal(self) -> tuple[npt.NDArray[np.uint16], npt.NDArray[np.int64]]:
        """Legal ids, a row per game, and how many of each row count; none where it is over.

        Both arrays are overwritten by the next call.
        """
        self.game.engine.kernel.legal(self.states, self._moves, self._counts)
        return self._moves, self._counts

    def play(self, moves: npt.ArrayLike) -> None:
        """One move in every running game (ids of finished games are ignored), or in none."""
        chosen = self._checked(moves)
        running = self.states["actor"] >= 0
        answer = self._run(chosen)
        if answer < 0:
            wrong = ILLEGAL - answer
            move = int(chosen[wrong])
            reason = self.game.engine.refusal(self.states[wrong], move)
            text = self.game.moves.texts[move]
            raise IllegalMove(f'game {wrong}: "{text}" is not legal: {reason}', reason)
        self._decisions += running

    def _run(self, chosen: npt.NDArray[np.uint16]) -> int:
        return self.game.engine.kernel.play(
            self.states, chosen, self.seeds, NO_NUMBERS, 0, self._scratch, self._weights, NO_MOVES
        )

    def _checked(self, moves: npt.ArrayLike) -> npt.NDArray[np.uint16]:
        given = np.asarray(moves)
        if given.shape != (len(self),) or given.dtype.kind not in "iu":
            raise OptionError(f"moves must be {len(self)} whole numbers, one for each game")
        running = self.states["actor"] >= 0
        if np.any(running & ((given < 0) | (given >= len(self.game.moves)))):
            raise OptionError(f"move ids go from 0 to {len(self.game.moves) - 1}")
        return np.where(running, given, 0).astype(np.uint16)

    def results(self) -> ResultArray:
        """The games as they stand; ranks are 0 where a game is not over."""
        results = np.zeros(len(self), dtype=RESULT)
        results["seed"], results["decisions"] = self.seeds, self._decisions
        for name in ("reason", "ranks", "scores"):
            results[name] = self.states[name]
        return results.view(np.recarray)


def play_out(game: Game, origin: States, count: int, seed: int, threads: int) -> ResultArray:
    """``count`` uniformly random games, shared out over threads that do not hold the GIL."""
    if type(threads) is not int or not 1 <= threads <= MOST_THREADS:
        raise OptionError(f"threads={shown(threads)} is not possible: choose 1 to {MOST_THREADS}")
    results = np.zeros(count, dtype=RESULT)
    results["seed"] = _seeds(seed, count)

    def play_share(share: slice) -> None:
        game.engine.kernel.playout(np.repeat(origin, 2), results[share], *scratch(game))

    bounds = [count * at // threads for at in range(threads + 1)]
    shares = [slice(*pair) for pair in pairwise(bounds)]
    if threads == 1:
        play_share(shares[0])
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(play_share, shares))
    return results.view(np.recarray)


def _seeds(seed: int, count: int) -> npt.NDArray[np.uint64]:
    from hanagoza.core.generator import batch_seeds  # compiles, so not before a game is loaded

    return batch_seeds(seed, count)


def scratch(game: Game) -> tuple[npt.NDArray[np.uint16], npt.NDArray[np.int32]]:
    """Room for one legal list and one list of weights; each thread needs its own."""
    return np.empty(game.definition.room, dtype=np.uint16), np.empty(
        game.definition.room, dtype=np.int32
    )
