"""Everything about a table but the game: who sits where, what is asked, how far it is.

An arrangement is a value. ``evolve`` says what each entry makes of it, so that what a decision
would lead to can be known before anything has happened.
"""

from __future__ import annotations

from functools import singledispatch
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from hanagoza.server.table.entries import (
    Aborted,
    Announced,
    Answered,
    AnyEntry,
    Asked,
    Began,
    Delegated,
    Followed,
    Hired,
    Moved,
    Opened,
    Paused,
    Proposal,
    Replaced,
    Reserved,
    Resigned,
    Restored,
    Resumed,
    Returned,
    Rose,
    Said,
    Sat,
    Shared,
    TimedOut,
    TookBack,
)

Phase = Literal["open", "running", "over", "aborted"]
Kind = Literal["empty", "person", "bot"]


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """One seat and who is on it."""

    kind: Kind = "empty"
    player: str = ""
    """The person here, by the session that sat down."""
    level: int | None = None
    """Of the bot that decides here, be it for somebody who has gone."""
    players: frozenset[str] = frozenset()
    """The sessions that may act for the person here."""
    since: int = 0
    """Orders people by when they sat down."""
    nonce: bytes | None = None
    key: str = ""
    """Hash of the private link that carries the seat to another device."""
    has_resigned: bool = False
    is_out_of_time: bool = False
    """Whether a bot plays for them since their time was over."""
    is_out_for_good: bool = False
    """Whether they cannot come back from that."""
    delegates: bool = False
    """Whether they leave forced moves to the table."""
    reserved: Reserved | None = None
    """For whom it is kept while it is free."""

    @property
    def is_free(self) -> bool:
        return self.kind == "empty"

    @property
    def decides(self) -> bool:
        """Whether the person here decides, rather than a bot."""
        return self.kind == "person" and self.level is None


class Wish(NamedTuple):
    """What takes consent, and who has consented."""

    proposal: Proposal
    seat: int
    agreed: frozenset[int]


