"""The lock file: one server to a database."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from filelock import FileLock, Timeout

from hanagoza.server.storage.errors import Claimed, StorageError


def lock(path: Path) -> FileLock:
    """Claim a database for one process; it is released when the process ends, however it does."""
    if path.is_dir():
        raise StorageError(f"{path} is a folder: name a file in it")
    path.parent.mkdir(parents=True, exist_ok=True)
    claim = FileLock(_lock_file(path))
    try:
        claim.acquire(timeout=0)
    except Timeout as error:
        raise Claimed(path, _noted(path)) from error
    note(path, "")  # what the last one left
    return claim


def note(path: Path, address: str) -> None:
    """Write down where the one that has claimed a database answers."""
    with suppress(OSError):  # some systems let nobody write to a locked file; it is a courtesy
        _lock_file(path).write_text(address, encoding="utf-8")


def _noted(path: Path) -> str:
    with suppress(OSError, UnicodeError):
        return _lock_file(path).read_text(encoding="utf-8")
    return ""


def _lock_file(path: Path) -> Path:
    return path.with_name(f"{path.name}.lock")
