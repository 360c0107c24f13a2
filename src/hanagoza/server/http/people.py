"""Guests and their bots."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.di import Provide
from litestar.params import JSONBody

from hanagoza.server.entropy import hashed
from hanagoza.server.http.identity import Player, TheHall, provide_player
from hanagoza.server.http.names import clean
from hanagoza.server.http.problems import PROBLEMS
from hanagoza.server.live.hall import TooMany
from hanagoza.server.storage.store import Listed

MOST_TOKENS = 20


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


class PeopleController(Controller):
    path = "/api"
    tags = ("people",)
    dependencies = {"player": Provide(provide_player)}  # noqa: RUF012

    @get("/me", responses=PROBLEMS)
    async def me(self, player: Player, hall: TheHall) -> Me:
        """Your tables. A session begins if you have none."""
        return Me(tables=await hall.store.tables_of(player))

    @post("/tokens", responses=PROBLEMS)
    async def token(self, data: JSONBody[NewToken], player: Player, hall: TheHall) -> Token:
        """A token with which a program can play under its own name."""
        owner = await hall.store.owner_of(player)
        if await hall.store.tokens_of(owner) >= MOST_TOKENS:
            raise TooMany(f"you have {MOST_TOKENS} tokens already")
        token = hall.entropy.id() + hall.entropy.id()
        await hall.store.add_token(hashed(token), hall.entropy.id(), owner, clean(data.name))
        return Token(token=token)
