"""A host upgrades: every game of an earlier version goes on, and everybody sees what they saw."""

from __future__ import annotations

import re
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

import hanagoza as hg
from hanagoza.client import Client
from tests.server.fixtures import ROBOT, Fixture, fixtures, house, make
from tests.server.serving import serving

HOUR = 3600.0
ADDED = re.compile(rb',"decisive":(null|\{[^}]*\})')
"""What an ending tells besides, and did not in every version: all else is the same to the byte."""
HEEDED = 10.0
"""Seconds: the server looks every two."""


@pytest.fixture(params=fixtures(), ids=lambda fixture: f"schema-{fixture.schema}")
def fixture(request: pytest.FixtureRequest) -> Fixture:
    found: Fixture = request.param
    return found


@pytest.fixture
def database(fixture: Fixture, tmp_path: Path) -> Path:
    """As the earlier version left it."""
    return house.load(fixture.dump, tmp_path / "games.db")


def test_there_is_a_database_of_the_first_release() -> None:
    assert "0002" in {fixture.schema for fixture in fixtures()}


def test_everybody_is_sent_what_they_were_sent_before(fixture: Fixture, database: Path) -> None:
    tables, told = house.tables(database), fixture.told
    assert tables.keys() == told.keys()
    for id, table in tables.items():
        before = {to: ADDED.sub(b"", bytes(message)) for to, message in told[id].sent.items()}
        now = {to: ADDED.sub(b"", message) for to, message in house.sent(table)}
        assert now == before, told[id].about


@pytest.mark.slow
def test_every_running_game_is_played_to_its_end_and_its_luck_verifies(database: Path) -> None:
    played = house.played_on(database).values()
    assert {table.setting.game for table in played} == set(hg.games())
    for table in played:
        assert table.phase == "over"
        checked = hg.verify(table.record())
        assert any("(finished game)" in line for line in checked), checked


def test_every_ended_game_verifies(database: Path) -> None:
    ended = [table for table in house.tables(database).values() if table.phase != "running"]
    records = [table.record() for table in ended if table.match is not None]
    assert {record.game for record in records} == set(hg.games())
    for record in records:
        hg.verify(record)


def test_everybody_finds_their_tables_on_every_device(database: Path) -> None:
    seated = Counter(
        player
        for table in house.tables(database).values()
        for seat in table.seats
        for player in seat.players
    )
    assert len(seated) == 6  # four people, two of them with a second device
    assert house.found_by(database, seated) == seated


def test_tokens_do_not_expire_for_what_nobody_wrote_down(fixture: Fixture, database: Path) -> None:
    """When they were last used is not known of those from before 0003."""
    was_written_down = fixture.schema >= "0003"
    assert house.tokens_left(database, unused_for=HOUR) == (0 if was_written_down else 2)


def test_names_are_nowhere_but_among_the_players(database: Path) -> None:
    house.tables(database)
    with closing(sqlite3.connect(database)) as connection:
        entries = "".join(row[0] for row in connection.execute("SELECT entry FROM log"))
        found_by = str(connection.execute("SELECT * FROM tables").fetchall())
        named = {row[0] for row in connection.execute("SELECT name FROM players")}
    assert named == {*make.NAMES, "花", "Dai's robot"}
    assert not any(f'"{name}"' in text for name in named for text in (entries, found_by))


def test_who_was_banned_still_is(database: Path) -> None:
    banned = house.banned(database)
    assert "198.51.100.0" in banned
    assert len(banned) == 3  # a player, and that player's robot


@pytest.mark.slow
def test_the_next_such_database_can_be_made(tmp_path: Path) -> None:
    """Or nobody would notice before the day it is needed."""
    path = tmp_path / "games.db"
    about = make.filled(path)
    assert house.tables(path).keys() == about.keys()
    assert set(about.values()) >= {table.about for table in fixtures()[-1].told.values()}


class TestServer:
    @pytest.fixture
    def url(self, database: Path) -> Iterator[str]:
        with serving(database.parent) as url:
            yield url

    def id(self, fixture: Fixture, about: str) -> str:
        """The table of the fixture that is about this."""
        return next(id for id, table in fixture.told.items() if table.about == about)

    def test_a_finished_game_can_still_be_taken_home(self, fixture: Fixture, url: str) -> None:
        id = self.id(fixture, "hanamikoji, finished")
        record = httpx.get(f"{url}/api/tables/{id}/record").content
        assert record == bytes(fixture.told[id].sent["record"])
        assert hg.verify(hg.Record.from_json(record))

    def test_tokens_still_open_the_door(self, url: str) -> None:
        with Client(url, ROBOT) as robot:
            me = robot.get("/api/me")
            assert (me["name"], me["tables"]) == ("花", [])

    def test_what_the_operator_ordered_before_is_done(self, fixture: Fixture, url: str) -> None:
        id = self.id(fixture, "to be ended by the operator")
        with Client(url) as client:
            deadline = time.monotonic() + HEEDED
            while (phase := client.get(f"/api/tables/{id}")["phase"]) == "running":
                assert time.monotonic() < deadline
                time.sleep(0.05)
        assert phase == "aborted"
