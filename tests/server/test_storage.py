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

from hanagoza.server.http.session_key import session_key
from hanagoza.server.storage import migrate
from hanagoza.server.storage.copy import copy
from hanagoza.server.storage.engine import engine
from hanagoza.server.storage.errors import StorageError
from hanagoza.server.storage.location import sqlite_path
from hanagoza.server.storage.lock import lock
from hanagoza.server.storage.migrate import bring_up_to_date, check, known_schemas
from hanagoza.server.storage.schema import metadata
from hanagoza.server.storage.store import BEARER, FORGOTTEN_AT_ONCE, LATELY, UNFINISHED, Store
from hanagoza.server.table.seating import sit
from tests.server.stored import finished_table, keep, store_tables, table_called, with_store
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
    asked = query.params(host="h", address="a", since=0.0, hash="#").compile(
        dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True}
    )
    with closing(sqlite3.connect(database)) as connection:
        plan = [step for *_, step in connection.execute(f"EXPLAIN QUERY PLAN {asked}")]
    assert any("SEARCH" in step for step in plan)
    assert not any(step.startswith("SCAN") and "CONSTANT ROW" not in step for step in plan), plan


def test_tables_that_were_left_long_ago_are_not_held_against_anybody(tmp_path: Path) -> None:
    path = store_tables(tmp_path / "games.db", table_called("open", people=0), now=0.0)

    def counted(now: float) -> tuple[int, int]:
        def ask(store: Store) -> Awaitable[tuple[int, int]]:
            return store.unfinished(host=person(0), address="203.0.113.7")

        return with_store(path, ask, now)

    assert counted(60.0) == (1, 1)
    assert counted(LATELY + 1.0) == (0, 0)


def test_strangers_are_not_sent_to_where_nobody_waits_any_more(tmp_path: Path) -> None:
    table = open_table(public=True)
    happen(table, sit(table, sat(0)))
    path = store_tables(tmp_path / "games.db", table, now=0.0)
    listed = [
        with_store(path, lambda store: store.public_tables("open"), now)
        for now in (60.0, LATELY + 1.0)
    ]
    assert [len(tables) for tables in listed] == [1, 0]


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


class TestRetention:
    def tables(self, path: Path) -> set[str]:
        with closing(sqlite3.connect(path)) as connection:
            return {id for (id,) in connection.execute("SELECT id FROM tables")}

    def test_what_ended_long_ago_goes_and_running_games_stay(self, tmp_path: Path) -> None:
        path = tmp_path / "games.db"
        store_tables(path, finished_table("old"), table_called("old-running"), now=1 * DAY)
        store_tables(path, table_called("nobody-came", people=1), now=1 * DAY)
        store_tables(path, finished_table("new"), now=8 * DAY)
        count = with_store(path, lambda store: store.forget(5 * DAY), now=10 * DAY)
        assert self.tables(path) == {"old-running", "new"}
        assert count == 2

    def test_with_all_that_happened_there(self, tmp_path: Path) -> None:
        path = store_tables(tmp_path / "games.db", finished_table("old"))
        with_store(path, lambda store: store.forget(5 * DAY), now=10 * DAY)
        with closing(sqlite3.connect(path)) as connection:
            for table in ("log", "holders"):
                assert connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)

    def test_who_still_looks_at_a_game_may_go_on(self, tmp_path: Path) -> None:
        path = store_tables(tmp_path / "games.db", finished_table("old"))
        with_store(path, lambda store: store.forget(5 * DAY, in_use={"old"}), now=10 * DAY)
        assert self.tables(path) == {"old"}

    def test_also_who_comes_while_others_are_deleted(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        many = [finished_table(f"t{n}") for n in range(FORGOTTEN_AT_ONCE + 1)]
        path = store_tables(tmp_path / "games.db", *many)
        in_use = set[str]()

        def forget(store: Store) -> Awaitable[int]:
            execute = store._execute

            async def come_after_it(statement: Any) -> None:
                await execute(statement)
                in_use.update(self.tables(path))

            monkeypatch.setattr(store, "_execute", come_after_it)
            return store.forget(5 * DAY, in_use)

        assert with_store(path, forget, now=10 * DAY) == FORGOTTEN_AT_ONCE
        assert self.tables(path) == in_use
        assert len(in_use) == 1

    def test_many_are_deleted_a_few_at_a_time(self, tmp_path: Path) -> None:
        many = [table_called(f"t{n}", people=0) for n in range(2 * FORGOTTEN_AT_ONCE + 1)]
        path = store_tables(tmp_path / "games.db", *many)
        assert with_store(path, lambda store: store.forget(DAY), now=10 * DAY) == len(many)
        assert self.tables(path) == set()
