"""Erasure: a player is taken out of the rows that tell of them, table by table."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, delete, func, insert, or_, select, update

from hanagoza.server.addresses import UNKNOWN
from hanagoza.server.storage import schema
from hanagoza.server.table.arrangement import Arrangement
from hanagoza.server.table.entries import AnyEntry, Entries, Opened, Rose, read, written
from hanagoza.server.table.erasing import NAMELESS, StandIn, arranged, erased
from hanagoza.server.table.projection import holders_of


def tables_about(players: Iterable[str]) -> Select[Any]:
    """The tables whose logs name any of these players. All of the log has to be read for it: who
    has left a table is listed nowhere else.
    """
    entry = schema.log.c.entry
    named = or_(*(func.instr(entry, f'"{player}"') > 0 for player in players))
    return select(schema.log.c.table_id).distinct().where(named)


def erase(
    id: str, players: Container[str], stand_in: StandIn, now: float, connection: Connection
) -> None:
    """Rewrite the log of a table, and what it is found by. Before the start, seats become free."""
    log = schema.log
    here = log.c.table_id == id
    rows = connection.execute(select(log.c.entry).where(here).order_by(log.c.seq)).all()
    if not rows:  # deleted meanwhile
        return
    before: Entries = [read(row.entry) for row in rows]
    after = erased(before, players, stand_in)
    for seq, (old, new) in enumerate(zip(before, after, strict=True)):
        if new != old:
            values = {"entry": written(new)}
            connection.execute(update(log).where(here, log.c.seq == seq).values(values))
    rising = _rising(before, after)
    for seq, entry in enumerate(rising, len(after)):
        row = {"table_id": id, "seq": seq, "seat": entry.seat, "at": now, "entry": written(entry)}
        connection.execute(insert(log).values(row))
    _find_by(connection, id, arranged([*after, *rising]), _has_other_host(before, after))


def _rising(before: Sequence[AnyEntry], after: Sequence[AnyEntry]) -> list[Rose]:
    """Who has been erased leaves a table whose game has not begun."""
    was, now = arranged(before), arranged(after)
    if was.phase != "open":
        return []
    return [
        Rose(seat=at, name=NAMELESS)
        for at, (old, new) in enumerate(zip(was.seats, now.seats, strict=True))
        if old.players != new.players
    ]


def _has_other_host(before: Sequence[AnyEntry], after: Sequence[AnyEntry]) -> bool:
    old, new = before[0], after[0]
    assert isinstance(old, Opened)
    assert isinstance(new, Opened)
    return old.host != new.host


def _find_by(connection: Connection, id: str, seats: Arrangement, has_other_host: bool) -> None:
    """What a table is found by follows its log; it has not changed for that."""
    values = {
        "host": seats.host,
        "people": sum(seat.kind == "person" for seat in seats.seats),
        "free": sum(seat.is_free for seat in seats.seats),
        "names": msgspec.json.encode([seat.name or seat.level for seat in seats.seats]).decode(),
        **({"address": UNKNOWN} if has_other_host else {}),
    }
    connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(values))
    connection.execute(delete(schema.holders).where(schema.holders.c.table_id == id))
    for seat, player in holders_of(seats):
        row = {"table_id": id, "player": player, "seat": seat}
        connection.execute(insert(schema.holders).values(row))
