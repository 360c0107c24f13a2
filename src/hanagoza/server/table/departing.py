"""Somebody is gone for good: what becomes of their seats."""

from __future__ import annotations

from collections.abc import Container

from hanagoza.server.table.arrangement import Seat
from hanagoza.server.table.commands import STAND_IN
from hanagoza.server.table.entries import Entries, Replaced, Rose
from hanagoza.server.table.table import Table


def depart(table: Table, gone: Container[str]) -> Entries:
    """Before the start the seats of these players are free; afterwards a bot plays on for them. A
    seat that somebody else holds as well, on another device, stays theirs.
    """
    if table.frozen or table.phase not in ("open", "running"):
        return []
    left = [at for at, seat in enumerate(table.seats) if _is_left(seat, gone)]
    if table.phase == "open":
        return [Rose(seat=at, player=table.seats[at].player) for at in left]
    return [Replaced(seat=at, level=STAND_IN) for at in left if table.seats[at].decides]


def _is_left(seat: Seat, gone: Container[str]) -> bool:
    kept_for = seat.reserved.players if seat.is_free and seat.reserved is not None else ()
    players = kept_for or seat.players
    return bool(players) and all(player in gone for player in players)
