"""The list of open tables is for everybody, and nobody can have it to themselves."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from hanagoza.client import Client
from hanagoza.server.addresses import Shares
from hanagoza.server.storage import store as store_module
from hanagoza.server.storage.store import LISTED, Listed, Store
from hanagoza.server.table.projection import projection
from hanagoza.server.table.seating import sit
from hanagoza.server.table.table import Table
from tests.server.conftest import Serve
from tests.server.tables import FixedEntropy, happen, open_table, sat


def waiting_table(id: str, people: int = 1) -> Table:
    """At which some of four have sat down."""
    opened = msgspec.structs.replace(open_table("kasane", 4, public=True).opened, id=id)
    table = Table(opened, FixedEntropy())
    for seat in range(people):
        happen(table, sit(table, sat(seat)))
    return table


def listed(path: Path, tables: list[tuple[Table, str]], share: int = 5) -> list[str]:
    """The ids of those that are shown, of tables and the addresses they were opened from."""

    now = iter(range(10**6))

    async def run() -> list[Listed]:
        store = Store(path, clock=lambda: next(now) / 1000)
        try:
            for table, address in tables:
                found_by = projection(table.setting, table.arrangement)
                await store.open(table.id, table.log, found_by, address)
            found = await store.public_tables("open", lambda _: False, Shares(share, (2, 4)))
            return [table.listed for table in found]
        finally:
            await store.close()

    return [table.id for table in asyncio.run(run())]


def test_each_address_has_a_share_of_it(tmp_path: Path) -> None:
    greedy = [(waiting_table(f"greedy-{at}"), "203.0.113.7") for at in range(130)]
    other = [(waiting_table("other"), "203.0.113.8")]
    assert len(listed(tmp_path / "games.db", [*other, *greedy])) == 6


def test_and_each_network(tmp_path: Path) -> None:
    homes = [f"2001:db8:0:{at:x}::/64" for at in range(60)]
    greedy = [(waiting_table(f"greedy-{at}"), home) for at, home in enumerate(homes)]
    assert len(listed(tmp_path / "games.db", greedy)) == 10


def test_the_fullest_come_first_and_then_the_latest(tmp_path: Path) -> None:
    tables = [
        (waiting_table(f"{at}-{people}", people), f"203.0.113.{at}")
        for at, people in enumerate([1, 3, 2, 1, 3])
    ]
    assert listed(tmp_path / "games.db", tables) == ["4-3", "1-3", "2-2", "3-1", "0-1"]


def test_it_is_not_endless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "LISTED", 7)
    tables = [(waiting_table(f"table-{at}"), f"203.0.113.{at}") for at in range(12)]
    assert len(listed(tmp_path / "games.db", tables)) == 7
    assert LISTED == 100


@pytest.mark.slow
def test_a_table_is_shown_for_as_long_as_somebody_is_there(
    server: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "JUST_NOW", -1.0)
    url = server()
    with Client(url) as ann, Client(url) as ben:
        table = ann.open("kasane", 3, public=True)
        seat = ann.sit(table, "Ann")
        assert ben.get("/api/tables") == []
        with seat:
            seat.listen(10)
            assert [found["id"] for found in ben.get("/api/tables")] == [table]
        for _ in range(100):
            if not ben.get("/api/tables"):
                break
        assert ben.get("/api/tables") == []
