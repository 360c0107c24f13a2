"""The data: room and rights in its folder, the database, and the last backup of it."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from hanagoza.server.doctor.finding import Finding, Host, doubtful, well, wrong
from hanagoza.server.storage.backups import backup_folder, examine, last_backup
from hanagoza.server.storage.errors import StorageError
from hanagoza.server.storage.migrate import known_schemas, open_ours, schema_of

LITTLE_ROOM, NO_ROOM = 1e9, 1e8
"""Bytes."""
OLD_BACKUP = 7.0
"""Days."""
DAY = 24 * 60 * 60.0
CLOCKS_DIFFER = 60.0
"""Seconds by which a clock may have been set back without harm."""
PRIVATE = ("session.key",)


def folder(host: Host) -> Iterator[Finding]:
    """Whether there is room, and whether this user may write there."""
    where = _existing(host.config.database.absolute().parent)
    free = _free(where)
    if not os.access(where, os.W_OK | os.X_OK):
        yield wrong(f"{where} cannot be written to by this user: chown it to who runs the server")
    shown = f"{free / 1e9:.1f} GB free in {where}"
    if free < NO_ROOM:
        yield wrong(f"{shown}: games stop when it is full; make room")
    elif free < LITTLE_ROOM:
        yield doubtful(f"{shown}: make room soon, or set keep_days")
    else:
        yield well(shown)


def _free(where: Path) -> int:
    return shutil.disk_usage(where).free


def _existing(folder: Path) -> Path:
    return next(each for each in (folder, *folder.parents) if each.exists())


def rights(host: Host) -> Iterator[Finding]:
    """Whether others on this machine may read what players must not see."""
    database = host.config.database
    files = [database, *(database.with_name(name) for name in PRIVATE)]
    for file in filter(Path.exists, files):
        if os.name == "posix" and stat.S_IMODE(file.stat().st_mode) & 0o077:
            yield wrong(f"others on this machine can read {file}: chmod 600 {file}")


def database(host: Host) -> Iterator[Finding]:
    """Whether the database is whole, and of a schema that this version knows."""
    path = host.config.database
    if not path.exists():
        yield doubtful(f"there is no database {path} yet: the first start makes it")
        return
    try:
        found = examine(path)
    except StorageError as error:
        yield wrong(f"{error}; restore a backup")
        return
    yield well(f"{path} is sound: {found.games} games, {found.size / 1e6:.1f} MB")
    yield from _looked_into(host, path)


def _looked_into(host: Host, path: Path) -> Iterator[Finding]:
    with closing(open_ours(path)) as connection:
        schema, newest = schema_of(connection), known_schemas()[0]
        latest = _latest(connection)
    if schema != newest:
        yield doubtful(f"its schema is {schema}: the next start copies and migrates it to {newest}")
    if latest > host.now() + CLOCKS_DIFFER:
        yield wrong(
            f"the clock is {(latest - host.now()) / DAY:.1f} days behind the newest table: set it,"
            " or nothing will be deleted when it should"
        )


def _latest(connection: sqlite3.Connection) -> float:
    (latest,) = connection.execute("SELECT max(changed) FROM tables").fetchone()
    return float(latest or 0.0)


def backups(host: Host) -> Iterator[Finding]:
    """Whether there is a backup that could be restored, and how old it is."""
    where = host.backups
    if where is None and host.config.backup_every is not None:
        where = backup_folder(host.config)
    if where is None:
        yield _by_hand(host)
        return
    made = sorted(where.glob("*.db"), key=lambda path: path.stat().st_mtime)
    if not made:
        yield wrong(f"there is no backup in {where}: hanagoza backup {where}/NAME.db")
        return
    try:
        examine(made[-1])
    except StorageError as error:
        yield wrong(f"the newest backup cannot be restored: {error}")
        return
    days = (host.now() - made[-1].stat().st_mtime) / DAY
    shown = f"the newest backup, {made[-1]}, is sound and {days:.1f} days old"
    yield doubtful(f"{shown}: make another") if days > OLD_BACKUP else well(shown)


def _by_hand(host: Host) -> Finding:
    """What is known of backups whose folder is not: when the last was made."""
    advice = "set backup_every, or tell of yours: --backups FOLDER"
    last = last_backup(host.config.database)
    if last is None:
        return doubtful(f"no backups are known: {advice}")
    days = (host.now() - last) / DAY
    told = f"the last backup was made {days:.1f} days ago"
    return doubtful(f"{told}; {advice}") if days > OLD_BACKUP else well(told)
