"""The loops that are timed.

What is measured alone is the best of several short runs: noise only ever makes a run slower.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from tempfile import TemporaryDirectory

from hanagoza.core.game import Game


def playout_rate(game: Game, players: int, threads: int = 1, games: int = 20_000) -> float:
    """Decisions per second of uniformly random games, legal moves enumerated at each."""
    began = time.perf_counter()
    results = game.playouts(games * threads, seed=1, players=players, threads=threads)
    return float(results.decisions.sum()) / (time.perf_counter() - began)


def driven_rate(game: Game, players: int, games: int = 300) -> float:
    """Decisions per second of one game at a time, driven from Python by move texts."""
    choose = Random(1).random
    decisions = 0
    began = time.perf_counter()
    for seed in range(games):
        match = game.start(players, seed=seed)
        while match.actor is not None:
            legal = match.legal()
            match.play(legal[int(choose() * len(legal))])
            decisions += 1
    return decisions / (time.perf_counter() - began)


STARTUP = """
import time; t = time.perf_counter()
import hanagoza as hg; a = time.perf_counter()
hg.game("{game}").start(seed=1); b = time.perf_counter()
print(a - t, b - a)
"""


def startup(game: Game) -> tuple[float, float]:
    """Seconds to import the package, and then to the first decision, in a fresh process."""
    run = subprocess.run(
        [sys.executable, "-c", STARTUP.format(game=game.id)],
        check=True,
        capture_output=True,
        text=True,
    )
    imported, started = map(float, run.stdout.split())
    return imported, started


def compilation(game: Game) -> float:
    """Seconds to the first decision where the game has never been compiled."""
    with TemporaryDirectory() as folder, patched(HANAGOZA_CACHE=folder):
        return startup(game)[1]


@contextmanager
def patched(**variables: str) -> Iterator[None]:
    """Other environment variables for a while."""
    before = os.environ.copy()
    os.environ.update(variables)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)
