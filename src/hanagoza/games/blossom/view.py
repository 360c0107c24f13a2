"""What a seat or a spectator may know in Blossom (information table: docs).

Everything here is constructed from what may be known. The recall view adds what ``memory`` keeps:
cards known to be with somebody since they took them from the garden, and what the deck was made of
when it was last replenished.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from hanagoza.core.moves import Group
from hanagoza.core.options import Setting
from hanagoza.core.state import CHANCE, OVER
from hanagoza.core.views import View
from hanagoza.games.blossom.flowers import (
    ALL_CARDS,
    KINDS,
    NAMES,
    copies,
    names_of,
)
from hanagoza.games.blossom.scoring import brings, most_arranged, worth
from hanagoza.games.blossom.state import FINISHED, START, removed_size

PHASES = ("start", "deal", "mulligan", "redeal", "garden", "act", "draw", "choose", "over")


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


def view_of(state: Any, setting: Setting, seat: int | None, recall: bool) -> BlossomView:
    """What ``seat`` (``None``: a spectator) may know."""
    phase = int(state.phase)
    unseen = _unseen(state, seat)
    return BlossomView(
        game="blossom",
        players=setting.players,
        options=dict(setting.options),
        seat=seat,
        recall=recall,
        actor=None if state.actor in (CHANCE, OVER) else int(state.actor),
        over=phase == FINISHED,
        phase=PHASES[phase],
        round=int(state.round_no),
        starter=None if phase == START else int(state.starter),
        mover=None if phase in (START, FINISHED) else int(state.mover),
        action=int(state.action),
        dealt=int(state.step),
        deck=int(state.deck_size),
        removed=int(removed_size(state)),
        garden=names_of(state.garden),
        flowers=tuple(_flower(state, kind, seat, unseen) for kind in range(KINDS)),
        seats=tuple(_side(state, side, seat, recall) for side in range(setting.players)),
        barred=barred_kinds(state.barred),
        due=int(state.due),
        falling=bool(state.falling),
        stock=names_of(state.stock) if recall else None,
    )


def barred_kinds(bits: int) -> Group:
    """The kinds of a set of bits, by name."""
    return tuple(name for kind, name in enumerate(NAMES) if int(bits) >> kind & 1)


def bits_of(names: Iterable[str]) -> int:
    """A set of kinds as bits."""
    return sum(1 << NAMES.index(name) for name in names)


def _unseen(state: Any, observer: int | None) -> int:
    """All cards but those that lie open and the observer's own."""
    seen = int(state.garden) + sum(int(bunch) for bunch in state.up)
    if observer is not None:
        seen += int(state.hand[observer]) + int(state.down[observer])
    return ALL_CARDS - seen


def _flower(state: Any, kind: int, observer: int | None, unseen: int) -> FlowerView:
    most = 0 if observer is None else int(most_arranged(state.up[observer], kind))
    return FlowerView(
        card=NAMES[kind],
        worth=int(worth(state, kind)),
        brings=tuple(int(brings(state, kind, number)) for number in range(1, most + 1)),
        unseen=int(copies(unseen, kind)),
    )


def _side(state: Any, side: int, observer: int | None, recall: bool) -> SeatView:
    owns = side == observer
    return SeatView(
        hand=names_of(state.hand[side]) if owns else None,
        hand_size=int(state.hand_size[side]),
        up=names_of(state.up[side]),
        down=names_of(state.down[side]) if owns else None,
        down_size=int(state.down_size[side]),
        points=int(state.scores[side][0]),
        earned=tuple(map(int, state.earned[side])),
        held=names_of(state.held[side]) if recall else None,
        kept=names_of(state.kept[side]) if recall else None,
        draws=int(state.draws[side]) if recall else None,
        fresh=int(state.fresh[side]) if recall else None,
        drew=names_of(state.drew[side]) if recall and owns else None,
    )
