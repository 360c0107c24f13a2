"""The state of a game of Hanamikoji: a NumPy record, and what follows from it at a glance."""

from __future__ import annotations

from hanagoza.core.compiling import compiled
from hanagoza.core.state import CHANCE, OVER, Array, Header, Int, cell, cells
from hanagoza.games.hanamikoji.moves import ACTIONS, DISCARD, SECRET
from hanagoza.games.hanamikoji.pieces import KINDS

# Phases. In the first three an outcome is due, in the next two a decision. No state is ever kept in
# the last: when a round is over, the next follows at once.
START, DEAL, DRAW, ACT, ANSWER, FINISHED, ROUND_OVER = range(7)
PHASES = ("start", "deal", "draw", "act", "answer", "over", "round-over")

SEATS = 2
HAND_SIZE = 6
DEALT = 1 + SEATS * HAND_SIZE
TURNS = 8

NEUTRAL = -1
NO_OFFER = 0
"""Move 0 is a secret, so it can never be an offer."""

BY_CHARM, BY_GEISHA, BY_ROUNDS, BY_GUARD = 1, 2, 3, 4
REASONS = ("", "charm", "geisha", "rounds", "guard")
SPENT = tuple(
    sum(action + 1 for action in range(len(ACTIONS)) if used >> action & 1)
    for used in range(1 << len(ACTIONS))
)
"""Cards that a set of used markers has cost: one for the first action, four for the last."""


class State(Header):
    """One game of Hanamikoji. Cards are bunches (see ``pieces``), seats index the arrays."""

    hand: Array = cells("u4", SEATS)
    board: Array = cells("u4", SEATS)
    """Cards placed at the geisha on each seat's side."""
    secret: Array = cells("u4", SEATS)
    discard: Array = cells("u4", SEATS)
    deck: int = cell("u4")
    removed: int = cell("u4")
    offer: int = cell("u2")
    """The gift or competition waiting for an answer."""
    offered: Array = cells("u2", SEATS, 2)
    """This round's answered offers by seat, gift then competition …"""
    answered: Array = cells("u2", SEATS, 2)
    """… and the answers: public, and all that recall adds to the table."""
    favour: Array = cells("i1", KINDS)
    """Which seat each geisha favours, or ``NEUTRAL``."""
    used: Array = cells("u1", SEATS)
    """Each seat's used action markers, one bit per action."""
    round_no: int = cell("u1")
    starter: int = cell("u1")
    step: int = cell("u1")
    """Cards dealt so far while dealing, turns completed afterwards."""
    max_rounds: int = cell("u1")


@compiled
def active_seat(state: State) -> Int:
    """The seat whose turn it is, also while the opponent answers."""
    return (state.starter + state.step) & 1


@compiled
def actor_of(state: State) -> Int:
    """Who is to decide, by the phase and the turn."""
    if state.phase == ACT:
        return active_seat(state)
    if state.phase == ANSWER:
        return 1 - active_seat(state)
    return OVER if state.phase == FINISHED else CHANCE


@compiled
def dealt_to(state: State) -> Int:
    """The seat that gets the next card of the deal; -1 for the card that is removed."""
    if state.step == 0:
        return -1
    return (state.starter + (state.step > HAND_SIZE)) & 1


@compiled
def turns_begun(state: State) -> Int:
    """Turns whose card has been drawn, in this round."""
    return int(state.step) + (state.phase == ACT or state.phase == ANSWER)


@compiled
def hand_size(state: State, seat: Int) -> Int:
    """How many cards a seat holds: public, and known without looking at the cards."""
    second = seat != state.starter
    if state.phase == START:
        return 0
    if state.phase == DEAL:
        return min(max(int(state.step) - 1 - second * HAND_SIZE, 0), HAND_SIZE)
    drawn = (turns_begun(state) + 1 - second) // 2
    return HAND_SIZE + drawn - SPENT[state.used[seat]]


@compiled
def secret_size(state: State, seat: Int) -> Int:
    """How many secrets a seat has lying face down: one, until it is turned up."""
    return (state.used[seat] >> SECRET & 1) * (state.phase < FINISHED)


@compiled
def discard_size(state: State, seat: Int) -> Int:
    """How many cards a seat has put face down out of the round."""
    return 2 * (state.used[seat] >> DISCARD & 1)


@compiled
def removed_size(state: State) -> Int:
    """Whether the card that nobody sees has been put aside."""
    return int(state.phase > DEAL or state.step > 0)


@compiled
def deck_size(state: State) -> Int:
    """How many cards are left to draw."""
    if state.phase == START:
        return TURNS + DEALT
    if state.phase == DEAL:
        return TURNS + DEALT - int(state.step)
    return TURNS - turns_begun(state)
