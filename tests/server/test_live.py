"""A live table: in order, written down first, and nobody waits for a slow client or a bot."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from hanagoza.server import live as live_module
from hanagoza.server.connection import Connection
from hanagoza.server.entries import AnyEntry
from hanagoza.server.live import LiveTable
from hanagoza.server.protocol import Ack, Goodbye, Refused, Say, encoded
from hanagoza.server.storage.opening import StorageError
from hanagoza.server.table import Table
from hanagoza.server.thinkers import Busy, Thinkers
from tests.server.tables import FixedLuck, move, person, running_table


class Memory:
    """A store that keeps entries in a list, and fails when told to."""

    def __init__(self, table: Table) -> None:
        self.kept = list(table.log)
        self.is_full = False
        self.is_unreadable = False
        self.gate = asyncio.Event()
        self.gate.set()

    async def append(
        self, table: Table, entries: list[AnyEntry], address: str | None = None
    ) -> None:
        await self.gate.wait()
        if self.is_full:
            raise StorageError("this could not be saved: disk full")
        self.kept += entries

    async def entries(self, id: str) -> list[AnyEntry]:
        if self.is_unreadable:
            raise OSError("no such device")
        return list(self.kept)


class Client:
    """Hears everything, unless it is slow."""

    def __init__(self, live: LiveTable, player: str | None, is_slow: bool = False) -> None:
        self.heard: list[dict[str, Any]] = []
        self.is_ready = asyncio.Event()
        if not is_slow:
            self.is_ready.set()
        self.connection = live.connection(player, self._send, self._hang_up)
        live.join(self.connection, -1)

    async def _send(self, message: bytes) -> None:
        await self.is_ready.wait()
        self.heard.append(msgspec.json.decode(message))

    async def _hang_up(self, goodbye: Goodbye) -> None:
        await self._send(encoded(goodbye))
        self.heard.append({"type": "end"})

    def updates(self) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == "update"]


def at_table(
    test: Callable[[LiveTable, Memory], Awaitable[None]], table: Table | None = None
) -> None:
    """Run a test at a live table."""

    async def run() -> None:
        found = table or running_table(start=0)
        memory, thinkers = Memory(found), Thinkers(1, 10)
        live = LiveTable(found, memory, thinkers, FixedLuck())
        try:
            await test(live, memory)
        finally:
            await live.close()
            thinkers.close()

    asyncio.run(run())


async def quiet() -> None:
    """Until everything that is ready has happened."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_a_move_is_acknowledged_when_it_is_written_down_and_told_to_all() -> None:
    async def test(live: LiveTable, memory: Memory) -> None:
        mine, theirs = Client(live, person(0)), Client(live, person(1))
        await quiet()
        memory.gate.clear()
        answering = asyncio.ensure_future(live.command(mine.connection, move(live.table)))
        await quiet()
        assert not answering.done()
        assert len(theirs.updates()) == 1
        memory.gate.set()
        answer = await answering
        await quiet()
        assert isinstance(answer, Ack)
        assert answer.version == theirs.updates()[-1]["version"] == len(memory.kept) - 1

    at_table(test)


def test_who_says_hello_meanwhile_hears_nothing_that_may_be_lost() -> None:
    async def test(live: LiveTable, memory: Memory) -> None:
        mine = Client(live, person(0))
        await quiet()
        before = live.table.version
        memory.gate.clear()
        memory.is_full = True
        answering = asyncio.ensure_future(live.command(mine.connection, move(live.table)))
        await quiet()
        late = Client(live, None)
        await quiet()
        memory.gate.set()
        answer = await answering
        await quiet()
        assert isinstance(answer, Refused)
        assert answer.code == "not-saved"
        assert [update["version"] for update in late.updates()] == [before]

    at_table(test)


def test_what_could_not_be_saved_has_not_happened() -> None:
    async def test(live: LiveTable, memory: Memory) -> None:
        mine = Client(live, person(0))
        before, command = live.table.version, move(live.table)
        memory.is_full = True
        assert isinstance(await live.command(mine.connection, command), Refused)
        assert live.table.version == before
        memory.is_full = False
        answer = await live.command(mine.connection, command)
        assert isinstance(answer, Ack)
        assert live.table.version == before + 1

    at_table(test)


def test_a_log_that_cannot_be_read_holds_the_table_up_and_does_not_end_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(live_module, "DISK_PAUSE", 0.01)

    async def test(live: LiveTable, memory: Memory) -> None:
        mine = Client(live, person(0))
        command = move(live.table)
        memory.is_full = memory.is_unreadable = True
        answering = asyncio.ensure_future(live.command(mine.connection, command))
        await asyncio.sleep(0.05)
        assert not answering.done()
        memory.is_full = memory.is_unreadable = False
        assert isinstance(await answering, Refused)
        assert isinstance(await live.command(mine.connection, command), Ack)

    at_table(test)


def test_a_slow_client_gets_one_update_for_many_and_holds_nobody_up() -> None:
    async def test(live: LiveTable, memory: Memory) -> None:
        mine, slow = Client(live, person(0)), Client(live, None, is_slow=True)
        for number in range(5):
            await live.command(mine.connection, Say(id=f"s{number}", phrase="hello"))
        slow.is_ready.set()
        await quiet()
        first, last = slow.updates()
        assert last["version"] == live.table.version
        assert len(last["happenings"]) == live.table.version - first["version"]
        assert len(mine.updates()) == 6

    at_table(test)


