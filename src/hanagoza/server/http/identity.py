"""Who is asking: a guest by their session, or an external bot by its token."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.exceptions import NotAuthorizedException
from litestar.handlers import BaseRouteHandler

from hanagoza.server.addresses import UNKNOWN, counted_as
from hanagoza.server.entropy import hashed
from hanagoza.server.http.sessions import PLAYER
from hanagoza.server.live.hall import Hall

AnyConnection = ASGIConnection[Any, Any, Any, Any]
TheHall = NamedDependency[Hall]
Player = NamedDependency[str]
"""The id of whoever asks."""


def address_of(connection: AnyConnection) -> str:
    """Where a client connects from. Behind a proxy, as far as the operator trusts it."""
    return counted_as(connection.client.host) if connection.client else UNKNOWN


async def player_of(connection: AnyConnection, hall: Hall, *, may_make: bool) -> str | None:
    """The client's id; a session begins where there is none and one may be made."""
    authorization = connection.headers.get("authorization", "")
    if authorization:
        scheme, _, token = authorization.partition(" ")
        bearer = await hall.store.bearer(hashed(token.strip())) if scheme == "Bearer" else None
        if bearer is None:
            raise NotAuthorizedException("this token is not known: ask for another one")
        player: str | None = bearer
    else:
        player = connection.session.get(PLAYER)
        if player in hall.store.erased:  # who comes with that cookie is somebody new
            player = connection.session.pop(PLAYER) and None
        if player is None and may_make:
            player = connection.session[PLAYER] = hall.entropy.id()
    hall.require_welcome(player, address_of(connection))
    return player


def turn_away(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """A guard for everything that is asked for: who is banned sees nothing but that they are. (On
    a socket they are told by a message.)
    """
    if connection.scope["type"] == ScopeType.HTTP:
        session: Any = connection.scope.get("session")  # of what is somebody's own only
        player = session.get(PLAYER) if session else None
        hall: Hall = connection.app.state.hall
        hall.require_welcome(player, address_of(connection))


async def provide_player(request: AnyConnection, hall: TheHall) -> str:
    """For handlers: the client's id, whoever it is."""
    player = await player_of(request, hall, may_make=True)
    assert player is not None
    return player
