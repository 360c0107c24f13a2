"""Connections that nobody needs: few are let in, and whoever plays does not notice."""

from __future__ import annotations

import errno
import os
import socket
import sys
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from hanagoza.client import Client
from hanagoza.server.config import Limits
from hanagoza.server.wire import descriptors
from hanagoza.server.wire.limits import A_FEW, ConnectionLimit, fitted
from hanagoza.server.wire.listen import listen
from hanagoza.server.wire.listener import Listener
from tests.server import hosted, raw
from tests.server.conftest import Serve

DESCRIPTORS = 200
OTHER = "127.0.0.2"
"""Another address of this machine."""


def is_open(peer: socket.socket) -> bool:
    peer.settimeout(0.2)
    try:
        return peer.recv(1) != b""
    except TimeoutError:
        return True
    except OSError:
        return False


def listener(limit: ConnectionLimit) -> Listener:
    (listening,) = listen("127.0.0.1", 0, limit)
    assert isinstance(listening, Listener)
    listening.setblocking(False)
    return listening


class TestAccepting:
    def test_what_is_over_the_share_is_closed_at_once(self) -> None:
        limit = ConnectionLimit(Limits(connections_per_address=2), 10)
        with listener(limit) as listening, ExitStack() as stack:
            where = listening.getsockname()
            peers = [
                stack.enter_context(socket.create_connection(where, timeout=5)) for _ in range(4)
            ]
            held = [stack.enter_context(closing(listening.accept()[0])) for _ in range(2)]
            with pytest.raises(BlockingIOError):
                listening.accept()
            assert [is_open(peer) for peer in peers] == [True, True, False, False]
            assert limit.total == 2
            held[0].close()
            held[0].close()
            assert limit.total == 1

    def test_without_descriptors_whoever_waits_is_sent_away(self) -> None:
        resource = pytest.importorskip("resource")
        before = resource.getrlimit(resource.RLIMIT_NOFILE)
        with listener(ConnectionLimit(Limits(), 10)) as listening, capture_logs() as told:
            peers = [socket.create_connection(listening.getsockname()) for _ in range(3)]
            lowest = os.dup(0)
            os.close(lowest)
            resource.setrlimit(resource.RLIMIT_NOFILE, (lowest, before[1]))
            try:
                for _ in range(4):
                    with pytest.raises(BlockingIOError):
                        listening.accept()
            finally:
                resource.setrlimit(resource.RLIMIT_NOFILE, before)
            assert [is_open(peer) for peer in peers] == [False] * 3
            for peer in peers:
                peer.close()
            events = [line["event"] for line in told]
            assert events == ["descriptors.exhausted"] * len(events)
            with socket.create_connection(listening.getsockname()):
                listening.accept()[0].close()

    def test_other_errors_are_for_others(self, monkeypatch: pytest.MonkeyPatch) -> None:
        with listener(ConnectionLimit(Limits(), 10)) as listening:
            with pytest.raises(BlockingIOError):  # nobody is there
                listening.accept()

            def fail(_: object) -> None:
                raise OSError(errno.EINVAL, "no")

            monkeypatch.setattr(socket.socket, "accept", fail)
            with pytest.raises(OSError, match="no"):
                listening.accept()


@pytest.mark.skipif(sys.platform == "win32", reason="has no such limit")
class TestDescriptors:
    @pytest.fixture(autouse=True)
    def limits(self, monkeypatch: pytest.MonkeyPatch) -> list[int]:
        """The soft and the hard limit of a system, as it is told to us."""
        import resource

        limits = [1024, 4096]
        monkeypatch.setattr(resource, "getrlimit", lambda _: tuple(limits))
        monkeypatch.setattr(resource, "setrlimit", lambda _, pair: limits.__setitem__(0, pair[0]))
        return limits

    def test_the_limit_is_raised_as_far_as_need_be(self, limits: list[int]) -> None:
        with capture_logs() as told:
            assert descriptors.room_for(2000) == 2000
        assert limits[0] == 2000 + descriptors.OTHERS
        assert told == []

    def test_it_is_never_lowered(self, limits: list[int]) -> None:
        assert descriptors.room_for(10) == 10
        assert limits[0] == 1024

    def test_if_that_does_not_suffice_the_log_says_what_would(self, limits: list[int]) -> None:
        with capture_logs() as told:
            assert descriptors.room_for(6000) == 4096 - descriptors.OTHERS
        (line,) = told
        assert limits[0] == 4096
        assert line["event"] == "descriptors.few"
        assert "LimitNOFILE=6128" in line["advice"]


