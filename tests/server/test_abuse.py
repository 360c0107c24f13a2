"""Clients that mean harm get little for it, and nobody else notices."""

from __future__ import annotations

import json
import select
import socket
import time
from asyncio import BaseTransport, Transport
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from types import SimpleNamespace

import httpx
import msgspec
import pytest
from prometheus_client import REGISTRY
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from hanagoza.client import Client, ClientError, MoveRefused, Seat
from hanagoza.server import serve
from hanagoza.server.app import HEADERS
from hanagoza.server.live.subscriber import POLICY
from hanagoza.server.storage.store import Store
from hanagoza.server.table.protocol import PROTOCOL
from hanagoza.server.wire import uvicorn_internals
from hanagoza.server.wire.handler import MOST_WARNINGS
from tests.server import garbage, raw
from tests.server.conftest import Serve
from tests.server.serving import UNLIMITED, serving

pytestmark = pytest.mark.slow

CONNECTIONS = 1000
EMPTY_PING, PONG = raw.frame(raw.PING), b"\x8a\0"
MANY_TIMES = 10_000
BOUND = 60.0
"""MB that memory may grow by under attack; each attack below offers the server far more."""


def seated(client: Client) -> tuple[str, Seat]:
    """At a table with a bot that has all the time in the world."""
    table = client.open("hanamikoji", 2, start=0, bots={1: 1})
    return table, client.sit(table, "Guest")


def goes_on(seat: Seat) -> None:
    """Somebody plays a move and a bot answers it."""
    turns = seat.turns()
    turn = next(turns)
    turn.play(turn.moves[0])
    next(turns)


def soon(happens: Callable[[], bool]) -> bool:
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        if happens():
            return True
        time.sleep(0.02)
    return False


class TestSockets:
    def test_a_flood_is_slowed_down_and_then_cut(self, server: Serve) -> None:
        with Client(server(commands_per_second=1, burst=5)) as client:
            _, seat = seated(client)
            answers = list(_flood(seat))
            assert answers[:4] == ["ack"] * 4
            assert answers.count("too-fast") == MOST_WARNINGS
            assert answers[-1] == f"cut {POLICY}"
            with seat:
                goes_on(seat)

    def test_all_of_an_address_share_what_it_may_say(self, server: Serve) -> None:
        with Client(server(commands_per_address=1)) as client:
            _, seat = seated(client)
            answers = [next(_flood(seat)) for _ in range(6)]  # each hello counts, too
            assert answers[:2] == ["ack"] * 2
            assert "too-fast" in answers

    def test_an_address_has_so_many_and_gets_them_back(self, server: Serve) -> None:
        url = server(sockets_per_address=3)
        with Client(url) as client, ExitStack() as stack:
            table, _ = seated(client)

            def is_let_in() -> bool:
                peer = stack.enter_context(closing(raw.handshake(url, table)))
                if raw.status(peer) == 429:  # come back later
                    return False
                admitted.append(peer)
                return True

            admitted = list[socket.socket]()
            assert [is_let_in() for _ in range(5)] == [True, True, True, False, False]
            admitted[0].close()
            assert soon(is_let_in)

    def test_pages_of_others_are_not_let_in(self, server: Serve) -> None:
        with Client(url := server()) as client:
            table, seat = seated(client)
            host = url.removeprefix("http://")
            for origin, expected in (
                (url, 101),
                (f"https://{host}", 101),
                ("https://evil.example", 403),
                (f"https://{host}.evil.example", 403),
                ("null", 403),
                ("", 403),
            ):
                with closing(raw.handshake(url, table, Origin=origin, **seat._headers)) as peer:
                    assert raw.status(peer) == expected, origin

    def test_unknown_tables_and_tokens_are_told_so_and_cut(self, server: Serve) -> None:
        with Client(url := server()) as client:
            table, _ = seated(client)
            for path, headers, reason, code in (
                ("no-such-table", {}, "unknown", 4404),
                (table, {"Authorization": "Bearer guessed"}, "unknown-token", POLICY),
                (table, {"Authorization": "Basic Z3Vlc3NlZA=="}, "unknown-token", POLICY),
            ):
                with closing(raw.handshake(url, path, **headers)) as peer:
                    assert raw.status(peer) == 101
                    heard = raw.rest(peer)
                    assert f'"goodbye","reason":"{reason}"'.encode() in heard
                    assert raw.close_code(heard) == code

    def test_a_client_that_is_not_let_in_says_why_and_does_not_come_back(
        self, server: Serve
    ) -> None:
        with Client(server()) as client, pytest.raises(ClientError, match="no such table"):
            client.seat("no-such-table", 0).command("say", phrase="oops")


