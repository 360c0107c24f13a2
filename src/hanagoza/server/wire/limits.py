"""Rate limits of sockets, and how many there may be."""

from __future__ import annotations

import time
from collections.abc import Callable

from hanagoza.server.config import Limits

Clock = Callable[[], float]
"""Monotonic: the clock on the wall jumps."""


class TokenBucket:
    """A bucket that fills up with time: how many commands a client may send now."""

    def __init__(self, per_second: float, burst: int, clock: Clock = time.monotonic) -> None:
        self._rate, self._most, self._clock = per_second, float(burst), clock
        self._left, self._at = self._most, clock()

    def allows(self) -> bool:
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class SocketLimit:
    """So many sockets in all, and for each address."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._by_address: dict[str, int] = {}
        self.total = 0

    def enter(self, address: str) -> bool:
        here = self._by_address.get(address, 0)
        if self.total >= self._limits.sockets or here >= self._limits.sockets_per_address:
            return False
        self._by_address[address] = here + 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        self.total -= 1
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]
