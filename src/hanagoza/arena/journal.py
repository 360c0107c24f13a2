"""Games on disk: the contest, a line of JSON for each game, and a last line that sums them up.

Only whole deals count, for half a deal is not fair to everybody: what was cut short is played
again. A file is only ever appended to, or replaced as a whole by a tidier one.
"""

from __future__ import annotations

import datetime
import os
from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec
from filelock import FileLock, Timeout

from hanagoza.arena.contest import Contest, PlayedGame
from hanagoza.arena.statistics import Summary
from hanagoza.core.errors import OptionError, RecordError
from hanagoza.core.moves import quoted

BROKEN = (msgspec.DecodeError, UnicodeDecodeError)


class JournalRow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One row of the file: the contest, a game and the day it was played on, or the summary."""

    contest: Contest | None = None
    game: PlayedGame | None = None
    on: datetime.date | None = None
    summary: Summary | None = None


class Played(msgspec.Struct, frozen=True):
    """A game, and the day it was played on, if that is known."""

    game: PlayedGame
    on: datetime.date | None


def kept(path: Path, contest: Contest) -> list[Played]:
    """The games of all whole deals in a file, in order, whatever else it holds."""
    games: dict[tuple[int, int], Played] = {}
    for entry in _entries(path, contest):
        if entry.game:
            games.setdefault((entry.game.deal, entry.game.rotation), Played(entry.game, entry.on))
    ordered = [games[key] for key in sorted(games)]
    deals = (list(deal) for _, deal in groupby(ordered, key=lambda played: played.game.deal))
    return [played for deal in deals if len(deal) == len(contest.line_up) for played in deal]


class Journal:
    """A file of games that can be gone on with, by one arena at a time."""

    def __init__(self, path: Path, contest: Contest) -> None:
        """A file that holds anything else is refused, and left as it is."""
        if path.is_dir() or not path.parent.is_dir():
            raise OptionError(f"{quoted(str(path))} cannot be a file: its folder must exist")
        self._path, self._contest = path.resolve(), contest
        kept(path, contest)  # before there is a lock beside a file that is none of ours
        self._lock = FileLock(f"{self._path}.lock", timeout=0)

    def __enter__(self) -> Self:
        try:
            self._lock.acquire()
        except Timeout:
            raise RecordError(
                f"another arena is writing to {self._path}: wait for it, or name another file"
            ) from None
        played = kept(self._path, self._contest)
        self.games = [each.game for each in played]
        self._tidy([JournalRow(game=each.game, on=each.on) for each in played])
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._lock.release()

    def add(self, games: Sequence[PlayedGame]) -> None:
        """Keep what was played just now."""
        today = datetime.date.today()
        self.games += games
        self._append(_text(JournalRow(game=game, on=today) for game in games))

    def close(self, summary: Summary) -> None:
        """Sum up; a file that goes on later loses that line again."""
        self._append(_text([JournalRow(summary=summary)]))

    def _tidy(self, games: Iterable[JournalRow]) -> None:
        """Leave the contest and whole deals; if this is stopped, the old file is still whole."""
        tidy = _text([JournalRow(contest=self._contest), *games])
        if not self._path.exists() or not self._path.stat().st_size:
            self._append(tidy)
        elif self._path.read_bytes() != tidy:
            unfinished = self._path.with_name(f"{self._path.name}.{os.getpid()}")
            try:
                _write(unfinished, "xb", tidy)
                unfinished.replace(self._path)
            finally:
                with suppress(FileNotFoundError):
                    unfinished.unlink()

    def _append(self, text: bytes) -> None:
        _write(self._path, "ab", text)


def _write(path: Path, mode: str, text: bytes) -> None:
    with path.open(mode) as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def _text(entries: Iterable[JournalRow]) -> bytes:
    return b"".join(msgspec.json.encode(entry) + b"\n" for entry in entries)


def _entries(path: Path, contest: Contest) -> list[JournalRow]:
    """All lines but one at the end that was cut short by whatever stopped the arena."""
    text = path.read_bytes() if path.exists() else b""
    entries = [_decoded(line, number, path) for number, line in enumerate(_whole(text), start=1)]
    if not entries:
        return []
    if entries[0].contest is None:
        raise RecordError(f"{path} is not a file of games: its first line names no contest")
    if not entries[0].contest.is_like(contest):
        raise RecordError(f"{path} holds another contest; name another file")
    for number, entry in enumerate(entries, start=1):
        if entry.game and not contest.could_bring(entry.game):
            raise RecordError(f"{path}, line {number}: no game of this contest could end like that")
    return entries


def _whole(text: bytes) -> list[bytes]:
    """The first line is never given up: it is written at once with what follows, so half of it is
    the work of somebody else.
    """
    lines = text.splitlines()
    if len(lines) > 1 and not text.endswith(b"\n"):
        lines.pop()
    return lines


def _decoded(line: bytes, number: int, path: Path) -> JournalRow:
    try:
        return msgspec.json.decode(line, type=JournalRow)
    except BROKEN as error:
        raise RecordError(f"{path}, line {number}: not a file of games: {error}") from error
