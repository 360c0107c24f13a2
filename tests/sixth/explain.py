"""Setsugekka in words: why a move is refused, and where every point comes from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hanagoza.core.catalogue import CORE, Catalogue
from hanagoza.core.views import Reason, ScoreLine
from tests.sixth.moves import KINDS, MOVES
from tests.sixth.rules import MOON, SEATS
from tests.sixth.view import cards_of

WORDS = Catalogue(CORE, Path(__file__).parent / "locale")


def why_not(state: Any, move: int) -> Reason:
    (card,) = MOVES[move].groups[0]
    return WORDS.reason("not-in-hand", card=card, hand=" ".join(cards_of(state.hand[state.actor])))


def lines_of(state: Any) -> list[ScoreLine]:
    """A line for every kind that somebody holds, and one for the moons."""
    return [line for seat in range(SEATS) for line in _lines(state, seat)]


def _lines(state: Any, seat: int) -> list[ScoreLine]:
    lines = []
    for kind, card in enumerate(KINDS):
        ours, theirs = int(state.laid[seat][kind]), int(state.laid[1 - seat][kind])
        if ours > theirs or (ours and kind == MOON):
            lines.append(
                ScoreLine(
                    seat=seat,
                    label="line",
                    values={"card": card, "ours": ours, "theirs": theirs},
                    points=(int(ours > theirs), ours * (kind == MOON)),
                )
            )
    return lines
