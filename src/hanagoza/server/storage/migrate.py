"""Migrations (Alembic): a database is brought up to date after a copy of it was made."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect
from sqlalchemy.exc import DatabaseError, NoSuchModuleError

from hanagoza.server.storage.copy import copy, stamp, sync_names
from hanagoza.server.storage.engine import engine, read_only
from hanagoza.server.storage.errors import StorageError
from hanagoza.server.storage.lock import Claim, lock
from hanagoza.server.storage.restoring import finish_restoring

BEFORE = ".before-"
"""In the names of copies made before a migration; then come the schema and the time."""
MIGRATIONS = "hanagoza.server.storage:migrations"
OURS = {"alembic_version", "tables", "log"}
"""Tables by which a database of ours is known."""


def bring_up_to_date(path: Path) -> None:
    """Create or migrate the schema; what there was is copied first. A newer one is refused."""
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    newest = known_schemas()[0]
    _make(path)
    writer = engine(path, writes=True)
    try:
        with writer.begin() as connection:
            current = MigrationContext.configure(connection).get_current_revision()
            if names := inspect(connection).get_table_names():
                require_ours(path, current, names)
        if current == newest:
            return
        if current is not None:
            copy(path, path.with_name(f"{path.name}{BEFORE}{newest}-{stamp()}"))
        with writer.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except (DatabaseError, NoSuchModuleError) as error:
        why = error.orig if isinstance(error, DatabaseError) else error.args[0]  # without the SQL
        raise StorageError(f"{path} cannot be opened: {why}") from error
    finally:
        writer.dispose()


def _make(path: Path) -> None:
    if not path.exists():
        path.touch(mode=0o600)  # it holds secrets and hidden cards
        sync_names(path.parent)


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


def claimed(path: Path) -> Claim:
    """Claim a database and make it ready to be served; ``StorageError`` says why it cannot be."""
    claim = lock(path)
    try:
        finish_restoring(path.resolve())
        bring_up_to_date(path)
        claim.hold()
    except BaseException:
        claim.release()
        raise
    return claim


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
