"""What lists tell of a table (a read model): whose turn it is, how it ended, what seats saw last.

It is written beside the log, not with it, so that a move costs no more than before. ``version``
says how much of the log it tells of: whoever finds the log longer has it made again.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Literal

import msgspec

from hanagoza.core.views import Event
from hanagoza.server.table.entries import Said
from hanagoza.server.table.messages import forgotten
from hanagoza.server.table.table import Table

FAR_BACK = 10
"""How many versions are looked through for something that a seat saw happen. What people say is
none: it is no news to who waits for a move, and some do not want to hear it from some.
"""


class GameResult(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended."""

    how: Literal["played", "resigned", "out-of-time", "aborted"]
    seat: int | None
    """Who resigned, or whose time was over."""
    places: tuple[int, ...]
    """Seat by seat: 1 for the winner; a shared place is the same number. Empty if aborted."""


class Brief(msgspec.Struct, frozen=True, kw_only=True):
    """A table in short. What a seat saw is for that seat alone."""

    version: int
    turn: int | None
    """The seat to decide, while the game goes on."""
    paused: bool
    result: GameResult | None
    last: tuple[tuple[Event, ...], ...]
    """Seat by seat, what happened last as they saw it; without names, which may change."""


def brief(table: Table) -> Brief:
    """A table in short, as it is now."""
    return Brief(
        version=table.version,
        turn=table.actor,
        paused=table.arrangement.paused,
        result=result_of(table),
        last=tuple(_last_seen(table, seat) for seat in range(len(table.seats))),
    )


def result_of(table: Table) -> GameResult | None:
    """How a game ended, once it has. Who gave up, or has lost by taking too long, comes last, also
    where a bot has played on for them.
    """
    arrangement, level = table.arrangement, [1] * len(table.seats)
    if table.phase == "aborted":
        return GameResult(how="aborted", seat=None, places=())
    if (seat := arrangement.resigned) is not None:
        return GameResult(how="resigned", seat=seat, places=_places(table, level))
    if (seat := arrangement.timed_out) is not None:
        return GameResult(how="out-of-time", seat=seat, places=_places(table, level))
    if table.result is None:
        return None
    return GameResult(how="played", seat=None, places=_places(table, table.result.ranks))


def _places(table: Table, ranks: Sequence[int]) -> tuple[int, ...]:
    """Those of the game; but who has lost otherwise comes last, and nobody is behind them."""
    lost = [_has_lost(table, at) for at in range(len(ranks))]
    others = [rank for rank, has_lost in zip(ranks, lost, strict=True) if not has_lost]
    return tuple(
        len(ranks) if has_lost else 1 + sum(other < rank for other in others)
        for rank, has_lost in zip(ranks, lost, strict=True)
    )


def _has_lost(table: Table, at: int) -> bool:
    seat = table.seats[at]
    is_late = seat.is_out_of_time and table.setting.out_of_time == "loss"
    return seat.has_resigned or is_late or table.arrangement.timed_out == at


def _last_seen(table: Table, seat: int) -> tuple[Event, ...]:
    versions = range(table.version, max(0, forgotten(table)), -1)
    told = (version for version in versions if not isinstance(table.log[version], Said))
    looks = (_seen(table, version, seat) for version in islice(told, FAR_BACK))
    return next(filter(None, looks), ())


def _seen(table: Table, version: int, seat: int) -> tuple[Event, ...]:
    """What a seat saw of one entry, without anybody's name."""
    public, passage = table.log[version].public_event(), table.passages.get(version)
    played = passage.events(seat) if passage is not None else ()
    return (public, *played) if public is not None else played
