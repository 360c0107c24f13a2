"""The rules of Hanamikoji, compiled: what a move does.

A round deals 21 cards: one aside unseen, six to each seat, then one drawn before each of eight
alternating turns. A turn is one unused action; a gift or a competition is answered by the opponent.
``docs/games/hanamikoji.md`` tells the rules in words; HK-Axx are rulings listed there.
"""

from __future__ import annotations

from hanagoza.core.compiling import compiled
from hanagoza.core.seats import weigh_seats
from hanagoza.core.state import BETWEEN_ROUNDS, CHANCE, OVER, Array, Int
from hanagoza.games.hanamikoji.moves import (
    ACTION_OF,
    CARDS,
    DISCARD,
    FIRST_DRAW,
    FIRST_START,
    GIFT,
    SECRET,
)
from hanagoza.games.hanamikoji.pieces import KINDS, one, weigh
from hanagoza.games.hanamikoji.scoring import judge, settle_favours
from hanagoza.games.hanamikoji.setup import deal, new_round
from hanagoza.games.hanamikoji.state import (
    ACT,
    ANSWER,
    DEAL,
    DRAW,
    FINISHED,
    NO_OFFER,
    ROUND_OVER,
    SEATS,
    START,
    TURNS,
    State,
    active_seat,
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
    if phase == ACT:
        _act(state, move)
    elif phase == DRAW:
        _draw(state, move)
    elif phase == DEAL:
        deal(state, move)
    elif phase == ANSWER:
        _answer(state, move)
    else:
        new_round(state, move - FIRST_START)


@compiled
def next_round(state: State) -> None:
    """The other player starts."""
    state.round_no += 1
    new_round(state, 1 - state.starter)


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
