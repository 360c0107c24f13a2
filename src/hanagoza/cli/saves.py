"""Games kept on disk: the one being played, and those that are over.

A folder holds ``saves/<game>.json`` for the running game and ``finished/`` for the others. Nothing
is ever deleted, only moved; a file is either its old or its new self, even if the power fails.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from itertools import count
from pathlib import Path

from hanagoza.core.errors import OptionError
from hanagoza.core.record import Record


class Saves:
    """The records of one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @classmethod
    def of_user(cls) -> Saves:
        """Where this user's games belong; ``HANAGOZA_DATA`` chooses another folder."""
        import platformdirs

        chosen = os.environ.get("HANAGOZA_DATA") or platformdirs.user_data_dir("hanagoza", False)
        return cls(Path(chosen))

    @contextmanager
    def locked(self, game: str) -> Iterator[None]:
        """Hold the running game of a kind; a second table on the same save is refused.

        The lock is the system's, so it goes with the process, however that ends.
        """
        path = self.path(game).with_suffix(".lock")
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a") as file:
            if not _lock(file.fileno()):
                raise OptionError(
                    f"this game of {game} is open in another terminal; close it there, "
                    "or set HANAGOZA_DATA to another folder"
                )
            yield

    def path(self, game: str) -> Path:
        """Where the running game of a kind is."""
        return self.folder / "saves" / f"{game}.json"

    def keep(self, record: Record) -> None:
        """Write the running game, replacing what was saved before."""
        path = self.path(record.game)
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(".part")
        with draft.open("w", encoding="utf-8") as file:
            file.write(record.to_json())
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
        _sync_folder(path.parent)

    def load(self, game: str) -> Record | None:
        """The running game, if there is one. A damaged file raises ``RecordError``."""
        path = self.path(game)
        return Record.read(path) if path.exists() else None

    def shelve(self, game: str, note: str = "") -> Path:
        """Move the running game out of the way, to where it can be replayed from."""
        stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
        name = "-".join(part for part in (game, stamp, note) if part)
        folder = self.folder / "finished"
        folder.mkdir(parents=True, exist_ok=True)
        numbered = (folder / f"{name}-{again}.json" for again in count(2))
        target = folder / f"{name}.json"
        while target.exists():
            target = next(numbered)
        self.path(game).replace(target)
        return target


def _lock(handle: int) -> bool:
    if os.name != "posix":
        return True
    import fcntl

    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _sync_folder(folder: Path) -> None:
    """Make a rename last; Windows has no such thing for folders."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
