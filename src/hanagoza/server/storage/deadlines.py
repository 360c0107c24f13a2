"""Deadlines: until when somebody has to move, where people have days for it, or a pause lasts.

They are by the served clock, and rows with an index, so that they are found whether or not their
tables are in memory.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Select, delete, select
from sqlalchemy.dialects.sqlite import insert as upsert

from hanagoza.server.storage import schema
from hanagoza.server.table.projection import Deadline

AT_ONCE = 100
"""Deadlines that are looked at in one go."""


def set_deadline(table: str, deadline: Deadline | None, connection: Connection) -> None:
    """Until when somebody has to move at a table; ``None`` if nobody has to."""
    found = schema.deadlines
    if deadline is None:
        connection.execute(delete(found).where(found.c.table_id == table))
        return
    row = {"seat": deadline.seat, "due": deadline.due}
    written = upsert(found).values(table_id=table, **row)
    connection.execute(written.on_conflict_do_update(index_elements=["table_id"], set_=row))


def deadline_of(table: str) -> Select[Any]:
    return select(schema.deadlines.c.due).where(schema.deadlines.c.table_id == table)


def due(now: float) -> Select[Any]:
    """The tables at which somebody's time is over, the longest first."""
    found = schema.deadlines.c
    return select(found.table_id).where(found.due <= now).order_by(found.due).limit(AT_ONCE)
