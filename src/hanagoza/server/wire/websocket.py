"""The WebSocket route of a table: who is let in, and what they are told who are not."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, suppress
from functools import partial
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from hanagoza.server import metrics
from hanagoza.server.config import Config, Limits
from hanagoza.server.http.identity import TheHall, address_of, player_of
from hanagoza.server.http.limits import refuse_handshake
from hanagoza.server.live.hall import Banned, Hall, Visitor
from hanagoza.server.live.subscriber import CLOSE_CODES, POLICY
from hanagoza.server.table.protocol import Goodbye, encoded
from hanagoza.server.wire.handler import SocketHandler
from hanagoza.server.wire.limits import SocketLimit
from hanagoza.server.wire.uvicorn_internals import TableSocket

CROWDED = "10"
"""Seconds after which to come back, when there are too many sockets."""
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
    if not _is_same_origin(socket, config):
        await socket.close(code=POLICY)
        return
    if not await _has_entered(socket, id, hall, limit):
        await refuse_handshake(socket.send, CROWDED)
        return
    metrics.SOCKETS.inc()
    with ExitStack() as leaving:
        leaving.callback(limit.leave, address)
        leaving.callback(metrics.SOCKETS.dec)
        await _attend(socket, id, hall, config.limits, limit, leaving)


async def _has_entered(socket: Socket, id: str, hall: Hall, limit: SocketLimit) -> bool:
    """Whether there is room for one more. Who has a seat is looked for only when it matters."""
    seated = not limit.has_room(seated=False) and await _has_seat(socket, id, hall)
    if limit.enter(address_of(socket), seated=seated):
        return True
    metrics.REFUSED.labels("socket").inc()
    return False


async def _has_seat(socket: Socket, id: str, hall: Hall) -> bool:
    player, _ = await _known(socket, hall)
    live = await hall.find(id) if player is not None else None
    return live is not None and player is not None and live.table.seat_of(player) is not None


def _is_same_origin(socket: Socket, config: Config) -> bool:
    """Browsers tell which page opens a socket; only our own may."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    host = origin.partition("://")[2]
    return host in (socket.headers.get("host"), *config.origins)


async def _attend(
    socket: Socket, id: str, hall: Hall, limits: Limits, limit: SocketLimit, leaving: ExitStack
) -> None:
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
    may_tell = partial(limit.histories.allows, address_of(socket))
    may_ask = partial(limit.commands.allows, address_of(socket))
    handler = SocketHandler(live, subscriber, limits, may_tell, may_ask)
    waiting = asyncio.get_running_loop().call_later(limits.hello_seconds, handler.lose_patience)
    leaving.callback(waiting.cancel)
    opened.attach(handler.hear, subscriber.writable, leaving.pop_all().close)


async def _known(socket: Socket, hall: Hall) -> tuple[str | None, Goodbye | None]:
    """Who it is, or why they are not let in."""
    try:
        return await player_of(socket, hall, may_make=False), None
    except Banned:
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
