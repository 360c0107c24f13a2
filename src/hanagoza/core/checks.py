"""Validation of what comes from outside, for games to check positions and views with.

Each check raises ``PositionError``, quotes what it has found and says what would be right.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NoReturn

from hanagoza.core.errors import PositionError
from hanagoza.core.moves import quoted


def refuse(message: str) -> NoReturn:
    """No game could have come to this."""
    raise PositionError(message)


def in_range(name: str, value: int, low: int, high: int) -> None:
    """A number of a document, within its bounds."""
    if not low <= value <= high:
        refuse(f"{name} is {value}; it must be from {low} to {high} here")


def has_size(
    place: str, there: int, low: int, high: int | None = None, *, of: str = "cards"
) -> None:
    """How many cards, or other pieces, lie in a place: so many, or from ``low`` to ``high``."""
    if not low <= there <= (low if high is None else high):
        refuse(f"{place} has {there} {of}; there must be {low if high is None else high} here")


def is_complete(
    tokens: Sequence[str], there: Iterable[int], right: Iterable[int], *, of: str = "cards"
) -> None:
    """As many cards, or other pieces, of every kind in all places together as the game has."""
    for token, found, needed in zip(tokens, there, right, strict=True):
        if found != needed:
            refuse(f"there are {found} {of} of kind {token}; there must be {needed}")


def kinds_named(place: str, text: str | Sequence[str], tokens: Sequence[str]) -> list[int]:
    """The kinds that a text, or what it is made of, names: one token each."""
    named = text.split() if isinstance(text, str) else text
    for token in named:
        if token not in tokens:
            refuse(f"{place}: {quoted(token)} is no card; cards are {' '.join(tokens)}")
    return [tokens.index(token) for token in named]


def at_most(
    place: str, text: str | Sequence[str], tokens: Sequence[str], copies: Sequence[int]
) -> list[int]:
    """The same, none more often than the game has it."""
    kinds = kinds_named(place, text, tokens)
    for kind in set(kinds):
        if kinds.count(kind) > copies[kind]:
            named = quoted(text if isinstance(text, str) else " ".join(text))
            refuse(f"{place}: {named} has more cards of kind {tokens[kind]} than there are")
    return kinds
