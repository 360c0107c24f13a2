"""What an observer sees happen in Hanamikoji, move by move, as far as ``knowledge`` allows.

Zones are ``deck``, ``removed``, ``offer``, and ``hand``, ``secret``, ``discard`` and ``board`` with
a seat's number.
"""

from __future__ import annotations

from functools import cache

from hanagoza.core.moves import Group
from hanagoza.core.views import Event
from hanagoza.games.hanamikoji.knowledge import sees
from hanagoza.games.hanamikoji.moves import ACTION_OF, BUNCHES, GIFT, MOVES, SECRET
from hanagoza.games.hanamikoji.pieces import KINDS, LETTERS, letters_of
from hanagoza.games.hanamikoji.state import (
    ACT,
    ANSWER,
    DEAL,
    DRAW,
    FINISHED,
    NEUTRAL,
    REASONS,
    SEATS,
    TURNS,
    State,
    active_seat,
    dealt_to,
)


def events_of(before: State, move: int, after: State, observer: int | None) -> list[Event]:
    """What ``observer`` (``None``: a spectator) sees of one move or outcome."""
    phase, seen = before.phase, sees(before, move, observer)
    if phase == ACT:
        seat = before.actor
        action = _action(seat, move, seen, seat == observer)
        return [action, *_round_end(before, move, after, observer)]
    if phase == ANSWER:
        giver = active_seat(before)
        answer = _answer(giver, before.offer, move, 1 - giver == observer)
        return [*answer, *_round_end(before, move, after, observer)]
    if phase == DEAL:
        return _deal(before, move, seen)
    if phase == DRAW:
        return [_drawn("draw", active_seat(before), move, seen)]
    return [Event(verb="start", seat=after.starter, reveals=True)]


def _deal(before: State, move: int, seen: bool) -> list[Event]:
    seat = dealt_to(before)
    if seat >= 0:
        return [_drawn("deal", seat, move, seen)]
    return [
        Event(verb="round", seat=before.starter, values={"round": before.round_no}),
        Event(verb="remove", count=1, source="deck", target="removed"),
    ]


# There are few of the following, and each happens in every game.


@cache
def _drawn(verb: str, seat: int, move: int, seen: bool) -> Event:
    return Event(
        verb=verb,
        seat=seat,
        cards=letters_of(BUNCHES[move]) if seen else None,
        count=1,
        source="deck",
        target=f"hand {seat}",
        reveals=seen,
    )


@cache
def _action(seat: int, move: int, seen: bool, owns: bool) -> Event:
    action, verb = int(ACTION_OF[move]), MOVES[move].verb
    return Event(
        verb=verb,
        seat=seat,
        cards=_cards(move) if seen else None,
        count=action + 1,
        source=f"hand {seat}",
        target="offer" if action >= GIFT else f"{verb} {seat}",
        move=MOVES.texts[move] if seen else "",
        reveals=seen and not owns,
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


def _round_end(before: State, move: int, after: State, observer: int | None) -> list[Event]:
    if before.step + 1 < TURNS or (before.phase == ACT and after.phase == ANSWER):
        return []
    events = [_reveal(seat, before, move, observer) for seat in range(SEATS)]
    events += [
        Event(
            verb="favour",
            seat=after.favour[kind],
            cards=(LETTERS[kind],),
            values={"from": "nobody" if old == NEUTRAL else old},
        )
        for kind, old in zip(range(KINDS), before.favour, strict=True)
        if old != after.favour[kind]
    ]
    if after.phase == FINISHED:
        events.append(Event(verb="over", values={"reason": REASONS[after.reason]}))
    return events


def _reveal(seat: int, before: State, move: int, observer: int | None) -> Event:
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
