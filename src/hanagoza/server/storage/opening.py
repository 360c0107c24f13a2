"""Opening the database: one server to a file, brought up to date after a backup."""

from __future__ import annotations

import datetime
import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from filelock import FileLock, Timeout
from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, NoSuchModuleError
from sqlalchemy.pool import QueuePool

from hanagoza.core.errors import HanagozaError

PATIENCE_MS = 5000
"""How long SQLite waits for another process, such as a backup, to let go."""
MIGRATIONS = "hanagoza.server.storage:migrations"
OURS = {"alembic_version", "tables", "log"}
"""Tables by which a database of ours is known."""


class StorageError(HanagozaError):
    """A database that cannot be used; the message says what to do."""


class Claimed(StorageError):
    """A database that another process has claimed; ``address`` is where that answers, if known."""

    def __init__(self, path: Path, address: str) -> None:
        at = f" at {address}" if address else ""
        super().__init__(
            f"another hanagoza serves {path}{at}: stop it first, or choose another file with --db"
        )
        self.address = address


def sqlite_path(url: str) -> Path:
    """The file of a database."""
    try:
        found = make_url(url)
    except ArgumentError as error:
        raise StorageError(f"{url!r} is no database: write sqlite:///path/to/file.db") from error
    if found.get_backend_name() != "sqlite" or found.database in (None, "", ":memory:"):
        shown = str(found) if found.password else url  # without it
        raise StorageError(f"{shown!r} is not a SQLite file: write sqlite:///path/to/file.db")
    return Path(str(found.database)).expanduser()


def lock(path: Path) -> FileLock:
    """Claim a database for one process; it is released when the process ends, however it does."""
    if path.is_dir():
        raise StorageError(f"{path} is a folder: name a file in it")
    path.parent.mkdir(parents=True, exist_ok=True)
    claim = FileLock(_lock_file(path))
    try:
        claim.acquire(timeout=0)
    except Timeout as error:
        raise Claimed(path, _noted(path)) from error
    note(path, "")  # what the last one left
    return claim


def note(path: Path, address: str) -> None:
    """Write down where the one that has claimed a database answers."""
    with suppress(OSError):  # some systems let nobody write to a locked file; it is a courtesy
        _lock_file(path).write_text(address, encoding="utf-8")


def _noted(path: Path) -> str:
    with suppress(OSError, UnicodeError):
        return _lock_file(path).read_text(encoding="utf-8")
    return ""


def _lock_file(path: Path) -> Path:
    return path.with_name(f"{path.name}.lock")


def engine(path: Path, *, writes: bool) -> Engine:
    """Connections to a database. Nothing is acknowledged before it is on the disk."""
    url = URL.create("sqlite", database=str(path))
    made = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=1 if writes else 4,
        max_overflow=0,
        hide_parameters=True,  # errors are logged and told, and rows hold secrets
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
    config.set_main_option("script_location", MIGRATIONS)
    newest = known_schemas()[0]
    path.touch(mode=0o600)  # it holds secrets and hidden cards
    writer = engine(path, writes=True)
    try:
        with writer.begin() as connection:
            current = MigrationContext.configure(connection).get_current_revision()
            if names := inspect(connection).get_table_names():
                require_ours(path, current, names)
        if current == newest:
            return
        if current is not None:
            copy(path, path.with_name(f"{path.name}.before-{newest}-{stamp()}"))
        with writer.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except (DatabaseError, NoSuchModuleError) as error:
        why = error.orig if isinstance(error, DatabaseError) else error.args[0]  # without the SQL
        raise StorageError(f"{path} cannot be opened: {why}") from error
    finally:
        writer.dispose()


def known_schemas() -> list[str]:
    """The schemas this program can use, the newest first."""
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    return [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]


def require_ours(path: Path, schema: str | None, names: Iterable[str]) -> None:
    """Refuse a database of something else, or of a hanagoza that is newer than this one."""
    if schema is None or not set(names) >= OURS:
        raise StorageError(f"{path} is a database of something else: choose another file")
    known = known_schemas()
    if schema not in known:
        raise StorageError(
            f"{path} was written by a newer hanagoza (schema {schema}, this one knows "
            f"{known[0]}): upgrade hanagoza, or restore a backup"
        )


def check(path: Path) -> None:
    """Whether a server could start on this database; ``StorageError`` says why not."""
    claim = lock(path)
    try:
        bring_up_to_date(path)
    finally:
        claim.release()


def read_only(path: Path) -> sqlite3.Connection:
    """A connection that cannot change anything; the file has to be there."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def open_ours(path: Path) -> sqlite3.Connection:
    """The same, for a database of a schema that we know."""
    if not path.is_file():
        raise StorageError(f"there is no database {path}")
    connection = read_only(path)
    try:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master")]
        require_ours(path, schema_of(connection) if "alembic_version" in names else None, names)
    except sqlite3.Error as error:
        connection.close()
        raise StorageError(f"{path} cannot be read: {error}") from error
    except StorageError:
        connection.close()
        raise
    return connection


def schema_of(connection: sqlite3.Connection) -> str | None:
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(row[0]) if row else None


def require_free(target: Path, *, force: bool) -> None:
    """Refuse to write where there is something, unless forced, or where nothing can be."""
    if target.is_dir():
        raise StorageError(f"{target} is a folder: name a file in it")
    if not target.parent.is_dir():
        raise StorageError(f"{target} cannot be written: there is no folder {target.parent}")
    if target.exists() and not force:
        raise StorageError(f"{target} exists: choose another file, or overwrite it with --force")


@contextmanager
def growing(target: Path, mode: int) -> Iterator[Path]:
    """A file beside another that takes its place once it is complete."""
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL, mode))
        try:
            yield part
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        if error.filename == str(part):  # nobody has heard of that one
            error.filename, error.filename2 = str(target), None
        raise


def copy(source: Path, target: Path) -> None:
    """A consistent copy of a database, also of one that is being written; whole or not at all."""
    try:
        with growing(target, 0o600) as part:  # it holds what the source holds
            _copy(source, part)
    except sqlite3.Error as error:
        raise StorageError(f"{source} cannot be copied to {target}: {error}") from error


def _copy(source: Path, target: Path) -> None:
    with closing(read_only(source)) as reading, closing(sqlite3.connect(target)) as writing:
        reading.backup(writing)
        writing.execute("PRAGMA journal_mode=DELETE")  # one file, readable anywhere


def stamp() -> str:
    """The time, for the name of a file."""
    return datetime.datetime.now(datetime.UTC).strftime("%Y%m%dT%H%M%SZ")
