"""A client at a table, told what happens as fast as it listens (backpressure without a queue)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from hanagoza.server.table.arrangement import Arrangement
from hanagoza.server.table.names import Names
from hanagoza.server.table.protocol import FromServer, Goodbye, Presence, encoded

POLICY = 1008
CLOSE_CODES = {"restarting": 1012, "closed": 1000, "unknown": 4404}
"""By the reason of a goodbye, where it is not ``POLICY``."""


class Socket(Protocol):
    """The way to a client."""

    @property
    def is_writable(self) -> bool:
        """Whether the client has fetched most of what it was sent."""

    @property
    def lag(self) -> float:
        """Seconds that the way there and back took when it was last measured."""

    def write(self, batch: Sequence[bytes]) -> None: ...

    def hang_up(self, code: int) -> None: ...


class Subscriber:
    """Tells one client what happens.

    While its socket is busy nothing queues up behind it: what the client has missed by then is
    worked out when it is free. So a slow client costs no memory and holds nobody up.
    """

    def __init__(self, player: str | None, socket: Socket, ready: Callable[[], None]) -> None:
        """``ready`` is called when the client has missed something and can be told again."""
        self.player = player
        self.version = -1
        """The last version the client was sent."""
        self.knows_nothing = True
        """Whether it has just said hello, and is owed an update whatever its version."""
        self._arrangement: Arrangement | None = None
        self._names: Names = {}
        self._presence: tuple[Presence, ...] = ()
        self._further: object = None
        """What it was last told about the table, what people are called, who was there, and what
        else.
        """
        self._socket, self._ready = socket, ready
        self._has_missed = False
        self._is_over = False

    def knows(
        self,
        arrangement: Arrangement,
        names: Names,
        presence: tuple[Presence, ...],
        further: object,
    ) -> bool:
        """Whether it was told all this before; it will have been. What is ``further`` told is
        compared, and seldom changes.
        """
        is_known = (
            self._arrangement is arrangement
            and self._names is names
            and self._presence == presence
            and self._further == further
        )
        self._arrangement, self._names, self._presence = arrangement, names, presence
        self._further = further
        return is_known

    @property
    def is_busy(self) -> bool:
        """Whether the client is slow; asking means that there is something to be sent."""
        if self._socket.is_writable:
            return False
        self._has_missed = True
        return True

    @property
    def lag(self) -> float:
        """Seconds that a message takes there and back."""
        return self._socket.lag

    def push(self, batch: Sequence[bytes]) -> None:
        """Send a batch."""
        if not self._is_over:
            self._socket.write(batch)

    def answer(self, answer: FromServer) -> None:
        """Send the answer to something the client said, busy or not."""
        self.push([encoded(answer)])

    def dismiss(self, goodbye: Goodbye) -> None:
        """Say goodbye and hang up; nothing is sent after that."""
        self.answer(goodbye)
        self.hang_up(CLOSE_CODES.get(goodbye.reason, POLICY))

    def hang_up(self, code: int = POLICY) -> None:
        """Close the socket without a word."""
        if not self._is_over:
            self._is_over = True
            self._socket.hang_up(code)

    def writable(self) -> None:
        """The client has caught up."""
        if self._has_missed:
            self._has_missed = False
            self._ready()
