"""Before the first turn of Blossom: cards removed, hands, the mulligan, the garden."""

from __future__ import annotations

from hanagoza.core.bunches import NOTHING
from hanagoza.core.compiling import compiled
from hanagoza.core.seats import seat_after
from hanagoza.core.state import CHANCE, Int
from hanagoza.games.blossom.moves import CARDS, FIRST_RETURN, KEEP, SIZE
from hanagoza.games.blossom.pieces import ALL_CARDS, ALL_TOLD, one
from hanagoza.games.blossom.state import (
    ACT,
    DEAL,
    GARDEN,
    GARDEN_SIZE,
    MULLIGAN,
    REDEAL,
    START,
    State,
    deal_size,
    dealt_to,
    redealt_to,
)


@compiled
def begin(state: State, start: Int) -> None:
    """A table before the first card; ``start`` is a seat, or ``CHANCE`` to let chance pick."""
    state.deck = ALL_CARDS
    state.deck_size = ALL_TOLD
    state.round_no = 1
    state.actor = CHANCE
    state.phase = START
    if start != CHANCE:
        seat_starter(state, start)


@compiled
def seat_starter(state: State, starter: Int) -> None:
    """The dealer is the starting player."""
    state.starter = starter
    state.mover = starter
    state.phase = DEAL


@compiled
def deal(state: State, kind: Int) -> None:
    """The next card: aside, unseen, or to the next hand, three to each seat."""
    seat = dealt_to(state)
    state.step += 1
    if seat < 0:
        state.deck -= one(kind)
        state.deck_size -= 1
        state.removed += one(kind)
        return
    _into_hand(state, seat, kind)
    if state.step == deal_size(state):
        state.step = 0
        state.phase = GARDEN
        if state.mulligan:
            state.phase = MULLIGAN
            _ask(state, state.starter)


@compiled
def _into_hand(state: State, seat: Int, kind: Int) -> None:
    state.deck -= one(kind)
    state.deck_size -= 1
    state.hand[seat] += one(kind)
    state.hand_size[seat] += 1


@compiled
def _ask(state: State, before: Int) -> None:
    """The mulligan goes clockwise from the dealer's left; the dealer is last."""
    chooser = seat_after(state, before, 1)
    state.mover = chooser
    state.actor = chooser


@compiled
def put_back(state: State, move: Int) -> None:
    """Cards of the mulligan lie aside until all have chosen (BL-A21)."""
    seat = state.actor
    if move != KEEP:
        cards, number = CARDS[move - FIRST_RETURN], SIZE[move - FIRST_RETURN]
        state.hand[seat] -= cards
        state.hand_size[seat] -= number
        state.down[seat] = cards
        state.down_size[seat] = number
    if seat == state.starter:
        _shuffle_back(state)
    else:
        _ask(state, seat)


@compiled
def _shuffle_back(state: State) -> None:
    for seat in range(state.players):
        state.deck += state.down[seat]
        state.deck_size += state.down_size[seat]
        state.down[seat] = NOTHING
        state.down_size[seat] = 0
    state.actor = CHANCE
    state.phase = REDEAL if redealt_to(state) >= 0 else GARDEN


@compiled
def redeal(state: State, kind: Int) -> None:
    """Hands are filled up again, from the starting player on."""
    _into_hand(state, redealt_to(state), kind)
    if redealt_to(state) < 0:
        state.phase = GARDEN


@compiled
def plant(state: State, kind: Int) -> None:
    """A card of the first garden; after the last the starting player begins."""
    state.deck -= one(kind)
    state.deck_size -= 1
    state.garden += one(kind)
    state.step += 1
    if state.step == GARDEN_SIZE:
        state.step = 0
        state.phase = ACT
        state.actor = state.starter
