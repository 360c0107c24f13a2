"""Clocks at a live table: nobody loses time that was not theirs, and nobody gains any."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanagoza.server.live.lag import AT_FIRST, AT_MOST, LagQuota
from hanagoza.server.live.table_clock import GRACE
from hanagoza.server.table.pace import DAY, LONGEST_PAUSE, SECOND
from hanagoza.server.table.projection import Deadline
from hanagoza.server.table.protocol import Answer, AnyCommand, Pause, Resume, Say, Undo
from hanagoza.server.table.setting import DaysPerMove, LiveClock
from hanagoza.server.table.table import Table
from tests.server.rooms import Client, Room, at_table
from tests.server.tables import FixedEntropy, move, person, running_table

LIVE, DAYS = LiveClock(base=60, increment=5), DaysPerMove(days=1)
A_DAY = DAY / SECOND


def timed_table(**agreed: Any) -> Table:
    return running_table(start=0, **{"pace": LIVE, **agreed})


async def arrive(room: Room, *seats: int) -> list[Client]:
    clients = [Client(room.live, person(seat)) for seat in seats]
    await room.clock.turn(0)
    return clients


async def play(room: Room, *clients: Client) -> int:
    """A move of whoever is to decide; their seat."""
    seat = room.table.actor
    assert seat is not None
    answer = await clients[seat].tell(move(room.table))
    assert answer["type"] == "ack"
    return seat


class TestLiveClock:
    def test_a_move_costs_what_it_took_and_earns_the_increment(self) -> None:
        async def test(room: Room) -> None:
            both = await arrive(room, 0, 1)
            await room.clock.turn(12)
            await play(room, *both)
            assert room.table.left == (53_000, 60_000)
            assert both[1].clocks() == {"type": "clocks", "left": [53_000, 60_000], "running": 1}

        at_table(test, timed_table())

    def test_time_is_over_at_the_very_moment(self) -> None:
        async def test(room: Room) -> None:
            await arrive(room, 0, 1)
            await room.clock.turn(59.99)
            assert room.table.people == [0, 1]
            await room.clock.turn(0.01)
            assert room.table.people == [1]

        at_table(test, timed_table())

    def test_a_move_that_comes_too_late_is_refused_even_if_nobody_has_noticed_yet(self) -> None:
        async def test(room: Room) -> None:
            mine, _ = await arrive(room, 0, 1)
            late = move(room.table)
            room.clock.pass_by(61)  # the alarm is due, and has not rung
            assert (await mine.tell(late))["type"] == "refused"
            assert room.table.seats[0].is_out_of_time

        at_table(test, timed_table())

    def test_to_leave_stops_no_clock(self) -> None:
        async def test(room: Room) -> None:
            mine, _ = await arrive(room, 0, 1)
            room.live.leave(mine.subscriber)
            await room.clock.turn(30)
            await arrive(room, 0)
            await room.clock.turn(30)
            assert room.table.people == [1]

        at_table(test, timed_table())

    def test_it_waits_a_while_for_who_has_not_been_here_yet(self) -> None:
        async def test(room: Room) -> None:
            (theirs,) = await arrive(room, 1)
            assert theirs.clocks()["waits"] == GRACE * SECOND
            await room.clock.turn(20)
            mine, *_ = await arrive(room, 0)
            for client in (mine, theirs):
                assert client.clocks() == {"type": "clocks", "left": [60_000, 60_000], "running": 0}

        at_table(test, timed_table())

    def test_but_not_for_ever(self) -> None:
        async def test(room: Room) -> None:
            await arrive(room, 1)
            await room.clock.turn(GRACE + 59.9)
            assert room.table.people == [0, 1]
            await room.clock.turn(0.1)
            assert room.table.people == [1]

        at_table(test, timed_table())

    def test_a_table_whose_clock_runs_is_not_put_away(self) -> None:
        async def test(room: Room) -> None:
            await room.clock.turn(50)
            assert not room.live.idle_for(10)
            await room.clock.turn(GRACE + 60)
            await room.clock.turn(60)
            assert room.live.idle_for(10)

        at_table(test, timed_table(out_of_time="loss"))

    def test_to_talk_gains_nothing(self) -> None:
        async def test(room: Room) -> None:
            mine, _ = await arrive(room, 0, 1)
            for number in range(5):
                await room.clock.turn(2)
                await mine.tell(Say(id=f"s{number}", phrase="hello"))
            await room.clock.turn(2)
            await play(room, mine)
            assert room.table.left == (53_000, 60_000)

        at_table(test, timed_table())

    def test_while_the_disk_is_slow_nobodys_time_runs(self) -> None:
        async def test(room: Room) -> None:
            mine, theirs = await arrive(room, 0, 1)
            await room.clock.turn(10)
            room.log.gate.clear()
            room.live.command(mine.subscriber, move(room.table, id="m"))
            await room.clock.turn(20)
            room.log.gate.set()
            await room.clock.turn(0)
            assert room.table.left == (55_000, 60_000)
            assert theirs.clocks()["left"] == [55_000, 60_000]

        at_table(test, timed_table())

    def test_what_could_not_be_written_down_has_cost_what_it_took(self) -> None:
        async def test(room: Room) -> None:
            mine, _ = await arrive(room, 0, 1)
            await room.clock.turn(10)
            room.log.is_full = True
            assert (await mine.tell(move(room.table)))["code"] == "not-saved"
            room.log.is_full = False
            await room.clock.turn(5)
            await play(room, mine)
            assert room.table.left == (50_000, 60_000)

        at_table(test, timed_table())

    def test_a_pause_stops_it(self) -> None:
        async def test(room: Room) -> None:
            mine, theirs = await arrive(room, 0, 1)
            await room.clock.turn(10)
            await mine.tell(Pause(id="p"))
            await theirs.tell(Answer(id="a", agrees=True))
            await room.clock.turn(1000)
            assert mine.clocks() == {"type": "clocks", "left": [50_000, 60_000], "running": None}
            await theirs.tell(Resume(id="r"))
            await mine.tell(Answer(id="b", agrees=True))
            await room.clock.turn(50)
            assert room.table.people == [1]

        at_table(test, timed_table())

    def test_a_restart_costs_nobody_time(self) -> None:
        async def test(room: Room) -> None:
            both = await arrive(room, 0, 1)
            await room.clock.turn(12)
            await play(room, *both)
            await room.clock.turn(30)
            again = Table.restored(room.log.kept, FixedEntropy())
            await room.live.close()
            await room.clock.turn(10_000)
            room.live = room.restarted(again)
            _, theirs = await arrive(room, 0, 1)
            assert theirs.clocks()["left"] == [53_000, 60_000]

        at_table(test, timed_table())

    def test_bots_have_none(self) -> None:
        async def test(room: Room) -> None:
            mine, *_ = await arrive(room, 0)
            assert mine.clocks()["left"] == [60_000, None]

        at_table(test, running_table("hanamikoji", 1, 1, start=0, pace=LIVE))


class TestLag:
    def test_a_slow_line_is_given_back(self) -> None:
        async def test(room: Room) -> None:
            mine, _ = await arrive(room, 0, 1)
            mine.lag = 0.3
            await room.clock.turn(10)
            await play(room, mine)
            assert room.table.left == (60_000 - 9_700 + 5_000, 60_000)

        at_table(test, timed_table())

    def test_but_never_more_than_the_move_took(self) -> None:
        async def test(room: Room) -> None:
            mine, _ = await arrive(room, 0, 1)
            mine.lag = 0.3
            await room.clock.turn(0.1)
            await play(room, mine)
            assert room.table.left == (65_000, 60_000)

        at_table(test, timed_table())

    def test_whose_move_is_on_its_way_is_waited_for(self) -> None:
        async def test(room: Room) -> None:
            mine, _ = await arrive(room, 0, 1)
            mine.lag = 0.3
            await room.clock.turn(60.2)
            assert await play(room, mine) == 0
            assert room.table.left == (5_100, 60_000)
            assert room.table.people == [0, 1]

        at_table(test, timed_table())

    def test_and_no_longer(self) -> None:
        async def test(room: Room) -> None:
            mine, _ = await arrive(room, 0, 1)
            mine.lag = 0.3
            await room.clock.turn(60.3)
            assert room.table.people == [1]

        at_table(test, timed_table())

    @given(st.lists(st.floats(0, 10), min_size=1, max_size=60))
    def test_what_is_given_back_has_a_limit(self, lags: list[float]) -> None:
        quota, given = LagQuota(LIVE), 0.0
        for lag in lags:
            back = quota.allowance(lag)
            assert 0 <= back <= lag
            quota.take(back)
            given += back
        assert given <= AT_FIRST + len(lags) + 1e-9
        assert quota.allowance(1e9) <= AT_MOST


class TestDays:
    def test_a_deadline_is_written_with_what_happens(self) -> None:
        async def test(room: Room) -> None:
            both = await arrive(room, 0, 1)
            await room.clock.turn(1000)
            await play(room, *both)
            assert room.log.deadline == Deadline(1, room.clock.now() + A_DAY)

        at_table(test, timed_table(pace=DAYS))

    def test_to_talk_does_not_move_it(self) -> None:
        async def test(room: Room) -> None:
            both = await arrive(room, 0, 1)
            await play(room, *both)
            due = room.log.deadline
            await room.clock.turn(1000)
            await both[1].tell(Say(id="s", phrase="hello"))
            assert room.log.deadline == due

        at_table(test, timed_table(pace=DAYS))

    def test_it_is_kept_to_the_second_where_somebody_looks_on(self) -> None:
        async def test(room: Room) -> None:
            await arrive(room, 1)
            await room.clock.turn(A_DAY - 0.01)
            assert room.table.people == [0, 1]
            await room.clock.turn(0.01)
            assert room.table.people == [1]

        at_table(test, timed_table(pace=DAYS))

    def test_nobody_is_gone_for_being_away(self) -> None:
        async def test(room: Room) -> None:
            mine, *_ = await arrive(room, 0)
            await room.clock.turn(3600)
            assert set(mine.presence_of(1)) == {"away"}

        at_table(test, timed_table(pace=DAYS))

    def test_the_table_goes_on_where_it_was_put_away(self) -> None:
        async def test(room: Room) -> None:
            both = await arrive(room, 0, 1)
            await play(room, *both)
            assert room.log.deadline is not None
            again = Table.restored(room.log.kept, FixedEntropy())
            await room.live.close()
            await room.clock.turn(A_DAY / 2)
            room.live = room.restarted(again, due=room.log.deadline.due)
            mine, *_ = await arrive(room, 0)
            assert mine.clocks() == {"type": "clocks", "left": [None, DAY // 2], "running": 1}
            await room.clock.turn(A_DAY / 2)
            assert room.table.people == [0]

        at_table(test, timed_table(pace=DAYS))

    def test_a_vacation_postpones_it(self) -> None:
        async def test(room: Room) -> None:
            mine, _ = await arrive(room, 0, 1)
            await room.clock.turn(A_DAY / 2)
            await room.rest(0, 3 * A_DAY)
            assert room.log.deadline == Deadline(0, room.clock.now() + 3.5 * A_DAY)
            await room.clock.turn(0)
            assert (mine.clocks()["left"][0], mine.clocks()["waits"]) == (DAY // 2, 3 * DAY)
            await room.clock.turn(3.4 * A_DAY)
            assert room.table.people == [0, 1]
            await room.clock.turn(0.1 * A_DAY)
            assert room.table.people == [1]

        at_table(test, timed_table(pace=DAYS))

    def test_who_is_back_early_has_what_they_had(self) -> None:
        async def test(room: Room) -> None:
            mine, _ = await arrive(room, 0, 1)
            await room.clock.turn(A_DAY / 4)
            await room.rest(0, 3 * A_DAY)
            await room.clock.turn(A_DAY)
            assert mine_is_resting(mine)
            await room.rest(0, 0)
            await room.clock.turn(0)
            assert not mine_is_resting(mine)
            assert room.log.deadline == Deadline(0, room.clock.now() + 0.75 * A_DAY)

        at_table(test, timed_table(pace=DAYS))

    def test_on_vacation_when_their_turn_comes(self) -> None:
        async def test(room: Room) -> None:
            both = await arrive(room, 0, 1)
            await room.rest(1, 2 * A_DAY)
            await play(room, *both)
            assert room.log.deadline == Deadline(1, room.clock.now() + 3 * A_DAY)

        at_table(test, timed_table(pace=DAYS))

    def test_a_pause_has_an_end_too(self) -> None:
        async def test(room: Room) -> None:
            mine, theirs = await arrive(room, 0, 1)
            await room.clock.turn(A_DAY / 2)
            await mine.tell(Pause(id="p"))
            await theirs.tell(Answer(id="a", agrees=True))
            assert room.log.deadline == Deadline(None, room.clock.now() + LONGEST_PAUSE / SECOND)
            await room.clock.turn(LONGEST_PAUSE / SECOND)
            await room.live.meet_deadline()
            assert not room.table.arrangement.paused
            assert room.log.deadline == Deadline(0, room.clock.now() + A_DAY / 2)

        at_table(test, timed_table(pace=DAYS))

    def test_a_bot_that_was_interrupted_is_woken(self) -> None:
        async def test(room: Room) -> None:
            mine, *_ = await arrive(room, 0)
            room.bots.gate.clear()
            await play(room, mine)
            assert room.log.deadline is not None
            assert room.log.deadline.seat is None
            room.bots.gate.set()
            await room.clock.turn(2)
            assert room.table.actor == 0
            assert room.log.deadline.seat == 0
            assert room.log.deadline.due == pytest.approx(room.clock.now() + A_DAY, abs=2)

        at_table(test, running_table("hanamikoji", 1, 1, start=0, pace=DAYS))


def mine_is_resting(client: Client) -> bool:
    table = [message for message in client.heard if message["type"] == "table"][-1]
    return table["seats"][0]["vacation"] is not None


class Busy:
    """Two people who do all kinds of things at a table with a clock, and what they must have left
    if time is conserved.
    """

    def __init__(self, room: Room, both: list[Client]) -> None:
        self.room, self.both = room, both
        self.earned = [0, 0]
        """Milliseconds that each has earned by moves that stand."""
        self.given_back, self.moves = 0.0, 0
        self._total, self._at, self._began, self._number = 120_000.0, room.clock.now(), 0.0, 0
        self._decides()

    @property
    def is_over(self) -> bool:
        return self.room.table.phase != "running" or self.room.table.people != [0, 1]

    @property
    def expected(self) -> float:
        """What both must have left together, in milliseconds, where no line is slow."""
        is_paused = self.room.table.arrangement.paused
        passed = 0.0 if is_paused else (self.room.clock.now() - self._at) * SECOND
        return self._total - passed

    def _decides(self) -> None:
        """From now on somebody has something else to decide."""
        self._began = self.room.clock.now()

    async def do(self, what: str) -> None:
        actor = self.room.table.actor
        assert actor is not None
        self._number += 1
        self._total, self._at = self.expected, self.room.clock.now()
        await getattr(self, what)(actor)

    async def _tell(self, seat: int, command: AnyCommand) -> bool:
        return bool((await self.both[seat].tell(command))["type"] == "ack")

    async def wait(self, actor: int) -> None:
        pass

    async def move(self, actor: int) -> None:
        took = self.room.clock.now() - self._began
        if await self._tell(actor, move(self.room.table)):
            self._total += 5_000
            self.earned[actor] += 5_000
            self.given_back += min(self.both[actor].lag, took) * SECOND
            self.moves += 1
            self._decides()

    async def say(self, actor: int) -> None:
        await self._tell(actor, Say(id=f"s{self._number}", phrase="hello"))

    async def interrupt(self, actor: int) -> None:
        await self._tell(1 - actor, Say(id=f"i{self._number}", phrase="hello"))

    async def undo(self, actor: int) -> None:
        mover = self.room.table.match.last_mover if self.room.table.match else None
        if mover is None or not await self._agreed(mover, Undo(id=f"u{self._number}")):
            return
        self._total -= 5_000
        self.earned[mover] -= 5_000
        self._decides()

    async def pause(self, actor: int) -> None:
        await self._agreed(actor, Pause(id=f"p{self._number}"))

    async def resume(self, actor: int) -> None:
        if await self._agreed(actor, Resume(id=f"r{self._number}")):
            self._decides()

    async def _agreed(self, seat: int, command: AnyCommand) -> bool:
        if not await self._tell(seat, command):
            return False
        return await self._tell(1 - seat, Answer(id=f"a{self._number}", agrees=True))

    async def leave(self, actor: int) -> None:
        self.room.live.leave(self.both[actor].subscriber)

    async def come(self, actor: int) -> None:
        lag = self.both[actor].lag
        (self.both[actor],) = await arrive(self.room, actor)
        self.both[actor].lag = lag

    async def slow_line(self, actor: int) -> None:
        self.both[actor].lag = 0.4

    async def restart(self, actor: int) -> None:
        """What passed since something was written down is not counted, and nothing else."""
        again = Table.restored(self.room.log.kept, FixedEntropy())
        assert again.left is not None
        assert sum(again.left) >= self.expected - 1
        await self.room.live.close()
        self.room.live = self.room.restarted(again)
        self.both = await arrive(self.room, 0, 1)
        self._total, self._at = float(sum(again.left)), self.room.clock.now()
        self._decides()


QUIET = ["wait", "move", "move", "say", "interrupt", "leave", "come", "undo", "pause", "resume"]


def steps(*kinds: str) -> st.SearchStrategy[list[tuple[str, float]]]:
    return st.lists(st.tuples(st.sampled_from(kinds), st.floats(0, 9)), max_size=25)


async def busy_people(room: Room, steps: list[tuple[str, float]]) -> tuple[Busy, list[int]] | None:
    """What both have left after all that, unless somebody's time is over."""
    busy = Busy(room, await arrive(room, 0, 1))
    for what, seconds in steps:
        await room.clock.turn(round(seconds, 3))
        if busy.is_over:
            return None
        await busy.do(what)
    if busy.is_over:
        return None
    (looking,) = await arrive(room, 0)
    return busy, looking.clocks()["left"]


