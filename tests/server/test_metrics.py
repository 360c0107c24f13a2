"""Metrics are on a port or socket of their own, and only where a host has asked for them."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import httpx
import pytest

from hanagoza.server.wire.metrics_port import CannotAnswer, metrics_at
from tests.server.conftest import Serve
from tests.server.hosted import Hosted, free_port


def scraped(port: int) -> str:
    return httpx.get(f"http://127.0.0.1:{port}/metrics").text


@pytest.mark.slow
def test_a_server_tells_where_it_was_told_to(tmp_path: Path) -> None:
    port = free_port()
    with Hosted(tmp_path, "--metrics", f"127.0.0.1:{port}") as hosted:
        assert "hanagoza_live_tables 0.0" in scraped(port)
        assert httpx.get(f"{hosted.url}/metrics").status_code == 404


@pytest.mark.slow
def test_a_port_that_is_taken_is_told_in_one_line(tmp_path: Path) -> None:
    with Hosted(tmp_path) as hosted, socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        where = f"127.0.0.1:{taken.getsockname()[1]}"
        second = hosted.run(
            "serve", "--port=0", "--db", "sqlite:///" + str(tmp_path / "b.db"), "--metrics", where
        )
        assert second.returncode == 2
        assert f"cannot answer Prometheus at {where}: " in second.stderr
        assert second.stderr.count("\n") == 1


def test_counts_are_those_of_the_moment(server: Serve) -> None:
    url, port = server(), free_port()
    with metrics_at(f"127.0.0.1:{port}"):
        assert "hanagoza_live_tables 0.0" in scraped(port)
        httpx.get(f"{url}/healthz")
        assert re.search(r"^hanagoza_thoughts_waiting 0.0$", scraped(port), re.MULTILINE)
    with pytest.raises(httpx.ConnectError):
        scraped(port)


class TestUnixSocket:
    def test_it_is_for_its_owner_and_group(self, tmp_path: Path) -> None:
        path = tmp_path / "metrics.sock"
        with metrics_at(f"unix:{path}"):
            assert path.stat().st_mode & 0o777 == 0o660
            with httpx.Client(transport=httpx.HTTPTransport(uds=str(path))) as client:
                assert "hanagoza_sockets" in client.get("http://metrics/").text
        assert not path.exists()

    def test_one_that_a_killed_server_left_is_replaced(self, tmp_path: Path) -> None:
        path = tmp_path / "metrics.sock"
        with socket.socket(socket.AF_UNIX) as left:
            left.bind(str(path))
        with metrics_at(f"unix:{path}"):
            assert path.is_socket()

    def test_a_file_is_not(self, tmp_path: Path) -> None:
        path = tmp_path / "metrics.sock"
        path.write_text("mine")
        refused = pytest.raises(CannotAnswer, match="choose another place with --metrics")
        with refused, metrics_at(f"unix:{path}"):
            pass
        assert path.read_text() == "mine"


def test_who_says_nothing_keeps_nobody_waiting() -> None:
    port = free_port()
    with metrics_at(f"127.0.0.1:{port}"), socket.create_connection(("127.0.0.1", port)):
        assert "hanagoza_sockets" in scraped(port)
