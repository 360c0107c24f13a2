"""Who somebody is to a server: what they are called, what is kept of them, and that they can go."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from hanagoza.client import Client, ClientError
from hanagoza.client.seat import Seat
from tests.server.conftest import Serve

pytestmark = pytest.mark.slow


@pytest.fixture
def url(server: Serve) -> str:
    return server()


@pytest.fixture
def anna(url: str) -> Iterator[Client]:
    with Client(url) as client:
        yield client


@pytest.fixture
def beni(url: str) -> Iterator[Client]:
    with Client(url) as client:
        yield client


def cookies_of(client: Client) -> dict[str, str]:
    return dict(client._http.cookies)


def seat_names(client: Client, table: str) -> list[str]:
    return [seat["name"] for seat in client.get(f"/api/tables/{table}")["seats"]]


def hear_names(seat: Seat, expected: list[str]) -> None:
    """Listen until the table is told with these names."""
    for _ in range(50):
        if [at["name"] for at in seat.table.get("seats", ())] == expected:
            return
        seat.listen(5)
    raise AssertionError(seat.table["seats"])


class TestRenaming:
    def test_old_games_show_the_new_name(self, anna: Client, beni: Client) -> None:
        table = anna.open("hanamikoji", 2)
        anna.sit(table, "Anna").close()
        with beni.sit(table, "Beni") as theirs:
            theirs.command("resign")
        assert anna.patch("/api/me", {"name": " Hanna "}) == {"name": "Hanna"}
        assert beni.get(f"/api/tables/{table}/record")["seats"] == ["Hanna", "Beni"]
        assert seat_names(beni, table) == ["Hanna", "Beni"]
        assert beni.get("/api/me")["tables"][0]["names"] == ["Hanna", "Beni"]
        assert anna.get("/api/me")["name"] == "Hanna"

    def test_everybody_at_the_table_sees_it_at_once(self, anna: Client, beni: Client) -> None:
        table = anna.open("hanamikoji", 2)
        with anna.sit(table, "Anna") as hers, beni.sit(table, "Beni") as theirs:
            for seat in (hers, theirs):
                hear_names(seat, ["Anna", "Beni"])
            beni.patch("/api/me", {"name": "ANNA"})
            for seat in (hers, theirs):
                hear_names(seat, ["Anna", "ANNA 2"])
            beni.patch("/api/me", {"name": "Ben"})
            for seat in (hers, theirs):
                hear_names(seat, ["Anna", "Ben"])

    def test_who_sits_down_with_another_name_has_it_everywhere(self, anna: Client) -> None:
        first, second, third = (anna.open("hanamikoji", 2) for _ in range(3))
        anna.sit(first, "Anna").close()
        anna.sit(second, "Hanna").close()
        anna.post(f"/api/tables/{third}/seats", {"nonce": "0" * 32})
        assert {seat_names(anna, table)[0] for table in (first, second, third)} == {"Hanna"}

    def test_who_has_no_name_says_one_to_sit_down(self, anna: Client) -> None:
        table = anna.open("hanamikoji", 2)
        with pytest.raises(ClientError, match="say what you want to be called"):
            anna.post(f"/api/tables/{table}/seats", {"nonce": "0" * 32})

    @pytest.mark.parametrize("name", ["", "\u200b", "x" * 25])
    def test_names_are_as_at_a_table(self, anna: Client, name: str) -> None:
        with pytest.raises(ClientError):
            anna.patch("/api/me", {"name": name})

    @pytest.mark.usefixtures("impatient")
    def test_not_all_the_time(self, server: Serve) -> None:
        with Client(server(renames_per_minute=2)) as guest:
            for name in ("Anna", "Berta", "Cora"):  # the first is no change
                guest.patch("/api/me", {"name": name})
            with pytest.raises(ClientError, match="too many changes of names"):
                guest.patch("/api/me", {"name": "Dora"})
            guest.patch("/api/me", {"name": "Cora"})
            assert guest.get("/api/me")["name"] == "Cora"

    def test_a_bot_has_a_name_of_its_own(self, url: str, anna: Client) -> None:
        anna.patch("/api/me", {"name": "Anna"})
        token = anna.post("/api/tokens", {"name": "Petal"})["token"]
        with Client(url, token) as bot:
            assert bot.get("/api/me")["name"] == "Petal"
            bot.patch("/api/me", {"name": "Leaf"})
        assert [token["name"] for token in anna.get("/api/tokens")] == ["Leaf"]
        assert anna.get("/api/me")["name"] == "Anna"

    def test_nobody_renames_or_deletes_another(self, url: str, anna: Client) -> None:
        anna.patch("/api/me", {"name": "Anna"})
        cookies = cookies_of(anna)
        for method in ("PATCH", "DELETE"):  # as a page of somebody else would
            answer = httpx.request(method, f"{url}/api/me", json={"name": "X"}, cookies=cookies)
            assert answer.status_code == 403
        assert anna.get("/api/me")["name"] == "Anna"


class TestData:
    def test_all_that_is_kept_is_one_file(self, anna: Client, beni: Client) -> None:
        for name in ("Anna", "Hanna"):
            anna.patch("/api/me", {"name": name})
        table, other = anna.open("hanamikoji", 2), beni.open("hanamikoji", 2)
        beni.sit(other, "Beni").close()
        anna.sit(other, "Hanna").close()
        anna.post("/api/tokens", {"name": "Petal"})
        data = anna.get("/api/me/data")
        assert [each["name"] for each in data["names"]] == ["Hanna", "Anna"]
        seats = {each["table"]: (each["seat"], each["is_host"]) for each in data["tables"]}
        assert seats == {table: (None, True), other: (1, False)}
        addresses = {each["table"]: each["address"] for each in data["tables"]}
        assert addresses == {table: "127.0.0.1", other: None}
        assert [each["name"] for each in data["tokens"]] == ["Petal"]
        assert "Beni" not in str(data)


class TestDeleting:
    def test_the_others_play_on(self, anna: Client, beni: Client) -> None:
        over, going = (anna.open("hanamikoji", 2) for _ in range(2))
        anna.sit(over, "Anna").close()
        with beni.sit(over, "Beni") as theirs:
            theirs.command("resign")
        anna.sit(going, "Anna").close()
        with beni.sit(going, "Beni") as theirs:
            anna.delete("/api/me")
            hear_names(theirs, ["", "Beni"])
            while theirs.table["seats"][0]["level"] is None:
                theirs.listen(10)
            assert theirs.command("say", phrase="bye")["type"] == "ack"
        assert beni.get(f"/api/tables/{over}/record")["seats"] == ["", "Beni"]

    def test_whoever_comes_with_the_cookie_is_a_new_guest(self, url: str, anna: Client) -> None:
        table = anna.open("hanamikoji", 2)
        anna.sit(table, "Anna").close()
        cookies = cookies_of(anna)
        anna.delete("/api/me")
        assert not cookies_of(anna)
        assert anna.get("/api/me")["name"] is None
        with httpx.Client(base_url=url, cookies=cookies) as old:
            me = old.get("/api/me")
            assert (me.json()["name"], me.json()["tables"]) == (None, [])
            assert "set-cookie" in me.headers
            assert old.get(f"/api/tables/{table}").json()["you"] is None
            assert not old.get(f"/api/tables/{table}").json()["is_host"]

    def test_tokens_go_too(self, url: str, anna: Client) -> None:
        token = anna.post("/api/tokens", {"name": "Petal"})["token"]
        anna.delete("/api/me")
        with Client(url, token) as bot, pytest.raises(ClientError, match="token is not known"):
            bot.get("/api/me")

    def test_who_was_deleted_may_come_back_as_somebody_else(self, anna: Client) -> None:
        anna.patch("/api/me", {"name": "Anna"})
        before = anna.get("/api/me/data")["player"]
        anna.delete("/api/me")
        anna.get("/api/me")
        anna.patch("/api/me", {"name": "Anna"})
        assert anna.get("/api/me/data")["player"] != before
