"""The key that cookies are encrypted with, in a file beside the database."""

from __future__ import annotations

import os
import secrets
import tempfile
from pathlib import Path

from hanagoza.server.storage.copy import sync_names
from hanagoza.server.storage.errors import StorageError
from hanagoza.server.storage.location import key_path

KEY_BYTES = 32


def session_key(database: Path) -> bytes:
    """The key of all sessions, beside the database: made once, for its owner's eyes only."""
    path = key_path(database)
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
        sync_names(path.parent)  # or all guests would be strangers after a power cut
    finally:
        Path(name).unlink(missing_ok=True)
