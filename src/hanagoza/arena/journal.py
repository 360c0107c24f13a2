"""Games on disk: a line of JSON for each, and a last line that sums them up."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from hanagoza.arena.contest import Contest, GameLine
from hanagoza.arena.statistics import Summary
from hanagoza.core.errors import RecordError


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of the file: the contest, a game, or the summary."""

    contest: Contest | None = None
    game: GameLine | None = None
    summary: Summary | None = None


class Journal:
    """A file of games that can be gone on with."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self._path = path
        self.games: list[GameLine] = []
        if path.exists():
            self._read(contest)
        self._write(mode="w", entries=[Entry(contest=contest), *map(_entry, self.games)])

    def _read(self, contest: Contest) -> None:
        lines = self._path.read_bytes().splitlines()
        entries = [_decoded(line, self._path) for line in lines[:-1]]
        if lines:
            entries += _unless_torn(lines[-1])
        if entries and entries[0].contest != contest:
            raise RecordError(f"{self._path} holds another contest; name another file")
        self.games = [entry.game for entry in entries if entry.game]

    def add(self, games: list[GameLine]) -> None:
        self.games += games
        self._write(mode="a", entries=list(map(_entry, games)))

    def close(self, summary: Summary) -> None:
        self._write(mode="a", entries=[Entry(summary=summary)])

    def _write(self, mode: str, entries: list[Entry]) -> None:
        with self._path.open(mode + "b") as file:
            file.writelines(msgspec.json.encode(entry) + b"\n" for entry in entries)
            file.flush()
            os.fsync(file.fileno())


def _entry(game: GameLine) -> Entry:
    return Entry(game=game)


def _decoded(line: bytes, path: Path) -> Entry:
    try:
        return msgspec.json.decode(line, type=Entry)
    except msgspec.DecodeError as error:
        raise RecordError(f"{path} is not a file of games: {error}") from error


def _unless_torn(line: bytes) -> list[Entry]:
    """The last line may be cut short by whatever stopped the arena."""
    try:
        return [msgspec.json.decode(line, type=Entry)]
    except msgspec.DecodeError:
        return []
