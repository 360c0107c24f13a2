"""The read model (projection) by which tables are found: in lists, and by who holds a seat."""

from __future__ import annotations

from collections.abc import Sequence

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
from hanagoza.server.table.setting import TableSetting
from hanagoza.server.table.table import Table

UNLISTED = {Moved, TookBack, Asked, Answered}
"""Entries that no list of tables tells of, while the game goes on."""
SEATING = Sat, Shared, Rose
"""Entries that change who holds a seat."""
Holders = tuple[tuple[int, str], ...]
"""Seats, and the sessions that hold them."""


class Projection(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it is found."""

    setting: TableSetting
    host: str
    phase: str
    people: int
    free: int
    names: tuple[str | int | None, ...]
    """Seat by seat: a person's name, the level of a bot, or nobody yet."""
    holders: Holders | None
    """``None`` where that has not changed."""


def projected(table: Table, entries: Sequence[AnyEntry]) -> Projection | None:
    """What a table is found by after entries that were decided; ``None`` if none of it changes."""
    kinds = {*map(type, entries)} - {Said}  # whoever talks keeps no table from being forgotten
    if kinds <= UNLISTED and not any(map(table.would_end_by, entries)):
        return None
    after = table.arranged(entries)
    sits_otherwise = any(isinstance(entry, SEATING) for entry in entries)
    return projection(table.setting, after, holders_of(after) if sits_otherwise else None)


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
        names=tuple(seat.name or seat.level for seat in seats),
        holders=holders,
    )


def holders_of(arrangement: Arrangement) -> Holders:
    """Who holds which seat, on each of their devices."""
    return tuple(
        (at, player) for at, seat in enumerate(arrangement.seats) for player in sorted(seat.players)
    )
