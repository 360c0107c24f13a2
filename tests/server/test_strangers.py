"""Whatever a stranger sends as a request, it is their mistake: no 500, and no trace in the log."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from hanagoza.client import Client
from hanagoza.server.http.sessions import MARK
from hanagoza.server.wire.uvicorn_internals import MOST_HEAD, MOST_HEADERS
from tests.server import raw
from tests.server.serving import serving
from tests.variants import QUICK

EXAMPLES = 60 if QUICK else 300
SERVER_ERROR = 500
HUNG_UP = 0
UPGRADE = (
    b"Connection: Upgrade",
    b"Upgrade: websocket",
    b"Sec-WebSocket-Version: 13",
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
)
Fields = tuple[bytes, ...]


def request(path: bytes, *fields: bytes, method: bytes = b"GET", host: bytes = b"x") -> bytes:
    """A request as its bytes; HTTP libraries would not send most of those below."""
    return b"\r\n".join([method + b" " + path + b" HTTP/1.1", b"Host: " + host, *fields, b"", b""])


def forged(stamp: bytes) -> bytes:
    """A cookie whose readable part is as given."""
    return b"Cookie: hanagoza=" + b64encode(bytes(40) + MARK + stamp)


REQUESTS = {
    "a file named by nothing": request(b"/assets/%00"),
    "a file with a long name": request(b"/assets/" + b"a" * 5000),
    "a file far down": request(b"/assets/" + b"a/" * 3000),
    "a file by half a letter": request(b"/assets/%ed%a0%80"),
    "a line break": request(b"/assets/%0a"),
    "no text in the path": request(b"/%ff%fe/%00"),
    "a table named by nothing": request(b"/api/tables/%00"),
    "no text in the query": request(b"/api/tables?phase=%ff%ed%a0%80%00"),
    "bytes in the query": request(b"/api/tables?phase=\xff"),
    "a long query": request(b"/api/tables?" + b"phase=x&" * 1500),
    "an odd method": request(b"/", method=b"BREW"),
    "everything": request(b"*", method=b"OPTIONS"),
    "a tunnel": request(b"x:443", method=b"CONNECT"),
    "a whole address": request(b"http://evil.example/api/me"),
    "half an address": request(b"http://[::1/api"),
    "no path at all": request(b"api/me"),
    "a host that is none": request(b"/nowhere", host=b"a:b:c"),
    "half a host": request(b"/nowhere", host=b"[::1"),
    "two hosts": request(b"/api/me", b"Host: y"),
    "a range that is none": request(b"/assets/x.js", b"Range: bytes=9-0,x"),
    "a time that is none": request(b"/", b"If-Modified-Since: x", b"If-None-Match: \xff"),
    "types that are none": request(b"/api/games", b"Accept: \xff/\xff;q=nan,;;,"),
    "an encoding that is none": request(b"/", b"Accept-Encoding: gzip;q=\xff"),
    "cookies that are none": request(b"/api/me", b"Cookie: \xff=\x80; =; ;; hanagoza=\xff"),
    "a cookie of nothing": request(b"/api/me", forged(b"null")),
    "a cookie of brackets": request(b"/api/me", forged(b"[" * 5000)),
    "a cookie that is never too old": request(b"/api/me", forged(b'{"expires_at":1e999}')),
    "a token that is none": request(b"/api/me", b"Authorization: Bearer \xff"),
    "an address that is none": request(b"/api/me", b"X-Forwarded-For: \xff"),
    "a long line": request(b"/", b"X: " + b"a" * 100_000),
    "many lines": request(b"/", *[b"X%d: y" % number for number in range(3000)]),
    "many short lines": request(b"/", *[b"a:b"] * 40_000),
    "many lines ended as nobody should": request(b"/").replace(b"\r\n\r\n", b"\na:b" * 9000),
    "many chunks": request(b"/api/me", b"Transfer-Encoding: chunked", method=b"POST")
    + b"1\r\na\r\n" * 40_000,
    "a body with much after it": request(b"/api/me", b"Transfer-Encoding: chunked", method=b"POST")
    + b"0\r\n"
    + b"a:b\r\n" * 40_000,
    "a body with a length and chunks": request(
        b"/api/tables", b"Content-Length: 4", b"Transfer-Encoding: chunked", method=b"POST"
    )
    + b"0\r\n\r\nGET / HTTP/1.1\r\n\r\n",
    "a body of less than nothing": request(b"/api/me", b"Content-Length: -1", method=b"POST"),
    "a body of two lengths": request(b"/x", b"Content-Length: 1", b"Content-Length: 2") + b"ab",
    "a body without end": request(b"/api/tables", b"Content-Length: " + b"9" * 5000),
    "packed twice": request(b"/api/me", b"Transfer-Encoding: gzip, chunked", method=b"POST"),
    "a head with chunks that are none": request(b"/", b"Transfer-Encoding: chunked", method=b"HEAD")
    + b"zz\r\n",
    "an answer that is overtaken": request(
        b"/api/me", b"Transfer-Encoding: chunked", method=b"POST"
    )
    + b"5\r\nabcde\r\nzz\r\n",
    "great expectations": request(b"/api/me", b"Expect: \xff"),
    "another protocol": request(b"/", b"Connection: Upgrade", b"Upgrade: h2c"),
    "a socket elsewhere": request(b"/", *UPGRADE),
    "a socket of a file": request(b"/assets/x.js", *UPGRADE),
    "a socket by another method": request(b"/api/tables/x/socket", *UPGRADE, method=b"POST"),
    "a socket without a key": request(b"/api/tables/x/socket", *UPGRADE[:2]),
    "a socket at nothing": request(b"/api/tables/%00/socket", *UPGRADE),
    "a socket with bytes": request(
        b"/api/tables/x/socket", *UPGRADE, b"Cookie: hanagoza=\xff", b"X: \xff"
    ),
    "a socket with a forged cookie": request(
        b"/api/tables/x/socket", *UPGRADE, forged(b"[" * 3000)
    ),
}
BODIES = {
    "brackets": b"[" * 4000,
    "closed brackets": b"[" * 2000 + b"]" * 2000,
    "braces": b'{"a":' * 600 + b"1" + b"}" * 600,
    "brackets in a setting": b'{"setting":{"game":"hanamikoji","players":2,"options":{"x":'
    + b"[" * 1900
    + b"]" * 1900
    + b"}}}",
    "many players": b'{"setting":{"game":"hanamikoji","players":' + b"9" * 3000 + b"}}",
    "no number of players": b'{"setting":{"game":"hanamikoji","players":NaN}}',
    "half a letter": b'{"setting":{"game":"\\ud800","players":2}}',
    "a name of nothing": b'{"name":"\\u0000"}',
    "nothing": b"",
    "a mark of byte order": b"\xef\xbb\xbf{}",
    "another alphabet": '{"name":"x"}'.encode("utf-16"),
}
KINDS = (
    b"application/json",
    b"application/x-www-form-urlencoded",
    b"multipart/form-data; boundary=x",
    b"multipart/form-data",
    b"application/x-msgpack",
    b'\xff;;="; charset=\xff',
)


class Stranger:
    """Somebody who writes requests by hand."""

    def __init__(self, url: str) -> None:
        self.url = url
        with Client(url) as client:
            client.get("/api/me")
            cookies = client._http.cookies
            self.token = cookies["hanagoza_csrf"].encode()
            said = "; ".join(f"{name}={value}" for name, value in cookies.items())
        self.cookies = said.encode()

    def ask(self, data: bytes) -> int:
        """The status of the answer; ``HUNG_UP`` if the server does instead."""
        with closing(raw.dial(self.url)) as peer:
            try:
                peer.sendall(data)
                return raw.status(peer)
            except (ConnectionResetError, BrokenPipeError, IndexError):
                return HUNG_UP

    def bring(self, path: bytes, body: bytes, *fields: bytes) -> int:
        """The same for a request that changes something, with all the papers it takes."""
        length = b"Content-Length: %d" % len(body)
        papers = b"Cookie: " + self.cookies, b"X-CSRFToken: " + self.token
        return self.ask(request(path, *papers, length, *fields, method=b"POST") + body)


@pytest.fixture(scope="module")
def stranger(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stranger]:
    with serving(tmp_path_factory.mktemp("strangers")) as url:
        yield Stranger(url)


@pytest.fixture(autouse=True)
def _nothing_goes_wrong() -> Iterator[None]:
    with raw.nothing_goes_wrong():
        yield


@pytest.mark.parametrize("what", REQUESTS)
def test_requests(stranger: Stranger, what: str) -> None:
    assert stranger.ask(REQUESTS[what]) < SERVER_ERROR


@pytest.mark.parametrize("what", [what for what in REQUESTS if what.startswith("many")])
def test_of_very_many_lines_none_is_looked_at(stranger: Stranger, what: str) -> None:
    """Each would take a second, in which nobody plays."""
    assert stranger.ask(REQUESTS[what]) in (400, HUNG_UP)


def test_a_request_may_have_some_lines(stranger: Stranger) -> None:
    lines = [b"X-%d: %s" % (number, b"y" * 100) for number in range(MOST_HEADERS - 1)]
    assert stranger.ask(request(b"/api/games", *lines)) == 200
    assert stranger.ask(request(b"/api/games", *lines, b"Z: z")) == 400
    assert stranger.ask(request(b"/api/games", b"X: " + b"y" * MOST_HEAD)) == 400


@pytest.mark.parametrize("what", BODIES)
def test_bodies(stranger: Stranger, what: str) -> None:
    for path in (b"/api/tables", b"/api/tokens"):
        assert stranger.bring(path, BODIES[what], b"Content-Type: application/json") == 400


@pytest.mark.parametrize("kind", KINDS)
def test_kinds_of_bodies(stranger: Stranger, kind: bytes) -> None:
    for body in (b"%ff=%0&", b"--x\r\nfoo\r\n\r\n--x--\r\n", b"\x81\xff"):
        assert stranger.bring(b"/api/tokens", body, b"Content-Type: " + kind) == 400


def test_a_body_is_not_unpacked(stranger: Stranger) -> None:
    assert stranger.bring(b"/api/tokens", b"\x1f\x8b\xff", b"Content-Encoding: gzip") == 400


def test_a_token_in_other_letters_is_no_token(stranger: Stranger) -> None:
    odd = b"\xc3\xa9" * 70
    fields = b"Cookie: " + stranger.cookies, b"X-CSRFToken: " + odd, b"Content-Length: 0"
    assert stranger.ask(request(b"/api/tokens", *fields, method=b"POST")) == 403


def test_after_an_ambiguous_body_nothing_more_is_read(stranger: Stranger) -> None:
    with closing(raw.dial(stranger.url)) as peer:
        peer.sendall(REQUESTS["a body with a length and chunks"])
        heard = raw.rest(peer)
    assert heard.startswith(b"HTTP/1.1 400")
    assert heard.count(b"HTTP/1.1") == 1
    assert b"connection: close" in heard.lower()


words = st.binary(max_size=30).map(lambda data: data.translate(None, b"\r\n"))
paths = st.one_of(
    words,
    st.sampled_from([b"/api/me", b"/api/tables", b"/assets/", b"/t/", b"/api/tables/x/socket"]),
)
names = st.sampled_from(
    [
        *(b"Cookie", b"Authorization", b"Content-Type", b"Content-Length", b"Transfer-Encoding"),
        *(b"Expect", b"Connection", b"Upgrade", b"Range", b"Accept", b"Origin", b"X-CSRFToken"),
        *(b"Host", b"If-None-Match", b"Accept-Encoding", b"Sec-WebSocket-Key", b"X-Forwarded-For"),
    ]
)
values = words | st.sampled_from(
    [b"chunked", b"upgrade", b"websocket", b"100-continue", b"bytes=0-", b"hanagoza=x", b"13", b"5"]
)


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    method=st.sampled_from([b"GET", b"POST", b"DELETE", b"HEAD", b"OPTIONS"]) | words,
    path=st.tuples(paths, words).map(b"".join),
    fields=st.lists(st.tuples(names, values).map(b": ".join), max_size=6).map(tuple),
    body=words,
)
@example(b"POST", b"/api/tokens", (b"Transfer-Encoding: chunked",), b"5\nabc")
def test_any_request(
    stranger: Stranger, method: bytes, path: bytes, fields: Fields, body: bytes
) -> None:
    closing_one = b"Connection: close"
    with closing(raw.dial(stranger.url)) as peer:
        peer.settimeout(0.05)
        peer.sendall(request(path, closing_one, *fields, method=method) + body + b"\r\n\r\n")
        try:
            status = raw.status(peer)
        except (OSError, IndexError):  # it waits for more, or has hung up
            return
    assert status < SERVER_ERROR


NESTED: dict[str, Callable[[int], bytes]] = {
    "brackets": lambda depth: b"[" * depth,
    "an id of brackets": lambda depth: b'{"type":"say","id":' + b"[" * depth,
    "an unknown field": lambda depth: (
        b'{"type":"say","id":"x","phrase":"nice","y":' + b"[" * depth + b"]" * depth + b"}"
    ),
}


@pytest.mark.parametrize("what", NESTED)
def test_a_message_that_is_nested_deeply_is_answered(stranger: Stranger, what: str) -> None:
    with Client(stranger.url) as client:
        table = client.open("hanamikoji", 2)
        with closing(raw.handshake(stranger.url, table)) as peer:
            assert raw.status(peer) == 101
            peer.sendall(raw.HELLO)
            for depth in (500, 1000, 2000):
                peer.sendall(raw.frame(raw.TEXT, NESTED[what](depth)[:4096]))
            peer.sendall(raw.frame(raw.TEXT, b'{"type":"say","id":"last","phrase":"nice"}'))
            heard = b""
            while b'"last"' not in heard:
                data = peer.recv(65536)
                assert data, heard
                heard += data
    codes = [told["code"] for told in raw.messages(heard) if told["type"] == "refused"]
    assert len(codes) == 4
    assert set(codes) <= {"malformed", "not-seated"}
