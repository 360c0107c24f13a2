"""Where the database is: as told, or as the environment says, or in the user's data folder."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from hanagoza.server.storage.errors import StorageError

DATABASE = "hanagoza.db"


def database_path(url: str | None) -> Path:
    """The file of the database that a URL, else the environment, else the user's system names."""
    url = url or os.environ.get("HANAGOZA_DB")
    if url:
        return sqlite_path(url)
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
