"""A live table: in order, written down first, and nobody waits for a slow client or a bot."""

from __future__ import annotations

import asyncio
import gc
import weakref
from typing import Any, TypeVar
from unittest.mock import Mock

import msgspec
import pytest

from hanagoza.server.live import mover
from hanagoza.server.live.bots import Advice, Decision
from hanagoza.server.live.live_table import GONE_AFTER, LiveTable
from hanagoza.server.live.mover import BUSY_PAUSE, DISK_PAUSE, UNDO_PAUSE
from hanagoza.server.storage.errors import StorageError
from hanagoza.server.table import messages
from hanagoza.server.table.entries import Replaced, Said
from hanagoza.server.table.protocol import (
    Abort,
    Answer,
    Delegate,
    Goodbye,
    Hint,
    Resign,
    Return,
    Say,
)
from hanagoza.server.table.seating import sit
from hanagoza.server.table.setting import DaysPerMove, LiveClock
from hanagoza.server.table.table import Table
from tests.hanamikoji.builders import match_at
from tests.server.clock import quiet
from tests.server.rooms import Client, Room, at_table
from tests.server.tables import (
    happen,
    move,
    open_table,
    person,
    running_table,
    sat,
)

T = TypeVar("T")


def test_a_move_is_acknowledged_when_it_is_written_down_and_told_to_all() -> None:
    async def test(room: Room) -> None:
        mine, theirs = Client(room.live, person(0)), Client(room.live, person(1))
        await quiet()
        room.log.gate.clear()
        room.live.command(mine.subscriber, move(room.table, id="m"))
        await quiet()
        assert mine.answer("m") is None
        assert len(theirs.updates()) == 1
        room.log.gate.set()
        await quiet()
        answer = mine.answer("m")
        assert answer is not None
        assert answer["type"] == "ack"
        assert answer["version"] == theirs.updates()[-1]["version"] == len(room.log.kept) - 1

    at_table(test)


def test_who_says_hello_meanwhile_hears_nothing_that_may_be_lost() -> None:
    async def test(room: Room) -> None:
        mine = Client(room.live, person(0))
        await quiet()
        before = room.table.version
        room.log.gate.clear()
        room.log.is_full = True
        room.live.command(mine.subscriber, move(room.table, id="m"))
        await quiet()
        late = Client(room.live, None)
        await quiet()
        room.log.gate.set()
        await quiet()
        answer = mine.answer("m")
        assert answer is not None
        assert answer["code"] == "not-saved"
        assert [update["version"] for update in late.updates()] == [before]

    at_table(test)


def test_nobody_is_shown_an_end_that_may_be_lost() -> None:
    async def test(room: Room) -> None:
        mine = Client(room.live, person(0))
        await quiet()
        room.log.gate.clear()
        room.log.is_full = True
        room.live.command(mine.subscriber, Resign(id="r"))
        await quiet()
        looking = asyncio.ensure_future(room.live.look(lambda table: table.phase))
        await quiet()
        assert not looking.done()
        room.log.gate.set()
        assert await looking == "running"

    at_table(test)


def test_what_could_not_be_saved_has_not_happened() -> None:
    async def test(room: Room) -> None:
        mine = Client(room.live, person(0))
        before, command = room.table.version, move(room.table)
        room.log.is_full = True
        assert (await mine.tell(command))["type"] == "refused"
        mine.heard.clear()
        assert room.table.version == before
        room.log.is_full = False
        assert (await mine.tell(command))["type"] == "ack"
        assert room.table.version == before + 1

    at_table(test)


def test_a_log_that_cannot_be_read_holds_the_table_up_and_does_not_end_it() -> None:
    async def test(room: Room) -> None:
        mine = Client(room.live, person(0))
        command = move(room.table)
        room.log.is_full = room.log.is_unreadable = True
        answering = asyncio.ensure_future(mine.tell(command))
        await room.clock.turn(3 * DISK_PAUSE)
        assert not answering.done()
        room.log.is_full = room.log.is_unreadable = False
        await room.clock.turn(DISK_PAUSE)
        assert (await answering)["type"] == "refused"
        mine.heard.clear()
        assert (await mine.tell(command))["type"] == "ack"

    at_table(test)


