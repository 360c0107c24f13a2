"""Once more: one table for everybody, and a seat for each, on whichever device they come."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from hanagoza.client import Client, ClientError
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


class TestOneWhoComesLate:
    """Ann has gone ahead to the table of the rematch, and Ben follows when he likes."""

    @pytest.fixture
    def people(self, server: Serve) -> Iterator[tuple[Client, Client]]:
        url = server()
        with Client(url) as ann, Client(url) as ben:
            yield ann, ben

    @pytest.fixture
    def before(self, people: tuple[Client, Client]) -> str:
        ann, ben = people
        table = ann.open("hanamikoji", 2)
        with ann.sit(table, "Ann"), ben.sit(table, "Ben") as seat:
            seat.command("resign")
        return table

    @pytest.fixture
    def again(self, people: tuple[Client, Client], before: str) -> str:
        ann, _ = people
        id = str(ann.post(f"/api/tables/{before}/rematch")["id"])
        ann.sit(id).close()
        return id

    def test_gets_in_whatever_the_host_does_about_bots(
        self, people: tuple[Client, Client], before: str, again: str
    ) -> None:
        ann, ben = people
        with pytest.raises(ClientError, match="kept for Ben"):
            ann.post(f"/api/tables/{again}/start", {})
        assert ben.post(f"/api/tables/{before}/rematch") == {"id": again}
        ben.sit(again).close()
        assert ben.get(f"/api/tables/{again}")["phase"] == "running"
        assert ben.post(f"/api/tables/{before}/rematch") == {"id": again}

    def test_or_is_told_that_it_began_and_opens_another(
        self, people: tuple[Client, Client], before: str, again: str
    ) -> None:
        ann, ben = people
        ann.delete(f"/api/tables/{again}/seats/{kept_seat(ann, again)}")
        ann.post(f"/api/tables/{again}/start", {})
        with pytest.raises(ClientError, match="has begun without you"):
            ben.post(f"/api/tables/{before}/rematch")
        another = ben.post(f"/api/tables/{before}/rematch?another=true")["id"]
        assert another != again
        assert ben.post(f"/api/tables/{before}/rematch?another=true")["id"] == another
        assert ann.get(f"/api/tables/{before}")["next"] == another
        assert ann.get(f"/api/tables/{another}")["seats"][kept_seat(ann, another)]["reserved"]

    def test_also_when_it_was_called_off(
        self, people: tuple[Client, Client], before: str, again: str
    ) -> None:
        ann, ben = people
        ann.delete(f"/api/tables/{again}")
        with pytest.raises(ClientError, match="called off"):
            ben.post(f"/api/tables/{before}/rematch")
        assert ben.post(f"/api/tables/{before}/rematch?another=true")["id"] != again


def kept_seat(client: Client, table: str) -> int:
    """The first seat that is kept for somebody."""
    seats = client.get(f"/api/tables/{table}")["seats"]
    return next(at for at, seat in enumerate(seats) if seat["reserved"] is not None)
