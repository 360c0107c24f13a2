"""What a seat or a spectator may know in Hanamikoji, constructed from what ``knowledge`` allows.

The recall view adds this round's answered offers, with what was refused; earlier rounds can no
longer matter to anybody's cards and are in the log (``match.events``).
"""

from __future__ import annotations

from functools import cache

import msgspec

from hanagoza.core.headers import view_header
from hanagoza.core.moves import Group
from hanagoza.core.options import Setting
from hanagoza.core.views import View
from hanagoza.games.hanamikoji.knowledge import knows, knows_removed, unseen
from hanagoza.games.hanamikoji.moves import ACTIONS, MOVES
from hanagoza.games.hanamikoji.pieces import CHARMS, KINDS, LETTERS, counts_of, letters_of
from hanagoza.games.hanamikoji.scoring import favoured
from hanagoza.games.hanamikoji.state import (
    ANSWER,
    DEAL,
    NEUTRAL,
    NO_OFFER,
    PHASES,
    SEATS,
    START,
    State,
    active_seat,
    deck_size,
    discard_size,
    hand_size,
    secret_size,
)

USED = tuple(
    tuple(name for action, name in enumerate(ACTIONS) if used >> action & 1)
    for used in range(1 << len(ACTIONS))
)
"""Names of the actions in a set of bits."""


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
    removed: Group | None
    """The card set aside: nobody knows it until the game is over."""
    row: tuple[GeishaView, ...]
    seats: tuple[SeatView, ...]
    offer: Offer | None
    answered: tuple[AnsweredOffer, ...] | None
    """Recall only: this round's answered offers, seat by seat."""


def view_of(state: State, setting: Setting, seat: int | None, recall: bool) -> HanamikojiView:
    """What ``seat`` (``None``: a spectator) may know."""
    phase, step = state.phase, state.step
    return HanamikojiView(
        **view_header("hanamikoji", state, setting, PHASES, seat, recall),
        round=state.round_no,
        starter=state.starter if phase != START else None,
        turn=step if phase != DEAL else 0,
        dealt=step if phase == DEAL else 0,
        deck=deck_size(state),
        removed=letters_of(state.removed) if knows_removed(state) else None,
        row=_row(state, seat),
        seats=(_side(state, 0, seat), _side(state, 1, seat)),
        offer=_offer(state) if phase == ANSWER else None,
        answered=_answered(state) if recall else None,
    )


def _row(state: State, observer: int | None) -> tuple[GeishaView, ...]:
    ours, theirs = map(counts_of, state.board)
    hidden = counts_of(int(unseen(state, observer)))
    return tuple(map(_geisha, range(KINDS), state.favour, ours, theirs, hidden))


@cache  # there are not many, and each is looked at often
def _geisha(kind: int, favour: int, ours: int, theirs: int, hidden: int) -> GeishaView:
    ahead = favoured(favour, ours, theirs)
    return GeishaView(
        card=LETTERS[kind],
        charm=CHARMS[kind],
        favour=None if favour == NEUTRAL else favour,
        placed=(ours, theirs),
        ahead=None if ahead == NEUTRAL else ahead,
        unseen=hidden,
    )


def _side(state: State, side: int, observer: int | None) -> SeatView:
    known = knows(state, side, observer)
    geisha, charm = state.scores[side]
    return SeatView(
        hand=letters_of(state.hand[side]) if known else None,
        hand_size=hand_size(state, side),
        secret=letters_of(state.secret[side]) if known or not secret_size(state, side) else None,
        discard=letters_of(state.discard[side]) if known or not discard_size(state, side) else None,
        used=USED[state.used[side]],
        geisha=geisha,
        charm=charm,
    )


def _offer(state: State) -> Offer:
    offer = state.offer
    return Offer(seat=active_seat(state), move=MOVES.texts[offer], groups=MOVES[offer].groups)


def _answered(state: State) -> tuple[AnsweredOffer, ...]:
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
