"""``hanagoza config``: a server's settings, and where each comes from."""

from __future__ import annotations

import argparse
from typing import Any

from hanagoza.cli.settings import add_settings, settings_of


def add(subparsers: Any) -> None:
    command = subparsers.add_parser(
        "config",
        help="show the settings of a server, and where each comes from",
        description="Show what `hanagoza serve` with the same arguments would be told by them, by"
        " the environment, by the file of --config, and by default, in this order.",
    )
    how = command.add_mutually_exclusive_group()
    how.add_argument("--json", action="store_true", help="for programs")
    how.add_argument("--defaults", action="store_true", help="a TOML file to begin with, instead")
    add_settings(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from hanagoza.server.settings import shown

    if given.defaults:
        print(shown.as_toml(), end="")
    elif given.json:
        print(shown.as_json(settings_of(given)))
    else:
        print(*shown.lines(settings_of(given)), sep="\n")
    return 0
