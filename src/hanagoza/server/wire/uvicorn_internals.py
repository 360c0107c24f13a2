"""The one place that leans on uvicorn's private interfaces: protocols with bounds it does not have.

A client that sends its request bit by bit, or reads nothing of what it is sent, would keep its
place, and our memory, for ever. ``pyproject.toml`` holds uvicorn and websockets to versions that
this was tried with, and a test says so in a sentence when they have moved.
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CTRL_OPCODES, CloseCode, Frame
from websockets.protocol import State

from hanagoza.server.config import Limits
from hanagoza.server.wire.asyncio_internals import let_go
from hanagoza.server.wire.limits import ConnectionLimit, TokenBucket

IMPATIENCE = 4
"""How many times less patient we are when there are many connections."""
LINGER = 10.0
"""Seconds in which it has to fetch our last words."""
MOST_HEAD, MOST_HEADERS = 16 * 1024, 100
"""Bytes and lines of a request before its body: browsers and proxies send a tenth of that."""
MOST_LINES = 512
"""That have come at once: of bodies, between their chunks, and of requests one after the other."""
BLANK_LINE = re.compile(rb"\n\r?\n")
MOST_FRAGMENTS = 64
"""Of one message: empty ones would never add up to one that is too large."""
PORTION = 128
"""Bytes of frames that are read in one go. Each frame is work, and may be six bytes of nothing: as
much as comes at once would be a second's.
"""
FRAMES = 4
"""How many times as many of them as messages a client may send: it may send some in parts."""
CONTROL = 8
"""As how many of them a ping counts, and whatever else is no message and has to be answered."""
FAREWELL = 0.05
"""Seconds for the goodbyes to be on their way."""
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
Hear = Callable[[bytes], None]
Call = Callable[[], None]


class Patience(NamedTuple):
    """How long a client may say nothing, and fetch nothing."""

    seconds: float
    limit: ConnectionLimit

    def now(self) -> float:
        """In seconds: fewer when others may need the place."""
        return self.seconds / IMPATIENCE if self.limit.is_crowded else self.seconds


class BoundedHttp(H11Protocol):
    """HTTP, whose requests come and whose answers go within a time."""

    _watch: asyncio.TimerHandle | None = None

    def __init__(self, patience: Patience, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._patience = patience

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._look_later()

    def connection_lost(self, exc: Exception | None) -> None:
        self._look_no_more()
        super().connection_lost(exc)
        let_go(self.transport)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._look_no_more()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002
        """Refuse what is no HTTP. It may come after a request that is still being answered: uvicorn
        and the application would then find out by errors, and write down traces.
        """
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(BAD_REQUEST)
            self.transport.close()
        else:
            self.transport.abort()

    def handle_events(self) -> None:
        if self._has_many_lines():
            self.send_400_response("too many lines")
        else:
            super().handle_events()

    def _has_many_lines(self) -> bool:
        """Whether what comes next is more work to h11 than any request is worth: it looks at each
        header and chunk by itself, at all that have come, and is not to be interrupted in it.
        """
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            return False
        waiting, _ = self.conn.trailing_data
        head = waiting[:MOST_HEAD] if self.conn.their_state is h11.IDLE else b""
        head = BLANK_LINE.split(head, 1)[0]
        return (
            len(head) == MOST_HEAD
            or head.count(b"\n") > MOST_HEADERS
            or waiting.count(b"\n") > MOST_LINES
        )

    def _look_later(self) -> None:
        unsent = self.transport.get_write_buffer_size()
        self._watch = self.loop.call_later(self._patience.now(), self._look, self.cycle, unsent)

    def _look_no_more(self) -> None:
        if self._watch is not None:
            self._watch.cancel()

    def _look(self, before: Any, unsent_before: int) -> None:
        now, unsent = self.cycle, self.transport.get_write_buffer_size()
        waits_for_us = now is not None and not (now.response_complete or now.more_body or unsent)
        if now is not before or unsent < unsent_before or waits_for_us:
            self._look_later()
        else:
            self.transport.abort()


class TableSocket(WebSocketsSansIOProtocol):
    """A WebSocket that ends when it should, whether or not the client reads.

    The application decides who is let in, and is done with it. What is said from then on does not
    go through it: its layers, made for requests, take longer over a move than the game does, and
    each of them would wait for the end of the socket.
    """

    _hear: Hear | None = None
    _caught_up: Call | None = None
    _closed: Call | None = None
    _is_leaving = False  # whether something written will leave before the loop waits again

    def __init__(self, limits: Limits, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        burst = max(FRAMES * limits.burst, 2 * MOST_FRAGMENTS)
        self._frame_limit = TokenBucket(FRAMES * limits.commands_per_second, burst)

    @staticmethod
    def of(scope: Any) -> TableSocket:
        """The socket behind a connection of the application."""
        return cast(TableSocket, scope["extensions"]["hanagoza.socket"])

    async def run_asgi(self) -> None:
        """As uvicorn does, but for a socket that goes on when the application is done."""
        cast(Any, self.scope)["extensions"]["hanagoza.socket"] = self
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
        else:
            if self._closed is not None:
                return
        if not self.handshake_complete:
            self.send_500_response()
        if self.close_timer is None:
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            self._receive(data)
            return
        super().data_received(data)
        if not self.handshake_initiated:  # it was all there, but websockets takes no such request
            self.transport.write(b"".join(self.conn.data_to_send()) or BAD_REQUEST)
            self.transport.close()

    def _receive(self, data: bytes) -> None:
        for at in range(0, len(data), PORTION):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + PORTION])

    def handle_events(self) -> None:
        opcodes = [getattr(event, "opcode", None) for event in self.conn.events]
        if self._frame_limit.allows(sum(CONTROL if it in CTRL_OPCODES else 1 for it in opcodes)):
            super().handle_events()
        else:  # whoever floods us gets no farewell
            self.transport.abort()

    def attach(self, hear: Hear, caught_up: Call, closed: Call) -> None:
        """From now on ``hear`` gets what the client says; ``caught_up`` is called when a client
        that was slow is no longer, and ``closed`` once, when the socket ends.
        """
        self._hear, self._caught_up, self._closed = hear, caught_up, closed
        self.queue = cast(Any, _ClosedQueue(self._close))
        if self.disconnected or self.close_sent:
            self._close()
        # Of the handshake, which the parser never lets go of: a sixth of what a socket takes.
        self.request.headers.clear()
        del self.request, self.response

    def _close(self) -> None:
        closed, self._closed = self._closed, None
        self._hear = self._caught_up = None  # or socket and table would hold on to each other
        if closed is not None:
            closed()
            self.loop.call_later(LINGER, self.transport.abort)

    @property
    def is_writable(self) -> bool:
        """Whether the client has fetched most of what it was sent."""
        return self.writable.is_set()

    @property
    def lag(self) -> float:
        """Seconds that the last ping took there and back; 0 before the first."""
        return self.last_ping_rtt

    def write(self, batch: Sequence[bytes]) -> None:
        """Send messages, unless the socket closes. What is written in one go leaves in one."""
        if self.conn.state is not State.OPEN:
            return
        for message in batch:
            self.conn.send_text(message)
        self._leave_soon()

    def _leave_soon(self) -> None:
        if not self._is_leaving:
            self._is_leaving = True
            self.loop.call_soon(self._leave)

    def _leave(self) -> None:
        self._is_leaving = False
        self.transport.write(b"".join(self.conn.data_to_send()))

    def hang_up(self, code: int) -> None:
        """Close once all that was written has left, and wait for the client to do so too."""
        if self.conn.state is not State.OPEN:
            return
        self.conn.send_close(code)
        self._leave_soon()
        self.close_sent = True
        self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        self._close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        let_go(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.transport.resume_reading()
        if self._caught_up is not None:
            self._caught_up()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # what is still to be sent would keep the socket open

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        cast(Any, self.scope).clear()  # it holds on to everything that held on to it
        if self._closed is None:
            self.loop.call_later(LINGER, self.transport.abort)

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # no pongs for who does not read them

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self._fail(CloseCode.MESSAGE_TOO_BIG)
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        data = b"".join(self.frames)
        if self.curr_msg_data_type == "text" and not _is_text(data):
            self._fail(CloseCode.INVALID_DATA)
        elif self._hear is None:
            super().send_receive_event_to_app()
        elif not self.close_sent:
            self._hear(data)
            if not self.is_writable:  # who does not listen is not listened to
                self.transport.pause_reading()

    def _fail(self, code: CloseCode) -> None:
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()


class _ClosedQueue:
    """In the place of a queue for the application: all that comes there is that the socket ends."""

    def __init__(self, tell: Call) -> None:
        self._tell: Call | None = tell

    def put_nowait(self, _: object) -> None:
        tell, self._tell = self._tell, None  # or it and its socket would hold on to each other
        if tell is not None:
            tell()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class Server(uvicorn.Server):
    """Says when it answers, and takes leave before it hangs up."""

    def __init__(self, config: uvicorn.Config, take_leave: Call, limit: ConnectionLimit) -> None:
        super().__init__(config)
        self._take_leave = take_leave
        self.limit = limit
        """Of its connections, for the sockets it is given to listen at."""
        self.announce: Call | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.announce:
            self.announce()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """To be told to stop is no failure: uvicorn would raise the signal again afterwards."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listening in self.servers:  # or those who come back at once would be turned away
            listening.close()
        self._take_leave()
        await asyncio.sleep(FAREWELL)
        await super().shutdown(sockets)
