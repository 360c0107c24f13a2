"""Rate limits of sockets, and how many of them and of connections there may be."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial

import msgspec

from hanagoza.server import metrics
from hanagoza.server.addresses import (
    Clock,
    Shares,
    SlidingWindow,
    counted_as,
    networks,
    trusts,
)
from hanagoza.server.config import Limits

LOOK_AFTER = 1000
"""Addresses after which we look which of them can be forgotten."""
BURST = 5
"""Seconds of what an address may say that it may say at once."""
A_FEW = 16
"""Connections of one address that there always is room for."""
OF_SOCKETS = "sockets", "sockets_for_seated", "sockets_per_address"


class TokenBucket:
    """A bucket that fills up with time: how many commands a client may send now."""

    def __init__(self, per_second: float, burst: int, clock: Clock = time.monotonic) -> None:
        self._rate, self._most, self._clock = per_second, float(burst), clock
        self._left, self._at = self._most, clock()

    def allows(self, cost: int = 1) -> bool:
        """Whether there is something left; what is taken beyond that has to fill up again first."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= cost
        return True

    @property
    def is_full(self) -> bool:
        self._fill()
        return self._left >= self._most

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now


class AddressBuckets:
    """A bucket for each address and each network around it, forgotten once it is full again."""

    def __init__(
        self,
        per_second: float,
        burst: int,
        wider: Sequence[int] = (),
        clock: Clock = time.monotonic,
    ) -> None:
        """Wider networks have buckets so many times as large."""
        self._new = [
            partial(TokenBucket, per_second * times, burst * times, clock) for times in (1, *wider)
        ]
        self._by_address: dict[str, TokenBucket] = {}
        self._look_at = LOOK_AFTER

    def allows(self, address: str, cost: int = 1) -> bool:
        """Whether an address may have something that costs so much."""
        if len(self._by_address) >= self._look_at:
            self._forget()
        buckets = [
            self._by_address.setdefault(at, new())
            for at, new in zip(networks(address), self._new, strict=False)
        ]
        if not all(bucket.allows(0) for bucket in buckets):  # or a network would pay for nothing
            return False
        return all(bucket.allows(cost) for bucket in buckets)

    def __len__(self) -> int:
        return len(self._by_address)

    def _forget(self) -> None:
        left = {who: bucket for who, bucket in self._by_address.items() if not bucket.is_full}
        self._by_address, self._look_at = left, LOOK_AFTER + 2 * len(left)


class SocketLimit:
    """So many sockets in all, and for each address; the last of them are for who has a seat."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._shares = Shares(limits.sockets_per_address, limits.wider_networks)
        self.total = 0
        self.histories = AddressBuckets(
            limits.history_per_second, limits.history_burst, limits.wider_networks
        )
        """How much of the past they are told."""
        each = limits.commands_per_address
        self.commands = AddressBuckets(each, BURST * each, limits.wider_networks)
        """How much they say, by all their sockets together."""

    def has_room(self, *, seated: bool) -> bool:
        """Whether there is room for one more, wherever they come from."""
        sockets = self._limits.sockets
        kept = 0 if seated else min(self._limits.sockets_for_seated, sockets // 2)
        return self.total < sockets - kept

    def enter(self, address: str, *, seated: bool) -> bool:
        if not self.has_room(seated=seated) or not self._shares.take(address):
            return False
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        self.total -= 1
        self._shares.give_back(address)


def fitted(limits: Limits, room: int) -> Limits:
    """The limits where there is room for so many connections only: sockets are fewer in the same
    measure, in all and of one address. Else one network could have all connections by the sockets
    it is allowed, and nobody else could even ask for their seat.
    """
    if room >= limits.connections:
        return limits
    fewer = {name: getattr(limits, name) * room // limits.connections for name in OF_SOCKETS}
    fewer["sockets_per_address"] = min(
        limits.sockets_per_address, max(A_FEW, fewer["sockets_per_address"])
    )
    return msgspec.structs.replace(limits, **fewer)


class ConnectionLimit:
    """So many TCP connections in all, and for each address but those of trusted proxies: what
    comes through these is counted by whom it comes from, once that has been read.
    """

    def __init__(self, limits: Limits, most: int, proxies: Sequence[str] = ()) -> None:
        """``most`` in all, as far as there are descriptors for them. With fewer of these an address
        has fewer too, but always as many as a browser or two open at once.
        """
        self.most = most
        share = limits.connections_per_address
        if most < limits.connections:
            share = min(share, max(A_FEW, share * most // limits.connections))
        self._shares = Shares(share, limits.wider_networks)
        self._opened = SlidingWindow(limits.connections_per_minute, limits.wider_networks)
        self._is_proxy = trusts(proxies)
        self.total = 0

    @property
    def is_crowded(self) -> bool:
        """Whether it is time to be less patient with those who say nothing."""
        return self.total > self.most * 3 // 4

    def enter(self, host: str) -> bool:
        if self.total >= self.most:
            metrics.REFUSED.labels("connection, of all").inc()
            return False
        if not self._is_proxy(host) and not self._has_share(counted_as(host)):
            metrics.REFUSED.labels("connection, of an address").inc()
            return False
        self.total += 1
        return True

    def _has_share(self, address: str) -> bool:
        """Whether there is one for an address, which is taken then."""
        return not self._opened.wait(address) and self._shares.take(address)

    def leave(self, host: str) -> None:
        self.total -= 1
        if not self._is_proxy(host):
            self._shares.give_back(counted_as(host))
