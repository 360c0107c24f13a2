"""``hanagoza play``: sit down at a table with bots."""

from __future__ import annotations

import argparse
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hanagoza.cli.saves import Saves
from hanagoza.cli.words import add_language
from hanagoza.core.errors import OptionError, RecordError
from hanagoza.core.moves import quoted
from hanagoza.games import EXAMPLE, game

if TYPE_CHECKING:
    from hanagoza.cli.session import Session

LONGEST_NUMBER = 20
CHOSEN = ("players", "seat", "seed", "bot", "option")
"""Arguments that only make sense for a new game."""


def add(subparsers: Any) -> None:
    command = subparsers.add_parser("play", help="play in the terminal against bots")
    command.add_argument("game", nargs="?", default=EXAMPLE, metavar="GAME")
    command.add_argument("--players", type=int, metavar="N", help="how many sit at the table")
    command.add_argument("--seat", type=int, metavar="S", help="where you sit (default: 0)")
    command.add_argument("--seed", type=int, metavar="N", help="repeatable luck")
    command.add_argument(
        "--bot",
        metavar="NAME",
        help="who you play against: level:1 to level:5, random … (default: level:2)",
    )
    command.add_argument(
        "--option",
        action="append",
        metavar="NAME=VALUE",
        help="an option of the game (NAME=@FILE: as a file says); may be given several times",
    )
    command.add_argument("--new", action="store_true", help="leave a saved game and begin another")
    add_language(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    found = game(given.game)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise OptionError("play needs a terminal: standard input or output is not one")
    if find_spec("textual") is None:
        raise OptionError(
            "play needs the terminal table, which a server does without:"
            " pip install 'hanagoza[terminal]'"
        )
    from hanagoza.bots import prepare
    from hanagoza.cli.session import DEFAULT_BOT, Session, Setup
    from hanagoza.cli.terminal.app import TableApp

    setup = Setup(
        game=found,
        players=given.players,
        seat=given.seat or 0,
        seed=given.seed,
        bot=given.bot or DEFAULT_BOT,
        options=dict(option_of(text) for text in given.option or ()),
    )
    found.engine.kernel  # noqa: B018 (compiled before the table covers the terminal)
    prepare(found)
    saves = Saves.of_user()
    with saves.locked(found.id):
        session, notice = None, ""
        if not given.new:
            session, notice = saved_session(saves, found.id)
        if session is None:
            session = Session.begin(setup)
            if saves.path(found.id).exists():
                saves.shelve(found.id, "unfinished")
        elif chosen := [f"--{name}" for name in CHOSEN if getattr(given, name) is not None]:
            raise OptionError(f"a game is under way: {' '.join(chosen)} goes with --new")
        TableApp(session, saves, given.lang, notice=notice).run()
    return 0


def saved_session(saves: Saves, name: str) -> tuple[Session | None, str]:
    """The game to go on with, if any, and what the log should say about it."""
    from hanagoza.cli.session import Session

    try:
        record = saves.load(name)
        if record is None:
            return None, ""
        session = Session.resume(record)
    except RecordError:
        saves.shelve(name, "damaged")
        return None, "damaged"
    if session.result is not None:
        saves.shelve(name)
        return None, ""
    return session, "resumed"


def option_of(text: str) -> tuple[str, int | str]:
    """``NAME=VALUE`` taken apart; numbers become numbers, ``@FILE`` what the file holds."""
    name, equals, value = text.partition("=")
    if not (name and equals):
        raise OptionError(f"{quoted(text)} is no option: write NAME=VALUE")
    if value.startswith("@"):
        return name, Path(value[1:]).read_text(encoding="utf-8", errors="replace")
    is_number = value.removeprefix("-").isdecimal() and len(value) < LONGEST_NUMBER
    return name, int(value) if is_number else value
