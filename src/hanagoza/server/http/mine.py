"""What is yours: your games, how they went, and the people you have played with.

Nobody is told the id of another player: people are named by a table that you share, and their seat.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from hanagoza.core.errors import OptionError
from hanagoza.core.options import shown
from hanagoza.games import games
from hanagoza.server.http.identity import Player, TheHall, provide_player
from hanagoza.server.http.problems import PROBLEMS
from hanagoza.server.live.backlog import Backlog
from hanagoza.server.live.own_games import MyGame, OwnGames
from hanagoza.server.live.profile import Profile, profile_of

TheGames = NamedDependency[OwnGames]
TheBacklog = NamedDependency[Backlog]
Id = Annotated[str, PathParameter(max_length=32)]
SharedTable = Annotated[str, QueryParameter(max_length=32)]
SeatThere = Annotated[int, QueryParameter(ge=0, le=3)]


class MyGames(msgspec.Struct, frozen=True, kw_only=True):
    """Your games that are not over: those that wait for you first, those with the least time left
    before others; then those that wait for somebody else, the latest first.
    """

    games: list[MyGame]


class FinishedGames(msgspec.Struct, frozen=True, kw_only=True):
    """Your games that are over, the latest first."""

    games: list[MyGame]
    before: float | None
    """Where the next page begins; ``null`` if there is none."""


class Dismissed(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a table is hidden from your lists now."""

    dismissed: bool


class Somebody(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A person, by a table that you share and their seat there."""

    table: Annotated[str, msgspec.Meta(max_length=32)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=3)]


class Blocked(msgspec.Struct, frozen=True, kw_only=True):
    """Whether you have blocked them now."""

    blocked: bool


class MineController(Controller):
    path = "/api/me"
    tags = ("people",)
    dependencies = {"player": Provide(provide_player)}  # noqa: RUF012

    @get("/games", responses=PROBLEMS)
    async def unfinished(self, player: Player, own_games: TheGames) -> MyGames:
        """Your games that are not over, and tables at which a seat is kept for you."""
        return MyGames(games=await own_games.unfinished(player))

    @get("/finished", responses=PROBLEMS)
    async def finished(
        self,
        player: Player,
        own_games: TheGames,
        game: FromQuery[str | None] = None,
        before: FromQuery[float | None] = None,
    ) -> FinishedGames:
        """Your games that are over, a page at a time, of one kind or of all."""
        if game is not None and game not in games():
            raise OptionError(f"there is no game {shown(game)}: choose one of {', '.join(games())}")
        page, further = await own_games.finished(player, game, before)
        return FinishedGames(games=page, before=further)

    @delete("/games/{id:str}", status_code=200, responses=PROBLEMS)
    async def dismiss(self, id: Id, player: Player, own_games: TheGames) -> Dismissed:
        """Hide a table from your lists that does not wait for you."""
        await own_games.dismiss(player, id, dismissed=True)
        return Dismissed(dismissed=True)

    @post("/games/{id:str}", status_code=200, responses=PROBLEMS)
    async def show(self, id: Id, player: Player, own_games: TheGames) -> Dismissed:
        """Have a table in your lists again."""
        await own_games.dismiss(player, id, dismissed=False)
        return Dismissed(dismissed=False)

    @get("/profile", responses=PROBLEMS)
    async def profile(self, player: Player, hall: TheHall, backlog: TheBacklog) -> Profile:
        """How your games went, and with whom you have played."""
        await backlog.hurry(player)
        return await profile_of(player, hall.store)

    @post("/blocks", status_code=200, responses=PROBLEMS)
    async def block(self, data: JSONBody[Somebody], player: Player, hall: TheHall) -> Blocked:
        """From now on neither of you sits down with the other; do not show what they say."""
        await hall.block(player, data.table, data.seat)
        return Blocked(blocked=True)

    @delete("/blocks", status_code=200, responses=PROBLEMS)
    async def unblock(
        self, table: SharedTable, seat: SeatThere, player: Player, hall: TheHall
    ) -> Blocked:
        """Take that back."""
        await hall.unblock(player, table, seat)
        return Blocked(blocked=False)
