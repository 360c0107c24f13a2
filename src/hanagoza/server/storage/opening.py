"""Opening the database: one server to a file, brought up to date after a backup."""

from __future__ import annotations

import datetime
import sqlite3
from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from filelock import FileLock, Timeout
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, NoSuchModuleError
from sqlalchemy.pool import QueuePool

from hanagoza.core.errors import HanagozaError

PATIENCE_MS = 5000
"""How long SQLite waits for another process, such as a backup, to let go."""


class StorageError(HanagozaError):
    """A database that cannot be used; the message says what to do."""


def sqlite_path(url: str) -> Path:
    """The file of a database."""
    try:
        found = make_url(url)
    except ArgumentError as error:
        raise StorageError(f"{url!r} is no database: write sqlite:///path/to/file.db") from error
    if found.get_backend_name() != "sqlite" or found.database in (None, "", ":memory:"):
        raise StorageError(f"{url!r} is not a SQLite file: write sqlite:///path/to/file.db")
    return Path(str(found.database)).expanduser()


def lock(path: Path) -> FileLock:
    """Claim a database for one process; it is released when the process ends, however it does."""
    path.parent.mkdir(parents=True, exist_ok=True)
    claim = FileLock(f"{path}.lock")
    try:
        claim.acquire(timeout=0)
    except Timeout as error:
        raise StorageError(
            f"another hanagoza serves {path}: stop it first, or choose another file with --db"
        ) from error
    return claim


def engine(path: Path, *, writes: bool) -> Engine:
    """Connections to a database. Nothing is acknowledged before it is on the disk."""
    made = create_engine(
        f"sqlite:///{path}", poolclass=QueuePool, pool_size=1 if writes else 4, max_overflow=0
    )

    @event.listens_for(made, "connect")
    def _connected(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # transactions begin where we say, not where it guesses
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            f"busy_timeout={PATIENCE_MS}",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(made, "begin")
    def _begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return made


def bring_up_to_date(path: Path) -> None:
    """Create or migrate the schema; what there was is copied first. A newer one is refused."""
    config = Config()
    config.set_main_option("script_location", "hanagoza.server.storage:migrations")
    scripts = ScriptDirectory.from_config(config)
    existed = path.exists()
    path.touch(mode=0o600)  # it holds secrets and hidden cards
    writer = engine(path, writes=True)
    try:
        with writer.begin() as connection:
            current = MigrationContext.configure(connection).get_current_revision()
            known = [script.revision for script in scripts.walk_revisions()]
            if current is not None and current not in known:
                raise StorageError(
                    f"{path} was written by a newer hanagoza (schema {current}, this one knows "
                    f"{known[0]}): upgrade hanagoza, or restore a backup"
                )
            if current == known[0]:
                return
        if existed and current is not None:
            copy(path, path.with_name(f"{path.name}.before-{known[0]}-{_stamp()}"))
        with writer.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except (DatabaseError, NoSuchModuleError) as error:
        raise StorageError(f"{path} cannot be opened: {error.args[0]}") from error
    finally:
        writer.dispose()


def check(path: Path) -> None:
    """Whether a server could start on this database; ``StorageError`` says why not."""
    claim = lock(path)
    try:
        bring_up_to_date(path)
    finally:
        claim.release()


def copy(source: Path, target: Path) -> None:
    """A consistent copy of a database, also of one that is being written."""
    with (
        closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as reading,
        closing(sqlite3.connect(target)) as writing,
    ):
        reading.backup(writing)


def _stamp() -> str:
    return datetime.datetime.now(datetime.UTC).strftime("%Y%m%dT%H%M%SZ")
