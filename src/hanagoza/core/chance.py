"""Where outcomes come from: a seed, a committed secret, or a script.

The k-th outcome of a game is decided by its k-th chance number: 64 uniform bits, scaled to the row
of all weights. Outcomes are counted, not plies, so two games with the same source meet the same
numbers whatever is decided in between.

A live game's numbers can be checked afterwards by everybody::

    commitment = SHA-256(secret)                 published before any nonce is given
    key        = HMAC-SHA256(secret, message)
    message    = length of the game id (2 bytes) ‖ game id in ASCII
                 ‖ for every seat: 01 ‖ its nonce, or 00 for a seat that gives none, such as a bot
    number k   = first 8 bytes of HMAC-SHA256(key, k as 8 bytes); all numbers big-endian

Every part of the message has one reading, so a nonce cannot be moved to another seat afterwards.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Annotated, Protocol

import msgspec
import numpy as np
import numpy.typing as npt

from hanagoza.core.errors import OptionError
from hanagoza.core.options import SEED_LIMIT, shown

Numbers = npt.NDArray[np.uint64]
NONCE_BYTES = 16
SECRET_BYTES = 32
A_FEW = 16
"""Each number is a digest: those that a game never gets to would cost more than its moves."""


class Chance(Protocol):
    """A source of chance numbers."""

    def numbers(self, first: int, count: int) -> Numbers:
        """Numbers ``first … first + count - 1`` of the game, or fewer if they are dear; none at all
        if outcomes are scripted.
        """

    def provenance(self) -> Provenance:
        """What a record says about it."""


Hex = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{2}){1,64}$")]


class FromSeed(msgspec.Struct, frozen=True, tag_field="from", tag="seed"):
    """Outcomes followed from a seed: repeatable, but whoever chose the seed knew them all."""

    seed: Annotated[int, msgspec.Meta(ge=0, lt=SEED_LIMIT)]


class FromSecret(msgspec.Struct, frozen=True, tag_field="from", tag="secret"):
    """Outcomes followed from a secret that was committed to before the nonces were given."""

    game_id: Annotated[str, msgspec.Meta(pattern=r"^[\x20-\x7e]{1,128}$")]
    commitment: Hex
    nonces: tuple[Hex | None, ...]
    """Per seat; bots give none."""
    secret: Hex | None = None
    """Once the game is over."""

    def sealed(self) -> FromSecret:
        """The same without the secret, as long as it could still tell what is to come."""
        return msgspec.structs.replace(self, secret=None)


class FromScript(msgspec.Struct, frozen=True, tag_field="from", tag="script"):
    """Outcomes were supplied one by one."""


Provenance = FromSeed | FromSecret | FromScript


class Seeded:
    """Chance from a seed."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def numbers(self, first: int, count: int) -> Numbers:
        from hanagoza.core.generator import chance_numbers

        return chance_numbers(self._seed, first, count)

    def provenance(self) -> FromSeed:
        return FromSeed(self._seed)


class Committed:
    """Chance from a secret and the players' nonces; ``None`` for a seat that gives none."""

    def __init__(self, secret: bytes, game_id: str, nonces: Sequence[bytes | None]) -> None:
        _require_bytes("secret", secret, SECRET_BYTES)
        if not isinstance(nonces, Sequence):
            raise OptionError(f"nonces are {shown(nonces)}; give one, or None, for each seat")
        for seat, nonce in enumerate(nonces):
            if nonce is not None:
                _require_bytes(f"nonce of seat {seat}", nonce, NONCE_BYTES)
        if not (isinstance(game_id, str) and game_id.isascii() and 1 <= len(game_id) <= 128):
            raise OptionError(f"game id {shown(game_id)}: choose 1 to 128 ASCII characters")
        self._secret = secret
        self._game_id = game_id
        self._nonces = tuple(nonces)
        given = b"".join(b"\0" if nonce is None else b"\1" + nonce for nonce in nonces)
        name = game_id.encode()
        self._key = hmac.digest(secret, len(name).to_bytes(2, "big") + name + given, "sha256")

    @staticmethod
    def new_secret() -> bytes:
        """A secret that nobody can guess."""
        return secrets.token_bytes(SECRET_BYTES)

    @staticmethod
    def commitment(secret: bytes) -> str:
        """What to publish before the nonces are given."""
        return hashlib.sha256(secret).hexdigest()

    def numbers(self, first: int, count: int) -> Numbers:
        """Numbers ``first … first + count - 1`` of the game; a few at a time."""
        digests = (
            hmac.digest(self._key, k.to_bytes(8, "big"), "sha256")
            for k in range(first, first + min(count, A_FEW))
        )
        return np.array([int.from_bytes(d[:8], "big") for d in digests], dtype=np.uint64)

    def provenance(self) -> FromSecret:
        """What a record says about it, the secret included."""
        return FromSecret(
            game_id=self._game_id,
            commitment=self.commitment(self._secret),
            nonces=tuple(nonce.hex() if nonce is not None else None for nonce in self._nonces),
            secret=self._secret.hex(),
        )


def _require_bytes(what: str, value: object, length: int) -> None:
    if not isinstance(value, bytes) or len(value) != length:
        raise OptionError(f"the {what} is {shown(value)}, not {length} bytes")


class Sealed:
    """Chance that was committed to, whose secret is not known here: outcomes come by hand."""

    def __init__(self, provenance: FromSecret) -> None:
        self._provenance = provenance

    def numbers(self, first: int, count: int) -> Numbers:  # noqa: ARG002
        return np.empty(0, dtype=np.uint64)

    def provenance(self) -> FromSecret:
        return self._provenance


class Scripted:
    """Chance by hand: the match stops at every outcome and takes it as a move."""

    def numbers(self, first: int, count: int) -> Numbers:  # noqa: ARG002
        return np.empty(0, dtype=np.uint64)

    def provenance(self) -> FromScript:
        return FromScript()
