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
from hanagoza.games.blossom.knowledge import knows, unseen
from hanagoza.games.blossom.pieces import KINDS, NAMES, counts_of, names_in, names_of
from hanagoza.games.blossom.scoring import brings, most_arranged, worth
from hanagoza.games.blossom.state import FINISHED, PHASES, START, State, removed_size


class FlowerView(msgspec.Struct, frozen=True, kw_only=True):
    """One kind of flower."""

    card: str
    worth: int
    """Points for each one arranged now, before the total is rounded up to a multiple of three."""
    brings: tuple[int, ...]
    """Points for arranging one, two … of the observer's own face-up ones; a cherry goes alone."""
    unseen: int
    """Cards of this kind that the observer cannot see."""


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """One side of the table. Cards are ``None`` where they lie face down to the observer."""

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
    """Recall only, and the observer's own: those cards."""


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
    removed: int
    """Cards out of the game, seen by nobody."""
    garden: Group
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
        removed=int(removed_size(state)),
        garden=names_of(state.garden),
        flowers=_flowers(state, seat),
        seats=tuple(_side(state, side, seat, recall) for side in range(setting.players)),
        barred=names_in(state.barred),
        due=state.due,
        falling=bool(state.falling),
        stock=names_of(state.stock) if recall else None,
    )


def _flowers(state: State, observer: int | None) -> tuple[FlowerView, ...]:
    up = NOTHING if observer is None else state.up[observer]
    hidden = counts_of(unseen(state, observer))
    return tuple(_flower(state, kind, up, hidden[kind]) for kind in range(KINDS))


def _flower(state: State, kind: int, up: int, hidden: int) -> FlowerView:
    most = int(most_arranged(up, kind))
    return FlowerView(
        card=NAMES[kind],
        worth=int(worth(state, kind)),
        brings=tuple(int(brings(state, kind, number)) for number in range(1, most + 1)),
        unseen=hidden,
    )


def _side(state: State, side: int, observer: int | None, recall: bool) -> SeatView:
    known = knows(side, observer)
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
