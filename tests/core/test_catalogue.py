"""Words in three languages: the same messages, the same placeholders, nothing left untranslated."""

from __future__ import annotations

import json
import string
from pathlib import Path

import pytest

import hanagoza
from hanagoza.core.catalogue import LANGUAGES, Catalogue, plural

NAMES = {"hint.language"}
"""Messages that name the other languages in those languages."""

VECTORS = json.loads(Path(__file__).with_name("messages.json").read_text(encoding="utf-8"))

FOLDERS = sorted(Path(hanagoza.__file__).parent.rglob("locale"))


def stem(key: str) -> str:
    return key.removesuffix("_one").removesuffix("_other")


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.parent.name)
def test_every_language_says_the_same_things(folder: Path) -> None:
    english = Catalogue(folder).messages("en")
    for language in LANGUAGES:
        messages = Catalogue(folder).messages(language)
        assert {stem(key) for key in messages} == {stem(key) for key in english}
        for key, text in messages.items():
            assert text.strip(), f"{language}: {key}"
            twin = english.get(key) or english[f"{stem(key)}_other"]
            assert placeholders(text) <= placeholders(twin) | {"count"}, f"{language}: {key}"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.parent.name)
def test_japanese_is_japanese(folder: Path) -> None:
    for key, text in Catalogue(folder).messages("ja").items():
        plain = "".join(part[0] for part in string.Formatter().parse(text))
        letters = [letter for letter in plain if letter.isalpha()]
        assert key in NAMES or not letters or max(letters) > "\u3000", key


def test_plurals() -> None:
    assert [plural("en", count) for count in (0, 1, 2)] == ["other", "one", "other"]
    assert [plural("fr", count) for count in (0, 1, 2)] == ["one", "one", "other"]
    assert [plural("ja", count) for count in (0, 1, 2)] == ["other", "other", "other"]


@pytest.mark.parametrize(("language", "key", "count", "text"), VECTORS["filled"])
def test_a_message_is_filled_in(
    tmp_path: Path, language: str, key: str, count: int, text: str
) -> None:
    """The browser goes by the same file: web/src/words/messages.test.ts."""
    (tmp_path / f"{language}.json").write_text(json.dumps(VECTORS["messages"]), encoding="utf-8")
    assert Catalogue(tmp_path).text(key, language, count=count, name="Aki") == text
