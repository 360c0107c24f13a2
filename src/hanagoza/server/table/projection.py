"""The read model (projection) by which tables are found: in lists, and by who holds a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from hanagoza.server.table.arrangement import Arrangement
from hanagoza.server.table.entries import (
    Answered,
    AnyEntry,
    Asked,
    Moved,
    Rose,
    Said,
    Sat,
    Shared,
    TookBack,
)
from hanagoza.server.table.names import Names, told_apart
from hanagoza.server.table.setting import TableSetting
from hanagoza.server.table.table import Table, agreed_by

UNLISTED = {Moved, TookBack, Asked, Answered}
"""Entries that no list of tables tells of, while the game goes on."""
SEATING = Sat, Shared, Rose
"""Entries that change who holds a seat."""
Holders = tuple[tuple[int, str], ...]
"""Seats, and the sessions that hold them."""

Sitting = tuple[str | int | None, ...]
"""Seat by seat: a person, by the session that sat down; the level of a bot; or nobody yet."""


class Deadline(NamedTuple):
    """Until when somebody has to move."""

    seat: int | None
    """``None`` while the game is paused, which has an end too."""
    due: float
    """In seconds, by the clock of the server's heartbeat."""


class Projection(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it is found."""

    setting: TableSetting
    host: str
    phase: str
    people: int
    free: int
    seats: Sitting
    guests: tuple[str, ...]
    """As in ``Arrangement``: their names are told apart in this order."""
    holders: Holders | None
    """``None`` where that has not changed."""
    deadline: Deadline | None = None
    """Where people have days for a move."""


def projected(table: Table, entries: Sequence[AnyEntry]) -> Projection | None:
    """What a table is found by after entries that were decided; ``None`` if none of it changes."""
    kinds = {*map(type, entries)} - {Said}  # whoever talks keeps no table from being forgotten
    is_unlisted = not kinds or (kinds <= UNLISTED and not table.arrangement.is_turn_based)
    if is_unlisted and not any(map(table.would_end_by, entries)):
        return None
    after = table.arranged(entries)
    sits_otherwise = any(isinstance(entry, SEATING) for entry in entries)
    setting = agreed_by(entries, table.setting)
    return projection(setting, after, holders_of(after) if sits_otherwise else None)


def projection(
    setting: TableSetting, arrangement: Arrangement, holders: Holders | None = None
) -> Projection:
    """What a table is found by as it is arranged."""
    seats = arrangement.seats
    return Projection(
        setting=setting,
        host=arrangement.host,
        phase=arrangement.phase,
        people=sum(seat.kind == "person" for seat in seats),
        free=sum(seat.is_free for seat in seats),
        seats=tuple(seat.player or seat.level for seat in seats),
        guests=arrangement.guests,
        holders=holders,
    )


def named(seats: Sitting, guests: Sequence[str], names: Names) -> Sitting:
    """The same with people's names, as they are called at this table."""
    called = dict(zip(guests, told_apart(names.get(guest, "") for guest in guests), strict=True))
    return tuple(called.get(seat, "") if isinstance(seat, str) else seat for seat in seats)


def holders_of(arrangement: Arrangement) -> Holders:
    """Who holds which seat, on each of their devices."""
    return tuple(
        (at, player) for at, seat in enumerate(arrangement.seats) for player in sorted(seat.players)
    )
