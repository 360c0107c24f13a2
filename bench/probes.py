"""What ``bench.against`` measures of one version, in a process of its own that prints one number.

These lines are of the version at hand and run against the other one too, so they use the public
interface only: what is inside has other names there. ``PYTHONPATH`` says which one it is. Time is
the processor's: what others do on the machine should not count.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # to import it is measured
    import hanagoza as hg

SHORT_RUNS = 3
"""Of which the best counts: noise only ever makes a run slower."""
GAMES, DRIVEN = 20_000, 150
POSITIONS, ITERATIONS = 20, 2000


def where() -> str:
    """The file that is measured."""
    import hanagoza as hg

    return hg.__file__


def imported() -> float:
    """Seconds to import the package."""
    began = time.process_time()
    import hanagoza  # noqa: F401

    return time.process_time() - began


def memory() -> float:
    """Bytes that stay in memory once the package is imported."""
    before = _resident()
    import hanagoza  # noqa: F401

    return _resident() - before


def _resident() -> int:
    import resource

    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


def started(game: str) -> float:
    """Seconds from nothing to the first decision: from the cache, or compiled if that is empty."""
    began = time.process_time()
    import hanagoza as hg

    hg.game(game).start(seed=1).legal()
    return time.process_time() - began


def playouts(game: str, players: str) -> float:
    """Decisions per second of random games in compiled code."""
    import hanagoza as hg

    found = hg.game(game)
    return _best(lambda: _play_out(found, int(players)))


def _play_out(game: hg.Game, players: int) -> int:
    return int(game.playouts(GAMES, seed=1, players=players).decisions.sum())


def driven(game: str) -> float:
    """Decisions per second of games driven from Python by move texts."""
    import hanagoza as hg

    found = hg.game(game)
    return _best(lambda: sum(_drive(found, seed) for seed in range(DRIVEN)))


def _drive(game: hg.Game, seed: int) -> int:
    from random import Random

    choose = Random(seed).random
    match, decisions = game.start(seed=seed), 0
    while match.actor is not None:
        legal = match.legal()
        match.play(legal[int(choose() * len(legal))])
        decisions += 1
    return decisions


def search(game: str) -> float:
    """Iterations per second of the search bot, in the same positions every time."""
    import hanagoza as hg
    from hanagoza.bots import bot

    found, player = hg.game(game), bot(f"search:{ITERATIONS}", 1)
    asked = [
        (found, match.view(match.actor, recall=True), match.legal()) for match in _positions(found)
    ]

    def think() -> int:
        for question in asked:
            player.choose(*question)
        return len(asked) * ITERATIONS

    return _best(think)


def prepared() -> float:
    """Compile whatever a server will ask for; how many games there are."""
    import hanagoza as hg
    from hanagoza.bots import bot

    for id in hg.games():
        match = hg.game(id).start(seed=1)
        bot("search:1", 1).choose(match.game, match.view(match.actor, recall=True), match.legal())
    return len(hg.games())


def _positions(game: hg.Game) -> list[hg.Match]:
    """Random decisions between several moves."""
    from random import Random

    rng = Random(1)
    found: list[hg.Match] = []
    while len(found) < POSITIONS:
        match = game.start(seed=rng.randrange(1 << 40))
        while match.actor is not None:
            if len(match.legal()) > 1 and rng.random() < 0.1:
                found.append(match.copy())
            match.play(rng.choice(match.legal()))
    return found[:POSITIONS]


def _best(work: Callable[[], int]) -> float:
    """How many a second, after a run that warms up."""
    work()
    return max(map(_rate, [work] * SHORT_RUNS))


def _rate(work: Callable[[], int]) -> float:
    began = time.process_time()
    return work() / (time.process_time() - began)


PROBES: dict[str, Callable[..., float | str]] = {
    probe.__name__: probe
    for probe in (where, imported, memory, started, playouts, driven, search, prepared)
}

if __name__ == "__main__":
    print(PROBES[sys.argv[1]](*sys.argv[2:]))
