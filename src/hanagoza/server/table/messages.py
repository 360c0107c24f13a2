"""What is sent to an observer of a table: constructed for them alone, from what they may know.

Every message here is a function of the table's entries, what its guests are called, the observer
and who is connected. So the transcript of a seat can be made again afterwards, byte for byte.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec.structs import replace

from hanagoza.core.views import Event, View
from hanagoza.server.entropy import Entropy
from hanagoza.server.table.entries import AnyEntry, Moved, Rose, Sat
from hanagoza.server.table.names import Names
from hanagoza.server.table.protocol import (
    DecisiveMoment,
    Ending,
    Happening,
    Presence,
    Request,
    SeatState,
    TableMessage,
    Update,
    WishState,
    encoded,
)
from hanagoza.server.table.table import Table

NAMING = Sat, Rose
"""Entries about a person whom the seat alone does not tell any more."""


def table_message(
    table: Table,
    player: str | None,
    presence: Sequence[Presence],
    resting: Sequence[float] = (),
    muted: tuple[int, ...] = (),
) -> TableMessage:
    """Everything about the table but the game itself, for one session. ``resting`` are the seconds
    that people are still on vacation, seat by seat, where that matters; ``muted`` are the seats of
    those whom this player has blocked.
    """
    wish, you = table.wish, None if player is None else table.seat_of(player)
    return TableMessage(
        id=table.id,
        phase=table.phase,
        setting=table.setting,
        seats=tuple(
            _seat(table, at, presence[at], resting[at] if resting else 0.0)
            for at in range(len(table.seats))
        ),
        you=you,
        is_host=player is not None and table.arrangement.is_host(player),
        commitment=table.commitment,
        wish=wish
        and WishState(proposal=wish.proposal, seat=wish.seat, agreed=tuple(sorted(wish.agreed))),
        next=table.arrangement.next,
        frozen=table.frozen,
        ending=_ending(table),
        paused=table.arrangement.paused,
        delegates=you is not None and table.seats[you].delegates,
        muted=muted,
    )


def _seat(table: Table, at: int, presence: Presence, resting: float) -> SeatState:
    seat = table.seats[at]
    return SeatState(
        kind=seat.kind,
        name=table.name_at(at),
        level=seat.level,
        reserved=table.called[seat.reserved.player] if seat.reserved and seat.is_free else None,
        presence=presence if seat.kind == "person" else "none",
        resigned=seat.has_resigned,
        timed_out=seat.is_out_of_time,
        vacation=resting or None,
    )


def _ending(table: Table) -> Ending | None:
    if not table.is_over:
        return None
    return Ending(
        aborted=table.phase == "aborted",
        resigned=table.arrangement.resigned,
        result=table.result,
        secret=table.opened.secret,
        timed_out=table.arrangement.timed_out,
        decisive=_decisive(table),
    )


def _decisive(table: Table) -> DecisiveMoment | None:
    """Told once the game is over, and never before: it is guessed from everything hidden."""
    found = table.decisive
    if found is None:
        return None
    return DecisiveMoment(
        version=table.moves_that_stand[found.at],
        span=found.span,
        before=round(found.before, 2),
        after=round(found.after, 2),
    )


def update(table: Table, observer: int | None, since: int) -> Update:
    """The game as an observer knows it, and what happened after version ``since``."""
    match, recall = table.match, table.setting.memory == "tracker"
    return Update(
        version=table.version,
        happenings=happenings(table, observer, since),
        view=match.view(observer, recall=recall) if match else None,
        request=_request(table, observer),
        undo=_undo(table, observer),
        round_end=_round_end(table, observer, recall) if since == table.version - 1 else None,
    )


def _round_end(table: Table, observer: int | None, recall: bool) -> View | None:
    """How the last move's round ended, if it ended one: by the latest view the next is dealt."""
    passage = table.passages.get(table.version)
    is_moved = isinstance(table.log[-1], Moved)
    return passage.round_end(observer, recall) if passage is not None and is_moved else None


def _request(table: Table, observer: int | None) -> Request | None:
    if observer is None or table.actor != observer or not table.seats[observer].decides:
        return None
    if table.arrangement.paused:
        return None
    assert table.match is not None
    return Request(id=table.request, moves=tuple(table.match.legal()))


def _undo(table: Table, observer: int | None) -> Literal["no", "free", "ask"]:
    if observer is None or table.match is None or table.match.last_mover != observer:
        return "no"
    if not table.seats[observer].decides or not table.can_undo:
        return "no"
    return "free" if table.people == [observer] else "ask"


def happenings(table: Table, observer: int | None, since: int) -> tuple[Happening, ...]:
    """What an observer saw happen after a version, one part for each version that they saw of."""
    first = max(since, forgotten(table)) + 1
    return tuple(
        [
            Happening(version=version, events=seen)
            for version in range(first, table.version + 1)
            if (seen := events(table, version, observer))
        ]
    )


def forgotten(table: Table) -> int:
    """The last version that players without a log are not told of: what came before this turn."""
    if table.setting.memory != "none" or table.phase != "running":
        return -1
    moves = [version for version, entry in enumerate(table.log) if isinstance(entry, Moved)]
    turn = len(moves)
    while turn > 0 and _mover(table, moves[turn - 1]) == _mover(table, moves[-1]):
        turn -= 1
    return moves[turn] - 1 if moves else -1


def _mover(table: Table, version: int) -> int:
    entry = table.log[version]
    assert isinstance(entry, Moved)
    return entry.seat


def events(table: Table, version: int, observer: int | None) -> tuple[Event, ...]:
    """What an observer saw of one entry."""
    public = _public_event(table, table.log[version])
    passage = table.passages.get(version)
    played = passage.events(observer) if passage is not None else ()
    return (public, *played) if public is not None else played


def _public_event(table: Table, entry: AnyEntry) -> Event | None:
    event = entry.public_event()
    if event is None or not isinstance(entry, NAMING) or not entry.player:
        return event
    return replace(event, values={"name": table.called[entry.player]})


def transcript(
    log: Sequence[AnyEntry], seat: int, entropy: Entropy, names: Names, since: int = -1
) -> Iterator[bytes]:
    """Everything a seat was sent of the game that a log tells of, version by version after
    ``since``, with the names that people have now.

    A client that gets several versions at once is sent the last of them, with what happened in all.
    """
    for again in Table.replayed(log, entropy, names):
        if again.version > since:
            yield encoded(update(again, seat, again.version - 1))
