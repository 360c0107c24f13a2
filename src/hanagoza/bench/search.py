"""How fast bots think, and how well they keep to their time."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

from hanagoza.bench.report import REPEATS, Rate, Row, side_by_side
from hanagoza.bots import bot
from hanagoza.bots.search import SEARCH, Budget, Search
from hanagoza.core.game import Game
from hanagoza.core.match import Match
from hanagoza.games import EXAMPLE, game, games

ITERATIONS = 2000
SECONDS = 0.05
LATE = 0.05


def rows(peer: Rate) -> Iterator[Row]:
    """Rows of the report; ``peer`` is another search at a game of this kind."""
    example = game(EXAMPLE)
    ours, theirs = side_by_side(lambda: search_rate(example), peer)
    ratio = ours / theirs
    yield Row("OpenSpiel's ISMCTSBot at euchre", f"{theirs:,.0f} iterations/s")
    what = f"{example.words.text('title')}, search, one core, to that"
    yield Row(what, f"{ours:,.0f} iterations/s", f"{ratio:.2f} ×", "≥ 3 ×", ratio >= 3)
    for id in games():
        rate = max(search_rate(game(id)) for _ in range(REPEATS))
        yield Row(f"{game(id).words.text('title')}, search", f"{rate:,.0f} iterations/s")
    late = lateness(example)
    told = f"late by {1000 * late:.0f} ms"
    yield Row("search@0.05s, 99th percentile", told, "", "≤ 50 ms", late <= LATE)


def positions(game: Game, count: int) -> list[Match]:
    """Random decisions of random games."""
    rng = Random(1)
    found: list[Match] = []
    while len(found) < count:
        match = game.start(game.players[0], seed=rng.randrange(1 << 40))
        while match.actor is not None:
            if len(match.legal()) > 1 and rng.random() < 0.1:
                found.append(match.copy())
            match.play(rng.choice(match.legal()))
    return found[:count]


def search_rate(game: Game, count: int = 20) -> float:
    """Iterations per second of the search in random positions, on one core."""
    seconds = 0.0
    for match in positions(game, count):
        began = time.perf_counter()
        search = Search(game, match.view(match.actor, recall=True), SEARCH, 1, ITERATIONS)
        search.run(Budget(iterations=ITERATIONS))
        seconds += time.perf_counter() - began
    return count * ITERATIONS / seconds


def lateness(game: Game, count: int = 200) -> float:
    """By how much a budget of time is exceeded, at the 99th percentile."""
    player = bot(f"search@{SECONDS}s", 1)
    over = []
    for match in positions(game, count):
        began = time.perf_counter()
        player.choose(game, match.view(match.actor, recall=True), match.legal())
        over.append(time.perf_counter() - began - SECONDS)
    return sorted(over)[count * 99 // 100]
