"""``hanagoza bots``: whom one can play against."""

from __future__ import annotations

import argparse
from typing import Any

from hanagoza.cli.words import add_language


def add(subparsers: Any) -> None:
    command = subparsers.add_parser("bots", help="list the levels, and how bots are written")
    add_language(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from rich.text import Text

    from hanagoza.bots.levels import LEVELS, WORDS, Level
    from hanagoza.cli.output import Output

    console = Output()
    for number in LEVELS:
        name = Level.name(number, given.lang)
        heading = Text.assemble((f"level:{number}", "bold"), f"  {name}  ")
        console.print(heading.append(Level.about(number, given.lang), style="dim"))
    console.print(Text(WORDS.text("how", given.lang), style="dim"), soft_wrap=True)
    return 0