class Arrangement(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits where, and what people have made of the table."""

    host: str
    """The player who opened it."""
    seats: tuple[Seat, ...]
    guests: tuple[str, ...]
    """The people who have ever had a seat here, or for whom one was kept, in this order: what they
    are called has to be told apart.
    """
    phase: Phase = "open"
    wish: Wish | None = None
    next: str = ""
    """The table of the rematch."""
    resigned: int | None = None
    """Who gave up, where the game ended with that."""
    timed_out: int | None = None
    """Whose time was over, where the game ended with that."""
    paused: bool = False
    """Whether all clocks stand still."""
    is_turn_based: bool = False
    """Whether people have days for a move: then they also have days to answer."""
    sent_away: frozenset[str] = frozenset()
    """The sessions of those whom the host did not want here."""

    @classmethod
    def opened(cls, entry: Opened) -> Arrangement:
        """A table nobody has come to yet."""
        reserved = entry.reserved or (None,) * entry.setting.players
        return cls(
            host=entry.host,
            seats=tuple(Seat(reserved=kept) for kept in reserved),
            guests=tuple(kept.player for kept in reserved if kept is not None),
            is_turn_based=entry.setting.is_turn_based,
        )

    @property
    def is_called_off(self) -> bool:
        """Whether it ended before the game began: a game begins once no seat is free."""
        return self.phase == "aborted" and any(seat.is_free for seat in self.seats)

    @property
    def people(self) -> list[int]:
        """Seats of people who decide for themselves."""
        return [at for at, seat in enumerate(self.seats) if seat.decides]

    @property
    def holds_up_bots(self) -> bool:
        """Whether a bot waits for what people make of a wish, since its move would answer it."""
        return self.wish is not None and self._is_answered_by_moves(self.wish)

    def _is_answered_by_moves(self, wish: Wish) -> bool:
        return not self.is_turn_based or wish.proposal == "undo"

    def after_move(self) -> Arrangement:
        """The same after a move."""
        if self.wish is None or not self._is_answered_by_moves(self.wish):
            return self
        return replace(self, wish=None)

    def seat_of(self, player: str) -> int | None:
        """Where a session may act, if anywhere."""
        for at, seat in enumerate(self.seats):
            if player in seat.players:
                return at
        return None

    def keyed_seat(self, key: str) -> int | None:
        """The seat whose private link has this hash, if any."""
        return next((at for at, seat in enumerate(self.seats) if seat.key == key), None)

    def is_host(self, player: str) -> bool:
        """Whether somebody may arrange the table: who opened it and, while they have no seat here,
        who has had one for longest.
        """
        if player == self.host:
            return True
        at = self.seat_of(self.host)
        if at is not None:  # on another device
            return player in self.seats[at].players
        seated = [seat for seat in self.seats if seat.kind == "person"]
        return bool(seated) and player in min(seated, key=lambda seat: seat.since).players

    def seated(self, at: int, **changes: Any) -> Arrangement:
        """The same with one seat changed."""
        seats = list(self.seats)
        seats[at] = replace(seats[at], **changes)
        return replace(self, seats=tuple(seats))

    def over(self) -> Arrangement:
        """The same after the game's last move."""
        return replace(self, phase="over")


@singledispatch
def evolve(entry: AnyEntry, before: Arrangement) -> Arrangement:
    """What an entry makes of an arrangement."""
    raise NotImplementedError(entry)


@evolve.register
def _(entry: Sat, before: Arrangement) -> Arrangement:
    after = before.seated(
        entry.seat,
        kind="person",
        player=entry.player,
        key=entry.key,
        since=1 + max(seat.since for seat in before.seats),
        players=frozenset((entry.player,)),
        nonce=bytes.fromhex(entry.nonce),
    )
    return replace(after, guests=_with_guest(before, entry))


def _with_guest(before: Arrangement, entry: Sat) -> tuple[str, ...]:
    """Who comes for a kept seat is whom it was kept for, on whichever device."""
    guests, kept = before.guests, before.seats[entry.seat].reserved
    if entry.player in guests:
        return guests
    if kept is not None and entry.player in kept.others:
        return tuple(entry.player if guest == kept.player else guest for guest in guests)
    return (*guests, entry.player)


@evolve.register
def _(entry: Shared, before: Arrangement) -> Arrangement:
    players = before.seats[entry.seat].players | {entry.player}
    return before.seated(entry.seat, players=players)


@evolve.register
def _(entry: Hired, before: Arrangement) -> Arrangement:
    return before.seated(entry.seat, kind="bot", level=entry.level)


@evolve.register
def _(entry: Rose, before: Arrangement) -> Arrangement:
    seats = list(before.seats)
    left, seats[entry.seat] = seats[entry.seat], Seat()
    gone = left.players - {before.host} if entry.sent_away else frozenset()
    return replace(before, seats=tuple(seats), sent_away=before.sent_away | gone)


@evolve.register
def _(_: Began, before: Arrangement) -> Arrangement:
    return replace(before, phase="running")


@evolve.register
def _(_: Moved, before: Arrangement) -> Arrangement:
    return before.after_move()


@evolve.register
def _(_: Said | Restored | Announced, before: Arrangement) -> Arrangement:
    return before


@evolve.register
def _(_: TookBack, before: Arrangement) -> Arrangement:
    return replace(before, wish=None)


@evolve.register
def _(entry: Asked, before: Arrangement) -> Arrangement:
    return replace(before, wish=Wish(entry.proposal, entry.seat, frozenset()))


@evolve.register
def _(entry: Answered, before: Arrangement) -> Arrangement:
    wish = before.wish
    if wish is None or not entry.agrees:
        return replace(before, wish=None)
    return replace(before, wish=wish._replace(agreed=wish.agreed | {entry.seat}))


@evolve.register
def _(_: Paused, before: Arrangement) -> Arrangement:
    return replace(before, paused=True, wish=None)


@evolve.register
def _(_: Resumed, before: Arrangement) -> Arrangement:
    return replace(before, paused=False, wish=None)


@evolve.register
def _(entry: Delegated, before: Arrangement) -> Arrangement:
    return before.seated(entry.seat, delegates=entry.forced)


@evolve.register
def _(entry: TimedOut, before: Arrangement) -> Arrangement:
    seated = before.seated(
        entry.seat, level=entry.level, is_out_of_time=True, is_out_for_good=entry.for_good
    )
    after = replace(seated, wish=None)
    return after if entry.level is not None else replace(after.over(), timed_out=entry.seat)


@evolve.register
def _(entry: Resigned, before: Arrangement) -> Arrangement:
    after = replace(before.seated(entry.seat, has_resigned=True, level=entry.level), wish=None)
    return after if entry.level is not None else replace(after.over(), resigned=entry.seat)


@evolve.register
def _(entry: Replaced, before: Arrangement) -> Arrangement:
    return replace(before.seated(entry.seat, level=entry.level), wish=None)


@evolve.register
def _(entry: Returned, before: Arrangement) -> Arrangement:
    return before.seated(entry.seat, level=None, is_out_of_time=False)


@evolve.register
def _(_: Aborted, before: Arrangement) -> Arrangement:
    return replace(before, phase="aborted", wish=None)


@evolve.register
def _(entry: Followed, before: Arrangement) -> Arrangement:
    return replace(before, next=entry.table)
