"""What speaks for a move of Hanamikoji: whose favours it settles, and what it keeps open.

Who decides knows their own cards and those that lie open. The opponent's secret is in the state,
but in none of these sentences: with the end of a round it is turned up, and taken off again here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

from hanagoza.core.definition import Ahead
from hanagoza.core.views import Reason
from hanagoza.games.hanamikoji.explain import WORDS
from hanagoza.games.hanamikoji.legal import MAX_LEGAL, legal
from hanagoza.games.hanamikoji.pieces import CHARMS, KINDS, LETTERS, counts_of
from hanagoza.games.hanamikoji.scoring import count_favours, favoured, goal
from hanagoza.games.hanamikoji.state import ACT, ANSWER, SEATS, State

BY_WORTH = sorted(range(KINDS), key=lambda kind: -CHARMS[kind])


class _Cards(NamedTuple):
    """What lies at the geisha as a seat knows it, kind by kind, and what may still come."""

    ours: Sequence[int]
    """With our own secret."""
    theirs: Sequence[int]
    """Without theirs."""
    most: Sequence[int]
    """The most they can have in the end: all that are not ours, nor out of the round by our own
    hand."""


class _Outlook(NamedTuple):
    """A geisha before a move and after it, whatever the opponent answers."""

    seat: int
    kind: int
    favour: int
    before: _Cards
    after: Sequence[_Cards]

    def surely(self, cards: _Cards) -> int:
        """Whom she favours in the end if everything goes against us."""
        return self._favoured(cards.ours, cards.most)

    def now(self, cards: _Cards) -> int:
        """Whom she would favour by the cards that are known."""
        return self._favoured(cards.ours, cards.theirs)

    def _favoured(self, ours: Sequence[int], theirs: Sequence[int]) -> int:
        first, second = (ours, theirs) if self.seat == 0 else (theirs, ours)
        return int(favoured(self.favour, first[self.kind], second[self.kind]))

    @property
    def worst(self) -> _Cards:
        """After the answer that leaves us least of her."""
        return min(self.after, key=lambda cards: cards.ours[self.kind] - cards.theirs[self.kind])


def merits_of(state: State, move: int, ahead: Ahead[State]) -> list[Reason]:
    """What is settled whatever comes, then what would be, then what is kept."""
    seat, before = state.actor, _cards(state, state)
    ends = [_cards(state, end) for end in _ends(state, move, ahead)]
    row = [_Outlook(seat, kind, state.favour[kind], before, ends) for kind in BY_WORTH]
    told = [*_victory(row), *_settled(row), *_leads(row)]
    if state.phase == ANSWER:
        told += _refused(state, row, [_cards(state, end) for end in _answered(state, ahead)])
    elif len(ends) > 1:
        told += _whatever_they_take(row)
    elif ahead(move).phase == ANSWER:
        told.append(WORDS.merit("merit.alike"))
    if state.phase == ACT:
        told += _kept(state.hand[seat], ahead(move).hand[seat])
    return told


def _ends(state: State, move: int, ahead: Ahead[State]) -> list[State]:
    """Where a move leads to with every answer, if it asks for one."""
    offered = ahead(move)
    if state.phase == ANSWER or offered.phase != ANSWER:
        return [offered]
    return _answered(offered, lambda answer: ahead(move, answer))


def _answered(state: State, ahead: Ahead[State]) -> list[State]:
    answers = np.empty(MAX_LEGAL, dtype=np.uint16)
    return [ahead(int(answer)) for answer in answers[: legal(state, answers)]]


def _cards(state: State, end: State) -> _Cards:
    """What the actor of a state knows of what follows it, be it the end of the round."""
    seat, other = state.actor, 1 - state.actor
    ours = counts_of(end.board[seat] + end.secret[seat])
    theirs = counts_of(end.board[other] + end.secret[other] - state.secret[other])
    out = counts_of(end.discard[seat])
    most = [CHARMS[kind] - ours[kind] - out[kind] for kind in range(KINDS)]
    return _Cards(ours, theirs, most)


# --- what is settled ------------------------------------------------------------------------------


def _victory(row: Sequence[_Outlook]) -> Iterator[Reason]:
    """The goal is reached whatever comes."""
    seat, scores = row[0].seat, []
    for cards in row[0].after:
        table: Any = SimpleNamespace(favour=[0] * KINDS, scores=np.zeros((SEATS, 2), dtype=int))
        for geisha in row:
            table.favour[geisha.kind] = geisha.surely(cards)
        count_favours(table)
        if goal(table)[1] != seat:
            return
        scores.append(table.scores[seat].tolist())
    geisha, charm = map(min, zip(*scores, strict=True))
    yield WORDS.merit("merit.wins", geisha=geisha, charm=charm)


def _settled(row: Sequence[_Outlook]) -> Iterator[Reason]:
    """A geisha who can no longer be lost, or no longer be won by the opponent."""
    for geisha in row:
        seat, held = geisha.seat, geisha.surely(geisha.before)
        if held != seat and all(geisha.surely(cards) == seat for cards in geisha.after):
            yield _told("merit.secured", geisha, "most")
        elif held == 1 - seat and all(geisha.surely(cards) != held for cards in geisha.after):
            yield _told("merit.denied", geisha, "most")


def _told(fact: str, geisha: _Outlook, theirs: str = "theirs") -> Reason:
    kind, cards = geisha.kind, geisha.worst
    return WORDS.merit(
        fact, card=LETTERS[kind], ours=cards.ours[kind], theirs=getattr(cards, theirs)[kind]
    )


# --- what would be, by the cards that are known ---------------------------------------------------


def _leads(row: Sequence[_Outlook]) -> Iterator[Reason]:
    either = "-either" if len(row[0].after) > 1 else ""
    for geisha in row:
        seat, held = geisha.seat, geisha.now(geisha.before)
        if held != seat and all(geisha.now(cards) == seat for cards in geisha.after):
            yield _told(f"merit.lead{either}", geisha)
    for geisha in row:
        seat, held = geisha.seat, geisha.now(geisha.before)
        ends = {geisha.now(cards) for cards in geisha.after}
        if held == 1 - seat and not ends & {seat, held}:
            yield _told("merit.level", geisha)


def _refused(state: State, row: Sequence[_Outlook], others: Sequence[_Cards]) -> Iterator[Reason]:
    """Whom the opponent would lead with if another answer left them the cards."""
    for geisha in row:
        rival = 1 - state.actor
        lost = [cards for cards in others if geisha.now(cards) == rival]
        if lost and geisha.now(geisha.before) != rival and geisha.now(geisha.worst) != rival:
            yield _told("merit.refused", geisha._replace(after=lost))


def _whatever_they_take(row: Sequence[_Outlook]) -> Iterator[Reason]:
    if (more := _more(row)) > 0:
        yield WORDS.merit("merit.more", count=more)
    for geisha in row:
        gained = geisha.worst.ours[geisha.kind] - geisha.before.ours[geisha.kind]
        if gained:
            yield WORDS.merit("merit.at-least", card=LETTERS[geisha.kind], count=gained)


def _more(row: Sequence[_Outlook]) -> int:
    """How many more geisha would favour us, after the answer that leaves us fewest."""

    def favours(cards: _Cards) -> int:
        return sum(geisha.now(cards) == geisha.seat for geisha in row)

    return min(map(favours, row[0].after)) - favours(row[0].before)


def _kept(before: int, after: int) -> Iterator[Reason]:
    """Several cards of a kind that stay in the hand, the most charming."""
    held = counts_of(before)
    for kind in BY_WORTH:
        if held[kind] > 1 and counts_of(after)[kind] == held[kind]:
            yield WORDS.merit("merit.keeps", card=LETTERS[kind], count=held[kind])
            return
