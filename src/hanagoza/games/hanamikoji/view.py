"""What a seat or a spectator may know in Hanamikoji (information table: docs, HK-A05).

Everything here is constructed from what may be known. The recall view adds this round's answered
offers, with what was refused; earlier rounds can no longer matter to anybody's cards and are in
the log (``match.events``).
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from hanagoza.core.moves import Group, Move
from hanagoza.core.options import Setting
from hanagoza.core.state import CHANCE, OVER
from hanagoza.core.views import View
from hanagoza.games.hanamikoji.cards import (
    ALL_CARDS,
    CHARMS,
    KINDS,
    LETTERS,
    bunch_of,
    counts_of,
    letters_of,
)
from hanagoza.games.hanamikoji.moves import ACTIONS, BUNCHES, DISCARD, GIFT, MOVES, SECRET
from hanagoza.games.hanamikoji.rules import (
    ACT,
    ANSWER,
    DEAL,
    DEALT,
    FINISHED,
    NEUTRAL,
    NO_OFFER,
    PICK_START,
    ROUND_OVER,
    SEATS,
    TURNS,
    active_seat,
    deck_size,
    hand_size,
    judge,
    turns_begun,
)

USED = tuple(
    tuple(name for action, name in enumerate(ACTIONS) if used >> action & 1)
    for used in range(1 << len(ACTIONS))
)
"""Names of the actions in a set of bits."""
PHASES = ("start", "deal", "draw", "act", "answer", "over", "round-over")


class GeishaView(msgspec.Struct, frozen=True, kw_only=True):
    """One geisha of the row."""

    card: str
    charm: int
    favour: int | None
    """The seat whose marker she holds."""
    placed: tuple[int, ...]
    """Cards at her feet, by seat."""
    ahead: int | None
    """Who would hold her favour if the round ended with the cards that lie open now."""
    unseen: int
    """Cards of her kind that the observer cannot see."""


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """One side of the table. Cards are ``None`` where they lie face down to the observer."""

    hand: Group | None
    hand_size: int
    secret: Group | None
    discard: Group | None
    used: tuple[str, ...]
    """Action markers turned over this round."""
    geisha: int
    charm: int


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """A gift (one group of three) or a competition (two pairs)."""

    seat: int
    move: str
    groups: tuple[Group, ...]


class AnsweredOffer(Offer, frozen=True, kw_only=True):
    """An offer of this round and what the opponent took of it."""

    taken: Group


class HanamikojiView(View, frozen=True, kw_only=True):
    """The table as one observer knows it."""

    round: int
    starter: int | None
    turn: int
    """Turns completed in this round, of eight."""
    dealt: int
    """Cards dealt while dealing, else 0."""
    deck: int
    row: tuple[GeishaView, ...]
    seats: tuple[SeatView, ...]
    offer: Offer | None
    answered: tuple[AnsweredOffer, ...] | None
    """Recall only: this round's answered offers, seat by seat."""


def view_of(state: Any, setting: Setting, seat: int | None, recall: bool) -> HanamikojiView:
    """What ``seat`` (``None``: a spectator) may know."""
    phase, actor, step = state.phase, state.actor, state.step
    return HanamikojiView(
        game="hanamikoji",
        players=SEATS,
        options=dict(setting.options),
        seat=seat,
        recall=recall,
        actor=None if actor < 0 else actor,
        over=phase == FINISHED,
        phase=PHASES[phase],
        round=state.round_no,
        starter=state.starter if phase != PICK_START else None,
        turn=step if phase != DEAL else 0,
        dealt=step if phase == DEAL else 0,
        deck=deck_size(state),
        row=_row(state, seat),
        seats=(_side(state, 0, seat), _side(state, 1, seat)),
        offer=_offer(state) if phase == ANSWER else None,
        answered=_answered(state) if recall else None,
    )


def _row(state: Any, observer: int | None) -> tuple[GeishaView, ...]:
    ours, theirs = map(counts_of, state.board)
    unseen = counts_of(_unseen(state, observer))
    return tuple(map(_geisha, range(KINDS), state.favour, ours, theirs, unseen))


@cache  # there are not many, and each is looked at often
def _geisha(kind: int, favour: int, ours: int, theirs: int, unseen: int) -> GeishaView:
    ahead = favour if ours == theirs else int(theirs > ours)
    return GeishaView(
        card=LETTERS[kind],
        charm=CHARMS[kind],
        favour=None if favour == NEUTRAL else int(favour),
        placed=(ours, theirs),
        ahead=None if ahead == NEUTRAL else int(ahead),
        unseen=unseen,
    )


def _unseen(state: Any, observer: int | None) -> int:
    """All cards but those that lie open and the observer's own."""
    unseen = ALL_CARDS - int(state.board[0]) - int(state.board[1])
    if state.phase == ANSWER:
        unseen -= BUNCHES[state.offer]
    if observer is not None:
        unseen -= int(state.hand[observer])
        unseen -= int(state.secret[observer]) + int(state.discard[observer])
    return unseen


