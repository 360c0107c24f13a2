"""Days for a move: deadlines are kept where nobody looks, and whatever the time of day is."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from pathlib import Path
from typing import TypeVar

import httpx
import msgspec
import pytest

from hanagoza.server.config import Limits
from hanagoza.server.live.hall import Hall
from hanagoza.server.live.own_games import MyGame, OwnGames
from hanagoza.server.live.pool import BotPool, Thought
from hanagoza.server.live.timekeeper import NoVacation, Timekeeper
from hanagoza.server.live.warmup import Warmup
from hanagoza.server.storage.errors import StorageError
from hanagoza.server.storage.served_clock import HEARTBEAT
from hanagoza.server.storage.store import Store
from hanagoza.server.table.commands import decide
from hanagoza.server.table.commands import move as moved
from hanagoza.server.table.entries import Sat
from hanagoza.server.table.protocol import Answer, AnyCommand, Pause, Resign, Return
from hanagoza.server.table.seating import share, sit
from hanagoza.server.table.setting import DaysPerMove, LiveClock, TableSetting
from hanagoza.server.table.table import Table
from tests.server.serving import serving
from tests.server.tables import FixedEntropy, move, person

DAY = 24 * 60 * 60.0
HERE = "203.0.113.7"
T = TypeVar("T")
SETTING = TableSetting(game="hanamikoji", players=2, start=0, pace=DaysPerMove(days=3))


class Years:
    """Time as a server's monotonic clock tells it; it is turned by the test."""

    def __init__(self) -> None:
        self.now = 5000.0

    def __call__(self) -> float:
        return self.now


class Asleep(BotPool):
    """Bots that think for ever."""

    async def run(self, owner: str, thought: Thought[T], *, is_awaited: bool = True) -> T:
        await asyncio.Event().wait()
        raise AssertionError


class Host:
    """A server without sockets, over a database."""

    def __init__(self, database: Path, steady: Years, wall: Callable[[], float]) -> None:
        self.store = Store(database, clock=wall, steady=steady)
        self._pool = Asleep(1, Limits())
        self.hall = Hall(self.store, self._pool, Warmup(()), FixedEntropy(), Limits())
        self.timekeeper = Timekeeper(self.hall, vacation_days=30)

    async def begun(self, setting: TableSetting = SETTING) -> str:
        """A table of two people who have days for a move; its id."""
        live = await self.hall.open(setting, person(0), HERE, [])
        for seat in range(2):
            sat = Sat(seat=seat, player=person(seat), nonce=f"{seat:032x}", key=f"key-{seat}")
            await self.store.rename(person(seat), f"Guest {seat}")
            await live.change(lambda table, sat=sat: sit(table, sat), {person(seat): "Guest"})  # type: ignore[misc]
        return live.table.id

    async def play(self, id: str) -> None:
        live = await self.hall.find(id)
        assert live is not None
        await live.change(lambda table: decide(table, table.actor, move(table), lambda _: False))

    async def agree_on_a_pause(self, id: str) -> None:
        await self.tell(id, 0, Pause(id="p"))
        await self.tell(id, 1, Answer(id="a", agrees=True))

    async def tell(self, id: str, seat: int, command: AnyCommand) -> None:
        live = await self.hall.find(id)
        assert live is not None
        await live.change(partial(decide, seat=seat, command=command, is_gone=lambda _: False))

    async def listed(self, id: str) -> MyGame | None:
        """What is told of a table that is put away, to who sits on its first seat."""
        await self.put_away()
        games = await OwnGames(self.hall).unfinished(person(0))
        return next((game for game in games if game.id == id), None)

    async def carry(self, id: str, seat: int, device: str) -> None:
        """To another device of who sits there."""
        live = await self.hall.find(id)
        assert live is not None
        await live.change(lambda table: share(table, f"key-{seat}", device))

    async def people(self, id: str) -> list[int]:
        live = await self.hall.find(id)
        assert live is not None
        return live.table.people

    async def put_away(self) -> None:
        """Nobody looks at any table."""
        for live in self.hall.live:
            await live.close()
        self.hall._live.clear()
        await self.store.set_deadline("no table", None)  # after all that was to be written before

    async def close(self) -> None:
        await self.hall.close()
        self._pool.close()
        await self.store.close()


@pytest.fixture
def steady() -> Years:
    return Years()


