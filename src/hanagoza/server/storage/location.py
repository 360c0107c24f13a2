"""Where the database is: the file that a URL names, or the one in the user's data folder."""

from __future__ import annotations

from pathlib import Path

import platformdirs
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from hanagoza.server.storage.errors import StorageError

DATABASE = "hanagoza.db"


def default_database() -> Path:
    """The file of the database where no setting names one."""
    return Path(platformdirs.user_data_dir("hanagoza")) / DATABASE


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


def key_path(database: Path) -> Path:
    """The file of the key that cookies are encrypted with: a database without it knows nobody."""
    return database.with_name("session.key")
