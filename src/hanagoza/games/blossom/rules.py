"""The rules of Blossom, compiled: legal moves, and what a move does.

A turn is two actions: feed (cards into the yard, or turned up), arrange (face-up cards to the
garden, for points) or draw. ``setup`` has what comes before the first turn, ``scoring`` what
flowers are worth, ``memory`` what players remember. ``docs/games/blossom.md`` tells the rules in
words; BL-Axx are rulings listed there.
"""

from __future__ import annotations

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.state import CHANCE, OVER, Array, Int
from hanagoza.games.blossom.flowers import CHERRY, KINDS, NO_CARDS, copies, how_many, one
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
    FIRST_START,
    FIRST_UP,
    LIMIT,
    MORE,
    MOST_DRAWN,
    PART_COUNT,
    PART_FIRST,
    PARTS,
    SIZE,
    STOP,
    arranged_kind,
    arranged_number,
    rank,
)
from hanagoza.games.blossom.scoring import CHERRY_POINTS, gain, judge, rounded, worth
from hanagoza.games.blossom.setup import (
    deal,
    legal_returns,
    plant,
    put_back,
    redeal,
    seat_starter,
)
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
    hand_room,
    yard_room,
)


@compiled
def legal(state: State, moves: Array) -> Int:
    """Write the legal decisions into ``moves``, ascending; return how many."""
    if state.phase == ACT:
        return _legal_actions(state, moves)
    if state.phase == CHOOSE:
        moves[0] = MORE
        moves[1] = STOP
        return np.int64(2)
    return legal_returns(state, moves)


@compiled
def _legal_actions(state: State, moves: Array) -> Int:
    """Always at least one (BL-A05): draw, or else there are cards to feed, flip or arrange."""
    count = _legal_feeds(state, moves)
    count = _legal_arrangements(state, moves, count)
    return np.int64(_legal_draws(state, moves, count))


@compiled
def _legal_feeds(state: State, moves: Array) -> Int:
    """At least one card each time (BL-A01), face down as many as fit (BL-A03)."""
    seat = state.actor
    room = yard_room(state, seat)
    hand = state.hand[seat]
    count = np.uint64(0)
    cards = rank(hand)
    first = PART_FIRST[cards]
    for at in range(PART_COUNT[cards, room]):
        moves[count] = FIRST_DOWN + PARTS[first + at]
        count += np.uint64(1)
    if room > 0:
        for kind in range(KINDS):
            moves[count] = FIRST_UP + kind  # kept only if the next line counts it
            count += np.uint64(copies(hand, kind) > 0)
    cards = rank(state.down[seat])
    first = PART_FIRST[cards]
    for at in range(PART_COUNT[cards, LIMIT]):
        moves[count] = FIRST_FLIP + PARTS[first + at]
        count += np.uint64(1)
    return count


@compiled
def _legal_arrangements(state: State, moves: Array, count: Int) -> Int:
    """Any number of one kind (BL-A06), but a single cherry."""
    seat = state.actor
    up = state.up[seat]
    if up == NO_CARDS:
        return count
    for kind in range(CHERRY):
        for number in range(copies(up, kind)):
            moves[count] = FIRST_ARRANGE + kind * LIMIT + number
            count += np.uint64(1)
    if copies(up, CHERRY) > 0:
        moves[count] = CHERRY_6
        count += np.uint64(1)
        most = cherry_draws(state, seat, MOST_DRAWN)
        declared = min(most, 1) if state.cherry_sequential else most + 1
        for number in range(declared):
            moves[count] = CHERRY_DRAW_0 + number
            count += np.uint64(1)
        moves[count] = CHERRY_DRAW  # kept only if the next line counts it
        count += np.uint64(state.cherry_sequential)
    return count


@compiled
def _legal_draws(state: State, moves: Array, count: Int) -> Int:
    if hand_room(state, state.actor) > 0:
        moves[count] = DECK
        count += np.uint64(state.deck_size > 0)
        garden = state.garden
        for kind in range(KINDS):
            moves[count] = FIRST_GARDEN + kind
            count += np.uint64(copies(garden, kind) > 0 and not state.barred >> kind & 1)
    return count


@compiled
def outcomes(state: State, weights: Array) -> tuple[Int, Int]:
    """Write how many physical cards each outcome stands for; return the first id and the number."""
    if state.phase == START:
        players = np.int64(state.players)
        weights[:players] = 1
        return FIRST_START, players
    deck = state.deck
    for kind in range(KINDS):
        weights[kind] = copies(deck, kind)
    return FIRST_DRAW, KINDS


