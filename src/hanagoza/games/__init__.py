"""The registry: one explicit line per game; and records, which name their game."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from hanagoza.core import replaying
from hanagoza.core.chance import Chance
from hanagoza.core.errors import RecordError, UnknownGame
from hanagoza.core.game import Game
from hanagoza.core.match import Match
from hanagoza.core.options import unknown
from hanagoza.core.record import Record

REGISTRY = {
    "hitohira": "hanagoza.games.hitohira",
    "cerisier": "hanagoza.games.hitohira.cerisier",
    "hanamikoji": "hanagoza.games.hanamikoji",
    "blossom": "hanagoza.games.blossom",
    "kasane": "hanagoza.games.kasane",
}
EXAMPLE = "hanamikoji"
"""The game for whoever names none, and the one that stands for all where one will do: in benchmarks
and in the protocol's examples. It is for two."""


def games() -> tuple[str, ...]:
    """The ids of all registered games."""
    return tuple(REGISTRY)


def game(id: str) -> Game:
    """A registered game by its id."""
    if type(id) is not str or id not in REGISTRY:
        raise UnknownGame(unknown("game", id, games()))
    found: Game = import_module(REGISTRY[id]).GAME
    return found


def folder(id: str) -> str:
    """The package that everything of a game is in: its own, or its parent's if it is an edition."""
    game(id)
    return import_module(REGISTRY[id]).__package__ or ""


def replay(record: Record | str | bytes | Mapping[str, Any], chance: Chance | None = None) -> Match:
    """The match that a record (or its JSON, or plain data) describes, re-executed.

    Raises ``RecordError`` with the ply and the reason if it is damaged, tampered with or
    impossible. The match goes on with ``chance``, else with the record's own seed, else by hand.
    """
    document = _record(record)
    return replaying.replay(_game_of(document), document, chance)


def verify(record: Record | str | bytes | Mapping[str, Any]) -> list[str]:
    """Check a record's commitment, nonces, secret and every outcome, offline.

    Returns what was checked, one line each; raises ``RecordError`` at the first thing that is not
    as claimed.
    """
    document = _record(record)
    return replaying.verify(_game_of(document), document)


def _game_of(record: Record) -> Game:
    try:
        return game(record.game)
    except UnknownGame as error:
        raise RecordError(str(error)) from error


def _record(record: Record | str | bytes | Mapping[str, Any]) -> Record:
    if isinstance(record, Record):
        return record
    if isinstance(record, str | bytes):
        return Record.from_json(record)
    return Record.from_data(record)
