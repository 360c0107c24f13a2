"""The compilation cache: machine code on disk, keyed by everything that decides what it is.

Numba's own cache is keyed by the file of the entry point alone: it misses a change in a *callee*
in another file, and it misses on every closure. Ours lives in one folder per kernel and
fingerprint; the fingerprint covers the text of every module the entry points can reach by import,
the versions that generate code and the settings that change it. So a change never runs stale code,
and an unrelated change recompiles nothing.
"""

from __future__ import annotations

import hashlib
import logging
import os
import platform
import re
import shutil
import sys
import uuid
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import llvmlite
import numba
import numpy as np
import platformdirs

log = logging.getLogger(__name__)

PACKAGE = __name__.partition(".")[0]
KEEP = 3
"""Folders kept per kernel: the one in use and two more, for those who switch between branches."""


def cache_root() -> Path:
    """Where compiled games are kept: ``HANAGOZA_CACHE``, or the user's cache folder."""
    chosen = os.environ.get("HANAGOZA_CACHE")
    return Path(chosen) if chosen else Path(platformdirs.user_cache_dir(PACKAGE)) / "compiled"


def cache_folder(kernel: str, sources: Iterable[str]) -> Path:
    """The folder for a kernel whose code is all reachable by import from modules ``sources``."""
    return cache_root() / f"{kernel}-{fingerprint(sources)}"


def fingerprint(sources: Iterable[str]) -> str:
    """A digest of everything that decides what machine code these modules become."""
    digest = hashlib.sha256()
    modules = reachable(sources)
    for part in (*_toolchain(), *map(_text, modules), *_data(modules)):
        digest.update(part.encode())
        digest.update(b"\0")
    return digest.hexdigest()[:20]


def _toolchain() -> Iterator[str]:
    settings: Any = numba.config
    yield f"python {platform.python_version()} {platform.machine()}"
    yield f"numba {numba.__version__} llvmlite {llvmlite.__version__} numpy {np.__version__}"
    # Numba leaves these out of its own key: without them a run under NUMBA_BOUNDSCHECK=1 would
    # quietly use code compiled without it, and the other way round.
    yield f"boundscheck {settings.BOUNDSCHECK} opt {settings.OPT}"
    yield f"debug {settings.DEBUGINFO_DEFAULT}"


def _data(modules: Iterable[str]) -> Iterator[str]:
    """Data files that lie beside the modules: tables of points and the like."""
    folders = {file.parent for module in modules if (file := _file(module))}
    for path in sorted(path for folder in folders for path in folder.glob("*.json")):
        yield path.read_text(encoding="utf-8")


def reachable(sources: Iterable[str]) -> list[str]:
    """Modules that ``sources`` import, directly or not, themselves included: of this package, and
    of theirs, if their game lives in another.
    """
    found: set[str] = set()
    waiting = list(sources)
    packages = {PACKAGE, *map(_package, waiting)}
    while waiting:
        module = waiting.pop()
        if module not in found:
            found.add(module)
            imported = (name for name in _imports(module) if _package(name) in packages)
            waiting += [name for name in imported if name not in packages and _file(name)]
    return sorted(found)


def _package(module: str) -> str:
    return module.partition(".")[0]


IMPORT = re.compile(
    r"^\s*(?:from\s+([\w.]+)\s+import\s+(\([^)]*\)|.*)|import\s+([\w.]+))", re.MULTILINE
)


@cache
def _imports(module: str) -> frozenset[str]:
    """Modules, and what is in them, named by the import statements of ``module``.

    All imports are absolute (Ruff sees to it), so a pattern finds them, ten times faster than a
    parser: this runs at every start. What it finds too much only costs a compilation.
    """
    names: set[str] = set()
    for package, members, plain in IMPORT.findall(_text(module)):
        names.add(package or plain)
        names.update(f"{package}.{member}" for member in re.findall(r"\w+", members) if package)
    return frozenset(names)


@cache
def _text(module: str) -> str:
    file = _file(module)
    if file is None:
        raise ModuleNotFoundError(f"no source for {module}, so its machine code cannot be keyed")
    return file.read_text(encoding="utf-8")


@cache
def _file(module: str) -> Path | None:
    """The source of a module whose package is imported; ``None`` for any other name."""
    package, *names = module.split(".")
    for folder in getattr(sys.modules.get(package), "__path__", ()):
        place = Path(folder, *names)
        for candidate in (place.with_suffix(".py"), place / "__init__.py"):
            if candidate.is_file():
                return candidate
    return None


class CodeFolder:
    """One function's machine code in a folder: a file for every key, such as signature and CPU."""

    def __init__(self, folder: Path, name: str) -> None:
        self._folder, self._name = folder, name

    def _path(self, key: bytes) -> Path:
        return self._folder / f"{self._name}-{hashlib.sha256(key).hexdigest()[:16]}"

    def load(self, key: bytes, rebuild: Callable[[bytes], Any]) -> Any | None:
        """The compiled function, or ``None``: absent, unreadable and damaged are all a miss."""
        path = self._path(key)
        try:
            return rebuild(_unsealed(path.read_bytes()))
        except FileNotFoundError:
            return None
        except Exception as error:
            log.warning("cannot use %s (%s); compiling again", path, error)
            return None

    def save(self, key: bytes, code: bytes) -> None:
        """Write by rename, so that a reader or a second writer never meets half a file."""
        path = self._path(key)
        unfinished = path.with_suffix(f".{uuid.uuid4().hex[:8]}")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            unfinished.write_bytes(_sealed(code))
            unfinished.replace(path)
        except OSError as error:
            _warn_once(self._folder, error)

    def holds(self, key: bytes) -> bool:
        """Whether ``load`` would find a file."""
        try:
            return self._path(key).exists()
        except OSError:
            return False


def _sealed(code: bytes) -> bytes:
    """Machine code behind its digest: half a file, or a flipped bit, must never be run."""
    return hashlib.sha256(code).digest() + code


def _unsealed(data: bytes) -> bytes:
    digest, code = data[:32], data[32:]
    if hashlib.sha256(code).digest() != digest:
        raise ValueError("it is damaged")
    return code


@cache
def _warn_once(folder: Path, error: OSError) -> None:
    log.warning("cannot keep compiled code in %s (%s); it is used once", folder, error.strerror)


def touch(folder: Path) -> None:
    """Mark a cache as in use, the last to be pruned; if it is not ours, its owner sees to that."""
    with suppress(OSError):
        os.utime(folder)


def prune(folder: Path) -> None:
    """Remove the oldest caches of the same kernel; ``KEEP`` stay, ``folder`` among them."""
    kernel = folder.name.rpartition("-")[0]
    with suppress(OSError):  # another process may be pruning too
        others = [
            path
            for path in folder.parent.iterdir()
            if path != folder and path.name.rpartition("-")[0] == kernel
        ]
        others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
        for old in others[KEEP - 1 :]:
            shutil.rmtree(old, ignore_errors=True)
