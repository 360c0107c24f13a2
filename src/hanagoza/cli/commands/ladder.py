"""``hanagoza ladder``: measure how strong every bot is, and write it down."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hanagoza.core.errors import OptionError
from hanagoza.core.moves import quoted

if TYPE_CHECKING:
    from hanagoza.arena import Contest, Summary
    from hanagoza.arena.ladder import Measured

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
    from hanagoza.arena.ladder import climb
    from hanagoza.cli.output import Output

    _check(given.page)
    console = Output()
    with console.status("…") as status:

        def tell(contest: Contest, summary: Summary) -> None:
            first = summary.standings[0]
            status.update(
                f"{contest.game}: {' '.join(contest.bots)}: {summary.games} games, "
                f"{first.bot} {100 * first.win:.1f} %"
            )

        for measured in climb(given.games, tell):
            _write(given.page, measured)
    console.print(f"Wrote {given.page}.")
    return 0


def _check(page: Path) -> None:
    """Two hours of games should not end in a page that cannot be written."""
    if page.suffix != ".md" or page.is_dir() or not page.parent.is_dir():
        raise OptionError(
            f"{quoted(str(page))} cannot be the page: name a file that ends in .md, in a folder"
            " there is; plots go to a folder of its name"
        )


def _write(page: Path, measured: Measured) -> None:
    """The section and the plot of one game; a run that is interrupted has left the others alone."""
    from hanagoza.arena.ladder import order
    from hanagoza.arena.page import plot, ratings, rewritten, section

    plots, rated = page.with_suffix(""), ratings(measured)
    image = f"{measured.game}.svg"
    plots.mkdir(exist_ok=True)
    (plots / image).write_text(plot(rated), encoding="utf-8")
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    about = section(measured, rated, f"{plots.name}/{image}")
    page.write_text(rewritten(text, about, order()), encoding="utf-8")
