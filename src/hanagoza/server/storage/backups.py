"""Copies of the database, and the way back."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from hanagoza.server.storage.copy import copy, require_free, stamp
from hanagoza.server.storage.errors import StorageError
from hanagoza.server.storage.lock import lock
from hanagoza.server.storage.migrate import open_ours

BESIDE = ("", "-wal", "-shm")
"""A database is a file, and what SQLite may have left beside it."""


class Backup(NamedTuple):
    """What a file holds."""

    size: int
    """Bytes."""
    games: int


def backup(database: Path, target: Path, *, force: bool = False) -> Backup:
    """Copy the database of a running or stopped server."""
    open_ours(database).close()
    require_free(target, force=force)
    if target.exists() and target.samefile(database):
        raise StorageError(f"{target} is the database itself: choose another file")
    copy(database, target)
    return examine(target)


def restore(database: Path, source: Path) -> tuple[Backup, Path | None]:
    """Put a backup in the place of the database; also, where what was there is kept now."""
    found = examine(source)
    claim = lock(database)
    try:
        if database.exists() and source.samefile(database):
            raise StorageError(f"{source} is the database itself: choose a backup of it")
        fresh = database.with_name(f"{database.name}.restoring")
        copy(source, fresh)
        kept = _set_aside(database)
        fresh.replace(database)
    finally:
        claim.release()
    return found, kept


def _set_aside(database: Path) -> Path | None:
    """Rename a database, sound or not, so that it can still be opened under its new name."""
    if not database.exists():
        return None
    kept = database.with_name(f"{database.name}.replaced-{stamp()}")
    for end in BESIDE:
        part = database.with_name(database.name + end)
        if part.exists():
            part.rename(kept.with_name(kept.name + end))
    return kept


def examine(path: Path) -> Backup:
    """What a backup holds; ``StorageError`` unless it is sound and of a schema that we know."""
    with closing(open_ours(path)) as connection:
        try:
            (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            (games,) = connection.execute("SELECT count(*) FROM tables").fetchone()
        except sqlite3.Error as error:
            raise StorageError(f"{path} is damaged: {error}") from error
    if verdict != "ok":
        raise StorageError(f"{path} is damaged: {verdict}")
    return Backup(path.stat().st_size, games)
