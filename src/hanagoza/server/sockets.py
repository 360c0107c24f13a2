"""The WebSocket of a table: words in, words out. What they mean is the table's business."""

from __future__ import annotations

from contextlib import ExitStack, suppress
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException, PermissionDeniedException, WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from hanagoza.server import metrics
from hanagoza.server.config import Config, Limits
from hanagoza.server.connection import CLOSE_CODES, POLICY, Connection
from hanagoza.server.hall import Caller, Hall
from hanagoza.server.identity import TheHall, address_of, player_of
from hanagoza.server.lines import SocketLine
from hanagoza.server.live import LiveTable
from hanagoza.server.pace import Pace
from hanagoza.server.protocol import (
    PROTOCOL,
    Code,
    Goodbye,
    Hello,
    Refused,
    decoded,
    encoded,
)

MOST_WARNINGS = 20
"""Refusals for being too fast or unreadable, after which the line is cut."""
Socket = WebSocket[Any, Any, Any]
log = structlog.get_logger()


class Doorman:
    """Counts sockets, in all and by address."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._by_address: dict[str, int] = {}
        self.total = 0

    def enter(self, address: str) -> bool:
        here = self._by_address.get(address, 0)
        if self.total >= self._limits.sockets or here >= self._limits.sockets_per_address:
            return False
        self._by_address[address] = here + 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        self.total -= 1
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]


@websocket("/api/tables/{id:str}/socket")
async def table_socket(
    socket: Socket,
    id: FromPath[str],
    hall: TheHall,
    config: NamedDependency[Config],
    doorman: NamedDependency[Doorman],
) -> None:
    """Play at a table, or look on."""
    with suppress(WebSocketDisconnect, ClientDisconnected):
        await _received(socket, id, hall, config, doorman)


async def _received(socket: Socket, id: str, hall: Hall, config: Config, doorman: Doorman) -> None:
    address = address_of(socket)
    if not _is_same_origin(socket, config) or not doorman.enter(address):
        await socket.close(code=POLICY)
        return
    metrics.SOCKETS.inc()
    with ExitStack() as leaving:
        leaving.callback(doorman.leave, address)
        leaving.callback(metrics.SOCKETS.dec)
        await _attend(socket, id, hall, config, leaving)


def _is_same_origin(socket: Socket, config: Config) -> bool:
    """Browsers tell which page opens a socket; only our own may."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    host = origin.partition("://")[2]
    return host in (socket.headers.get("host"), *config.origins)


async def _attend(socket: Socket, id: str, hall: Hall, config: Config, leaving: ExitStack) -> None:
    """Let somebody in, or say why not. Who is in leaves when the line ends."""
    player, refused = await _known(socket, hall)
    live = await hall.find(id) if refused is None else None
    await socket.accept()  # also to refuse: a page is not told why a handshake fails
    if refused is not None or live is None:
        await _hang_up(socket, refused or Goodbye(reason="unknown"))
        return
    line = SocketLine.of(socket.scope)
    connection = live.connection(player, line)
    leaving.callback(live.leave, connection)
    leaving.enter_context(hall.call(Caller(player, address_of(socket), connection.dismiss)))
    talk = _Talk(live, connection, config.limits)
    line.talk(talk.hear, connection.freed, leaving.pop_all().close)


async def _known(socket: Socket, hall: Hall) -> tuple[str | None, Goodbye | None]:
    """Who it is, or why they are not let in."""
    try:
        return await player_of(socket, hall, may_make=False), None
    except PermissionDeniedException:
        return None, Goodbye(reason="banned")
    except HTTPException:
        return None, Goodbye(reason="unknown-token")


async def _hang_up(socket: Socket, goodbye: Goodbye) -> None:
    await _send(socket, encoded(goodbye))
    await _close(socket, CLOSE_CODES.get(goodbye.reason, POLICY))


async def _close(socket: Socket, code: int) -> None:
    with suppress(RuntimeError):  # as in ``_send``
        await socket.close(code=code)


async def _send(socket: Socket, message: bytes) -> None:
    try:
        await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
    except RuntimeError as error:  # how uvicorn says that the line is about to close
        raise WebSocketDisconnect(detail="the client has gone") from error


class _Talk:
    """One conversation with one client."""

    def __init__(self, live: LiveTable, connection: Connection, limits: Limits) -> None:
        self._live, self._connection = live, connection
        self._limits, self._pace = limits, Pace(limits.commands_per_second, limits.burst)
        self._warnings = 0
        self._has_joined = False

    def hear(self, data: bytes) -> None:
        """Something the client says."""
        warning = self._follow(data)
        if warning is None:
            return
        self._connection.answer(warning)
        self._warnings += 1
        if self._warnings >= MOST_WARNINGS:
            self._connection.hang_up()

    def _follow(self, data: bytes) -> Refused | None:
        """Do as told, or say what is wrong with it."""
        if len(data) > self._limits.message_bytes:
            return _warning(
                "malformed", f"messages have at most {self._limits.message_bytes} bytes"
            )
        if not self._pace.allows():
            return _warning("too-fast", "slow down, and send this again", _id_in(data))
        try:
            message = decoded(data)
        except (msgspec.DecodeError, UnicodeError) as error:
            return _warning("malformed", f"this is no message: {error}", _id_in(data))
        if isinstance(message, Hello):
            return self._greet(message)
        if not self._has_joined:
            return _warning("malformed", "say hello first", message.id)
        self._live.command(self._connection, message)
        return None

    def _greet(self, hello: Hello) -> Refused | None:
        if hello.protocol != PROTOCOL:
            return _warning(
                "unknown-protocol",
                f"this server speaks protocol {PROTOCOL}, not {hello.protocol}: reload the page",
            )
        if not self._live.may_look(self._connection):
            self._connection.dismiss(Goodbye(reason="no-spectators"))
            return None
        self._has_joined = True
        self._live.join(self._connection, hello.version)
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
