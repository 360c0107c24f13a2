"""The browser's own words: all three languages say the same, and say no more than is used."""

from __future__ import annotations

import json
import re
import string
from itertools import combinations
from pathlib import Path

import pytest

from hanagoza.core.catalogue import LANGUAGES
from hanagoza.games import games
from scripts.types import ROOT

SOURCE = ROOT / "web" / "src"
WORDS = {
    language: json.loads((SOURCE / "words" / f"{language}.json").read_text(encoding="utf-8"))
    for language in LANGUAGES
}
COGNATES = {"title.table", "list", "result.total", "bot.0", "bot.1", "bot.2", "bot.3"}
"""What is the same in English and French: names, and a few words."""
CALL = re.compile(r"\bt\(")
KEY = re.compile(r"""(?:^|[?:])\s*["`]([^"`]+)["`]""")
"""A key, alone or on a side of `is ? one : other`."""
COMMENT = re.compile(r"^\s*(//|/?\*).*$", re.MULTILINE)


def stem(key: str) -> str:
    return key.removesuffix("_one").removesuffix("_other")


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def sources() -> list[Path]:
    found = [*SOURCE.rglob("*.ts"), *SOURCE.rglob("*.svelte")]
    return [path for path in found if path.name != "protocol.ts"]


def used() -> set[str]:
    """Keys as they are written in the source, `.*` where a part is filled in."""
    keys: set[str] = set()
    for path in sources():
        text = COMMENT.sub("", path.read_text(encoding="utf-8"))
        for call in CALL.finditer(text):
            keys |= {_pattern(key) for key in KEY.findall(_first_argument(text[call.end() :]))}
    return keys


def _first_argument(text: str) -> str:
    depth = 0
    for at, sign in enumerate(text):
        if depth == 0 and sign in ",)":
            return text[:at]
        depth += (sign in "({[") - (sign in ")}]")
    raise AssertionError(text)


def _pattern(key: str) -> str:
    return ".*".join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", key))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything(language: str) -> None:
    english = WORDS["en"]
    assert {stem(key) for key in WORDS[language]} == {stem(key) for key in english}
    for key, text in WORDS[language].items():
        twin = english.get(key) or english[f"{stem(key)}_other"]
        assert placeholders(text) == placeholders(twin), f"{language}: {key}"


@pytest.mark.parametrize(("one", "other"), list(combinations(LANGUAGES, 2)))
def test_nothing_is_left_untranslated(one: str, other: str) -> None:
    same = {key for key, text in WORDS[one].items() if text == WORDS[other].get(key)}
    assert same <= COGNATES


def test_every_key_in_the_source_has_words() -> None:
    stems = {stem(key) for key in WORDS["en"]}
    for key in used():
        assert any(re.fullmatch(key, known) for known in stems), f"no words for {key}"


def test_every_word_is_used() -> None:
    keys = used()
    for known in {stem(key) for key in WORDS["en"]}:
        assert any(re.fullmatch(key, known) for key in keys), f"{known} is not used"


def test_no_sentence_stands_in_the_markup() -> None:
    """Visible text comes from the catalogues; letters between tags would be hard-coded."""
    for path in SOURCE.rglob("*.svelte"):
        if {"art", "kit", "gallery", "Gallery.svelte"} & set(path.relative_to(SOURCE).parts):
            continue
        text = path.read_text(encoding="utf-8")
        markup = re.sub(r"<(script|style).*?</\1>|<!--.*?-->", "", text, flags=re.DOTALL)
        plain = re.sub(r"=>|&nbsp;", "", markup)
        while "{" in plain:
            plain, before = re.sub(r"\{[^{}]*\}", "", plain), plain
            assert plain != before, path
        shown = re.sub(r"<[^>]*>", "\n", plain)
        letters = {line.strip() for line in shown.splitlines() if re.search(r"\w", line)}
        assert letters <= {"花茣蓙", "Hanagoza", "."}, f"{path.name}: {letters}"


@pytest.mark.parametrize("game", games())
def test_rules_have_the_same_sections_in_every_language(game: str) -> None:
    def phases(language: str) -> list[str]:
        (page,) = SOURCE.glob(f"games/**/{game}/rules.{language}.md")
        text = page.read_text(encoding="utf-8")
        return [head.partition("{")[2] for head in re.findall(r"^## (.*)$", text, re.MULTILINE)]

    assert phases("en") == phases("fr") == phases("ja")
