"""The messages of one WebSocket: decoded, rate-limited, and handed to the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from hanagoza.server.config import Limits
from hanagoza.server.live.live_table import LiveTable
from hanagoza.server.live.subscriber import Subscriber
from hanagoza.server.table.protocol import PROTOCOL, Code, Goodbye, Hello, Refused, decoded
from hanagoza.server.wire.limits import TokenBucket

MOST_WARNINGS = 20
"""Refusals for being too fast or unreadable, after which the socket is closed."""

NOTHING = -1
"""The version of who knows none; there is no less."""
HELLO_PAUSE = 1.0
"""Seconds until we look again whether a hello can be answered."""
MayTell = Callable[[int], bool]
"""Whether the client may be told of so many versions."""
MayAsk = Callable[[], bool]
"""Whether its address has not said too much of late."""


class SocketHandler:
    """What one client says, followed; or what is wrong with it."""

    def __init__(
        self,
        live: LiveTable,
        subscriber: Subscriber,
        limits: Limits,
        may_tell: MayTell,
        may_ask: MayAsk,
    ) -> None:
        self._live, self._subscriber, self._limits = live, subscriber, limits
        self._may_tell, self._may_ask = may_tell, may_ask
        self._hello: Hello | None = None
        """One that has not been answered yet."""
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

    def lose_patience(self) -> None:
        """The client has had time to say hello."""
        if not self._has_joined:
            self._subscriber.hang_up()

    def _follow(self, data: bytes) -> Refused | None:
        """Do as told, or say what is wrong with it."""
        if len(data) > self._limits.message_bytes:
            return _warning(
                "malformed", f"messages have at most {self._limits.message_bytes} bytes"
            )
        if not (self._bucket.allows() and self._may_ask()):
            return _warning("too-fast", "slow down, and send this again", _id_in(data))
        try:
            message = decoded(data)
        except (msgspec.DecodeError, UnicodeError) as error:
            return _warning("malformed", f"this is no message: {error}", _id_in(data))
        if isinstance(message, Hello):
            return self._greet(message)
        if not self._has_joined:
            return _warning("malformed", "say hello first", message.id)
        if self._hello is not None:
            return _warning("too-fast", "your hello is not answered yet: wait for it", message.id)
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
        is_waiting, self._hello = self._hello is not None, hello
        if not is_waiting:
            self._answer_hello()
        return None

    def _answer_hello(self) -> None:
        """Now or, where the client's address has asked for so much of late, once it may again."""
        assert self._hello is not None
        if not self._live.is_connected(self._subscriber):
            return
        missed = self._live.table.version - max(NOTHING, self._hello.version)
        if self._may_tell(max(1, missed)):
            self._live.subscribe(self._subscriber, self._hello.version)
            self._hello = None
        else:
            asyncio.get_running_loop().call_later(HELLO_PAUSE, self._answer_hello)


def _warning(code: Code, message: str, id: str | None = None) -> Refused:
    return Refused(id=id, code=code, message=message)


class _Identified(msgspec.Struct):
    id: str


def _id_in(data: bytes) -> str | None:
    """The id of a message that is otherwise not understood."""
    try:
        return msgspec.json.decode(data, type=_Identified).id[:36]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
