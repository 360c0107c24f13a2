"""The time that people have to think, as arithmetic: what is left of it, and what a move adds.

Both paces count alike, in milliseconds that each seat has left: with a live clock for the whole
game, with days for a move for each decision anew.
"""

from __future__ import annotations

from collections.abc import Container, Sequence

from hanagoza.server.table.entries import AnyEntry, Moved, Returned, TookBack
from hanagoza.server.table.setting import DaysPerMove, LiveClock, Pace

SECOND = 1000
"""Milliseconds."""
DAY = 24 * 60 * 60 * SECOND
LONGEST_PAUSE = 14 * DAY
"""After which a game in which people have days for a move goes on by itself."""

Left = tuple[int, ...]
"""Milliseconds, seat by seat."""


def allotted(pace: Pace, players: int) -> Left:
    """What everybody has at the beginning."""
    return (full(pace),) * players


def full(pace: Pace) -> int:
    """What one has for the whole game or, where people have days, for a decision."""
    return pace.days * DAY if isinstance(pace, DaysPerMove) else pace.base * SECOND


def with_left(left: Left, seat: int, milliseconds: int) -> Left:
    """The same, but for one seat; that has never less than nothing."""
    return (*left[:seat], max(0, milliseconds), *left[seat + 1 :])


def earned(
    left: Left,
    pace: Pace,
    entries: Sequence[AnyEntry],
    people: Container[int],
    undone: Moved | None = None,
) -> Left:
    """What is left after entries that were decided, where ``people`` decide for themselves;
    ``undone`` is the move that they take back, if they do.
    """
    for entry in entries:
        if isinstance(entry, Moved) and entry.seat in people and not entry.by_table:
            left = _after_move(left, entry.seat, pace)
        elif isinstance(entry, TookBack) and undone is not None and undone.command is not None:
            left = _before_move(left, entry.seat, pace)
        elif isinstance(entry, Returned) and isinstance(pace, DaysPerMove):
            left = with_left(left, entry.seat, full(pace))
    return left


def _after_move(left: Left, seat: int, pace: Pace) -> Left:
    """Who moves gets a little more, or all of their days again. What a bot or the table does for
    somebody earns them nothing.
    """
    if isinstance(pace, LiveClock):
        return with_left(left, seat, left[seat] + pace.increment * SECOND)
    return with_left(left, seat, full(pace))


def _before_move(left: Left, seat: int, pace: Pace) -> Left:
    """Who takes a move back gives back what it brought."""
    gain = pace.increment * SECOND if isinstance(pace, LiveClock) else 0
    return with_left(left, seat, left[seat] - gain)
