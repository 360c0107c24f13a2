"""What a seat or a spectator may know in Kasane no irome (information table: docs).

Every card is seen when it is dealt, so the recall view knows all of them: hands, discards and what
is left in the deck, though not its order. The table view shows what lies open now: the grid, the
fields, and the observer's own hand.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import numpy as np

from hanagoza.core.moves import Group
from hanagoza.core.options import Setting
from hanagoza.core.state import CHANCE, OVER
from hanagoza.core.views import View
from hanagoza.games.kasane.cards import (
    DECK,
    KINDS,
    MASK,
    PLUS,
    TOKENS,
    card_at,
    cards_of,
    heap_cards,
    heap_of,
    heap_tokens,
    height,
    piled,
    stack_of,
    tokens_of,
    upper,
)
from hanagoza.games.kasane.checks import Progress, check_cards, settle
from hanagoza.games.kasane.laying import (
    Box,
    block_boxes,
    boxes_of,
    fill_box,
    legal_melds,
    linked,
    open_box,
)
from hanagoza.games.kasane.melds import BOX_OF, KINDS_OF_BOX, MELDS, SIZES
from hanagoza.games.kasane.moves import MELD_MOVES, MOVES, box_of_move
from hanagoza.games.kasane.scoring import all_laid_bonus, colour_bonus, colours
from hanagoza.games.kasane.state import (
    DEAL,
    FINISHED,
    MELD,
    PHASES,
    PICK_START,
    TAKE,
)


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
    """Recall only: who filled it …"""
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
    """Recall only."""
    unseen: tuple[int, ...]
    """How many cards of each kind, 1 to 9 and +1, the observer cannot place; in recall, what is in
    the deck."""
    rows: tuple[RowView, ...]
    seats: tuple[SeatView, ...]
    melds: tuple[MeldView, ...]
    choices: tuple[MeldChoice, ...] | None
    """The melds the actor can lay now; ``None`` if the observer does not see the actor's hand."""


def view_of(state: Any, setting: Setting, seat: int | None, recall: bool) -> KasaneView:
    """What ``seat`` (``None``: a spectator) may know."""
    phase, players = int(state.phase), int(state.players)
    boxes = boxes_of(state)
    seen = [bool(recall or state.open_hands or side == seat) for side in range(players)]
    return KasaneView(
        game="kasane",
        players=players,
        options=dict(setting.options),
        seat=seat,
        recall=recall,
        actor=None if state.actor < 0 else int(state.actor),
        over=phase == FINISHED,
        phase=PHASES[phase],
        round=int(state.round_no),
        rounds=players,
        starter=int(state.starter) if phase != PICK_START else None,
        turn=int(state.step) if phase != DEAL else 0,
        dealt=int(state.step) if phase == DEAL else 0,
        deck=len(heap_cards(state.deck)),
        discard_size=len(heap_cards(state.discard)),
        discard=heap_tokens(state.discard) if recall else None,
        unseen=_unseen(state, seen, recall),
        rows=tuple(_row(state, row, seat) for row in range(players)),
        seats=tuple(_side(state, side, seen[side]) for side in range(players)),
        melds=tuple(_meld(boxes, meld, recall) for meld in range(len(MELDS))),
        choices=_choices(state, seen),
    )


def _unseen(state: Any, seen: list[bool], recall: bool) -> tuple[int, ...]:
    hands = [hand for hand, is_seen in zip(state.hand, seen, strict=False) if is_seen]
    stacks = map(int, [*state.rows, *state.field, *hands])
    known = Counter(card for stack in stacks for card in cards_of(stack))
    known.update(heap_cards(state.discard) if recall else ())
    everything = Counter(heap_cards(DECK[state.players]))
    return tuple(everything[card] - known[card] for card in range(1, KINDS + 1))


def _row(state: Any, row: int, observer: int | None) -> RowView:
    card = int(card_at(state.rows[row], 0))
    melds: tuple[MeldChoice, ...] = ()
    if state.phase == TAKE and card and observer is not None:
        melds = _after_taking(state, observer, card)
    return RowView(cards=tokens_of(state.rows[row]), melds=melds)


def _after_taking(state: Any, seat: int, card: int) -> tuple[MeldChoice, ...]:
    hand, field = int(state.hand[seat]), int(state.field[seat])
    if card != PLUS:
        return _layable(state, piled(hand, card, 1), field)
    return _layable(state, hand, piled(field, card, 1)) if state.plus1_meld else ()


def _choices(state: Any, seen: list[bool]) -> tuple[MeldChoice, ...] | None:
    if state.phase != MELD:
        return ()
    seat = int(state.actor)
    return _layable(state, state.hand[seat], state.field[seat]) if seen[seat] else None


