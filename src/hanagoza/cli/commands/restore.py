"""``hanagoza restore``: a backup in the place of a server's database."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from hanagoza.cli.settings import add_database, database_of


def add(subparsers: Any) -> None:
    command = subparsers.add_parser(
        "restore", help="put a backup in the place of the database of a stopped server"
    )
    command.add_argument("file", type=Path, metavar="FILE", help="what `hanagoza backup` made")
    add_database(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from hanagoza.server.storage.backups import restore

    database = database_of(given)
    found, kept = restore(database, given.file)
    print(f"{database}: {found.games} games, {found.size / 1e6:.1f} MB")
    if kept is not None:
        print(f"what was there is now {kept}")
    return 0
