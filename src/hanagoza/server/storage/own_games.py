"""What lists tell somebody of their own games, in SQL."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    bindparam,
    func,
    not_,
    select,
    update,
)

from hanagoza.server.storage import schema
from hanagoza.server.table.brief import Brief
from hanagoza.server.table.table import ENDED

MOST_UNFINISHED = 100
PAGE = 20
COUNTED = 2000
"""How many finished games a profile is made of."""
_encode = msgspec.json.Encoder().encode

TELL = update(schema.tables).where(schema.tables.c.id == bindparam("table"))
TELL_SEAT = (
    update(schema.holders)
    .where(
        schema.holders.c.table_id == bindparam("table"), schema.holders.c.seat == bindparam("at")
    )
    .values(last=bindparam("seen"))
)


def tell(table: str, brief: Brief, connection: Connection) -> None:
    """Write down what lists tell of a table from now on."""
    result = None if brief.result is None else _encode(brief.result).decode()
    row = {"turn": brief.turn, "paused": brief.paused, "result": result, "told": brief.version}
    connection.execute(TELL, {"table": table, **row})
    seats = [
        {"table": table, "at": at, "seen": _encode(seen).decode()}
        for at, seen in enumerate(brief.last)
    ]
    connection.execute(TELL_SEAT, seats)


def _newest(column: Any) -> Any:
    """Of the last entry of a table's log."""
    log = schema.log.c
    last = select(column).where(log.table_id == schema.tables.c.id)
    return last.order_by(log.seq.desc()).limit(1).scalar_subquery()


def _held_by(player: str) -> Select[Any]:
    held, log = schema.holders.c, schema.log.c
    columns = (held.seat, held.last, held.dismissed)
    newest = _newest(log.seq).label("newest"), _newest(log.at).label("happened")
    due = schema.deadlines.c.due, schema.deadlines.c.seat.label("timed")
    return (
        select(schema.tables, *columns, *newest, *due)
        .join(schema.holders)
        .join(schema.deadlines, isouter=True)
        .where(held.player == player)
    )


def _is_over() -> ColumnElement[bool]:
    """Whether a game is over that was begun: a table that was called off is no game."""
    found = schema.tables.c
    return and_(found.phase.in_(ENDED), found.free == 0)


def unfinished_games(player: str) -> Select[Any]:
    """Tables that are not over at which somebody has a seat, the latest first. Who has hidden one
    and come back to it is shown it as soon as their time runs there.
    """
    found, held = schema.tables.c, schema.holders.c
    going = found.phase.in_(("open", "running"))
    is_due = schema.deadlines.c.seat == held.seat
    shown = _held_by(player).where(going, not_(held.dismissed) | is_due)
    return shown.order_by(found.changed.desc()).limit(MOST_UNFINISHED)


def finished_games(player: str, game: str | None, before: float | None) -> Select[Any]:
    """A page of somebody's games that are over, the latest first, and one more if there is."""
    found = schema.tables.c
    shown = _held_by(player).where(_is_over(), not_(schema.holders.c.dismissed))
    if game is not None:
        shown = shown.where(found.game == game)
    if before is not None:
        shown = shown.where(found.changed < before)
    return shown.order_by(found.changed.desc()).limit(PAGE + 1)


def counted_games(player: str) -> Select[Any]:
    """Finished games of somebody that lists can tell the result of, the latest first."""
    found, held = schema.tables.c, schema.holders.c
    columns = found.id, found.game, found.seats, found.result, found.changed, held.seat
    joined = select(*columns).join(schema.holders).where(held.player == player)
    over = joined.where(found.phase == "over", found.result.is_not(None))
    return over.order_by(found.changed.desc()).limit(COUNTED)


def expecting(player: str) -> Select[Any]:
    """Open tables that somebody was a guest of without having a seat now: one may be kept."""
    found, held = schema.tables.c, schema.holders.c
    sits = select(held.table_id).where(held.player == player)
    is_guest = func.instr(found.guests, f'"{player}"') > 0
    open_ = select(found.id).where(found.phase == "open", is_guest, found.id.not_in(sits))
    return open_.order_by(found.changed.desc()).limit(PAGE)


def untold(most: int, but: Collection[str], player: str | None) -> Select[Any]:
    """Games that are over and of which lists know nothing yet, the latest first: they were played
    before. Of a player, or of all.
    """
    found, held = schema.tables.c, schema.holders.c
    old = select(found.id).where(found.phase.in_(ENDED), found.told < 0, found.id.not_in(but))
    if player is not None:
        old = old.where(found.id.in_(select(held.table_id).where(held.player == player)))
    return old.order_by(found.changed.desc()).limit(most)


def dismiss(table: str, player: str, *, dismissed: bool) -> Any:
    """Whether somebody sees a table in their lists."""
    held = schema.holders.c
    mine = and_(held.table_id == table, held.player == player)
    return update(schema.holders).where(mine).values(dismissed=dismissed)
