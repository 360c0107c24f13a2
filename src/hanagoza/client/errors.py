"""What can go wrong for a client."""

from __future__ import annotations

from hanagoza.core.errors import HanagozaError


class ClientError(HanagozaError):
    """The server refused, or cannot be reached; the message is the server's where it gave one."""


class MoveRefused(ClientError):
    """A move that was not carried out; ``code`` says what kind of refusal it is."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        """See “Refusals” in the protocol."""
