"""Hanagoza: five small Japanese flower games, one set of rules.

    >>> import hanagoza as hg
    >>> match = hg.game("hanamikoji").start(players=2, seed=7)
    >>> match.play(match.legal()[0])

See ``hg.game`` and ``hg.games``, then ``help(hg.Game)`` and ``help(hg.Match)``.
"""

from __future__ import annotations

from hanagoza.core.batch import Batch
from hanagoza.core.chance import Committed
from hanagoza.core.errors import (
    HanagozaError,
    IllegalMove,
    MalformedMove,
    MoveError,
    OptionError,
    PositionError,
    RecordError,
    UndoRefused,
    UnknownGame,
)
from hanagoza.core.game import Game
from hanagoza.core.match import Match
from hanagoza.core.moves import Move, MoveSet
from hanagoza.core.passage import Passage
from hanagoza.core.positions import Position
from hanagoza.core.record import Record
from hanagoza.core.state import CHANCE
from hanagoza.core.views import Event, Reason, Result, ScoreLine, View
from hanagoza.games import game, games, replay, verify

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "Batch",
    "Committed",
    "Event",
    "Game",
    "HanagozaError",
    "IllegalMove",
    "MalformedMove",
    "Match",
    "Move",
    "MoveError",
    "MoveSet",
    "OptionError",
    "Passage",
    "Position",
    "PositionError",
    "Reason",
    "Record",
    "RecordError",
    "Result",
    "ScoreLine",
    "UndoRefused",
    "UnknownGame",
    "View",
    "game",
    "games",
    "replay",
    "verify",
]
