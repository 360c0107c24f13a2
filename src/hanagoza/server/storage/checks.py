"""Integrity checks: whether a database is whole."""

from __future__ import annotations

import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec

from hanagoza.server.storage.engine import read_only
from hanagoza.server.storage.errors import StorageError
from hanagoza.server.table.entries import read

WHOLE = 128 * 2**20
"""Bytes up to which the quick look is at every page; SQLite will not be interrupted in it."""
SAMPLE = 1.0
"""Seconds for logs picked at random, where there are more."""

MOST_LOGS = 5000
LOG = "SELECT seq, entry FROM log WHERE table_id = :id ORDER BY seq"
NEXT_ID = "SELECT id FROM tables WHERE id >= :near ORDER BY id LIMIT 1"


def quick_look(path: Path, whole: int = WHOLE, sample: float = SAMPLE) -> str | None:
    """What is wrong with a database that may be in use, if a look of a second or two tells."""
    try:
        with closing(read_only(path)) as connection:
            if path.stat().st_size <= whole:
                (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
                return None if verdict == "ok" else str(verdict)
            return _look_at_some(connection, time.monotonic() + sample)
    except sqlite3.Error as error:
        return str(error)


def _look_at_some(connection: sqlite3.Connection, until: float) -> str | None:
    """Read logs picked at random, until it has taken long enough or enough was seen."""
    for _ in range(MOST_LOGS):
        if time.monotonic() > until:
            break
        near = secrets.token_urlsafe(16)  # ids are as random, and sorted
        found = connection.execute(NEXT_ID, {"near": near}).fetchone()
        if found is not None and (trouble := _trouble_with(connection, found[0])):
            return trouble
    return None


def full_look(connection: sqlite3.Connection) -> Iterator[str]:
    """Everything that is wrong with a database, one after the other. It takes its time."""
    yield from _wrong_pages(connection)
    try:
        ids = [id for (id,) in connection.execute("SELECT id FROM tables ORDER BY id")]
    except sqlite3.Error as error:
        yield f"the list of tables: {error}"
        return
    for id in ids:
        if trouble := _trouble_with(connection, id):
            yield f"table {id}: {trouble}"


def _wrong_pages(connection: sqlite3.Connection) -> Iterator[str]:
    try:
        for (verdict,) in connection.execute("PRAGMA integrity_check"):
            if verdict != "ok":
                yield str(verdict)
        for table, _, parent, _ in connection.execute("PRAGMA foreign_key_check"):
            yield f"a row of {table} belongs to no row of {parent}"
    except sqlite3.Error as error:  # the tables that can be read are still worth a look
        yield str(error)


def _trouble_with(connection: sqlite3.Connection, id: str) -> str | None:
    """Why the log of a table cannot be read, if it cannot."""
    try:
        rows = connection.execute(LOG, {"id": id}).fetchall()
        for _, entry in rows:
            read(entry)
    except (sqlite3.Error, msgspec.DecodeError) as error:
        return f"a log cannot be read: {error}"
    is_whole = rows and [seq for seq, _ in rows] == list(range(len(rows)))
    return None if is_whole else "a log has a gap"


def require_sound(path: Path, shown_as: Path | None = None) -> None:
    """Refuse a file in which something is damaged; every page of it is looked at."""
    try:
        with closing(read_only(path)) as connection:
            (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        verdict = str(error)
    if verdict != "ok":
        raise StorageError(f"{shown_as or path} is damaged: {verdict}")
