"""Health: what is wrong with where a server keeps its games, told once whenever that changes."""

from __future__ import annotations

import threading
from typing import Any, Literal, get_args

import msgspec
import structlog

from hanagoza.server import metrics

What = Literal["not-saved", "unreadable", "damaged", "disk", "backup", "clock"]
FATAL: set[What] = {"not-saved", "unreadable"}
"""Troubles with which nobody can play."""
CORRUPT, NOT_A_DATABASE = 11, 26
"""Primary result codes of SQLite."""
log = structlog.get_logger()


class Trouble(msgspec.Struct, frozen=True, kw_only=True):
    """Something that the host should see to."""

    what: What
    message: str
    """A sentence; it is for anybody to read, so it names no table, guest or path."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """How a server does."""

    status: Literal["ok", "degraded", "failing"]
    """``degraded`` is playable, ``failing`` is not."""
    troubles: tuple[Trouble, ...] = ()


class Health:
    """The troubles that there are now. Threads may tell of them."""

    def __init__(self) -> None:
        self._troubles: dict[What, str] = {}
        for what in get_args(What):
            metrics.TROUBLE.labels(what).set(0)
        metrics.STORAGE_FAILING.set(0)
        self._telling = threading.Lock()

    @property
    def report(self) -> Report:
        troubles = tuple(
            Trouble(what=what, message=message) for what, message in sorted(self._troubles.items())
        )
        failing = FATAL & self._troubles.keys()
        return Report(
            status="failing" if failing else "degraded" if troubles else "ok", troubles=troubles
        )

    def has(self, what: What) -> bool:
        return what in self._troubles

    def tell(self, what: What, message: str | None) -> None:
        """There is a trouble, or it is over (``None``). How it is worded may change in silence."""
        with self._telling:
            was = self._troubles.pop(what, None)
            if message is not None:
                self._troubles[what] = message
            if (was is None) == (message is None):
                return
            metrics.TROUBLE.labels(what).set(message is not None)
            metrics.STORAGE_FAILING.set(bool(FATAL & self._troubles.keys()))
            self._log()

    def tell_of_damage(self, error: Any) -> None:
        """If it is that which keeps SQLite from what was asked."""
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in (CORRUPT, NOT_A_DATABASE):
            self.damaged(str(error))

    def damaged(self, found: str) -> None:
        """The database is; it stays so until the next start."""
        self.tell("damaged", f"the database is damaged ({found}): restore a backup")

    def _log(self) -> None:
        report = self.report
        write = log.info if report.status == "ok" else log.warning
        write("health", status=report.status, **dict(self._troubles))
