"""``hanagoza games``: what can be played."""

from __future__ import annotations

import argparse
from typing import Any

from hanagoza.cli.words import add_language, players_text
from hanagoza.games import game, games


def add(subparsers: Any) -> None:
    command = subparsers.add_parser("games", help="list the games")
    add_language(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from rich.text import Text

    from hanagoza.cli.output import Output

    console = Output()
    for name in games():
        found = game(name)
        heading = Text.assemble((name, "bold"), f"  {found.words.text('title', given.lang)}, ")
        console.print(heading.append(players_text(found.players, given.lang)))
        console.print(Text(found.words.text("tagline", given.lang), style="dim"), soft_wrap=True)
    return 0
