"""What people want of a table, ruled on: it happens and is noted, or it is refused with a reason.

Everything here changes the table at once and returns the entries to be written down. If they cannot
be written, the table has to be forgotten and restored from its log.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import singledispatch

from hanagoza.core.errors import HanagozaError, IllegalMove, MalformedMove, UndoRefused
from hanagoza.core.views import Reason
from hanagoza.server.entries import (
    Aborted,
    Answered,
    AnyEntry,
    Asked,
    Hired,
    Proposal,
    Replaced,
    Resigned,
    Returned,
    Rose,
    Said,
    Sat,
    Shared,
    TookBack,
)
from hanagoza.server.protocol import (
    Abort,
    Answer,
    AnyCommand,
    Code,
    Move,
    Replace,
    Resign,
    Return,
    Say,
    Undo,
)
from hanagoza.server.table import Table

STAND_IN = 3
"""The level of the bot that plays on for somebody who resigns."""
MOST_IDLE = 1000
"""What may be said, asked, taken back or changed about the seats of one table. All of it is kept,
and told to whoever comes: somebody who never stops would hold up the whole server.
"""

Entries = list[AnyEntry]
IsGone = Callable[[int], bool]


class Refusal(HanagozaError):
    """Why a command is not carried out."""

    def __init__(self, code: Code, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.code: Code = code
        self.reason = reason


class Repeated(HanagozaError):
    """A command that has been carried out before."""

    def __init__(self, version: int) -> None:
        super().__init__(f"done already, in version {version}")
        self.version = version


# --- before the game ------------------------------------------------------------------------------


def sit(table: Table, entry: Sat) -> Entries:
    """A person takes a seat; the game begins once nobody is missing."""
    if table.seat_of(entry.player) is not None:  # first of all: our answer may have been lost
        raise Refusal("not-possible", "you have a seat at this table already")
    _require_open(table)
    seat = table.seats[entry.seat]
    if not seat.is_free:
        raise Refusal("not-possible", f"seat {entry.seat} is taken: choose another one")
    _require_patience(table)
    kept_for = seat.reserved.players if seat.reserved is not None else ()
    if seat.reserved is not None and entry.player not in kept_for:
        raise Refusal("not-possible", f"seat {entry.seat} is kept for {seat.reserved.name}")
    table.take(entry)
    devices = [
        Shared(seat=entry.seat, player=other) for other in kept_for if table.seat_of(other) is None
    ]
    return [entry, *_taken(table, *devices), *_begin_if_full(table)]


def free_seat(table: Table, player: str) -> int:
    """The seat that is kept for a player, or the first that anybody may take."""
    _require_open(table)
    free = [at for at, seat in enumerate(table.seats) if seat.is_free]
    for at in free:
        reserved = table.seats[at].reserved
        if reserved is not None and player in reserved.players:
            return at
    for at in free:
        if table.seats[at].reserved is None:
            return at
    raise Refusal("not-possible", "all seats of this table are taken")


def rise(table: Table, player: str) -> Entries:
    """A person leaves before the start."""
    _require_open(table)
    seat = _own_seat(table, player)
    return _taken(table, Rose(seat=seat, name=table.seats[seat].name))


def send_away(table: Table, player: str, seat: int) -> Entries:
    """The host frees a seat, or what it was kept for."""
    _require_open(table)
    _require_host(table, player)
    if seat >= len(table.seats) or (table.seats[seat].is_free and not table.seats[seat].reserved):
        raise Refusal("not-possible", f"nobody sits on seat {seat}")
    return _taken(table, Rose(seat=seat, name=table.seats[seat].name, sent_away=True))


def hire(table: Table, player: str, seat: int, level: int) -> Entries:
    """The host puts a bot on a free seat; the game begins once nobody is missing."""
    _require_open(table)
    _require_host(table, player)
    if seat >= len(table.seats) or not table.seats[seat].is_free:
        raise Refusal("not-possible", f"seat {seat} is not free")
    _require_patience(table)
    return [*_taken(table, Hired(seat=seat, level=level)), *_begin_if_full(table)]


def start(table: Table, player: str, level: int) -> Entries:
    """The host wants to begin: bots take the seats that are free."""
    _require_open(table)
    _require_host(table, player)
    entries: Entries = []
    for at, seat in enumerate(table.seats):
        if seat.is_free:
            entries += _taken(table, Hired(seat=at, level=level))
    return [*entries, *_begin_if_full(table)]


def keyed_seat(table: Table, key: str) -> int | None:
    """The seat whose private link has this hash, if any."""
    return next((at for at, seat in enumerate(table.seats) if seat.key == key), None)


def share(table: Table, key: str, player: str) -> Entries:
    """Another session of the same person may act for the seat that a private link is for."""
    if table.seat_of(player) is not None:
        raise Refusal("not-possible", "you have a seat at this table already")
    seat = keyed_seat(table, key)
    if seat is None:  # somebody else may have it by now
        raise Refusal("not-possible", "this link belongs to no seat of this table any more")
    _require_patience(table)
    return _taken(table, Shared(seat=seat, player=player))


def _begin_if_full(table: Table) -> Entries:
    return [] if any(seat.is_free for seat in table.seats) else [table.begin()]


def _own_seat(table: Table, player: str) -> int:
    seat = table.seat_of(player)
    if seat is None:
        raise Refusal("not-seated", "you have no seat at this table")
    return seat


def _require_open(table: Table) -> None:
    if table.phase != "open":
        raise Refusal("wrong-phase", "the game has begun: seats can no longer be changed")


def _require_host(table: Table, player: str) -> None:
    if not table.is_host(player):
        raise Refusal("not-possible", "only the host of the table can do that")


def _require_patience(table: Table) -> None:
    if table.idle >= MOST_IDLE:
        raise Refusal("not-possible", "enough of that at this table: play on, or open another")


def _taken(table: Table, *entries: AnyEntry) -> Entries:
    for entry in entries:
        table.take(entry)
    return list(entries)


# --- during the game ------------------------------------------------------------------------------


def rule(table: Table, seat: int | None, command: AnyCommand, is_gone: IsGone) -> Entries:
    """Carry out a command of the person on ``seat``."""
    if seat is None:
        raise Refusal("not-seated", "you are looking on: take a seat to play")
    if (done := table.commands.get((seat, command.id))) is not None:
        raise Repeated(done)
    if table.frozen:
        raise Refusal("wrong-phase", f"this game cannot go on: {table.frozen}")
    if isinstance(command, Say):
        _require_patience(table)
        return _taken(table, Said(seat=seat, phrase=command.phrase, command=command.id))
    if table.phase != "running":
        over = "has not begun yet" if table.phase == "open" else "is over"
        raise Refusal("wrong-phase", f"the game {over}")
    return _rule(command, table, seat, is_gone)


@singledispatch
def _rule(command: AnyCommand, table: Table, seat: int, is_gone: IsGone) -> Entries:
    raise NotImplementedError(command)


@_rule.register
def _move(command: Move, table: Table, seat: int, is_gone: IsGone) -> Entries:  # noqa: ARG001
    if command.request != table.request:
        raise Refusal(
            "stale", f"request {command.request} is no longer open: it is {table.request} now"
        )
    if table.actor != seat or not table.seats[seat].decides:
        raise Refusal("out-of-turn", f"it is seat {table.actor}'s turn, not yours")
    try:
        return [table.move(seat, command.move, command.id)]
    except MalformedMove as error:
        raise Refusal("malformed", str(error), error.reason) from error
    except IllegalMove as error:
        raise Refusal("illegal", str(error), error.reason) from error


@_rule.register
def _undo(command: Undo, table: Table, seat: int, is_gone: IsGone) -> Entries:  # noqa: ARG001
    assert table.match is not None
    if table.match.last_mover != seat or not table.seats[seat].decides:  # but a bot's
        raise Refusal("not-possible", "the last move is not yours to take back")
    if not table.can_undo:
        raise Refusal("not-possible", "your last move cannot be taken back: it has shown you more")
    _require_patience(table)
    return _proposed(table, seat, "undo", command.id)


@_rule.register
def _abort(command: Abort, table: Table, seat: int, is_gone: IsGone) -> Entries:  # noqa: ARG001
    if not table.seats[seat].decides:  # who has given up could hold up the others for ever
        raise Refusal("not-possible", "a bot plays for you: the end is for the others to ask for")
    return _proposed(table, seat, "abort", command.id)


def _proposed(table: Table, seat: int, proposal: Proposal, command: str) -> Entries:
    if set(table.people) <= {seat}:
        return _granted(table, seat, proposal, command)
    if table.wish is not None:
        raise Refusal("not-possible", "something is being asked already: that comes first")
    _require_patience(table)
    return _taken(table, Asked(seat=seat, proposal=proposal, command=command))


def _granted(table: Table, seat: int, proposal: Proposal, command: str | None) -> Entries:
    if proposal == "abort":
        return _taken(table, Aborted(seat=seat, command=command))
    try:
        return _taken(table, TookBack(seat=seat, command=command))
    except UndoRefused as error:
        raise Refusal("not-possible", str(error)) from error


@_rule.register
def _answer(command: Answer, table: Table, seat: int, is_gone: IsGone) -> Entries:  # noqa: ARG001
    wish = table.wish
    if wish is not None and wish.seat == seat and not command.agrees:
        return _taken(table, Answered(seat=seat, agrees=False, withdraws=True, command=command.id))
    if wish is None or wish.seat == seat or seat in wish.agreed or seat not in table.people:
        raise Refusal("not-possible", "nobody asks you for anything now")
    entries = _taken(table, Answered(seat=seat, agrees=command.agrees, command=command.id))
    if table.wish is None or set(table.people) - {wish.seat} > table.wish.agreed:
        return entries
    return entries + _granted(table, wish.seat, wish.proposal, None)


@_rule.register
def _resign(command: Resign, table: Table, seat: int, is_gone: IsGone) -> Entries:  # noqa: ARG001
    if table.seats[seat].has_resigned:
        raise Refusal("not-possible", "you have resigned already")
    others = [at for at in table.people if at != seat]
    level = STAND_IN if len(table.seats) > 2 and others else None
    return _taken(table, Resigned(seat=seat, level=level, command=command.id))


@_rule.register
def _replace(command: Replace, table: Table, seat: int, is_gone: IsGone) -> Entries:
    if command.seat >= len(table.seats) or not table.seats[command.seat].decides:
        raise Refusal("not-possible", f"nobody has to be replaced on seat {command.seat}")
    if not is_gone(command.seat):
        raise Refusal("not-possible", f"{table.seats[command.seat].name} may still come back")
    entry = Replaced(seat=command.seat, level=command.level, by=seat, command=command.id)
    return _taken(table, entry)


@_rule.register
def _return(command: Return, table: Table, seat: int, is_gone: IsGone) -> Entries:  # noqa: ARG001
    if table.seats[seat].has_resigned:
        raise Refusal("not-possible", "you have resigned: a bot plays on for the others")
    if table.seats[seat].decides:
        raise Refusal("not-possible", "no bot plays for you")
    return _taken(table, Returned(seat=seat, command=command.id))
