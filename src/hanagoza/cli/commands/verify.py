"""``hanagoza verify``: did the outcomes of a record come from where it says?"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from hanagoza.core.errors import RecordError
from hanagoza.core.record import Record
from hanagoza.games import verify


def add(subparsers: Any) -> None:
    command = subparsers.add_parser(
        "verify", help="check every move and every outcome of a record, offline"
    )
    command.add_argument(
        "file", type=Path, metavar="FILE", help="a record of a game (JSON), or many (JSONL)"
    )
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    if given.file.suffix == ".jsonl":
        count = _verify_lines(given.file)
        legal = f"✓ all {count} games are legal, and their luck is as claimed"
        print(legal if count else f"there are no games in {given.file}")
        return 0
    for line in verify(Record.read(given.file)):
        print("✓", line)
    return 0


def _verify_lines(path: Path) -> int:
    """Check what ``hanagoza export`` wrote; how many games there are."""
    count = 0
    with path.open("rb") as file:
        for count, line in enumerate(file, 1):
            try:
                verify(Record.from_json(line))
            except RecordError as error:
                raise RecordError(f"line {count}: {error}", error.ply) from error
    return count
