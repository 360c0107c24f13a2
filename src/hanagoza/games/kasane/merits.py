"""What speaks for a move of Kasane no irome: what it pays, what it closes and what it makes ready.

Whoever remembers knows every card that matters here; only the order of the deck is hidden.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from hanagoza.core.definition import Ahead
from hanagoza.core.seats import seat_after
from hanagoza.core.views import Reason
from hanagoza.games.kasane.explain import WORDS
from hanagoza.games.kasane.laying import may_meld, open_box, taken
from hanagoza.games.kasane.legal import MAX_LEGAL, legal, legal_melds
from hanagoza.games.kasane.melds import KINDS_OF_BOX, MELDS
from hanagoza.games.kasane.moves import FIRST_ROW, PASS, box_of_move
from hanagoza.games.kasane.pieces import NUMBERS, PLUS, card_at, kinds_in
from hanagoza.games.kasane.scoring import Worth, worth_of
from hanagoza.games.kasane.state import MELD, TAKE, TURNS, State

WORTH_WAITING = 3
"""Points from which on a meld that lacks a card is worth a word."""


class _Meld(NamedTuple):
    """A meld that could be laid; no meld pays nothing."""

    points: int
    box: int

    def told(self, fact: str, **more: int) -> Reason:
        meld, size = KINDS_OF_BOX[self.box]
        return WORDS.merit(fact, meld=MELDS[meld], number=size, points=self.points, **more)


def merits_of(state: State, move: int, ahead: Ahead[State]) -> list[Reason]:
    """What a card or a meld brings now, then what it keeps from others, then what may follow."""
    if state.phase == TAKE:
        return [*_of_card(state, move, ahead(move)), *_left(state, move, ahead)]
    if move == PASS:
        return list(_ready(state, state, _best(state, state.actor)))
    return list(_of_meld(state, ahead(move), box_of_move(move)[0]))


def _best(state: State, seat: int, card: int | None = None) -> _Meld:
    """The meld that pays most of those that a seat's cards can make, with one more on top."""
    hand, field = state.hand[seat], state.field[seat]
    if card is not None:
        if not may_meld(state, card):
            return _Meld(0, 0)
        hand, field = taken(hand, field, card)
    found = np.empty(MAX_LEGAL, dtype=np.uint16)
    boxes = {box_of_move(int(move))[0] for move in found[: legal_melds(state, hand, field, found)]}
    melds = [_Meld(int(open_box(state, box)), box) for box in boxes]
    return max(melds, default=_Meld(0, 0))


# --- a card ---------------------------------------------------------------------------------------


def _of_card(state: State, move: int, after: State) -> Iterator[Reason]:
    seat = state.actor
    card = int(card_at(state.rows[move - FIRST_ROW], 0))
    if card == PLUS:
        yield WORDS.merit("merit.plus")
    best = _best(after, seat) if after.phase == MELD else _Meld(0, 0)
    if best.points:
        yield best.told("merit.could-lay")
    if state.step + 1 < TURNS:
        rival = _best(state, int(seat_after(state, seat, 1)), card)
        if rival.points:
            yield rival.told("merit.refused")
    if card != PLUS:
        yield from _ready(state, after, best)


def _left(state: State, move: int, ahead: Ahead[State]) -> Iterator[Reason]:
    """How little the next player can lay, where another row would leave them more."""
    if state.step + 1 == TURNS:
        return
    rows = np.empty(MAX_LEGAL, dtype=np.uint16)
    choices = [int(row) for row in rows[: legal(state, rows)]]
    following = int(seat_after(state, state.actor, 1))
    left = {row: _most(ahead(row), following) for row in choices}
    if left[move] < max(left.values()):
        points = left[move]
        yield (
            WORDS.merit("merit.leaves", points=points)
            if points
            else WORDS.merit("merit.leaves-nothing")
        )


def _most(state: State, seat: int) -> int:
    """The points of the best meld that a seat can lay with what the rows offer."""
    free = {int(card_at(row, 0)) for row in state.rows if row}
    return max((_best(state, seat, card).points for card in free), default=0)


def _ready(state: State, after: State, best: _Meld) -> Iterator[Reason]:
    """A number that still lies in the grid, and a meld it would make that pays more."""
    if state.step + state.players >= TURNS:
        return
    grid = 0
    for row in after.rows:
        grid |= int(kinds_in(row))
    numbers = [number for number in range(1, NUMBERS + 1) if grid >> number & 1]
    melds = {number: _best(after, state.actor, number) for number in numbers}
    if not melds:
        return
    number = max(numbers, key=lambda number: melds[number])
    if melds[number].points >= max(WORTH_WAITING, best.points + 1):
        yield melds[number].told("merit.ready", next=number)


# --- a meld ---------------------------------------------------------------------------------------


def _of_meld(state: State, after: State, box: int) -> Iterator[Reason]:
    points, following = int(open_box(state, box)), int(open_box(after, box))
    meld = _Meld(points, box)
    if following == 0:
        yield meld.told("merit.last-box")
    elif following < points:
        yield meld.told("merit.first-box", following=following)
    else:
        yield meld.told("merit.meld")
    yield from _of_field(worth_of(state.field[state.actor]), worth_of(after.field[state.actor]))


def _of_field(before: Worth, after: Worth) -> Iterator[Reason]:
    """What the field would pay more in the end."""
    more = after.colour_bonus + after.all_laid_bonus - before.colour_bonus - before.all_laid_bonus
    if more > 0:
        yield WORDS.merit("merit.field", points=more, laid=after.laid, number=after.colours)
