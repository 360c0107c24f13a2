"""``hanagoza verify``: was the luck of a record what it claims?"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from hanagoza.core.record import Record
from hanagoza.games import verify


def add(subparsers: Any) -> None:
    command = subparsers.add_parser(
        "verify", help="check every move and every outcome of a record, offline"
    )
    command.add_argument("file", type=Path, metavar="FILE", help="a record of a game (JSON)")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    for line in verify(Record.read(given.file)):
        print("✓", line)
    return 0
