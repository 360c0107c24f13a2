"""The moves of Kasane no irome.

=================  =======================  ====================================================
who                text                     means
=================  =======================  ====================================================
the active player  ``row 2``                take the top card of the second row
                   ``meld kagen 3``         lay the top three cards of the hand as a Kagen
                   ``meld setsu 4 field``   lay three as a Setsu of four with the field's top card
                   ``pass``                 no meld this turn
chance             ``draw 7``, ``draw +1``  a card dealt into the grid
                   ``start 1``              who starts
=================  =======================  ====================================================

Melds are in the order of the number of cards, then of the overview cards; of two alike, the one
without the field's card comes first.
"""

from __future__ import annotations

from hanagoza.core.moves import Group, MoveSet, Verb
from hanagoza.core.state import MAX_SEATS
from hanagoza.games.kasane.melds import BOXES, KINDS_OF_BOX, MELDS
from hanagoza.games.kasane.pieces import TOKENS

ROWS = MAX_SEATS
FIELD = "field"


def _meld(box: int, with_field: bool) -> tuple[Group, ...]:
    meld, size = KINDS_OF_BOX[box]
    return ((MELDS[meld], str(size), *([FIELD] if with_field else ())),)


MOVES = MoveSet(
    [
        Verb("row", "row NUMBER", [((str(row + 1),),) for row in range(ROWS)]),
        Verb(
            "meld",
            "meld NAME CARDS, or meld NAME CARDS field",
            [_meld(box, with_field) for box in range(BOXES) for with_field in (False, True)],
            ordered=True,
        ),
        Verb("pass", "pass", [((),)]),
        Verb("draw", "draw CARD", [((token,),) for token in TOKENS], chance=True),
        Verb("start", "start SEAT", [((str(s),),) for s in range(MAX_SEATS)], chance=True),
    ]
)

FIRST_ROW = MOVES.first("row")
FIRST_MELD = MOVES.first("meld")
PASS = MOVES.first("pass")
FIRST_DRAW = MOVES.first("draw")
FIRST_START = MOVES.first("start")
MELD_MOVES = 2 * BOXES
"""The move of a box and its twin with the field's card are neighbours: even, then odd."""


def meld_move(box: int, with_field: bool) -> int:
    """The move that fills a box of a kind."""
    return FIRST_MELD + 2 * box + with_field


def box_of_move(move: int) -> tuple[int, bool]:
    """Which kind of box a meld fills, and whether it uses the field's card."""
    return (move - FIRST_MELD) // 2, bool((move - FIRST_MELD) % 2)
