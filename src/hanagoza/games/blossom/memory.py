"""What attentive players remember, kept up to date move by move.

Two things are public but no longer lie on the table:

- *A card taken from the garden* is in that player's hand until they put cards face down, and from
  then on in hand or face down, until they show a card of its kind.
- *A replenished deck* consists of known cards. From then on every card in it is one of these, and
  so is every card drawn from it. Which ones a player drew is theirs to know. A card they show may
  be one of them; so only a lower bound remains of how many they still have (``fresh``).

Everything here is a function of what everybody sees, but for the cards in ``drew``.
"""

from __future__ import annotations

from hanagoza.core.bunches import NOTHING
from hanagoza.core.compiling import compiled
from hanagoza.core.state import Int
from hanagoza.games.blossom.pieces import copies, one
from hanagoza.games.blossom.state import State


@compiled
def remember_taken(state: State, seat: Int, kind: Int) -> None:
    """A seat has taken a card from the garden."""
    state.held[seat] += one(kind)


@compiled
def remember_laid(state: State, seat: Int) -> None:
    """A seat has put cards face down: any that it was known to hold may be among them."""
    state.kept[seat] += state.held[seat]
    state.held[seat] = NOTHING


@compiled
def remember_played(state: State, seat: Int, kind: Int) -> None:
    """A seat has put a card of its hand face up."""
    if copies(state.held[seat], kind) > 0:
        state.held[seat] -= one(kind)
    else:
        remember_flipped(state, seat, kind)


@compiled
def remember_flipped(state: State, seat: Int, kind: Int) -> None:
    """A seat has shown a card that was in hand or face down."""
    if copies(state.kept[seat], kind) > 0:
        state.kept[seat] -= one(kind)
    elif state.fresh[seat] > 0 and copies(state.stock, kind) > 0:
        state.fresh[seat] -= 1


@compiled
def remember_drawn(state: State, seat: Int, kind: Int) -> None:
    """A seat has drawn a card from the deck; of the first deck nothing is known."""
    if state.stock != NOTHING:
        state.drew[seat] += one(kind)
        state.draws[seat] += 1
        state.fresh[seat] += 1


@compiled
def remember_replenished(state: State) -> None:
    """The garden has become the deck."""
    state.stock = state.deck
    for seat in range(state.players):
        state.drew[seat] = NOTHING
        state.draws[seat] = 0
        state.fresh[seat] = 0
