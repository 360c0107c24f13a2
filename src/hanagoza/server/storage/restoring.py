"""The last steps of a restore, which whoever claims the database next can take as well.

Until a file named ``.restoring-…`` is there, complete and on the disk, nothing has been decided and
the old database is served. From then on the new one is, however often the machine dies meanwhile.
"""

from __future__ import annotations

import glob
import time
from pathlib import Path

from hanagoza.server.storage.copy import stamp, sync_names

BESIDE = ("", "-wal", "-shm")
"""A database is a file, and what SQLite may have left beside it."""
RESTORING, REPLACED = ".restoring-", ".replaced-"
"""In the names of a database that is about to take the place of another, and of that other; then
comes the time.
"""
STAMP = "[0-9]" * 8 + "T" + "[0-9]" * 6 + "Z"


def restoring(database: Path) -> Path:
    """What a database is called that shall take the place of another from now on."""
    while _replaced(database, now := stamp()).exists():  # two within a second
        time.sleep(0.1)
    return database.with_name(f"{database.name}{RESTORING}{now}")


def decided(database: Path) -> str:
    """The pattern of such names."""
    return f"{glob.escape(database.name)}{RESTORING}{STAMP}"


def finish_restoring(database: Path) -> Path | None:
    """Let what was decided take its place, while nobody has a claimed database open; where what was
    there is kept, if there was anything.
    """
    kept = None
    for fresh in sorted(database.parent.glob(decided(database))):
        kept = _set_aside(database, fresh.name.rpartition(RESTORING)[2])
        fresh.replace(database)
        sync_names(database.parent)
    return kept


def _set_aside(database: Path, stamp: str) -> Path | None:
    """Rename a database, sound or not, so that it can still be opened under its new name. That is
    on the disk before another gets the old name: a WAL that is not its own would ruin it.
    """
    kept = _replaced(database, stamp)
    for end in BESIDE:
        part = database.with_name(database.name + end)
        if part.exists():
            part.rename(kept.with_name(kept.name + end))
    sync_names(database.parent)
    return kept if kept.exists() else None


def _replaced(database: Path, stamp: str) -> Path:
    return database.with_name(f"{database.name}{REPLACED}{stamp}")
