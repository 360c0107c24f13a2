"""Listening sockets: every address of a host, or a sentence that says what to do."""

from __future__ import annotations

import errno
import os
import socket
from typing import Any

from hanagoza.core.errors import HanagozaError
from hanagoza.server.wire.limits import ConnectionLimit
from hanagoza.server.wire.listener import Listener

BACKLOG = 2048
"""Connections that wait to be accepted, as many as uvicorn would have."""
ABSENT = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)


def listen(host: str, port: int, limit: ConnectionLimit) -> list[socket.socket]:
    """Sockets at all addresses of a host that this machine has, with one limit for all."""
    listening: list[socket.socket] = []
    missing: OSError | None = None
    try:
        for family, kind, protocol, _, where in socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        ):
            try:
                listening.append(_listening(Listener(family, kind, protocol, limit), where))
            except OSError as error:  # "localhost" is also ::1 where there is no IPv6
                if error.errno not in ABSENT:
                    raise
                missing = error
        if missing and not listening:
            raise missing
    except (OSError, UnicodeError) as error:
        for opened in listening:
            opened.close()
        raise CannotListen(host, port, error) from error
    return listening


def _listening(opened: socket.socket, where: Any) -> socket.socket:
    try:
        if os.name == "posix":  # elsewhere this would share the port with whoever has it
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if opened.family == socket.AF_INET6:  # or it would take the port of IPv4 as well
            opened.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        opened.bind(where)
        opened.listen(BACKLOG)
    except OSError:
        opened.close()
        raise
    return opened


class CannotListen(HanagozaError):
    """An address that is not to be had; the message says what to do."""

    def __init__(self, host: str, port: int, error: OSError | UnicodeError) -> None:
        why = (error.strerror or "") if isinstance(error, OSError) else "this is no host"
        taken = isinstance(error, OSError) and error.errno in (errno.EADDRINUSE, errno.EACCES)
        instead = "another port with --port" if taken else "an address of this machine with --host"
        super().__init__(
            f"cannot listen on {authority(host, port)}: {why[:1].lower()}{why[1:]};"
            f" choose {instead}"
        )


def authority(host: str, port: int) -> str:
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
