"""One client at a table, as far as the table is concerned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from hanagoza.server.protocol import FromServer, Goodbye, encoded

POLICY = 1008
CLOSE_CODES = {"restarting": 1012, "closed": 1000, "unknown": 4404}
"""By the reason of a goodbye, where it is not ``POLICY``."""


class Line(Protocol):
    """The way to a client."""

    @property
    def is_free(self) -> bool: ...

    def say(self, batch: Sequence[bytes]) -> None: ...

    def hang_up(self, code: int) -> None: ...


class Connection:
    """Tells one client what happens, as fast as the client listens.

    While the line is busy nothing queues up behind it: what the client has missed by then is worked
    out when it is free. So a slow client costs no memory and holds nobody up.
    """

    def __init__(self, player: str | None, line: Line, ready: Callable[[], None]) -> None:
        """``ready`` is called when the client has missed something and the line is free again."""
        self.player = player
        self.version = -1
        """The last version the client was sent."""
        self.knows_nothing = True
        """Whether it has just said hello, and is owed an update whatever its version."""
        self.arrangement: object = None
        """What it was last told about the table: see ``Table.arrangement``; and who was there."""
        self._line, self._ready = line, ready
        self._has_missed = False
        self._is_over = False

    @property
    def is_busy(self) -> bool:
        """Whether the client is slow; asking means that there is something to be sent."""
        if self._line.is_free:
            return False
        self._has_missed = True
        return True

    def push(self, batch: Sequence[bytes]) -> None:
        """Send a batch; only while not busy."""
        if not self._is_over:
            self._line.say(batch)

    def answer(self, answer: FromServer) -> None:
        """Send the answer to something the client said, busy or not."""
        self.push([encoded(answer)])

    def dismiss(self, goodbye: Goodbye) -> None:
        """Say goodbye and hang up; nothing is sent after that."""
        self.answer(goodbye)
        self.hang_up(CLOSE_CODES.get(goodbye.reason, POLICY))

    def hang_up(self, code: int = POLICY) -> None:
        """End the line without a word."""
        if not self._is_over:
            self._is_over = True
            self._line.hang_up(code)

    def freed(self) -> None:
        """The client has caught up."""
        if self._has_missed:
            self._has_missed = False
            self._ready()
