"""What a seat was sent can be taken home; at a table that remembers nothing, after the game."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from hanagoza.client import Client, Seat
from tests.server.conftest import Serve


@pytest.fixture
def ann(server: Serve) -> Iterator[Client]:
    with Client(server()) as client:
        yield client


def seated(ann: Client, memory: str) -> tuple[Seat, str]:
    """Ann against a bot, and where her transcript is."""
    table = ann.open("hanamikoji", 2, bots={1: 1}, memory=memory)
    return ann.sit(table, "Ann", seat=0), f"/api/tables/{table}/transcript"


@pytest.mark.parametrize("memory", ["log", "tracker"])
def test_where_there_is_a_log_it_is_there_at_any_time(ann: Client, memory: str) -> None:
    seat, transcript = seated(ann, memory)
    with seat:
        assert ann._http.get(transcript).status_code == 200


def test_where_players_remember_by_themselves_it_is_for_after_the_game(ann: Client) -> None:
    seat, transcript = seated(ann, "none")
    with seat:
        refused = ann._http.get(transcript)
        assert refused.status_code == 403
        assert "after the game" in refused.json()["detail"]
        seat.command("resign")
    lines = ann._http.get(transcript).text.splitlines()
    assert [msgspec.json.decode(line)["type"] for line in lines] == ["update"] * len(lines)
