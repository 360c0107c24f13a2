"""Entropy: ids, secrets and seeds that nobody may foresee. Tests bring their own."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

from hanagoza.core.chance import Committed
from hanagoza.core.options import SEED_LIMIT

ID_BYTES = 16


class Entropy:
    """Out of the operating system's generator."""

    def id(self) -> str:
        """A name that cannot be guessed: 128 bits."""
        while (name := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
            pass  # commands would take it for a flag
        return name

    def secret(self) -> bytes:
        return Committed.new_secret()

    def seed(self) -> int:
        return secrets.randbelow(SEED_LIMIT)

    def chance(self, secret: bytes, id: str, nonces: Sequence[bytes | None]) -> Committed:
        """The outcomes of one table."""
        return Committed(secret, id, nonces)


def hashed(key: str) -> str:
    """How tokens are stored: whoever reads the database cannot use them."""
    return hashlib.sha256(key.encode()).hexdigest()
