"""Move sets (action spaces): a move is a small integer inside the engine, and one short text
everywhere else.

One grammar serves records, bots, terminal, keyboard and screen reader: a verb, then tokens, with
``/`` between groups where a move has more than one (``compete A B / F F``). A game lists its verbs
with every move each can express; the set numbers them in that order, which is also the canonical
order of every legal list.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from typing import NamedTuple

from hanagoza.core.catalogue import CORE, Catalogue
from hanagoza.core.errors import MalformedMove

Group = tuple[str, ...]
SEPARATOR = "/"
WORDS = Catalogue(CORE)


class Move(NamedTuple):
    """A move taken apart: its verb, and its tokens group by group."""

    verb: str
    """The first word: what is done."""
    groups: tuple[Group, ...]
    """The other words; most moves have one group of them."""

    @property
    def text(self) -> str:
        """The move as it is written."""
        return " ".join(
            (self.verb, f" {SEPARATOR} ".join(" ".join(g) for g in self.groups))
        ).strip()


class Verb(NamedTuple):
    """A verb, how it is used in words a person understands, and all it can say.

    ``ordered`` verbs keep their tokens as written; otherwise tokens within a group, and the groups
    themselves, may come in any order and are sorted like the set's own.
    """

    name: str
    usage: str
    groupings: Sequence[tuple[Group, ...]]
    chance: bool = False
    ordered: bool = False


class MoveSet:
    """Every move of one game, numbered: its action space. Id ↔ text ↔ structured form.

    ``moves[id]`` is a move taken apart, ``moves.texts[id]`` its text, ``moves.ids[text]`` its id.
    """

    def __init__(self, verbs: Iterable[Verb]) -> None:
        """For a game's folder; everybody else has ``game.moves``."""
        self.verbs = {verb.name: verb for verb in verbs}
        """Every verb by its name, and how it is used."""
        self._moves = tuple(
            Move(verb.name, groups) for verb in self.verbs.values() for groups in verb.groupings
        )
        self.texts = tuple(move.text for move in self._moves)
        """Every move as text, by id."""
        self.ids = {text: number for number, text in enumerate(self.texts)}
        """Every id by the move's text."""
        self._tokens = {
            name: _token_order(token for groups in verb.groupings for g in groups for token in g)
            for name, verb in self.verbs.items()
        }
        if len(self.ids) != len(self.texts):
            raise ValueError("two moves of one set have the same text")

    def __len__(self) -> int:
        return len(self.texts)

    def __getitem__(self, number: int) -> Move:
        return self._moves[number]

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def first(self, verb: str) -> int:
        """The id of a verb's first move; its others follow in order."""
        return next(number for number, move in enumerate(self._moves) if move.verb == verb)

    def parse(self, text: str) -> int:
        """The id of a move written by a person: any case, any spacing, any order of equals."""
        known = self.ids.get(text) if type(text) is str else None
        return known if known is not None else self._parse(str(text))

    def _parse(self, text: str) -> int:
        words = text.replace(",", " ").replace(SEPARATOR, f" {SEPARATOR} ").split()
        if not words:
            raise _malformed(text, "malformed.empty", verbs=self._verb_list())
        verb = self.verbs.get(words[0].lower())
        if verb is None:
            near = get_close_matches(words[0].lower(), self.verbs, n=1)
            rule = "malformed.nearly" if near else "malformed.verb"
            raise _malformed(text, rule, word=words[0], near="".join(near), verbs=self._verb_list())
        groups = self._groups(text, verb, words[1:])
        found = self.ids.get(Move(verb.name, groups).text)
        if found is None:
            raise _malformed(text, "malformed.form", usage=verb.usage)
        return found

    def _groups(self, text: str, verb: Verb, words: Sequence[str]) -> tuple[Group, ...]:
        order = self._tokens[verb.name]
        groups: list[list[int]] = [[]]
        for word in words:
            if word == SEPARATOR:
                groups.append([])
            elif word.lower() in order:
                groups[-1].append(order[word.lower()])
            else:
                raise _malformed(
                    text, "malformed.token", word=word, verb=verb.name, usage=verb.usage
                )
        if not verb.ordered:
            groups = sorted(sorted(group) for group in groups)
        names = self._token_names(verb.name)
        return tuple(tuple(names[place] for place in group) for group in groups)

    def _token_names(self, verb: str) -> list[str]:
        seen = (token for groups in self.verbs[verb].groupings for g in groups for token in g)
        return list(dict.fromkeys(seen))

    def _verb_list(self) -> str:
        return ", ".join(verb.usage for verb in self.verbs.values() if not verb.chance)


def _malformed(text: str, rule: str, **values: str) -> MalformedMove:
    given = {name: safe(value) for name, value in values.items()}
    reason = WORDS.reason(rule, **given)
    return MalformedMove(f"{quoted(text)}: {reason}", reason)


def _token_order(tokens: Iterable[str]) -> dict[str, int]:
    """Each token, lower-case, with its place: the order in which the verb first uses them."""
    return {token.lower(): place for place, token in enumerate(dict.fromkeys(tokens))}


def quoted(text: str) -> str:
    """Input as it is safe to repeat in a message, in quotation marks."""
    return f'"{safe(text)}"'


def safe(text: str, limit: int = 160) -> str:
    """Text on one line, printable, and not too long."""
    short = text if len(text) <= limit else text[:limit] + "…"
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in short)
