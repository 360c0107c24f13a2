"""Power cuts: what the disk holds afterwards is what was synced, and perhaps some of the rest."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from random import Random

import pytest

SECTOR = 512
"""Bytes that reach the disk together or not at all."""
Names = dict[str, int]
"""Files by name: their inodes."""


def library(folder: Path) -> Path:
    """``power.c``, compiled."""
    if (compiler := shutil.which("cc")) is None:
        pytest.skip("needs a C compiler")
    made = folder / "power.so"
    source = Path(__file__).with_name("power.c")
    subprocess.run([compiler, "-shared", "-fPIC", "-pthread", source, "-o", made], check=True)
    return made


class Disk:
    """A folder on a disk that forgets what was not synced."""

    def __init__(self, folder: Path, made: Path, rng: Random | None = None) -> None:
        """``folder`` as it is now is safe. Nothing unsynced survives, or what ``rng`` decides."""
        self.folder, self.rng = folder, rng
        self._library = made
        self._kept = folder.with_name(f"{folder.name}-kept")
        self._keep_all()

    @property
    def environment(self) -> dict[str, str]:
        """For programs that use it."""
        return {"POWER_KEPT": str(self._kept), "LD_PRELOAD": str(self._library)}

    def _keep_all(self) -> None:
        shutil.rmtree(self._kept, ignore_errors=True)
        self._kept.mkdir()
        for name, inode in self._names_now().items():
            (self._kept / f"file-{inode}").write_bytes((self.folder / name).read_bytes())
            (self._kept / f"alive-{inode}").hardlink_to(self.folder / name)
        lines = [f"{inode} {name}\n" for name, inode in self._names_now().items()]
        (self._kept / f"names-{self.folder.stat().st_ino}").write_text("".join(lines))

    def cut(self) -> None:
        """The power goes, and comes back. Whoever used the disk must be dead by now."""
        found = self._found()
        for path in self.folder.iterdir():
            path.unlink()
        for name, content in found.items():
            (self.folder / name).write_bytes(content)
            (self.folder / name).chmod(0o600)
        self._keep_all()

    def _found(self) -> dict[str, bytes]:
        """What is on the disk afterwards. Never half of a rename: file systems have journals."""
        now = self._names_now()
        names = now if self._is_lucky() else self._names_kept()
        return {name: self._content(inode, now) for name, inode in sorted(names.items())}

    def _is_lucky(self) -> bool:
        return self.rng is not None and self.rng.random() < 0.5

    def _names_now(self) -> Names:
        return {path.name: path.stat().st_ino for path in self.folder.iterdir() if path.is_file()}

    def _names_kept(self) -> Names:
        lines = (self._kept / f"names-{self.folder.stat().st_ino}").read_text().splitlines()
        names = {name: int(inode) for inode, _, name in (line.partition(" ") for line in lines)}
        return {name: inode for name, inode in names.items() if name not in (".", "..")}

    def _content(self, inode: int, names: Names) -> bytes:
        path = self._kept / f"file-{inode}"
        kept = path.read_bytes() if path.exists() else b""
        if self.rng is None:
            return kept
        alive = [self._kept / f"alive-{inode}"]
        alive += [self.folder / name for name, found in names.items() if found == inode]
        now = next((path.read_bytes() for path in alive if path.exists()), kept)
        return self._mixed(kept, now)

    def _mixed(self, kept: bytes, now: bytes) -> bytes:
        """Some sectors as they were synced, some as they were written since."""
        longest = now if self._is_lucky() else kept
        sectors = []
        for at in range(0, len(longest), SECTOR):
            old, new = kept[at : at + SECTOR], now[at : at + SECTOR]
            chosen = new if self._is_lucky() else old
            sectors.append(chosen.ljust(len(longest[at : at + SECTOR]), b"\0"))
        return b"".join(sectors)[: len(longest)]
