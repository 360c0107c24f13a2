"""``hanagoza arena``: bots against bots."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hanagoza.cli.commands.play import option_of

if TYPE_CHECKING:
    from rich.table import Table

    from hanagoza.arena import Summary
    from hanagoza.arena.run import Watcher
    from hanagoza.cli.output import Output

DEFAULT_GAMES = 200


def add(subparsers: Any) -> None:
    command = subparsers.add_parser(
        "arena",
        help="let bots play each other",
        description="Let bots play each other: random, greedy, flat:1000, search:1000, search@0.5s,"
        " level:3 … Every deal is played from every seat.",
    )
    command.add_argument("game", metavar="GAME")
    command.add_argument("bots", metavar="BOT", nargs="+")
    command.add_argument("--games", type=int, default=DEFAULT_GAMES, metavar="N")
    command.add_argument("--players", type=int, metavar="P", help="seats; bots take turns")
    command.add_argument("--seed", type=int, default=1, metavar="N")
    command.add_argument(
        "--sprt",
        nargs=2,
        type=float,
        metavar=("ELO0", "ELO1"),
        help="stop as soon as the first bot is known to be better by the one or the other",
    )
    command.add_argument("--json", type=Path, metavar="FILE", help="keep games; go on from there")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    import hanagoza as hg
    from hanagoza.arena import Contest
    from hanagoza.arena import run as play
    from hanagoza.cli.output import Output

    contest = Contest(
        game=hg.game(given.game).id,
        bots=tuple(given.bots),
        players=given.players,
        options=dict(option_of(text) for text in given.option),
        seed=given.seed,
    )
    console = Output()
    with _progress(console, given.games) as watch:
        summary = play(
            contest,
            given.games,
            path=given.json,
            sprt=tuple(given.sprt) if given.sprt else None,
            watch=watch,
        )
    console.print(_table(summary))
    if summary.verdict:
        console.print(_told(summary))
    return 0


@contextmanager
def _progress(console: Output, games: int) -> Iterator[Watcher]:
    """A bar with the running estimate beside it."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("…", total=games)

        def watch(summary: Summary) -> None:
            first = summary.standings[0]
            running = (
                f"{first.bot} {_percent(first.win)} ({_percent(first.low)}–{_percent(first.high)})"
            )
            if summary.verdict:
                running += f", LLR {summary.verdict.ratio:+.2f}"
            progress.update(task, completed=min(summary.games, games), description=running)

        yield watch


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _table(summary: Summary) -> Table:
    from rich.table import Table

    title = f"{summary.game}, {summary.players} players, {summary.games} games"
    table = Table("bot", "wins", "95 % interval", "fair", "Elo", title=title)
    for bot in sorted(summary.standings, key=lambda bot: -bot.win):
        table.add_row(
            bot.bot,
            _percent(bot.win),
            f"{_percent(bot.low)} – {_percent(bot.high)}",
            _percent(bot.fair),
            f"{bot.rating:.0f} ± {bot.uncertainty:.0f}",
        )
    return table


def _told(summary: Summary) -> str:
    verdict = summary.verdict
    assert verdict is not None
    first = summary.standings[0].bot
    if verdict.accepted is None:
        return f"{first}: undecided (LLR {verdict.ratio:+.2f}); play more games."
    accepted = f"{verdict.accepted:+g} Elo accepted of {verdict.elo[0]:+g} and {verdict.elo[1]:+g}"
    return f"{first}: {accepted} (LLR {verdict.ratio:+.2f})."
