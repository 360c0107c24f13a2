"""How a server is run: what the operator chooses."""

from __future__ import annotations

import os
import secrets
import tempfile
from pathlib import Path

import msgspec
import platformdirs

from hanagoza.server.storage.opening import StorageError, sqlite_path

KEY_BYTES = 32
DATABASE = "hanagoza.db"


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
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    limits: Limits = Limits()


def database_path(url: str | None) -> Path:
    """Where the database is: as told, or as the environment says, or in the user's data folder."""
    url = url or os.environ.get("HANAGOZA_DB")
    if url:
        return sqlite_path(url)
    return Path(platformdirs.user_data_dir("hanagoza")) / DATABASE


def session_key(database: Path) -> bytes:
    """The key of all sessions, beside the database: made once, for its owner's eyes only."""
    path = database.with_name("session.key")
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        _make_key(path)
    key = path.read_bytes()
    if len(key) != KEY_BYTES:
        raise StorageError(
            f"{path} is damaged: it has {len(key)} bytes instead of {KEY_BYTES}; restore it from"
            " your backup, or delete it: everybody then loses their seat"
        )
    return key


def _make_key(path: Path) -> None:
    """Whole or not at all, and never in the place of another."""
    growing, name = tempfile.mkstemp(prefix=f"{path.name}.", dir=path.parent)  # with mode 0600
    try:
        with os.fdopen(growing, "wb") as file:
            file.write(secrets.token_bytes(KEY_BYTES))
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(name, path)
        except FileExistsError:  # a server that starts at the same time was faster
            pass
        except OSError:  # some file systems know no links
            Path(name).replace(path)
    finally:
        Path(name).unlink(missing_ok=True)
