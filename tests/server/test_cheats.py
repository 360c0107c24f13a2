"""Tricks with time: nobody gains any that is not theirs, and nobody takes it from others."""

from __future__ import annotations

from typing import Any

from hanagoza.server.live.table_clock import GRACE
from hanagoza.server.table.entries import Answered, Resumed
from hanagoza.server.table.pace import DAY, LONGEST_PAUSE, SECOND
from hanagoza.server.table.projection import Deadline
from hanagoza.server.table.protocol import (
    Answer,
    Delegate,
    Pause,
    Resume,
    Say,
    Undo,
)
from hanagoza.server.table.seating import share, sit
from hanagoza.server.table.setting import DaysPerMove, LiveClock
from hanagoza.server.table.table import Table
from tests.server.rooms import Client, Room, at_table
from tests.server.tables import (
    FixedEntropy,
    do,
    move,
    open_table,
    person,
    play,
    running_table,
    sat,
)

LIVE, DAYS = LiveClock(base=60, increment=5), DaysPerMove(days=1)
A_DAY, TWO_WEEKS = DAY / SECOND, LONGEST_PAUSE / SECOND


def timed_table(people: int = 2, bots: int = 0, game: str = "hanamikoji", **agreed: Any) -> Table:
    return running_table(game, people, bots, start=0, **{"pace": LIVE, **agreed})


async def arrive(room: Room, *seats: int) -> list[Client]:
    clients = [Client(room.live, person(seat)) for seat in seats]
    await room.clock.turn(0)
    return clients


class TestLag:
    """What a slow line costs is given back, whatever others say meanwhile."""

    def test_nobody_can_end_somebodys_time_while_their_move_is_on_its_way(self) -> None:
        async def test(room: Room) -> None:
            mine, theirs = await arrive(room, 0, 1)
            mine.lag = 0.3
            await room.clock.turn(60.1)
            await theirs.tell(Say(id="now", phrase="hello"))
            await room.clock.turn(0.1)
            assert (await mine.tell(move(room.table)))["type"] == "ack"
            assert room.table.left == (5_100, 60_000)

        at_table(test, timed_table())

    def test_to_talk_into_somebodys_time_takes_nothing_of_it(self) -> None:
        async def test(room: Room) -> None:
            mine, theirs = await arrive(room, 0, 1)
            mine.lag = 0.3
            await room.clock.turn(10)
            await theirs.tell(Say(id="now", phrase="hello"))
            await room.clock.turn(0.1)
            await mine.tell(move(room.table))
            assert room.table.left == (60_000 - 9_800 + 5_000, 60_000)

        at_table(test, timed_table())

    def test_nor_does_it_cost_who_talks(self) -> None:
        async def test(room: Room) -> None:
            mine, _ = await arrive(room, 0, 1)
            mine.lag = 0.3
            await room.clock.turn(60.1)
            await mine.tell(Say(id="now", phrase="oops"))
            await room.clock.turn(0.1)
            assert (await mine.tell(move(room.table)))["type"] == "ack"

        at_table(test, timed_table())

    def test_a_slow_second_tab_is_no_faster_in_the_long_run(self) -> None:
        async def test(room: Room) -> None:
            _, theirs = await arrive(room, 0, 1)
            (slow,) = await arrive(room, 0)
            slow.lag = 15.0
            passed = 0.0
            for seat in (0, 1) * 4:
                if room.table.actor != seat:
                    continue
                await room.clock.turn(5)
                passed += 5 if seat == 0 else 0
                await (theirs if seat else slow).tell(move(room.table))
            assert room.table.left is not None
            moves = passed / 5
            given_back = room.table.left[0] / SECOND - (60 - passed + 5 * moves)
            assert 0 < given_back <= 3 + moves

        at_table(test, timed_table())


class TestUndo:
    def test_to_move_and_take_it_back_earns_nothing(self) -> None:
        async def test(room: Room) -> None:
            room.bots.gate.clear()
            (mine,) = await arrive(room, 0)
            for number in range(5):
                await room.clock.turn(1)
                await mine.tell(move(room.table))  # a card in secret, which shows nothing
                assert (await mine.tell(Undo(id=f"u{number}")))["type"] == "ack"
            assert room.table.left == (55_000, 60_000)

        at_table(test, timed_table(1, 1))


