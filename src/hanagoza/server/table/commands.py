"""What people want of a table during the game, decided: entries, or a refusal. Nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from functools import singledispatch

from hanagoza.core.errors import IllegalMove, MalformedMove
from hanagoza.server.table.entries import (
    Aborted,
    Answered,
    Asked,
    Delegated,
    Entries,
    Moved,
    Paused,
    Proposal,
    Replaced,
    Resigned,
    Resumed,
    Returned,
    Said,
    TookBack,
)
from hanagoza.server.table.names import SOMEBODY
from hanagoza.server.table.protocol import (
    Abort,
    Answer,
    AnyCommand,
    Delegate,
    MoveCommand,
    Pause,
    Replace,
    Resign,
    Resume,
    Return,
    Say,
    Undo,
)
from hanagoza.server.table.refusal import Refusal, Repeated
from hanagoza.server.table.seating import require_patience
from hanagoza.server.table.table import Table

STAND_IN = 3
"""The level of the bot that plays on for somebody who resigns."""

GRANTED = {"undo": TookBack, "abort": Aborted, "pause": Paused, "resume": Resumed}
"""What happens once everybody agrees."""

IsGone = Callable[[int], bool]
"""Whether the person on a seat has been away for so long that a bot may stand in."""


def decide(table: Table, seat: int | None, command: AnyCommand, is_gone: IsGone) -> Entries:
    """What a command of the person on ``seat`` leads to."""
    if seat is None:
        raise Refusal("not-seated", "you are looking on: take a seat to play")
    if (done := table.commands.get((seat, command.id))) is not None:
        raise Repeated(done)
    if table.frozen:
        raise Refusal("wrong-phase", f"this game cannot go on: {table.frozen}")
    if isinstance(command, Say):
        require_patience(table, seat)
        return [Said(seat=seat, phrase=command.phrase, command=command.id)]
    if table.phase != "running":
        over = "has not begun yet" if table.phase == "open" else "is over"
        raise Refusal("wrong-phase", f"the game {over}")
    if isinstance(command, Replace):
        return _replace(command, table, seat, is_gone)
    return _decide(command, table, seat)


def move(
    table: Table, seat: int, text: str, command: str | None = None, *, by_table: bool = False
) -> Entries:
    """A decision and the outcomes that follow it; a ``MoveError`` if it is no legal move."""
    assert table.match is not None
    moves = table.match.preview(text).moves
    return [Moved(seat=seat, moves=moves, command=command, by_table=by_table)]


@singledispatch
def _decide(command: AnyCommand, table: Table, seat: int) -> Entries:
    raise NotImplementedError(command)


@_decide.register
def _move(command: MoveCommand, table: Table, seat: int) -> Entries:
    if command.request != table.request:
        raise Refusal(
            "stale", f"request {command.request} is no longer open: it is {table.request} now"
        )
    if table.arrangement.paused:
        raise Refusal("wrong-phase", "the game is paused: ask the others to resume it")
    if table.actor != seat or not table.seats[seat].decides:
        raise Refusal("out-of-turn", f"it is seat {table.actor}'s turn, not yours")
    try:
        return move(table, seat, command.move, command.id)
    except MalformedMove as error:
        raise Refusal("malformed", str(error), error.reason) from error
    except IllegalMove as error:
        raise Refusal("illegal", str(error), error.reason) from error


@_decide.register
def _undo(command: Undo, table: Table, seat: int) -> Entries:
    assert table.match is not None
    if table.match.last_mover != seat or not table.seats[seat].decides:  # but a bot's
        raise Refusal("not-possible", "the last move is not yours to take back")
    if not table.can_undo:
        raise Refusal("not-possible", "your last move cannot be taken back: it has shown you more")
    require_patience(table, seat)
    return _proposed(table, seat, "undo", command.id)


@_decide.register
def _abort(command: Abort, table: Table, seat: int) -> Entries:
    _require_own_decisions(table, seat)
    return _proposed(table, seat, "abort", command.id)


@_decide.register
def _pause(command: Pause, table: Table, seat: int) -> Entries:
    if table.setting.pace is None:
        raise Refusal("not-possible", "there is no clock at this table that could be stopped")
    if table.arrangement.paused:
        raise Refusal("not-possible", "the game is paused already")
    _require_own_decisions(table, seat)
    return _proposed(table, seat, "pause", command.id)


@_decide.register
def _resume(command: Resume, table: Table, seat: int) -> Entries:
    if not table.arrangement.paused:
        raise Refusal("not-possible", "the game is not paused")
    _require_own_decisions(table, seat)
    return _proposed(table, seat, "resume", command.id)


@_decide.register
def _delegate(command: Delegate, table: Table, seat: int) -> Entries:
    require_patience(table, seat)
    return [Delegated(seat=seat, forced=command.forced, command=command.id)]


def _require_own_decisions(table: Table, seat: int) -> None:
    if not table.seats[seat].decides:  # who has given up could hold up the others for ever
        raise Refusal("not-possible", "a bot plays for you: that is for the others to ask for")


def _proposed(table: Table, seat: int, proposal: Proposal, command: str) -> Entries:
    if set(table.people) <= {seat}:
        return _granted(seat, proposal, command)
    if table.wish is not None:
        raise Refusal("not-possible", "something is being asked already: that comes first")
    require_patience(table, seat)
    return [Asked(seat=seat, proposal=proposal, command=command)]


def _granted(seat: int, proposal: Proposal, command: str | None) -> Entries:
    return [GRANTED[proposal](seat=seat, command=command)]


@_decide.register
def _answer(command: Answer, table: Table, seat: int) -> Entries:
    wish = table.wish
    if wish is not None and wish.seat == seat and not command.agrees:
        return [Answered(seat=seat, agrees=False, withdraws=True, command=command.id)]
    if wish is None or wish.seat == seat or seat in wish.agreed or seat not in table.people:
        raise Refusal("not-possible", "nobody asks you for anything now")
    answered = Answered(seat=seat, agrees=command.agrees, command=command.id)
    missing = set(table.people) - wish.agreed - {wish.seat, seat}
    if missing or not command.agrees:
        return [answered]
    return [answered, *_granted(wish.seat, wish.proposal, None)]


@_decide.register
def _resign(command: Resign, table: Table, seat: int) -> Entries:
    if table.seats[seat].has_resigned:
        raise Refusal("not-possible", "you have resigned already")
    others = [at for at in table.people if at != seat]
    level = STAND_IN if len(table.seats) > 2 and others else None
    return [Resigned(seat=seat, level=level, command=command.id)]


def _replace(command: Replace, table: Table, seat: int, is_gone: IsGone) -> Entries:
    if command.seat >= len(table.seats) or not table.seats[command.seat].decides:
        raise Refusal("not-possible", f"nobody has to be replaced on seat {command.seat}")
    if not is_gone(command.seat):
        who = table.name_at(command.seat) or SOMEBODY
        raise Refusal("not-possible", f"{who} may still come back")
    return [Replaced(seat=command.seat, level=command.level, by=seat, command=command.id)]


@_decide.register
def _return(command: Return, table: Table, seat: int) -> Entries:
    if table.seats[seat].has_resigned:
        raise Refusal("not-possible", "you have resigned: a bot plays on for the others")
    if table.seats[seat].is_out_for_good:
        raise Refusal("not-possible", "your time is over: a bot plays on for the others")
    if table.seats[seat].decides:
        raise Refusal("not-possible", "no bot plays for you")
    return [Returned(seat=seat, command=command.id)]
