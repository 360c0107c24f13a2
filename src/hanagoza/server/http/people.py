"""Guests and their bots."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter

from hanagoza.server.config import Config
from hanagoza.server.entropy import hashed
from hanagoza.server.http.files import file
from hanagoza.server.http.identity import Player, TheHall, address_of, provide_player
from hanagoza.server.http.problems import PROBLEMS
from hanagoza.server.http.sessions import PLAYER
from hanagoza.server.live.hall import TooMany
from hanagoza.server.storage.backups import days_copies_are_kept
from hanagoza.server.storage.players import Data
from hanagoza.server.storage.quota import TOKEN
from hanagoza.server.storage.store import Listed, TokenInfo
from hanagoza.server.table.names import clean

MOST_TOKENS = 20
MY_DATA = ResponseSpec(Data, generate_examples=False, description="Your data.")
AnyRequest = Request[Any, Any, Any]
TokenId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$")]


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """Who you are to this server: a guest, for as long as you keep the session."""

    name: str | None
    """What you are called everywhere; ``null`` until you have said it."""
    copies_kept: float | None
    """Days for which the server's own backups and copies may hold what was deleted; ``null`` if
    that is for the host to say.
    """
    tables: list[Listed]
    """Where you have a seat, the latest first."""


class NewName(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What you want to be called."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class Named(msgspec.Struct, frozen=True, kw_only=True):
    """What you are called now."""

    name: str


class Deleted(msgspec.Struct, frozen=True, kw_only=True):
    """You are nobody here any more; your cookies end with this."""

    copies_kept: float | None
    """As in ``Me``."""


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
    async def me(self, player: Player, hall: TheHall, config: NamedDependency[Config]) -> Me:
        """Your name and your tables. A session begins if you have none."""
        return Me(
            name=await hall.store.name_of(player),
            copies_kept=days_copies_are_kept(config),
            tables=await hall.store.tables_of(player),
        )

    @patch("/me", responses=PROBLEMS)
    async def rename(
        self, data: JSONBody[NewName], player: Player, hall: TheHall, request: AnyRequest
    ) -> Named:
        """Be called otherwise, at all your tables and in all your games, past ones too."""
        name = clean(data.name)
        await hall.rename(player, name, address_of(request))
        return Named(name=name)

    @get("/me/data", responses={200: MY_DATA, **PROBLEMS})
    async def data(self, player: Player, hall: TheHall) -> Response[bytes]:
        """Everything that is kept about you, as one file."""
        content = msgspec.json.format(msgspec.json.encode(await hall.store.data_of(player)))
        return file("hanagoza-my-data.json", content, "application/json")

    @delete("/me", status_code=200, responses=PROBLEMS)
    async def erase(
        self, player: Player, hall: TheHall, config: NamedDependency[Config], request: AnyRequest
    ) -> Deleted:
        """Be deleted at once: name, tokens, addresses. Games stay, and a bot plays on for you."""
        await hall.erase(player, address_of(request))
        if request.session.get(PLAYER) == player:
            del request.session[PLAYER]
        return Deleted(copies_kept=days_copies_are_kept(config))

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
