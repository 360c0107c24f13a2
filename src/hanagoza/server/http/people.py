"""Guests and their bots."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, delete, get, post
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, PathParameter

from hanagoza.server.entropy import hashed
from hanagoza.server.http.identity import Player, TheHall, address_of, provide_player
from hanagoza.server.http.names import clean
from hanagoza.server.http.problems import PROBLEMS
from hanagoza.server.live.hall import TooMany
from hanagoza.server.storage.quota import TOKEN
from hanagoza.server.storage.store import Listed, TokenInfo

MOST_TOKENS = 20
AnyRequest = Request[Any, Any, Any]
TokenId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$")]


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """Who you are to this server: a guest, for as long as you keep the session."""

    tables: list[Listed]
    """Where you have a seat, the latest first."""


class NewToken(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A bot of your own."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class Token(msgspec.Struct, frozen=True, kw_only=True):
    """What the bot shows as ``Authorization: Bearer …``. It is told once and stored hashed."""

    token: str


class Revoked(msgspec.Struct, frozen=True, kw_only=True):
    """A token that nobody is known by any more."""

    id: str


class PeopleController(Controller):
    path = "/api"
    tags = ("people",)
    dependencies = {"player": Provide(provide_player)}  # noqa: RUF012

    @get("/me", responses=PROBLEMS)
    async def me(self, player: Player, hall: TheHall) -> Me:
        """Your tables. A session begins if you have none."""
        return Me(tables=await hall.store.tables_of(player))

    @post("/tokens", responses=PROBLEMS)
    async def token(
        self, data: JSONBody[NewToken], player: Player, hall: TheHall, request: AnyRequest
    ) -> Token:
        """A token with which a program can play under its own name."""
        address = address_of(request)
        hall.require_room(address)
        owner = await hall.store.owner_of(player)
        if await hall.store.tokens_of(owner) >= MOST_TOKENS:
            raise TooMany(f"you have {MOST_TOKENS} tokens already")
        token = hall.entropy.id() + hall.entropy.id()
        await hall.store.add_token(hashed(token), hall.entropy.id(), owner, clean(data.name))
        hall.store.quota.charge(address, TOKEN)
        return Token(token=token)

    @get("/tokens", responses=PROBLEMS)
    async def tokens(self, player: Player, hall: TheHall) -> list[TokenInfo]:
        """The tokens you have asked for; a program that shows one is told of that."""
        return await hall.store.tokens_for(player)

    @delete("/tokens/{token:str}", status_code=200, responses=PROBLEMS)
    async def revoke(self, token: TokenId, player: Player, hall: TheHall) -> Revoked:
        """Have a token be good for nothing from now on, and its bearer's sockets closed."""
        bearer = await hall.store.revoke(player, token)
        if bearer is None:
            raise NotFoundException(f"you have no token {token!r}: see GET /api/tokens")
        hall.revoke(bearer)
        return Revoked(id=token)
