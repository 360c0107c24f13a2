"""A recall view written into a blank state: all that there is, but for the order of the deck.

Searches rely on the state, so a view that contradicts itself is refused.
"""

from __future__ import annotations

from hanagoza.core.checks import has_size, in_range, refuse
from hanagoza.core.headers import read_view_header
from hanagoza.games.kasane.checks import plain, set_progress, settle
from hanagoza.games.kasane.laying import block_boxes, fill_box
from hanagoza.games.kasane.melds import BOX_OF, LARGEST, SMALLEST
from hanagoza.games.kasane.pieces import (
    KINDS,
    MASK,
    bunch_named,
    bunch_of,
    size_of,
    stack_named,
)
from hanagoza.games.kasane.state import DEAL, PHASES, START, State, actor_of
from hanagoza.games.kasane.view import KasaneView, meld_views


def blind(view: KasaneView, state: State) -> None:
    """Write what a recall view knows into a blank state; refuse what does not fit together."""
    _check_shape(view)
    read_view_header(view, state, PHASES)
    set_progress(state, view.round, view.starter or 0, view.dealt or view.turn)
    _read_cards(view, state)
    _read_boxes(view, state)
    settle(state)
    _check_told(view, plain(state))


def _check_shape(view: KasaneView) -> None:
    """There is one of everything for everybody, and no number is beyond counting."""
    if not len(view.seats) == len(view.rows) == view.rounds == view.players:
        refuse(f"{len(view.seats)} seats and {len(view.rows)} rows")
    if len(view.unseen) != KINDS or not all(0 <= count <= MASK for count in view.unseen):
        refuse(f"{view.unseen} are not the counts of {KINDS} kinds of cards")


def _read_cards(view: KasaneView, state: State) -> None:
    state.deck = bunch_of(kind for kind, count in enumerate(view.unseen) for _ in range(count))
    state.discard = bunch_named(view.discard or ())
    for seat, side in enumerate(view.seats):
        state.rows[seat] = stack_named(view.rows[seat].cards)
        state.hand[seat] = stack_named(side.hand or ())
        state.field[seat] = stack_named(side.field)


def _read_boxes(view: KasaneView, state: State) -> None:
    """The view's boxes must be those of the table in force."""
    block_boxes(state)
    for meld, card in enumerate(view.melds):
        for box in card.boxes:
            if box.seat is not None:
                in_range("melds: cards", box.cards, SMALLEST, LARGEST)
                in_range("melds: seat", box.seat, 0, view.players - 1)
                fill_box(state, BOX_OF[box.cards, meld], box.seat, bool(box.with_field))
    if view.melds != meld_views(plain(state), recall=True):
        refuse("the boxes are not those of its meld_table, filled in their order")


def _check_told(view: KasaneView, state: State) -> None:
    """What the view says of the state must be what the state says."""
    if state.actor != actor_of(state):
        refuse(f"seat {view.actor} cannot be to decide")
    dealing, beginning = state.phase == DEAL, state.phase == START
    if (view.turn if dealing else view.dealt) or beginning != (view.starter is None):
        refuse(f"turn {view.turn}, {view.dealt} cards dealt, starter {view.starter}")
    has_size("deck", view.deck, size_of(state.deck))
    for count in (view.discard_size, len(view.discard or ())):
        has_size("discard", count, size_of(state.discard))
    for seat, side in enumerate(view.seats):
        has_size(f"hand {seat}", side.hand_size, len(side.hand or ()))
        if (side.points, side.laid) != state.scores[seat]:
            refuse(f"seat {seat} cannot have {side.points} points, {side.laid} cards")
