"""The caretaker: goes round a running server for ever, and does what no visitor asks for."""

from __future__ import annotations

import asyncio

import structlog

from hanagoza.server.live.backlog import Backlog
from hanagoza.server.live.hall import Hall
from hanagoza.server.live.timekeeper import Timekeeper
from hanagoza.server.storage.errors import StorageError
from hanagoza.server.storage.players import DEPART
from hanagoza.server.storage.store import Order
from hanagoza.server.storage.upkeep import Upkeep

SWEEP = 2.0
"""Seconds between rounds."""
ROUNDS_TO_FORGET = 1800
log = structlog.get_logger()


class Caretaker:
    """Looks after the hall and its database."""

    def __init__(
        self, hall: Hall, upkeep: Upkeep, timekeeper: Timekeeper, backlog: Backlog
    ) -> None:
        self._hall, self._upkeep, self._timekeeper = hall, upkeep, timekeeper
        self._backlog = backlog
        self._failed: set[int] = set()
        """Orders that could not be carried out, by number: they are tried again, and told once."""

    async def run(self) -> None:
        """Go round until cancelled."""
        checking = asyncio.create_task(self._upkeep.check())
        backing_up = asyncio.create_task(self._upkeep.back_up())
        catching_up = asyncio.create_task(self._backlog.run())
        rounds = 0
        try:
            while True:
                await self._try_round(forgets=rounds % ROUNDS_TO_FORGET == 0)
                rounds += 1
                await asyncio.sleep(SWEEP)
        finally:
            checking.cancel()
            backing_up.cancel()
            catching_up.cancel()

    async def _try_round(self, forgets: bool) -> None:
        try:
            await self.go_round()
            if forgets:
                await self._upkeep.forget(in_use=self._hall)
        except StorageError:  # told by how the store does, once
            await self._hall.store.report()
        except Exception:
            log.exception("caretaker.failed")

    async def go_round(self) -> None:
        """One round: the database first, then deadlines, the hall and what the operator wants."""
        await self._upkeep.look()
        await self._timekeeper.go_round()
        await self._hall.go_round()
        for order in await self._hall.store.orders():
            await self._obey(order)

    async def _obey(self, order: Order) -> None:
        """Carry out an order, then strike it: who dies in between does it again, to no effect."""
        if order.number not in self._failed:
            log.info("order", what=order.what, table=_table(order))
        try:
            await self._carry_out(order)
            await self._hall.store.strike(order)
        except Exception:  # the others are still due
            if order.number not in self._failed:
                log.exception("order.failed", what=order.what, table=_table(order))
            self._failed.add(order.number)
        else:
            self._failed.discard(order.number)

    async def _carry_out(self, order: Order) -> None:
        if order.what == "close":
            await self._hall.shut(order.value)
        elif order.what == "delete":
            await self._hall.delete(order.value)
        elif order.what == "erase":
            await self._hall.erase(order.value)
        elif order.what == DEPART:
            await self._hall.depart(order.value)
        elif order.what == "revoke":
            self._hall.revoke(order.value)


def _table(order: Order) -> str | None:
    """The table an order is about: logs name no guests."""
    return order.value if order.what in ("close", "delete") else None
