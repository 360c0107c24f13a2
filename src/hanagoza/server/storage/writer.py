"""Group commit: one thread writes, many moves to a transaction.

Each waits for the disk, none for the other: while one transaction is on its way there, what comes
meanwhile gathers, and goes together in the next one.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, insert
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from hanagoza.server import metrics
from hanagoza.server.storage.engine import PATIENCE_MS
from hanagoza.server.storage.errors import StorageError
from hanagoza.server.storage.health import Health
from hanagoza.server.storage.schema import log

MOST_AT_ONCE = 500
GATHER = 0.004
"""Seconds to wait for company: nobody notices, and a transaction costs one as much as ten."""
TRUNCATING_MS = 200
"""How long everybody waits for readers to let go, before it is tried again later."""
_APPEND = str(insert(log).compile(dialect=sqlite.dialect()))

Write = Callable[[Connection], None]
Row = tuple[Any, ...]
"""Of the log, in the order of its columns."""


def size_of(rows: Sequence[Row]) -> int:
    """How much text there is in their entries."""
    return sum([len(row[-1]) for row in rows])


class Job(NamedTuple):
    """Something to be written in one piece, and whom to tell."""

    rows: Sequence[Row]
    """Those of all jobs are written by one statement."""
    before: Write | None
    """What else has to be written, and first."""
    truncates: bool
    """Whether nothing of before may be left in the write-ahead log either."""
    done: asyncio.Future[None]


class Writer:
    """Writes jobs in the order they come. Call ``write`` from the event loop."""

    def __init__(self, engine: Engine, health: Health) -> None:
        self._engine, self._health = engine, health
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self.has_to_truncate = False
        """Whether somebody was reading when the write-ahead log was to be emptied."""
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(
        self, rows: Sequence[Row], before: Write | None = None, *, truncates: bool = False
    ) -> asyncio.Future[None]:
        """Done once it is on the disk; ``StorageError`` if it cannot be. If it ``truncates``, the
        write-ahead log is empty afterwards, or will be as soon as nobody reads in it.
        """
        done = self._loop.create_future()
        self._jobs.put(Job(rows, before, truncates, done))
        return done

    async def close(self) -> None:
        """Write what is left, and end."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            time.sleep(GATHER)
            jobs, ends = self._gathered(job)
            self._commit(jobs)
            if ends:
                return

    def _gathered(self, first: Job) -> tuple[list[Job], bool]:
        jobs = [first]
        while len(jobs) < MOST_AT_ONCE:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                return jobs, True
            jobs.append(job)
        return jobs, False

    def _commit(self, jobs: Sequence[Job]) -> None:
        rows = [row for job in jobs for row in job.rows]
        try:
            with self._engine.begin() as connection:
                for job in jobs:
                    if job.before is not None:
                        job.before(connection)
                if rows:
                    connection.exec_driver_sql(_APPEND, rows)
        except Exception as error:  # whatever it is, those who wait have to be told
            if len(jobs) > 1 and not _is_lasting(error):
                for job in jobs:  # one of them is to blame: the others need not suffer
                    self._commit([job])
                return
            cause = error.orig if isinstance(error, DBAPIError) else error  # without the SQL
            self._note(error, cause)
            self._tell(jobs, StorageError(f"this could not be saved: {cause}; try again later"))
        else:
            self._health.tell("not-saved", None)
            metrics.ENTRIES_WRITTEN.inc(len(rows))
            metrics.ENTRY_BYTES_WRITTEN.inc(size_of(rows))
            if self.has_to_truncate or any(job.truncates for job in jobs):
                self.has_to_truncate = not self._truncate()
            self._tell(jobs, None)

    def _truncate(self) -> bool:
        """Empty the write-ahead log, whatever pages of before it holds; whether it is."""
        connection = self._engine.raw_connection()
        try:
            cursor = connection.cursor()
            cursor.execute(f"PRAGMA busy_timeout={TRUNCATING_MS}")
            is_busy, _, _ = cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            cursor.execute(f"PRAGMA busy_timeout={PATIENCE_MS}")
        except sqlite3.Error:
            return False
        finally:
            connection.close()
        return not is_busy

    def _note(self, error: Exception, cause: Any) -> None:
        """Have the host told, unless it is a row that is to blame."""
        self._health.tell_of_damage(cause)
        if isinstance(error, OperationalError):
            self._health.tell("not-saved", f"moves cannot be saved: {cause}")

    def _tell(self, jobs: Sequence[Job], error: StorageError | None) -> None:
        self._loop.call_soon_threadsafe(_resolve, jobs, error)


def _resolve(jobs: Sequence[Job], error: StorageError | None) -> None:
    for job in jobs:
        if job.done.cancelled():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)


def _is_lasting(error: Any) -> bool:
    """Whether it is the disk rather than a row."""
    return isinstance(error, OperationalError) or not isinstance(error, SQLAlchemyError)
