"""The write quota: how much of the disk one address may fill in a day.

What happens at a table counts for the address that opened it, whoever sits there. Only who wants
to open another table is refused: a game that has begun is played to its end, and of those there are
few enough. It is counted in memory, anew with every start.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from hanagoza.server.addresses import allotted, networks
from hanagoza.server.table.brief import Brief
from hanagoza.server.table.entries import AnyEntry
from hanagoza.server.table.projection import Deadline, Projection

DAY = 24 * 60 * 60.0
ROW = 150
"""Bytes that an entry takes beside its text: its table's id, twice, and its part of two trees."""
TABLE = 1000
TOKEN = 400
"""Bytes that a table, and a token, take with what they are found by."""
MOST_ADDRESSES = 100_000


class WriteQuota:
    """So many bytes for each address and the networks around it, counted anew every day: so nothing
    is kept for long.
    """

    def __init__(
        self,
        per_day: float,
        wider: Sequence[int] = (),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.per_day, self._wider, self._clock = per_day, wider, clock
        self._written: Counter[str] = Counter()
        self._since = clock()

    @property
    def seconds_left(self) -> float:
        """Until the count begins anew."""
        return max(0.0, self._since + DAY - self._clock())

    def charge(self, address: str, size: int) -> None:
        self._begin_anew()
        for at in networks(address):
            self._written[at] += size
        if len(self._written) > MOST_ADDRESSES:  # those who wrote least have most left anyway
            self._written = Counter(dict(self._written.most_common(MOST_ADDRESSES // 2)))

    def is_spent(self, address: str) -> bool:
        self._begin_anew()
        shares = allotted(address, self.per_day, self._wider)
        return any(self._written[at] >= most for at, most in shares if at in self._written)

    def _begin_anew(self) -> None:
        if (now := self._clock()) >= self._since + DAY:
            self._written.clear()
            self._since = now


class Appends(Protocol):
    """What a log is appended to, and who is charged for it."""

    def append(
        self,
        id: str,
        seq: int,
        entries: Sequence[AnyEntry],
        found_by: Projection | None,
        address: str = "",
    ) -> Awaitable[None]: ...

    async def entries(self, id: str) -> list[AnyEntry]: ...

    async def deadline_of(self, table: str) -> float | None: ...

    async def set_deadline(self, table: str, deadline: Deadline | None) -> None: ...

    def tell(self, table: str, brief: Brief) -> Awaitable[None]: ...


class Charged:
    """The log of a table, at the expense of the address that opened it."""

    def __init__(self, store: Appends, address: str) -> None:
        self._store, self._address = store, address

    def append(
        self, id: str, seq: int, entries: Sequence[AnyEntry], found_by: Projection | None
    ) -> Awaitable[None]:
        return self._store.append(id, seq, entries, found_by, self._address)

    async def entries(self, id: str) -> list[AnyEntry]:
        return await self._store.entries(id)

    async def deadline_of(self, id: str) -> float | None:
        return await self._store.deadline_of(id)

    async def set_deadline(self, id: str, deadline: Deadline | None) -> None:
        await self._store.set_deadline(id, deadline)

    def tell(self, id: str, brief: Brief) -> Awaitable[None]:
        return self._store.tell(id, brief)
