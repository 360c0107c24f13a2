"""What people and bots are shown: views, events, reasons and results, as plain typed data.

All of these are constructed from what may be known, never stripped from the full state. They are
``msgspec`` structs: immutable, comparable, and JSON with a schema for free.
"""

from __future__ import annotations

from typing import Any

import msgspec

Values = dict[str, int | str]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one observer may know; each game adds its own fields."""

    game: str
    """Its id."""
    players: int
    """How many."""
    options: Values
    """By name; see the page of the game."""
    seat: int | None
    """The observer; ``None`` for a spectator."""
    recall: bool
    """Whether it includes what an attentive observer remembers, or only what lies there now."""
    actor: int | None
    """The seat to decide; ``None`` while chance is due and when the game is over."""
    over: bool
    """Whether the game is over."""
    phase: str
    """What the game waits for, in its own word; what is asked and its rules go by it."""


class Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that happened, as one observer saw it. The log is made of these, not of sentences.

    Cards and pieces have no identity: an event names what moved, from which zone, to which zone.
    Zones of a seat end in its number (``hand 0``).
    """

    verb: str
    """What happened."""
    seat: int | None = None
    """Whose doing it was, or whom it concerns."""
    cards: tuple[str, ...] | None = None
    """What moved; ``None`` where the observer saw only how many."""
    count: int = 0
    """Of the cards that moved."""
    source: str = ""
    """The zone they came from."""
    target: str = ""
    """The zone they went to."""
    move: str = ""
    """The move in the game's grammar, where it is public or the observer's own."""
    values: Values = {}
    """Numbers that go with it: points, the round that begins."""
    reveals: bool = False
    """Whether the observer learnt something by it that they had not chosen to show themselves.
    A move followed by one of these cannot be taken back."""


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """Why a move is refused, or what speaks for it (a *merit*): a rule or a fact of the game by its
    key in the game's catalogue, its values, and English.
    """

    rule: str
    """Its key in the words of the game."""
    values: Values
    """What the words are filled in with."""
    text: str
    """The same in English."""

    def __str__(self) -> str:
        return self.text


class ScoreLine(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the final count. A seat's lines add up to its score, part by part."""

    seat: int
    """From 0."""
    label: str
    """Key in the game's catalogue; ``values`` fill it in."""
    values: Values
    """What the words are filled in with."""
    points: tuple[int, ...]
    """Part by part of the score."""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended."""

    scores: tuple[tuple[int, ...], ...]
    """Per seat, the numbers the result is compared by."""
    ranks: tuple[int, ...]
    """Competition ranks, 1 for every winner."""
    winners: tuple[int, ...]
    """The seats that won."""
    reason: str
    """What ended the game: a key in the game's catalogue."""
    lines: tuple[ScoreLine, ...]
    """The final count."""


def to_json(value: Any) -> bytes:
    """Any of the above as JSON, keys in the order they are declared."""
    return msgspec.json.encode(value)