def hosting(
    database: Path,
    steady: Years,
    work: Callable[[Host], Awaitable[None]],
    wall: Callable[[], float] | None = None,
) -> None:
    async def run() -> None:
        host = Host(database, steady, wall or (lambda: 1e9))
        try:
            await work(host)
        finally:
            await host.close()

    asyncio.run(run())


def test_time_is_over_at_the_deadline_and_not_before(tmp_path: Path, steady: Years) -> None:
    """At a table that is put away; ``test_clocks`` turns those in memory."""

    async def work(host: Host) -> None:
        id = await host.begun()
        await host.put_away()
        steady.now += 3 * DAY - 0.01
        await host.timekeeper.go_round()
        assert await host.store.overdue() == []
        steady.now += 0.02
        assert await host.store.overdue() == [id]
        await host.timekeeper.go_round()
        assert await host.people(id) == [1]
        assert await host.store.overdue() == []

    hosting(tmp_path / "games.db", steady, work)


def test_a_move_sets_the_next_one(tmp_path: Path, steady: Years) -> None:
    async def work(host: Host) -> None:
        id = await host.begun()
        steady.now += DAY
        await host.play(id)
        assert await host.store.deadline_of(id) == pytest.approx(host.store.served() + 3 * DAY)

    hosting(tmp_path / "games.db", steady, work)


def test_an_outage_costs_nobody_time(tmp_path: Path, steady: Years) -> None:
    ids: list[str] = []

    async def before(host: Host) -> None:
        ids.append(await host.begun())
        steady.now += 2.9 * DAY

    async def after(host: Host) -> None:
        await host.timekeeper.go_round()
        assert await host.people(ids[0]) == [0, 1]
        await host.put_away()
        steady.now += 0.11 * DAY
        await host.timekeeper.go_round()
        assert await host.people(ids[0]) == [1]

    hosting(tmp_path / "games.db", steady, before)
    steady.now += 100 * DAY
    hosting(tmp_path / "games.db", steady, after)


def test_a_wrong_time_of_day_ends_nobodys_game(tmp_path: Path, steady: Years) -> None:
    wall = Years()

    async def work(host: Host) -> None:
        id = await host.begun()
        await host.put_away()
        wall.now += 4000 * DAY
        await host.timekeeper.go_round()
        assert await host.people(id) == [0, 1]

    hosting(tmp_path / "games.db", steady, work, wall)


def test_what_was_served_is_written_down_now_and_then(tmp_path: Path, steady: Years) -> None:
    async def work(host: Host) -> None:
        steady.now += HEARTBEAT - 1
        await host.store.beat()
        assert host.store._last_heartbeat() == 0
        steady.now += 1
        await host.store.beat()
        assert host.store._last_heartbeat() == HEARTBEAT

    hosting(tmp_path / "games.db", steady, work)


def test_while_nothing_can_be_saved_nobodys_time_runs(tmp_path: Path, steady: Years) -> None:
    async def work(host: Host) -> None:
        id = await host.begun()
        due = await host.store.deadline_of(id)
        assert due is not None
        await host.put_away()
        host.store.served()
        host.store.health.tell("not-saved", "moves cannot be saved: disk full")
        steady.now += 10 * DAY
        host.store.served()
        host.store.health.tell("not-saved", None)
        assert due - host.store.served() == pytest.approx(3 * DAY)
        steady.now += 3 * DAY
        await host.timekeeper.go_round()
        assert await host.people(id) == [1]

    hosting(tmp_path / "games.db", steady, work)


