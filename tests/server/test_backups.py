"""Backups that a running server makes by itself."""

from __future__ import annotations

import asyncio
import stat
import threading
import time
from pathlib import Path
from typing import Any

import pytest
import structlog

from hanagoza.server.config import Config
from hanagoza.server.http.session_key import session_key
from hanagoza.server.storage import backups
from hanagoza.server.storage.backups import (
    back_up,
    backup,
    days_copies_are_kept,
    delete_copies,
    examine,
    last_backup,
    restore,
)
from hanagoza.server.storage.copy import copy, stamp
from hanagoza.server.storage.errors import StorageError
from hanagoza.server.storage.store import Store
from hanagoza.server.storage.upkeep import Upkeep
from tests.server.stored import damage, finished_table, keep, store_tables, with_store
from tests.server.tables import person

HOUR = 3600.0


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return store_tables(tmp_path / "games.db", finished_table("first"))


@pytest.fixture
def stamps(monkeypatch: pytest.MonkeyPatch) -> None:
    """An hour later each time."""
    hours = iter(range(24))
    monkeypatch.setattr(backups, "stamp", lambda: f"20270102T{next(hours):02}0000Z")


@pytest.mark.usefixtures("stamps")
def test_the_latest_are_kept_and_what_is_not_ours_too(database: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    backup(database, tmp_path / "games-by-hand.db")
    for _ in range(2):
        back_up(database, folder, keep=3)
    (folder / "games-20260102T000000Z.db.old").touch()
    (folder / "games-of-mine.db").touch()
    for _ in range(3):
        back_up(database, folder, keep=3)
    assert {path.name for path in folder.iterdir()} == {
        "games-20270102T020000Z.db",
        "games-20270102T030000Z.db",
        "games-20270102T040000Z.db",
        "games-20260102T000000Z.db.old",
        "games-of-mine.db",
    }
    assert examine(folder / "games-20270102T040000Z.db").games == 1


@pytest.mark.usefixtures("stamps")
def test_a_damaged_database_costs_no_old_backup(database: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    for _ in range(2):
        back_up(database, folder, keep=2)
    before = sorted(folder.iterdir())
    damage(database)
    with pytest.raises(StorageError, match="is damaged"):
        back_up(database, folder, keep=2)
    assert sorted(folder.iterdir()) == before


def test_what_a_server_left_half_done_is_cleared_away(database: Path, tmp_path: Path) -> None:
    (tmp_path / "backups").mkdir()
    for end in (".part", ".part-journal"):
        (tmp_path / "backups" / f"games-20260102T000000Z.db{end}").touch()
    back_up(database, tmp_path / "backups", keep=1)
    (made,) = (tmp_path / "backups").iterdir()
    assert made.suffix == ".db"


def test_with_them_is_the_key_without_which_nobody_is_known(database: Path, tmp_path: Path) -> None:
    key = session_key(database)
    back_up(database, tmp_path / "backups", keep=1)
    copied = tmp_path / "backups" / "session.key"
    assert copied.read_bytes() == key
    assert stat.S_IMODE(copied.stat().st_mode) == 0o600
    assert stat.S_IMODE(copied.parent.stat().st_mode) == 0o700


class TestSchedule:
    def run(self, database: Path, naps: int, **chosen: Any) -> list[float]:
        """How long the server sleeps between backups, for so many times."""
        slept = list[float]()

        async def nap(seconds: float) -> None:
            slept.append(seconds)
            if len(slept) == naps:
                raise asyncio.CancelledError

        async def go(store: Store) -> None:
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(asyncio, "sleep", nap)
                with pytest.raises(asyncio.CancelledError):
                    await Upkeep(store, Config(database=database, **chosen)).back_up()

        with_store(database, go)
        return slept

    def test_one_at_the_start_and_then_as_often_as_was_said(self, database: Path) -> None:
        slept = self.run(database, naps=3, backup_every=6.0)
        assert slept == [0.0, 6 * HOUR, 6 * HOUR]
        assert list(database.parent.glob("backups/games-*Z.db"))
        assert last_backup(database) is not None

    def test_after_a_restart_when_it_is_due(self, database: Path) -> None:
        backup(database, database.with_name("saved.db"))
        (until,) = self.run(database, naps=1, backup_every=6.0)
        assert 5.9 * HOUR < until <= 6 * HOUR

    def test_one_that_fails_is_told_and_tried_again_soon(self, database: Path) -> None:
        database.with_name("letter").touch()
        with structlog.testing.capture_logs() as lines:
            slept = self.run(
                database, naps=3, backup_every=6.0, backup_folder=database.with_name("letter")
            )
        assert slept == [0.0, 600.0, 600.0]
        assert [line["event"] for line in lines if "backup" in line["event"]] == [
            "backup.failed",
            "backup.failed",
        ]

    def test_none_unless_the_host_wants_them(self, database: Path) -> None:
        with_store(database, lambda store: Upkeep(store, Config(database=database)).back_up())
        assert not database.with_name("backups").exists()

    def test_moves_do_not_wait_for_it(
        self, database: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """They are written while it is being made, and are not in it."""
        begun, may_end = threading.Event(), threading.Event()

        def slowly(source: Path, target: Path) -> None:
            copy(source, target)
            begun.set()
            assert may_end.wait(10)

        monkeypatch.setattr(backups, "copy", slowly)

        async def play(store: Store) -> None:
            making = asyncio.create_task(
                Upkeep(store, Config(database=database, backup_every=1.0)).back_up()
            )
            await asyncio.to_thread(begun.wait, 10)
            await asyncio.wait_for(keep(store, finished_table("meanwhile")), 5)
            may_end.set()
            while last_backup(database) is None:
                await asyncio.sleep(0.01)
            making.cancel()

        with_store(database, play)
        (made,) = database.parent.glob("backups/games-*Z.db")
        assert examine(made).games == 1


def test_copies_from_before_an_upgrade_or_a_restore_expire(database: Path) -> None:
    day, now = 24 * HOUR, time.time()
    made = {
        f"games.db{kind}{stamp(now - days * day)}{beside}"
        for kind, beside in ((".before-0004-", ""), (".replaced-", ""), (".replaced-", "-wal"))
        for days in (29, 31)
    }
    for name in made:
        database.with_name(name).touch()
    delete_copies(database, 30 * day)
    left = {path.name for path in database.parent.glob("games.db.*Z*")}
    assert left == {name for name in made if stamp(now - 29 * day) in name}
    assert database.exists()


@pytest.mark.parametrize(
    ("chosen", "days"),
    [
        ({}, None),
        ({"backup_every": 24.0}, 30.0),
        ({"backup_every": 24.0, "backup_keep": 60}, 60.0),
        ({"backup_every": 24.0, "keep_copies": None}, None),
    ],
)
def test_people_are_told_how_long_copies_are_kept(
    database: Path, chosen: dict[str, Any], days: float | None
) -> None:
    assert days_copies_are_kept(Config(database=database, **chosen)) == days


def test_a_restored_backup_does_not_bring_back_who_was_deleted(
    database: Path, tmp_path: Path
) -> None:
    backup(database, tmp_path / "kept.db")
    with_store(database, lambda store: store.erase(person(0)))
    restore(database, tmp_path / "kept.db")

    async def orders(store: Store) -> list[tuple[str, str]]:
        return [(order.what, order.value) for order in await store.orders()]

    assert with_store(database, orders) == [("erase", person(0))]
