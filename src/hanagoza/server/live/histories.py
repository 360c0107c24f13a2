"""A cache of long updates (LRU, bounded by bytes), for the many who come to one table at a time."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

ROOM = 16 * 1024 * 1024


class Key(NamedTuple):
    """What an update depends on, and nothing else: it is a function of a table's entries, and of
    what its guests are called.
    """

    table: str
    frozen: str
    version: int
    observer: int | None
    since: int
    names: tuple[str, ...]


class Histories:
    """The updates that were asked for last, as they are sent."""

    def __init__(self, room: int = ROOM) -> None:
        """``room`` is how many bytes they may take."""
        self._room, self._taken = room, 0
        self._kept: OrderedDict[Key, bytes] = OrderedDict()

    def find(self, key: Key) -> bytes | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: Key, update: bytes) -> None:
        """Keep it until others have been asked for that take all the room."""
        self._taken += len(update) - len(self._kept.get(key, b""))
        self._kept[key] = update
        while self._taken > self._room:
            _, dropped = self._kept.popitem(last=False)
            self._taken -= len(dropped)
