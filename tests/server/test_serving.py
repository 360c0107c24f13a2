"""The server of the tests is a real one: it is reached over the network and comes back up."""

from __future__ import annotations

from pathlib import Path

from hanagoza.client import Client
from tests.server.conftest import Serve
from tests.server.serving import serving


def test_a_table_is_found_again_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as url, Client(url) as client:
        table = client.open("hanamikoji", 2)
    with serving(tmp_path) as url, Client(url) as client:
        assert client.get(f"/api/tables/{table}")["phase"] == "open"


def test_two_bots_of_the_house_play_for_who_watches(server: Serve) -> None:
    with Client(server()) as client:
        table = client.open("hanamikoji", 2, bots={0: 1, 1: 1})
        with client.seat(table, 0) as watching:
            while not watching.over:
                watching.listen(timeout=30)