@settings(max_examples=60, deadline=None)
@given(steps(*QUIET, "restart"))
def test_time_is_conserved(steps: list[tuple[str, float]]) -> None:
    """Whatever people do, what is gone of their time is what has passed while it was theirs."""

    async def test(room: Room) -> None:
        if (found := await busy_people(room, steps)) is not None:
            busy, left = found
            assert sum(left) == pytest.approx(busy.expected, abs=len(steps) + 1)
            assert all(mine <= 60_000 + busy.earned[seat] for seat, mine in enumerate(left))

    at_table(test, timed_table())


@settings(max_examples=60, deadline=None)
@given(steps(*QUIET, "slow_line"))
def test_no_more_is_given_back_than_lines_cost(steps: list[tuple[str, float]]) -> None:
    async def test(room: Room) -> None:
        if (found := await busy_people(room, steps)) is not None:
            busy, left = found
            more, rounding = sum(left) - busy.expected, len(steps) + 1
            assert -rounding <= more <= busy.given_back + rounding
            assert more <= (2 * AT_FIRST + busy.moves) * SECOND + rounding

    at_table(test, timed_table())


def test_nobody_is_told_of_clocks_where_there_are_none() -> None:
    async def test(room: Room) -> None:
        mine, _ = await arrive(room, 0, 1)
        await asyncio.sleep(0)
        assert all(message["type"] != "clocks" for message in mine.heard)

    at_table(test)
