"""Connections that mean nothing: what a server on the internet hears all day."""

from __future__ import annotations

import random
import socket
from contextlib import suppress

from tests.server import raw

UPGRADE = (
    b"GET /api/tables/none/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
)
POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\n"
LINES = (
    b"",
    b"\x00" * 64,
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\xaa" * 200,  # as if we spoke TLS
    b"GET / HTTP/1.1\r\nHost: x\r\n",
    b"GET /" + b"a" * 20_000,
    POST + b"Content-Length: 99999999999\r\n\r\n{",
    POST + b"Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n",
    UPGRADE + b"?\r\n\r\n",
    UPGRADE + b"dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: hanagoza=!!; hanagoza-0=\xff\r\n\r\n",
    b"GET /%ff%fe/%00 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
)


def connections(url: str, count: int, seed: int = 0, at_once: int = 100) -> int:
    """Open so many, some noise each; leave a few of them hanging for a while."""
    rng, hanging = random.Random(seed), list[socket.socket]()
    for _ in range(count):
        with suppress(OSError):
            peer = raw.dial(url)
            hanging.append(peer)
            peer.sendall(rng.choice((*LINES, rng.randbytes(rng.randrange(1, 500)))))
        while len(hanging) > at_once:
            hanging.pop(rng.randrange(len(hanging))).close()
    for peer in hanging:
        peer.close()
    return count