def _flood(seat: Seat) -> Iterator[str]:
    """The answers to words said without a break, until the server has had enough."""
    with connect(seat._url, additional_headers=seat._headers) as peer:
        peer.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        try:
            for count in range(1000):
                peer.send(json.dumps({"type": "say", "id": f"{count}", "phrase": "oops"}))
                yield _answer(peer)
        except ConnectionClosed as closed:
            yield f"cut {closed.rcvd and closed.rcvd.code}"


def _answer(peer: ClientConnection) -> str:
    while True:
        heard = json.loads(peer.recv(timeout=10))
        if heard["type"] in ("ack", "refused"):
            return str(heard.get("code", "ack"))


class TestLines:
    @pytest.fixture
    def url(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
        """A server that notices dead sockets sooner than others do."""
        quick = msgspec.structs.replace(UNLIMITED, request_seconds=0.5)
        with serving(tmp_path, quick, ping_every=0.5, pong_within=0.5) as url:
            yield url

    @pytest.mark.usefixtures("prepared")
    @pytest.mark.parametrize("nagging", [raw.HELLO, raw.frame(raw.PING, bytes(125))])
    def test_who_asks_and_does_not_listen_costs_little_and_is_cut(
        self, url: str, nagging: bytes
    ) -> None:
        with Client(url) as client, ExitStack() as stack, raw.nothing_goes_wrong():
            table, seat = seated(client)
            stack.enter_context(seat)
            before = raw.memory()
            deaf = [stack.enter_context(closing(raw.handshake(url, table))) for _ in range(10)]
            for peer in deaf:
                assert raw.status(peer) == 101
                _nag(peer, nagging * 1000)
            goes_on(seat)
            assert raw.memory() - before < BOUND
            assert soon(lambda: REGISTRY.get_sample_value("hanagoza_sockets") == 1)
            goes_on(seat)

    @pytest.mark.parametrize(
        "start",
        [
            b"",
            b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ",
            b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /heal",
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n",
        ],
    )
    def test_who_never_says_what_they_want_is_cut(self, url: str, start: bytes) -> None:
        with closing(raw.dial(url)) as peer:
            peer.sendall(start)
            peer.settimeout(0.05)
            assert soon(lambda: _is_cut(peer))


class TestAnswers:
    ASKED = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
    COUNT = 100
    SECONDS = 0.5

    @pytest.fixture
    def opened(self, monkeypatch: pytest.MonkeyPatch) -> list[uvicorn_internals.BoundedHttp]:
        """The sockets of servers that hold little of what is to be fetched."""
        opened = list[uvicorn_internals.BoundedHttp]()

        class Watched(uvicorn_internals.BoundedHttp):
            def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
                super().connection_made(transport)
                small = socket.SOL_SOCKET, socket.SO_SNDBUF, 4096
                transport.get_extra_info("socket").setsockopt(*small)
                opened.append(self)

        monkeypatch.setattr(serve, "BoundedHttp", Watched)
        return opened

    def test_who_does_not_fetch_them_is_cut(
        self, server: Serve, opened: list[uvicorn_internals.BoundedHttp]
    ) -> None:
        url = server(request_seconds=self.SECONDS)
        with closing(raw.dial(url)) as peer, raw.nothing_goes_wrong():
            peer.sendall(self.ASKED * self.COUNT)
            assert soon(lambda: any(held.flow.write_paused for held in opened))
            assert soon(lambda: opened[0] not in opened[0].connections)

    def test_who_is_slow_gets_them_all(
        self, server: Serve, opened: list[uvicorn_internals.BoundedHttp]
    ) -> None:
        with closing(raw.dial(server(request_seconds=self.SECONDS))) as peer:
            peer.sendall(self.ASKED * self.COUNT)
            heard, began = b"", time.monotonic()
            while heard.count(b"HTTP/1.1 200 OK") < self.COUNT:
                data = peer.recv(2**15)
                assert data, f"cut after {time.monotonic() - began:.1f} seconds"
                heard += data
                time.sleep(0.05)
            assert time.monotonic() - began > 2 * self.SECONDS
            assert opened


def test_pongs_that_nobody_reads_are_not_kept(
    server: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = list[uvicorn_internals.TableSocket]()

    class Watched(uvicorn_internals.TableSocket):
        def connection_made(self, transport: BaseTransport) -> None:
            super().connection_made(transport)
            opened.append(self)

    monkeypatch.setattr(serve, "TableSocket", Watched)
    with Client(url := server()) as client:
        table = client.open("hanamikoji", 2)
        with closing(raw.handshake(url, table)) as peer:
            assert raw.status(peer) == 101
            for _ in range(20):  # 20 MB, which would be answered by as much
                peer.sendall(raw.frame(raw.PING, bytes(125)) * 8000)
            assert opened[0].transport.get_write_buffer_size() < 2**20


class TestFrames:
    """Everything but messages: pings, pongs, and messages in parts."""

    def test_who_floods_us_with_them_is_cut_before_most_are_looked_at(self, server: Serve) -> None:
        with Client(url := server(commands_per_second=10, burst=30)) as client:
            table, seat = seated(client)
            with closing(raw.handshake(url, table)) as peer:
                assert raw.status(peer) == 101
                heard = _flooded(peer, EMPTY_PING * 10_000)
            most = max(uvicorn_internals.FRAMES * 30, 2 * uvicorn_internals.MOST_FRAGMENTS)
            beyond = uvicorn_internals.PORTION // len(EMPTY_PING) + 1
            assert heard.count(PONG) <= most / uvicorn_internals.CONTROL + beyond
            with seat:
                goes_on(seat)

    def test_who_sends_a_message_in_many_parts_is_heard(self, server: Serve) -> None:
        with Client(url := server(commands_per_second=10, burst=30)) as client:
            table = client.open("hanamikoji", 2)
            hello = json.dumps({"type": "hello", "protocol": PROTOCOL}).encode()
            parts = [raw.frame(raw.TEXT, hello[:1], fin=False)]
            parts += [raw.frame(0, hello[at : at + 1], fin=False) for at in range(1, len(hello))]
            with closing(raw.handshake(url, table)) as peer:
                assert raw.status(peer) == 101
                peer.sendall(b"".join(parts) + raw.frame(0))
                assert peer.recv(2) == raw.frame(raw.TEXT, bytes(126))[:1] + bytes([126])


def _flooded(peer: socket.socket, data: bytes) -> bytes:
    """What the server has to say while it is sent this over and over, until it hangs up."""
    heard = b""
    peer.setblocking(False)
    for _ in range(MANY_TIMES):
        reading, writing, _ = select.select([peer], [peer], [], 10)
        assert reading or writing, "neither cut nor heard"
        try:
            if writing:
                peer.send(data)
            heard += peer.recv(65536) if reading else b""
        except OSError:
            return heard
    raise AssertionError("all of it was taken")


def _nag(peer: socket.socket, what: bytes) -> None:
    """As much as the server takes within a moment, or until it hangs up; nothing is read."""
    peer.settimeout(0.2)
    until = time.monotonic() + 1
    try:
        while time.monotonic() < until:
            peer.sendall(what)
    except OSError:
        pass


def _is_cut(peer: socket.socket) -> bool:
    try:
        peer.sendall(b"a")
        return peer.recv(65536) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


@pytest.mark.usefixtures("prepared")
def test_noise_is_noise(server: Serve) -> None:
    with Client(url := server()) as client, raw.nothing_goes_wrong():
        _, seat = seated(client)
        with seat:
            goes_on(seat)
            garbage.connections(url, CONNECTIONS // 4)
            before = raw.memory()
            garbage.connections(url, CONNECTIONS, seed=1)
            assert raw.memory() - before < BOUND
            goes_on(seat)


class TestRequests:
    def test_tables_are_limited_by_session_and_by_address(self, server: Serve) -> None:
        url = server(tables_per_session=2, tables_per_address=3)
        with Client(url) as one, Client(url) as other:
            for _ in range(2):
                one.open("hanamikoji", 2)
            with pytest.raises(ClientError, match="TooMany: you have 2 unfinished tables"):
                one.open("hanamikoji", 2)
            other.open("hanamikoji", 2)
            with pytest.raises(ClientError, match="TooMany: from your address there are 3"):
                other.open("hanamikoji", 2)

    def test_also_when_they_are_opened_at_once(self, server: Serve) -> None:
        with Client(server(tables_per_session=2)) as client, ThreadPoolExecutor(8) as pool:
            client.get("/api/me")
            asked = [pool.submit(client.open, "hanamikoji", 2) for _ in range(8)]
            assert sum(opening.exception() is None for opening in asked) <= 2

    def test_tables_for_bots_alone_are_limited_by_address(self, server: Serve) -> None:
        url, bots = server(bot_tables_per_address=2), {0: 1, 1: 1}
        for _ in range(2):
            with Client(url) as guest:  # whoever they say they are
                guest.open("hanamikoji", 2, bots=bots)
        with Client(url) as guest:
            with pytest.raises(ClientError, match="TooMany: bots alone play at 2 tables"):
                guest.open("hanamikoji", 2, bots=bots)
            guest.open("hanamikoji", 2, bots={1: 1})

    def test_also_when_those_are_opened_at_once(self, server: Serve) -> None:
        bots = {0: 1, 1: 1}
        with Client(server(bot_tables_per_address=2)) as client, ThreadPoolExecutor(8) as pool:
            client.get("/api/me")
            asked = [pool.submit(client.open, "hanamikoji", 2, bots=bots) for _ in range(8)]
            assert sum(opening.exception() is None for opening in asked) <= 2

    @pytest.mark.parametrize(
        ("path", "data"), [("bots", {"seat": 1, "level": 1}), ("start", {"level": 1})]
    )
    def test_also_when_bots_come_one_by_one(
        self, server: Serve, path: str, data: dict[str, int]
    ) -> None:
        with Client(server(bot_tables_per_address=2)) as client, ThreadPoolExecutor(8) as pool:
            client.get("/api/me")
            tables = [client.open("hanamikoji", 2, bots={0: 1}) for _ in range(8)]
            begun = [pool.submit(client.post, f"/api/tables/{id}/{path}", data) for id in tables]
            errors = [str(error) for one in begun if (error := one.exception()) is not None]
            assert len(errors) >= 6
            assert all("not-possible: bots alone play at " in told for told in errors)
            with client.sit(client.open("hanamikoji", 2, bots={0: 1}), "Guest") as seat:
                goes_on(seat)

    def test_requests_are_limited_by_address(self, server: Serve) -> None:
        url = server(requests_per_minute=5)
        answers = [httpx.get(f"{url}/api/games").status_code for _ in range(7)]
        assert answers == [200] * 5 + [429] * 2
        assert httpx.get(f"{url}/healthz").status_code == 200

    def test_who_sends_too_many_on_one_connection_needs_another(self, server: Serve) -> None:
        request = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
        with closing(raw.dial(server(requests_per_minute=5))) as peer:
            peer.sendall(request * 100)
            answers = raw.rest(peer)
        assert answers.count(b"HTTP/1.1 200") == 5
        assert answers.count(b"HTTP/1.1 429") == 1

    def test_many_at_once_take_turns(self, server: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
        pauses = list[float]()

        async def sleep(seconds: float) -> None:
            pauses.append(seconds)

        monkeypatch.setattr("hanagoza.server.http.limits.asyncio", SimpleNamespace(sleep=sleep))
        url = server(requests_per_second=1)
        with ThreadPoolExecutor(8) as pool, httpx.Client(base_url=url) as http:
            answers = list(pool.map(http.get, ["/healthz"] * 40))
        assert [answer.status_code for answer in answers].count(200) == 30 + len(pauses)
        assert len(pauses) >= 5
        assert {answer.status_code for answer in answers} == {200, 429}

    @pytest.mark.parametrize("chunked", [False, True])
    def test_bodies_are_small(self, server: Serve, chunked: bool) -> None:
        with _dancing(server()) as http:
            body = b" " * 100_000
            answer = http.post("/api/tables", content=iter([body]) if chunked else body)
            assert answer.status_code == 413

    @pytest.mark.parametrize("body", [b'{"name": "\xff"}', b"\xff", b'{"\xc3": 1}'])
    def test_a_body_that_is_no_text_is_refused(self, server: Serve, body: bytes) -> None:
        with _dancing(server()) as http, raw.nothing_goes_wrong():
            answer = http.post("/api/tokens", content=body)
            assert answer.status_code == 400
            assert answer.headers["content-type"] == "application/problem+json"

    def test_nothing_is_changed_without_the_token_of_the_page(self, server: Serve) -> None:
        with httpx.Client(base_url=server()) as http:
            http.get("/api/me")
            assert http.post("/api/tokens", json={"name": "x"}).status_code == 403
            guessed = {"x-csrftoken": "f" * 128}
            assert http.post("/api/tokens", json={"name": "x"}, headers=guessed).status_code == 403
            for path in ("tables", "tables/a/seats", "tables/a/start", "tables/a/rematch"):
                assert http.post(f"/api/{path}", json={}).status_code == 403
            assert http.delete("/api/tables/a/seats/mine").status_code == 403

    @pytest.mark.parametrize("cookie", ["", "x", "AAAA", "%00", "é".encode().hex(), "a" * 3000])
    def test_a_forged_session_is_none(self, server: Serve, cookie: str) -> None:
        cookies = {"hanagoza": cookie, "hanagoza-0": cookie, "hanagoza_csrf": cookie}
        headers = {"cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
        with raw.nothing_goes_wrong():
            answer = httpx.get(f"{server()}/api/me", headers=headers)
            assert (answer.json()["name"], answer.json()["tables"]) == (None, [])

    def test_seats_are_counted_from_zero(self, server: Serve) -> None:
        with Client(server()) as client:
            table = client.open("hanamikoji", 2)
            client.sit(table, "Guest", 1)
            for seat in ("-1", "4", "99999999999999999999"):
                with pytest.raises(ClientError):
                    client.delete(f"/api/tables/{table}/seats/{seat}")
            assert client.get(f"/api/tables/{table}")["seats"][1]["name"] == "Guest"

    @pytest.mark.parametrize(
        ("given", "shown"),
        [
            ("Ann\u202egpj.exe", "Ann gpj.exe"),
            ("A\x00B\x1b[31m", "A B [31m"),
            ("peer\nbreak\u2028\u2029", "peer break"),
            ("\u200bAn\u00adn\ufeff", "An n"),
            ("Z\u0300\u0301\u0302\u0303\u0304", "Z\u0300\u0301"),
            ("<img src=x onerror=a()>", "<img src=x onerror=a()>"),
        ],
    )
    def test_names_are_cleaned_and_never_markup(
        self, server: Serve, given: str, shown: str
    ) -> None:
        with Client(url := server()) as client:
            table = client.open("hanamikoji", 2)
            client.sit(table, given)
            answer = httpx.get(f"{url}/api/tables/{table}")
            assert answer.json()["seats"][0]["name"] == shown
            assert answer.headers["content-type"] == "application/json"
            assert answer.headers["x-content-type-options"] == "nosniff"

    @pytest.mark.parametrize("name", ["", " \u202e\u200b ", "a" * 25, "\ud800"])
    def test_some_are_not_possible(self, server: Serve, name: str) -> None:
        with _dancing(server()) as http:
            table = http.post("/api/tables", json=NEW_TABLE).json()["id"]
            joining = json.dumps({"name": name, "nonce": "0" * 32})
            answer = http.post(f"/api/tables/{table}/seats", content=joining)
            assert answer.status_code == 400, answer.text


NEW_TABLE = {"setting": {"game": "hanamikoji", "players": 2}}


@contextmanager
def _dancing(url: str) -> Iterator[httpx.Client]:
    """A client that sends the token of the page with everything."""
    with httpx.Client(base_url=url) as http:
        http.get("/api/me")
        http.headers["x-csrftoken"] = http.cookies["hanagoza_csrf"]
        yield http


@pytest.mark.usefixtures("impatient")
def test_a_command_that_breaks_the_server_is_answered_and_the_table_goes_on(
    server: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Client(server()) as client:
        _, seat = seated(client)
        with seat, monkeypatch.context() as broken:
            broken.setattr("hanagoza.server.live.live_table.decide", lambda *_: 1 // 0)
            with pytest.raises(MoveRefused, match="nothing has changed") as refused:
                seat.command("say", phrase="oops")
        assert refused.value.code == "not-saved"
        with seat:
            goes_on(seat)


class TestHeaders:
    def test_every_kind_of_answer_has_them(
        self, server: Serve, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def fail(_: object, __: object) -> None:
            raise ValueError("the secret is petal")

        with _dancing(server(requests_per_minute=12)) as http:
            table = http.post("/api/tables", json=NEW_TABLE).json()["id"]
            asked = {
                200: ("GET", "/api/games", None),
                201: ("POST", "/api/tokens", {"name": "x"}),
                400: ("POST", "/api/tables", {"setting": {"game": "chess"}}),
                401: ("GET", "/api/me", "Bearer guessed"),
                403: ("GET", f"/api/tables/{table}/record", None),
                404: ("GET", "/api/nowhere", None),
                405: ("PUT", "/api/me", None),
                409: ("DELETE", f"/api/tables/{table}/seats/mine", None),
                413: ("POST", "/api/tables", {"setting": "x" * 10_000}),
                500: ("GET", "/api/me", None),
                429: ("GET", "/api/games", None),
            }
            for status, (method, path, data) in asked.items():
                if status == 500:
                    monkeypatch.setattr(Store, "tables_of", fail)
                headers = {"authorization": data} if isinstance(data, str) else {}
                body = data if isinstance(data, dict) else None
                answer = http.request(method, path, json=body, headers=headers)
                while status == 429 and answer.status_code == 200:
                    answer = http.get(path)
                assert answer.status_code == status, answer.text
                for name, value in HEADERS.items():
                    assert answer.headers[name.decode()] == value.decode(), (status, name)
                assert "petal" not in answer.text
                if status >= 400:
                    assert answer.headers["content-type"] == "application/problem+json", status
                    assert answer.json()["status"] == status
