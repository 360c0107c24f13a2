"""The server of the tests is a real one: it is reached over the network and comes back up."""

from __future__ import annotations

import errno
import json
from contextlib import ExitStack
from io import StringIO
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from hanagoza.client import Client
from hanagoza.server.running import Unfailing
from tests.server.conftest import Serve
from tests.server.serving import serving


def test_a_table_is_found_again_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as url, Client(url) as client:
        table = client.open("hanamikoji", 2)
    with serving(tmp_path) as url, Client(url) as client:
        assert client.get(f"/api/tables/{table}")["phase"] == "open"


def test_everybody_hears_of_a_restart_before_the_line_is_closed(tmp_path: Path) -> None:
    with ExitStack() as stack:
        with serving(tmp_path) as url, Client(url) as client:
            seat = client.seat(client.open("hanamikoji", 2), 0)
            line = stack.enter_context(connect(seat._url, additional_headers=seat._headers))
            line.send('{"type": "hello", "protocol": 1}')
            assert [json.loads(line.recv())["type"] for _ in range(2)] == ["table", "update"]
        assert json.loads(line.recv()) == {"type": "goodbye", "reason": "restarting"}
        with pytest.raises(ConnectionClosed) as closed:
            line.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012


def test_a_log_on_a_full_disk_is_no_reason_to_stop() -> None:
    class Full(StringIO):
        def write(self, _: str) -> int:
            raise OSError(errno.ENOSPC, "No space left on device")

        def flush(self) -> None:
            self.write("")

    Unfailing(Full()).write("petals")
    Unfailing(Full()).flush()


def test_two_bots_of_the_house_play_for_who_watches(server: Serve) -> None:
    with Client(server()) as client:
        table = client.open("hanamikoji", 2, bots={0: 1, 1: 1})
        with client.seat(table, 0) as watching:
            while not watching.over:
                watching.listen(timeout=30)
