"""The moves of Hitohira and La Légende du Cerisier, and the tables that take them apart.

======================  ============================  =============================================
when                    text                          means
======================  ============================  =============================================
drawing                 ``stop``, ``grab 3``          stop drawing; draw three pieces at once
after a failure         ``keep R W``, ``keep none``   the pieces of different hues that are kept
after a success         ``use somei``, ``use none``   call on an ability that was triggered
Somei Yoshino           ``hide turn R``               a piece of the turn, or of the field, goes
                                                      behind the screen
Komatsu Otome           ``keep R``                    the piece that is kept of those drawn
Sakuya Hime             ``give field R``              the piece that is given away …
                        ``take +1 B``                 … for a piece of the next player's field
Kenrokuen Kumagai       ``place screen``              where the next piece goes: own field, own
                                                      screen, or a field such as ``+2``
Kokonoe                 ``take +2 Y``                 a piece from a field, twice
last step of a turn     ``screen R 2``                so many of one colour go behind the screen
                        ``screen none``               everything goes to the field
end of the game         ``jokers 3``                  how many White and Black pieces behind the
                                                      screen count as warm; the rest are cool
chance                  ``draw R``, ``start 1``       a piece from the pouch; who starts
======================  ============================  =============================================

Opponents are named by their distance in turn order, ``+1`` being the next player, so that every
legal list runs in turn order from whoever moves. Doing nothing always comes first.
"""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

import numpy as np
import numpy.typing as npt

from hanagoza.core.moves import Group, MoveSet, Verb
from hanagoza.core.state import MAX_SEATS
from hanagoza.games.hitohira.pieces import HUES, LETTERS, bunch_from

HANDFUL = 8
"""Most pieces in a turn."""
MOST_SCREENED = 3
"""Two of a colour are drawn at most; a third can come from Sakuya Hime."""
MOST_JOKERS = 24

ABILITIES = ("none", "somei", "komatsu", "shin", "sakuya", "kenrokuen", "kokonoe")
"""Two by two they share a card, and so a trigger."""
NO_ABILITY, SOMEI, KOMATSU, SHIN, SAKUYA, KENROKUEN, KOKONOE = range(len(ABILITIES))

ZONES = ("turn", "field")
TURN, FIELD = range(len(ZONES))

OPPONENTS = tuple(f"+{distance}" for distance in range(1, MAX_SEATS))
PLACES = ("field", "screen", *OPPONENTS)
TO_FIELD, TO_SCREEN, TO_OPPONENT = range(3)
NONE = "none"


def _each(*tokens: Any) -> list[tuple[Group, ...]]:
    """Moves of one token each."""
    return [((str(token),),) for token in tokens]


def _rows(*columns: Any) -> list[tuple[Group, ...]]:
    """Moves of one token from every column, the last column running fastest."""
    return [(tuple(map(str, tokens)),) for tokens in product(*columns)]


KEEPS: list[Group] = [(NONE,), *combinations(LETTERS[:HUES], 1), *combinations(LETTERS[:HUES], 2)]

MOVES = MoveSet(
    [
        Verb("stop", "stop", [((),)]),
        Verb("grab", "grab NUMBER", _each(*range(1, HANDFUL + 1))),
        Verb("keep", "keep COLOUR COLOUR, keep COLOUR, or keep none", [(k,) for k in KEEPS]),
        Verb("use", "use ABILITY, or use none", _each(*ABILITIES)),
        Verb("hide", "hide turn COLOUR, or hide field COLOUR", _rows(ZONES, LETTERS), ordered=True),
        Verb("give", "give turn COLOUR, or give field COLOUR", _rows(ZONES, LETTERS), ordered=True),
        Verb("take", "take +N COLOUR", _rows(OPPONENTS, LETTERS[:HUES]), ordered=True),
        Verb("place", "place field, place screen, or place +N", _each(*PLACES)),
        Verb(
            "screen",
            "screen COLOUR NUMBER, or screen none",
            [*_each(NONE), *_rows(LETTERS, range(1, MOST_SCREENED + 1))],
            ordered=True,
        ),
        Verb("jokers", "jokers NUMBER", _each(*range(MOST_JOKERS + 1))),
        Verb("draw", "draw COLOUR", _each(*LETTERS), chance=True),
        Verb("start", "start SEAT", _each(*range(MAX_SEATS)), chance=True),
    ]
)

STOP = MOVES.first("stop")
FIRST_GRAB = MOVES.first("grab")
FIRST_KEEP = MOVES.first("keep")
FIRST_KEEP_ONE = FIRST_KEEP + 1
FIRST_USE = MOVES.first("use")
FIRST_HIDE = MOVES.first("hide")
FIRST_GIVE = MOVES.first("give")
FIRST_TAKE = MOVES.first("take")
FIRST_PLACE = MOVES.first("place")
FIRST_SCREEN = MOVES.first("screen")
FIRST_JOKERS = MOVES.first("jokers")
FIRST_DRAW = MOVES.first("draw")
FIRST_START = MOVES.first("start")

NO_CHOICE = STOP
"""No first half of a choice in two halves is ever a ``stop``."""

Numbers = npt.NDArray[np.uint8]


def _kept() -> npt.NDArray[np.int64]:
    """For every ``keep``, the bunch it names."""
    return np.array([bunch_from(letter in keep for letter in LETTERS) for keep in KEEPS])


def _keep_choices() -> tuple[Numbers, Numbers]:
    """For each reading of ``fail_take`` and each set of hues drawn, what may be kept, and how many
    such choices there are. Exactly two hues are kept, or all there are (HH-A08, HH-A09).
    """
    choices = np.zeros((2, 1 << HUES, len(KEEPS)), dtype=np.uint8)
    count = np.zeros((2, 1 << HUES), dtype=np.uint8)
    for hues in range(1 << HUES):
        drawn = {letter for hue, letter in enumerate(LETTERS[:HUES]) if hues >> hue & 1}
        possible = [
            (number, 0 if keep == (NONE,) else len(keep))
            for number, keep in enumerate(KEEPS, FIRST_KEEP)
            if keep == (NONE,) or drawn.issuperset(keep)
        ]
        exact = [number for number, size in possible if size == min(2, len(drawn))]
        up_to = [number for number, _ in possible]
        for reading, numbers in enumerate((exact, up_to)):
            choices[reading, hues, : len(numbers)] = numbers
            count[reading, hues] = len(numbers)
    return choices, count


KEPT = _kept()
KEPT_BUNCHES = tuple(KEPT.tolist())
"""The same in Python's numbers, for code that is not compiled."""
FACE_DOWN = np.array([MOVES.first(move.verb) for move in MOVES], dtype=np.uint8)
"""For every move the first of its kind, which stands for all of them where none is seen."""
KEEP_CHOICES, KEEP_COUNT = _keep_choices()
