"""Waiting before something is tried again: exponential back-off with jitter."""

from __future__ import annotations

import random
import time

FIRST_PAUSE, LONGEST_PAUSE = 0.2, 10.0
"""Seconds between attempts."""
PATIENCE = 120.0
"""Seconds after which we give up on a server."""
JITTER = random.SystemRandom()
"""Not the generator of everybody, which a bot may have seeded."""


class Patience:
    """Pauses that become longer and longer, for as long as there is any use in it."""

    def __init__(self) -> None:
        self._pause, self._began = FIRST_PAUSE, time.monotonic()

    def wait(self, told: float = 0.0) -> bool:
        """Wait, at least as long as the server has told us to; ``False`` if it is time to give up.

        Many clients may wait for the same: each waits a little longer or shorter than another.
        """
        pause = max(told, self._pause * JITTER.uniform(0.5, 1.0))
        if time.monotonic() + pause - self._began > PATIENCE:
            return False
        time.sleep(pause)
        self._pause = min(2 * self._pause, LONGEST_PAUSE)
        return True


def seconds(retry_after: str | None) -> float:
    """How long a server's ``Retry-After`` asks for; a date, as some proxies send it, for none."""
    return float(retry_after) if retry_after and retry_after.isdecimal() else 0.0
