"""A recall view written into a blank state, so that ``imagine`` can deal the rest.

``imagine`` relies on the state: there must be as many unseen cards as places for them, and enough
of those that a memory speaks of. So a view is read like a position, and what no table could show is
refused; only what follows from the rest and is not read, like a flower's worth, is not compared.
Cards are counted by name here: that is faster than in the state, and bots imagine often.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from hanagoza.core.errors import PositionError
from hanagoza.core.state import CHANCE, OVER
from hanagoza.games.blossom.flowers import NAMES, TOTAL, bunch_named
from hanagoza.games.blossom.position import (
    check_set_up,
    check_sizes,
    read_points,
    read_progress,
    read_turn,
)
from hanagoza.games.blossom.state import ACT, FINISHED, START, removed_size
from hanagoza.games.blossom.view import PHASES, BlossomView, SeatView

COPIES = dict(zip(NAMES, TOTAL.tolist(), strict=True))


def blind(view: BlossomView, state: Any) -> None:
    """Write what a recall view knows into a blank state; hidden cards stay absent."""
    players = int(state.players)
    if len(view.seats) != players or view.seat not in (None, *range(players)):
        raise ValueError(f"seat {view.seat} of {len(view.seats)}")
    for seat, side in enumerate(view.seats):
        _check_side(seat, side, seat == view.seat)
    _check_cards(view)
    try:
        _read(view, state)
    except PositionError as error:
        raise ValueError(str(error)) from error
    _check_progress(view, state)


# --- what the view says must fit together ---------------------------------------------------------


def _check_side(seat: int, side: SeatView, owns: bool) -> None:
    held, kept, fresh, draws = side.held or (), side.kept or (), side.fresh or 0, side.draws or 0
    certain = len(held) + len(kept) + fresh
    if len(held) > side.hand_size or certain > side.hand_size + side.down_size:
        raise ValueError(f"seat {seat} cannot have all that is remembered")
    if not 0 <= fresh <= draws or sum(side.earned) != side.points:
        raise ValueError(f"the numbers of seat {seat} do not add up")
    if any((cards is None) == owns for cards in (side.hand, side.down, side.drew)):
        raise ValueError(f"the cards of seat {seat} are known to that seat, and to no other")
    if owns:
        _check_own(seat, side)


def _check_own(seat: int, side: SeatView) -> None:
    hand, down, drew = side.hand or (), side.down or (), side.drew or ()
    if (len(hand), len(down), len(drew)) != (side.hand_size, side.down_size, side.draws):
        raise ValueError(f"the cards of seat {seat} do not add up")
    held, known = Counter(side.held or ()), Counter((*(side.held or ()), *(side.kept or ())))
    hidden = Counter((*hand, *down))
    certain = Counter(drew) & (hidden - known)
    if not (held <= Counter(hand) and known <= hidden and (side.fresh or 0) <= certain.total()):
        raise ValueError(f"seat {seat} does not have what is remembered")


def _check_cards(view: BlossomView) -> None:
    """As many unseen cards as places for them, and enough of them for what is remembered."""
    own = [side for seat, side in enumerate(view.seats) if seat == view.seat]
    others = [side for seat, side in enumerate(view.seats) if seat != view.seat]
    stock = view.stock or ()
    seen = [*view.garden, *(card for side in view.seats for card in side.up)]
    seen += [card for side in own for card in (*(side.hand or ()), *(side.down or ()))]
    known = [card for side in others for card in (*(side.held or ()), *(side.kept or ()))]
    drew = [card for side in own for card in side.drew or ()]
    from_stock = 0
    for (name, copies), flower in zip(COPIES.items(), view.flowers, strict=True):
        unseen = copies - seen.count(name)
        free, left = unseen - known.count(name), stock.count(name) - drew.count(name)
        if (flower.card, flower.unseen) != (name, unseen) or free < 0:
            raise ValueError(f"the cards of kind {name} do not add up")
        if stock and not 0 <= left <= copies:
            raise ValueError(f"the stock cannot have {stock.count(name)} of {name}")
        from_stock += min(free, left) if stock else free
    places = view.deck + view.removed + sum(side.hand_size + side.down_size for side in others)
    if sum(flower.unseen for flower in view.flowers) != places:
        raise ValueError("the cards do not add up")
    draws = sum(side.draws or 0 for side in view.seats)
    needed = view.deck + sum(side.fresh or 0 for side in others)
    if draws != (len(stock) - view.deck if stock else 0) or needed > from_stock:
        raise ValueError("the stock does not add up")


def _check_progress(view: BlossomView, state: Any) -> None:
    phase = int(state.phase)
    if view.actor != (None if state.actor in (CHANCE, OVER) else state.actor):
        raise ValueError(f"seat {view.actor} cannot be to decide")
    if view.over != (phase == FINISHED) or view.removed != removed_size(state):
        raise ValueError(f"over is {view.over} and removed {view.removed} in phase {view.phase}")
    if (view.starter is None) != (phase == START) or (view.mover is None) != (
        phase in (START, FINISHED)
    ):
        raise ValueError(f"starter {view.starter} and mover {view.mover} in phase {view.phase}")
    if phase < ACT and (view.stock or any(side.held or side.kept for side in view.seats)):
        raise ValueError(f"nothing is remembered in phase {view.phase}")


# --- into the state -------------------------------------------------------------------------------


def _read(view: BlossomView, state: Any) -> None:
    starter = view.starter or 0
    mover = starter if view.mover is None else view.mover
    phase = PHASES.index(view.phase)
    read_progress(state, phase, view.round, starter, mover, view.action, view.dealt)
    _read_cards(view, state)
    check_sizes(state)
    check_set_up(state)
    read_turn(state, view.barred, view.due, view.falling)
    read_points(state, tuple(side.earned for side in view.seats))


def _read_cards(view: BlossomView, state: Any) -> None:
    state.deck_size = view.deck
    state.garden = bunch_named(view.garden)
    state.stock = bunch_named(view.stock or ())
    seats = slice(len(view.seats))
    for name in ("hand", "up", "down", "held", "kept", "drew"):
        state[name][seats] = [bunch_named(getattr(side, name) or ()) for side in view.seats]
    for name in ("hand_size", "down_size", "draws", "fresh"):
        state[name][seats] = [getattr(side, name) or 0 for side in view.seats]
