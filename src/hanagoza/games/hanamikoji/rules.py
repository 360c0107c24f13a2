"""The rules of Hanamikoji, compiled: set-up, legal moves, what a move does, scoring.

A round deals 21 cards: one aside unseen, six to each seat, then one drawn before each of eight
alternating turns. A turn is one unused action; a gift or a competition is answered by the opponent.
``docs/games/hanamikoji.md`` tells the rules in words; HK-Axx are rulings listed there.
"""

from __future__ import annotations

import numpy as np

from hanagoza.core.compiling import compiled
from hanagoza.core.state import (
    BETWEEN_ROUNDS,
    CHANCE,
    OVER,
    Array,
    Header,
    Int,
    cell,
    cells,
    layout,
)
from hanagoza.games.hanamikoji.cards import (
    ALL_CARDS,
    CHARM,
    KINDS,
    copies,
    holds,
    kinds_in,
    one,
)
from hanagoza.games.hanamikoji.moves import (
    ACTION_OF,
    ANSWER_COUNT,
    ANSWERS,
    CARDS,
    DISCARD,
    FIRST_DRAW,
    FIRST_START,
    GIFT,
    SECRET,
    WITHIN_CARDS,
    WITHIN_MOVE,
    WITHIN_START,
)

# Phases. In the first three an outcome is due, in the next two a decision. No state is ever kept in
# the last: when a round is over, the next follows at once.
PICK_START, DEAL, DRAW, ACT, ANSWER, FINISHED, ROUND_OVER = range(7)

SEATS = 2
HAND_SIZE = 6
DEALT = 1 + SEATS * HAND_SIZE
TURNS = 8
GOAL_GEISHA = 4
GOAL_CHARM = 11
GUARD_ROUNDS = 30
"""Where an endless game is cut off (HK-A06)."""

NEUTRAL = -1
NO_OFFER = 0
"""Move 0 is a secret, so it can never be an offer."""

BY_CHARM, BY_GEISHA, BY_ROUNDS, BY_GUARD = 1, 2, 3, 4
ACTION_COUNT = 4
SPENT = tuple(
    sum(action + 1 for action in range(ACTION_COUNT) if used >> action & 1)
    for used in range(1 << ACTION_COUNT)
)
"""Cards that a set of used markers has cost: one for the first action, four for the last."""
REASONS = ("", "charm", "geisha", "rounds", "guard")
MAX_LEGAL = 168


class State(Header):
    """One game of Hanamikoji. Cards are bunches (see ``cards``), seats index the arrays."""

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


STATE = layout(State)


@compiled
def begin(state: State, start: Int) -> None:
    """A table before the first card; ``start`` is a seat, or ``CHANCE`` to let chance pick."""
    for kind in range(KINDS):
        state.favour[kind] = NEUTRAL
    state.round_no = 1
    state.deck = ALL_CARDS
    state.actor = CHANCE
    state.phase = PICK_START
    if start != CHANCE:
        _new_round(state, start)


@compiled
def active_seat(state: State) -> Int:
    """The seat whose turn it is, also while the opponent answers."""
    return (state.starter + state.step) & 1


@compiled
def legal(state: State, moves: Array) -> Int:
    """Write the legal decisions into ``moves``, ascending; return how many."""
    if state.phase == ANSWER:
        return _legal_answers(state, moves)
    return _legal_actions(state, moves)


@compiled
def _legal_actions(state: State, moves: Array) -> Int:
    hand = state.hand[state.actor]
    used = state.used[state.actor]
    kinds = kinds_in(hand)
    count = np.uint64(0)
    for action in range(ACTION_COUNT):
        if used >> action & 1:
            continue
        for at in range(WITHIN_START[kinds, action], WITHIN_START[kinds, action + 1]):
            moves[count] = WITHIN_MOVE[at]  # kept only if the next line counts it
            count += np.uint64(holds(hand, WITHIN_CARDS[at]))
    return np.int64(count)


@compiled
def _legal_answers(state: State, moves: Array) -> Int:
    offer = state.offer
    count = np.int64(ANSWER_COUNT[offer])
    for at in range(count):
        moves[at] = ANSWERS[offer, at]
    return count


@compiled
def outcomes(state: State, weights: Array) -> tuple[Int, Int]:
    """Write how many physical cards each outcome stands for; return the first id and the number."""
    if state.phase == PICK_START:
        for seat in range(SEATS):
            weights[seat] = 1
        return FIRST_START, SEATS
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
        _draw(state, move)
    elif phase == DEAL:
        _deal(state, move)
    elif phase == ANSWER:
        _answer(state, move)
    else:
        _new_round(state, move - FIRST_START)


@compiled
def next_round(state: State) -> None:
    """The other player starts."""
    state.round_no += 1
    _new_round(state, 1 - state.starter)


@compiled
def _new_round(state: State, starter: Int) -> None:
    state.starter = starter
    state.deck = ALL_CARDS
    state.removed = 0
    state.step = 0
    for seat in range(SEATS):
        state.hand[seat] = 0
        state.board[seat] = 0
        state.secret[seat] = 0
        state.discard[seat] = 0
        state.used[seat] = 0
        for slot in range(2):
            state.offered[seat, slot] = 0
            state.answered[seat, slot] = 0
    state.phase = DEAL
    state.actor = CHANCE


