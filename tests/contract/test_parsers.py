"""Whatever is written down by strangers is read or refused; ``make soak`` tries for an hour."""

from __future__ import annotations

from random import Random

import pytest

from tests.parsers import PARSERS, seeds
from tests.variants import QUICK

TRIES = 30 if QUICK else 150
FOUND: dict[str, list[bytes]] = {
    "address": [b"x/64", b"2001:db8::1/64"],
    "name": ["e\ufe0b\u030f".encode()],
    "settings": [b"a = " + b"[" * 5000],
}
"""What was once a finding, beside the seeds that were."""


@pytest.mark.parametrize("parser", PARSERS)
def test_it_reads_what_is_right_and_refuses_what_once_was_too_much(parser: str) -> None:
    for data in (*seeds(parser), *FOUND.get(parser, ())):
        PARSERS[parser](data)


@pytest.mark.parametrize("parser", PARSERS)
def test_it_reads_or_refuses_anything(parser: str) -> None:
    rng = Random(parser)
    for _ in range(TRIES):
        data = bytearray(rng.choice(seeds(parser)))
        for _ in range(rng.randrange(1, 6)):
            damage(data, rng)
        PARSERS[parser](bytes(data))


def damage(data: bytearray, rng: Random) -> None:
    """Change a byte or leave some out, repeat some or put noise in their place."""
    at = rng.randrange(len(data) + 1)
    end = min(len(data), at + rng.randrange(1, 20))
    data[at:end] = rng.choice(
        [b"", data[at:end] * 2, rng.randbytes(end - at), b"\xed\xa0\x80", b"9" * 30, b'"', b"null"]
    )