def test_what_is_acknowledged_has_been_shown_before_even_to_who_is_slow() -> None:
    async def test(room: Room) -> None:
        slow = Client(room.live, person(0), is_slow=True)
        await quiet()
        command = move(room.table)
        answer = await slow.tell(command)
        assert slow.heard.index(answer) > slow.heard.index(slow.updates()[-1])
        assert slow.updates()[-1]["version"] == answer["version"]
        again = Client(room.live, person(0))  # after a reconnect: hello, then what was not answered
        answer = await again.tell(command)
        assert [message["type"] for message in again.heard] == ["table", "update", "ack"]
        assert answer["version"] == again.updates()[-1]["version"]

    at_table(test)


def test_what_was_written_after_all_is_acknowledged() -> None:
    async def test(room: Room) -> None:
        mine = Client(room.live, person(0))
        room.log.is_forgetful = True
        answer = await mine.tell(move(room.table))
        assert (answer["type"], answer["version"]) == ("ack", room.table.version)
        assert room.table.log == room.log.kept

    at_table(test)


def test_what_was_written_is_not_refused_because_it_cannot_be_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test(room: Room) -> None:
        mine, theirs = Client(room.live, person(0)), Client(room.live, person(1))
        await quiet()
        show, command = messages.update, move(room.table)

        def broken(table: Table, observer: int | None, since: int) -> Any:
            return 1 // 0 if observer == 0 else show(table, observer, since)

        with monkeypatch.context() as failing:
            failing.setattr(messages, "update", broken)
            room.live.command(mine.subscriber, command)
            await quiet()
        assert mine.heard[-1]["type"] == "end", "it is hung up on, and not told a lie"
        assert theirs.updates()[-1]["version"] == room.table.version, "others need not suffer"
        assert (await Client(room.live, person(0)).tell(command))["type"] == "ack"

    at_table(test)


