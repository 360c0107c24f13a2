"""The real command, as an operator runs it."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from hanagoza.client import Client, ClientError
from hanagoza.client.seat import Seat
from tests.server.hosted import Hosted, free_port

pytestmark = pytest.mark.slow
HEEDED = 4.0
"""Seconds: the server looks every two."""


@pytest.fixture
def hosted(tmp_path: Path) -> Iterator[Hosted]:
    server = Hosted(tmp_path)
    try:
        yield server
    finally:
        server.stop()


def last_words(seat: Seat) -> str:
    """What a seat hears before its socket is closed."""
    seat.listens = True
    while True:
        seat.listen(HEEDED)
        if not seat._socket:
            return str(json.loads(seat.heard[-1])["reason"])


def test_a_second_server_is_refused(hosted: Hosted) -> None:
    second = hosted.run("serve", "--port", str(free_port()))
    assert second.returncode == 2
    assert second.stdout == ""
    assert f"another hanagoza serves {hosted.database} at {hosted.url}" in second.stderr
    assert second.stderr.count("\n") == 1


def test_after_its_address_all_it_notes_is_json(hosted: Hosted) -> None:
    with Client(hosted.url) as client:
        table = client.open("hanamikoji", 2)
    assert hosted.run("admin", "close", "--", table).returncode == 0
    deadline = time.monotonic() + HEEDED
    while "order" not in hosted.log() and time.monotonic() < deadline:
        time.sleep(0.1)
    told = [line for line in hosted.log().splitlines() if not line.startswith("Compiling ")]
    assert told[0].startswith(f"Hanagoza at {hosted.url}")
    assert [json.loads(line)["event"] for line in told[1:]] == ["order"]


def test_who_is_banned_is_shown_out_and_stays_out(hosted: Hosted) -> None:
    with Client(hosted.url) as host, Client(hosted.url) as guest:
        table = host.open("hanamikoji", 2)
        with host.sit(table, "Aki") as staying, guest.sit(table, "Beni") as going:
            staying.listen(HEEDED)
            going.listen(HEEDED)
            hosted.ban(going.number)
            assert last_words(going) == "banned"
            assert staying.command("say", phrase="well-played")["type"] == "ack"
        with pytest.raises(ClientError, match="banned"):
            guest.get("/api/me")
        assert host.get("/api/me")["tables"]


def test_it_stops_when_told_and_leaves_one_file(hosted: Hosted) -> None:
    with Client(hosted.url) as client:
        client.open("hanamikoji", 2)
    hosted.stop()
    names = {path.name for path in hosted.database.parent.iterdir()}
    assert names == {"games.db", "games.db.lock", "session.key", "server.log"}
