"""The machine: descriptors, processors, memory, and whether its clock is right."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from hanagoza.server.doctor.finding import Finding, Host, doubtful, well, wrong
from hanagoza.server.wire.descriptors import OTHERS

ENOUGH_MEMORY = 512 * 2**20
CGROUP = Path("/sys/fs/cgroup/memory.max")
UNSYNCHRONISED = 5
"""What the kernel's clock says of itself: ``TIME_ERROR`` of adjtimex(2)."""
TIMEX_BYTES = 512
"""More than ``struct timex`` has anywhere."""


def descriptors(host: Host) -> Iterator[Finding]:
    """A connection is a file descriptor: without one nobody comes in."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    connections = host.config.limits.connections
    if most != resource.RLIM_INFINITY and most < connections + OTHERS:
        yield wrong(
            f"{most} file descriptors are too few for {connections} connections: set LimitNOFILE="
            f"{connections + OTHERS} in the unit (or ulimit -n), or connections to"
            f" {max(1, most - OTHERS)}"
        )
    else:
        yield well(f"file descriptors suffice for {connections} connections")


def processors(host: Host) -> Iterator[Finding]:
    """Bots should leave a processor to the games."""
    there, threads = _processors(), host.config.bot_threads
    if threads > max(1, there - 1):
        yield doubtful(
            f"{threads} threads for bots on {there} processors: games have to wait for them;"
            f" set bot_threads to {max(1, there - 1)}"
        )
    else:
        yield well(f"bot_threads of {threads} on {there} processors")


def _processors() -> int:
    if sys.platform == "linux":  # a container may have some of them only
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def memory(host: Host) -> Iterator[Finding]:  # noqa: ARG001
    """How much there is, for this machine or this container."""
    there = _memory()
    if there is None:
        return
    shown = f"{there / 2**20:.0f} MiB of memory"
    if there < ENOUGH_MEMORY:
        yield doubtful(f"{shown}: give it 512 MiB, or expect it to be stopped while it compiles")
    else:
        yield well(shown)


def _memory() -> int | None:
    found = []
    with suppress(OSError, ValueError, AttributeError):
        found.append(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES"))
    with suppress(OSError, ValueError):  # "max" is no number
        found.append(int(CGROUP.read_text()))
    return min(found, default=None)


def clock(host: Host) -> Iterator[Finding]:  # noqa: ARG001
    """Retention, lists and cookies go by the time of day."""
    if (right := is_synchronised()) is None:
        return
    if right:
        yield well("the clock is synchronised")
    else:
        yield doubtful(
            "the clock is not synchronised: turn on NTP (timedatectl set-ntp true), or lists and"
            " retention go by a wrong time"
        )


def is_synchronised() -> bool | None:
    """What the kernel knows of its clock; nothing where it cannot be asked."""
    if sys.platform != "linux":
        return None
    state = ctypes.CDLL(None).adjtimex(ctypes.create_string_buffer(TIMEX_BYTES))
    return None if state < 0 else state != UNSYNCHRONISED
