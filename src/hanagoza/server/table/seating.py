"""What people want of a table before the game, decided: entries, or a refusal. Nothing changes."""

from __future__ import annotations

from collections.abc import Sequence

from hanagoza.core.errors import OptionError
from hanagoza.server.table.arrangement import Seat
from hanagoza.server.table.entries import (
    Aborted,
    Announced,
    AnyEntry,
    Began,
    Entries,
    Hired,
    Reserved,
    Rose,
    Sat,
    Shared,
)
from hanagoza.server.table.names import SOMEBODY
from hanagoza.server.table.refusal import Refusal
from hanagoza.server.table.table import Table

MOST_TALK = 500
"""What somebody at a table may say, ask for and take back, and how often its seats may change. All
of it is kept, and told to whoever comes: somebody who never stops would hold up the whole server.
Each seat has its own, so that nobody can use up what another needs.
"""

Nonces = dict[int, bytes | None]
"""Of those who sit down now, by seat; bots give none."""


def hire_at_once(table: Table, levels: Sequence[int | None]) -> Entries:
    """Bots that are there from the beginning; the game begins if nobody is missing."""
    if len(levels) > len(table.seats):
        raise OptionError(f"bots for {len(levels)} seats: there are {len(table.seats)}")
    hired = [Hired(seat=at, level=level) for at, level in enumerate(levels) if level is not None]
    return _seated(table, hired, {entry.seat: None for entry in hired})


def sit(table: Table, entry: Sat) -> Entries:
    """A person takes a seat; the game begins once nobody is missing."""
    if table.seat_of(entry.player) is not None:  # first of all: our answer may have been lost
        raise Refusal("not-possible", "you have a seat at this table already")
    _require_open(table)
    if entry.player in table.arrangement.sent_away:  # for good: nobody wants to do it twice
        raise Refusal("not-possible", "the host has sent you away: find another table, or open one")
    if entry.seat >= len(table.seats):
        raise Refusal("not-possible", f"there is no seat {entry.seat}")
    seat = table.seats[entry.seat]
    if not seat.is_free:
        raise Refusal("not-possible", f"seat {entry.seat} is taken: choose another one")
    require_patience(table)
    kept_for = seat.reserved.players if seat.reserved is not None else ()
    if entry.player not in kept_for:
        _require_unkept(table, entry.seat)
    devices = [
        Shared(seat=entry.seat, player=other)
        for other in kept_for
        if other != entry.player and table.seat_of(other) is None
    ]
    return _seated(table, [entry, *devices], {entry.seat: bytes.fromhex(entry.nonce)})


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


def is_welcome(table: Table, player: str) -> bool:
    """Whether somebody has a seat at a table that was not called off, or could take one."""
    if table.seat_of(player) is not None:
        return not table.arrangement.is_called_off
    try:
        free_seat(table, player)
    except Refusal:
        return False
    return player not in table.arrangement.sent_away


def rise(table: Table, player: str) -> Entries:
    """A person leaves before the start."""
    _require_open(table)
    seat = table.seat_of(player)
    if seat is None:
        raise Refusal("not-seated", "you have no seat at this table")
    return [Rose(seat=seat, player=table.seats[seat].player)]


def send_away(table: Table, player: str, seat: int) -> Entries:
    """The host frees a seat, or what it was kept for."""
    _require_open(table)
    _require_host(table, player)
    if seat >= len(table.seats) or (table.seats[seat].is_free and not table.seats[seat].reserved):
        raise Refusal("not-possible", f"nobody sits on seat {seat}")
    return [Rose(seat=seat, player=table.seats[seat].player, sent_away=True)]


def hire(table: Table, player: str, seat: int, level: int) -> Entries:
    """The host puts a bot on a free seat; the game begins once nobody is missing."""
    _require_open(table)
    _require_host(table, player)
    if seat >= len(table.seats) or not table.seats[seat].is_free:
        raise Refusal("not-possible", f"seat {seat} is not free")
    _require_unkept(table, seat)
    require_patience(table)
    return _seated(table, [Hired(seat=seat, level=level)], {seat: None})


def start(table: Table, player: str, level: int) -> Entries:
    """The host wants to begin: bots take the seats that are free, and are kept for nobody."""
    _require_open(table)
    _require_host(table, player)
    free = [at for at, seat in enumerate(table.seats) if seat.is_free]
    for at in free:
        _require_unkept(table, at)
    return _seated(table, [Hired(seat=at, level=level) for at in free], dict.fromkeys(free))


def announce(table: Table, player: str, *, public: bool) -> Entries:
    """The host wants strangers to find the table, or not."""
    _require_open(table)
    _require_host(table, player)
    if public == table.setting.public:
        return []
    require_patience(table)
    return [Announced(public=public)]


def call_off(table: Table, player: str) -> Entries:
    """The host wants no game at this table after all."""
    _require_open(table)
    _require_host(table, player)
    return [Aborted(seat=table.seat_of(player), called_off=True)]


def share(table: Table, key: str, player: str) -> Entries:
    """Another session of the same person may act for the seat that a private link is for."""
    if table.seat_of(player) is not None:
        raise Refusal("not-possible", "you have a seat at this table already")
    seat = table.arrangement.keyed_seat(key)
    if seat is None:  # somebody else may have it by now
        raise Refusal("not-possible", "this link belongs to no seat of this table any more")
    require_patience(table)
    return [Shared(seat=seat, player=player)]


def one_seat_further(table: Table) -> tuple[list[int | None], list[Reserved | None]]:
    """For a rematch: the levels of the bots and for whom seats are kept, seat by seat."""
    seats = [table.seats[at - 1] for at in range(len(table.seats))]
    levels = [None if seat.kind == "person" else seat.level for seat in seats]
    return levels, [_kept(seat) for seat in seats]


def _kept(seat: Seat) -> Reserved | None:
    """For whoever sat there, on whichever of their devices."""
    if not seat.players:
        return None
    others = sorted(seat.players - {seat.player})
    return Reserved(player=seat.player, others=tuple(others))


def _seated(table: Table, entries: Sequence[AnyEntry], nonces: Nonces) -> Entries:
    """Entries that take seats, and the beginning of the game if none is left."""
    missing = [at for at, seat in enumerate(table.seats) if seat.is_free and at not in nonces]
    return [*entries] if missing else [*entries, _begin(table, nonces)]


def _begin(table: Table, nonces: Nonces) -> Began:
    """The table's luck is now decided."""
    given = [nonces.get(at, seat.nonce) for at, seat in enumerate(table.seats)]
    match = table.setting.start_match(chance=table.chance(given))
    return Began(rules=table.game.version, moves=tuple(match.history))


def _require_open(table: Table) -> None:
    if table.arrangement.is_called_off:
        raise Refusal("wrong-phase", "the table has been called off: find another, or open one")
    if table.phase != "open":
        raise Refusal("wrong-phase", "the game has begun: seats can no longer be changed")


def _require_host(table: Table, player: str) -> None:
    if not table.arrangement.is_host(player):
        raise Refusal("not-possible", "only the host of the table can do that")


def _require_unkept(table: Table, at: int) -> None:
    reserved = table.seats[at].reserved
    if reserved is not None:
        who = table.called[reserved.player] or SOMEBODY
        raise Refusal("not-possible", f"seat {at} is kept for {who}: the host can free it")


def require_patience(table: Table, seat: int | None = None) -> None:
    """Refuse what brings no game nearer to its end, once there has been enough of it: of the person
    on a seat, or of changes to the seats.
    """
    if table.talk[seat] >= MOST_TALK:
        raise Refusal("not-possible", "enough of that at this table: play on, or open another")
