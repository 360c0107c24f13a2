"""A log without somebody who wants to be forgotten: the game is as it was, the person nameless.

It is the one exception to the rule that entries are never changed. Nonces stay, so luck still
verifies; names, sessions and the keys of private links go.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from functools import singledispatch

from msgspec.structs import replace

from hanagoza.server.table.arrangement import Arrangement, evolve
from hanagoza.server.table.entries import (
    AnyEntry,
    Entries,
    Opened,
    Reserved,
    Rose,
    Sat,
    Shared,
)

NAMELESS = "—"
StandIn = Callable[[], str]
"""A session that nobody has."""


def erased(log: Sequence[AnyEntry], players: Container[str], stand_in: StandIn) -> Entries:
    """A log in which none of these players has a name or a seat. Whoever shares a seat with one of
    them is the same person on another device.
    """
    theirs = {at for stay in _stays(log) if _is_by(log, stay, players) for at in stay}
    return [
        _without(entry, players, stand_in) if at in theirs or isinstance(entry, Opened) else entry
        for at, entry in enumerate(log)
    ]


def arranged(log: Sequence[AnyEntry]) -> Arrangement:
    """How the seats are taken at the end of a log; nothing of it is played."""
    opened = log[0]
    assert isinstance(opened, Opened)
    arrangement = Arrangement.opened(opened)
    for entry in log[1:]:
        arrangement = evolve(entry, arrangement)
    return arrangement


def _stays(log: Sequence[AnyEntry]) -> list[list[int]]:
    """The entries of each time that somebody had a seat, from when they sat down."""
    stays, current = [], dict[int, list[int]]()
    for at, entry in enumerate(log):
        if isinstance(entry, Sat):
            current[entry.seat] = []
            stays.append(current[entry.seat])
        if isinstance(entry, Sat | Shared | Rose) and entry.seat in current:
            current[entry.seat].append(at)
        if isinstance(entry, Rose):
            current.pop(entry.seat, None)
    return stays


def _is_by(log: Sequence[AnyEntry], stay: Iterable[int], players: Container[str]) -> bool:
    return any(getattr(log[at], "player", None) in players for at in stay)


@singledispatch
def _without(entry: AnyEntry, players: Container[str], stand_in: StandIn) -> AnyEntry:
    raise NotImplementedError(entry)


@_without.register
def _(entry: Sat, players: Container[str], stand_in: StandIn) -> AnyEntry:  # noqa: ARG001
    return replace(entry, player=stand_in(), name=NAMELESS, key="")


@_without.register
def _(entry: Shared, players: Container[str], stand_in: StandIn) -> AnyEntry:  # noqa: ARG001
    return replace(entry, player=stand_in())


@_without.register
def _(entry: Rose, players: Container[str], stand_in: StandIn) -> AnyEntry:  # noqa: ARG001
    return replace(entry, name=NAMELESS)


@_without.register
def _(entry: Opened, players: Container[str], stand_in: StandIn) -> AnyEntry:
    host = stand_in() if entry.host in players else entry.host
    reserved = tuple(_unless_for(kept, players) for kept in entry.reserved)
    return replace(entry, host=host, reserved=reserved)


def _unless_for(kept: Reserved | None, players: Container[str]) -> Reserved | None:
    """A seat that was kept for one of them is for anybody."""
    theirs = kept is not None and any(player in players for player in kept.players)
    return None if theirs else kept
