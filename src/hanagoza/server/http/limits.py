"""The rate limit of HTTP requests, handshakes of sockets included: a sliding window by address."""

from __future__ import annotations

import math
import re
from typing import Any, cast

from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from hanagoza.server import metrics
from hanagoza.server.addresses import UNKNOWN, SlidingWindow, counted_as
from hanagoza.server.config import Limits

FREE = re.compile("/healthz|/assets/.*")
"""Where requests are not counted."""


class RequestLimit(ASGIMiddleware):
    """Refuses requests of an address that has had its share."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)
    should_bypass_for_scope = staticmethod(lambda scope: FREE.fullmatch(scope["path"]) is not None)

    def __init__(self, limits: Limits) -> None:
        self._window = SlidingWindow(limits.requests_per_minute, limits.wider_networks)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        client = scope["client"]
        wait = self._window.wait(counted_as(client[0]) if client else UNKNOWN)
        if not wait:
            await next_app(scope, receive, send)
            return
        metrics.REFUSED.labels("request").inc()
        seconds = str(math.ceil(wait))
        if scope["type"] == ScopeType.WEBSOCKET:
            await refuse_handshake(send, seconds)
            return
        raise TooManyRequestsException(
            f"too many requests: try again in {seconds} seconds", headers={"retry-after": seconds}
        )


async def refuse_handshake(send: Send, seconds: str) -> None:
    """As any other request: Litestar would say 403, after which no client comes back."""
    headers = [(b"retry-after", seconds.encode()), (b"connection", b"close")]
    start = {"type": "websocket.http.response.start", "status": 429, "headers": headers}
    await send(cast(Any, start))
    await send(cast(Any, {"type": "websocket.http.response.body", "body": b"too many requests"}))