def _layable(state: Any, hand: int, field: int) -> tuple[MeldChoice, ...]:
    moves = np.empty(MELD_MOVES + 1, dtype=np.uint16)
    count = legal_melds(state, hand, field, moves)
    return tuple(_choice(state, hand, field, int(move)) for move in moves[:count])


def _choice(state: Any, hand: int, field: int, move: int) -> MeldChoice:
    box, with_field = box_of_move(move)
    _, size = KINDS_OF_BOX[box]
    cards = linked(card_at(field, 0), hand, size) if with_field else upper(hand, size)
    return MeldChoice(
        move=MOVES.texts[move], cards=tokens_of(cards), points=int(open_box(state, box))
    )


def _side(state: Any, side: int, is_seen: bool) -> SeatView:
    field = state.field[side]
    laid, number = int(height(field)), int(colours(field))
    return SeatView(
        hand=tokens_of(state.hand[side]) if is_seen else None,
        hand_size=int(height(state.hand[side])),
        field=tokens_of(field),
        laid=laid,
        points=int(state.scores[side][0]),
        colours=number,
        colour_bonus=int(colour_bonus(laid, number)),
        all_laid_bonus=int(all_laid_bonus(laid)),
    )


def _meld(boxes: list[tuple[Box, ...]], meld: int, recall: bool) -> MeldView:
    return MeldView(
        meld=MELDS[meld],
        boxes=tuple(
            BoxView(
                cards=size,
                points=box.points,
                filled=box.is_filled,
                blocked=box.is_blocked,
                seat=box.seat if recall else None,
                with_field=box.with_field if recall and box.seat is not None else None,
            )
            for size in SIZES[MELDS[meld]]
            for box in boxes[BOX_OF[size, meld]]
        ),
    )


def blind(view: KasaneView, state: Any) -> None:
    """Write what a recall view knows into a blank state; refuse what does not fit together."""
    _check_shape(view)
    phase, step = PHASES.index(view.phase), view.dealt or view.turn
    progress = Progress(view.players, phase, view.round, view.starter or 0, step)
    progress.put(state)
    state.deck = heap_of(kind + 1 for kind, count in enumerate(view.unseen) for _ in range(count))
    state.discard = heap_of(map(_card, view.discard or ()))
    for seat, side in enumerate(view.seats):
        state.rows[seat] = stack_of(map(_card, view.rows[seat].cards))
        state.hand[seat] = stack_of(map(_card, side.hand or ()))
        state.field[seat] = stack_of(map(_card, side.field))
    check_cards(progress, state)
    _fill_boxes(view, state)
    settle(state)
    _check_told(view, state)


def _card(token: str) -> int:
    return TOKENS.index(token) + 1


def _check_shape(view: KasaneView) -> None:
    """There is one of everything for everybody, and no number is beyond counting."""
    if view.seat not in (None, *range(view.players)):
        raise ValueError(f"there is no seat {view.seat}")
    if not len(view.seats) == len(view.rows) == view.rounds == view.players:
        raise ValueError(f"{len(view.seats)} seats and {len(view.rows)} rows")
    if len(view.unseen) != KINDS or not all(0 <= count <= MASK for count in view.unseen):
        raise ValueError(f"{view.unseen} are not the counts of {KINDS} kinds of cards")


def _fill_boxes(view: KasaneView, state: Any) -> None:
    """The view's boxes must be those of the table in force."""
    block_boxes(state)
    for meld, card in enumerate(view.melds):
        for box in card.boxes:
            if box.seat is not None:
                fill_box(state, BOX_OF[box.cards, meld], box.seat, bool(box.with_field))
    boxes = boxes_of(state)
    if view.melds != tuple(_meld(boxes, meld, recall=True) for meld in range(len(MELDS))):
        raise ValueError("the boxes are not those of its meld_table, filled in their order")


def _check_told(view: KasaneView, state: Any) -> None:
    """What the view says of the state must be what the state says."""
    actor = OVER if view.over else CHANCE if view.actor is None else view.actor
    if actor != state.actor:
        raise ValueError(f"seat {view.actor} cannot be to decide")
    dealing, beginning = state.phase == DEAL, state.phase == PICK_START
    if (view.turn if dealing else view.dealt) or beginning != (view.starter is None):
        raise ValueError(f"turn {view.turn}, {view.dealt} cards dealt, starter {view.starter}")
    discards = len(heap_cards(state.discard))
    if not view.discard_size == len(view.discard or ()) == discards or view.deck != sum(
        view.unseen
    ):
        raise ValueError(f"{view.deck} cards in the deck and {view.discard_size} discards")
    for seat, side in enumerate(view.seats):
        if side.hand_size != len(side.hand or ()):
            raise ValueError(f"seat {seat} does not hold {side.hand_size} cards")
        if [side.points, side.laid] != state.scores[seat].tolist():
            raise ValueError(f"seat {seat} cannot have {side.points} points, {side.laid} cards")
