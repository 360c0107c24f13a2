"""A live table: in order, written down first, and nobody waits for a slow client or a bot."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
import pytest

from hanagoza.server import live as live_module
from hanagoza.server.bots import decision
from hanagoza.server.entries import AnyEntry, Replaced
from hanagoza.server.live import LiveTable
from hanagoza.server.protocol import Abort, Answer, AnyCommand, Goodbye, Hint, Resign, Return, Say
from hanagoza.server.rulings import sit
from hanagoza.server.storage.opening import StorageError
from hanagoza.server.table import Table
from hanagoza.server.thinkers import Busy, Thinkers
from tests.server.tables import FixedLuck, move, open_table, person, running_table, sat


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
    """Hears everything, unless it is slow: then it hears the first thing, and later the rest."""

    def __init__(self, live: LiveTable, player: str | None, is_slow: bool = False) -> None:
        self.heard: list[dict[str, Any]] = []
        self.is_free, self._is_slow = True, is_slow
        self._live = live
        self.connection = live.connection(player, self)
        live.join(self.connection, -1)

    def say(self, batch: Sequence[bytes]) -> None:
        self.heard += [msgspec.json.decode(message) for message in batch]
        self.is_free = not self._is_slow

    def hang_up(self, code: int) -> None:
        self.heard.append({"type": "end", "code": code})

    def catch_up(self) -> None:
        self.is_free, self._is_slow = True, False
        self.connection.freed()

    async def tell(self, command: AnyCommand) -> dict[str, Any]:
        """Send a command; the answer to it."""
        self._live.command(self.connection, command)
        async with asyncio.timeout(10):
            while (answer := self.answer(command.id)) is None:
                await asyncio.sleep(0)
        return answer

    def answer(self, id: str) -> dict[str, Any] | None:
        return next((message for message in self.heard if message.get("id") == id), None)

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
        live.command(mine.connection, move(live.table, id="m"))
        await quiet()
        assert mine.answer("m") is None
        assert len(theirs.updates()) == 1
        memory.gate.set()
        await quiet()
        answer = mine.answer("m")
        assert answer is not None
        assert answer["type"] == "ack"
        assert answer["version"] == theirs.updates()[-1]["version"] == len(memory.kept) - 1

    at_table(test)


def test_who_says_hello_meanwhile_hears_nothing_that_may_be_lost() -> None:
    async def test(live: LiveTable, memory: Memory) -> None:
        mine = Client(live, person(0))
        await quiet()
        before = live.table.version
        memory.gate.clear()
        memory.is_full = True
        live.command(mine.connection, move(live.table, id="m"))
        await quiet()
        late = Client(live, None)
        await quiet()
        memory.gate.set()
        await quiet()
        answer = mine.answer("m")
        assert answer is not None
        assert answer["code"] == "not-saved"
        assert [update["version"] for update in late.updates()] == [before]

    at_table(test)


def test_nobody_is_shown_an_end_that_may_be_lost() -> None:
    async def test(live: LiveTable, memory: Memory) -> None:
        mine = Client(live, person(0))
        await quiet()
        memory.gate.clear()
        memory.is_full = True
        live.command(mine.connection, Resign(id="r"))
        await quiet()
        looking = asyncio.ensure_future(live.look(lambda table: table.phase))
        await quiet()
        assert not looking.done()
        memory.gate.set()
        assert await looking == "running"

    at_table(test)


def test_what_could_not_be_saved_has_not_happened() -> None:
    async def test(live: LiveTable, memory: Memory) -> None:
        mine = Client(live, person(0))
        before, command = live.table.version, move(live.table)
        memory.is_full = True
        assert (await mine.tell(command))["type"] == "refused"
        mine.heard.clear()
        assert live.table.version == before
        memory.is_full = False
        assert (await mine.tell(command))["type"] == "ack"
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
        answering = asyncio.ensure_future(mine.tell(command))
        await asyncio.sleep(0.05)
        assert not answering.done()
        memory.is_full = memory.is_unreadable = False
        assert (await answering)["type"] == "refused"
        mine.heard.clear()
        assert (await mine.tell(command))["type"] == "ack"

    at_table(test)


def test_a_slow_client_gets_one_update_for_many_and_holds_nobody_up() -> None:
    async def test(live: LiveTable, memory: Memory) -> None:
        mine, slow = Client(live, person(0)), Client(live, None, is_slow=True)
        for number in range(5):
            await mine.tell(Say(id=f"s{number}", phrase="hello"))
        slow.catch_up()
        await quiet()
        first, last = slow.updates()
        assert last["version"] == live.table.version
        assert len(last["happenings"]) == live.table.version - first["version"]
        assert len(mine.updates()) == 6

    at_table(test)


def test_who_was_slow_is_told_of_all_that_happened_and_not_what_others_were_told_long_ago() -> None:
    async def test(live: LiveTable, memory: Memory) -> None:
        mine, _, slow = Client(live, person(0)), Client(live, None), Client(live, None, True)
        for number in range(3):
            await mine.tell(Say(id=f"s{number}", phrase="hello"))
        slow.catch_up()
        await quiet()
        assert slow.updates()[-1]["version"] == live.table.version

    at_table(test)


def test_who_knows_more_than_the_table_is_told_of_what_happens_from_now_on() -> None:
    """As after a backup was restored."""

    async def test(live: LiveTable, memory: Memory) -> None:
        mine, ahead = Client(live, person(0)), Client(live, None)
        await quiet()
        live.join(ahead.connection, live.table.version + 10)
        await mine.tell(Say(id="s", phrase="hello"))
        assert ahead.updates()[-1]["version"] == live.table.version

    at_table(test)


def test_who_opened_a_table_may_look_on_where_others_may_not() -> None:
    async def test(live: LiveTable, memory: Memory) -> None:
        host, other = Client(live, live.table.host), Client(live, None)
        await quiet()
        assert [message["type"] for message in host.heard] == ["table", "update"]
        assert [message["type"] for message in other.heard] == ["goodbye", "end"]

    table = open_table(spectators=False)
    for seat in range(2):
        sit(table, msgspec.structs.replace(sat(seat), player=f"guest-{seat}"))
    at_table(test, table)


def test_who_is_slow_hears_goodbye_after_what_is_on_its_way_and_nothing_more() -> None:
    async def test(live: LiveTable, memory: Memory) -> None:
        mine, slow = Client(live, person(0)), Client(live, None, is_slow=True)
        await quiet()
        live.dismiss(Goodbye(reason="closed"))
        live.command(mine.connection, Say(id="s", phrase="hello"))
        slow.catch_up()
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
        silent = live.connection(None, hasty)
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
            who.tell(Say(id=f"{number}", phrase="hello")) for number in range(20) for who in people
        ]
        answers = await asyncio.gather(*commands)
        assert sorted(answer["version"] for answer in answers) == list(range(4, 44))

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


def test_who_does_not_come_back_after_a_restart_is_gone_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(live_module, "GONE_AFTER", 0.05)

    async def test(live: LiveTable, memory: Memory) -> None:
        mine = Client(live, person(0))
        await asyncio.sleep(0.1)
        tables = [message for message in mine.heard if message["type"] == "table"]
        assert [table["seats"][1]["connection"] for table in tables] == ["away", "gone"]

    at_table(test)


def test_who_has_just_sat_down_is_not_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_module, "GONE_AFTER", 0.05)

    async def test(live: LiveTable, memory: Memory) -> None:
        await asyncio.sleep(0.1)
        await live.change(lambda table: sit(table, sat(1)))
        assert live.presence()[1] == "away"
        watcher = Client(live, None)
        await asyncio.sleep(0.1)
        tables = [message for message in watcher.heard if message["type"] == "table"]
        assert tables[-1]["seats"][1]["connection"] == "gone"

    at_table(test, open_table())


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
            await mine.tell(move(live.table, gift))
            version = live.table.version
            await asyncio.sleep(0.1)
            assert live.table.version == version
            while live.table.version == version:
                await asyncio.sleep(0.01)

        at_table(test, table)

    def test_it_is_told_to_stop_when_the_game_ends_meanwhile(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(live_module, "UNDO_PAUSE", 0.05)
        table = running_table(people=1, bots=1, start=0)
        gift = next(m for m in table.match.legal() if m.startswith("gift"))  # type: ignore[union-attr]

        async def test(live: LiveTable, memory: Memory) -> None:
            mine = Client(live, person(0))
            await mine.tell(move(live.table, gift))
            await mine.tell(Abort(id="a"))
            live.leave(mine.connection)
            await asyncio.sleep(0.1)
            assert live.idle_for(0.02)  # or the table would stay in memory for ever

        at_table(test, table)

    def test_a_table_is_not_idle_while_it_thinks(self, monkeypatch: pytest.MonkeyPatch) -> None:
        table, thinking = running_table(people=1, bots=1, start=1), threading.Event()
        answer = table.match.legal()[0]  # type: ignore[union-attr]
        monkeypatch.setattr(live_module, "decision", lambda _: lambda: thinking.wait(10) and answer)

        async def test(live: LiveTable, memory: Memory) -> None:
            await asyncio.sleep(0.02)
            assert not live.idle_for(0.01)
            thinking.set()

        at_table(test, table)

    def test_it_does_not_move_for_who_has_come_back(self, monkeypatch: pytest.MonkeyPatch) -> None:
        table = running_table(start=0)
        table.take(Replaced(seat=0, level=1))
        thinking = threading.Event()
        answer = table.match.legal()[0]  # type: ignore[union-attr]

        def think() -> str:
            thinking.wait(10)
            return answer

        monkeypatch.setattr(live_module, "decision", lambda _: think)

        async def test(live: LiveTable, memory: Memory) -> None:
            mine = Client(live, person(0))
            assert (await mine.tell(Return(id="r")))["type"] == "ack"
            thinking.set()
            await asyncio.sleep(0.05)
            assert live.table.version == 5
            assert mine.updates()[-1]["request"]["moves"]

        at_table(test, table)

    def test_nor_if_it_has_decided_while_they_were_coming_back(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table, thinking = running_table(start=0), threading.Event()
        table.take(Replaced(seat=0, level=1))
        answer = table.match.legal()[0]  # type: ignore[union-attr]
        monkeypatch.setattr(live_module, "decision", lambda _: lambda: thinking.wait(10) and answer)

        async def test(live: LiveTable, memory: Memory) -> None:
            mine = Client(live, person(0))
            await quiet()
            memory.gate.clear()
            live.command(mine.connection, Return(id="r"))
            await quiet()
            thinking.set()
            while not live._mailbox:  # the bot's move waits for what is being written
                await asyncio.sleep(0.001)
            memory.gate.set()
            await quiet()
            assert live.table.version == 5

        at_table(test, table)

    def test_it_waits_while_people_ask_each_other_for_something(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(live_module, "UNDO_PAUSE", 0.0)
        table = running_table("hitohira", people=2, bots=1, start=2)

        async def test(live: LiveTable, memory: Memory) -> None:
            mine, theirs = Client(live, person(0)), Client(live, person(1))
            await mine.tell(Abort(id="a"))
            version = live.table.version
            await asyncio.sleep(0.1)
            assert live.table.version == version
            await theirs.tell(Answer(id="n", agrees=False))
            while live.table.version == version + 1:
                await asyncio.sleep(0.01)

        at_table(test, table)

    def test_bots_alone_play_only_while_somebody_looks(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        asked: list[int] = []

        def noted(table: Table) -> Callable[[], str]:
            asked.append(table.version)
            return decision(table)

        monkeypatch.setattr(live_module, "decision", noted)

        async def test(live: LiveTable, memory: Memory) -> None:
            before = live.table.version
            await quiet()
            assert asked == []
            watcher = Client(live, None)
            while live.table.version == before:
                await asyncio.sleep(0.01)
            assert watcher.connection.version >= before

        at_table(test, running_table(people=0, bots=2))


def test_hints_are_for_the_only_person_at_a_table() -> None:
    async def test(live: LiveTable, memory: Memory) -> None:
        for who in (person(0), None):
            hint = Hint(id="h", request=live.table.request)
            assert (await Client(live, who).tell(hint))["code"] == "not-possible"

    at_table(test, running_table(people=2, start=0))


def test_and_for_the_decision_that_is_due() -> None:
    async def test(live: LiveTable, memory: Memory) -> None:
        late = Hint(id="h", request=live.table.request - 1)
        assert (await Client(live, person(0)).tell(late))["code"] == "stale"

    at_table(test, running_table(people=1, bots=1, start=0))


def test_a_table_has_one_hint_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    thinking = threading.Event()
    monkeypatch.setattr(live_module, "hint", lambda _: lambda: thinking.wait(10) and ())

    async def test(live: LiveTable, memory: Memory) -> None:
        mine = Client(live, person(0))
        first, *more = (Hint(id=id, request=live.table.request) for id in "abc")
        live.command(mine.connection, first)
        assert [(await mine.tell(hint))["code"] for hint in more] == ["busy", "busy"]
        thinking.set()
        while mine.answer("a") is None:
            await asyncio.sleep(0.01)
        assert (await mine.tell(Hint(id="d", request=live.table.request)))["type"] == "hint"

    at_table(test, running_table(people=1, bots=1, start=0))


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
