"""A played game as data.

A record holds moves *and* outcomes as text, so it replays for ever, whatever becomes of the
generators; it also says where the outcomes came from, so that they can be checked.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec

from hanagoza.core.chance import Provenance
from hanagoza.core.errors import RecordError
from hanagoza.core.views import Result, Values

FORMAT = 1


Name = Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[^\x00-\x1f\x7f-\x9f]*$")]
"""Who sits there: short, and without control characters."""


class RecordedResult(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the recorded game ended, for readers that cannot replay it."""

    scores: tuple[tuple[int, ...], ...]
    ranks: tuple[int, ...]
    reason: str

    @classmethod
    def of(cls, result: Result) -> RecordedResult:
        return cls(scores=result.scores, ranks=result.ranks, reason=result.reason)


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One game: what was agreed, where outcomes came from, and everything that happened."""

    format: int
    """The version of this format."""
    game: str
    """Its id."""
    rules: int
    """The version of its rules."""
    players: int
    """How many."""
    start: int | str
    """The seat that begins, or ``random``."""
    options: Values
    """By name; see the page of the game."""
    chance: Provenance
    """Where the outcomes came from."""
    position: Any = None
    """The position document the game began at, if not at its set-up."""
    moves: tuple[str, ...]
    """All moves and outcomes, as text."""
    result: RecordedResult | None = None
    """How it ended; ``None`` if it has not."""
    seats: tuple[Name, ...] = ()
    """Who sat where, if anybody wrote it down."""

    def to_json(self) -> str:
        """The record as indented JSON, one move to a line."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode()

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """A record from JSON; raises ``RecordError`` if it is none."""
        try:
            return _of_this_format(msgspec.json.decode(text, type=cls))
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise RecordError(f"this is no record of a game: {error}") from error

    @classmethod
    def from_data(cls, data: Any) -> Record:
        """A record from plain dictionaries and lists."""
        try:
            return _of_this_format(msgspec.convert(data, type=cls))
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise RecordError(f"this is no record of a game: {error}") from error

    @classmethod
    def read(cls, path: Path) -> Record:
        """A record from a file of JSON."""
        try:
            return cls.from_json(path.read_bytes())
        except OSError as error:
            raise RecordError(f"cannot read {path}: {error.strerror}") from error


def _of_this_format(record: Record) -> Record:
    if record.format != FORMAT:
        raise RecordError(f"this record has format {record.format}; this version reads {FORMAT}")
    if record.seats and len(record.seats) != record.players:
        raise RecordError(f"{len(record.seats)} names for {record.players} seats")
    return record