class TestFitted:
    def test_with_fewer_descriptors_there_are_fewer_sockets_in_the_same_measure(self) -> None:
        limits = fitted(Limits(connections=6000), 600)
        assert (limits.sockets, limits.sockets_for_seated) == (500, 50)
        assert limits.sockets_per_address == 20

    def test_a_browser_or_two_can_always_be_served(self) -> None:
        assert fitted(Limits(), 100).sockets_per_address == A_FEW
        assert fitted(Limits(sockets_per_address=3), 100).sockets_per_address == 3

    def test_no_network_can_have_all_connections_by_its_sockets(self) -> None:
        limits = fitted(Limits(), 896)
        most = limits.sockets_per_address * max(limits.wider_networks)
        assert most < 896 / 5

    def test_with_enough_of_them_all_is_as_it_was_set(self) -> None:
        assert fitted(Limits(), Limits().connections) == Limits()


@pytest.mark.slow
def test_idle_connections_of_one_address_harm_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = ["sh", "-c", f'ulimit -n {DESCRIPTORS}; exec "$@"', "sh", *hosted.COMMAND]
    monkeypatch.setattr(hosted, "COMMAND", few)
    with hosted.Hosted(tmp_path) as server, ExitStack() as stack:
        for _ in range(1000):
            with suppress(ConnectionResetError):  # who is turned away may hear it while dialling
                where = "127.0.0.1", server.port
                stack.enter_context(socket.create_connection(where, 5, (OTHER, 0)))
        with Client(server.url) as client:
            for _ in range(3):
                assert client.open("hanamikoji", 2)
        text = server.log()
    assert "Traceback" not in text
    assert 1 <= text.count("connections.refused") <= 10
    assert len(text) < 5000, text
    assert text.count("descriptors.few") == 1


@pytest.mark.slow
class TestSilence:
    def test_who_says_nothing_has_a_quarter_of_the_time_when_many_are_there(
        self, server: Serve
    ) -> None:
        url = server(request_seconds=2.0, connections=A_FEW)
        with ExitStack() as stack:
            peers = [stack.enter_context(raw.dial(url)) for _ in range(A_FEW - 1)]
            peers[0].settimeout(4)
            peers[-1].settimeout(1.5)
            assert peers[-1].recv(1) == b""
            assert peers[0].recv(1) == b""

    def test_a_socket_is_for_who_says_hello(self, server: Serve) -> None:
        with Client(url := server(hello_seconds=0.2)) as client:
            table = client.open("hanamikoji", 2)
            with (
                closing(raw.handshake(url, table)) as silent,
                closing(raw.handshake(url, table)) as polite,
            ):
                assert raw.status(silent) == raw.status(polite) == 101
                polite.sendall(raw.HELLO)
                assert raw.close_code(raw.rest(silent)) == 1008
                polite.settimeout(0.1)
                with pytest.raises(TimeoutError):
                    raw.rest(polite)

    @pytest.mark.parametrize(
        "header", ["X: " + "a" * 20_000, "Content-Length: 5", "Transfer-Encoding: chunked"]
    )
    def test_a_handshake_that_is_none_is_answered_and_closed(
        self, server: Serve, header: str
    ) -> None:
        name, _, value = header.partition(": ")
        with closing(raw.handshake(server(), "none", **{name: value})) as peer:
            assert raw.status(peer) in (400, 431)
            assert raw.rest(peer) is not None

    def test_handshakes_count_as_requests(self, server: Serve) -> None:
        url = server(requests_per_minute=3)
        statuses = []
        for _ in range(5):
            with closing(raw.handshake(url, "none")) as peer:
                statuses.append(raw.status(peer))
        assert statuses == [101, 101, 101, 429, 429]


@pytest.mark.slow
def test_there_is_room_for_who_has_a_seat(server: Serve) -> None:
    with Client(url := server(sockets=4, sockets_for_seated=2)) as client, ExitStack() as stack:
        table = client.open("hanamikoji", 2, bots={1: 1})
        seat = client.sit(table, "Guest")

        def let_in(**headers: str) -> bool:
            peer = stack.enter_context(closing(raw.handshake(url, table, **headers)))
            return raw.status(peer) == 101

        assert [let_in() for _ in range(3)] == [True, True, False]
        assert [let_in(**seat._headers) for _ in range(3)] == [True, True, False]
