"""The rules of Blossom, compiled: what a move does.

A turn is two actions: feed (cards into the yard, or turned up), arrange (face-up cards to the
garden, for points) or draw. ``setup`` has what comes before the first turn, ``legal`` what may be
done, ``scoring`` what flowers are worth, ``memory`` what players remember. The rules in words, and
the rulings BL-Axx, are in ``docs/games/blossom.md``.
"""

from __future__ import annotations

import numpy as np

from hanagoza.core.bunches import NOTHING
from hanagoza.core.compiling import compiled
from hanagoza.core.seats import seat_after, weigh_seats
from hanagoza.core.state import CHANCE, OVER, Array, Int
from hanagoza.games.blossom.memory import (
    remember_drawn,
    remember_flipped,
    remember_laid,
    remember_played,
    remember_replenished,
    remember_taken,
)
from hanagoza.games.blossom.moves import (
    CARDS,
    CHERRY_6,
    CHERRY_DRAW,
    CHERRY_DRAW_0,
    DECK,
    FIRST_ARRANGE,
    FIRST_DOWN,
    FIRST_DRAW,
    FIRST_FLIP,
    FIRST_GARDEN,
    FIRST_PICK,
    FIRST_START,
    FIRST_UP,
    MORE,
    MOST_DRAWN,
    SIZE,
    STOP,
    arranged_kind,
    arranged_number,
)
from hanagoza.games.blossom.pieces import CHERRY, KINDS, copies, how_many, one, weigh
from hanagoza.games.blossom.scoring import brings, gain, judge
from hanagoza.games.blossom.setup import deal, plant, put_back, redeal, seat_starter
from hanagoza.games.blossom.state import (
    ACT,
    ACTIONS,
    ANY_KIND,
    CHOOSE,
    DEAL,
    DRAW,
    FINISHED,
    GARDEN,
    MULLIGAN,
    REDEAL,
    START,
    State,
    cherry_draws,
)


@compiled
def outcomes(state: State, weights: Array) -> tuple[Int, Int]:
    """Write how many physical cards each outcome stands for; return the first id and the number."""
    if state.phase == START:
        return FIRST_START, weigh_seats(state, weights)
    weigh(state.deck, weights)
    return FIRST_DRAW, KINDS


@compiled
def apply(state: State, move: Int) -> None:
    """Carry out a legal decision or an outcome."""
    phase = state.phase
    if phase < ACT:
        _set_up(state, move)
        return
    if phase == ACT:
        _act(state, move)
    elif phase == DRAW:
        _draw(state, move - FIRST_DRAW)
    elif move == STOP:
        state.due = 0
    _go_on(state, phase)


@compiled
def _set_up(state: State, move: Int) -> None:
    phase = state.phase
    if phase == DEAL:
        deal(state, move - FIRST_DRAW)
    elif phase == GARDEN:
        plant(state, move - FIRST_DRAW)
    elif phase == MULLIGAN:
        put_back(state, move)
    elif phase == REDEAL:
        redeal(state, move - FIRST_DRAW)
    else:
        seat_starter(state, move - FIRST_START)


# --- the three actions ----------------------------------------------------------------------------


@compiled
def _act(state: State, move: Int) -> None:
    """Begin an action; those that draw from the deck only say how many cards are due."""
    if move < FIRST_UP:
        _feed_down(state, move - FIRST_DOWN)
    elif move < FIRST_FLIP:
        _feed_up(state, move - FIRST_UP)
    elif move < FIRST_ARRANGE:
        _flip(state, move - FIRST_FLIP)
    elif move < CHERRY_6:
        _arrange(state, arranged_kind(move), arranged_number(move))
    elif move < MORE:
        _cherry(state, move)
    elif move == DECK:
        state.due = 1
    elif move < FIRST_PICK:
        _take(state, move - FIRST_GARDEN)
    else:
        _pick(state, CARDS[move - FIRST_PICK])


@compiled
def _feed_down(state: State, number: Int) -> None:
    seat = state.actor
    cards, size = CARDS[number], SIZE[number]
    state.hand[seat] -= cards
    state.hand_size[seat] -= size
    state.down[seat] += cards
    state.down_size[seat] += size
    remember_laid(state, seat)