def test_who_is_slow_hears_goodbye_after_what_is_on_its_way_and_nothing_more() -> None:
    async def test(live: LiveTable, memory: Memory) -> None:
        mine, slow = Client(live, person(0)), Client(live, None, is_slow=True)
        await quiet()
        live.dismiss(Goodbye(reason="closed"))
        await live.command(mine.connection, Say(id="s", phrase="hello"))
        slow.is_ready.set()
        await quiet()
        for client in (mine, slow):
            assert [message["type"] for message in client.heard] == [
                "table",
                "update",
                "goodbye",
                "end",
            ]

    at_table(test)


def test_a_table_is_not_idle_while_somebody_may_yet_say_hello() -> None:
    async def test(live: LiveTable, memory: Memory) -> None:
        hasty = Client(live, person(0))
        silent = live.connection(None, hasty._send, hasty._hang_up)
        live.leave(hasty.connection)  # before anybody got to hear the hello
        await asyncio.sleep(0.02)
        assert live.presence()[0] == "away"
        assert not live.idle_for(0.01)
        live.leave(silent)
        await asyncio.sleep(0.02)
        assert live.idle_for(0.01)

    at_table(test)


def test_commands_of_two_people_at_once_happen_in_some_order() -> None:
    async def test(live: LiveTable, memory: Memory) -> None:
        people = [Client(live, person(0)), Client(live, person(1))]
        commands = [
            live.command(who.connection, Say(id=f"{number}", phrase="hello"))
            for number in range(20)
            for who in people
        ]
        answers = await asyncio.gather(*commands)
        assert sorted(answer.version for answer in answers if isinstance(answer, Ack)) == list(
            range(4, 44)
        )

    at_table(test)


def test_presence_goes_from_here_to_away_to_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_module, "GONE_AFTER", 0.05)

    async def test(live: LiveTable, memory: Memory) -> None:
        mine, theirs = Client(live, person(0)), Client(live, person(1))
        await quiet()
        live.leave(theirs.connection)
        await quiet()
        await asyncio.sleep(0.1)
        tables = [message for message in mine.heard if message["type"] == "table"]
        assert [table["seats"][1]["connection"] for table in tables][-3:] == [
            "here",
            "away",
            "gone",
        ]

    at_table(test)


class TestBots:
    def test_a_bot_answers_by_itself(self) -> None:
        async def test(live: LiveTable, memory: Memory) -> None:
            while live.table.actor == 1:
                await asyncio.sleep(0.01)
            assert live.table.version > 3

        at_table(test, running_table(people=1, bots=1, start=1))

    def test_it_waits_while_a_move_may_be_taken_back(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(live_module, "UNDO_PAUSE", 0.2)
        table = running_table(people=1, bots=1, start=0)
        gift = next(m for m in table.match.legal() if m.startswith("gift"))  # type: ignore[union-attr]

        async def test(live: LiveTable, memory: Memory) -> None:
            mine = Client(live, person(0))
            await live.command(mine.connection, move(live.table, gift))
            version = live.table.version
            await asyncio.sleep(0.1)
            assert live.table.version == version
            while live.table.version == version:
                await asyncio.sleep(0.01)

        at_table(test, table)

    def test_bots_alone_play_only_while_somebody_looks(self) -> None:
        async def test(live: LiveTable, memory: Memory) -> None:
            before = live.table.version
            await asyncio.sleep(0.05)
            assert live.table.version == before
            watcher = Client(live, None)
            while live.table.version == before:
                await asyncio.sleep(0.01)
            assert watcher.connection.version >= before

        at_table(test, running_table(people=0, bots=2))


class TestThinkers:
    def test_owners_take_turns(self) -> None:
        async def run() -> list[str]:
            thinkers, order = Thinkers(1, 100), list[str]()
            many = [thinkers.think("many", lambda: order.append("many")) for _ in range(5)]
            one = thinkers.think("one", lambda: order.append("one"))
            await asyncio.gather(*many, one)
            thinkers.close()
            return order

        assert asyncio.run(run()).index("one") <= 2

    def test_there_is_room_for_so_many_and_no_more(self) -> None:
        async def run() -> None:
            thinkers = Thinkers(1, 2)
            waiting = [asyncio.ensure_future(thinkers.think("a", lambda: None)) for _ in range(3)]
            await asyncio.sleep(0)
            with pytest.raises(Busy, match="2 thoughts"):
                await thinkers.think("b", lambda: None)
            await asyncio.gather(*waiting)
            await thinkers.think("b", lambda: None)
            thinkers.close()

        asyncio.run(run())

    def test_a_thought_that_fails_harms_nobody_else(self) -> None:
        async def run() -> None:
            thinkers = Thinkers(1, 10)
            with pytest.raises(ZeroDivisionError):
                await thinkers.think("a", lambda: 1 // 0)
            assert await thinkers.think("a", lambda: 1) == 1
            thinkers.close()

        asyncio.run(run())


def test_a_connection_that_breaks_is_let_go() -> None:
    async def run() -> None:
        async def send(_: bytes) -> None:
            raise ConnectionResetError

        async def hang_up(_: Goodbye) -> None:
            raise AssertionError("there is nobody to hear it")

        connection = Connection(None, send, hang_up, lambda: None)
        connection.push([b"x"])
        connection.dismiss(Goodbye(reason="restarting"))
        await quiet()
        assert connection.is_busy  # for ever: nothing more is sent

    asyncio.run(run())
