"""Memory of a process that runs for a year: what malloc keeps and garbage collection looks at."""

from __future__ import annotations

import ctypes
import gc
from contextlib import suppress

M_MMAP_THRESHOLD, LARGE = -3, 256 * 1024
"""As malloc.h has it, and the bytes from which on a block is large."""
COLLECT_AFTER = 100, 30, 1_000
"""New objects after which Python looks for garbage among them; how often that, before it looks
among those that outlived it, and how often that, before it looks through everything. Moves and
games leave none, only handshakes do, and at once. To look through everything takes a third of a
second with two thousand people here, in which nothing else happens: now every five minutes.
"""


def return_memory() -> None:
    """Have large blocks go back to the system at once. The C library would rather keep what bots
    have thought in, thread by thread, and the server would grow and grow.
    """
    with suppress(OSError, AttributeError):  # other systems know better, or another way
        ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, LARGE)


def settle_garbage() -> None:
    """What has been loaded by now stays until the end: no use in looking through it for garbage,
    which would be half a million objects every few hundred moves.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