def test_what_cannot_be_applied_is_read_again_and_the_next_command_has_its_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test(room: Room) -> None:
        mine = Client(room.live, person(0))
        await quiet()
        with monkeypatch.context() as broken:
            broken.setattr(Table, "apply", lambda *_: 1 // 0)
            room.live.command(mine.subscriber, Say(id="a", phrase="hello"))
            room.live.command(mine.subscriber, Say(id="b", phrase="hello"))
            await quiet()
            assert mine.answer("a") is not None
            assert mine.answer("b") is not None
        assert (await mine.tell(Say(id="c", phrase="hello")))["type"] in ("ack", "refused")

    at_table(test)


def test_a_table_that_was_put_away_says_so_instead_of_nothing() -> None:
    async def test(room: Room) -> None:
        await room.live.close()
        with pytest.raises(StorageError, match="put away"):
            await room.live.look(lambda table: table.phase)

    at_table(test)


@pytest.mark.parametrize("pace", [None, LiveClock(base=60, increment=0), DaysPerMove(days=1)])
def test_a_table_that_was_put_away_is_no_garbage(pace: LiveClock | DaysPerMove | None) -> None:
    """That is looked for every few minutes only: all that was played by then would stay."""

    async def put_away() -> weakref.ref[LiveTable]:
        room = Room(running_table(pace=pace), are_busy=False)
        await room.live.change(lambda _: [Said(seat=0, phrase="thanks")])
        await room.live.close()
        return weakref.ref(room.live)

    async def test() -> None:
        left = await put_away()
        await quiet()
        assert left() is None

    gc.disable()
    try:
        asyncio.run(test())
    finally:
        gc.enable()


def test_a_slow_client_gets_one_update_for_many_and_holds_nobody_up() -> None:
    async def test(room: Room) -> None:
        mine, slow = Client(room.live, person(0)), Client(room.live, None, is_slow=True)
        await quiet()
        for number in range(5):
            await mine.tell(Say(id=f"s{number}", phrase="hello"))
        slow.catch_up()
        await quiet()
        first, last = slow.updates()
        assert last["version"] == room.table.version
        assert len(last["happenings"]) == room.table.version - first["version"]
        assert len(mine.updates()) == 6

    at_table(test)


def test_who_was_slow_is_told_of_all_that_happened_and_not_what_others_were_told_long_ago() -> None:
    async def test(room: Room) -> None:
        mine, _, slow = (
            Client(room.live, person(0)),
            Client(room.live, None),
            Client(room.live, None, True),
        )
        for number in range(3):
            await mine.tell(Say(id=f"s{number}", phrase="hello"))
        slow.catch_up()
        await quiet()
        assert slow.updates()[-1]["version"] == room.table.version

    at_table(test)


def test_who_knows_more_than_the_table_is_told_of_what_happens_from_now_on() -> None:
    """As after a backup was restored."""

    async def test(room: Room) -> None:
        mine, ahead = Client(room.live, person(0)), Client(room.live, None)
        await quiet()
        room.live.subscribe(ahead.subscriber, room.table.version + 10)
        await mine.tell(Say(id="s", phrase="hello"))
        assert ahead.updates()[-1]["version"] == room.table.version

    at_table(test)


def test_who_opened_a_table_may_look_on_where_others_may_not() -> None:
    async def test(room: Room) -> None:
        host, other = Client(room.live, room.table.host), Client(room.live, None)
        await quiet()
        assert [message["type"] for message in host.heard] == ["table", "update"]
        assert [message["type"] for message in other.heard] == ["goodbye", "end"]

    table = open_table(spectators=False)
    for seat in range(2):
        happen(table, sit(table, msgspec.structs.replace(sat(seat), player=f"guest-{seat}")))
    at_table(test, table)


def test_who_is_slow_hears_goodbye_after_what_is_on_its_way_and_nothing_more() -> None:
    async def test(room: Room) -> None:
        mine, slow = Client(room.live, person(0)), Client(room.live, None, is_slow=True)
        await quiet()
        room.live.dismiss(Goodbye(reason="closed"))
        room.live.command(mine.subscriber, Say(id="s", phrase="hello"))
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
    async def test(room: Room) -> None:
        hasty = Client(room.live, person(0))
        silent = room.live.connect(None, hasty)
        room.live.leave(hasty.subscriber)  # before anybody got to hear the hello
        await room.clock.turn(20)
        assert room.live.presence()[0] == "away"
        assert not room.live.idle_for(10)
        room.live.leave(silent)
        await room.clock.turn(20)
        assert room.live.idle_for(10)

    at_table(test)


def test_commands_of_two_people_at_once_happen_in_some_order() -> None:
    async def test(room: Room) -> None:
        people = [Client(room.live, person(0)), Client(room.live, person(1))]
        commands = [
            who.tell(Say(id=f"{number}", phrase="hello")) for number in range(20) for who in people
        ]
        answers = await asyncio.gather(*commands)
        assert sorted(answer["version"] for answer in answers) == list(range(4, 44))

    at_table(test)


def test_presence_goes_from_here_to_away_to_gone() -> None:
    async def test(room: Room) -> None:
        mine, theirs = Client(room.live, person(0)), Client(room.live, person(1))
        await quiet()
        room.live.leave(theirs.subscriber)
        await room.clock.turn(GONE_AFTER - 1)
        assert mine.presence_of(1)[-2:] == ["here", "away"]
        await room.clock.turn(1)
        assert mine.presence_of(1)[-2:] == ["away", "gone"]

    at_table(test)


def test_who_does_not_come_back_after_a_restart_is_gone_too() -> None:
    async def test(room: Room) -> None:
        mine = Client(room.live, person(0))
        await room.clock.turn(GONE_AFTER)
        assert mine.presence_of(1) == ["away", "gone"]

    at_table(test)


def test_who_has_just_sat_down_is_not_gone() -> None:
    async def test(room: Room) -> None:
        await room.clock.turn(GONE_AFTER)
        await room.live.change(lambda table: sit(table, sat(1)))
        assert room.live.presence()[1] == "away"
        watcher = Client(room.live, None)
        await room.clock.turn(GONE_AFTER)
        assert watcher.presence_of(1)[-1] == "gone"

    at_table(test, open_table())


def after_a_gift(room: Room) -> str:
    """A move that its mover may yet take back."""
    assert room.table.match is not None
    return next(move for move in room.table.match.legal() if move.startswith("gift"))


class TestBots:
    def test_a_bot_answers_by_itself(self) -> None:
        async def test(room: Room) -> None:
            before = room.table.version
            await quiet()
            assert room.table.version > before
            assert room.table.actor == 0

        at_table(test, running_table(people=1, bots=1, start=1))

    def test_it_waits_while_a_move_may_be_taken_back(self) -> None:
        async def test(room: Room) -> None:
            mine = Client(room.live, person(0))
            await mine.tell(move(room.table, after_a_gift(room)))
            version = room.table.version
            await room.clock.turn(0.9 * UNDO_PAUSE)
            assert room.table.version == version
            await room.clock.turn(0.1 * UNDO_PAUSE)
            assert room.table.version > version

        at_table(test, running_table(people=1, bots=1, start=0))

    def test_it_is_told_to_stop_when_the_game_ends_meanwhile(self) -> None:
        async def test(room: Room) -> None:
            mine = Client(room.live, person(0))
            await mine.tell(move(room.table, after_a_gift(room)))
            await mine.tell(Abort(id="a"))
            room.live.leave(mine.subscriber)
            await room.clock.turn(20)
            assert room.live.idle_for(10)  # or the table would stay in memory for ever

        at_table(test, running_table(people=1, bots=1, start=0))

    def test_a_table_is_not_idle_while_it_thinks(self) -> None:
        async def test(room: Room) -> None:
            room.bots.gate.clear()
            await room.clock.turn(20)
            assert not room.live.idle_for(10)
            room.bots.gate.set()

        at_table(test, running_table(people=1, bots=1, start=1))

    def test_it_does_not_move_for_who_has_come_back(self) -> None:
        table = running_table(start=0)
        table.apply(Replaced(seat=0, level=1))

        async def test(room: Room) -> None:
            room.bots.gate.clear()
            mine = Client(room.live, person(0))
            assert (await mine.tell(Return(id="r")))["type"] == "ack"
            version = room.table.version
            room.bots.gate.set()
            await quiet()
            assert room.table.version == version
            assert mine.updates()[-1]["request"]["moves"]

        at_table(test, table)

    def test_nor_if_it_has_decided_while_they_were_coming_back(self) -> None:
        table = running_table(start=0)
        table.apply(Replaced(seat=0, level=1))

        async def test(room: Room) -> None:
            room.bots.gate.clear()
            mine = Client(room.live, person(0))
            await quiet()
            version = room.table.version
            room.log.gate.clear()
            room.live.command(mine.subscriber, Return(id="r"))
            await quiet()
            room.bots.gate.set()
            await quiet()
            assert room.live._mailbox, "the bot's move waits for what is being written"
            room.log.gate.set()
            await quiet()
            assert room.table.version == version + 1

        at_table(test, table)

    def test_it_waits_while_people_ask_each_other_for_something(self) -> None:
        async def test(room: Room) -> None:
            room.bots.gate.clear()
            mine, theirs = Client(room.live, person(0)), Client(room.live, person(1))
            await mine.tell(Abort(id="a"))
            room.bots.gate.set()
            version = room.table.version
            await room.clock.turn(10)
            assert room.table.version == version
            await theirs.tell(Answer(id="n", agrees=False))
            await quiet()
            assert room.table.version > version + 1

        at_table(test, running_table("hitohira", people=2, bots=1, start=2))

    def test_bots_alone_play_only_while_somebody_looks(self) -> None:
        async def test(room: Room) -> None:
            before = room.table.version
            await room.clock.turn(10)
            assert room.bots.asked == 0
            watcher = Client(room.live, None)
            await quiet()
            assert room.table.version > before
            assert watcher.subscriber.version >= before

        at_table(test, running_table(people=0, bots=2))

    def test_one_that_fails_tries_again_later(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def broken(_: Table) -> Any:
            raise ZeroDivisionError

        async def test(room: Room) -> None:
            before = room.table.version
            with monkeypatch.context() as failing:
                failing.setattr(mover, "Decision", broken)
                await quiet()
            assert room.table.version == before
            await room.clock.turn(DISK_PAUSE)
            assert room.table.version > before

        at_table(test, running_table(people=1, bots=1, start=1))

    def test_one_that_makes_no_move_tries_again_later(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def test(room: Room) -> None:
            before = room.table.version
            with monkeypatch.context() as failing:
                failing.setattr(Decision, "think", lambda *_: "dance")
                await quiet()
                assert room.bots.asked == 1
            assert room.table.version == before
            await room.clock.turn(DISK_PAUSE)
            assert room.table.version > before

        at_table(test, running_table(people=1, bots=1, start=1))

    def test_one_that_finds_no_thread_tries_again(self) -> None:
        async def test(room: Room) -> None:
            before = room.table.version
            await quiet()
            assert room.table.version == before
            room.bots.is_busy = False
            await room.clock.turn(BUSY_PAUSE)
            assert room.table.version > before

        at_table(test, running_table(people=1, bots=1, start=1), are_busy=True)


def test_hints_are_for_the_only_person_at_a_table() -> None:
    async def test(room: Room) -> None:
        for who in (person(0), None):
            hint = Hint(id="h", request=room.table.request)
            assert (await Client(room.live, who).tell(hint))["code"] == "not-possible"

    at_table(test, running_table(people=2, start=0))


def test_and_for_the_decision_that_is_due() -> None:
    async def test(room: Room) -> None:
        late = Hint(id="h", request=room.table.request - 1)
        assert (await Client(room.live, person(0)).tell(late))["code"] == "stale"

    at_table(test, running_table(people=1, bots=1, start=0))


def test_a_table_has_one_hint_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Advice, "think", lambda *_: ())

    async def test(room: Room) -> None:
        room.bots.gate.clear()
        mine = Client(room.live, person(0))
        first, *more = (Hint(id=id, request=room.table.request) for id in "abc")
        room.live.command(mine.subscriber, first)
        assert [(await mine.tell(hint))["code"] for hint in more] == ["busy", "busy"]
        room.bots.gate.set()
        await quiet()
        assert mine.answer("a") is not None
        assert (await mine.tell(Hint(id="d", request=room.table.request)))["type"] == "hint"

    at_table(test, running_table(people=1, bots=1, start=0))


class TestManyWhoComeAtOnce:
    """A hello is cheap to say. It must not be dear to answer."""

    def test_what_they_are_told_is_made_once(self, monkeypatch: pytest.MonkeyPatch) -> None:
        update = Mock(wraps=messages.update)
        monkeypatch.setattr(messages, "update", update)

        async def test(room: Room) -> None:
            clients = [Client(room.live, None) for _ in range(50)]
            await quiet()
            for client in clients:
                room.live.subscribe(client.subscriber, -1)
                await quiet()
            assert [len(client.updates()) for client in clients] == [2] * 50
            assert update.call_count == 1

        at_table(test)

    def test_who_comes_after_the_next_move_is_told_of_it(self) -> None:
        async def test(room: Room) -> None:
            mine, first = Client(room.live, person(0)), Client(room.live, None)
            await quiet()
            await mine.tell(move(room.table, id="m"))
            late = Client(room.live, None)
            await quiet()
            (all_of_it,), (_, news) = late.updates(), first.updates()
            assert all_of_it["version"] == news["version"] == room.table.version
            assert all_of_it["happenings"][-1:] == news["happenings"]

        at_table(test)

    def test_they_are_told_before_a_command_they_send_again_is_acknowledged(self) -> None:
        async def test(room: Room) -> None:
            mine, command = Client(room.live, person(0)), move(room.table, id="m")
            await mine.tell(command)
            again = Client(room.live, person(0))
            room.live.subscribe(again.subscriber, room.table.version)
            room.live.command(again.subscriber, command)
            await quiet()
            assert [message["type"] for message in again.heard] == ["table", "update", "ack"]

        at_table(test)

    def test_everything_else_goes_on_meanwhile(self) -> None:
        async def test(room: Room) -> None:
            client = Client(room.live, None)
            await quiet()
            for _ in range(50):
                room.live.subscribe(client.subscriber, -1)
            last, turns = asyncio.ensure_future(room.live.look(lambda table: table.version)), 0
            while not last.done():
                await asyncio.sleep(0)
                turns += 1
            assert turns >= 50

        at_table(test)


def test_a_move_that_all_can_see_is_forced_is_made_for_who_leaves_it_to_the_table() -> None:
    async def test(room: Room) -> None:
        clients = [Client(room.live, person(seat)) for seat in range(3)]
        await clients[0].tell(Delegate(id="d", forced=True))
        while not (room.table.actor == 0 and is_forced(room)):
            await clients[room.table.actor or 0].tell(move(room.table))
        before = room.table.version
        await room.clock.turn(UNDO_PAUSE)  # they might take back the move before
        assert room.table.version > before

    at_table(test, running_table("kasane", 3, start=0))


def is_forced(room: Room) -> bool:
    assert room.table.match is not None
    return room.table.match.forced is not None


def test_what_only_its_player_knows_to_be_forced_is_left_to_them() -> None:
    match = match_at(
        step=6, used=("secret discard gift", "secret discard gift"), hands=("GGGG", "")
    )
    table = running_table(start=0)
    table.match = match

    async def test(room: Room) -> None:
        mine = Client(room.live, person(0))
        await mine.tell(Delegate(id="d", forced=True))
        await quiet()
        assert match.legal() == ["compete G G / G G"]
        assert match.ply == 0

    at_table(test, table)
