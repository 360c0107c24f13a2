"""What an observer sees happen in Hanamikoji, move by move.

A card that goes face down, or is drawn, shows its kind to its owner only. Zones are ``deck``,
``removed``, ``offer``, and ``hand``, ``secret``, ``discard`` and ``board`` with a seat's number.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from hanagoza.core.moves import Group
from hanagoza.core.views import Event
from hanagoza.games.hanamikoji.cards import KINDS, LETTERS, letters_of
from hanagoza.games.hanamikoji.moves import ACTION_OF, BUNCHES, COMPETE, GIFT, MOVES, SECRET
from hanagoza.games.hanamikoji.rules import (
    ACT,
    ANSWER,
    DEAL,
    DRAW,
    FINISHED,
    HAND_SIZE,
    NEUTRAL,
    REASONS,
    SEATS,
    TURNS,
    active_seat,
)


def events_of(before: Any, move: int, after: Any, observer: int | None) -> list[Event]:
    """What ``observer`` (``None``: a spectator) sees of one move or outcome."""
    phase = before.phase
    if phase == ACT:
        seat = int(before.actor)
        return [
            _action(seat, move, seat == observer),
            *_round_end(before, move, after, observer),
        ]
    if phase == ANSWER:
        giver = int(active_seat(before))
        answer = _answer(giver, int(before.offer), move, 1 - giver == observer)
        return [*answer, *_round_end(before, move, after, observer)]
    if phase == DEAL:
        return _deal(before, move, observer)
    if phase == DRAW:
        seat = int(active_seat(before))
        return [_drawn("draw", seat, move, seat == observer)]
    return [Event(verb="start", seat=int(after.starter), reveals=True)]


def _deal(before: Any, move: int, observer: int | None) -> list[Event]:
    starter = int(before.starter)
    if before.step == 0:
        return [
            Event(verb="round", seat=starter, values={"round": int(before.round_no)}),
            Event(verb="remove", count=1, source="deck", target="removed"),
        ]
    seat = (starter + int(before.step > HAND_SIZE)) % SEATS
    return [_drawn("deal", seat, move, seat == observer)]


# There are few of the following, and each happens in every game.


@cache
def _drawn(verb: str, seat: int, move: int, owns: bool) -> Event:
    return Event(
        verb=verb,
        seat=seat,
        cards=letters_of(BUNCHES[move]) if owns else None,
        count=1,
        source="deck",
        target=f"hand {seat}",
        reveals=owns,
    )


@cache
def _action(seat: int, move: int, owns: bool) -> Event:
    action = int(ACTION_OF[move])
    verb = MOVES[move].verb
    is_open = action in (GIFT, COMPETE)
    knows = is_open or owns
    return Event(
        verb=verb,
        seat=seat,
        cards=_cards(move) if knows else None,
        count=action + 1,
        source=f"hand {seat}",
        target="offer" if is_open else f"{verb} {seat}",
        move=MOVES.texts[move] if knows else "",
        reveals=is_open and not owns,
    )


def _cards(move: int) -> Group:
    return tuple(card for group in MOVES[move].groups for card in group)


def _answer(giver: int, offer: int, move: int, takes: bool) -> tuple[Event, Event]:
    taker = 1 - giver
    left = letters_of(BUNCHES[offer] - BUNCHES[move])
    taken = Event(
        verb="take",
        seat=taker,
        cards=_cards(move),
        count=len(_cards(move)),
        source="offer",
        target=f"board {taker}",
        move=MOVES.texts[move],
        reveals=not takes,
    )
    kept = Event(
        verb="keep",
        seat=giver,
        cards=left,
        count=len(left),
        source="offer",
        target=f"board {giver}",
    )
    return taken, kept


def _round_end(before: Any, move: int, after: Any, observer: int | None) -> list[Event]:
    if before.step + 1 < TURNS or (before.phase == ACT and after.phase == ANSWER):
        return []
    events = [_reveal(seat, before, move, observer) for seat in range(SEATS)]
    events += [
        Event(
            verb="favour",
            seat=int(after.favour[kind]),
            cards=(LETTERS[kind],),
            values={"from": "nobody" if old == NEUTRAL else int(old)},
        )
        for kind, old in zip(range(KINDS), before.favour, strict=True)
        if old != after.favour[kind]
    ]
    if after.phase == FINISHED:
        events.append(Event(verb="over", values={"reason": REASONS[after.reason]}))
    return events


def _reveal(seat: int, before: Any, move: int, observer: int | None) -> Event:
    """A secret turned up at the end of a round; it may have been laid down this very turn."""
    laid_now = before.phase == ACT and ACTION_OF[move] == SECRET and before.actor == seat
    return Event(
        verb="reveal",
        seat=seat,
        cards=letters_of(BUNCHES[move] if laid_now else before.secret[seat]),
        count=1,
        source=f"secret {seat}",
        target=f"board {seat}",
        reveals=seat != observer,
    )
