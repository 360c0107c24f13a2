"""Lag compensation, as lichess does it: what a slow line costs is given back, within a quota.

The server measures the lag itself (how long a pong takes). Each move is given back as much as it
measured, as long as the seat's quota lasts, which grows with every move: whoever holds back pongs
gains no more than a bad line would cost them.
"""

from __future__ import annotations

from hanagoza.server.table.setting import LiveClock

MOST = 1.0
"""Seconds that are given back for a move, move after move."""
MOVES = 40
"""Of a long game: what its increments are worth."""
AT_FIRST, AT_MOST = 3, 7
"""The quota, in moves that are given back in full."""


class LagQuota:
    """What a seat may still be given back, in seconds."""

    def __init__(self, pace: LiveClock) -> None:
        self._gain = min(MOST, 0.2 + (pace.base + MOVES * pace.increment) / 225)
        self._quota = AT_FIRST * self._gain

    def allowance(self, lag: float) -> float:
        """What would be given back of this lag now."""
        return max(0.0, min(lag, self._quota))

    def take(self, given: float) -> None:
        """So much has been given back for a move."""
        self._quota = min(AT_MOST * self._gain, self._quota + self._gain - given)
