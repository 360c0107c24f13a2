"""Three people play for four days, while the server is restarted, and killed when time is over."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from hanagoza.server.table.entries import Moved, Returned, TimedOut
from tests.server.turned import DAY, HOUR, Turned
from tests.web import wire
from tests.web.at_table import MOVES, awaiting_move
from tests.web.conftest import Visit

pytestmark = pytest.mark.slow

A_DAY = {"kind": "days", "days": 1}
NAMES = "Aki", "Beni", "Chie"
MINUTE = 60.0
"""After a crash the server may have forgotten half of one."""
PATIENCE = 30.0
"""Seconds."""


class Game:
    """The three of them, each at a page of their own, and the server between them."""

    def __init__(self, server: Turned, visit: Visit) -> None:
        self.server = server
        self.people = {name: wire.named(visit(server.url), name) for name in NAMES}
        self.address = wire.table(*self.people.values(), game="kasane", pace=A_DAY)

    @property
    def table(self) -> str:
        return self.address.rpartition("/")[2]

    def at_table(self, name: str) -> Page:
        page = self.people[name]
        page.goto(self.server.url + self.address)
        return page

    def at_home(self, name: str) -> Page:
        """Their page, with what it tells of the game."""
        page = self.people[name]
        page.goto(self.server.url)
        return page

    def listed(self, name: str, text: str) -> None:
        """What home tells them of the game, or soon will."""
        games = self.at_home(name).get_by_role("region", name="Your games")
        deadline = time.monotonic() + PATIENCE
        while True:
            expect(games.get_by_role("listitem")).to_be_visible()
            if re.search(text, games.inner_text().replace("\n", " ")):
                return
            assert time.monotonic() < deadline, games.inner_text()
            time.sleep(0.5)
            self.at_home(name)

    def take_turn(self, name: str, then: str) -> None:
        """Whatever can be done, until it is somebody else's turn."""
        page = self.at_table(name)
        awaiting_move(page)
        over = self.turn_of(then, name)
        while True:
            expect(page.locator(MOVES).first.or_(over)).to_be_visible()
            if over.count():
                return
            page.locator(MOVES).first.click()

    def turn_of(self, name: str, of: str) -> Locator:
        """That it is somebody's turn, as somebody else's table says."""
        return self.people[of].locator(".asked .banner").get_by_text(f"It is {name}’s turn.")

    def turns(self) -> list[int]:
        """Whose turns there were, as the log has it."""
        seats = [
            entry.seat for entry in self.server.entries(self.table) if isinstance(entry, Moved)
        ]
        return [seat for at, seat in enumerate(seats) if seats[at - 1 : at] != [seat]]

    def out_of_time(self) -> list[int]:
        """On which seats time was over, again and again if it was."""
        entries = self.server.entries(self.table)
        return [entry.seat for entry in entries if isinstance(entry, TimedOut)]

    def returned(self) -> list[int]:
        entries = self.server.entries(self.table)
        return [entry.seat for entry in entries if isinstance(entry, Returned)]

    def turn_to_the_deadline(self, short_of_it: float = 0.0) -> None:
        """Until somebody's time is over, or nearly: a heartbeat tells of all but a minute."""
        left = self.server.due(self.table) - self.server.served()
        self.server.turn(left - MINUTE - short_of_it)
        self.until_written()
        self.server.turn(MINUTE)

    def until_written(self) -> None:
        """Until a heartbeat has told of the time that has passed."""
        before = self.server.served()
        deadline = time.monotonic() + PATIENCE
        while self.server.served() <= before:
            assert time.monotonic() < deadline, "no heartbeat"
            time.sleep(0.1)

    def crash(self, lasting: float = 0.0) -> None:
        """Kill the server, which is started again after a while."""
        self.server.kill()
        self.server.turn(lasting)
        self.server.start()


@pytest.fixture
def game(tmp_path: Path, visit: Visit) -> Iterator[Game]:
    with Turned(tmp_path, "--trusted-proxy", "127.0.0.1") as server:
        yield Game(server, visit)


def test_four_days(game: Game) -> None:
    server = game.server

    # The first day: one after the other, when they find the time; and the host puts in new memory.
    game.take_turn("Aki", then="Beni")
    server.turn(20 * HOUR)
    game.until_written()
    game.listed("Aki", "Beni to move")
    game.listed("Beni", "your turn.* (3:5\\d|4:00) h left")
    game.take_turn("Beni", then="Chie")
    server.stop()
    server.turn(10 * HOUR)  # while nobody served it: that is not Chie's time
    server.start()
    game.listed("Chie", "your turn.* (23:5\\d h|1 d 0 h) left")

    # The second: killed shortly before the deadline, and off for a day.
    game.turn_to_the_deadline(short_of_it=5 * MINUTE)
    game.crash(lasting=DAY)
    game.listed("Chie", "your turn")
    game.take_turn("Chie", then="Aki")
    assert not game.out_of_time()

    # The third: killed at the deadline, with the table in memory, since Beni looks on.
    players = game.at_table("Beni").get_by_role("list", name="Players")
    expect(players).to_contain_text("to move")
    game.turn_to_the_deadline()
    game.crash()
    server.turn(MINUTE)  # of which it cannot know
    expect(players).to_contain_text("out of time: bot playing")
    awaiting_move(game.people["Beni"])  # the bot has moved for Aki
    assert game.out_of_time() == [0]

    # The fourth: killed at the deadline, while nobody looks and the table is put away.
    game.at_home("Beni")
    game.crash()
    game.turn_to_the_deadline()
    game.crash()
    server.turn(MINUTE)
    game.listed("Chie", "your turn")
    game.crash()
    game.listed("Chie", "your turn")
    assert game.out_of_time() == [0, 1]
    assert game.turns() == [0, 1, 2, 0, 1]

    # Aki and Beni come back, and the game goes on with all three.
    for name in ("Aki", "Beni"):
        game.at_table(name).get_by_role("button", name="Take your seat back").click()
        expect(game.turn_of("Chie", name)).to_be_visible()
    game.take_turn("Chie", then="Aki")
    game.take_turn("Aki", then="Beni")
    assert game.returned() == [0, 1]
    assert game.turns() == [0, 1, 2, 0, 1, 2, 0]
    assert game.out_of_time() == [0, 1]
