"""Lines to clients that may mean harm: bounds where uvicorn has none.

A client that sends its request bit by bit, or reads nothing of what it is sent, would keep its
place, and our memory, for ever.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, cast

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import State

REQUEST_WITHIN = 10.0
"""Seconds in which a client has to say what it wants, or to fetch some more of the answer."""
LINGER = 10.0
"""Seconds in which it has to fetch our last words."""
MOST_FRAGMENTS = 64
"""Of one message: empty ones would never add up to one that is too large."""


class RequestLine(H11Protocol):
    """HTTP, whose requests come and whose answers go within a time."""

    _watch: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._look_later()

    def connection_lost(self, exc: Exception | None) -> None:
        self._look_no_more()
        super().connection_lost(exc)
        _let_go(self.transport)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._look_no_more()
        super().handle_websocket_upgrade(event)

    def _look_later(self) -> None:
        unsent = self.transport.get_write_buffer_size()
        self._watch = self.loop.call_later(REQUEST_WITHIN, self._look, self.cycle, unsent)

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


Hear = Callable[[bytes], None]
Told = Callable[[], None]


class SocketLine(WebSocketsSansIOProtocol):
    """A WebSocket that ends when it should, whether or not the client reads.

    The application decides who is let in, and is done with it. What is said from then on does not
    go through it: its layers, made for requests, take longer over a move than the game does, and
    each of them would wait for the end of the line.
    """

    _hear: Hear | None = None
    _freed: Told | None = None
    _gone: Told | None = None
    _is_leaving = False  # whether something said will leave before the loop waits again

    @staticmethod
    def of(scope: Any) -> SocketLine:
        """The line behind a connection of the application."""
        return cast(SocketLine, scope["extensions"]["hanagoza.line"])

    async def run_asgi(self) -> None:
        """As uvicorn does, but for a line that talks when the application is done."""
        cast(Any, self.scope)["extensions"]["hanagoza.line"] = self
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
        else:
            if self._gone is not None:
                return
        if not self.handshake_complete:
            self.send_500_response()
        if self.close_timer is None:
            self.transport.close()

    def talk(self, hear: Hear, freed: Told, gone: Told) -> None:
        """From now on ``hear`` gets what the client says; ``freed`` is called when a client that
        was slow has caught up, and ``gone`` once, when the line ends.
        """
        self._hear, self._freed, self._gone = hear, freed, gone
        self.queue = cast(Any, _Farewells(self._go))
        if self.disconnected or self.close_sent:
            self._go()
        # Of the handshake, which the parser never lets go of: a sixth of what a line takes.
        self.request.headers.clear()
        del self.request, self.response

    def _go(self) -> None:
        gone, self._gone = self._gone, None
        self._hear = self._freed = None  # or line and table would hold on to each other
        if gone is not None:
            gone()
            self.loop.call_later(LINGER, self.transport.abort)

    @property
    def is_free(self) -> bool:
        """Whether the client has fetched most of what it was told."""
        return self.writable.is_set()

    def say(self, batch: Sequence[bytes]) -> None:
        """Tell the client something, unless it is going. What is said in one go leaves in one."""
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
        """End the line once all that was said has left, and wait for the client to do so too."""
        if self.conn.state is not State.OPEN:
            return
        self.conn.send_close(code)
        self._leave_soon()
        self.close_sent = True
        self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        self._go()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        _let_go(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.transport.resume_reading()
        if self._freed is not None:
            self._freed()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # what is still to be sent would keep the line open

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        cast(Any, self.scope).clear()  # it holds on to everything that held on to it
        if self._gone is None:
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
            if not self.is_free:  # who does not listen is not listened to
                self.transport.pause_reading()

    def _fail(self, code: CloseCode) -> None:
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()


class _Farewells:
    """In the place of a queue for the application: all that comes there is that the line ends."""

    def __init__(self, tell: Told) -> None:
        self._tell: Told | None = tell

    def put_nowait(self, _: object) -> None:
        tell, self._tell = self._tell, None  # or it and its line would hold on to each other
        if tell is not None:
            tell()


def _let_go(transport: Any) -> None:
    """A transport of asyncio holds on to itself by one of its methods, and would stay until Python
    looks through everything for garbage.
    """
    with suppress(AttributeError):  # that of another event loop may not
        transport._read_ready_cb = None


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
