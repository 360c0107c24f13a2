"""A recall view written into a blank state, so that ``imagine`` can deal the rest.

``imagine`` relies on the state, so a view that contradicts itself is refused.
"""

from __future__ import annotations

from hanagoza.core.checks import has_size, in_range, refuse
from hanagoza.core.headers import read_view_header
from hanagoza.core.moves import Move
from hanagoza.games.hanamikoji.checks import set_progress
from hanagoza.games.hanamikoji.knowledge import knows, knows_removed, unseen
from hanagoza.games.hanamikoji.moves import ACTIONS, GIFT, MOVES
from hanagoza.games.hanamikoji.pieces import (
    CHARMS,
    KINDS,
    LETTERS,
    bunch_named,
    bunch_of,
    counts_of,
)
from hanagoza.games.hanamikoji.scoring import judge
from hanagoza.games.hanamikoji.state import (
    DEAL,
    NEUTRAL,
    NO_OFFER,
    PHASES,
    SEATS,
    State,
    actor_of,
    deck_size,
    discard_size,
    hand_size,
    removed_size,
    secret_size,
)
from hanagoza.games.hanamikoji.view import AnsweredOffer, HanamikojiView, SeatView


def blind(view: HanamikojiView, state: State) -> None:
    """Write what a recall view knows into a blank state; hidden cards stay absent."""
    _check_numbers(view)
    read_view_header(view, state, PHASES)
    set_progress(state, view.round, view.starter or 0, view.dealt or view.turn)
    state.favour[:] = [NEUTRAL if geisha.favour is None else geisha.favour for geisha in view.row]
    state.offer = MOVES.ids[view.offer.move] if view.offer else NO_OFFER
    for seat, side in enumerate(view.seats):
        state.board[seat] = bunch_of(
            kind for kind, geisha in enumerate(view.row) for _ in range(geisha.placed[seat])
        )
        _read_side(state, seat, side)
    state.removed = bunch_named(view.removed or ())
    for offer in view.answered or ():
        _read_answered(state, offer)
    if view.over:
        state.reason = judge(state)
    _check_progress(view, state)
    _check_cards(view, state)


def _check_numbers(view: HanamikojiView) -> None:
    """There is one of everything for everybody, and no number is beyond counting."""
    has_size("the table", len(view.seats), SEATS, of="seats")
    has_size("the row", len(view.row), KINDS, of="geisha")
    for kind, geisha in enumerate(view.row):
        has_size("placed", len(geisha.placed), SEATS, of="numbers")
        for placed in geisha.placed:
            in_range(f"placed: cards of kind {LETTERS[kind]}", placed, 0, CHARMS[kind])
        in_range("favour", geisha.favour or 0, 0, SEATS - 1)
    for side in view.seats:
        in_range("geisha", side.geisha, 0, KINDS)
        in_range("charm", side.charm, 0, sum(CHARMS))
    for offer in view.answered or ():
        in_range("answered: seat", offer.seat, 0, SEATS - 1)


def _read_side(state: State, seat: int, side: SeatView) -> None:
    state.hand[seat] = bunch_named(side.hand or ())
    state.secret[seat] = bunch_named(side.secret or ())
    state.discard[seat] = bunch_named(side.discard or ())
    state.used[seat] = sum(1 << ACTIONS.index(name) for name in side.used)
    state.scores[seat] = side.geisha, side.charm


def _read_answered(state: State, offer: AnsweredOffer) -> None:
    slot = ACTIONS.index(MOVES[MOVES.ids[offer.move]].verb) - GIFT
    state.offered[offer.seat, slot] = MOVES.ids[offer.move]
    state.answered[offer.seat, slot] = MOVES.ids[Move("take", (offer.taken,)).text]


def _check_progress(view: HanamikojiView, state: State) -> None:
    if view.turn if state.phase == DEAL else view.dealt:
        refuse(f"turn {view.turn}, {view.dealt} cards dealt in phase {view.phase}")
    has_size("deck", view.deck, deck_size(state))
    if state.actor != actor_of(state):
        refuse(f"seat {view.actor} cannot be to decide")
    for seat, side in enumerate(view.seats):
        has_size(f"hand {seat}", side.hand_size, hand_size(state, seat))
        if knows(state, seat, view.seat):
            has_size(f"hand {seat}", len(side.hand or ()), side.hand_size)


def _check_cards(view: HanamikojiView, state: State) -> None:
    """As many unseen cards as there are places for them."""
    counted = counts_of(int(unseen(state, view.seat)))
    for kind, geisha in enumerate(view.row):
        if sum(geisha.placed) > CHARMS[kind] or geisha.unseen != counted[kind]:
            refuse(f"the cards of kind {LETTERS[kind]} do not add up")
    if sum(geisha.unseen for geisha in view.row) != _hidden_places(state, view.seat):
        refuse("the cards do not add up")


def _hidden_places(state: State, observer: int | None) -> int:
    """How many cards lie where an observer cannot look."""
    places = deck_size(state) + removed_size(state) * (not knows_removed(state))
    for seat in range(SEATS):
        if not knows(state, seat, observer):
            places += hand_size(state, seat) + secret_size(state, seat) + discard_size(state, seat)
    return int(places)
