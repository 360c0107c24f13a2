"""Upkeep: what a running server does for its database that no game asks for.

It looks at the disk, the clock and the age of the last backup, makes backups, and deletes what has
been kept for long enough.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import time
from collections.abc import Container

import structlog

from hanagoza.server import metrics
from hanagoza.server.config import Config
from hanagoza.server.storage.backups import back_up, backup_folder, delete_copies, last_backup
from hanagoza.server.storage.checks import quick_look
from hanagoza.server.storage.errors import StorageError
from hanagoza.server.storage.retention import DAY, Retention
from hanagoza.server.storage.store import Store

HOUR = 3600.0
MB = 10**6
CLOCK_LAG = 60.0
"""Seconds that the clock may be behind before anybody is told: some are put right by a little."""
LATE = 2.0
"""A backup is too old after so many times the interval at which it should be made."""
TRY_AGAIN = 600.0
"""Seconds after a backup that failed; sooner where backups are made more often."""
log = structlog.get_logger()


class Upkeep:
    """Looks after a store as its host has chosen."""

    def __init__(self, store: Store, config: Config) -> None:
        self._store, self._config = store, config
        self._folder = backup_folder(config)
        self._keep = Retention.of(config)
        self._began = time.time()

    # --- looking ----------------------------------------------------------------------------------

    async def look(self) -> None:
        """Have the host told how things are."""
        self._look_at_the_disk()
        self._look_at_the_clock()
        self._look_at_the_backup()
        await self._store.report()
        await self._store.beat()
        await self._store.truncate()
        if self._store.health.has("not-saved"):  # perhaps nobody else tries any more
            await self._store.probe()

    def _look_at_the_disk(self) -> None:
        path = self._store.path
        free = shutil.disk_usage(path.parent).free
        parts = (path, path.with_name(f"{path.name}-wal"))
        metrics.DISK_FREE.set(free)
        metrics.DATABASE_BYTES.set(sum(part.stat().st_size for part in parts if part.exists()))
        spare = self._config.spare_disk
        low = f"less than {spare:g} MB are free: no table is opened until there is room"
        self._store.health.tell("disk", low if free < spare * MB else None)

    def _look_at_the_clock(self) -> None:
        self._store.clock()
        behind = self._store.clock.behind
        metrics.CLOCK_BEHIND.set(behind)
        lost = f"the clock is {_span(behind)} behind the newest entry: nothing expires meanwhile"
        self._store.health.tell("clock", lost if behind > CLOCK_LAG else None)

    def _look_at_the_backup(self) -> None:
        last = last_backup(self._store.path)
        metrics.LAST_BACKUP.set(last or 0.0)
        most = self._most_age()
        if most is None:
            return
        age = time.time() - max(last or 0.0, self._began if last is None else 0.0)
        made = "no backup has been made" if last is None else f"the last backup is {_span(age)} old"
        self._store.health.tell("backup", made if age > most else None)

    def _most_age(self) -> float | None:
        """Seconds after which a backup is too old, if the host wants any."""
        if self._config.backup_age is not None:
            return self._config.backup_age * HOUR
        every = self._config.backup_every
        return None if every is None else LATE * every * HOUR

    async def check(self) -> None:
        """A quick look at whether the database is whole, beside everything else."""
        found = await asyncio.to_thread(quick_look, self._store.path)
        if found is not None:
            self._store.health.damaged(found)

    # --- deleting ---------------------------------------------------------------------------------

    async def forget(self, in_use: Container[str]) -> None:
        """Delete what has been kept for long enough, unless nobody knows what day it is."""
        if self._store.health.has("clock") or self._store.clock.has_just_leapt:
            return
        count = await self._store.forget(self._keep, in_use)
        if self._keep.tokens is not None:
            await self._store.forget_tokens(self._keep.tokens)
        if self._keep.names is not None:
            await self._store.forget_names(self._keep.names)
        await self._store.forget_erased()
        await self._store.forget_vacations()
        if self._keep.copies is not None:
            await asyncio.to_thread(delete_copies, self._store.path, self._keep.copies)
        if count:
            log.info("games.forgotten", count=count)

    # --- backups ----------------------------------------------------------------------------------

    async def back_up(self) -> None:
        """Make backups for ever, if the host wants any."""
        if self._config.backup_every is None:
            return
        every = self._config.backup_every * HOUR
        await asyncio.sleep(self._until_due(every))
        while True:
            done = await self._back_up()
            await asyncio.sleep(every if done else min(every, TRY_AGAIN))

    def _until_due(self, every: float) -> float:
        """Seconds; the clock may have been anywhere meanwhile."""
        last = last_backup(self._store.path)
        return 0.0 if last is None else min(max(0.0, last + every - time.time()), every)

    async def _back_up(self) -> bool:
        try:
            made = await asyncio.to_thread(
                back_up, self._store.path, self._folder, self._config.backup_keep
            )
        except (OSError, StorageError, sqlite3.Error) as error:
            log.warning("backup.failed", error=str(error))
            return False
        log.info("backup", games=made.games, bytes=made.size)
        return True


def _span(seconds: float) -> str:
    """How long, as one says it."""
    for unit, length in (("days", DAY), ("hours", HOUR), ("minutes", 60.0)):
        if seconds >= 2 * length:
            return f"{seconds / length:.0f} {unit}"
    return f"{seconds:.0f} seconds"