@compiled
def apply(state: State, move: Int) -> None:
    """Carry out a legal decision or an outcome."""
    phase = state.phase
    if phase == ACT:
        _act(state, move)
    elif phase == DRAW:
        _draw(state, move - FIRST_DRAW)
    elif phase == CHOOSE:
        _choose(state, move)
    elif phase == DEAL:
        deal(state, move - FIRST_DRAW)
    elif phase == GARDEN:
        plant(state, move - FIRST_DRAW)
    elif phase == MULLIGAN:
        put_back(state, move)
    elif phase == REDEAL:
        redeal(state, move - FIRST_DRAW)
    else:
        seat_starter(state, move - FIRST_START)


@compiled
def _act(state: State, move: Int) -> None:
    """One action. Those that draw from the deck go on with an outcome, the others end here."""
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
        _start_drawing(state, 1)
    else:
        _take(state, move - FIRST_GARDEN)


@compiled
def _feed_down(state: State, number: Int) -> None:
    seat = state.actor
    cards, size = CARDS[number], SIZE[number]
    state.hand[seat] -= cards
    state.hand_size[seat] -= size
    state.down[seat] += cards
    state.down_size[seat] += size
    remember_laid(state, seat)
    _end_action(state)


@compiled
def _feed_up(state: State, kind: Int) -> None:
    seat = state.actor
    state.hand[seat] -= one(kind)
    state.hand_size[seat] -= 1
    state.up[seat] += one(kind)
    remember_played(state, seat, kind)
    _end_action(state)


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
    _end_action(state)


@compiled
def _arrange(state: State, kind: Int, number: Int) -> None:
    """The value is taken before anything moves (BL-A08); nothing is worth nothing (BL-A18)."""
    gain(state, state.actor, kind, rounded(number * worth(state, kind)))
    _to_garden(state, kind, number)
    _end_action(state)


@compiled
def _to_garden(state: State, kind: Int, number: Int) -> None:
    """Flowers leave the mover's yard; what was just arranged may not be taken at once (BL-A15)."""
    cards = number * one(kind)
    state.up[state.mover] -= cards
    state.garden += cards
    state.barred = np.int64(1) << kind
    replenish(state)


@compiled
def _cherry(state: State, move: Int) -> None:
    """For six points, or for cards: these come first, then the cherry goes (BL-A12)."""
    seat = state.actor
    if move == CHERRY_6:
        gain(state, seat, CHERRY, CHERRY_POINTS)
        _to_garden(state, CHERRY, 1)
        _end_action(state)
        return
    state.falling = 1
    wanted = MOST_DRAWN if move == CHERRY_DRAW else move - CHERRY_DRAW_0
    _start_drawing(state, cherry_draws(state, seat, wanted))


@compiled
def _start_drawing(state: State, number: Int) -> None:
    state.due = number
    if number > 0:
        state.phase = DRAW
        state.actor = CHANCE
    else:
        _end_drawing(state)


@compiled
def _draw(state: State, kind: Int) -> None:
    """A card from the deck into the mover's hand."""
    seat = state.mover
    state.deck -= one(kind)
    state.deck_size -= 1
    state.hand[seat] += one(kind)
    state.hand_size[seat] += 1
    remember_drawn(state, seat, kind)
    replenish(state)
    state.due -= 1
    if state.due == 0:
        _end_drawing(state)
    elif state.cherry_sequential:
        state.phase = CHOOSE
        state.actor = seat


@compiled
def _choose(state: State, move: Int) -> None:
    """Cards of a cherry one by one (BL-A11)."""
    if move == MORE:
        state.phase = DRAW
        state.actor = CHANCE
    else:
        state.due = 0
        _end_drawing(state)


@compiled
def _end_drawing(state: State) -> None:
    if state.falling:
        state.falling = 0
        _to_garden(state, CHERRY, 1)
    _end_action(state)


@compiled
def _take(state: State, kind: Int) -> None:
    """A card from the garden, once a turn."""
    seat = state.actor
    state.garden -= one(kind)
    state.hand[seat] += one(kind)
    state.hand_size[seat] += 1
    state.barred = ANY_KIND
    remember_taken(state, seat, kind)
    _end_action(state)


@compiled
def replenish(state: State) -> None:
    """Whenever the deck is empty and the garden is not, the garden becomes the deck (BL-A13)."""
    if state.deck_size == 0 and state.garden != NO_CARDS:
        state.deck = state.garden
        state.deck_size = how_many(state.garden)
        state.garden = NO_CARDS
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
    following = np.int64(state.mover) + 1
    state.mover = following if following < state.players else 0
    state.actor = state.mover
    if state.mover == state.starter:
        state.reason = judge(state)
        if state.reason:
            state.phase = FINISHED
            state.actor = OVER
        else:
            state.round_no += 1
