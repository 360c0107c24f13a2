"""The clock of a live table: whose time runs, since when, and what is left of it.

It counts by the served clock, which is monotonic and stands still in an outage. What is left is
written with every entry, so that nobody loses what passes between two processes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from hanagoza.server.live.clock import Clock, Timer
from hanagoza.server.live.lag import LagQuota
from hanagoza.server.table.arrangement import Arrangement
from hanagoza.server.table.entries import AnyEntry, Began, Entries, Moved, TookBack
from hanagoza.server.table.pace import LONGEST_PAUSE, SECOND, Left, earned, full, with_left
from hanagoza.server.table.projection import Deadline
from hanagoza.server.table.protocol import Clocks
from hanagoza.server.table.setting import LiveClock
from hanagoza.server.table.table import Table

GRACE = 30.0
"""Seconds that a live clock waits for who has to decide and has not been here yet: since the game
began, or since the server did.
"""
WAKE = 60.0
"""Seconds after which it is looked whether a bot still has to move."""
AGAIN = 0.1
"""Seconds after which an alarm that came too early rings again, at the least."""


class Moment(NamedTuple):
    """When somebody did something, by the served clock, and how slow the line to them is, in
    seconds.
    """

    at: float
    lag: float = 0.0


class Times(NamedTuple):
    """By which clocks a table's time runs."""

    served: Callable[[], float]
    clock: Clock
    """For alarms."""
    ring: Callable[[], None]
    """Called when somebody's time is over, or might be, or begins to run."""
    vacation_left: Callable[[str], float]
    """The seconds for which a player is still on vacation."""


