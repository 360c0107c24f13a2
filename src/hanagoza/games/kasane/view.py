"""What an observer may know in Kasane no irome, constructed from what ``knowledge`` allows.

The recall view knows every card: hands, discards and what is left in the deck. The table view shows
what lies open now, and the observer's own hand; all of it when the game is over.
"""

from __future__ import annotations

import msgspec
import numpy as np

from hanagoza.core.headers import view_header
from hanagoza.core.moves import Group
from hanagoza.core.options import Setting
from hanagoza.core.views import View
from hanagoza.games.kasane.knowledge import knows_hand, knows_past, unseen
from hanagoza.games.kasane.laying import Box, boxes_of, may_meld, open_box, sequence, taken
from hanagoza.games.kasane.legal import MAX_LEGAL, legal_melds
from hanagoza.games.kasane.melds import BOX_OF, KINDS_OF_BOX, MELDS, SIZES
from hanagoza.games.kasane.moves import MOVES, box_of_move
from hanagoza.games.kasane.pieces import (
    card_at,
    counts_of,
    height,
    size_of,
    tokens_in,
    tokens_of,
)
from hanagoza.games.kasane.scoring import worth_of
from hanagoza.games.kasane.state import DEAL, MELD, PHASES, START, TAKE, State


class MeldChoice(msgspec.Struct, frozen=True, kw_only=True):
    """A meld that can be laid, and what it pays."""

    move: str
    cards: Group
    """The whole sequence; with the field's card, if it is used, first."""
    points: int


class RowView(msgspec.Struct, frozen=True, kw_only=True):
    """One row of the grid."""

    cards: Group
    """The last is the top, and the only one that can be taken."""
    melds: tuple[MeldChoice, ...]
    """While a card is to be taken: what the observer could lay with it, if it were theirs."""


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """One seat. Its bonuses are those that its field would earn if the game ended now."""

    hand: Group | None
    """The last card is the top; ``None`` where the observer does not see it."""
    hand_size: int
    field: Group
    laid: int
    """Cards in the field."""
    points: int
    """Earned so far; bonuses are added at the end."""
    colours: int
    colour_bonus: int
    all_laid_bonus: int


class BoxView(msgspec.Struct, frozen=True, kw_only=True):
    """One box of a meld."""

    cards: int
    points: int
    filled: bool
    blocked: bool
    """Closed from the start by an option."""
    seat: int | None
    """Recall only, and when the game is over: who filled it …"""
    with_field: bool | None
    """… and whether with the help of their field's top card."""


class MeldView(msgspec.Struct, frozen=True, kw_only=True):
    """One meld card."""

    meld: str
    boxes: tuple[BoxView, ...]


class KasaneView(View, frozen=True, kw_only=True):
    """The table as one observer knows it."""

    round: int
    """0 until it is known who starts."""
    rounds: int
    starter: int | None
    turn: int
    """Turns completed in this round, of twelve."""
    dealt: int
    """Cards dealt while dealing, else 0."""
    deck: int
    discard_size: int
    discard: Group | None
    """Recall only, and when the game is over."""
    unseen: tuple[int, ...]
    """How many cards of each kind, 1 to 9 and +1, the observer cannot place; in recall, what is in
    the deck."""
    rows: tuple[RowView, ...]
    seats: tuple[SeatView, ...]
    melds: tuple[MeldView, ...]
    choices: tuple[MeldChoice, ...] | None
    """The melds the actor can lay now; ``None`` if the observer does not see the actor's hand."""


def view_of(state: State, setting: Setting, seat: int | None, recall: bool) -> KasaneView:
    """What ``seat`` (``None``: a spectator) may know."""
    phase, seats = state.phase, range(state.players)
    known = [knows_hand(state, side, seat, recall) for side in seats]
    return KasaneView(
        **view_header("kasane", state, setting, PHASES, seat, recall),
        round=state.round_no,
        rounds=state.players,
        starter=state.starter if phase != START else None,
        turn=state.step if phase != DEAL else 0,
        dealt=state.step if phase == DEAL else 0,
        deck=size_of(state.deck),
        discard_size=size_of(state.discard),
        discard=tokens_in(state.discard) if knows_past(state, recall) else None,
        unseen=counts_of(int(unseen(state, seat, recall))),
        rows=tuple(_row(state, row, seat) for row in seats),
        seats=tuple(_side(state, side, known[side]) for side in seats),
        melds=meld_views(state, recall),
        choices=_choices(state, known),
    )


def _row(state: State, row: int, observer: int | None) -> RowView:
    melds: tuple[MeldChoice, ...] = ()
    if state.phase == TAKE and state.rows[row] and observer is not None:
        melds = _after_taking(state, observer, int(card_at(state.rows[row], 0)))
    return RowView(cards=tokens_of(state.rows[row]), melds=melds)


def _after_taking(state: State, seat: int, card: int) -> tuple[MeldChoice, ...]:
    if not may_meld(state, card):
        return ()
    return _layable(state, *taken(state.hand[seat], state.field[seat], card))


def _choices(state: State, known: list[bool]) -> tuple[MeldChoice, ...] | None:
    if state.phase != MELD:
        return ()
    seat = state.actor
    return _layable(state, state.hand[seat], state.field[seat]) if known[seat] else None


def _layable(state: State, hand: int, field: int) -> tuple[MeldChoice, ...]:
    moves = np.empty(MAX_LEGAL, dtype=np.uint16)
    count = legal_melds(state, hand, field, moves)
    return tuple(_choice(state, hand, field, move) for move in moves[:count].tolist())


def _choice(state: State, hand: int, field: int, move: int) -> MeldChoice:
    box, with_field = box_of_move(move)
    _, size = KINDS_OF_BOX[box]
    return MeldChoice(
        move=MOVES.texts[move],
        cards=sequence(hand, field, size, with_field),
        points=int(open_box(state, box)),
    )


def _side(state: State, side: int, is_known: bool) -> SeatView:
    points, _ = state.scores[side]
    worth = worth_of(state.field[side])
    return SeatView(
        hand=tokens_of(state.hand[side]) if is_known else None,
        hand_size=height(state.hand[side]),
        field=tokens_of(state.field[side]),
        laid=worth.laid,
        points=points,
        colours=worth.colours,
        colour_bonus=worth.colour_bonus,
        all_laid_bonus=worth.all_laid_bonus,
    )


def meld_views(state: State, recall: bool) -> tuple[MeldView, ...]:
    """The meld cards with their boxes."""
    boxes = boxes_of(state)
    return tuple(
        MeldView(
            meld=name,
            boxes=tuple(
                _box(size, box, knows_past(state, recall))
                for size in SIZES[name]
                for box in boxes[BOX_OF[size, meld]]
            ),
        )
        for meld, name in enumerate(MELDS)
    )


def _box(size: int, box: Box, is_known: bool) -> BoxView:
    return BoxView(
        cards=size,
        points=box.points,
        filled=box.is_filled,
        blocked=box.is_blocked,
        seat=box.seat if is_known else None,
        with_field=box.with_field if is_known and box.seat is not None else None,
    )
