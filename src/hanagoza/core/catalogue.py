"""Words for people: one file of Fluent messages per language, shared by terminal and browser.

A key such as ``event.draw.known`` is the message ``event-draw-known``: Fluent's ids have no dots.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from hanagoza.core.views import Reason

if TYPE_CHECKING:
    from hanagoza.core.fluent import Message

Part = TypeVar("Part")

LANGUAGES = ("en", "fr", "ja")
LINKS = {"en": (", ", " and "), "fr": (", ", " et "), "ja": ("、", "、")}
"""What stands between the parts of a list, and before its last."""


class Catalogue:
    """The words of one or more folders with ``en.ftl``, ``fr.ftl`` and ``ja.ftl`` each."""

    def __init__(self, *folders: Path) -> None:
        self.folders = folders

    def has(self, key: str) -> bool:
        """Whether there is such a message: all languages have the same."""
        return identifier(key) in self._sources("en")

    def text(self, key: str, language: str = "en", **values: object) -> str:
        """A message with its values filled in."""
        return self._message(identifier(key), language)(values)

    def reason(self, rule: str, **values: int | str) -> Reason:
        """A refusal, worded in English and ready to be worded in any other language."""
        return Reason(rule=rule, values=values, text=self.text(rule, "en", **values))

    def merit(self, fact: str, **values: int | str) -> Reason:
        """What speaks for a move. A card, a meld … is told by its name, in English too: whoever
        words it looks it up by the name of the value (``worded``).
        """
        return Reason(rule=fact, values=values, text=self.text(fact, "en", **self.worded(values)))

    def worded(self, values: Mapping[str, int | str], language: str = "en") -> dict[str, object]:
        """Values as they are read out: a reason, a meld … by its name where it has one."""
        return {
            name: self.text(key, language) if self.has(key := f"{name}.{value}") else value
            for name, value in values.items()
        }

    @cache  # noqa: B019 (catalogues live as long as the program)
    def _sources(self, language: str) -> dict[str, str]:
        """All messages of a language; later folders win."""
        from hanagoza.core.fluent import sources  # who only plays by the rules needs no words

        files = [folder / f"{language}.ftl" for folder in self.folders]
        return {
            id: source
            for file in files
            for id, source in sources(file.read_text(encoding="utf-8")).items()
        }

    @cache  # noqa: B019
    def _message(self, id: str, language: str) -> Message:
        from hanagoza.core.fluent import message

        return message(self._sources(language)[id], language)


CORE = Path(__file__).parent / "locale"
"""Words that every game shares; a game's catalogue begins with them."""


def identifier(key: str) -> str:
    """What a message is called in its file."""
    return key.replace(".", "-").replace("+", "plus")


def listed(parts: Sequence[Part], language: str) -> Iterator[Part | str]:
    """The parts of a list, and what stands between them: "Flute, Fan and Scroll"."""
    between, last = LINKS[language]
    for at, part in enumerate(parts):
        if at:
            yield last if at == len(parts) - 1 else between
        yield part
