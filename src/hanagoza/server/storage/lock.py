"""The lock: one server to a database, by whatever names it is reached.

A lock file beside the database holds the claim on its name (of a symbolic link, on what that leads
to), and says where the server answers. On Linux the file itself is locked too, by its inode, so
that a hard link or a bind mount in another folder is no way around it. Other systems have no such
lock that SQLite's own would not trip over: there two hard links are two databases.
"""

from __future__ import annotations

import os
import struct
import sys
from contextlib import suppress
from pathlib import Path
from typing import Self

from filelock import FileLock, Timeout

from hanagoza.server.storage.errors import Claimed, StorageError

FAR = 2**62
"""The byte of the file that is locked: SQLite locks some after the first 2**30."""


class Claim:
    """A database claimed by this process, until it is released or the process ends."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._name = FileLock(_lock_file(path))
        self._file: int | None = None
        """Kept open: to close it takes from SQLite whatever locks it has on the same file."""
        try:
            self._name.acquire(timeout=0)
        except Timeout as error:
            raise Claimed(path, _noted(path)) from error
        try:
            self.hold()
        except BaseException:
            self._name.release()
            raise

    def hold(self) -> None:
        """Lock the file that has the name now; a new one may just have got it."""
        if sys.platform != "linux" or not self._path.exists() or self._holds():
            return
        self._let_go()
        self._file = os.open(self._path, os.O_RDWR | os.O_CLOEXEC)
        try:
            _lock_inode(self._file)
        except OSError as error:
            self._let_go()
            if isinstance(error, BlockingIOError | PermissionError):
                raise Claimed(self._path, "") from error
            # Some file systems have no such locks: then the name has to do.

    def _holds(self) -> bool:
        return self._file is not None and os.path.samestat(os.fstat(self._file), self._path.stat())

    def _let_go(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def release(self) -> None:
        """Let others have it. Close all connections first."""
        self._let_go()
        self._name.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.release()


def lock(path: Path) -> Claim:
    """Claim a database for one process; it is released when the process ends, however it does."""
    if path.is_dir():
        raise StorageError(f"{path} is a folder: name a file in it")
    path.parent.mkdir(parents=True, exist_ok=True)
    claim = Claim(path)
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
    found = path.resolve()
    return found.with_name(f"{found.name}.lock")


def _lock_inode(file: int) -> None:
    """Take a lock that belongs to the open file, not to the process: SQLite opens and closes the
    same one, and would lose us a lock of the process (POSIX advisory locks).
    """
    import fcntl

    whole = struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, FAR, 1, 0)
    fcntl.fcntl(file, fcntl.F_OFD_SETLK, whole)