@compiled
def _feed_up(state: State, kind: Int) -> None:
    seat = state.actor
    state.hand[seat] -= one(kind)
    state.hand_size[seat] -= 1
    state.up[seat] += one(kind)
    remember_played(state, seat, kind)


@compiled
def _flip(state: State, number: Int) -> None:
    """Face down to face up, never back (BL-A02)."""
    seat = state.actor
    cards = CARDS[number]
    state.down[seat] -= cards
    state.down_size[seat] -= SIZE[number]
    state.up[seat] += cards
    for kind in range(KINDS):
        for _ in range(copies(cards, kind)):
            remember_flipped(state, seat, kind)


@compiled
def _arrange(state: State, kind: Int, number: Int) -> None:
    """The value is taken before anything moves (BL-A08); nothing is worth nothing (BL-A18)."""
    gain(state, state.actor, kind, brings(state, kind, number))
    _to_garden(state, kind, number)


@compiled
def _cherry(state: State, move: Int) -> None:
    """For six points, or for cards: these come first, then the cherry goes (BL-A12)."""
    seat = state.actor
    state.falling = 1
    if move == CHERRY_6:
        gain(state, seat, CHERRY, brings(state, CHERRY, 1))
    else:
        wanted = MOST_DRAWN if move == CHERRY_DRAW else move - CHERRY_DRAW_0
        state.due = cherry_draws(state, seat, wanted)


@compiled
def _to_garden(state: State, kind: Int, number: Int) -> None:
    """Flowers leave the mover's yard; what was just arranged may not be taken at once (BL-A15)."""
    cards = number * one(kind)
    state.up[state.mover] -= cards
    state.garden += cards
    state.barred = np.int64(1) << kind


@compiled
def _take(state: State, kind: Int) -> None:
    """A card from the garden, once a turn."""
    _from_garden(state, kind)
    state.barred = ANY_KIND


@compiled
def _pick(state: State, cards: Int) -> None:
    """A cherry for cards of the garden: first these, then it goes there (BL-A10). That is no draw,
    so what may be drawn from the garden in a turn has nothing to do with it (BL-A16).
    """
    for kind in range(KINDS):
        for _ in range(copies(cards, kind)):
            _from_garden(state, kind)
    state.falling = 1


@compiled
def _from_garden(state: State, kind: Int) -> None:
    seat = state.actor
    state.garden -= one(kind)
    state.hand[seat] += one(kind)
    state.hand_size[seat] += 1
    remember_taken(state, seat, kind)


@compiled
def _draw(state: State, kind: Int) -> None:
    """A card from the deck into the mover's hand."""
    seat = state.mover
    state.deck -= one(kind)
    state.deck_size -= 1
    state.hand[seat] += one(kind)
    state.hand_size[seat] += 1
    state.due -= 1
    remember_drawn(state, seat, kind)


# --- what follows from them -----------------------------------------------------------------------


@compiled
def _go_on(state: State, phase: Int) -> None:
    """Cards that are due come next; then a cherry given for them falls, and the action is over."""
    replenish(state)
    if state.due > 0:
        is_asked = state.cherry_sequential and phase == DRAW  # one by one (BL-A11)
        state.phase = CHOOSE if is_asked else DRAW
        state.actor = state.mover if is_asked else CHANCE
        return
    if state.falling:
        state.falling = 0
        _to_garden(state, CHERRY, 1)
        replenish(state)
    _end_action(state)


@compiled
def replenish(state: State) -> None:
    """Whenever the deck is empty and the garden is not, the garden becomes the deck (BL-A13)."""
    if state.deck_size == 0 and state.garden != NOTHING:
        state.deck = state.garden
        state.deck_size = how_many(state.garden)
        state.garden = NOTHING
        remember_replenished(state)


@compiled
def _end_action(state: State) -> None:
    state.phase = ACT
    state.actor = state.mover
    state.action += 1
    if state.action == ACTIONS:
        _end_turn(state)


@compiled
def _end_turn(state: State) -> None:
    """The next seat; after the last one of a round the game may be over (BL-A26)."""
    state.action = 0
    state.barred = 0
    following = seat_after(state, state.mover, 1)
    state.mover = following
    state.actor = following
    if state.mover == state.starter:
        state.reason = judge(state)
        if state.reason:
            state.phase = FINISHED
            state.actor = OVER
        else:
            state.round_no += 1
