"""Words for people: one JSON file per language, shared by terminal and browser.

A message is text with ``{name}`` placeholders. Where a number decides the wording there are two
messages, ``key_one`` and ``key_other``, and the value ``count`` picks between them; French counts
0 as one, Japanese has only ``key_other``.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from hanagoza.core.views import Reason

LANGUAGES = ("en", "fr", "ja")


class Catalogue:
    """The words of one or more folders with ``en.json``, ``fr.json`` and ``ja.json`` each."""

    def __init__(self, *folders: Path) -> None:
        self._folders = folders

    @cache  # noqa: B019 (catalogues live as long as the program)
    def messages(self, language: str) -> dict[str, str]:
        """All messages of a language by key; later folders win."""
        messages: dict[str, str] = {}
        for folder in self._folders:
            messages |= json.loads((folder / f"{language}.json").read_text(encoding="utf-8"))
        return messages

    def text(self, key: str, language: str = "en", **values: object) -> str:
        """A message with its values filled in."""
        messages = self.messages(language)
        if key not in messages:
            key = f"{key}_{plural(language, values.get('count'))}"
        return messages[key].format(**values)

    def reason(self, rule: str, **values: int | str) -> Reason:
        """A refusal, worded in English and ready to be worded in any other language."""
        return Reason(rule=rule, values=values, text=self.text(rule, "en", **values))


CORE = Path(__file__).parent / "locale"
"""Words that every game shares; a game's catalogue begins with them."""


def plural(language: str, count: object) -> str:
    """Which of a message's two forms a count takes."""
    if language == "ja" or not isinstance(count, int):
        return "other"
    singular = (0, 1) if language == "fr" else (1,)
    return "one" if count in singular else "other"
