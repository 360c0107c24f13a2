"""A full disk, a damaged page, an old backup, a lost clock: the host is told, once."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
import structlog

from hanagoza.cli import main
from hanagoza.server import metrics
from hanagoza.server.config import Config, Limits
from hanagoza.server.live.hall import Hall
from hanagoza.server.live.warmup import Warmup
from hanagoza.server.storage.backups import backup
from hanagoza.server.storage.checks import quick_look
from hanagoza.server.storage.errors import StorageError
from hanagoza.server.storage.health import Health
from hanagoza.server.storage.log_clock import LogClock
from hanagoza.server.storage.retention import Retention
from hanagoza.server.storage.store import Store
from hanagoza.server.storage.upkeep import Upkeep
from hanagoza.server.table.setting import TableSetting
from tests.server.conftest import Serve
from tests.server.stored import finished_table, keep, store_tables, table_called, with_store
from tests.server.tables import FixedEntropy, person

DAY, HOUR, PAGE = 86400.0, 3600.0, 4096
MANY = 50
IDS = [f"{letter}-table" for letter in "07GMSZfmu"]
"""All over the place, as those of real tables are."""
DAMAGED = "M-table"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return store_tables(tmp_path / "games.db", *map(finished_table, IDS))


def told_while(work: Callable[[], object]) -> list[dict[str, Any]]:
    """What is logged about health."""
    with structlog.testing.capture_logs() as lines:
        work()
    return [dict(line) for line in lines if line["event"] == "health"]


def value(gauge: Any, *labels: str) -> float:
    return float((gauge.labels(*labels) if labels else gauge)._value.get())


class TestTelling:
    def test_a_line_when_trouble_comes_and_one_when_it_goes(self) -> None:
        health = Health()

        def come_and_go() -> None:
            for _ in range(MANY):
                health.tell("disk", "less than 200 MB are free")
            health.tell("disk", "less than 100 MB are free")
            for _ in range(MANY):
                health.tell("disk", None)

        lines = told_while(come_and_go)
        assert [line["status"] for line in lines] == ["degraded", "ok"]
        assert lines[0]["disk"] == "less than 200 MB are free"

    @pytest.mark.parametrize(
        ("troubles", "status"),
        [
            ([], "ok"),
            (["backup"], "degraded"),
            (["damaged", "clock", "disk"], "degraded"),
            (["disk", "not-saved"], "failing"),
            (["unreadable"], "failing"),
        ],
    )
    def test_it_is_failing_when_nobody_can_play(self, troubles: list[Any], status: str) -> None:
        health = Health()
        for what in troubles:
            health.tell(what, "oh")
        assert health.report.status == status
        assert [trouble.what for trouble in health.report.troubles] == sorted(troubles)
        assert value(metrics.STORAGE_FAILING) == (status == "failing")
        assert value(metrics.TROUBLE, "clock") == ("clock" in troubles)

    def test_monitors_read_it(self, server: Serve) -> None:
        answer = httpx.get(f"{server()}/healthz")
        assert (answer.status_code, answer.json()) == (200, {"status": "ok", "troubles": []})
        assert answer.headers["cache-control"] == "no-store"


def test_a_disk_that_takes_nothing_is_one_line_however_many_moves_fail(database: Path) -> None:
    async def fill(store: Store) -> None:
        _let_write(store, False)
        for n in range(MANY):
            with pytest.raises(StorageError):
                await keep(store, table_called(f"more{n}"))
        (trouble,) = store.health.report.troubles
        assert trouble.message == "moves cannot be saved: attempt to write a readonly database"
        await store.probe()
        assert store.health.has("not-saved")
        _let_write(store, True)
        await store.probe()
        assert store.health.report.status == "ok"
        assert await store.orders() == []

    lines = told_while(lambda: with_store(database, fill))
    assert [line["status"] for line in lines] == ["failing", "ok"]


def _let_write(store: Store, may: bool) -> None:
    with closing(store._writing.raw_connection()) as connection:
        connection.cursor().execute(f"PRAGMA query_only={not may}")


def test_a_row_that_cannot_be_written_is_no_trouble(database: Path) -> None:
    async def twice(store: Store) -> None:
        with pytest.raises(StorageError, match="UNIQUE"):
            await keep(store, table_called(IDS[1]))
        assert store.health.report.status == "ok"

    with_store(database, twice)


class TestDamage:
    @pytest.fixture
    def damaged(self, database: Path) -> Path:
        """A page with entries of one table is not what was written there."""
        content = bytearray(database.read_bytes())
        pages = range(0, len(content), PAGE)
        with_moves = [at for at in pages if b'"moved"' in content[at : at + PAGE]]
        at = max(with_moves, key=lambda at: content[at : at + PAGE].count(DAMAGED.encode()))
        content[at : at + PAGE] = os.urandom(PAGE)
        database.write_bytes(content)
        return database

    def test_who_meets_it_tells_the_host_and_the_others_play_on(self, damaged: Path) -> None:
        async def look(store: Store) -> None:
            readable = 0
            for id in IDS:
                try:
                    readable += bool(await store.entries(id))
                except StorageError as error:
                    assert "malformed" in str(error)
            assert 0 < readable < len(IDS)
            await keep(store, table_called("new"))
            assert store.health.report.status == "degraded"
            assert value(metrics.TROUBLE, "damaged") == 1

        assert len(told_while(lambda: with_store(damaged, look))) == 1

    @pytest.mark.parametrize("whole", [10**9, 0], ids=["every page", "logs picked at random"])
    def test_the_quick_look_of_every_start_sees_it(self, damaged: Path, whole: int) -> None:
        assert quick_look(damaged, whole)

    @pytest.mark.parametrize("whole", [10**9, 0], ids=["every page", "logs picked at random"])
    def test_a_sound_one_is_sound(self, database: Path, whole: int) -> None:
        assert quick_look(database, whole) is None

    def test_a_large_database_is_looked_at_for_as_long_as_there_is_time(
        self, damaged: Path
    ) -> None:
        assert quick_look(damaged, whole=0, sample=-1.0) is None

    def test_the_server_tells_after_its_start(self, damaged: Path) -> None:
        async def start(store: Store) -> None:
            await Upkeep(store, Config(database=damaged)).check()
            (trouble,) = store.health.report.troubles
            assert trouble.what == "damaged"
            assert "restore a backup" in trouble.message

        with_store(damaged, start)

    def test_a_full_look_names_every_table(
        self, damaged: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["admin", "check", "--db", f"sqlite:///{damaged}"]) == 1
        out = capsys.readouterr().out
        assert f"table {DAMAGED}: a log cannot be read: database disk image is malformed" in out
        assert out.endswith("it is damaged: restore a backup\n")

    @pytest.mark.parametrize(
        ("change", "told"),
        [
            (
                "DELETE FROM log WHERE table_id = 'f-table' AND seq = 4",
                "table f-table: a log has a gap",
            ),
            ("DELETE FROM log WHERE table_id = 'f-table'", "table f-table: a log has a gap"),
            (
                "UPDATE log SET entry = '{' WHERE table_id = 'f-table' AND seq = 4",
                "table f-table: a log can",
            ),
            ("DELETE FROM tables WHERE id = 'f-table'", "a row of log belongs to no row of tables"),
        ],
    )
    def test_also_of_what_no_page_shows(
        self, database: Path, capsys: pytest.CaptureFixture[str], change: str, told: str
    ) -> None:
        assert main(["admin", "check", "--db", f"sqlite:///{database}"]) == 0
        assert capsys.readouterr().out == "every page and every log is sound\n"
        with closing(sqlite3.connect(database)) as connection, connection:
            connection.execute(change)
        assert main(["admin", "check", "--db", f"sqlite:///{database}"]) == 1
        assert told in capsys.readouterr().out


def looked_after(
    database: Path, look: Callable[[Store], Awaitable[Any]], now: float = 0.0, **chosen: Any
) -> Any:
    """What there is to see after the upkeep of a server has looked at everything."""

    async def go(store: Store) -> Any:
        await Upkeep(store, Config(database=database, **chosen)).look()
        return await look(store)

    return with_store(database, go, now)


async def troubles(store: Store) -> dict[str, str]:
    return {trouble.what: trouble.message for trouble in store.health.report.troubles}


class Usage(NamedTuple):
    free: int


class TestDisk:
    @pytest.fixture(autouse=True)
    def almost_full(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(free=199_000_000))

    def test_little_room_is_told_before_there_is_none(self, database: Path) -> None:
        assert looked_after(database, troubles) == {
            "disk": "less than 200 MB are free: no table is opened until there is room"
        }
        assert looked_after(database, troubles, spare_disk=100.0) == {}
        assert value(metrics.DISK_FREE) == 199_000_000
        assert value(metrics.DATABASE_BYTES) >= database.stat().st_size

    def test_what_is_left_is_for_games_that_go_on(self, database: Path) -> None:
        async def play(store: Store) -> None:
            warmup = Warmup(())
            hall = Hall(store, None, warmup, FixedEntropy(), Limits())  # type: ignore[arg-type]
            setting = TableSetting(game="hanamikoji", players=2)
            with pytest.raises(StorageError, match="no room for more: games that are open go on"):
                await hall.open(setting, person(0), "203.0.113.7", ())
            await keep(store, table_called("stands for a move"))
            warmup.close()

        looked_after(database, play)


class TestBackupAge:
    def aged(self, database: Path, hours: float) -> None:
        backup(database, database.with_name("saved.db"), force=True)
        noted = database.with_name("games.db.backed-up")
        at = noted.stat().st_mtime - hours * HOUR
        os.utime(noted, (at, at))

    @pytest.mark.parametrize(
        ("chosen", "hours", "is_told"),
        [
            ({}, 10**5, False),
            ({"backup_every": 24.0}, 47.0, False),
            ({"backup_every": 24.0}, 49.0, True),
            ({"backup_age": 24.0}, 23.0, False),
            ({"backup_age": 24.0}, 25.0, True),
        ],
    )
    def test_one_that_is_too_old_is_told(
        self, database: Path, chosen: dict[str, float], hours: float, is_told: bool
    ) -> None:
        self.aged(database, hours)
        assert ("backup" in looked_after(database, troubles, **chosen)) == is_told
        at = database.with_name("games.db.backed-up").stat().st_mtime
        assert value(metrics.LAST_BACKUP) == at

    def test_where_none_was_made_there_is_time_to_make_it(
        self, database: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def wait(store: Store) -> list[dict[str, str]]:
            keeping = Upkeep(store, Config(database=database, backup_every=24.0))
            await keeping.look()
            before = await troubles(store)
            later = time.time() + 49 * HOUR
            monkeypatch.setattr(time, "time", lambda: later)
            await keeping.look()
            return [before, await troubles(store)]

        before, after = with_store(database, wait)
        assert before == {}
        assert after == {"backup": "no backup has been made"}


class Hands:
    """A time of day and a steady clock, both turned by hand."""

    def __init__(self, wall: float) -> None:
        self.wall, self.steady = wall, 0.0

    def turn(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds

    def clock(self, newest: float) -> LogClock:
        return LogClock(newest, lambda: self.wall, lambda: self.steady)


class TestClock:
    def test_the_log_follows_the_time_of_day(self) -> None:
        hands = Hands(1000.0)
        clock = hands.clock(newest=900.0)
        assert (clock(), clock.behind) == (1000.0, 0.0)
        hands.turn(5.0)
        assert (clock(), clock.behind) == (1005.0, 0.0)

    def test_after_a_start_in_the_past_it_goes_on_from_the_newest_entry(self) -> None:
        hands = Hands(100.0)
        clock = hands.clock(newest=1000.0)
        assert (clock(), clock.behind) == (1000.0, 900.0)
        hands.turn(10.0)
        assert (clock(), clock.behind) == (1005.0, 895.0)
        hands.wall = 2000.0  # somebody has asked a time server
        assert (clock(), clock.behind) == (2000.0, 0.0)

    def test_a_clock_that_was_put_back_is_met_again_without_a_step(self) -> None:
        hands = Hands(1000.0)
        clock = hands.clock(newest=0.0)
        clock()
        hands.wall -= 60.0
        times = []
        for _ in range(200):
            times.append(clock())
            hands.turn(1.0)
        assert times == sorted(times)
        assert clock() == hands.wall

    def test_after_a_leap_ahead_somebody_may_look_before_anything_is_deleted(self) -> None:
        hands = Hands(1000.0)
        clock = hands.clock(newest=900.0)
        for seconds in (0.0, 6 * DAY):
            hands.wall += seconds
            clock()
            assert not clock.has_just_leapt
        hands.wall += 8 * DAY
        clock()
        assert clock.has_just_leapt
        hands.turn(0.9 * DAY)
        clock()
        assert clock.has_just_leapt
        hands.turn(0.2 * DAY)
        assert not clock.has_just_leapt

    def test_time_that_really_passed_is_no_leap(self) -> None:
        hands = Hands(1000.0)
        clock = hands.clock(newest=1000.0)
        hands.turn(100 * DAY)
        clock()
        assert not clock.has_just_leapt

    def test_it_is_told_and_nothing_expires_by_it(self, tmp_path: Path) -> None:
        path = tmp_path / "games.db"
        store_tables(path, finished_table("old"), now=100 * DAY)

        async def lost(store: Store) -> dict[str, str]:
            upkeep = Upkeep(store, Config(database=path, retention_days=30.0))
            await keep(store, finished_table("meanwhile"))
            await upkeep.forget(in_use=())
            return await troubles(store)

        told = looked_after(path, lost, now=1 * DAY)
        assert told == {
            "clock": "the clock is 99 days behind the newest entry: nothing expires meanwhile"
        }
        assert value(metrics.CLOCK_BEHIND) == pytest.approx(99 * DAY, abs=60.0)

        async def found_again(store: Store) -> int:
            await store.forget(Retention(ended=30 * DAY))
            with closing(sqlite3.connect(path)) as connection:
                return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])

        assert looked_after(path, found_again, now=120 * DAY) == 2
        assert looked_after(path, found_again, now=140 * DAY) == 0

    def test_who_starts_far_ahead_deletes_nothing_at_once(self, tmp_path: Path) -> None:
        path = store_tables(tmp_path / "games.db", finished_table("old"), now=100 * DAY)

        async def forget(store: Store) -> None:
            await Upkeep(store, Config(database=path, retention_days=3.0)).forget(in_use=())

        for now, left in ((30_000 * DAY, 1), (104 * DAY, 0)):
            looked_after(path, forget, now=now)
            with closing(sqlite3.connect(path)) as connection:
                assert connection.execute("SELECT count(*) FROM tables").fetchone() == (left,)

    def test_moves_tell_how_late_it_was_too(self, tmp_path: Path) -> None:
        path = store_tables(tmp_path / "games.db", table_called("running"))
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("UPDATE log SET at = 500 WHERE seq = 1")
            connection.execute("UPDATE log SET at = 1000 WHERE seq = 3")

        async def look(store: Store) -> float:
            return store.clock()

        assert with_store(path, look, now=10.0) == pytest.approx(1000.0, abs=5.0)


def test_a_database_that_does_not_answer_is_told(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look(store: Store) -> list[str]:
        async def fails() -> set[str]:
            await asyncio.sleep(0)
            raise StorageError("this could not be read: disk I/O error; try again later")

        with monkeypatch.context() as patch:
            patch.setattr(store, "banned", fails)
            before = (await store.report()).status
        return [before, (await store.report()).status]

    assert with_store(database, look) == ["failing", "ok"]
