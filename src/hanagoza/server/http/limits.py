"""The rate limit of HTTP requests: a fixed window for each address."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable

from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from hanagoza.server.addresses import UNKNOWN, counted_as

MINUTE = 60.0
FREE = re.compile("/healthz|/metrics|/assets/.*")
"""Where requests are not counted."""
Clock = Callable[[], float]
"""Monotonic: the clock on the wall jumps."""


class FixedWindow:
    """So many for each address, counted anew every minute: so nothing is kept for long."""

    def __init__(self, per_minute: int, clock: Clock = time.monotonic) -> None:
        self._most, self._clock = per_minute, clock
        self._taken: Counter[str] = Counter()
        self._since = clock()

    def allows(self, address: str) -> bool:
        if self.seconds_left <= 0:
            self._taken.clear()
            self._since = self._clock()
        self._taken[address] += 1
        return self._taken[address] <= self._most

    @property
    def seconds_left(self) -> float:
        """Until the count begins anew."""
        return self._since + MINUTE - self._clock()


class RequestLimit(ASGIMiddleware):
    """Refuses HTTP requests of an address that has had its share."""

    scopes = (ScopeType.HTTP,)
    should_bypass_for_scope = staticmethod(lambda scope: FREE.fullmatch(scope["path"]) is not None)

    def __init__(self, per_minute: int) -> None:
        self._window = FixedWindow(per_minute)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        client = scope["client"]
        if not self._window.allows(counted_as(client[0]) if client else UNKNOWN):
            seconds = str(int(self._window.seconds_left) + 1)
            raise TooManyRequestsException(
                f"too many requests: try again in {seconds} seconds",
                headers={"retry-after": seconds},
            )
        await next_app(scope, receive, send)
