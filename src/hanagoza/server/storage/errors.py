"""Databases that cannot be used, and what to do about it."""

from __future__ import annotations

from pathlib import Path

from hanagoza.core.errors import HanagozaError


class StorageError(HanagozaError):
    """A database that cannot be used; the message says what to do."""


class Claimed(StorageError):
    """A database that another process has claimed; ``address`` is where that answers, if known."""

    def __init__(self, path: Path, address: str) -> None:
        at = f" at {address}" if address else ""
        super().__init__(
            f"another hanagoza serves {path}{at}: stop it first, or choose another file with --db"
        )
        self.address = address