def test_a_table_that_cannot_be_read_keeps_no_other_waiting(
    tmp_path: Path, steady: Years, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(host: Host) -> None:
        broken, whole = await host.begun(), await host.begun()
        await host.put_away()
        read = host.hall.read

        async def sometimes(id: str) -> Table | None:
            if id == broken:
                raise ValueError("what is this?")
            return await read(id)

        monkeypatch.setattr(host.hall, "read", sometimes)
        steady.now += 3 * DAY
        await host.timekeeper.go_round()
        assert await host.people(whole) == [1]

    hosting(tmp_path / "games.db", steady, work)


def test_a_live_game_that_is_paused_and_put_away_goes_on_one_day(
    tmp_path: Path, steady: Years
) -> None:
    async def work(host: Host) -> None:
        id = await host.begun(
            msgspec.structs.replace(SETTING, pace=LiveClock(base=60, increment=0))
        )
        assert await host.store.deadline_of(id) is None
        await host.agree_on_a_pause(id)
        await host.put_away()
        steady.now += 14 * DAY - 1
        assert await host.store.overdue() == []
        steady.now += 2
        await host.timekeeper.go_round()
        (live,) = host.hall.live
        assert not live.table.arrangement.paused
        assert await host.store.deadline_of(id) is None

    hosting(tmp_path / "games.db", steady, work)


def test_nobody_is_woken_where_only_bots_play(tmp_path: Path, steady: Years) -> None:
    async def work(host: Host) -> None:
        live = await host.hall.open(SETTING, person(0), HERE, [1, 1])
        await live.change(lambda table: moved(table, 0, move(table).move))
        await host.put_away()
        steady.now += 30 * DAY
        assert await host.store.overdue() == []

    hosting(tmp_path / "games.db", steady, work)


class TestLists:
    """What is told of tables that nobody looks at."""

    def test_the_time_of_who_has_to_move(self, tmp_path: Path, steady: Years) -> None:
        async def work(host: Host) -> None:
            id = await host.begun()
            steady.now += DAY
            listed = await host.listed(id)
            assert listed is not None
            assert listed.is_your_turn
            assert listed.time_left == pytest.approx(2 * DAY)

        hosting(tmp_path / "games.db", steady, work)

    def test_none_of_a_pause(self, tmp_path: Path, steady: Years) -> None:
        async def work(host: Host) -> None:
            id = await host.begun()
            await host.agree_on_a_pause(id)
            listed = await host.listed(id)
            assert listed is not None
            assert (listed.paused, listed.time_left) == (True, None)

        hosting(tmp_path / "games.db", steady, work)

    def test_none_of_a_bot(self, tmp_path: Path, steady: Years) -> None:
        async def work(host: Host) -> None:
            live = await host.hall.open(SETTING, person(0), HERE, [None, 1])
            await host.store.rename(person(0), "Guest")
            sitting = Sat(seat=0, player=person(0), nonce="0" * 32, key="key-0")
            await live.change(lambda table: sit(table, sitting))
            await host.play(live.table.id)
            listed = await host.listed(live.table.id)
            assert listed is not None
            assert (listed.turn, listed.is_your_turn, listed.time_left) == (1, False, None)

        hosting(tmp_path / "games.db", steady, work)

    def test_a_game_that_was_hidden_is_shown_to_who_has_come_back_to_it(
        self, tmp_path: Path, steady: Years
    ) -> None:
        async def work(host: Host) -> None:
            id = await host.begun()
            steady.now += 3 * DAY
            await host.timekeeper.go_round()
            listed = await host.listed(id)
            assert listed is not None
            assert (listed.turn, listed.is_your_turn) == (0, False)  # a bot plays for them
            await OwnGames(host.hall).dismiss(person(0), id, dismissed=True)
            assert await host.listed(id) is None
            await host.tell(id, 0, Return(id="r"))
            assert await host.listed(id) is not None

        hosting(tmp_path / "games.db", steady, work)

    def test_who_has_hidden_one_does_not_see_it_for_anothers_new_device(
        self, tmp_path: Path, steady: Years
    ) -> None:
        async def work(host: Host) -> None:
            id = await host.begun()
            await host.tell(id, 1, Resign(id="r"))
            own_games = OwnGames(host.hall)
            await own_games.dismiss(person(0), id, dismissed=True)
            await host.carry(id, 1, "a-device")
            for player, count in ((person(0), 0), (person(1), 1), ("a-device", 1)):
                games, _ = await own_games.finished(player, None, None)
                assert len(games) == count

        hosting(tmp_path / "games.db", steady, work)


class TestVacation:
    def test_to_ask_twice_at_once_brings_it_once(self, tmp_path: Path, steady: Years) -> None:
        async def work(host: Host) -> None:
            id = await host.begun()
            due = await host.store.deadline_of(id)
            assert due is not None
            asking = [host.timekeeper.begin_vacation(person(0), 20, HERE) for _ in range(3)]
            told = await asyncio.gather(*asking, return_exceptions=True)
            assert [type(error) for error in told].count(NoVacation) == 2
            assert await host.timekeeper.days_left(person(0)) == 10
            assert await host.store.deadline_of(id) == pytest.approx(due + 20 * DAY)

        hosting(tmp_path / "games.db", steady, work)

    def test_on_all_devices_together_it_is_no_longer(self, tmp_path: Path, steady: Years) -> None:
        """Whoever carries their seat from one to the next has the same days on each."""

        async def work(host: Host) -> None:
            id, phone, tablet = await host.begun(), "a-phone", "a-tablet"
            due = await host.store.deadline_of(id)
            assert due is not None
            await host.carry(id, 0, phone)
            await host.timekeeper.begin_vacation(phone, 20, HERE)
            assert await host.store.deadline_of(id) == pytest.approx(due + 20 * DAY)
            assert await host.timekeeper.resting(person(0)) == pytest.approx(20 * DAY)
            steady.now += 20 * DAY
            await host.carry(id, 0, tablet)
            with pytest.raises(NoVacation, match="choose 1 to 10"):
                await host.timekeeper.begin_vacation(tablet, 11, HERE)
            await host.timekeeper.begin_vacation(tablet, 10, HERE)
            steady.now += DAY
            await host.timekeeper.end_vacation(person(0))
            assert await host.timekeeper.days_left(person(0)) == pytest.approx(9)
            assert await host.store.deadline_of(id) == pytest.approx(due + 21 * DAY)
            await host.timekeeper.go_round()
            assert await host.people(id) == [0, 1]

        hosting(tmp_path / "games.db", steady, work, wall=steady)

    def test_one_that_has_begun_before_moves_no_seat_of_others(
        self, tmp_path: Path, steady: Years
    ) -> None:
        async def work(host: Host) -> None:
            id, friend = await host.begun(), "a-friend"
            await host.timekeeper.begin_vacation(friend, 30, HERE)
            await host.carry(id, 0, friend)
            steady.now += 3 * DAY
            await host.timekeeper.go_round()
            assert await host.people(id) == [1]

        hosting(tmp_path / "games.db", steady, work)

    def test_a_table_that_is_just_being_read_knows_of_it(
        self, tmp_path: Path, steady: Years, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def work(host: Host) -> None:
            id = await host.begun()
            await host.put_away()
            is_read, may_go_on = asyncio.Event(), asyncio.Event()
            names_of = host.store.names_of

            async def slowly(players: Iterable[str]) -> dict[str, str]:
                is_read.set()
                await may_go_on.wait()
                return await names_of(players)

            monkeypatch.setattr(host.store, "names_of", slowly)
            finding = asyncio.create_task(host.hall.find(id))
            await is_read.wait()
            beginning = asyncio.create_task(host.timekeeper.begin_vacation(person(0), 10, HERE))
            while await host.store.deadline_of(id) < 10 * DAY:  # type: ignore[operator]
                await asyncio.sleep(0.01)
            may_go_on.set()
            await asyncio.gather(finding, beginning)
            (live,) = host.hall.live
            assert live.time_left == pytest.approx(13 * DAY)

        hosting(tmp_path / "games.db", steady, work)

    def test_the_next_server_knows_of_it(self, tmp_path: Path, steady: Years) -> None:
        async def before(host: Host) -> None:
            await host.timekeeper.begin_vacation(person(0), 10, HERE)

        async def after(host: Host) -> None:
            assert host.store.vacations.left(person(0)) == pytest.approx(10 * DAY)
            id = await host.begun()
            assert await host.store.deadline_of(id) == pytest.approx(host.store.served() + 13 * DAY)

        hosting(tmp_path / "games.db", steady, before)
        steady.now += 100 * DAY
        hosting(tmp_path / "games.db", steady, after)

    def test_it_counts_for_a_year_and_as_long_as_it_lasts(
        self, tmp_path: Path, steady: Years
    ) -> None:
        wall = Years()

        async def work(host: Host) -> None:
            await host.timekeeper.begin_vacation(person(0), 10, HERE)
            wall.now += 400 * DAY
            assert await host.timekeeper.days_left(person(0)) == 30
            await host.store.forget_vacations()
            assert (await host.store.data_of(person(0))).vacations
            steady.now += 10 * DAY
            await host.store.forget_vacations()
            assert not (await host.store.data_of(person(0))).vacations

        hosting(tmp_path / "games.db", steady, work, wall)

    def test_one_that_cannot_be_written_down_has_not_begun(
        self, tmp_path: Path, steady: Years, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def work(host: Host) -> None:
            async def fail(*_: object) -> None:
                raise StorageError("disk full")

            with monkeypatch.context() as patched:
                patched.setattr(host.store._writer, "write", fail)
                with pytest.raises(StorageError):
                    await host.timekeeper.begin_vacation(person(0), 10, HERE)
            assert host.store.vacations.left(person(0)) == 0
            await host.timekeeper.begin_vacation(person(0), 10, HERE)
            with monkeypatch.context() as patched:
                patched.setattr(host.store._writer, "write", fail)
                with pytest.raises(StorageError):
                    await host.timekeeper.end_vacation(person(0))
            assert host.store.vacations.left(person(0)) == 10 * DAY

        hosting(tmp_path / "games.db", steady, work)

    def test_it_postpones_what_is_put_away_too(self, tmp_path: Path, steady: Years) -> None:
        async def work(host: Host) -> None:
            id = await host.begun()
            await host.put_away()
            await host.timekeeper.begin_vacation(person(0), 10, HERE)
            steady.now += 12.9 * DAY
            await host.timekeeper.go_round()
            assert await host.people(id) == [0, 1]
            await host.put_away()
            steady.now += 0.11 * DAY
            await host.timekeeper.go_round()
            assert await host.people(id) == [1]

        hosting(tmp_path / "games.db", steady, work)

    def test_it_is_nobody_elses(self, tmp_path: Path, steady: Years) -> None:
        async def work(host: Host) -> None:
            id = await host.begun()
            await host.timekeeper.begin_vacation(person(1), 10, HERE)
            await host.put_away()
            steady.now += 3 * DAY
            await host.timekeeper.go_round()
            assert await host.people(id) == [1]

        hosting(tmp_path / "games.db", steady, work)

    def test_what_is_left_of_it_can_be_taken_another_time(
        self, tmp_path: Path, steady: Years
    ) -> None:
        async def work(host: Host) -> None:
            id = await host.begun()
            due = await host.store.deadline_of(id)
            await host.put_away()
            await host.timekeeper.begin_vacation(person(0), 10, HERE)
            steady.now += 4 * DAY
            assert await host.timekeeper.resting(person(0)) == pytest.approx(6 * DAY)
            await host.timekeeper.end_vacation(person(0))
            assert await host.timekeeper.resting(person(0)) == 0
            assert await host.timekeeper.days_left(person(0)) == pytest.approx(26)
            assert due is not None
            assert await host.store.deadline_of(id) == pytest.approx(due + 4 * DAY)

        hosting(tmp_path / "games.db", steady, work)

    def test_it_has_limits(self, tmp_path: Path, steady: Years) -> None:
        async def work(host: Host) -> None:
            with pytest.raises(NoVacation, match="31 days is not possible: choose 1 to 30"):
                await host.timekeeper.begin_vacation(person(0), 31, HERE)
            await host.timekeeper.begin_vacation(person(0), 30, HERE)
            with pytest.raises(NoVacation, match="already"):
                await host.timekeeper.begin_vacation(person(0), 1, HERE)
            steady.now += 30 * DAY
            with pytest.raises(NoVacation, match="none left"):
                await host.timekeeper.begin_vacation(person(0), 1, HERE)

        hosting(tmp_path / "games.db", steady, work)

    def test_it_is_taken_and_ended_over_http(self, tmp_path: Path) -> None:
        with serving(tmp_path) as url, httpx.Client(base_url=url) as guest:
            assert guest.get("/api/me").is_success
            headers = {"x-csrftoken": guest.cookies["hanagoza_csrf"]}
            assert guest.get("/api/me/vacation").json() == {"seconds": 0.0, "days_left": 30.0}
            taken = guest.post("/api/me/vacation", json={"days": 5}, headers=headers).json()
            assert taken == {"seconds": pytest.approx(5 * DAY, abs=60), "days_left": 25.0}
            again = guest.post("/api/me/vacation", json={"days": 5}, headers=headers)
            assert (again.status_code, again.json()["detail"]) == (
                409,
                "you are on vacation already: end it first",
            )
            back = guest.delete("/api/me/vacation", headers=headers).json()
            assert back["seconds"] == 0
            assert back["days_left"] == pytest.approx(30, abs=0.01)
