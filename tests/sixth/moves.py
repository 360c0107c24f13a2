"""The moves of Setsugekka."""

from __future__ import annotations

from hanagoza.core.moves import MoveSet, Verb
from tests.sixth.pieces import NAMES

CARDS = [((name,),) for name in NAMES]

MOVES = MoveSet(
    [
        Verb("lay", "lay CARD", CARDS),
        Verb("draw", "draw CARD", CARDS, chance=True),
        Verb("start", "start SEAT", [(("0",),), (("1",),)], chance=True),
    ]
)
FIRST_DRAW = MOVES.first("draw")
FIRST_START = MOVES.first("start")
