"""Once more: one table for everybody, and a seat for each, on whichever device they come."""

from __future__ import annotations

import secrets
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path

from hanagoza.client import Client
from hanagoza.server.storage.operator import Operator
from tests.server.conftest import Serve


def test_all_who_ask_at_once_find_one_table(server: Serve, tmp_path: Path) -> None:
    url = server()
    with Client(url) as ann, Client(url) as ben:
        table = ann.open("hanamikoji", 2)
        with ann.sit(table, "Ann"), ben.sit(table, "Ben") as seat:
            seat.command("resign")

        def ask(client: Client) -> str:
            return str(client.post(f"/api/tables/{table}/rematch")["id"])

        with ThreadPoolExecutor(2) as pool:
            found = set(pool.map(ask, [ann, ben]))
    with closing(Operator(tmp_path / "games.db")) as operator:
        assert {opened.id for opened in operator.tables(10)} == {table, *found}
    assert len(found) == 1


def test_a_person_with_two_devices_has_their_seat_on_both(server: Serve) -> None:
    url = server()
    with ExitStack() as stack:
        ann, ben, *devices = (stack.enter_context(Client(url)) for _ in range(6))
        table = ann.open("hanamikoji", 2)
        sitting = {"name": "Ann", "nonce": secrets.token_hex(16), "seat": 0}
        key = ann.post(f"/api/tables/{table}/seats", sitting)["key"]
        for device in devices:
            device.post(f"/api/tables/{table}/carry", {"key": key})
        with ben.sit(table, "Ben") as seat:
            seat.command("resign")
        again = ben.post(f"/api/tables/{table}/rematch")["id"]
        assert devices[-1].sit(again, "Ann").number == 1
        assert {client.get(f"/api/tables/{again}")["you"] for client in (ann, *devices)} == {1}
        assert ben.sit(again, "Ben").number == 0
