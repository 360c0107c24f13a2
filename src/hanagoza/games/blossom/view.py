"""What a seat or a spectator may know in Blossom, constructed from what ``knowledge`` allows.

The recall view adds what ``memory`` keeps: cards known to be with somebody since they took them
from the garden, and what the deck was made of when it was last replenished.
"""

from __future__ import annotations

import msgspec

from hanagoza.core.bunches import NOTHING
from hanagoza.core.headers import view_header
from hanagoza.core.moves import Group
from hanagoza.core.options import Setting
from hanagoza.core.views import View
from hanagoza.games.blossom.knowledge import knows, knows_undealt, unseen
from hanagoza.games.blossom.pieces import (
    KINDS,
    NAMES,
    copies,
    counts_of,
    how_many,
    names_in,
    names_of,
)
from hanagoza.games.blossom.scoring import (
    brings,
    face_down,
    face_up,
    kinds_for_roses,
    most_arranged,
    worth,
)
from hanagoza.games.blossom.state import FINISHED, PHASES, START, State, removed_size


class FlowerView(msgspec.Struct, frozen=True, kw_only=True):
    """One kind of flower."""

    card: str
    worth: int
    """Points for each one arranged now, before the total is rounded up to a multiple of three."""
    brings: tuple[int, ...]
    """Points for arranging one, two … of the observer's own face-up ones; a cherry goes alone."""
    products: tuple[int, ...]
    """What these are rounded up from."""
    up: int
    """Cards of this kind face up in all yards."""
    planted: int
    """Cards of this kind in the garden."""
    unseen: int
    """Cards of this kind that the observer cannot see."""


class TallyView(msgspec.Struct, frozen=True, kw_only=True):
    """What the rules of flowers count."""

    up: int
    """Cards face up in all yards."""
    down: int
    """Cards face down there, but for those put back in a mulligan."""
    garden: int
    kinds: int
    """Different kinds, as roses count them."""


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """One side of the table. Cards are ``None`` where they lie face down to the observer: nowhere
    once the game is over.
    """

    hand: Group | None
    hand_size: int
    up: Group
    down: Group | None
    """Face-down cards in the yard; during the mulligan, those put back."""
    down_size: int
    points: int
    earned: tuple[int, ...]
    """The points by the kind of flower that brought them."""
    held: Group | None
    """Recall only: taken from the garden, and certainly still in hand."""
    kept: Group | None
    """Recall only: taken from the garden, and certainly in hand or face down."""
    draws: int | None
    """Recall only: cards drawn from the deck since it was last replenished."""
    fresh: int | None
    """Recall only: how many of those the seat certainly still has unseen."""
    drew: Group | None
    """Recall only: those cards, where the observer knows them."""


class BlossomView(View, frozen=True, kw_only=True):
    """The table as one observer knows it."""

    round: int
    starter: int | None
    mover: int | None
    """Whose turn it is, also while a card is drawn."""
    action: int
    """Actions completed in this turn, of two."""
    dealt: int
    """Cards dealt so far in phases deal and garden, else 0."""
    deck: int
    deck_cards: Group | None
    """What is left in it: nobody knows until the game is over."""
    removed: int
    """Cards out of the game, seen by nobody …"""
    removed_cards: Group | None
    """… until it is over."""
    garden: Group
    tally: TallyView
    flowers: tuple[FlowerView, ...]
    seats: tuple[SeatView, ...]
    barred: Group
    """Kinds that may not be taken from the garden in the rest of this turn."""
    due: int
    """Cards still to come in this action."""
    falling: bool
    """Whether a cherry goes to the garden after that."""
    stock: Group | None
    """Recall only: what the deck was made of when it was last replenished; empty if never."""


def view_of(state: State, setting: Setting, seat: int | None, recall: bool) -> BlossomView:
    """What ``seat`` (``None``: a spectator) may know."""
    phase = state.phase
    return BlossomView(
        **view_header("blossom", state, setting, PHASES, seat, recall),
        round=state.round_no,
        starter=state.starter if phase != START else None,
        mover=state.mover if phase not in (START, FINISHED) else None,
        action=state.action,
        dealt=state.step,
        deck=state.deck_size,
        deck_cards=names_of(state.deck) if knows_undealt(state) else None,
        removed=int(removed_size(state)),
        removed_cards=names_of(state.removed) if knows_undealt(state) else None,
        garden=names_of(state.garden),
        tally=_tally(state),
        flowers=_flowers(state, seat),
        seats=tuple(_side(state, side, seat, recall) for side in range(setting.players)),
        barred=names_in(state.barred),
        due=state.due,
        falling=bool(state.falling),
        stock=names_of(state.stock) if recall else None,
    )


def _tally(state: State) -> TallyView:
    return TallyView(
        up=int(how_many(face_up(state))),
        down=int(face_down(state)),
        garden=int(how_many(state.garden)),
        kinds=int(kinds_for_roses(state)),
    )


def _flowers(state: State, observer: int | None) -> tuple[FlowerView, ...]:
    own = NOTHING if observer is None else state.up[observer]
    hidden = counts_of(unseen(state, observer))
    return tuple(_flower(state, kind, own, hidden[kind]) for kind in range(KINDS))


def _flower(state: State, kind: int, own: int, hidden: int) -> FlowerView:
    each, numbers = int(worth(state, kind)), range(1, int(most_arranged(own, kind)) + 1)
    return FlowerView(
        card=NAMES[kind],
        worth=each,
        brings=tuple(int(brings(state, kind, number)) for number in numbers),
        products=tuple(each * number for number in numbers),
        up=int(copies(face_up(state), kind)),
        planted=int(copies(state.garden, kind)),
        unseen=hidden,
    )


def _side(state: State, side: int, observer: int | None, recall: bool) -> SeatView:
    known = knows(state, side, observer)
    return SeatView(
        hand=names_of(state.hand[side]) if known else None,
        hand_size=state.hand_size[side],
        up=names_of(state.up[side]),
        down=names_of(state.down[side]) if known else None,
        down_size=state.down_size[side],
        points=state.scores[side][0],
        earned=state.earned[side],
        held=names_of(state.held[side]) if recall else None,
        kept=names_of(state.kept[side]) if recall else None,
        draws=state.draws[side] if recall else None,
        fresh=state.fresh[side] if recall else None,
        drew=names_of(state.drew[side]) if recall and known else None,
    )
