"""A reverse proxy of a few lines, which forwards as well or as badly as a test wants."""

from __future__ import annotations

import re
import socket
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

VISITOR = "198.51.100.7"
"""Where everybody comes from who comes through the proxy (RFC 5737)."""
FORWARDED = re.compile(rb"x-forwarded-for: ([^\r]*)\r\n", re.IGNORECASE)
CONNECTION = re.compile(rb"connection: [^\r]*\r\n", re.IGNORECASE)
UPGRADE = re.compile(rb"(upgrade|connection): [^\r]*\r\n", re.IGNORECASE)


@contextmanager
def proxy(url: str, *, forwards: bool = True, upgrades: bool = True) -> Iterator[str]:
    """The URL of a proxy before a server. It may leave out X-Forwarded-For, or Upgrade."""
    target = urlsplit(url)

    class Handler(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            head = _head(self.request)
            head = _with_address(head) if forwards else FORWARDED.sub(b"", head)
            is_socket = b"upgrade: websocket" in head.lower()
            if is_socket and not upgrades:
                head, is_socket = UPGRADE.sub(b"", head), False
            if not is_socket:  # one request to a connection keeps this short
                head = CONNECTION.sub(b"", head).replace(b"\r\n", b"\r\nConnection: close\r\n", 1)
            with socket.create_connection((str(target.hostname), target.port or 80)) as upstream:
                upstream.sendall(head)
                threading.Thread(target=_pump, args=[self.request, upstream], daemon=True).start()
                _pump(upstream, self.request)

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, args=[0.01], daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}"
        finally:
            server.shutdown()


def _head(peer: Any) -> bytes:
    head = b""
    while b"\r\n\r\n" not in head:
        if not (more := peer.recv(4096)):
            break
        head += more
    return head


def _with_address(head: bytes) -> bytes:
    """As nginx's ``$proxy_add_x_forwarded_for`` does it: after what the visitor wrote."""
    found = FORWARDED.search(head)
    written = [found[1]] if found else []
    line = b"X-Forwarded-For: " + b", ".join([*written, VISITOR.encode()]) + b"\r\n"
    return FORWARDED.sub(b"", head).replace(b"\r\n", b"\r\n" + line, 1)


def _pump(source: Any, target: Any) -> None:
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
        target.shutdown(socket.SHUT_WR)
