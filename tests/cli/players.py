"""People who play at the terminal, for tests."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from textual.pilot import Pilot

import hanagoza as hg
from hanagoza.cli.saves import Saves
from hanagoza.cli.session import Session, Setup
from hanagoza.cli.terminal.app import TableApp
from hanagoza.cli.terminal.menu import MoveMenu
from hanagoza.cli.terminal.prompt import Prompt
from hanagoza.cli.words import YOU
from hanagoza.core.match import Match

PATIENCE = 240
"""Seconds."""


def setup(seed: int = 7, seat: int = 0) -> Setup:
    return Setup(hg.game("hanamikoji"), seed=seed, seat=seat)


def table(saves: Saves, *, seed: int = 7, pause: float = 0, lang: str = "en") -> TableApp:
    return TableApp(Session.begin(setup(seed)), saves, lang, pause=pause)


async def type_in(pilot: Pilot[None], text: str) -> None:
    """Type a line: all at once, as from the clipboard, which is quicker than key by key."""
    pilot.app.screen.query_one(Prompt).value = text
    await pilot.press("enter")
    await pilot.pause()


async def until(pilot: Pilot[None], true: Callable[[], bool]) -> None:
    """Wait for something: on a slow machine, until the bots have been compiled."""
    last = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < last, "this never happened"
        await pilot.pause(0.01)


def my_move(app: TableApp) -> bool:
    return app.session.my_turn or app.session.result is not None


def status(app: TableApp) -> str:
    return shown(app, "#status")


def shown(app: TableApp, selector: str) -> str:
    """The text of a part of the screen."""
    region = app.screen.query_one(selector).region
    lines = app.screen._compositor.render_strips()[region.y : region.bottom]
    return "\n".join(line.text[region.x : region.right].rstrip() for line in lines).strip()


def prompt(app: TableApp) -> Prompt:
    return app.screen.query_one(Prompt)


def menu(app: TableApp) -> MoveMenu:
    return app.screen.query_one(MoveMenu)


def played_out(seed: int = 7, plies: int | None = None) -> Match:
    """A match with random moves, to its end or so many decisions long."""
    match = hg.game("hanamikoji").start(seed=seed)
    dice = random.Random(seed)
    while match.actor is not None and plies != 0:
        match.play(dice.choice(match.legal()))
        plies = None if plies is None else plies - 1
    return match


def record_json(match: Match) -> str:
    import msgspec

    record = msgspec.structs.replace(match.record(), seats=(YOU, "bot:random"))
    return record.to_json()
