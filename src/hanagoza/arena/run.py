"""Play a contest on all cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread

import hanagoza as hg
from hanagoza.arena.contest import Contest, GameLine
from hanagoza.arena.journal import Journal
from hanagoza.arena.statistics import Summary, sequential_verdict, standings
from hanagoza.bots import prepare

Watcher = Callable[[Summary], None]


def run(
    contest: Contest,
    games: int,
    *,
    path: Path | None = None,
    sprt: tuple[float, float] | None = None,
    watch: Watcher | None = None,
    cores: int | None = None,
) -> Summary:
    """Play at least so many games, whole deals of them, or until the sequential test decides.

    With a ``path`` games are kept there, and those already there are not played again. ``watch`` is
    told how things stand after every deal.
    """
    _warm_up(contest)
    journal = Journal(path, contest) if path else None
    seats = len(contest.line_up)
    lines = _whole_deals(journal.games if journal else [], seats)
    done = {line.deal for line in lines}
    deals = [deal for deal in range(-(-games // seats)) if deal not in done]
    summary = summed_up(contest, lines, sprt, is_rated=False)
    for played in _in_parallel(contest, deals, cores or os.cpu_count() or 1):
        lines += played
        if journal:
            journal.add(played)
        summary = summed_up(contest, lines, sprt, is_rated=False)
        if watch:
            watch(summary)
        if summary.verdict and summary.verdict.accepted is not None:
            break
    summary = summed_up(contest, lines, sprt)
    if journal:
        journal.close(summary)
    return summary


def summed_up(
    contest: Contest,
    lines: list[GameLine],
    sprt: tuple[float, float] | None,
    *,
    is_rated: bool = True,
) -> Summary:
    """How things stand."""
    return Summary(
        game=contest.game,
        players=len(contest.line_up),
        games=len(lines),
        standings=standings(lines, contest.bots, is_rated),
        verdict=sequential_verdict(lines, contest, sprt) if sprt else None,
    )


def _warm_up(contest: Contest) -> None:
    """Compile here, with a progress bar, what the others will find in the cache."""
    game = hg.game(contest.game)
    game.start(len(contest.line_up), seed=1, **contest.options)
    prepare(game)


def _whole_deals(lines: list[GameLine], seats: int) -> list[GameLine]:
    count: dict[int, int] = {}
    for line in lines:
        count[line.deal] = count.get(line.deal, 0) + 1
    return [line for line in lines if count[line.deal] == seats]


def _in_parallel(contest: Contest, deals: list[int], cores: int) -> Iterator[list[GameLine]]:
    """The games of each deal as it is finished; a few deals are always waiting."""
    waiting = iter(deals)
    with ProcessPoolExecutor(cores, get_context("spawn"), initializer=_leave_with_parent) as pool:
        running: set[Future[list[GameLine]]] = set()
        try:
            while True:
                for deal in waiting:
                    running.add(pool.submit(_played, contest, deal))
                    if len(running) >= 2 * cores:
                        break
                if not running:
                    return
                finished, running = wait(running, return_when=FIRST_COMPLETED)
                for future in finished:
                    yield future.result()
        finally:
            for future in running:
                future.cancel()


def _leave_with_parent() -> None:
    """Whoever stops the arena the hard way shall not leave players behind."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def _played(contest: Contest, deal: int) -> list[GameLine]:
    return list(contest.play(deal))
