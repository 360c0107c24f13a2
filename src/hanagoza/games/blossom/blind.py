"""A recall view written into a blank state, so that ``imagine`` can deal the rest.

``imagine`` relies on the state: there must be as many unseen cards as places for them, and enough
of those that a memory speaks of. So a view is read like a position, and what no table could show is
refused; only what follows from the rest and is not read, like a flower's worth, is not compared.
"""

from __future__ import annotations

from functools import lru_cache

from hanagoza.core.checks import at_most, has_size, in_range, refuse
from hanagoza.core.headers import read_view_header
from hanagoza.core.moves import Group
from hanagoza.games.blossom.checks import (
    Progress,
    check_cards,
    check_memory,
    check_remembered,
    check_table,
    finish,
    in_plain_numbers,
    read_progress,
)
from hanagoza.games.blossom.knowledge import in_deck, knows, knows_undealt, unplaced, unseen
from hanagoza.games.blossom.moves import LIMIT
from hanagoza.games.blossom.pieces import (
    ALL_TOLD,
    NAMES,
    TOTALS,
    bunch_of,
    counts_of,
    holds,
    how_many,
)
from hanagoza.games.blossom.state import (
    FINISHED,
    PHASES,
    START,
    State,
    actor_of,
    removed_size,
)
from hanagoza.games.blossom.view import BlossomView, SeatView

PLACES = ("hand", "up", "down", "held", "kept", "drew")
MOST = {"hand_size": LIMIT, "down_size": LIMIT, "draws": ALL_TOLD, "fresh": ALL_TOLD}
"""Numbers of a seat, and how many cards that can be."""


def blind(view: BlossomView, state: State) -> None:
    """Write what a recall view knows into a blank state; hidden cards stay absent."""
    read_view_header(view, state, PHASES)
    read_progress(_progress(view), state)
    _read_cards(view, state)
    plain = in_plain_numbers(state)
    check_table(plain)
    _check_progress(view, plain)
    for seat, side in enumerate(view.seats):
        _check_side(plain, seat, side, knows(plain, seat, view.seat))
    _check_unseen(view, plain)
    _check_undealt(view, plain)
    if view.over:
        finish(state)


def _progress(view: BlossomView) -> Progress:
    starter = view.starter or 0
    return Progress(
        phase=PHASES.index(view.phase),
        round_no=view.round,
        starter=starter,
        mover=starter if view.mover is None else view.mover,
        action=view.action,
        step=view.dealt,
        barred=view.barred,
        due=view.due,
        falling=view.falling,
        earned=tuple(side.earned for side in view.seats),
    )


def _read_cards(view: BlossomView, state: State) -> None:
    in_range("deck", view.deck, 0, ALL_TOLD)
    state.deck_size = view.deck
    state.deck = _cards("deck", view.deck_cards or ())
    state.removed = _cards("removed", view.removed_cards or ())
    state.garden = _cards("garden", view.garden)
    state.stock = _cards("stock", view.stock or ())
    seats = slice(len(view.seats))
    for place in PLACES:
        cards = [_cards(place, getattr(side, place) or ()) for side in view.seats]
        getattr(state, place)[seats] = cards
    for name, most in MOST.items():
        numbers = [getattr(side, name) or 0 for side in view.seats]
        for seat, number in enumerate(numbers):
            in_range(f"{name} of seat {seat}", number, 0, most)
        getattr(state, name)[seats] = numbers


@lru_cache(maxsize=4096)  # bots imagine often
def _cards(place: str, names: Group) -> int:
    return bunch_of(at_most(place, names, NAMES, TOTALS))


# --- what the view says must fit together ---------------------------------------------------------


def _check_progress(view: BlossomView, state: State) -> None:
    if state.actor != actor_of(state):
        refuse(f"seat {view.actor} cannot be to decide")
    has_size("removed", view.removed, int(removed_size(state)))
    if (view.starter is None) != (state.phase == START):
        refuse(f"starter is {view.starter} in phase {view.phase}")
    if (view.mover is None) != (state.phase in (START, FINISHED)):
        refuse(f"mover is {view.mover} in phase {view.phase}")


def _check_side(state: State, seat: int, side: SeatView, known: bool) -> None:
    held, kept, fresh = how_many(state.held[seat]), how_many(state.kept[seat]), state.fresh[seat]
    if held > side.hand_size or held + kept + fresh > side.hand_size + side.down_size:
        refuse(f"seat {seat} cannot have all that is remembered")
    in_range("fresh", fresh, 0, state.draws[seat])
    if side.points != state.scores[seat][0]:
        refuse(f"the points of seat {seat} do not add up")
    if any((cards is None) == known for cards in (side.hand, side.down, side.drew)):
        refuse(f"the cards of seat {seat} are known to that seat, and to no other until the end")
    if known:
        _check_own(state, seat)


def _check_own(state: State, seat: int) -> None:
    has_size(f"the hand of seat {seat}", how_many(state.hand[seat]), state.hand_size[seat])
    has_size(f"down {seat}", how_many(state.down[seat]), state.down_size[seat])
    has_size(f"drew {seat}", how_many(state.drew[seat]), state.draws[seat])
    if not holds(state.stock, state.drew[seat]):
        refuse(f"drew: seat {seat} cannot have drawn that of the stock")
    check_remembered(state, seat)


def _check_unseen(view: BlossomView, state: State) -> None:
    """As many unseen cards as places for them, and enough of them for what is remembered.

    Places have the right number of cards by now. So if a kind is in them more often than there are
    cards of it, it borrows from the next one, and there seem to be more unseen cards than places.
    """
    places, from_stock = state.deck_size + int(removed_size(state)), state.deck_size
    if knows_undealt(state):
        places, from_stock = 0, 0
    for seat in range(state.players):
        if not knows(state, seat, view.seat):
            places += state.hand_size[seat] + state.down_size[seat]
            places -= int(how_many(state.held[seat]) + how_many(state.kept[seat]))
            from_stock += state.fresh[seat]
    has_size("the unseen", how_many(unplaced(state, view.seat)), places)
    counted = counts_of(unseen(state, view.seat))
    for name, number, flower in zip(NAMES, counted, view.flowers, strict=True):
        if (flower.card, flower.unseen) != (name, number):
            refuse(f"the cards of kind {name} do not add up")
    if how_many(in_deck(state, view.seat)) < from_stock:
        refuse("the stock does not add up")


def _check_undealt(view: BlossomView, state: State) -> None:
    """Once the game is over there is nothing that the view does not tell."""
    known = knows_undealt(state)
    if any((cards is None) == known for cards in (view.deck_cards, view.removed_cards)):
        refuse("the deck and what was removed are known when the game is over, and not before")
    if known:
        has_size("deck", how_many(state.deck), state.deck_size)
        check_cards(state)
        check_memory(state)
