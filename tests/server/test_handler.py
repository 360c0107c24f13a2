"""What a client says over its socket is followed as long as its address has not had its share."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from hanagoza.server.config import Limits
from hanagoza.server.live.live_table import LiveTable
from hanagoza.server.live.pool import BotPool
from hanagoza.server.wire import handler
from hanagoza.server.wire.handler import SocketHandler
from tests.server.clock import quiet
from tests.server.rooms import Memory
from tests.server.tables import FixedEntropy, running_table


class Wire:
    """A client at a long table, and what its address may still be told."""

    def __init__(self, live: LiveTable, left: int) -> None:
        self.left, self.costs = left, list[int]()
        self.live, self.is_writable, self.lag = live, True, 0.0
        self.heard: list[dict[str, Any]] = []
        self.subscriber = live.connect(None, self)
        self.may_ask = True
        self._handler = SocketHandler(
            live, self.subscriber, Limits(), self._may_tell, lambda: self.may_ask
        )

    def _may_tell(self, versions: int) -> bool:
        self.costs.append(versions)
        return len(self.costs) <= self.left

    def hello(self, version: int = -1) -> None:
        self._handler.hear(b'{"type":"hello","protocol":1,"version":%d}' % version)

    def say(self) -> None:
        self._handler.hear(b'{"type":"say","id":"s","phrase":"hello"}')

    def write(self, batch: Sequence[bytes]) -> None:
        self.heard += [msgspec.json.decode(message) for message in batch]

    def hang_up(self, code: int) -> None:
        raise AssertionError(code)

    def updates(self) -> int:
        return sum(message["type"] == "update" for message in self.heard)


def at_a_table(test: Callable[[LiveTable], Awaitable[None]]) -> None:
    async def run() -> None:
        table, pool = running_table(), BotPool(1, Limits())
        live = LiveTable(table, Memory(table), pool, FixedEntropy())
        try:
            await test(live)
        finally:
            await live.close()
            pool.close()

    asyncio.run(run())


def test_a_hello_costs_what_has_to_be_told() -> None:
    async def test(live: LiveTable) -> None:
        wire = Wire(live, left=9)
        for known in (-1, 1, live.table.version, live.table.version + 100):
            wire.hello(known)
            await quiet()
        assert wire.costs == [live.table.version + 1, live.table.version - 1, 1, 1]

    at_a_table(test)


def test_who_knows_less_than_nothing_is_told_no_more_than_all() -> None:
    """Or one hello would use up what everybody at that address may be told."""

    async def test(live: LiveTable) -> None:
        wire = Wire(live, left=9)
        wire.hello(-(2**64))
        await quiet()
        assert wire.costs == [live.table.version + 1]

    at_a_table(test)


def test_whose_address_has_had_its_share_waits_for_the_answer(monkeypatch: Any) -> None:
    monkeypatch.setattr(handler, "HELLO_PAUSE", 0.01)

    async def test(live: LiveTable) -> None:
        wire = Wire(live, left=0)
        for _ in range(5):  # however often it is said
            wire.hello()
        await quiet()
        assert (wire.updates(), len(wire.costs)) == (0, 1)
        wire.say()
        assert wire.heard[-1]["code"] == "too-fast"
        wire.left = 100
        while not wire.updates():
            await asyncio.sleep(0.005)
        assert wire.updates() == 1

    at_a_table(test)


def test_who_has_gone_meanwhile_costs_nothing(monkeypatch: Any) -> None:
    monkeypatch.setattr(handler, "HELLO_PAUSE", 0.01)

    async def test(live: LiveTable) -> None:
        wire = Wire(live, left=0)
        wire.hello()
        live.leave(wire.subscriber)
        await asyncio.sleep(0.05)
        assert len(wire.costs) == 1

    at_a_table(test)


def test_whose_address_has_said_too_much_is_told_to_slow_down() -> None:
    async def test(live: LiveTable) -> None:
        wire = Wire(live, 1)
        wire.hello()
        wire.may_ask = False
        wire.say()
        assert (wire.heard[-1]["code"], wire.heard[-1]["id"]) == ("too-fast", "s")
        wire.may_ask = True
        wire.say()
        await asyncio.sleep(0)
        assert [heard.get("code") for heard in wire.heard].count("too-fast") == 1

    at_a_table(test)
