"""``hanagoza ladder``: measure how strong every bot is, and write it down."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hanagoza.arena import Contest, Summary

GAMES = 60


def add(subparsers: Any) -> None:
    command = subparsers.add_parser(
        "ladder",
        help="measure every bot at every game, and rewrite the page about it",
        description="Play all bots and levels against each other at every game, up to two hours;"
        " an interrupted run goes on where it stopped.",
    )
    command.add_argument("--page", type=Path, default=Path("docs/strength.md"), metavar="FILE")
    command.add_argument("--games", type=int, default=GAMES, metavar="N", help="at every table")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from hanagoza.arena.ladder import MARKER, climb
    from hanagoza.cli.output import Output

    page = given.page.read_text(encoding="utf-8") if given.page.exists() else ""
    written = page.partition(MARKER)[0]
    console = Output()
    with console.status("…") as status:

        def tell(contest: Contest, summary: Summary) -> None:
            first = summary.standings[0]
            status.update(
                f"{contest.game}: {' '.join(contest.bots)}: {summary.games} games, "
                f"{first.bot} {100 * first.win:.1f} %"
            )

        for report in climb(given.page.with_suffix(""), given.games, tell):
            given.page.write_text(f"{written}{MARKER}\n\n{report}", encoding="utf-8")
    console.print(f"Wrote {given.page}.")
    return 0