def _side(state: Any, side: int, observer: int | None) -> SeatView:
    used, owns = state.used[side], side == observer
    secret_down = used >> SECRET & 1 and state.phase not in (FINISHED, ROUND_OVER)
    discard_down = used >> DISCARD & 1
    geisha, charm = state.scores[side]
    return SeatView(
        hand=letters_of(state.hand[side]) if owns else None,
        hand_size=hand_size(state, side),
        secret=letters_of(state.secret[side]) if owns or not secret_down else None,
        discard=letters_of(state.discard[side]) if owns or not discard_down else None,
        used=USED[used],
        geisha=geisha,
        charm=charm,
    )


def _offer(state: Any) -> Offer:
    offer = state.offer
    return Offer(seat=active_seat(state), move=MOVES.texts[offer], groups=MOVES[offer].groups)


def _answered(state: Any) -> tuple[AnsweredOffer, ...]:
    return tuple(
        AnsweredOffer(
            seat=seat,
            move=MOVES.texts[offer],
            groups=MOVES[offer].groups,
            taken=MOVES[state.answered[seat][slot]].groups[0],
        )
        for seat in range(SEATS)
        for slot, offer in enumerate(state.offered[seat])
        if offer != NO_OFFER
    )


def blind(view: HanamikojiView, state: Any) -> None:
    """Write what a recall view knows into a blank state; hidden cards stay absent."""
    state.actor = OVER if view.over else CHANCE if view.actor is None else view.actor
    state.phase = _waiting_phase(view)
    state.round_no = view.round
    state.starter = view.starter or 0
    state.step = view.dealt + view.turn
    state.favour[:] = [NEUTRAL if geisha.favour is None else geisha.favour for geisha in view.row]
    state.offer = MOVES.ids[view.offer.move] if view.offer else NO_OFFER
    for seat, side in enumerate(view.seats):
        state.board[seat] = bunch_of(
            kind for kind, geisha in enumerate(view.row) for _ in range(geisha.placed[seat])
        )
        state.hand[seat] = _bunch(side.hand)
        state.secret[seat] = _bunch(side.secret)
        state.discard[seat] = _bunch(side.discard)
        state.used[seat] = sum(1 << ACTIONS.index(name) for name in side.used)
        state.scores[seat] = side.geisha, side.charm
    for offer in view.answered or ():
        slot = ACTIONS.index(MOVES[MOVES.ids[offer.move]].verb) - GIFT
        state.offered[offer.seat, slot] = MOVES.ids[offer.move]
        state.answered[offer.seat, slot] = MOVES.ids[Move("take", (offer.taken,)).text]
    if view.over:
        state.reason = judge(state)
    _check_blind(view, state)


def _waiting_phase(view: HanamikojiView) -> int:
    phase = PHASES.index(view.phase)
    if phase == ROUND_OVER:
        raise ValueError("its round is over, and the next is not yet dealt")
    return phase


def _check_blind(view: HanamikojiView, state: Any) -> None:
    """What the view says must fit together, so that the unseen cards can be dealt."""
    if view.seat not in (None, *range(SEATS)) or len(view.seats) != SEATS:
        raise ValueError(f"seat {view.seat} of {len(view.seats)}")
    begun = int(turns_begun(state))
    if not 0 <= begun <= TURNS or not 0 <= view.dealt < DEALT or deck_size(state) != view.deck:
        raise ValueError(f"turn {view.turn} with {view.deck} cards in the deck")
    if state.actor != _actor(state):
        raise ValueError(f"seat {view.actor} cannot be to decide")
    for seat, side in enumerate(view.seats):
        if side.hand_size != hand_size(state, seat):
            raise ValueError(f"seat {seat} cannot hold {side.hand_size} cards")
        if seat == view.seat and len(side.hand or ()) != side.hand_size:
            raise ValueError(f"seat {seat} does not hold {side.hand_size} cards")
    unseen = counts_of(_unseen(state, view.seat))
    for kind, geisha in enumerate(view.row):
        if sum(geisha.placed) > CHARMS[kind] or geisha.unseen != unseen[kind]:
            raise ValueError(f"the cards of kind {LETTERS[kind]} do not add up")
    if sum(geisha.unseen for geisha in view.row) != _hidden_cards(state, view.seat):
        raise ValueError("the cards do not add up")


def _hidden_cards(state: Any, observer: int | None) -> int:
    """How many cards lie where an observer cannot look."""
    hidden = int(deck_size(state)) + bool(state.phase > DEAL or state.step > 0)
    for seat in range(SEATS):
        if seat != observer:
            used = int(state.used[seat])
            hidden += int(hand_size(state, seat)) + 2 * (used >> DISCARD & 1)
            hidden += (used >> SECRET & 1) * (state.phase != FINISHED)
    return hidden


def _actor(state: Any) -> int:
    active = int(active_seat(state))
    return {ACT: active, ANSWER: 1 - active, FINISHED: OVER}.get(int(state.phase), CHANCE)


def _bunch(cards: Group | None) -> int:
    return bunch_of(LETTERS.index(card) for card in cards or ())
