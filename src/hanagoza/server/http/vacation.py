"""Vacations: somebody's time stands still, where people have days for a move."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, delete, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody

from hanagoza.server.http.identity import Player, address_of, provide_player
from hanagoza.server.http.problems import PROBLEMS
from hanagoza.server.live.timekeeper import Timekeeper

TheTimekeeper = NamedDependency[Timekeeper]
AnyRequest = Request[Any, Any, Any]


class NewVacation(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A vacation that begins now."""

    days: Annotated[int, msgspec.Meta(ge=1, le=365)]


class Vacation(msgspec.Struct, frozen=True, kw_only=True):
    """Your time stands still meanwhile, where people have days for a move."""

    seconds: float
    """What is left of it; 0 if you are not on vacation."""
    days_left: float
    """Days that you may still take within a year."""


class VacationController(Controller):
    path = "/api/me/vacation"
    tags = ("people",)
    dependencies = {"player": Provide(provide_player)}  # noqa: RUF012

    @get(responses=PROBLEMS)
    async def look(self, player: Player, timekeeper: TheTimekeeper) -> Vacation:
        """Whether you are on vacation, and how much of it you may still take."""
        return await _vacation(player, timekeeper)

    @post(responses=PROBLEMS)
    async def begin(
        self,
        data: JSONBody[NewVacation],
        player: Player,
        timekeeper: TheTimekeeper,
        request: AnyRequest,
    ) -> Vacation:
        """Have your time stand still from now on, wherever you have days for a move."""
        await timekeeper.begin_vacation(player, data.days, address_of(request))
        return await _vacation(player, timekeeper)

    @delete(status_code=200, responses=PROBLEMS)
    async def end(self, player: Player, timekeeper: TheTimekeeper) -> Vacation:
        """Be back; what is left of the vacation is yours to take another time."""
        await timekeeper.end_vacation(player)
        return await _vacation(player, timekeeper)


async def _vacation(player: str, timekeeper: Timekeeper) -> Vacation:
    return Vacation(
        seconds=await timekeeper.resting(player), days_left=await timekeeper.days_left(player)
    )
