"""What arguments have to be, so that a slip is refused before anything happens."""

from __future__ import annotations

from argparse import ArgumentTypeError


def count(text: str) -> int:
    """How many of something; none is no choice."""
    number = _whole(text)
    if number is None or number < 1:
        raise ArgumentTypeError(f"{text!r} is no count: write a whole number above 0")
    return number


def _whole(text: str) -> int | None:
    try:
        return int(text)
    except ValueError:
        return None
