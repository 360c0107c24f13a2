"""``hanagoza restore``: a backup in the place of a server's database."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from hanagoza.cli.commands.serve import add_database


def add(subparsers: Any) -> None:
    command = subparsers.add_parser(
        "restore", help="put a backup in the place of the database of a stopped server"
    )
    command.add_argument("file", type=Path, metavar="FILE", help="what `hanagoza backup` made")
    add_database(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from hanagoza.server.storage.backups import restore
    from hanagoza.server.storage.location import database_path

    database = database_path(given.db)
    found, kept = restore(database, given.file)
    print(f"{database}: {found.games} games, {found.size / 1e6:.1f} MB")
    if kept is not None:
        print(f"what was there is now {kept}")
    return 0
