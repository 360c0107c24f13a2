"""The rate limit of HTTP requests, handshakes of sockets included: a sliding window by address.

Many requests at once take turns with everybody else, whether they are answered or refused.
"""

from __future__ import annotations

import asyncio
import math
import re
from typing import Any, cast

from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from hanagoza.server import metrics
from hanagoza.server.addresses import UNKNOWN, LeakyBucket, SlidingWindow, counted_as
from hanagoza.server.config import Limits

FREE = re.compile("/healthz|/assets/.*")
"""Where requests are not counted."""
AT_ONCE = 30
"""Requests that need not wait for their turn: a page and its files for a few people."""
LONGEST_TURN = 5.0
"""Seconds that one may have to wait: only behind a proxy so many can come from one address."""


class RequestLimit(ASGIMiddleware):
    """Refuses requests of an address that has had its share."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, limits: Limits) -> None:
        self._bucket = LeakyBucket(limits.requests_per_second, AT_ONCE, LONGEST_TURN)
        self._window = SlidingWindow(limits.requests_per_minute, limits.wider_networks)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        client = scope["client"]
        address = counted_as(client[0]) if client else UNKNOWN
        turn = self._bucket.wait(address)
        if turn:
            await asyncio.sleep(turn)
        wait = LONGEST_TURN if turn is None else self._wait(scope["path"], address)
        if not wait:
            await next_app(scope, receive, send)
            return
        metrics.REFUSED.labels("request").inc()
        seconds = str(math.ceil(wait))
        if scope["type"] == ScopeType.WEBSOCKET:
            await refuse_handshake(send, seconds)
            return
        raise TooManyRequestsException(
            f"too many requests: try again in {seconds} seconds",
            headers={"retry-after": seconds, "connection": "close"},
        )

    def _wait(self, path: str, address: str) -> float:
        return 0.0 if FREE.fullmatch(path) else self._window.wait(address)


async def refuse_handshake(send: Send, seconds: str) -> None:
    """As any other request: Litestar would say 403, after which no client comes back."""
    headers = [(b"retry-after", seconds.encode()), (b"connection", b"close")]
    start = {"type": "websocket.http.response.start", "status": 429, "headers": headers}
    await send(cast(Any, start))
    await send(cast(Any, {"type": "websocket.http.response.body", "body": b"too many requests"}))
