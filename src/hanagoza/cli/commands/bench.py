"""``hanagoza bench``: how fast the engines are on this machine."""

from __future__ import annotations

import argparse
from typing import Any


def add(subparsers: Any) -> None:
    command = subparsers.add_parser("bench", help="measure the engines on this machine")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:  # noqa: ARG001
    from rich.table import Table

    from hanagoza.bench.report import rows
    from hanagoza.cli.output import Output

    console = Output()
    table = Table("what", "measured", "ratio", "to reach", "")
    with console.status("Measuring, two or three minutes …"):
        for row in rows():
            mark = {None: "", True: "[green]✓[/]", False: "[red]✗[/]"}[row.reached]
            table.add_row(*row[:4], mark)
    console.print(table)
    return 0