@compiled
def _deal(state: State, move: Int) -> None:
    """One card aside, six to the starting player, six to the other."""
    card = one(move - FIRST_DRAW)
    state.deck -= card
    seat = dealt_to(state)
    if seat < 0:
        state.removed = card
    else:
        state.hand[seat] += card
    state.step += 1
    if state.step == DEALT:
        state.step = 0
        state.phase = DRAW


@compiled
def dealt_to(state: State) -> Int:
    """The seat that gets the next card of the deal; -1 for the card that is removed."""
    if state.step == 0:
        return np.int64(-1)
    return np.int64((state.starter + (state.step > HAND_SIZE)) & 1)


@compiled
def _draw(state: State, move: Int) -> None:
    card = one(move - FIRST_DRAW)
    seat = active_seat(state)
    state.deck -= card
    state.hand[seat] += card
    state.phase = ACT
    state.actor = seat


@compiled
def _act(state: State, move: Int) -> None:
    seat = state.actor
    action = ACTION_OF[move]
    cards = CARDS[move]
    state.hand[seat] -= cards
    state.used[seat] |= 1 << action
    if action == SECRET:
        state.secret[seat] = cards
        _end_turn(state)
    elif action == DISCARD:
        state.discard[seat] = cards
        _end_turn(state)
    else:
        state.offer = move
        state.phase = ANSWER
        state.actor = 1 - seat


@compiled
def _answer(state: State, move: Int) -> None:
    """The opponent's choice goes to the opponent's side, the rest to the giver's."""
    seat = active_seat(state)
    offer = state.offer
    taken = CARDS[move]
    state.board[1 - seat] += taken
    state.board[seat] += CARDS[offer] - taken
    slot = ACTION_OF[offer] - GIFT
    state.offered[seat, slot] = offer
    state.answered[seat, slot] = move
    state.offer = NO_OFFER
    _end_turn(state)


@compiled
def _end_turn(state: State) -> None:
    state.step += 1
    state.phase = DRAW
    state.actor = CHANCE
    if state.step == TURNS:
        _end_round(state)


@compiled
def _end_round(state: State) -> None:
    for seat in range(SEATS):
        state.board[seat] += state.secret[seat]
        state.secret[seat] = 0
    settle_favours(state)
    reason = judge(state)
    if reason:
        state.reason = reason
        state.phase = FINISHED
        state.actor = OVER
    else:
        state.phase = ROUND_OVER
        state.actor = BETWEEN_ROUNDS


@compiled
def settle_favours(state: State) -> None:
    """Strictly more cards win a geisha's favour; equality leaves it where it was (HK-A04)."""
    for kind in range(KINDS):
        ours, theirs = copies(state.board[0], kind), copies(state.board[1], kind)
        if ours > theirs:
            state.favour[kind] = 0
        elif theirs > ours:
            state.favour[kind] = 1


@compiled
def judge(state: State) -> Int:
    """Count the favours, rank the seats if the game is over, and return why it is, or 0."""
    count_favours(state)
    reason, winner = goal(state)
    limit = state.max_rounds or GUARD_ROUNDS
    if not reason and state.round_no >= limit:
        reason, winner = BY_ROUNDS if state.max_rounds else BY_GUARD, _ahead(state)
    if reason:
        for seat in range(SEATS):
            state.ranks[seat] = 1 if winner in (NEUTRAL, seat) else 2
    return reason


@compiled
def count_favours(state: State) -> None:
    """A seat's score is the geisha whose favour it holds, and their charm."""
    for seat in range(SEATS):
        geisha, charm = 0, 0
        for kind in range(KINDS):
            if state.favour[kind] == seat:
                geisha += 1
                charm += CHARM[kind]
        state.scores[seat, 0] = geisha
        state.scores[seat, 1] = charm


@compiled
def goal(state: State) -> tuple[Int, Int]:
    """The goal that is reached, or 0, and by whom. Eleven charm beats four geisha (HK-A03);
    more than four geisha count as well (HK-A02).
    """
    for seat in range(SEATS):
        if state.scores[seat, 1] >= GOAL_CHARM:
            return BY_CHARM, seat
    for seat in range(SEATS):
        if state.scores[seat, 0] >= GOAL_GEISHA:
            return BY_GEISHA, seat
    return 0, NEUTRAL


@compiled
def _ahead(state: State) -> Int:
    """Who leads when the rounds are spent: more geisha, then more charm, else nobody."""
    for part in range(2):
        if state.scores[0, part] != state.scores[1, part]:
            return 0 if state.scores[0, part] > state.scores[1, part] else 1
    return NEUTRAL


@compiled
def hand_size(state: State, seat: Int) -> Int:
    """How many cards a seat holds: public, and known without looking at the cards."""
    second = seat != state.starter
    if state.phase == PICK_START:
        return 0
    if state.phase == DEAL:
        return min(max(int(state.step) - 1 - second * HAND_SIZE, 0), HAND_SIZE)
    drawn = (turns_begun(state) + 1 - second) // 2
    return HAND_SIZE + drawn - SPENT[state.used[seat]]


@compiled
def turns_begun(state: State) -> Int:
    """Turns whose card has been drawn, in this round."""
    return int(state.step) + (state.phase == ACT or state.phase == ANSWER)


@compiled
def deck_size(state: State) -> Int:
    """How many cards are left to draw."""
    if state.phase == PICK_START:
        return TURNS + DEALT
    if state.phase == DEAL:
        return TURNS + DEALT - int(state.step)
    return TURNS - turns_begun(state)
