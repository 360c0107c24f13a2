"""Deadlines and vacations, at tables in memory and at those that are not."""

from __future__ import annotations

import asyncio

import structlog

from hanagoza.core.errors import HanagozaError
from hanagoza.server.live.hall import Hall
from hanagoza.server.storage.quota import ROW

log = structlog.get_logger()


class NoVacation(HanagozaError):
    """A vacation that cannot be had."""


class Timekeeper:
    """Looks after everybody's time, where they have days for a move."""

    def __init__(self, hall: Hall, vacation_days: float) -> None:
        """``vacation_days`` are those that a player may take within a year."""
        self._hall, self._store, self._days = hall, hall.store, vacation_days
        self._deciding = asyncio.Lock()
        """Who asks twice at once has not the same days twice."""

    async def go_round(self) -> None:
        """End what has lasted too long."""
        for id in await self._store.overdue():
            try:
                live = await self._hall.find(id)
                if live is not None:
                    await live.meet_deadline()
            except Exception:  # the others are still due, and this one next time
                log.exception("deadline.failed", table=id)

    # --- vacations --------------------------------------------------------------------------------

    async def resting(self, player: str) -> float:
        """The seconds for which somebody is still on vacation, be it by another device."""
        return max(map(self._store.vacations.left, await self._store.acted_for(player)))

    async def days_left(self, player: str) -> float:
        """The days of vacation that somebody may still take; they also count for those whose seats
        they hold on this device.
        """
        people = await self._store.acted_for(player)
        taken = [await self._store.vacation_taken(each) for each in people]
        return max(0.0, self._days - max(taken))

    async def begin_vacation(self, player: str, days: int, address: str) -> None:
        """From now on somebody's time stands still, for so many days."""
        async with self._deciding:
            self._hall.require_room(address)
            await self._require_days(player, days)
            self._store.quota.charge(address, ROW)
            people = await self._store.acted_for(player)
            await self._store.begin_vacation(people, days)
            await self._hall.heed_vacations(people)

    async def _require_days(self, player: str, days: int) -> None:
        if await self.resting(player):
            raise NoVacation("you are on vacation already: end it first")
        left = await self.days_left(player)
        if not 1 <= days <= left:
            some = f"choose 1 to {int(left)}" if left >= 1 else "there are none left within a year"
            raise NoVacation(f"a vacation of {days} days is not possible: {some}")

    async def end_vacation(self, player: str) -> None:
        """Somebody is back."""
        async with self._deciding:
            people = await self._store.acted_for(player)
            await self._store.end_vacation(people)
            await self._hall.heed_vacations(people)
