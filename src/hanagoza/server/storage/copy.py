"""Copies of a database file: consistent, checked, and whole on the disk or not there at all."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from hanagoza.server.storage.checks import require_sound
from hanagoza.server.storage.engine import read_only
from hanagoza.server.storage.errors import StorageError


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
    """A file beside another that takes its place once it is complete and on the disk."""
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL, mode))
        try:
            yield part
            sync(part)
            part.replace(target)
            sync_names(target.parent)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        if error.filename == str(part):  # nobody has heard of that one
            error.filename, error.filename2 = str(target), None
        raise


def sync(path: Path) -> None:
    """Wait until what a file holds is on the disk. Not for a database in use: SQLite would lose
    its locks on it.
    """
    opened = os.open(path, os.O_RDONLY if os.name == "posix" else os.O_RDWR)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def sync_names(folder: Path) -> None:
    """Wait until the names in a folder, as they are now, are on the disk."""
    if os.name == "posix":  # elsewhere a folder cannot be opened
        sync(folder)


def copy(source: Path, target: Path) -> None:
    """A sound copy of a database, also of one that is being written; whole or not at all."""
    with growing(target, 0o600) as part:  # it holds what the source holds
        copy_into(part, source, target)
        require_sound(part, shown_as=source)


def copy_into(part: Path, source: Path, target: Path) -> None:
    """Fill an empty file, which is to become ``target``, with what a database holds."""
    try:
        with closing(read_only(source)) as reading, closing(sqlite3.connect(part)) as writing:
            reading.backup(writing)
            writing.execute("PRAGMA journal_mode=DELETE")  # one file, readable anywhere
    except sqlite3.Error as error:
        raise StorageError(f"{source} cannot be copied to {target}: {error}") from error


def stamp(at: float | None = None) -> str:
    """The time, now or at so many seconds, for the name of a file."""
    return time.strftime("%Y%m%dT%H%M%SZ", time.gmtime(at))
