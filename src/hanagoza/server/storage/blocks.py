"""Who does not want to sit at a table with whom.

There are few, and they are asked for at every table and in every list: they are kept in memory.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable
from typing import Any

from sqlalchemy import ColumnElement, Delete, Insert, Select, delete, or_, select
from sqlalchemy.dialects.sqlite import insert as upsert

from hanagoza.server.storage import schema

MOST = 200
"""How many people somebody can block."""
NOBODY: frozenset[str] = frozenset()


class Blocks:
    """All of them."""

    def __init__(self, pairs: Iterable[tuple[str, str]]) -> None:
        self._blocked: defaultdict[str, frozenset[str]] = defaultdict(frozenset)
        self._by: defaultdict[str, frozenset[str]] = defaultdict(frozenset)
        for player, blocked in pairs:
            self.add(player, blocked)

    def by(self, player: str) -> frozenset[str]:
        """Those whom somebody has blocked."""
        return self._blocked.get(player, NOBODY)

    def around(self, player: str) -> frozenset[str]:
        """Those whom they do not meet, whichever of the two wanted that."""
        return self.by(player) | self._by.get(player, NOBODY)

    def around_any(self, players: Iterable[str]) -> frozenset[str]:
        """The same for somebody on several devices."""
        return NOBODY.union(*map(self.around, players))

    def add(self, player: str, blocked: str) -> None:
        self._blocked[player] |= {blocked}
        self._by[blocked] |= {player}

    def remove(self, player: str, blocked: str) -> None:
        self._blocked[player] -= {blocked}
        self._by[blocked] -= {player}

    def forget(self, players: Iterable[str]) -> None:
        """Those are nobody any more."""
        for player in players:
            for other in self.by(player):
                self.remove(player, other)
            for other in self._by.get(player, NOBODY):
                self.remove(other, player)


def all_blocks() -> Select[Any]:
    return select(schema.blocks.c.player, schema.blocks.c.blocked)


def block(player: str, blocked: Collection[str], now: float) -> Insert:
    rows = [{"player": player, "blocked": other, "since": now} for other in blocked]
    return upsert(schema.blocks).values(rows).on_conflict_do_nothing()


def unblock(player: str, blocked: Collection[str]) -> Delete:
    found = schema.blocks.c
    return delete(schema.blocks).where(found.player == player, found.blocked.in_(blocked))


def of_any(players: Iterable[str]) -> ColumnElement[bool]:
    """Blocks by these players, or of them."""
    found, them = schema.blocks.c, [*players]
    return or_(found.player.in_(them), found.blocked.in_(them))
