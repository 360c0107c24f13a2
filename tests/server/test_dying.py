"""A machine that dies during a backup or a restore leaves something whole to be served."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from itertools import count
from pathlib import Path
from unittest import mock

import pytest

from hanagoza.server.storage.backups import Backup, backup, examine, restore
from hanagoza.server.storage.errors import StorageError
from hanagoza.server.storage.restoring import BESIDE
from hanagoza.server.storage.store import Store
from tests.server.stored import check, damage, finished_table, keep, store_tables, with_store

STEPS = ("fsync", "rename", "replace", "unlink", "open")
"""What is done to files, other than by SQLite."""


class Died(BaseException):
    """The machine is no more."""


@contextmanager
def dying_at(step: int) -> Iterator[None]:
    """The machine dies before the so-manyeth step; nothing is cleaned up afterwards."""
    steps = count()

    def live_or_die(real: Callable[..., object]) -> Callable[..., object]:
        def act(*given: object, **named: object) -> object:
            if next(steps) >= step:
                raise Died
            return real(*given, **named)

        return act

    with ExitStack() as stack:
        for name in STEPS:
            stack.enter_context(mock.patch.object(os, name, live_or_die(getattr(os, name))))
        yield


def deaths(folder: Path, work: Callable[[Path], object]) -> Iterator[Path]:
    """What is left of a folder when its machine dies at the first step of some work, the second …
    until the work is done first.
    """
    for step in range(1000):
        left = Path(shutil.copytree(folder, folder.with_name(f"died-{step}")))
        try:
            with dying_at(step):
                work(left)
        except Died:
            yield left
        else:
            assert step > 5, "it took no steps"
            return


def ids(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as connection:
        return {id for (id,) in connection.execute("SELECT id FROM tables")}


def served(folder: Path) -> set[str]:
    """The tables that a server finds when it is started next."""
    check(folder / "games.db")
    return ids(folder / "games.db")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A database, and a backup of before its last game."""
    store_tables(tmp_path / "server" / "games.db", finished_table("first"))
    backup(tmp_path / "server" / "games.db", tmp_path / "server" / "saved.db")
    store_tables(tmp_path / "server" / "games.db", finished_table("later"))
    return tmp_path / "server"


def test_a_backup_is_the_old_or_the_new(folder: Path) -> None:
    def again(left: Path) -> Backup:
        return backup(left / "games.db", left / "saved.db", force=True)

    found = set[int]()
    for left in deaths(folder, again):
        found.add(examine(left / "saved.db").games)
        again(left)
        assert examine(left / "saved.db").games == 2
        assert {path.name for path in left.glob("saved*")} == {"saved.db"}
    assert found == {1, 2}


def test_after_a_restore_the_old_or_the_new_is_served(folder: Path) -> None:
    old, new = {"first", "later"}, {"first"}
    found = []
    for left in deaths(folder, lambda left: restore(left / "games.db", left / "saved.db")):
        found.append(served(left))
        # SQLite may have left something beside it when its names were looked at.
        kept = [p for p in left.glob("games.db.replaced-*") if not p.name.endswith(BESIDE[1:])]
        assert [ids(path) for path in kept] == ([old] if found[-1] == new else [])
    assert found == sorted(found, key=len, reverse=True)
    assert old in found
    assert new in found


def test_nor_is_anything_lost_that_was_still_in_the_wal(folder: Path) -> None:
    async def killed(store: Store) -> None:
        await keep(store, finished_table("last words"))
        shutil.copytree(folder, folder.with_name("killed"))

    with_store(folder / "games.db", killed)
    killed_at = folder.with_name("killed")
    assert (killed_at / "games.db-wal").stat().st_size > 0
    everything = {"first", "later", "last words"}
    for left in deaths(killed_at, lambda left: restore(left / "games.db", left / "saved.db")):
        if served(left) == {"first"}:
            (kept,) = left.glob("games.db.replaced-*Z")
            assert ids(kept) == everything
        else:
            assert served(left) == everything


def test_a_restore_that_was_decided_is_what_the_next_one_replaces(folder: Path) -> None:
    *_, left = deaths(folder, lambda left: restore(left / "games.db", left / "saved.db"))
    backup(left / "saved.db", left / "same.db")
    _, kept = restore(left / "games.db", left / "same.db")
    assert kept is not None
    assert ids(kept) == {"first"}
    assert len(list(left.glob("games.db.replaced-*Z"))) == 2


def test_what_came_to_nothing_is_cleared_away_by_the_next(folder: Path) -> None:
    for left in deaths(folder, lambda left: restore(left / "games.db", left / "saved.db")):
        restore(left / "games.db", left / "saved.db")
        assert not list(left.glob("*.part*"))


def test_a_damaged_database_takes_the_place_of_no_backup(folder: Path) -> None:
    before = (folder / "saved.db").read_bytes()
    damage(folder / "games.db")
    with pytest.raises(StorageError, match=r"games\.db is damaged: "):
        backup(folder / "games.db", folder / "saved.db", force=True)
    assert (folder / "saved.db").read_bytes() == before
    assert {path.name for path in folder.glob("saved*")} == {"saved.db"}


def test_what_a_link_leads_to_is_restored_not_the_link(folder: Path) -> None:
    link = folder.with_name("link.db")
    link.symlink_to(folder / "games.db")
    restore(link, folder / "saved.db")
    assert link.is_symlink()
    assert ids(folder / "games.db") == {"first"}
