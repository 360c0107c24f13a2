"""A goodbye is the last thing said over a socket, and then it is closed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from hanagoza.client import Client
from hanagoza.server.live.subscriber import POLICY
from hanagoza.server.storage.operator import Operator
from hanagoza.server.table.protocol import PROTOCOL
from tests.server.conftest import Serve


@contextmanager
def looking_on(client: Client, table: str) -> Iterator[ClientConnection]:
    """Somebody without a seat who has said hello."""
    with connect(client.seat(table, -1)._url) as peer:
        peer.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        yield peer


def rest(peer: ClientConnection) -> tuple[list[dict[str, Any]], int]:
    """Everything that is said until the socket is closed, and how it is."""
    said = list[dict[str, Any]]()
    try:
        while True:
            said.append(json.loads(peer.recv(timeout=10)))
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return said, closed.rcvd.code


class TestOnlookers:
    def test_they_leave_when_a_game_begins_that_is_not_for_them(self, server: Serve) -> None:
        with Client(server()) as client:
            table = client.open("hanamikoji", 2, spectators=False, bots={1: 1})
            with looking_on(client, table) as peer:
                assert json.loads(peer.recv(timeout=10))["type"] == "table"
                client.sit(table, "Aki")
                said, code = rest(peer)
                assert said[-1] == {"type": "goodbye", "reason": "no-spectators"}
                assert code == POLICY
                assert not any(one.get("view") for one in said)

    def test_they_are_not_let_in_later(self, server: Serve) -> None:
        with Client(server()) as client:
            table = client.open("hanamikoji", 2, spectators=False, bots={1: 1})
            client.sit(table, "Aki")
            with looking_on(client, table) as peer:
                assert rest(peer) == ([{"type": "goodbye", "reason": "no-spectators"}], POLICY)


def test_who_is_at_a_table_that_the_operator_closes_hears_so(server: Serve, tmp_path: Path) -> None:
    with Client(server()) as client, closing(Operator(tmp_path / "games.db")) as operator:
        table = client.open("hanamikoji", 2)
        with looking_on(client, table) as peer:
            assert json.loads(peer.recv(timeout=10))["phase"] == "open"
            operator.end(table)
            said, code = rest(peer)
        assert [one["phase"] for one in said if one["type"] == "table"] == ["aborted"]
        assert said[-1] == {"type": "goodbye", "reason": "closed"}
        assert code == 1000
        with looking_on(client, table) as peer:
            assert json.loads(peer.recv(timeout=10))["phase"] == "aborted"