class TestBeingHere:
    """A clock waits for who has not been here, and only for them."""

    def test_who_has_looked_on_before_they_sat_down_is_here(self) -> None:
        async def test(room: Room) -> None:
            await arrive(room, 0, 1)
            for seat in (0, 1):
                await room.live.change(lambda table, seat=seat: sit(table, sat(seat)))  # type: ignore[misc]
            await room.clock.turn(10)
            (again,) = await arrive(room, 1)
            assert again.clocks() == {"type": "clocks", "left": [50_000, 60_000], "running": 0}

        at_table(test, open_table(start=0, pace=LIVE))

    def test_who_reads_the_game_elsewhere_is_here(self) -> None:
        async def test(room: Room) -> None:
            await arrive(room, 1)
            await room.clock.turn(3)
            room.live.see(person(0))
            await room.clock.turn(60)
            assert room.table.people == [1]

        at_table(test, timed_table())

    def test_whoever_comes_and_goes_is_waited_for_once(self) -> None:
        async def test(room: Room) -> None:
            mine, _ = await arrive(room, 0, 1)
            for _ in range(5):
                room.live.leave(mine.subscriber)
                await room.clock.turn(11)
                (mine,) = await arrive(room, 0)
            await room.clock.turn(5)
            assert room.table.people == [1]

        at_table(test, timed_table())

    def test_everybody_is_told_when_the_wait_is_over(self) -> None:
        async def test(room: Room) -> None:
            (theirs,) = await arrive(room, 1)
            assert theirs.clocks()["waits"] == GRACE * SECOND
            await room.clock.turn(GRACE)
            assert theirs.clocks() == {"type": "clocks", "left": [60_000, 60_000], "running": 0}

        at_table(test, timed_table())


class TestPause:
    """What everybody has agreed to ends, whatever one of them does about it."""

    async def paused(self, room: Room) -> list[Client]:
        mine, theirs = await arrive(room, 0, 1)
        await mine.tell(Pause(id="p"))
        await theirs.tell(Answer(id="a", agrees=True))
        return [mine, theirs]

    def test_to_ask_again_and_again_does_not_put_off_its_end(self) -> None:
        async def test(room: Room) -> None:
            mine, theirs = await self.paused(room)
            ends = Deadline(None, room.clock.now() + TWO_WEEKS)
            await room.clock.turn(13 * A_DAY)
            await mine.tell(Resume(id="r"))
            await mine.tell(Answer(id="w", agrees=False))
            await mine.tell(Delegate(id="d", forced=True))
            await theirs.tell(Undo(id="u"))
            assert room.log.deadline == ends
            await room.clock.turn(A_DAY)
            await room.live.meet_deadline()
            assert not room.table.arrangement.paused

        at_table(test, timed_table(pace=DAYS))

    def test_it_does_not_end_before(self) -> None:
        """The deadline that had come may have been that of a move, which was made meanwhile."""

        async def test(room: Room) -> None:
            await self.paused(room)
            await room.live.meet_deadline()
            assert room.table.arrangement.paused

        at_table(test, timed_table(pace=DAYS))

    def test_a_live_game_is_not_paused_for_ever_either(self) -> None:
        async def test(room: Room) -> None:
            await self.paused(room)
            assert room.log.deadline == Deadline(None, room.clock.now() + TWO_WEEKS)
            await room.clock.turn(TWO_WEEKS)
            await room.live.meet_deadline()
            assert isinstance(room.table.log[-1], Resumed)
            assert room.log.deadline is None
            await room.clock.turn(60)
            assert room.table.people == [1]

        at_table(test, timed_table())

    def test_nor_is_it_longer_for_having_been_put_away(self) -> None:
        async def test(room: Room) -> None:
            await self.paused(room)
            due = room.log.deadline
            await room.live.close()
            await room.clock.turn(A_DAY)
            assert due is not None
            room.live = room.restarted(Table.restored(room.log.kept, FixedEntropy()), due.due)
            (mine,) = await arrive(room, 0)
            await mine.tell(Resume(id="r"))
            assert room.log.deadline == due

        at_table(test, timed_table(pace=DAYS))


