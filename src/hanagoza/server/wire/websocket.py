"""The WebSocket route of a table: who is let in, and what they are told who are not."""

from __future__ import annotations

from contextlib import ExitStack, suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException, PermissionDeniedException, WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from hanagoza.server import metrics
from hanagoza.server.config import Config
from hanagoza.server.http.identity import TheHall, address_of, player_of
from hanagoza.server.live.hall import Hall, Visitor
from hanagoza.server.live.subscriber import CLOSE_CODES, POLICY
from hanagoza.server.table.protocol import Goodbye, encoded
from hanagoza.server.wire.handler import SocketHandler
from hanagoza.server.wire.limits import SocketLimit
from hanagoza.server.wire.uvicorn_internals import TableSocket

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{id:str}/socket")
async def table_socket(
    socket: Socket,
    id: FromPath[str],
    hall: TheHall,
    config: NamedDependency[Config],
    socket_limit: NamedDependency[SocketLimit],
) -> None:
    """Play at a table, or look on."""
    with suppress(WebSocketDisconnect, ClientDisconnected):
        await _received(socket, id, hall, config, socket_limit)


async def _received(
    socket: Socket, id: str, hall: Hall, config: Config, limit: SocketLimit
) -> None:
    address = address_of(socket)
    if not _is_same_origin(socket, config) or not limit.enter(address):
        await socket.close(code=POLICY)
        return
    metrics.SOCKETS.inc()
    with ExitStack() as leaving:
        leaving.callback(limit.leave, address)
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
    """Let somebody in, or say why not. Who is in leaves when the socket closes."""
    player, refused = await _known(socket, hall)
    live = await hall.find(id) if refused is None else None
    await socket.accept()  # also to refuse: a page is not told why a handshake fails
    if refused is not None or live is None:
        await _hang_up(socket, refused or Goodbye(reason="unknown"))
        return
    opened = TableSocket.of(socket.scope)
    subscriber = live.connect(player, opened)
    leaving.callback(live.leave, subscriber)
    leaving.enter_context(hall.visit(Visitor(player, address_of(socket), subscriber.dismiss)))
    handler = SocketHandler(live, subscriber, config.limits)
    opened.attach(handler.hear, subscriber.writable, leaving.pop_all().close)


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
    except RuntimeError as error:  # how uvicorn says that the socket is about to close
        raise WebSocketDisconnect(detail="the client has gone") from error
