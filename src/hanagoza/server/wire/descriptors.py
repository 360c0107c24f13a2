"""File descriptors (``RLIMIT_NOFILE``): each connection takes one, and so does much else."""

from __future__ import annotations

import sys

import structlog

OTHERS = 128
"""Descriptors for the database, its readers, bots and logs; connections leave them alone."""
log = structlog.get_logger()


def room_for(connections: int) -> int:
    """How many connections there are descriptors for, at most so many, once the soft limit has been
    raised as far as need be and may be. If it does not suffice, the log says what would.
    """
    wanted = connections + OTHERS
    given = _raised(wanted)
    if given is None or given >= wanted:
        return connections
    room = max(given - OTHERS, given // 2)
    log.warning(
        "descriptors.few",
        given=given,
        wanted=wanted,
        connections=room,
        advice=f"set LimitNOFILE={wanted} in the unit, or ulimit -n {wanted} before the start",
    )
    return room


def _raised(wanted: int) -> int | None:
    """The limit of descriptors, raised if it is lower than wanted; ``None`` if it suffices."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return None
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (ValueError, OSError):  # some systems allow less than they say
        return soft
    return most
