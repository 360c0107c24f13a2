"""One client at a table, as far as the table is concerned."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from hanagoza.server.protocol import Goodbye

Send = Callable[[bytes], Awaitable[None]]
HangUp = Callable[[Goodbye], Awaitable[None]]


class Connection:
    """Sends to one client, one batch at a time.

    While a batch is on its way nothing queues up behind it: what the client has missed by then is
    worked out when it is ready for more. So a slow client costs no memory and holds nobody up.
    """

    def __init__(
        self, player: str | None, send: Send, hang_up: HangUp, ready: Callable[[], None]
    ) -> None:
        """``hang_up`` says goodbye and closes the line; ``ready`` is called when a batch is through
        and something happened meanwhile.
        """
        self.player = player
        self.version = -1
        """The last version the client was sent."""
        self.knows_nothing = True
        """Whether it has just said hello, and is owed an update whatever its version."""
        self.arrangement: object = None
        """What it was last told about the table: see ``Table.arrangement``; and who was there."""
        self._send, self._hang_up, self._ready = send, hang_up, ready
        self._task: asyncio.Task[None] | None = None
        self._has_missed = False
        self._goodbye: Goodbye | None = None

    @property
    def is_busy(self) -> bool:
        """Whether a batch is on its way; asking means that there is something to be sent."""
        if self._task is None:
            return False
        self._has_missed = True
        return True

    def push(self, batch: Sequence[bytes]) -> None:
        """Send a batch; only while not busy."""
        assert self._task is None
        self._task = asyncio.get_running_loop().create_task(self._deliver(batch))

    def dismiss(self, goodbye: Goodbye) -> None:
        """Hang up once the batch on its way is through; nothing is sent after that."""
        if self._goodbye is None:
            self._goodbye = goodbye
            if self._task is None:
                self.push(())

    async def _deliver(self, batch: Sequence[bytes]) -> None:
        try:
            for message in batch:
                await self._send(message)
            if self._goodbye is not None:
                await self._hang_up(self._goodbye)
                return
        except Exception:  # the client has gone: its handler finds out by itself
            return
        self._task = None
        if self._has_missed:
            self._has_missed = False
            self._ready()

    def drop(self) -> None:
        """Stop sending."""
        if self._task is not None:
            self._task.cancel()
