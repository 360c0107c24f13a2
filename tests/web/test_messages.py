"""The browser fills in messages as the terminal does."""

from __future__ import annotations

import json
from pathlib import Path

from hanagoza.core.catalogue import LANGUAGES, Catalogue
from tests.web.node import evaluated

COUNTS = (0, 1, 2, 11)
MESSAGES = {"a_one": "{count} card of {name}", "a_other": "{count} cards of {name}", "b": "plain"}


def test_plurals_and_values(tmp_path: Path) -> None:
    text = json.dumps(MESSAGES)
    for language in LANGUAGES:
        (tmp_path / f"{language}.json").write_text(text, encoding="utf-8")
    words = Catalogue(tmp_path)
    said = [
        words.text(key, language, count=count, name="Aki")
        for language in LANGUAGES
        for key in ("a", "b")
        for count in COUNTS
    ]
    assert said == evaluated(
        "words/messages.ts",
        f"""{json.dumps(LANGUAGES)}.flatMap((language) => ["a", "b"].flatMap((key) =>
            {json.dumps(COUNTS)}.map((count) =>
                m.filled({text}, language, key, {{ count, name: "Aki" }}))))""",
    )
