"""Live tables for tests: their log, bots, clients and clock are in the hands of the test."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import msgspec

from hanagoza.server.config import Limits
from hanagoza.server.live.live_table import LiveTable
from hanagoza.server.live.pool import BotPool, Busy, Thought
from hanagoza.server.storage.errors import StorageError
from hanagoza.server.storage.vacations import Vacations
from hanagoza.server.table.brief import Brief
from hanagoza.server.table.entries import AnyEntry
from hanagoza.server.table.pace import SECOND
from hanagoza.server.table.projection import Deadline, Projection
from hanagoza.server.table.protocol import AnyCommand
from hanagoza.server.table.table import Table
from tests.server.clock import ManualClock
from tests.server.tables import FixedEntropy, person, running_table

T = TypeVar("T")


class Memory:
    """A log that is kept in a list, and fails when told to."""

    def __init__(self, table: Table) -> None:
        self.kept = list(table.log)
        self.is_full = False
        self.is_unreadable = False
        self.deadline: Deadline | None = None
        self.told: list[Brief] = []
        """What lists were told."""
        self.is_forgetful = False
        """Whether what it has written is told as if it had not been."""
        self.gate = asyncio.Event()
        self.gate.set()

    async def append(
        self, id: str, seq: int, entries: Sequence[AnyEntry], found_by: Projection | None
    ) -> None:
        await self.gate.wait()
        if self.is_full:
            raise StorageError("this could not be saved: disk full")
        assert seq == len(self.kept)
        self.kept += entries
        self.deadline = found_by.deadline if found_by is not None else self.deadline
        if self.is_forgetful:
            raise StorageError("this could not be saved: who knows")

    async def entries(self, id: str) -> list[AnyEntry]:
        if self.is_unreadable:
            raise OSError("no such device")
        return list(self.kept)

    async def tell(self, id: str, brief: Brief) -> None:
        self.told.append(brief)

    async def deadline_of(self, id: str) -> float | None:
        return None if self.deadline is None else self.deadline.due

    async def set_deadline(self, id: str, deadline: Deadline | None) -> None:
        self.deadline = deadline


class Bots(BotPool):
    """Bots that think in no time, once they are let."""

    def __init__(self) -> None:
        super().__init__(1, Limits())
        self.is_busy, self.asked = False, 0
        self.gate = asyncio.Event()
        self.gate.set()

    async def run(self, owner: str, thought: Thought[T], *, is_awaited: bool = True) -> T:
        if self.is_busy:
            raise Busy("all threads are busy")
        self.asked += 1
        await self.gate.wait()
        return thought.think(thought.seconds)


class Client:
    """Hears everything, unless it is slow: then it hears the first thing, and later the rest."""

    def __init__(self, live: LiveTable, player: str | None, is_slow: bool = False) -> None:
        self.heard: list[dict[str, Any]] = []
        self.is_writable, self._is_slow = True, is_slow
        self.lag = 0.0
        self._live = live
        self.subscriber = live.connect(player, self)
        live.subscribe(self.subscriber, -1)

    def write(self, batch: Sequence[bytes]) -> None:
        self.heard += [msgspec.json.decode(message) for message in batch]
        self.is_writable = not self._is_slow

    def hang_up(self, code: int) -> None:
        self.heard.append({"type": "end", "code": code})

    def catch_up(self) -> None:
        self.is_writable, self._is_slow = True, False
        self.subscriber.writable()

    async def tell(self, command: AnyCommand) -> dict[str, Any]:
        """Send a command; the answer to it."""
        self._live.command(self.subscriber, command)
        async with asyncio.timeout(10):
            while (answer := self.answer(command.id)) is None:
                await asyncio.sleep(0)
        return answer

    def answer(self, id: str) -> dict[str, Any] | None:
        return next((message for message in self.heard if message.get("id") == id), None)

    def updates(self) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == "update"]

    def clocks(self) -> dict[str, Any]:
        """What it was last told of everybody's time."""
        return [message for message in self.heard if message["type"] == "clocks"][-1]

    def presence_of(self, seat: int) -> list[str]:
        """What it was told of somebody, one after the other."""
        tables = [message for message in self.heard if message["type"] == "table"]
        return [table["seats"][seat]["connection"] for table in tables]


class Room:
    """A live table, and what it depends on in the hands of the test."""

    def __init__(self, table: Table, are_busy: bool) -> None:
        self.log, self.bots, self.clock = Memory(table), Bots(), ManualClock()
        self.bots.is_busy = are_busy
        self.vacations = Vacations((), self.clock.now)
        if table.setting.is_turn_based and table.running is not None and table.left is not None:
            left = table.left[table.running] / SECOND
            self.log.deadline = Deadline(table.running, self.clock.now() + left)
        self.live = self.restarted(table)

    def restarted(self, table: Table, due: float | None = None) -> LiveTable:
        """The table in another process, which has its own idea of now."""
        return LiveTable(
            table,
            self.log,
            self.bots,
            FixedEntropy(),
            clock=self.clock,
            served=self.clock.now,
            due=due,
            vacation_left=self.vacations.left,
        )

    async def rest(self, seat: int, seconds: float) -> None:
        """Who sits there takes a vacation from now on, or ends it (0): as a store does it."""
        player, now = person(seat), self.clock.now()
        more = seconds - self.vacations.left(player)
        self.vacations.begin([player], now + seconds)
        deadline = self.log.deadline
        if deadline is not None and deadline.seat == seat:
            self.log.deadline = deadline._replace(due=deadline.due + more)
        await self.live.heed_vacations([player])

    @property
    def table(self) -> Table:
        return self.live.table


def at_table(
    test: Callable[[Room], Awaitable[None]], table: Table | None = None, are_busy: bool = False
) -> None:
    """Run a test at a live table."""

    async def run() -> None:
        room = Room(table or running_table(start=0), are_busy)
        try:
            await test(room)
        finally:
            await room.live.close()
            room.bots.close()

    asyncio.run(run())
