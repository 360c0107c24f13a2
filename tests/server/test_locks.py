"""One server to a database, whatever names lead to it."""

from __future__ import annotations

import os
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from subprocess import PIPE

import pytest

from hanagoza.server import serve
from hanagoza.server.config import Config
from hanagoza.server.storage.backups import backup, restore
from hanagoza.server.storage.errors import Claimed
from hanagoza.server.storage.lock import lock, note
from hanagoza.server.storage.migrate import claimed
from tests.server.hosted import COMMAND
from tests.server.stored import check, finished_table, store_tables

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="no such locks elsewhere")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    (tmp_path / "elsewhere").mkdir()
    return store_tables(tmp_path / "games.db", finished_table("first"))


def symbolic_link(database: Path) -> Path:
    link = database.parent / "elsewhere" / "link.db"
    link.symlink_to(database)
    return link


def link_to_the_folder(database: Path) -> Path:
    folder = database.parent / "elsewhere" / "folder"
    folder.symlink_to(database.parent)
    return folder / database.name


def hard_link(database: Path) -> Path:
    link = database.parent / "elsewhere" / "hard.db"
    os.link(database, link)
    return link


def hard_link_beside_it(database: Path) -> Path:
    link = database.with_name("hard.db")
    os.link(database, link)
    return link


@pytest.mark.parametrize(
    "other_name",
    [
        symbolic_link,
        link_to_the_folder,
        pytest.param(hard_link, marks=on_linux),
        pytest.param(hard_link_beside_it, marks=on_linux),
    ],
)
def test_another_name_is_no_other_database(
    database: Path, other_name: Callable[[Path], Path]
) -> None:
    name = other_name(database)
    with claimed(database), pytest.raises(Claimed, match="another hanagoza serves"):
        check(name)
    check(name)
    with claimed(name), pytest.raises(Claimed, match="another hanagoza serves"):
        check(database)


@on_linux
def test_nor_is_it_to_another_process(database: Path) -> None:
    url = f"sqlite:///{hard_link(database)}"
    with claimed(database):
        refused = subprocess.run(
            [*COMMAND, "serve", "--port", "0", "--db", url],
            capture_output=True,
            text=True,
            check=False,
        )
    assert refused.returncode == 2
    assert "another hanagoza serves" in refused.stderr


def test_of_two_that_start_at_once_one_serves_and_the_other_says_why_not(tmp_path: Path) -> None:
    words = [*COMMAND, "serve", "--port", "0", "--db", f"sqlite:///{tmp_path / 'new.db'}"]
    both = [subprocess.Popen(words, stdout=PIPE, stderr=PIPE, text=True) for _ in range(2)]
    try:
        while all(one.poll() is None for one in both):
            time.sleep(0.05)
        (refused,) = (one for one in both if one.returncode is not None)
        _, why = refused.communicate()
        (serving,) = (one for one in both if one is not refused)
        assert serving.stdout is not None
        assert serving.stdout.readline().startswith("Hanagoza at ")
    finally:
        for one in both:
            one.terminate()
    assert refused.returncode == 2
    assert re.fullmatch("hanagoza: another hanagoza serves .*\n", why)
    assert "Traceback" not in serving.communicate()[1]


def test_from_the_first_look_until_it_serves_nobody_else_gets_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "new.db"

    def listen(*_: object) -> None:
        with pytest.raises(Claimed):
            claimed(path)
        raise KeyboardInterrupt

    monkeypatch.setattr(serve, "listen", listen)
    with pytest.raises(KeyboardInterrupt):
        serve._ready(Config(database=path))
    check(path)  # who could not begin lets go of it


def test_where_the_first_answers_is_told_by_the_name_of_a_link_too(database: Path) -> None:
    link = symbolic_link(database)
    with claimed(database):
        note(database, "http://127.0.0.1:8000")
        with pytest.raises(Claimed, match=r"link\.db at http://127\.0\.0\.1:8000"):
            lock(link)


@on_linux
def test_a_new_database_is_claimed_as_soon_as_it_is_there(tmp_path: Path) -> None:
    with claimed(tmp_path / "new.db"):
        os.link(tmp_path / "new.db", tmp_path / "hard.db")
        with pytest.raises(Claimed):
            lock(tmp_path / "hard.db")


@on_linux
def test_so_is_one_that_was_restored(database: Path, tmp_path: Path) -> None:
    backup(database, tmp_path / "saved.db")
    restore(database, tmp_path / "saved.db")
    with claimed(database):
        os.link(database, tmp_path / "hard.db")
        with pytest.raises(Claimed):
            lock(tmp_path / "hard.db")


@on_linux
def test_sqlite_keeps_its_own_locks(database: Path) -> None:
    """A process that closes a file loses all POSIX locks it has there."""
    write = (
        "import sqlite3, sys; sqlite3.connect(sys.argv[1], timeout=0).execute('BEGIN IMMEDIATE')"
    )
    with claimed(database) as claim, closing(sqlite3.connect(database)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        claim.hold()
        other = [sys.executable, "-c", write, str(database)]
        assert b"is locked" in subprocess.run(other, capture_output=True, check=False).stderr
