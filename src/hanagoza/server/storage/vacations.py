"""Vacations: meanwhile nobody's time runs out, where people have days for a move.

Who is on one is asked for whenever somebody's turn comes: it is kept in memory. A vacation moves
the deadlines of a player's own seats, of those where they sat down themselves: on whichever of
their devices it is taken, it is taken from what that player has left. Else a seat that is carried
from one device to the next would never have to move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    String,
    and_,
    cast,
    delete,
    func,
    insert,
    literal,
    select,
    update,
)

from hanagoza.server.storage import schema

DAY = 24 * 60 * 60.0
YEAR = 365 * DAY


class Vacations:
    """Until when players are on vacation, by the served clock."""

    def __init__(self, until: Iterable[tuple[str, float]], served: Callable[[], float]) -> None:
        self._until, self._served = dict(until), served

    def left(self, player: str) -> float:
        """The seconds for which somebody still is."""
        return max(0.0, self._until.get(player, 0.0) - self._served())

    def begin(self, players: Iterable[str], until: float) -> None:
        self._until.update(dict.fromkeys(players, until))

    def end(self, players: Iterable[str]) -> None:
        for player in players:
            self._until.pop(player, None)


def going_on(served: float) -> Select[Any]:
    found = schema.vacations.c
    return select(found.player, found.until).where(found.until > served)


def acted_for(player: str) -> Select[Any]:
    """The players whose seats somebody holds, at tables that are not over: maybe on a device to
    which they were carried.
    """
    found, held = schema.tables.c, schema.holders.c
    going = found.phase.in_(("open", "running"))
    who = _sits_there(held.seat).label("player")
    return select(who).join(schema.holders).where(held.player == player, going).distinct()


def _sits_there(seat: Any) -> Any:
    """Who sat down on a seat of a row of ``tables``."""
    path = literal("$[").concat(cast(seat, String)).concat("]")
    return func.json_extract(schema.tables.c.seats, path)


def days_taken(player: str, since: float) -> Select[Any]:
    """Days of vacation that somebody has had since then, by the time of day."""
    found = schema.vacations.c
    taken = func.coalesce(func.sum(found.days), 0.0)
    return select(taken).where(found.player == player, found.began > since)


def begin_vacation(
    players: Iterable[str], days: float, *, now: float, served: float, connection: Connection
) -> None:
    """Players rest for so long from now on: all their deadlines are later."""
    for player in players:
        row = {"player": player, "began": now, "days": days, "until": served + days * DAY}
        connection.execute(insert(schema.vacations).values(row))
        _postpone(player, days * DAY, connection)


def end_vacation(players: Iterable[str], served: float, connection: Connection) -> None:
    """Players are back: what is left of their vacation is theirs to take another time."""
    found = schema.vacations
    theirs = and_(found.c.player.in_([*players]), found.c.until > served)
    for row in connection.execute(select(found).where(theirs)).all():
        left = row.until - served
        this = and_(found.c.player == row.player, found.c.began == row.began)
        connection.execute(
            update(found).where(this).values(until=served, days=row.days - left / DAY)
        )
        _postpone(row.player, -left, connection)


def _postpone(player: str, seconds: float, connection: Connection) -> None:
    """The deadlines of a player's own seats are so much later."""
    found = schema.deadlines.c
    theirs = found.table_id.in_(_held_by(player)) & _is_own(player)
    connection.execute(update(schema.deadlines).where(theirs).values(due=found.due + seconds))


def _held_by(player: str) -> Select[Any]:
    held = schema.holders.c
    return select(held.table_id).where(held.player == player)


def _is_own(player: str) -> ColumnElement[bool]:
    """Whether it is they who sat down on the seat of a deadline."""
    found = schema.deadlines.c
    who = select(_sits_there(found.seat)).where(schema.tables.c.id == found.table_id)
    return who.scalar_subquery() == player


def forget_vacations(before: float, served: float, connection: Connection) -> None:
    """Delete those that began before some time and are over: they count no more."""
    found = schema.vacations.c
    old = (found.began < before) & (found.until <= served)
    connection.execute(delete(schema.vacations).where(old))
