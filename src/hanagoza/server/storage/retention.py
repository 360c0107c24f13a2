"""Retention: what is deleted after how long. Nothing of it is in use by anybody."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, and_, or_, select

from hanagoza.server.config import Config
from hanagoza.server.storage import schema
from hanagoza.server.table.table import ENDED

DAY = 24 * 60 * 60.0


class Retention(msgspec.Struct, frozen=True, kw_only=True):
    """Seconds after which things are deleted; ``None`` is never."""

    ended: float | None = None
    """Games that are over, or were aborted."""
    bots_only: float | None = None
    """The same, at which no person sat."""
    waiting: float | None = None
    """Tables whose game has not begun, since somebody last sat down, rose or arranged something.
    At those that were called off a seat is still free.
    """
    unfinished: float | None = None
    """Games that have begun, since anything at all happened there."""
    tokens: float | None = None
    """Tokens, since they were last shown."""
    names: float | None = None
    """Names of who has neither a seat nor a token, since they were given."""
    copies: float | None = None
    """Copies of the database from before an upgrade or a restore."""

    @classmethod
    def of(cls, config: Config) -> Retention:
        """What the host has chosen."""
        return cls(
            ended=_days(config.retention_days),
            bots_only=_days(config.keep_bot_games),
            waiting=_days(config.keep_waiting),
            unfinished=_days(config.keep_unfinished),
            tokens=_days(config.keep_tokens),
            names=_days(config.keep_names),
            copies=_days(config.keep_copies),
        )

    def expired_tables(self, now: float) -> list[ColumnElement[bool]]:
        """Which tables go, one condition after the other."""
        found = schema.tables.c
        ended = found.phase.in_(ENDED)
        rules: list[tuple[float | None, Any]] = [
            (self.ended, ended),
            (self.bots_only, and_(ended, found.people == 0)),
            (self.waiting, or_(found.phase == "open", and_(ended, found.free > 0))),
        ]
        conditions = [
            and_(which, found.changed < now - age) for age, which in rules if age is not None
        ]
        if self.unfinished is not None:
            conditions.append(_untouched(now - self.unfinished))
        return conditions


def _days(days: float | None) -> float | None:
    return None if days is None else days * DAY


def _untouched(since: float) -> ColumnElement[bool]:
    """Games that go on at which nothing has happened since then: moves are not listed, so only the
    last entry of the log tells. It is looked up for those few only whose listing is that old.
    """
    found, log = schema.tables.c, schema.log.c
    last = select(log.at).where(log.table_id == found.id).order_by(log.seq.desc()).limit(1)
    return and_(found.phase == "running", found.changed < since, last.scalar_subquery() < since)
