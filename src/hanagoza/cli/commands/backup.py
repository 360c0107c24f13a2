"""``hanagoza backup``: a copy of a server's database."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from hanagoza.cli.settings import add_database, database_of


def add(subparsers: Any) -> None:
    command = subparsers.add_parser(
        "backup", help="copy the database of a server, while it runs or not"
    )
    command.add_argument("file", type=Path, metavar="FILE", help="where to")
    command.add_argument("--force", action="store_true", help="overwrite FILE")
    add_database(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from hanagoza.server.storage.backups import backup

    made = backup(database_of(given), given.file, force=given.force)
    print(f"{given.file}: {made.games} games, {made.size / 1e6:.1f} MB")
    return 0
