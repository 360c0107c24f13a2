"""Play a contest on all cores."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Generator, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing, nullcontext
from itertools import chain, groupby, islice
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread

import hanagoza as hg
from hanagoza.arena.contest import Contest, PlayedGame
from hanagoza.arena.journal import Journal
from hanagoza.arena.sequential import check_differences
from hanagoza.arena.statistics import Summary, Tally
from hanagoza.bots import prepare
from hanagoza.core.errors import OptionError
from hanagoza.core.options import shown

Watcher = Callable[[Summary], None]
Deal = list[PlayedGame]
Deals = Generator[Deal, None, None]


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

    With a ``path`` games are kept there, and those already there are not played again. ``sprt`` are
    the two Elo differences to decide between. ``watch`` is told how things stand after every deal
    that is played. With more than one of ``cores`` (all of them, unless told) deals are played in
    other processes, which import the main script: it needs its ``if __name__ == "__main__":``.
    """
    contest.check()
    if type(games) is not int or games < 1:
        raise OptionError(f"games={shown(games)} is not possible: choose a whole number from 1 on")
    tally = Tally(contest, check_differences(sprt) if sprt else None)
    with Journal(path, contest) if path else nullcontext() as journal:
        there = _by_deal(journal.games) if journal else {}
        wanted = -(-games // len(contest.line_up))
        with closing(_deals(contest, wanted, there, cores or os.cpu_count() or 1)) as deals:
            for deal in deals:
                tally.add(deal)
                if deal[0].deal not in there:
                    if journal:
                        journal.add(deal)
                    if watch:
                        watch(tally.summary())
                if tally.is_decided:
                    break
        summary = tally.summary(is_rated=True)
        if journal:
            journal.close(summary)
    return summary


def _by_deal(played: list[PlayedGame]) -> dict[int, Deal]:
    return {deal: list(games) for deal, games in groupby(played, key=lambda game: game.deal)}


def _deals(contest: Contest, wanted: int, there: Mapping[int, Deal], cores: int) -> Deals:
    """Deals in their order: those that are there already, and the rest as they are played."""
    missing = (deal for deal in range(wanted) if deal not in there)
    more = sorted(deal for deal in there if deal >= wanted)
    with closing(_played(contest, missing, cores)) as fresh:
        for deal in chain(range(wanted), more):
            yield there[deal] if deal in there else next(fresh)


def _played(contest: Contest, deals: Iterator[int], cores: int) -> Deals:
    """Compiled here first, with a progress bar; the other processes find it in the cache."""
    prepare(hg.game(contest.game))
    if cores == 1:
        yield from (_play(contest, deal) for deal in deals)
    else:
        yield from _in_parallel(contest, deals, cores)


def _in_parallel(contest: Contest, deals: Iterator[int], cores: int) -> Deals:
    """As many deals are begun as keep everybody busy while the next in order is not finished."""
    with ProcessPoolExecutor(cores, get_context("spawn"), initializer=_leave_with_parent) as pool:
        begun: deque[Future[Deal]] = deque()
        try:
            while True:
                room = 4 * cores - len(begun)
                begun.extend(pool.submit(_play, contest, deal) for deal in islice(deals, room))
                if not begun:
                    return
                yield begun.popleft().result()
        finally:
            for future in begun:
                future.cancel()


def _leave_with_parent() -> None:
    """Whoever stops the arena the hard way shall not leave players behind."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def _play(contest: Contest, deal: int) -> Deal:
    return list(contest.play(deal))
