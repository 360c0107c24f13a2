"""The database: who may open it, how it is brought up to date, what is deleted when."""

from __future__ import annotations

import shutil
import sqlite3
import stat
from collections.abc import Awaitable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy.dialects import sqlite

from hanagoza.server.addresses import Shares
from hanagoza.server.http.session_key import session_key
from hanagoza.server.storage import migrate
from hanagoza.server.storage.copy import copy
from hanagoza.server.storage.engine import engine
from hanagoza.server.storage.errors import StorageError
from hanagoza.server.storage.location import sqlite_path
from hanagoza.server.storage.lock import lock
from hanagoza.server.storage.migrate import bring_up_to_date, known_schemas
from hanagoza.server.storage.schema import metadata
from hanagoza.server.storage.store import (
    BEARER,
    JUST_NOW,
    LATELY,
    UNFINISHED,
    PublicTable,
    Store,
)
from hanagoza.server.table.seating import sit
from hanagoza.server.table.setting import DaysPerMove
from tests.server.stored import check, finished_table, keep, store_tables, table_called, with_store
from tests.server.tables import happen, open_table, person, sat

DAY = 86400.0
NEXT = """
from alembic import op
revision, down_revision = "9999", "{before}"
def upgrade():
    op.execute("CREATE TABLE news (id INTEGER)")
"""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return store_tables(tmp_path / "games.db", finished_table("first"))


@pytest.fixture
def newer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """As a later hanagoza would be, with one more migration; ``undo`` to be ourselves again."""
    migrations = tmp_path / "migrations"
    shutil.copytree(Path(migrate.__file__).parent / "migrations", migrations)
    (migrations / "versions" / "9999_news.py").write_text(NEXT.format(before=known_schemas()[0]))
    monkeypatch.setattr(migrate, "MIGRATIONS", str(migrations))
    return monkeypatch


