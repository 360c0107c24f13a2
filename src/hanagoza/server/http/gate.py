"""What no request may be, whatever it asks for: ambiguous, or for another host."""

from __future__ import annotations

from collections.abc import Sequence

from litestar.enums import ScopeType
from litestar.exceptions import ClientException, HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

HEALTH = "/healthz"
MISDIRECTED = 421


class Gate(ASGIMiddleware):
    """Turns away what must not be looked at any closer."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, hosts: Sequence[str]) -> None:
        """``hosts`` are the names that the server answers to, if not to all."""
        self._hosts = frozenset(map(_plain, hosts))

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        headers = dict(scope["headers"])
        if b"transfer-encoding" in headers and b"content-length" in headers:
            # A proxy may have gone by the one and we by the other: what follows is not to be read.
            raise ClientException(
                "a body has either a length or chunks, not both", headers={"connection": "close"}
            )
        if self._hosts and scope["path"] != HEALTH:  # which containers ask by their number
            self._require_host(headers.get(b"host", b"").decode("latin-1"))
        await next_app(scope, receive, send)

    def _require_host(self, host: str) -> None:
        """Pages of others could have their own name lead here (DNS rebinding), and then ask as if
        they were ours.
        """
        if _plain(host) not in self._hosts:
            raise HTTPException(f"this server does not answer to {host!r}", status_code=MISDIRECTED)


def _plain(host: str) -> str:
    """A host without its port, as it is compared."""
    name, bracket, _ = host.lower().rpartition("]")
    return name + bracket if bracket else host.lower().partition(":")[0].rstrip(".")
