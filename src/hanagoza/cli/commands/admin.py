"""``hanagoza admin``: what the operator of a server may do to its tables and guests."""

from __future__ import annotations

import argparse
import datetime
from contextlib import closing
from typing import TYPE_CHECKING, Any

from hanagoza.cli import arguments
from hanagoza.cli.settings import add_database, database_of

if TYPE_CHECKING:
    from hanagoza.server.storage.operator import Operator, Overseen

LATEST = 20
FOUND = 1
"""What a check ends with that has found something."""


def add(subparsers: Any) -> None:
    command = subparsers.add_parser(
        "admin",
        help="list, close and delete tables, ban, unban and forget guests",
        description="Look after a server. If it runs, it does what you ask within two seconds,"
        " else when it is started next.",
        epilog="Write -- before an id that begins with a dash: hanagoza admin ban -- -x7Q…",
    )
    actions = command.add_subparsers(
        title="what to do", metavar="WHAT", required=True, parser_class=type(command)
    )
    listing = _action(actions, "list", "show the latest tables", _list)
    listing.add_argument("--ids", action="store_true", help="with players' ids and addresses")
    listing.add_argument(
        "--count", type=arguments.count, default=LATEST, metavar="N", help="how many"
    )
    closing_ = _action(actions, "close", "end a game without a result", _close)
    closing_.add_argument("table", metavar="TABLE", help="its id")
    _action(actions, "tokens", "show the tokens of bots, and whose they are", _tokens)
    revoking = _action(actions, "revoke", "have a token be good for nothing", _revoke)
    revoking.add_argument("token", metavar="TOKEN", help="its id, as tokens shows it")
    for name, help, run in (
        ("ban", "turn somebody away, and end their connections", _ban),
        ("unban", "let somebody in again", _unban),
    ):
        action = _action(actions, name, help, run)
        action.add_argument("who", metavar="WHO", help="a player's id or an address")
    _action(actions, "bans", "show who is banned", _bans)
    deleting = _action(
        actions, "delete", "delete a table, or forget a player and their names", _delete
    )
    deleting.add_argument("what", metavar="TABLE|PLAYER", help="the id of either")
    _action(actions, "check", "look at every page and every log, which may take minutes", _check)


def _action(actions: Any, name: str, help: str, act: Any) -> Any:
    action = actions.add_parser(name, help=help)
    add_database(action)
    action.set_defaults(run=run, act=act)
    return action


def run(given: argparse.Namespace) -> int:
    from hanagoza.server.storage.operator import Operator

    with closing(Operator(database_of(given))) as operator:
        return given.act(operator, given) or 0


def _list(operator: Operator, given: argparse.Namespace) -> None:
    for table in operator.tables(given.count):
        print(_line(table))
        if given.ids:
            print(f"    opened by {table.host} from {table.address}")
            for seat, player in table.players:
                print(f"    seat {seat}: {player} ({table.names[seat]})")


def _line(table: Overseen) -> str:
    names = ", ".join(_name(name) for name in table.names)
    return f"{_time(table.changed)}  {table.id}  {table.game:<10}  {table.phase:<7}  {names}"


def _name(name: str | int | None) -> str:
    return f"bot level:{name}" if isinstance(name, int) else name or "—"


def _close(operator: Operator, given: argparse.Namespace) -> None:
    operator.end(given.table)
    print(f"{given.table} will be closed")


def _delete(operator: Operator, given: argparse.Namespace) -> None:
    kind = operator.delete(given.what)
    what = "deleted" if kind == "table" else "forgotten; finished games stay, without a name"
    print(f"the {kind} {given.what} will be {what}")


def _check(operator: Operator, given: argparse.Namespace) -> int:  # noqa: ARG001
    """The number it ends with tells scripts."""
    is_sound = True
    for wrong in operator.check():
        is_sound = False
        print(wrong)
    print("every page and every log is sound" if is_sound else "it is damaged: restore a backup")
    return 0 if is_sound else FOUND


def _tokens(operator: Operator, given: argparse.Namespace) -> None:  # noqa: ARG001
    tokens = operator.tokens()
    for token in tokens:
        print(f"{_time(token.created)}  {token.id}  {token.owner}  {token.name}")
    if not tokens:
        print("there are no tokens")


def _revoke(operator: Operator, given: argparse.Namespace) -> None:
    operator.revoke(given.token)
    print(f"{given.token} is no longer good")


def _ban(operator: Operator, given: argparse.Namespace) -> None:
    for who in operator.ban(given.who):
        print(f"{who} is banned{_household(who)}")


def _household(who: str) -> str:
    """What an operator may not expect of the ban of one address."""
    return ": the network of that address, as one household has it" if "/" in who else ""


def _unban(operator: Operator, given: argparse.Namespace) -> None:
    for who in operator.unban(given.who):
        print(f"{who} is no longer banned")


def _bans(operator: Operator, given: argparse.Namespace) -> None:  # noqa: ARG001
    bans = operator.bans()
    for who, since in bans:
        print(f"{_time(since)}  {who}")
    if not bans:
        print("nobody is banned")


def _time(at: float) -> str:
    return datetime.datetime.fromtimestamp(at).astimezone().isoformat(" ", "minutes")
