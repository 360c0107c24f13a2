"""The registry: one explicit line per game; and records, which name their game."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from importlib import import_module
from typing import Any

from hanagoza.core import replaying
from hanagoza.core.chance import Chance
from hanagoza.core.errors import UnknownGame
from hanagoza.core.game import Game
from hanagoza.core.match import Match
from hanagoza.core.options import shown
from hanagoza.core.record import Record

REGISTRY = {
    "hanamikoji": "hanagoza.games.hanamikoji",
    "blossom": "hanagoza.games.blossom",
}


def games() -> tuple[str, ...]:
    """The ids of all registered games."""
    return tuple(REGISTRY)


def game(id: str) -> Game:
    """A registered game by its id."""
    if id not in list(REGISTRY):
        near = get_close_matches(str(id).lower(), REGISTRY, n=1)
        hint = f"did you mean {near[0]}? " if near else ""
        raise UnknownGame(
            f"there is no game {shown(id)}; {hint}Choose one of: {', '.join(REGISTRY)}"
        )
    found: Game = import_module(REGISTRY[id]).GAME
    return found


def replay(record: Record | str | bytes | Mapping[str, Any], chance: Chance | None = None) -> Match:
    """The match that a record (or its JSON, or plain data) describes, re-executed.

    Raises ``RecordError`` with the ply and the reason if it is damaged, tampered with or
    impossible. The match goes on with ``chance``, else with the record's own seed, else by hand.
    """
    document = _record(record)
    return replaying.replay(game(document.game), document, chance)


def verify(record: Record | str | bytes | Mapping[str, Any]) -> list[str]:
    """Check a record's commitment, nonces, secret and every outcome, offline.

    Returns what was checked, one line each; raises ``RecordError`` at the first thing that is not
    as claimed.
    """
    document = _record(record)
    return replaying.verify(game(document.game), document)


def _record(record: Record | str | bytes | Mapping[str, Any]) -> Record:
    if isinstance(record, Record):
        return record
    if isinstance(record, str | bytes):
        return Record.from_json(record)
    return Record.from_data(record)
