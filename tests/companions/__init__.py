"""What the contract tests need to know about a game beyond its public interface.

A companion is written from the rulebook, not from the engine: it counts the pieces of a position
document, lists legal moves the slow way, and tells a game's history again as another world that an
observer could not tell from the real one. Every registered game has one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from hanagoza import Match
from tests.companions import blossom, hanamikoji, hitohira, kasane

Observer = int | None
World = tuple[Any, ...]


@dataclass(frozen=True)
class Companion:
    pieces: Callable[[Any], Counter[str]]
    """All pieces of a position, wherever they are; never changes within a game."""
    oracle: Callable[[Any], set[str]]
    """The legal moves of a position, worked out naively from the rulebook."""
    retell: Callable[[Match, Observer, Random], list[str]]
    """The line of the same game as the observer saw it, with everything they could not see dealt
    anew."""
    hidden: Mapping[str, Callable[[Any, Observer], Any]]
    """For every field with secrets, what a leaky view would give away; a game may have none."""
    public: Iterable[str]
    """The other fields of the position document."""
    worlds: Callable[[Any, Observer], Mapping[World, int] | None]
    """All worlds an observer may be in with their number of physical deals; None if too many."""
    world: Callable[[Any, Observer], World]
    """Which of them a position is."""
    forget: Callable[[Any, Observer, Random], dict[str, Any]] | None = None
    """Where memory knows more than the table shows: fields of another position that looks the same
    to whoever has only the table to look at."""
    forgettable: Mapping[str, Callable[[Any, Observer], Any]] = field(default_factory=dict)
    """For every such field, what a leaky table view would give away."""


HITOHIRA = Companion(
    pieces=hitohira.pieces,
    oracle=hitohira.oracle,
    retell=hitohira.retell,
    hidden=hitohira.HIDDEN,
    public=hitohira.PUBLIC,
    worlds=hitohira.worlds,
    world=hitohira.world,
)

COMPANIONS = {
    "hanamikoji": Companion(
        pieces=hanamikoji.pieces,
        oracle=hanamikoji.oracle,
        retell=hanamikoji.retell,
        hidden=hanamikoji.HIDDEN,
        public=hanamikoji.PUBLIC,
        worlds=hanamikoji.worlds,
        world=hanamikoji.world,
    ),
    "kasane": Companion(
        pieces=kasane.pieces,
        oracle=kasane.oracle,
        retell=kasane.retell,
        hidden=kasane.HIDDEN,
        public=kasane.PUBLIC,
        worlds=kasane.worlds,
        world=kasane.world,
        forget=kasane.forget,
        forgettable=kasane.FORGETTABLE,
    ),
    "blossom": Companion(
        pieces=blossom.pieces,
        oracle=blossom.oracle,
        retell=blossom.retell,
        hidden=blossom.HIDDEN,
        public=blossom.PUBLIC,
        worlds=blossom.worlds,
        world=blossom.world,
    ),
    "hitohira": HITOHIRA,
    "cerisier": HITOHIRA,
}


def companion(match: Match) -> Companion:
    return COMPANIONS[match.game.id]
