"""``hanagoza export``: the games of a server, for whoever wants to study them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from hanagoza.cli.settings import add_database, database_of

if TYPE_CHECKING:
    from hanagoza.server.storage.operator import Operator


def add(subparsers: Any) -> None:
    command = subparsers.add_parser(
        "export",
        help="write all finished and aborted games of a server as JSON lines",
        description="Write all finished and aborted games of a server, running or not, as JSON"
        " lines: each is a record that `hanagoza verify` checks.",
    )
    command.add_argument(
        "file",
        type=_file,
        nargs="?",
        metavar="FILE",
        help="where to (default, or -: standard output)",
    )
    command.add_argument("--force", action="store_true", help="overwrite FILE")
    add_database(command)
    command.set_defaults(run=run)


def _file(word: str) -> Path | None:
    """What is written to; ``None`` is standard output."""
    return None if word == "-" else Path(word)


def run(given: argparse.Namespace) -> int:
    from hanagoza.server.storage.operator import Operator

    with (
        closing(Operator(database_of(given))) as operator,
        _output(given.file, given.force) as file,
    ):
        written, older = _export(operator, file, _watched(operator.ended(), given.file))
    print(f"{written} games", file=sys.stderr)
    if older:
        print(
            f"{older} more follow older rules: export them with the hanagoza that played them",
            file=sys.stderr,
        )
    return 0


def _export(operator: Operator, file: BinaryIO, tables: Iterable[str]) -> tuple[int, int]:
    """How many games were written, and how many could not be."""
    import msgspec

    from hanagoza.server.storage.operator import OlderRules

    written = older = 0
    for table in tables:
        try:
            record = operator.record(table)
        except OlderRules:
            older += 1
            continue
        if record is not None:
            file.write(msgspec.json.encode(record) + b"\n")
            written += 1
    return written, older


@contextmanager
def _output(path: Path | None, force: bool) -> Iterator[BinaryIO]:
    """Standard output, or a file that is there once it is complete."""
    from hanagoza.server.storage.copy import growing, require_free

    if path is None:
        yield sys.stdout.buffer
        return
    require_free(path, force=force)
    with growing(path, 0o666) as part, part.open("wb") as file:
        yield file


def _watched(tables: list[str], path: Path | None) -> Iterable[str]:
    """A bar, if there is a terminal for it that the games themselves do not go to."""
    from rich.console import Console
    from rich.progress import track

    hidden = not sys.stderr.isatty() or (path is None and sys.stdout.isatty())
    console = Console(stderr=True)
    return track(tables, "Games", console=console, transient=True, disable=hidden)
