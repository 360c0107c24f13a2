"""Sockets without a library that would keep us from misbehaving, and an ear for what is logged."""

from __future__ import annotations

import json
import logging
import os
import socket
import sqlite3
import struct
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import structlog

from hanagoza.server.entropy import Entropy
from hanagoza.server.table.entries import read
from hanagoza.server.table.protocol import PROTOCOL
from hanagoza.server.table.table import Table

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9
LOGGERS = ("", "uvicorn", "uvicorn.error", "asyncio")


def dial(url: str) -> socket.socket:
    parts = urlsplit(url)
    assert parts.hostname
    assert parts.port
    return socket.create_connection((parts.hostname, parts.port), timeout=10)


def handshake(url: str, table: str, **headers: str) -> socket.socket:
    """A socket at a table, or whatever the server answered instead: see ``status``."""
    peer = dial(url)
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {urlsplit(url).netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    peer.sendall("\r\n".join([*lines, "", ""]).encode())
    return peer


def status(peer: socket.socket) -> int:
    """The status of an HTTP answer; its headers are read, a body is not."""
    head = b""
    while b"\r\n\r\n" not in head:
        byte = peer.recv(1)
        if not byte:
            break
        head += byte
    return int(head.split()[1])


def frame(opcode: int, payload: bytes = b"", fin: bool = True, reserved: int = 0) -> bytes:
    """A frame of a client, masked by zeros."""
    length = len(payload)
    first = (0x80 if fin else 0) | reserved << 4 | opcode
    if length < 126:
        head = struct.pack("!BB", first, 0x80 | length)
    elif length < 2**16:
        head = struct.pack("!BBH", first, 0x80 | 126, length)
    else:
        head = struct.pack("!BBQ", first, 0x80 | 127, length)
    return head + bytes(4) + payload


HELLO = frame(TEXT, json.dumps({"type": "hello", "protocol": PROTOCOL}).encode())


def rest(peer: socket.socket) -> bytes:
    """Everything until the server takes its leave, or hangs up without."""
    heard = b""
    try:
        while close_code(heard) is None and (data := peer.recv(65536)):
            heard += data
    except ConnectionResetError:
        pass
    return heard


def messages(heard: bytes) -> list[dict[str, Any]]:
    """What the server said in whole text frames, from the first frame on."""
    found, at = list[dict[str, Any]](), 0
    while at + 2 <= len(heard):
        opcode, length, at = heard[at] & 15, heard[at + 1], at + 2
        if length >= 126:
            size = 2 if length == 126 else 8
            length, at = int.from_bytes(heard[at : at + size]), at + size
        if opcode == TEXT and at + length <= len(heard):
            found.append(json.loads(heard[at : at + length]))
        at += length
    return found


def close_code(heard: bytes) -> int | None:
    """How the server took its leave: the code of a close frame at the end."""
    for at in range(len(heard) - 3):
        if heard[at] == 0x80 | CLOSE and at + 2 + heard[at + 1] == len(heard):
            return int.from_bytes(heard[at + 2 : at + 4])
    return None


def memory() -> float:
    """What this process, and the server in it, hold in MB."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def stored(folder: Path, id: str) -> Table:
    """A table as the database of a running server tells of it."""
    with closing(sqlite3.connect(folder / "games.db")) as connection:
        query = "SELECT entry FROM log WHERE table_id = ? ORDER BY seq"
        rows = connection.execute(query, (id,)).fetchall()
        names = dict(connection.execute("SELECT id, name FROM players"))
    table = Table.restored([read(row[0]) for row in rows], Entropy())
    table.call(names)
    return table


class _Ear(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(self.format(record))


@contextmanager
def nothing_goes_wrong() -> Iterator[None]:
    """The server logs no error while the block lasts."""
    ear = _Ear()
    for name in LOGGERS:
        logging.getLogger(name).addHandler(ear)
    try:
        with structlog.testing.capture_logs() as told:
            yield
    finally:
        for name in LOGGERS:
            logging.getLogger(name).removeHandler(ear)
    errors = [event for event in told if event["log_level"] in ("error", "critical")]
    assert [*ear.heard, *errors] == []