class TableClock:
    """Made for a table with a pace; ``go_on`` whenever something has happened there."""

    def __init__(self, table: Table, times: Times, due: float | None) -> None:
        """``due`` is the deadline that was written down, if one was."""
        pace = table.setting.pace
        assert pace is not None
        self._pace, self._times = pace, times
        self._quotas = [LagQuota(pace) for _ in table.seats if isinstance(pace, LiveClock)]
        self._seen: set[int] = set()
        """The seats whose people have been here."""
        self._seat: int | None = None
        self._request = -1
        self._had = 0
        """The milliseconds that ``_seat`` had left when its time began to run."""
        self._since = 0.0
        """From when on the time of ``_seat`` runs; that may be yet to come."""
        self._waits = False
        """Whether it is waited for somebody to be here."""
        self._halt_ends: float | None = None
        """Until when nobody's time runs, by agreement or for want of an answer."""
        self._alarm: Timer | None = None
        self.go_on(table, self.now)
        if due is not None:
            self.keep_to(table, due)

    def keep_to(self, table: Table, due: float) -> None:
        """The deadline that is written down has the last word: time has passed while the table was
        put away, or stands still for who is on vacation.
        """
        if self._seat is not None:
            self._since = due - self._had / SECOND
            self._set_alarm(table)
        elif self._halt_ends is not None:
            self._halt_ends = due

    # --- what is left -----------------------------------------------------------------------------

    @property
    def now(self) -> Moment:
        return Moment(self._times.served())

    @property
    def is_running(self) -> bool:
        """Whether a live clock runs: it would be lost with the table."""
        return self._seat is not None and bool(self._quotas)

    def left(self, table: Table, moment: Moment) -> Left:
        """What everybody has left. Whatever else has happened meanwhile: what is given back of a
        move's time is reckoned from the whole of it.
        """
        assert table.left is not None
        if self._seat is None:
            return table.left
        passed = max(0.0, moment.at - self._since - self._given_back(moment))
        return with_left(table.left, self._seat, self._had - round(passed * SECOND))

    def _given_back(self, moment: Moment) -> float:
        """Of the time that a move took, in seconds: no more than it took."""
        if self._seat is None or not self._quotas:
            return 0.0
        took = max(0.0, moment.at - self._since)
        return min(self._quotas[self._seat].allowance(moment.lag), took)

    def remaining(self, table: Table, moment: Moment) -> float | None:
        """The seconds until somebody's time is over, a vacation included; ``None`` if none runs."""
        if self._seat is None:
            return None
        waiting = max(0.0, self._since - moment.at)
        return waiting + self.left(table, moment)[self._seat] / SECOND

    def is_over(self, table: Table, moment: Moment) -> bool:
        """Whether whoever has to decide has no time left, or a pause has lasted too long."""
        if self._halt_ends is not None:
            return moment.at >= self._halt_ends
        remaining = self.remaining(table, moment)
        return remaining is not None and remaining <= 0.0

    def message(self, table: Table) -> Clocks:
        """What is left, for everybody to see: of people, and in turn-based play of who decides."""
        now = self.now
        left, waits = self.left(table, now), self._stands_for(table, now)
        if (remaining := self.remaining(table, now)) is not None and self._seat is not None:
            left = with_left(left, self._seat, round((remaining - waits) * SECOND))
        shown = [
            left[at] if seat.decides and (self._quotas or at == self._seat) else None
            for at, seat in enumerate(table.seats)
        ]
        return Clocks(left=tuple(shown), running=self._seat, waits=round(waits * SECOND))

    def _stands_for(self, table: Table, moment: Moment) -> float:
        """The seconds for which the time of whoever has to decide does not run yet."""
        if self._seat is None:
            return 0.0
        waiting = max(0.0, self._since - moment.at)
        return waiting if self._quotas else self.resting(table, self._seat)

    def resting(self, table: Table, seat: int) -> float:
        """The seconds for which who sits there is still on vacation."""
        return 0.0 if self._quotas else self._times.vacation_left(table.seats[seat].player)

    def all_resting(self, table: Table) -> tuple[float, ...]:
        """The same, seat by seat."""
        return tuple(self.resting(table, seat) for seat in range(len(table.seats)))

    # --- what happens -----------------------------------------------------------------------------

    def stamped(self, table: Table, entries: Sequence[AnyEntry], moment: Moment) -> Entries:
        """Entries that were decided, with what is left after them."""
        is_move = any(isinstance(entry, Moved) for entry in entries)
        counted = moment if is_move else Moment(moment.at)
        left = earned(self.left(table, counted), self._pace, entries, table.people, table.last_move)
        return [replace(entry, left=left) for entry in entries]

    def deadline(self, table: Table, entries: Sequence[AnyEntry]) -> Deadline | None:
        """Until when somebody has to move after entries that were decided and stamped, or a pause
        lasts. A bot may have to be woken: the server could end while it thinks.
        """
        after, seat, left = table.arranged(entries), table.actor_after(entries), entries[-1].left
        if after.phase != "running" or seat is None or left is None:
            return None
        if _is_halted(after, seat):
            return Deadline(None, self._end_of_halt(after))
        if self._quotas:
            return None  # a live clock runs in memory
        if not after.seats[seat].decides:
            return self._wake(after)
        if seat == self._seat and not _asks_anew(entries):
            return Deadline(seat, self._since + self._had / SECOND)
        return Deadline(seat, self._now_or_after_vacation(table, seat) + left[seat] / SECOND)

    def _wake(self, arrangement: Arrangement) -> Deadline | None:
        """When to look whether a bot has moved, if there are people who wait for it."""
        return Deadline(None, self._times.served() + WAKE) if arrangement.people else None

    def _end_of_halt(self, arrangement: Arrangement) -> float:
        """That of a halt does not change, whatever is said and asked meanwhile."""
        if self._halt_ends is not None:
            return self._halt_ends
        lasts = LONGEST_PAUSE if arrangement.paused else full(self._pace)
        return self._times.served() + lasts / SECOND

    def _now_or_after_vacation(self, table: Table, seat: int) -> float:
        return self._times.served() + self.resting(table, seat)

    def current(self, table: Table) -> Deadline | None:
        """When to look again, where it is a bot's turn: its deadline has come, and it has not
        moved. A table that cannot go on has none.
        """
        is_waiting = table.actor is not None and table.phase == "running"
        return self._wake(table.arrangement) if is_waiting else None

    @property
    def is_anybodys(self) -> bool:
        """Whether somebody's time runs, or it is agreed that none does."""
        return self._seat is not None or self._halt_ends is not None

    def go_on(self, table: Table, moment: Moment, here: Collection[int | None] = ()) -> None:
        """Something has happened at ``moment``, and is written down by now; on seats that are
        ``here`` people look on. What it took to write it costs nobody anything, unless they still
        have the same to decide.
        """
        self._seen.update(seat for seat in here if seat is not None)
        if table.request != self._request or table.running != self._seat:
            self._begin_anew(table, moment)
        actor = table.actor
        if actor is None or not _is_halted(table.arrangement, actor):
            self._halt_ends = None
        else:
            self._halt_ends = self._end_of_halt(table.arrangement)
        self._set_alarm(table)

    def _begin_anew(self, table: Table, moment: Moment) -> None:
        """Somebody else's time runs, or another decision is due."""
        if self._seat is not None and self._quotas and isinstance(table.log[-1], Moved):
            self._quotas[self._seat].take(self._given_back(moment))
        self._request, self._seat = table.request, table.running
        self._waits = False
        if self._seat is None or table.left is None:
            return
        self._had = table.left[self._seat]
        self._waits = bool(self._quotas) and self._seat not in self._seen
        self._since = self._now_or_after_vacation(table, self._seat) + GRACE * self._waits

    def see(self, table: Table, seat: int) -> None:
        """Who sits there is here."""
        self._seen.add(seat)
        if self._waits and seat == self._seat:
            self._waits = False
            self._since = min(self._since, self._times.served())
            self._set_alarm(table)

    def ring_again(self, table: Table, lag: float) -> None:
        """The alarm came too early: somebody's time only begins, or a move may be on its way over
        so slow a line.
        """
        self._set_alarm(table, lag, AGAIN)

    def _set_alarm(self, table: Table, lag: float = 0.0, least: float = 0.0) -> None:
        self.close()
        now = Moment(self._times.served(), lag)
        remaining = self.remaining(table, now)
        if remaining is not None:
            begins = self._since - now.at
            seconds = max(least, begins if begins > 0 else remaining)
            self._alarm = self._times.clock.call_later(seconds, self._times.ring)

    def close(self) -> None:
        """Ring no more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None


def _is_halted(arrangement: Arrangement, actor: int) -> bool:
    """Whether people have stopped a game for days: by a pause or, where a bot would have to move,
    by a wish that it waits for.
    """
    is_for_a_bot = arrangement.is_turn_based and not arrangement.seats[actor].decides
    return arrangement.paused or (is_for_a_bot and arrangement.holds_up_bots)


def _asks_anew(entries: Sequence[AnyEntry]) -> bool:
    """Whether another decision is due after these."""
    return any(isinstance(entry, (Began, Moved, TookBack)) for entry in entries)
