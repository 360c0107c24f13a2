"""What happened, in sentences. Events come from the engine, wording from the catalogues."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

import msgspec
from rich.markup import escape
from rich.text import Text

from hanagoza.cli.words import WORDS
from hanagoza.core.catalogue import listed
from hanagoza.core.game import Game
from hanagoza.core.moves import SEPARATOR
from hanagoza.core.views import Event, Result, ScoreLine


class Teller(NamedTuple):
    """Who tells it: in which language, with which names, and how a card is written."""

    game: Game
    lang: str
    names: Sequence[str]
    me: int | None
    """The seat addressed as "you", if any."""
    card: Callable[[str], Text]
    score: Callable[[Sequence[int]], str]

    def log(self, events: Sequence[Event]) -> list[Text]:
        """One line for each thing that happened; cards dealt one by one are told as one."""
        return [self._line(list(same)) for _, same in groupby(events, key=_sameness)]

    def _line(self, events: list[Event]) -> Text:
        line = self.sentence(_together(events))
        if events[0].verb == "round":
            line.style = "bold"
        return line

    def sentence(self, event: Event) -> Text:
        """One event in words."""
        worded = self.game.words.worded(event.values, self.lang)
        values: dict[str, object] = {"count": event.count, **worded}
        if event.seat is not None:
            values |= {"person": self._person(event.seat), "name": escape(self.names[event.seat])}
        values["cards"] = self.cards(event.cards or ()).markup
        values["sequence"] = self.sequence(event.cards or ()).markup
        values["pairs"] = self._pairs(event.move)
        return Text.from_markup(self.game.words.text(self._key(event), self.lang, **values))

    def _person(self, seat: int) -> str:
        """The person in which a sentence speaks of a seat."""
        return "you" if seat == self.me else "named"

    def _key(self, event: Event) -> str:
        key = f"event.{event.verb}"
        if self.game.words.has(key):
            return key
        return f"{key}.hidden" if event.cards is None else f"{key}.known"

    def cards(self, cards: Sequence[str]) -> Text:
        """Cards as they are read out: the same several times over is said once, with a number."""
        return self._told(Counter(cards).items())

    def sequence(self, cards: Sequence[str]) -> Text:
        """Cards whose order matters, read out: only neighbours are said together."""
        return self._told((card, len(list(same))) for card, same in groupby(cards))

    def _told(self, several: Iterable[tuple[str, int]]) -> Text:
        parts = [self._several(card, number) for card, number in several]
        return Text.assemble(*listed(parts, self.lang))

    def _several(self, card: str, number: int) -> Text:
        return self.card(card).append(f" ×{number}" if number > 1 else "")

    def _pairs(self, move: str) -> str:
        _, _, cards = move.partition(" ")
        groups = (group.split() for group in cards.split(SEPARATOR))
        return f" {SEPARATOR} ".join(self.cards(group).markup for group in groups)

    def result(self, result: Result) -> Text:
        """Who won and why, then every point of everybody."""
        paragraphs = [Text(self.verdict(result.winners, result.reason), style="bold")]
        for seat, name in enumerate(self.names):
            lines = [self._point(line) for line in result.lines if line.seat == seat]
            total = Text(f"{name}: {self.score(result.scores[seat])}", style="bold")
            paragraphs.append(Text("\n").join([total, *lines]))
        return Text("\n\n").join(paragraphs)

    def _point(self, line: ScoreLine) -> Text:
        """One line of the final count, and what it is worth."""
        values = self.game.words.worded(line.values, self.lang)
        if isinstance(card := line.values.get("card"), str):
            values["card"] = self.card(card).markup
        told = Text.from_markup(self.game.words.text(line.label, self.lang, **values))
        return Text("  ").append_text(told).append(f"  → {self.score(line.points)}", style="dim")

    def verdict(self, winners: Sequence[int], reason: str) -> str:
        """Who won, and what ended the game."""
        why = self.game.words.text(f"reason.{reason}", self.lang)
        if len(winners) > 1:
            return WORDS.text("shared", self.lang, reason=why)
        person, name = self._person(winners[0]), self.names[winners[0]]
        return WORDS.text("wins", self.lang, person=person, name=name, reason=why)


def _together(events: Sequence[Event]) -> Event:
    """What came one by one, as if it had come at once."""
    first = events[0]
    cards = None if first.cards is None else tuple(c for event in events for c in event.cards or ())
    count = sum(event.count for event in events)
    return msgspec.structs.replace(first, cards=cards, count=count)


def _sameness(event: Event) -> object:
    """Neighbours of the same key are told together: cards and pieces that come one by one."""
    if event.source in ("deck", "pouch"):
        return event.verb, event.seat, event.target
    return id(event)
