"""``hanagoza serve``: a server for people and bots."""

from __future__ import annotations

import argparse
import webbrowser
from typing import Any

from hanagoza.cli.settings import add_settings, settings_of

FAILED = 1


def add(subparsers: Any) -> None:
    command = subparsers.add_parser("serve", help="serve tables to browsers and bots")
    command.add_argument("--open", action="store_true", help="open it in your browser")
    add_settings(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from hanagoza.cli.command import complain
    from hanagoza.server.serve import serve
    from hanagoza.server.storage.errors import Claimed
    from hanagoza.server.wire.listen import CannotListen

    try:
        serve(settings_of(given).config, given.open)
    except CannotListen as error:
        complain(error)
        return FAILED
    except Claimed as error:
        if not (given.open and error.address):
            raise
        print(f"Hanagoza is running already at {error.address}")
        webbrowser.open(error.address)
        return 0