class TestWish:
    """A bot waits for an answer as long as people may for a move."""

    def asked(self) -> Table:
        """Somebody has moved, a bot is next, and they want to take it back."""
        table = running_table("kasane", 2, 1, start=0, pace=DAYS)
        while table.actor != 2:
            play(table)
        return table

    def test_who_never_answers_holds_up_nobody_for_ever(self) -> None:
        async def test(room: Room) -> None:
            room.bots.gate.clear()
            (theirs,) = await arrive(room, 1)
            asked = await theirs.tell(Undo(id="u"))
            assert asked["type"] == "ack", asked
            assert room.log.deadline == Deadline(None, room.clock.now() + A_DAY)
            room.bots.gate.set()
            await room.clock.turn(A_DAY / 2)
            await theirs.tell(Delegate(id="d", forced=True))
            await room.clock.turn(A_DAY / 2 - 1)
            await room.live.meet_deadline()
            assert room.table.actor == 2
            await room.clock.turn(1)
            await room.live.meet_deadline()
            assert Answered(seat=1, agrees=False, withdraws=True, left=room.table.left) in (
                room.table.log
            )
            await room.clock.turn(5)
            assert room.table.actor != 2

        at_table(test, self.asked())

    def test_a_wish_that_moves_do_not_answer_holds_up_no_bot(self) -> None:
        table = self.asked()
        do(table, 0, Pause(id="p"))
        assert not table.arrangement.holds_up_bots
        do(table, 0, Answer(id="w", agrees=False))
        do(table, 1, Undo(id="u"))
        assert table.arrangement.holds_up_bots


class TestVacation:
    def test_a_seat_rests_with_who_sat_down_on_it(self) -> None:
        """Whoever it is carried to may have a vacation of their own: or it would never end."""

        async def test(room: Room) -> None:
            (mine,) = await arrive(room, 0)
            await room.live.change(lambda table: share(table, "key-1", "device"))
            room.vacations.begin(["device"], room.clock.now() + 30 * A_DAY)
            await room.live.heed_vacations(["device"])
            await mine.tell(move(room.table))
            assert room.log.deadline == Deadline(1, room.clock.now() + A_DAY)
            await room.clock.turn(A_DAY)
            assert room.table.people == [0]

        at_table(test, timed_table(pace=DAYS))

    def test_who_sits_down_on_vacation_has_time(self) -> None:
        async def test(room: Room) -> None:
            room.vacations.begin([person(0)], room.clock.now() + 2 * A_DAY)
            for seat in (0, 1):
                await room.live.change(lambda table, seat=seat: sit(table, sat(seat)))  # type: ignore[misc]
            assert room.log.deadline == Deadline(0, room.clock.now() + 3 * A_DAY)
            await room.clock.turn(2.9 * A_DAY)
            assert room.table.people == [0, 1]

        at_table(test, open_table(start=0, pace=DAYS))

    def test_one_that_is_written_down_has_begun(self) -> None:
        """Though the table has not heard of it, and its alarm rings."""

        async def test(room: Room) -> None:
            deadline = room.log.deadline
            assert deadline is not None
            room.log.deadline = deadline._replace(due=deadline.due + A_DAY)
            await room.clock.turn(1.9 * A_DAY)
            assert room.table.people == [0, 1]
            await room.clock.turn(0.1 * A_DAY)
            assert room.table.people == [1]

        at_table(test, timed_table(pace=DAYS))

    def test_there_and_back_at_the_last_second_gains_nothing(self) -> None:
        async def test(room: Room) -> None:
            await room.clock.turn(A_DAY - 1)
            for _ in range(9):
                await room.rest(0, A_DAY)
                await room.rest(0, 0)
            await room.clock.turn(0.9)
            assert room.table.people == [0, 1]
            await room.clock.turn(0.1)
            assert room.table.people == [1]

        at_table(test, timed_table(pace=DAYS))
