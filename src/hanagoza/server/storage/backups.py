"""Copies of the database, and the way back.

Whenever the machine dies on the way, what is servable is the old or the new: a backup takes the
place of another once it has been checked and is on the disk, and a restore that was decided is
carried to its end by whoever claims the database next.
"""

from __future__ import annotations

import glob
import re
import sqlite3
import time
from collections.abc import Iterable
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

from hanagoza.server.config import Config
from hanagoza.server.storage.checks import require_sound
from hanagoza.server.storage.copy import copy, copy_into, growing, require_free, stamp
from hanagoza.server.storage.engine import read_only
from hanagoza.server.storage.errors import StorageError
from hanagoza.server.storage.location import key_path
from hanagoza.server.storage.lock import lock
from hanagoza.server.storage.migrate import BEFORE, open_ours
from hanagoza.server.storage.restoring import (
    REPLACED,
    STAMP,
    decided,
    finish_restoring,
    restoring,
)
from hanagoza.server.table.entries import Restored, written

HOURS = 24
_MARK = """
    INSERT INTO log (table_id, seq, seat, command, at, entry)
    SELECT table_id, seq + 1, NULL, NULL, max(at, :now), :entry
    FROM log AS last JOIN tables ON tables.id = table_id
    WHERE phase IN ('open', 'running')
    AND seq = (SELECT max(seq) FROM log WHERE table_id = last.table_id)
"""

_ERASE = "INSERT INTO orders (what, value) VALUES ('erase', ?)"


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
    _note_backup(database)
    return _content(target)


def _note_backup(database: Path) -> None:
    with suppress(OSError):  # whoever makes a backup may have no right to write there
        _noted(database).touch(mode=0o600)


def last_backup(database: Path) -> float | None:
    """When a backup was last made, by the server or by hand."""
    with suppress(OSError):
        return _noted(database).stat().st_mtime
    return None


def _noted(database: Path) -> Path:
    return database.with_name(f"{database.name}.backed-up")


def backup_folder(config: Config) -> Path:
    """Where a server puts the backups that it makes by itself."""
    return config.backup_folder or config.database.parent / "backups"


def back_up(database: Path, folder: Path, keep: int) -> Backup:
    """Make a backup in a folder, with the key of all sessions beside it; then delete the oldest of
    those that were made so, but for the latest ones.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    names = f"{glob.escape(database.stem)}-{STAMP}.db"
    _clear_away(folder, f"{names}.part*")
    made = backup(database, folder / f"{database.stem}-{stamp()}.db", force=True)
    _copy_key(database, folder)
    for old in sorted(folder.glob(names))[:-keep]:
        old.unlink(missing_ok=True)
    return made


def _clear_away(folder: Path, names: str) -> None:
    """What one that died has left half done."""
    for path in folder.glob(names):
        path.unlink(missing_ok=True)


def _copy_key(database: Path, folder: Path) -> None:
    key, copied = key_path(database), folder / key_path(database).name
    if key.exists() and not (copied.exists() and copied.read_bytes() == key.read_bytes()):
        with growing(copied, 0o600) as part:
            part.write_bytes(key.read_bytes())


def delete_copies(database: Path, age: float) -> None:
    """Delete the copies from before an upgrade or a restore that are older than so many seconds:
    they hold what has been deleted since.
    """
    oldest = stamp(time.time() - age)
    for kind in (f"{BEFORE}*-", REPLACED):
        for path in database.parent.glob(f"{glob.escape(database.name)}{kind}{STAMP}*"):
            if _stamp_of(path) < oldest:
                path.unlink(missing_ok=True)


def _stamp_of(path: Path) -> str:
    """When a copy was made, as its name says."""
    *_, found = re.findall(STAMP, path.name)
    return str(found)


def days_copies_are_kept(config: Config) -> float | None:
    """Days after which nothing that the server has copied by itself is left; ``None`` if it makes
    no backups, since then the host does, or if it keeps something for good.
    """
    if config.backup_every is None or config.keep_copies is None:
        return None
    return max(config.keep_copies, config.backup_every * config.backup_keep / HOURS)


def examine(path: Path) -> Backup:
    """What a backup holds; ``StorageError`` unless it is sound and of a schema that we know."""
    open_ours(path).close()
    require_sound(path)
    return _content(path)


def _content(path: Path) -> Backup:
    with closing(open_ours(path)) as connection:
        (games,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    return Backup(path.stat().st_size, games)


def restore(database: Path, source: Path) -> tuple[Backup, Path | None]:
    """Put a backup in the place of the database; also, where what was there is kept now."""
    found = examine(source)
    database = database.resolve()  # or a link to it would be replaced
    with lock(database):
        finish_restoring(database)
        if database.exists() and source.samefile(database):
            raise StorageError(f"{source} is the database itself: choose a backup of it")
        _clear_away(database.parent, f"{decided(database)}.part*")
        with growing(restoring(database), 0o600) as part:
            copy_into(part, source, database)
            _mark_unfinished(part)
            _erase_again(part, _erased(database))
            require_sound(part, shown_as=source)
        return found, finish_restoring(database)


def _erased(database: Path) -> list[str]:
    """Who was deleted, as far as what is to be replaced can tell."""
    with suppress(sqlite3.Error), closing(read_only(database)) as connection:
        return [player for (player,) in connection.execute("SELECT player FROM erased")]
    return []


def _erase_again(path: Path, players: Iterable[str]) -> None:
    """Have the next server delete those again whom this backup may still know."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executemany(_ERASE, ((player,) for player in players))


def _mark_unfinished(path: Path) -> None:
    """Write into the log of each game that has no end in this backup that it was restored: it may
    have ended since, and then its secret is known.
    """
    entry = written(Restored())
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(_MARK, {"now": time.time(), "entry": entry})
