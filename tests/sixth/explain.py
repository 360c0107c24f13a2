"""Setsugekka in words: why a move is refused, and where every point comes from."""

from __future__ import annotations

from pathlib import Path

from hanagoza.core.catalogue import CORE, Catalogue
from hanagoza.core.views import Reason, ScoreLine
from tests.sixth.moves import MOVES
from tests.sixth.pieces import MOON, NAMES, counts_of, names_of
from tests.sixth.state import SEATS, State

WORDS = Catalogue(CORE, Path(__file__).parent / "locale")


def why_not(state: State, move: int) -> Reason:
    (card,) = MOVES[move].groups[0]
    return WORDS.reason("not-in-hand", card=card, hand=" ".join(names_of(state.hand[state.actor])))


def lines_of(state: State) -> list[ScoreLine]:
    """A line for every kind that somebody holds, and one for the moons."""
    return [line for seat in range(SEATS) for line in _lines(state, seat)]


def _lines(state: State, seat: int) -> list[ScoreLine]:
    lines, others = [], counts_of(state.laid[1 - seat])
    for kind, ours in enumerate(counts_of(state.laid[seat])):
        if ours > others[kind] or (ours and kind == MOON):
            lines.append(
                ScoreLine(
                    seat=seat,
                    label="line",
                    values={"card": NAMES[kind], "ours": ours, "theirs": others[kind]},
                    points=(int(ours > others[kind]), ours * (kind == MOON)),
                )
            )
    return lines
