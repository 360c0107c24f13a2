"""How much of the disk one address may fill in a day."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanagoza.client import Client, ClientError
from hanagoza.server.storage import quota
from hanagoza.server.storage.quota import DAY, WriteQuota
from tests.server.conftest import Serve

HERE, THERE = "203.0.113.7", "203.0.113.8"


def test_so_many_bytes_and_no_more_until_the_next_day() -> None:
    now = 0.0
    counted = WriteQuota(1000, clock=lambda: now)
    counted.charge(HERE, 999)
    assert not counted.is_spent(HERE)
    counted.charge(HERE, 1)
    assert counted.is_spent(HERE)
    assert not counted.is_spent(THERE)
    now = DAY - 60.0
    assert counted.is_spent(HERE)
    assert counted.seconds_left == 60.0
    now = DAY
    assert not counted.is_spent(HERE)


def test_a_network_of_ipv6_has_a_share_too() -> None:
    counted = WriteQuota(1000, (2, 4))
    homes = [f"2001:db8:0:{at:x}00::/64" for at in range(6)]
    for home in homes[:4]:
        assert not counted.is_spent(home)
        counted.charge(home, 1000)
    assert all(counted.is_spent(home) for home in homes)
    assert not counted.is_spent("2001:db8:1::/64")


def test_however_many_addresses_come_little_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quota, "MOST_ADDRESSES", 100)
    counted = WriteQuota(1000)
    counted.charge(HERE, 1000)
    for n in range(1000):
        counted.charge(f"stranger {n}", 1)
    assert counted.is_spent(HERE)
    assert len(counted._written) <= 100


class TestServer:
    def test_who_has_written_enough_opens_no_more_tables_and_plays_on(self, server: Serve) -> None:
        """Ten kilobytes are a game and a bit."""
        with Client(server(megabytes_per_day=0.01)) as client:
            told = ""
            for _ in range(20):
                try:
                    table = client.open("hanamikoji", 2, start=0, bots={1: 1})
                except ClientError as error:
                    told = str(error)
                    break
                seat = client.sit(table, "Aki")
            assert "what was opened from your address has taken 0.01 MB in a day" in told
            assert "come back in 24.0 hours" in told
            with pytest.raises(ClientError, match=r"has taken 0\.01 MB"):
                client.post("/api/tokens", {"name": "Petal"})
            turn = next(seat.turns())
            turn.play(turn.moves[0])
            seat.close()

    def test_what_happens_at_a_table_counts_for_who_opened_it(
        self, server: Serve, tmp_path: Path
    ) -> None:
        with Client(server(megabytes_per_day=0.02)) as client:
            table = client.open("hanamikoji", 2)
            with client.sit(table, "Aki") as seat:
                for _ in range(100):
                    seat.command("say", phrase="hello")
            with pytest.raises(ClientError, match="play what is open"):
                client.open("hanamikoji", 2)

    def test_tokens_count_too(self, server: Serve) -> None:
        url = server(megabytes_per_day=0.002)
        with Client(url) as client:
            for _ in range(5):
                client.post("/api/tokens", {"name": "Petal"})
            with pytest.raises(ClientError, match="come back in"):
                client.post("/api/tokens", {"name": "Petal"})
