"""The browser's own words: all three languages say the same, and say no more than is used."""

from __future__ import annotations

import json
import re
import subprocess
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import hanagoza as hg
from hanagoza.core.catalogue import LANGUAGES, identifier, listed
from hanagoza.core.options import Option
from hanagoza.games import games
from scripts.types import ROOT
from tests.web.conftest import NODE
from tests.words import BROWSER, CATALOGUES, files, messages, samples

SOURCE = ROOT / "web" / "src"
COGNATES = {
    *("title-table", "result-total", "bot-0", "bot-1", "bot-2", "bot-3"),
    "refused-why",
    *("span-minutes", "span-seconds", "time-minutes"),
}
"""What is the same in English and French: names, units, a full stop, and a few words."""
CALL = re.compile(r"\bt\(")
KEY = re.compile(r"""(?:^|[?:])\s*["`]([^"`]+)["`]""")
"""A key, alone or on a side of `is ? one : other`."""
COMMENT = re.compile(r"^\s*(//|/?\*).*$", re.MULTILINE)


def filled_by_the_browser(asked: dict[str, Any]) -> dict[str, Any]:
    """What the browser's own code makes of it, run by Node."""
    assert NODE
    script = Path(__file__).with_name("filled.mjs")
    done = subprocess.run(
        [NODE, script], input=json.dumps(asked), capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)  # type: ignore[no-any-return]


def test_the_browser_says_what_we_say() -> None:
    """Every message of every language, filled in with everything that makes a difference."""
    asked, expected = [], []
    for catalogue in CATALOGUES.values():
        for language in LANGUAGES:
            ids = messages(catalogue, language)
            calls = [(id, values) for id in ids for values in samples(id, catalogue)]
            paths = [str(path) for path in files(catalogue, language)]
            asked.append({"language": language, "files": paths, "calls": calls})
            expected.append([catalogue.text(id, language, **values) for id, values in calls])
    assert filled_by_the_browser({"catalogues": asked, "lists": []})["texts"] == expected


def test_the_browser_lists_as_we_list() -> None:
    asked = [(language, list("ABCD")[:most]) for language in LANGUAGES for most in range(5)]
    told = filled_by_the_browser({"catalogues": [], "lists": asked})["lists"]
    assert told == ["".join(listed(parts, language)) for language, parts in asked]


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
    return ".*".join(re.escape(identifier(part)) for part in re.split(r"\$\{[^}]*\}", key))


@pytest.mark.parametrize(("one", "other"), list(combinations(LANGUAGES, 2)))
def test_nothing_is_left_untranslated(one: str, other: str) -> None:
    theirs = messages(BROWSER, other)
    same = {id for id, text in messages(BROWSER, one).items() if text.equals(theirs[id])}
    assert same <= COGNATES


def test_every_key_in_the_source_has_words() -> None:
    for key in used():
        assert any(re.fullmatch(key, id) for id in messages(BROWSER, "en")), f"no words for {key}"


def test_every_word_is_used() -> None:
    keys = used()
    for id in messages(BROWSER, "en"):
        assert any(re.fullmatch(key, id) for key in keys), f"{id} is not used"


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
def test_every_option_says_what_it_changes(game: str) -> None:
    """But for a card, which shows it; all languages have what English has."""
    known = hg.game(game)
    for option in known.options:
        words = option.values if isinstance(option, Option) else ()
        is_card = all(known.words.has(f"ability.{word}") for word in words) and bool(words)
        assert is_card or known.words.has(f"option.{option.name}.about"), option.name


@pytest.mark.parametrize("game", games())
def test_rules_have_the_same_sections_in_every_language(game: str) -> None:
    def phases(language: str) -> list[str]:
        (page,) = SOURCE.glob(f"games/**/{game}/rules.{language}.md")
        text = page.read_text(encoding="utf-8")
        return [head.partition("{")[2] for head in re.findall(r"^## (.*)$", text, re.MULTILINE)]

    assert phases("en") == phases("fr") == phases("ja")