def names(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as connection:
        return {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


class TestSchema:
    def test_the_migrations_lead_to_the_schema(self, database: Path) -> None:
        made = engine(database, writes=False)
        with made.connect() as connection:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert compare_metadata(context, metadata) == []
        made.dispose()

    def test_an_older_one_is_copied_and_migrated(
        self, database: Path, newer: pytest.MonkeyPatch
    ) -> None:
        bring_up_to_date(database)
        assert "news" in names(database)
        (kept,) = database.parent.glob("games.db.before-9999-*")
        assert "news" not in names(kept)
        assert mode(kept) == 0o600
        newer.undo()
        entries = with_store(kept, lambda store: store.entries("first"))
        assert len(entries) == len(finished_table("first").log)

    def test_nothing_is_copied_when_there_is_nothing_to_do(self, database: Path) -> None:
        before = set(database.parent.iterdir())
        bring_up_to_date(database)
        assert set(database.parent.iterdir()) == before

    def test_a_newer_one_is_refused_and_left_alone(
        self, database: Path, newer: pytest.MonkeyPatch
    ) -> None:
        bring_up_to_date(database)
        newer.undo()
        before = database.read_bytes()
        with pytest.raises(StorageError, match=r"newer hanagoza \(schema 9999.*upgrade hanagoza"):
            bring_up_to_date(database)
        assert database.read_bytes() == before


@pytest.mark.parametrize("query", [UNFINISHED, BEARER], ids=["unfinished", "bearer"])
def test_what_is_often_asked_takes_no_longer_in_a_large_database(
    database: Path, query: Any
) -> None:
    asked = query.params(host="h", address="a", since=0.0, just_now=0.0, hash="#").compile(
        dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True}
    )
    with closing(sqlite3.connect(database)) as connection:
        plan = [step for *_, step in connection.execute(f"EXPLAIN QUERY PLAN {asked}")]
    assert any("SEARCH" in step for step in plan)
    assert not any(step.startswith("SCAN") and "CONSTANT ROW" not in step for step in plan), plan


def test_tables_that_were_left_long_ago_are_not_held_against_anybody(tmp_path: Path) -> None:
    attended = open_table()
    happen(attended, sit(attended, sat(0)))
    empty = table_called("open", people=0)
    path = store_tables(tmp_path / "games.db", attended, empty, now=0.0)

    def counted(now: float) -> tuple[int, int]:
        def ask(store: Store) -> Awaitable[tuple[int, int]]:
            return store.unfinished(host=person(0), address="203.0.113.7")

        return with_store(path, ask, now)

    assert counted(60.0) == (2, 2)
    assert counted(JUST_NOW + 1.0) == (1, 1)
    assert counted(LATELY + 1.0) == (0, 0)


@pytest.mark.parametrize("is_attended", [False, True])
def test_strangers_are_not_sent_to_where_nobody_waits_any_more(
    tmp_path: Path, is_attended: bool
) -> None:
    table = open_table(public=True)
    happen(table, sit(table, sat(0)))
    path = store_tables(tmp_path / "games.db", table, now=0.0)

    def ask(store: Store) -> Awaitable[list[PublicTable]]:
        return store.public_tables("open", lambda _: is_attended, Shares(5, ()))

    listed = [with_store(path, ask, now) for now in (60.0, JUST_NOW + 1.0, LATELY + 1.0)]
    assert [len(tables) for tables in listed] == [1, is_attended, 0]


def test_nobody_waits_in_person_where_people_have_days(tmp_path: Path) -> None:
    table = open_table(public=True, pace=DaysPerMove(days=3))
    happen(table, sit(table, sat(0)))
    path = store_tables(tmp_path / "games.db", table, now=0.0)

    def ask(store: Store) -> Awaitable[list[PublicTable]]:
        return store.public_tables("open", lambda _: False, Shares(5, ()))

    listed = [with_store(path, ask, now) for now in (60.0, JUST_NOW + 1.0, LATELY + 1.0)]
    assert [len(tables) for tables in listed] == [1, 1, 0]


class TestOpening:
    def test_what_is_no_database_of_ours_is_refused(self, tmp_path: Path) -> None:
        path = tmp_path / "other.db"
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("CREATE TABLE recipes (id INTEGER)")
        with pytest.raises(StorageError, match="database of something else"):
            bring_up_to_date(path)
        assert names(path) == {"recipes"}

    def test_what_is_no_database_at_all_is_refused(self, tmp_path: Path) -> None:
        path = tmp_path / "letter.db"
        path.write_text("Dear Hanako, " * 100)
        with pytest.raises(StorageError, match="cannot be opened: file is not a database"):
            bring_up_to_date(path)

    def test_a_folder_is_no_file(self, tmp_path: Path) -> None:
        with pytest.raises(StorageError, match="is a folder: name a file in it"):
            check(tmp_path)
        assert not tmp_path.with_name(f"{tmp_path.name}.lock").exists()

    @pytest.mark.parametrize(
        "url", ["postgresql://host/games", "sqlite://", "sqlite:///:memory:", "games"]
    )
    def test_only_files_of_sqlite_will_do(self, url: str) -> None:
        with pytest.raises(StorageError, match=r"write sqlite:///path/to/file\.db"):
            sqlite_path(url)

    def test_no_password_is_shown(self) -> None:
        with pytest.raises(StorageError, match=r"'postgresql://me:\*\*\*@host/games' is not"):
            sqlite_path("postgresql://me:petals@host/games")

    def test_one_server_to_a_file(self, database: Path) -> None:
        claim = lock(database)
        with pytest.raises(StorageError, match="another hanagoza serves"):
            with_store(database, lambda store: store.entries("first"))
        claim.release()

    def test_odd_names_of_files_are_just_names(self, tmp_path: Path) -> None:
        odd = tmp_path / "what? #1 50%.db"
        store_tables(odd, finished_table("first"))
        copy(odd, tmp_path / "copy?.db")
        assert "log" in names(tmp_path / "copy?.db")

    def test_database_and_key_are_for_their_owner_only(self, database: Path) -> None:
        key = session_key(database)
        assert session_key(database) == key
        assert mode(database) == mode(database.with_name("session.key")) == 0o600
        assert {path.name for path in database.parent.glob("session*")} == {"session.key"}

    @pytest.mark.parametrize("left", [b"", b"x" * 31, b"x" * 33])
    def test_a_damaged_key_is_not_replaced_unasked(self, database: Path, left: bytes) -> None:
        path = database.with_name("session.key")
        path.write_bytes(left)
        with pytest.raises(StorageError, match=r"session\.key is damaged: .* from your backup"):
            session_key(database)
        assert path.read_bytes() == left


def test_what_could_not_be_saved_is_not_told(database: Path) -> None:
    """Rows hold secrets and hidden cards; errors reach logs and players."""
    twice = table_called("first")
    with pytest.raises(StorageError, match="UNIQUE constraint") as error:
        with_store(database, lambda store: keep(store, twice))
    assert "Guest" not in str(error.value)
    assert twice.opened.secret not in str(error.value)


def test_a_full_disk_is_told_in_plain_words_and_forgotten_when_there_is_room(
    database: Path,
) -> None:
    second = finished_table("second")

    async def fill(store: Store) -> None:
        _limit(store, 1)  # not below what it has already
        with pytest.raises(StorageError, match=r"not be saved: database or disk is full; try"):
            await keep(store, second)
        assert await store.entries("second") == []
        assert await store.entries("first")
        _limit(store, 10**6)
        await keep(store, second)
        assert await store.entries("second") == second.log

    with_store(database, fill)


def _limit(store: Store, pages: int) -> None:
    with store._writing.begin() as connection:
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
