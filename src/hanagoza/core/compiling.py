"""Compile rules with Numba, memoised: once per machine.

The rules are plain Python functions, and stay so: views, explanations, tests and a debugger call
them as they are. ``@compiled`` marks those that machine code is made of. ``load`` makes a compiled
*twin* of each entry point and of every marked function behind it, fetching machine code from the
cache on disk when it can. Under ``NUMBA_DISABLE_JIT=1`` the functions themselves are used.
"""

from __future__ import annotations

import io
import sys
import threading
import time
from collections.abc import Callable, Sequence
from functools import cache, wraps
from types import CellType, FunctionType
from typing import Any, NamedTuple, TextIO, TypeVar

import numba
import numpy as np

from hanagoza.core.cache import CodeFolder, cache_folder, prune, touch
from hanagoza.core.numba_internals import PartCompiler, entry_point, is_kept, keep

Function = TypeVar("Function", bound=Callable[..., Any])
Built = TypeVar("Built")


def compiled(function: Function) -> Function:
    """Mark a function for compilation; the function itself is returned unchanged."""
    function.__compiled__ = True  # type: ignore[attr-defined]
    return function


def inlined(function: Function) -> Function:
    """Mark a function that becomes part of each that calls it.

    For thin layers around everything else: the compiler works through all that lies below a layer
    once more for every layer.
    """
    function.__inlined__ = True  # type: ignore[attr-defined]
    return compiled(function)


@cache
def twin(function: FunctionType, door: str = "") -> Any:
    """The same function for machines: it calls the twins of whatever marked functions it calls.

    Compiled with ``nogil``, so that searches can run in threads beside an event loop. Only a door
    can be called from Python; all others are compiled as parts of it (see ``numba_internals``). A
    door has a name of its own: machine code finds its functions by name, whichever file they were
    loaded from.
    """
    scope = {
        name: _seen_by_twins(function.__globals__[name])
        for name in (*function.__code__.co_names, "__builtins__", "__name__")
        if name in function.__globals__
    }
    cells = tuple(CellType(_seen_by_twins(c.cell_contents)) for c in function.__closure__ or ())
    copy = FunctionType(function.__code__, scope, function.__name__, function.__defaults__, cells)
    copy.__qualname__, copy.__module__ = door + function.__qualname__, function.__module__
    settings: dict[str, Any] = {
        "nogil": True,
        "error_model": "numpy",
        "inline": "always" if getattr(function, "__inlined__", False) else "never",
        "no_cpython_wrapper": not door,
        "no_cfunc_wrapper": True,
    }
    if not door:
        settings["pipeline_class"] = PartCompiler
    return numba.njit(**settings)(copy)


def _seen_by_twins(value: Any) -> Any:
    return twin(value) if getattr(value, "__compiled__", False) else value


class Door(NamedTuple):
    """An entry point: a marked function and the one signature Python calls it with."""

    function: Any
    signature: tuple[Any, ...]


def load(kernel: str, doors: Sequence[Door], sources: Sequence[str]) -> list[Callable[..., Any]]:
    """Make every door callable: from the cache if possible, else compiled with a progress line.

    ``sources`` names modules whose imports reach all the code behind the doors. What is returned
    are bare entry points: they trust their caller to pass exactly the types of the signature, and
    cost 0.3 µs a call. (Numba's own dispatch works out the type of a record array anew on every
    call, which takes ten times as long.)
    """
    if vars(numba.config)["DISABLE_JIT"]:
        wrap_around = np.errstate(over="ignore")  # as compiled generators do, silently
        return [wrap_around(door.function) for door in doors]
    folder = cache_folder(kernel, sources)
    twins = [twin(door.function, f"{folder.name}.") for door in doors]
    stores = [CodeFolder(folder, dispatcher.__name__) for dispatcher in twins]
    missing = [
        not is_kept(dispatcher, door.signature, store)
        for dispatcher, door, store in zip(twins, doors, stores, strict=True)
    ]
    progress = ProgressBar(kernel, sum(missing), sys.stderr or io.StringIO())
    entries = []
    for dispatcher, door, store, fresh in zip(twins, doors, stores, missing, strict=True):
        if fresh:
            progress.next(door.function.__name__)
        keep(dispatcher, store)
        entries.append(entry_point(dispatcher, door.signature))
    progress.close()
    if any(missing):
        prune(folder)
    else:
        touch(folder)
    return entries


def once(build: Callable[..., Built]) -> Callable[..., Built]:
    """Cache what is built, also for threads that ask while it is: they wait for it, where
    ``functools.cache`` would have each of them compile the same.
    """
    built: dict[tuple[Any, ...], Built] = {}
    building = threading.Lock()

    @wraps(build)
    def waiting(*arguments: Any) -> Built:
        if arguments not in built:  # what is there need not wait for what is not
            with building:
                if arguments not in built:
                    built[arguments] = build(*arguments)
        return built[arguments]

    return waiting


class ProgressBar:
    """One line on standard error while a game compiles for the first time on this machine.

    A terminal gets a bar that redraws itself and is wiped at the end; a file gets one line at the
    start and one at the end. With nothing to compile, nothing is written.
    """

    WIDTH = 24

    def __init__(self, kernel: str, total: int, stream: TextIO) -> None:
        self._kernel, self._total, self._stream = kernel, total, stream
        self._done = 0
        self._began = time.perf_counter()
        if total and not stream.isatty():
            self._write(f"Compiling {kernel} for this machine (first use only) …\n")

    def next(self, name: str) -> None:
        """Announce the next entry point to be compiled."""
        if self._stream.isatty():
            filled = self.WIDTH * self._done // self._total
            bar = "█" * filled + "░" * (self.WIDTH - filled)
            self._write(f"\r\x1b[KCompiling {self._kernel} (first use only) {bar} {name}")
        self._done += 1

    def close(self) -> None:
        if not self._total:
            return
        seconds = time.perf_counter() - self._began
        wipe = "\r\x1b[K" if self._stream.isatty() else ""
        self._write(f"{wipe}Compiled {self._kernel} in {seconds:.1f} s.\n")

    def _write(self, text: str) -> None:
        self._stream.write(text)
        self._stream.flush()
