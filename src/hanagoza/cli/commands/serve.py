"""``hanagoza serve``: a server for people and bots."""

from __future__ import annotations

import argparse
from typing import Any, NoReturn

from hanagoza.cli import arguments


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


def run(given: argparse.Namespace) -> NoReturn:
    from hanagoza.server.config import Config, database_path
    from hanagoza.server.running import serve

    config = Config(
        database=database_path(given.db),
        host=given.host,
        port=given.port,
        trusted_proxies=tuple(given.trusted_proxy),
        origins=tuple(given.origin),
        https=given.https,
        retention_days=given.keep_days,
    )
    serve(config, given.open)
