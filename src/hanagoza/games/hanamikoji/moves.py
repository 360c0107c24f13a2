"""The moves of Hanamikoji, and the tables that let the rules enumerate them without searching.

======================  =================================  ====================================
who                     text                               means
======================  =================================  ====================================
the active player       ``secret D``                       one card face down, scored at the end
                        ``discard A F``                    two cards face down, out of the round
                        ``gift C E E``                     three shown, the opponent takes one
                        ``compete A B / F F``              two pairs shown, the opponent takes one
the opponent            ``take E``, ``take A B``           the card, or the pair
chance                  ``draw C``, ``start 1``            a card from the deck; who starts
======================  =================================  ====================================
"""

from __future__ import annotations

from itertools import combinations_with_replacement as multisets
from typing import Any

import numpy as np
import numpy.typing as npt

from hanagoza.core.moves import Group, Move, MoveSet, Verb
from hanagoza.games.hanamikoji.pieces import KINDS, LETTERS, bunch_named

SECRET, DISCARD, GIFT, COMPETE = range(4)
ACTIONS = ("secret", "discard", "gift", "compete")
PAIRS: list[Group] = list(multisets(LETTERS, 2))


def _singles(groups: list[Group]) -> list[tuple[Group, ...]]:
    return [(group,) for group in groups]


MOVES = MoveSet(
    [
        Verb("secret", "secret CARD", _singles(list(multisets(LETTERS, 1)))),
        Verb("discard", "discard CARD CARD", _singles(PAIRS)),
        Verb("gift", "gift CARD CARD CARD", _singles(list(multisets(LETTERS, 3)))),
        Verb("compete", "compete CARD CARD / CARD CARD", list(multisets(PAIRS, 2))),
        Verb(
            "take",
            "take CARD, or take CARD CARD",
            _singles([*multisets(LETTERS, 1), *PAIRS]),
        ),
        Verb("draw", "draw CARD", _singles(list(multisets(LETTERS, 1))), chance=True),
        Verb("start", "start SEAT", [(("0",),), (("1",),)], chance=True),
    ]
)

FIRST_DRAW = MOVES.first("draw")
FIRST_START = MOVES.first("start")

Ids = npt.NDArray[np.uint16]
Bunches = npt.NDArray[np.uint32]


def _cards() -> Bunches:
    """For every move, all the cards it names."""
    return np.array(
        [
            0
            if move.verb == "start"
            else bunch_named(tuple(c for group in move.groups for c in group))
            for move in MOVES
        ],
        dtype=np.uint32,
    )


def _action_of() -> npt.NDArray[np.uint8]:
    return np.array(
        [ACTIONS.index(m.verb) if m.verb in ACTIONS else len(ACTIONS) for m in MOVES],
        dtype=np.uint8,
    )


def _answers() -> tuple[Ids, npt.NDArray[np.uint8]]:
    """For every offer, the answers to it in order, without duplicates, and how many they are."""
    answers = np.zeros((len(MOVES), 3), dtype=np.uint16)
    count = np.zeros(len(MOVES), dtype=np.uint8)
    for number, move in enumerate(MOVES):
        if move.verb == "gift":
            choices = sorted({f"take {card}" for card in move.groups[0]})
        elif move.verb == "compete":
            choices = sorted({f"take {' '.join(pair)}" for pair in move.groups})
        else:
            continue
        count[number] = len(choices)
        answers[number, : len(choices)] = [MOVES.ids[choice] for choice in choices]
    return answers, count


def _within() -> tuple[Any, Ids, Bunches]:
    """For every set of kinds and every action, the moves made of those kinds alone.

    A hand rarely holds more than five kinds, so looking only at the moves within them makes
    enumeration several times faster than a scan of the table. ``starts[kinds, action]`` is where
    the moves begin in the two flat arrays; they end where the next action's begin.
    """
    actions = np.array([number for number, action in enumerate(ACTION_OF) if action < len(ACTIONS)])
    support = np.array([kinds_in_move(MOVES[number]) for number in actions])
    starts = np.zeros((1 << KINDS, len(ACTIONS) + 1), dtype=np.uint64)
    flat: list[Ids] = []
    length = 0
    for kinds in range(1 << KINDS):
        inside = actions[support & ~kinds == 0]
        bounds = np.searchsorted(ACTION_OF[inside], range(len(ACTIONS) + 1))
        starts[kinds] = length + bounds
        flat.append(inside)
        length += len(inside)
    moves = np.concatenate(flat).astype(np.uint16)
    return starts, moves, CARDS[moves]


def kinds_in_move(move: Move) -> int:
    """The kinds a move names, as a set of seven bits."""
    return sum(1 << LETTERS.index(card) for card in set().union(*move.groups))


CARDS = _cards()
BUNCHES = tuple(CARDS.tolist())
"""The same in Python's numbers, for code that is not compiled."""
ACTION_OF = _action_of()
FACE_DOWN = np.array([MOVES.first(move.verb) for move in MOVES], dtype=np.uint16)
"""For every move the first of its kind, which stands for all of them where none is seen."""
ANSWERS, ANSWER_COUNT = _answers()
WITHIN_START, WITHIN_MOVE, WITHIN_CARDS = _within()
