"""``hanagoza doctor``: whether a server is set up well, and what to do if not."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from hanagoza.cli.settings import add_settings, settings_of

UNWELL = 1


def add(subparsers: Any) -> None:
    command = subparsers.add_parser(
        "doctor",
        help="check how a server is set up, and say what to do",
        description="Check how a server is set up, running or not: ✓ is well, ! is worth a thought,"
        " ✗ is to be mended, and makes the command end with 1. Give it the arguments of"
        " `hanagoza serve`, and run it as the user who runs the server.",
    )
    command.add_argument(
        "--url", metavar="URL", help="where players reach it, such as https://games.example.org"
    )
    command.add_argument("--backups", type=Path, metavar="FOLDER", help="where your backups are")
    add_settings(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from hanagoza.server.doctor.checks import findings
    from hanagoza.server.doctor.finding import WRONG, Host

    url = given.url.rstrip("/") if given.url else None
    host = Host(settings_of(given).config, os.environ, url, given.backups)
    code = 0
    for finding in findings(host):
        print(finding, flush=True)
        code = UNWELL if finding.mark == WRONG else code
    return code
