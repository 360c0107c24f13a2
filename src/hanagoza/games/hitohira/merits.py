"""What speaks for a move of Hitohira: the risk of a draw, and what fields and groups come to.

Others may have pieces behind their screens that nobody else has seen. They are in the state, but in
none of these sentences.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np

from hanagoza.core.catalogue import Catalogue
from hanagoza.core.definition import Ahead
from hanagoza.core.views import Reason
from hanagoza.games.hitohira.abilities import ability_on, available, executable
from hanagoza.games.hitohira.knowledge import unknown_behind
from hanagoza.games.hitohira.legal import MAX_LEGAL, legal
from hanagoza.games.hitohira.moves import ABILITIES, FIRST_GRAB, FIRST_SCREEN, STOP
from hanagoza.games.hitohira.odds import odds_of
from hanagoza.games.hitohira.pieces import SIX_PIECES, TRIGGERS, counts_of
from hanagoza.games.hitohira.scoring import (
    GROUPS,
    coloured,
    field_points,
    joker_count,
    size_with,
)
from hanagoza.games.hitohira.state import GRAB, JOKERS, SCREEN, USE, State

SIX = 6


def merits_of(words: Catalogue, state: State, move: int, ahead: Ahead[State]) -> list[Reason]:
    """Of a draw the risk; of everything else what it makes of groups and fields."""
    if state.phase == GRAB:
        return list(_of_stop(words, state, ahead) if move == STOP else _of_grab(words, state, move))
    if state.phase == JOKERS:
        return list(_of_jokers(words, state, ahead(move)))
    if state.phase == USE:
        return []
    after = ahead(move)
    told = [*_of_screen(words, state, after)]
    if state.phase == SCREEN:
        told += _spared(words, state, after, ahead)
    return [*told, *_of_fields(words, state, after), *_compared(words, state, after, ahead)]


# --- drawing --------------------------------------------------------------------------------------


def _of_grab(words: Catalogue, state: State, move: int) -> Iterator[Reason]:
    number = move - FIRST_GRAB + 1
    chance = odds_of(state, state.actor)[number - 1]
    before = sum(counts_of(state.turn))
    ability = int(ability_on(state, SIX_PIECES))
    if chance == 1:
        return
    if before < SIX <= before + number and executable(state, ability):
        yield words.merit("merit.grab-six", risk=_percent(chance), ability=ABILITIES[ability])
    elif chance:
        yield words.merit("merit.grab", risk=_percent(chance), count=before + number)
    else:
        yield words.merit("merit.grab-safe", count=before + number)


def _of_stop(words: Catalogue, state: State, ahead: Ahead[State]) -> Iterator[Reason]:
    """What is had for certain, and what one piece more would risk."""
    stopped = ahead(STOP)
    if stopped.phase == USE:
        cards = int(available(stopped))
        for card in range(len(TRIGGERS)):
            if cards >> card & 1:
                ability = ABILITIES[int(ability_on(stopped, card))]
                yield words.merit("merit.stop-ability", ability=ability)
    if risk := _percent(odds_of(state, state.actor)[0]):
        yield words.merit("merit.stop", risk=risk, count=sum(counts_of(state.turn)))


def _percent(chance: float) -> int:
    """In whole per cent; what may happen is never nothing, and what may not is never all."""
    return min(max(round(100 * chance), 1 if chance else 0), 100 if chance == 1 else 99)


# --- behind the screens ---------------------------------------------------------------------------


def _known(state: State, seat: int, group: int, observer: int) -> int:
    """A seat's pieces of a group's own colours, as far as an observer knows."""
    screens = list(state.screens)
    screens[seat] -= int(unknown_behind(state, seat, observer))
    table: Any = SimpleNamespace(screens=screens)
    return int(coloured(table, seat, group))


def _of_screen(words: Catalogue, state: State, after: State) -> Iterator[Reason]:
    """Of each group that has grown, how many there are now, and how many others are known to have;
    first the one in which others have been overtaken.
    """
    seat, told = state.active, []
    for group, name in enumerate(GROUPS):
        before, ours = (int(coloured(at, seat, group)) for at in (state, after))
        theirs = max(
            _known(after, other, group, seat) for other in range(state.players) if other != seat
        )
        if ours > before:
            is_new = before <= theirs < ours
            fact = f"merit.leads-{name}" if is_new else f"merit.grows-{name}"
            told.append((not is_new, words.merit(fact, count=ours, theirs=theirs)))
    yield from (reason for _, reason in sorted(told, key=lambda pair: pair[0]))


def _of_jokers(words: Catalogue, state: State, after: State) -> Iterator[Reason]:
    """A group in which nobody else can have as many."""
    seat, warm = state.actor, after.jokers[state.actor]
    for group, name in enumerate(GROUPS):
        ours = int(size_with(state, seat, group, warm))
        others = [other for other in range(state.players) if other != seat]
        most = max(_at_most(state, other, group, seat) for other in others)
        if ours > most:
            yield words.merit(f"merit.surely-{name}", count=ours, theirs=most)


def _at_most(state: State, seat: int, group: int, observer: int) -> int:
    """How many a seat may count in a group: what is known of its colours, and all that may join."""
    hidden = int(unknown_behind(state, seat, observer))
    screens = list(state.screens)
    screens[seat] -= hidden
    table: Any = SimpleNamespace(screens=screens)
    return int(coloured(table, seat, group) + joker_count(table, seat)) + sum(counts_of(hidden))


# --- fields ---------------------------------------------------------------------------------------


def _field(state: State, seat: int) -> int:
    return int(field_points(state.fields[seat], state.field_black))


def _of_fields(words: Catalogue, state: State, after: State) -> Iterator[Reason]:
    """An own field that gains, or another's that loses."""
    seat = state.active
    before, now = _field(state, seat), _field(after, seat)
    if now > before:
        yield words.merit("merit.field", before=before, after=now)
    for other in range(state.players):
        theirs, left = _field(state, other), _field(after, other)
        if other != seat and left < theirs:
            yield words.merit("merit.their-field", before=theirs, after=left)


def _spared(words: Catalogue, state: State, after: State, ahead: Ahead[State]) -> Iterator[Reason]:
    """What goes behind the screen does not spoil the field."""
    points = _field(after, state.active) - _field(ahead(FIRST_SCREEN), state.active)
    if points > 0:
        yield words.merit("merit.spared", count=points)


def _compared(
    words: Catalogue, state: State, after: State, ahead: Ahead[State]
) -> Iterator[Reason]:
    """No other choice leaves the own field worth as much."""
    choices = np.empty(MAX_LEGAL, dtype=np.uint16)
    fields = [
        _field(ahead(int(choice)), state.active) for choice in choices[: legal(state, choices)]
    ]
    ours = _field(after, state.active)
    if ours == max(fields) > min(fields):
        yield words.merit("merit.best-field", after=ours)
