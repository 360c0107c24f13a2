"""The messages of one WebSocket: decoded, rate-limited, and handed to the table."""

from __future__ import annotations

import msgspec

from hanagoza.server.config import Limits
from hanagoza.server.live.live_table import LiveTable
from hanagoza.server.live.subscriber import Subscriber
from hanagoza.server.table.protocol import PROTOCOL, Code, Goodbye, Hello, Refused, decoded
from hanagoza.server.wire.limits import TokenBucket

MOST_WARNINGS = 20
"""Refusals for being too fast or unreadable, after which the socket is closed."""


class SocketHandler:
    """What one client says, followed; or what is wrong with it."""

    def __init__(self, live: LiveTable, subscriber: Subscriber, limits: Limits) -> None:
        self._live, self._subscriber, self._limits = live, subscriber, limits
        self._bucket = TokenBucket(limits.commands_per_second, limits.burst)
        self._warnings = 0
        self._has_joined = False

    def hear(self, data: bytes) -> None:
        """Something the client says."""
        warning = self._follow(data)
        if warning is None:
            return
        self._subscriber.answer(warning)
        self._warnings += 1
        if self._warnings >= MOST_WARNINGS:
            self._subscriber.hang_up()

    def _follow(self, data: bytes) -> Refused | None:
        """Do as told, or say what is wrong with it."""
        if len(data) > self._limits.message_bytes:
            return _warning(
                "malformed", f"messages have at most {self._limits.message_bytes} bytes"
            )
        if not self._bucket.allows():
            return _warning("too-fast", "slow down, and send this again", _id_in(data))
        try:
            message = decoded(data)
        except (msgspec.DecodeError, UnicodeError) as error:
            return _warning("malformed", f"this is no message: {error}", _id_in(data))
        if isinstance(message, Hello):
            return self._greet(message)
        if not self._has_joined:
            return _warning("malformed", "say hello first", message.id)
        self._live.command(self._subscriber, message)
        return None

    def _greet(self, hello: Hello) -> Refused | None:
        if hello.protocol != PROTOCOL:
            return _warning(
                "unknown-protocol",
                f"this server speaks protocol {PROTOCOL}, not {hello.protocol}: reload the page",
            )
        if not self._live.may_look(self._subscriber):
            self._subscriber.dismiss(Goodbye(reason="no-spectators"))
            return None
        self._has_joined = True
        self._live.subscribe(self._subscriber, hello.version)
        return None


def _warning(code: Code, message: str, id: str | None = None) -> Refused:
    return Refused(id=id, code=code, message=message)


class _Identified(msgspec.Struct):
    id: str


def _id_in(data: bytes) -> str | None:
    """The id of a message that is otherwise not understood."""
    try:
        return msgspec.json.decode(data, type=_Identified).id[:36]
    except (msgspec.DecodeError, UnicodeError):
        return None
