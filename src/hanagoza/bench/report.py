"""Everything measured in one run, as rows with the figure to reach."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from hanagoza.bench import limit, measure
from hanagoza.core.game import Game
from hanagoza.games import EXAMPLE, game, games

MILLION = 1e6
REPEATS = 7
ENOUGH = 3e6
"""Decisions per second, of random games on one thread."""
Rate = Callable[[], float]


class Row(NamedTuple):
    """One figure: what it is, what was measured, its ratio to a peer, and what it has to reach."""

    what: str
    measured: str
    ratio: str = ""
    goal: str = ""
    reached: bool | None = None


def rows(peer: Rate | None = None) -> Iterator[Row]:
    """Measure, row by row; every game in turns with a ``peer``, if there is one."""
    for id in games():
        yield from _engine(game(id), peer)
    distinct = {game(id).definition.rules: id for id in reversed(games())}  # editions share them
    for id in reversed(distinct.values()):
        yield from _footprint(game(id))
    for id in games():
        if (source := game(id).definition.limit) is not None:
            yield from _limit(game(id), source)
    yield from _by_itself(game(EXAMPLE))


def _engine(game: Game, peer: Rate | None) -> Iterator[Row]:
    name = _title(game)
    for players in game.players:
        what = f"{name}, {players} players: random games"
        ours = partial(measure.playout_rate, game, players)
        ours()
        if peer is None:
            rate = max(ours() for _ in range(REPEATS))
            yield Row(what, _millions(rate), "", _millions(ENOUGH), rate >= ENOUGH)
        else:
            rate, theirs = side_by_side(ours, peer)
            ratio, goal = f"{rate / theirs:.2f} × OpenSpiel", min(ENOUGH, theirs)
            yield Row(what, _millions(rate), ratio, _millions(goal), rate >= goal)


def _footprint(game: Game) -> Iterator[Row]:
    """What a game takes of a machine: bytes, and seconds before the first decision."""
    name, size = _title(game), game.definition.layout.itemsize
    yield Row(f"{name}: one state", f"{size} bytes", "", "≤ 256 bytes", size <= 256)
    seconds = min(measure.compilation(game) for _ in range(2))
    yield Row(f"{name}: first use, compiled", f"{seconds:.1f} s", "", "≤ 12 s", seconds <= 12)
    warm = min(measure.startup(game)[1] for _ in range(REPEATS))
    yield Row(
        f"{name}: first decision, from the cache", f"{warm:.2f} s", "", "≤ 0.5 s", warm <= 0.5
    )


def _limit(game: Game, source: Path) -> Iterator[Row]:
    """Beside a C program that does nothing but play."""
    if limit.program(source) is None:
        yield Row("C limit program", "no C compiler here")
        return
    mine = partial(measure.playout_rate, game, game.players[0])
    bound = partial(limit.limit_rate, source)
    mine()
    ours, theirs = side_by_side(mine, bound)
    yield Row("C limit program, mode 1", _millions(theirs))
    yield _ratio(f"{_title(game)}, one thread, to the C limit", ours, theirs, 0.7)
    twice, once = side_by_side(partial(bound, copies=2), bound)
    yield Row("two copies of the C program to one", _millions(twice), f"{twice / once:.2f} ×")


def _by_itself(game: Game) -> Iterator[Row]:
    """What one game is enough to tell."""
    rate = partial(measure.playout_rate, game, game.players[0])
    rate()
    two, one = side_by_side(partial(rate, threads=2), rate)
    yield _ratio(f"{_title(game)}, two threads to one", two, one, 1.8)
    driven = max(measure.driven_rate(game, game.players[0]) for _ in range(REPEATS))
    yield Row(
        "one game driven from Python by move texts",
        f"{driven:,.0f} decisions/s",
        goal="≥ 100,000",
        reached=driven >= 100_000,
    )
    imported = min(measure.startup(game)[0] for _ in range(REPEATS))
    yield Row("import hanagoza", f"{imported:.2f} s", "", "< 0.3 s", imported < 0.3)


def side_by_side(one: Rate, other: Rate) -> tuple[float, float]:
    """Two rates measured in turns, so that both meet the same weather: the pair whose ratio is in
    the middle. The best of each would compare one's sunshine with the other's rain.
    """
    pairs = sorted(((one(), other()) for _ in range(REPEATS)), key=lambda pair: pair[0] / pair[1])
    return pairs[REPEATS // 2]


def _title(game: Game) -> str:
    return game.words.text("title")


def _ratio(what: str, ours: float, theirs: float, goal: float) -> Row:
    ratio = ours / theirs
    return Row(what, _millions(ours), f"{ratio:.2f} ×", f"≥ {goal} ×", ratio >= goal)


def _millions(rate: float) -> str:
    return f"{rate / MILLION:.2f} M decisions/s"
