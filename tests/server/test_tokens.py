"""Tokens: their owner sees and revokes them, and so does the operator."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path

import pytest

from hanagoza.cli import main
from hanagoza.client import Client, ClientError, Seat
from hanagoza.server.storage.operator import Operator, OperatorError
from tests.server.conftest import Serve

pytestmark = pytest.mark.slow


def token_of(client: Client, name: str) -> str:
    return str(client.post("/api/tokens", {"name": name})["token"])


def listen_for_ever(seat: Seat) -> None:
    while True:
        seat.listen(10)


def test_their_owner_is_told_of_them_but_not_what_they_say(server: Serve) -> None:
    with Client(url := server()) as guest, Client(url) as other:
        secrets = [token_of(guest, name) for name in ("Petal", "Leaf")]
        told = guest.get("/api/tokens")
        assert [token["name"] for token in told] == ["Petal", "Leaf"]
        assert not any(secret in json.dumps(told) for secret in secrets)
        assert other.get("/api/tokens") == []
        with Client(url, secrets[1]) as bot:
            assert [token["name"] for token in bot.get("/api/tokens")] == ["Leaf"]


def test_a_token_that_is_revoked_is_good_for_nothing(server: Serve) -> None:
    with Client(url := server()) as guest, Client(url) as other:
        secret = token_of(guest, "Petal")
        with Client(url, secret) as bot:
            table = bot.open("hanamikoji", 2)
            with bot.sit(table, "Petal") as seat:
                seat.listen(10)
                (token,) = guest.get("/api/tokens")
                with pytest.raises(ClientError, match="you have no token"):
                    other.delete(f"/api/tokens/{token['id']}")
                assert guest.delete(f"/api/tokens/{token['id']}") == {"id": token["id"]}
                with pytest.raises(ClientError, match="the token is not known"):
                    listen_for_ever(seat)
            with pytest.raises(ClientError, match="this token is not known"):
                bot.get("/api/me")
        assert guest.get("/api/tokens") == []
        with pytest.raises(ClientError, match="see GET /api/tokens"):
            guest.delete(f"/api/tokens/{token['id']}")


def test_the_operator_sees_all_of_them(
    server: Serve, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def admin(*words: str) -> int:
        return main(["admin", *words, "--db", f"sqlite:///{tmp_path / 'games.db'}"])

    with Client(url := server()) as guest:
        assert admin("tokens") == 0
        assert "there are no tokens" in capsys.readouterr().out
        secret = token_of(guest, "Petal")
        (token,) = guest.get("/api/tokens")
        assert admin("tokens") == 0
        line = capsys.readouterr().out
        assert token["id"] in line
        assert line.endswith("Petal\n")
        with Client(url, secret) as bot, bot.seat(bot.open("hanamikoji", 2), 0) as seat:
            seat.listen(10)
            assert admin("revoke", token["id"]) == 0
            with pytest.raises(ClientError, match="the token is not known"):
                listen_for_ever(seat)
    with (
        closing(Operator(tmp_path / "games.db")) as operator,
        pytest.raises(OperatorError, match="see hanagoza admin tokens"),
    ):
        operator.revoke(token["id"])
