"""Connections to SQLite: a write-ahead log (WAL), on the disk before anything is acknowledged."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.pool import QueuePool

PATIENCE_MS = 5000
"""How long SQLite waits for another process, such as a backup, to let go."""


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
            "secure_delete=ON",  # what is deleted is nowhere in the file any more
            f"busy_timeout={PATIENCE_MS}",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(made, "begin")
    def _begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return made


def read_only(path: Path) -> sqlite3.Connection:
    """A connection that cannot change anything; the file has to be there."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
