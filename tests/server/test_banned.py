"""Who is banned sees nothing but that."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from hanagoza.server.storage.operator import Operator
from tests.server.conftest import Serve
from tests.server.stored import finished_table, store_tables

BANNED, OTHER = "203.0.113.7", "198.51.100.7"
TABLE = "finished"
HEEDED = 20.0
"""Seconds within which a ban is heeded, on a busy machine."""


def visitor(url: str, address: str) -> httpx.Client:
    return httpx.Client(base_url=url, headers={"x-forwarded-for": address})


@pytest.fixture
def url(server: Serve, tmp_path: Path) -> str:
    store_tables(tmp_path / "games.db", finished_table(TABLE))
    with closing(Operator(tmp_path / "games.db")) as operator:
        operator.ban(BANNED)
    return server(trusted_proxies=("127.0.0.1",))


@pytest.fixture
def banned(url: str) -> Iterator[httpx.Client]:
    deadline = time.monotonic() + HEEDED
    with visitor(url, BANNED) as client:
        while client.get("/api/me").status_code != 403:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        yield client


def test_whatever_they_ask_for(url: str, banned: httpx.Client) -> None:
    with visitor(url, OTHER) as other:
        paths = other.get("/api/schema/openapi.json").json()["paths"]
        assert other.get(f"/api/tables/{TABLE}/record").status_code == 200
    filled = {"id": TABLE, "seat": 0, "token": "0" * 16}
    asked = {path.format(**filled): how for path, how in paths.items()}
    for path, how in asked.items():
        assert {banned.request(method.upper(), path).status_code for method in how} == {403}, path
    problems = [banned.get(path).json() for path, how in asked.items() if "get" in how]
    assert len(problems) > 8
    assert all(problem["title"] == "Banned" for problem in problems)
    assert all(problem["detail"] == "you are banned from this server" for problem in problems)


def test_the_page_is_there_to_tell_them(banned: httpx.Client) -> None:
    assert banned.get(f"/t/{TABLE}").status_code in (200, 503)  # where it was built
    assert banned.get("/healthz").status_code == 200
