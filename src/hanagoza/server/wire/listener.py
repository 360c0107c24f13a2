"""A listening socket that sheds load: what there is no room for is closed as it is accepted.

That is before anything is made of it: a connection that is turned away costs a few microseconds and
no memory. asyncio asks such a socket as it would any other, by ``accept``. (Other event loops, that
of Windows among them, do that by themselves; to them it is a socket like any other.)
"""

from __future__ import annotations

import errno
import os
import socket
import struct
from contextlib import suppress
from typing import Any

import structlog

from hanagoza.server import metrics
from hanagoza.server.wire.limits import ConnectionLimit

AT_ONCE = 64
"""Connections that are turned away before others get a turn."""
EXHAUSTED = errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM
RESET = struct.pack("ii", 1, 0)
"""Linger for no time at all: or the system would remember each of them for a minute."""
log = structlog.get_logger()


class Connection(socket.socket):
    """An accepted connection, counted until it is closed."""

    limit: ConnectionLimit | None = None
    host = ""

    @classmethod
    def admitted(cls, accepted: socket.socket, limit: ConnectionLimit, host: str) -> Connection:
        """The same connection, which ``limit`` has let in."""
        kind = accepted.family, accepted.type, accepted.proto
        connection = cls(*kind, fileno=accepted.detach())
        connection.limit, connection.host = limit, host
        metrics.CONNECTIONS.inc()
        return connection

    def close(self) -> None:
        super().close()
        limit, self.limit = self.limit, None
        if limit is not None:
            limit.leave(self.host)
            metrics.CONNECTIONS.dec()


class Listener(socket.socket):
    """Accepts connections while there is room for them."""

    def __init__(self, family: int, kind: int, protocol: int, limit: ConnectionLimit) -> None:
        super().__init__(family, kind, protocol)
        self._limit = limit
        self._spare: int | None = None
        """A descriptor to do without when there are no others, so that whoever waits can be sent
        away: else asyncio would try to accept them for ever, and write down each time that it
        could not.
        """
        self._keep_spare()

    def accept(self) -> tuple[socket.socket, Any]:
        """The next connection that is let in; ``BlockingIOError`` if there is none for now."""
        for _ in range(AT_ONCE):
            try:
                accepted, where = super().accept()
            except OSError as error:
                if error.errno not in EXHAUSTED:
                    raise
                self._do_without(error)
                break
            if self._limit.enter(where[0]):
                return Connection.admitted(accepted, self._limit, where[0]), where
            _reset(accepted)
            log.warning("connections.refused", open=self._limit.total, most=self._limit.most)
        raise BlockingIOError(errno.EAGAIN, "nobody is let in for now")

    def _do_without(self, error: OSError) -> None:
        """Send one away for whom there is no descriptor."""
        log.warning("descriptors.exhausted", error=error.strerror, open=self._limit.total)
        self._drop_spare()
        with suppress(OSError):
            _reset(super().accept()[0])
        self._keep_spare()

    def _keep_spare(self) -> None:
        with suppress(OSError):
            self._spare = os.open(os.devnull, os.O_RDONLY)

    def _drop_spare(self) -> None:
        if self._spare is not None:
            os.close(self._spare)
            self._spare = None

    def close(self) -> None:
        super().close()
        self._drop_spare()


def _reset(accepted: socket.socket) -> None:
    with suppress(OSError):
        accepted.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
    accepted.close()
