"""``hanagoza serve``: a server for people and bots."""

from __future__ import annotations

import argparse
import webbrowser
from typing import Any

from hanagoza.cli import arguments

FAILED = 1


def add(subparsers: Any) -> None:
    command = subparsers.add_parser("serve", help="serve tables to browsers and bots")
    command.add_argument(
        "--host", default="127.0.0.1", help="address to listen on (default: this machine only)"
    )
    command.add_argument(
        "--port", type=arguments.port, default=8000, help="port to listen on (default: 8000)"
    )
    add_database(command)
    command.add_argument("--open", action="store_true", help="open it in your browser")
    command.add_argument(
        "--trusted-proxy",
        type=arguments.proxy,
        action="append",
        default=[],
        metavar="ADDRESS",
        help="believe X-Forwarded-For from this address or network",
    )
    command.add_argument(
        "--origin",
        type=arguments.origin,
        action="append",
        default=[],
        metavar="HOST",
        help="also accept sockets from pages of this host",
    )
    command.add_argument("--https", action="store_true", help="browsers come by HTTPS")
    command.add_argument(
        "--keep-days",
        type=arguments.days,
        metavar="DAYS",
        help="delete games that ended longer ago",
    )
    command.set_defaults(run=run)


def add_database(command: Any) -> None:
    command.add_argument(
        "--db",
        metavar="URL",
        help="database, such as sqlite:///games.db (default: $HANAGOZA_DB, or in your data folder)",
    )


def run(given: argparse.Namespace) -> int:
    from hanagoza.cli.command import complain
    from hanagoza.server.config import Config
    from hanagoza.server.serve import serve
    from hanagoza.server.storage.errors import Claimed
    from hanagoza.server.storage.location import database_path
    from hanagoza.server.wire.listen import CannotListen

    config = Config(
        database=database_path(given.db),
        host=given.host,
        port=given.port,
        trusted_proxies=tuple(given.trusted_proxy),
        origins=tuple(given.origin),
        https=given.https,
        retention_days=given.keep_days,
    )
    try:
        serve(config, given.open)
    except CannotListen as error:
        complain(error)
        return FAILED
    except Claimed as error:
        if not (given.open and error.address):
            raise
        print(f"Hanagoza is running already at {error.address}")
        webbrowser.open(error.address)
        return 0
