"""How a server is run: what the operator chooses."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much one client may ask for. Generous to people, not to programs that run wild."""

    requests_per_minute: int = 240
    """HTTP requests from one address."""
    commands_per_second: float = 10.0
    """Over one socket; a few at once are fine."""
    burst: int = 30
    sockets: int = 5000
    """In all."""
    sockets_per_address: int = 100
    tables_per_session: int = 20
    tables_per_address: int = 200
    message_bytes: int = 4096
    thoughts_waiting: int = 1000


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a server has to know before it starts."""

    database: Path
    host: str = "127.0.0.1"
    port: int = 8000
    trusted_proxies: tuple[str, ...] = ()
    """Addresses whose ``X-Forwarded-For`` is believed."""
    origins: tuple[str, ...] = ()
    """Further hosts whose pages may open sockets here."""
    https: bool = False
    """Whether browsers reach the server by HTTPS, so that cookies are for HTTPS only."""
    retention_days: float | None = None
    bot_threads: int = max(1, (os.cpu_count() or 2) - 1)
    limits: Limits = Limits()
