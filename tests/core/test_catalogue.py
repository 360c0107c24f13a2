"""Words in three languages: the same messages, filled in with the same, none left untranslated."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, serialize

from hanagoza.core.catalogue import LANGUAGES, Catalogue, identifier, listed
from hanagoza.core.fluent import plural, sources
from tests.words import CATALOGUES, ROOT, Variables, entries, messages, samples, used

NAMES = {"hint-language"}
"""Messages that name the other languages in those languages."""
FILES = sorted(path for top in ("src", "tests", "web/src") for path in (ROOT / top).rglob("*.ftl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_file_is_all_messages_and_comments(path: Path) -> None:
    for entry in entries(path):
        assert isinstance(entry, ast.Message | ast.BaseComment), getattr(entry, "content", entry)
        assert not getattr(entry, "attributes", []), "we do without attributes"
    ids = [entry.id.name for entry in entries(path) if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids)), {id for id in ids if ids.count(id) > 1}
    assert set(sources(path.read_text(encoding="utf-8"))) == set(ids)


def test_every_file_is_of_a_catalogue() -> None:
    known = {folder for catalogue in CATALOGUES.values() for folder in catalogue.folders}
    assert {path.parent for path in FILES} == known
    assert {path.stem for path in FILES} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUES)
def test_every_language_says_the_same_things(name: str, language: str) -> None:
    catalogue = CATALOGUES[name]
    english = messages(catalogue, "en")
    assert messages(catalogue, language).keys() == english.keys()
    for id, message in messages(catalogue, language).items():
        assert variables(message) == variables(english[id]), f"{language}: {id}"


def variables(message: ast.Message) -> set[str]:
    """What it is filled in with. Who has a name has a person too, but not all sentences show it."""
    return Variables(message).names - {"person"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUES)
def test_every_message_is_filled_in(name: str, language: str) -> None:
    catalogue = CATALOGUES[name]
    for id in messages(catalogue, language):
        for values in samples(id, catalogue):
            text = catalogue.text(id, language, **values)
            assert text.strip()
            assert not re.search(r"[{}]|-\d", text), f"{language}: {id}: {text}"


@pytest.mark.parametrize("name", sorted(CATALOGUES.keys() - {"browser"}))
def test_every_message_is_used(name: str) -> None:
    """A rule may be worded otherwise for whoever clicks: as `web.` and its name."""
    ids = messages(CATALOGUES[name], "en").keys()
    rules = {f"web-{id}" for id in ids if not id.startswith("web-")}
    assert not {id for id in ids - rules if not used().fullmatch(id)}


@pytest.mark.parametrize("name", CATALOGUES)
def test_japanese_is_japanese(name: str) -> None:
    for id, message in messages(CATALOGUES[name], "ja").items():
        for line in re.findall(r"(?:=|\])(.*)", serialize(ast.Resource([message]))):
            letters = [letter for letter in re.sub(r"\{.*?\}", "", line) if letter.isalpha()]
            assert id in NAMES or not letters or max(letters) > "\u3000", id


FRENCH = [
    path
    for top in ("src", "tests", "web/src")
    for path in sorted((ROOT / top).rglob("*"))
    if path.name == "fr.ftl" or path.name.endswith(".fr.md")
]
BREAKING = re.compile(
    r"""
    (?<!^)(?<![\s]) [ \u00a0] [;!?]     # a narrow no-break space goes before these,
    | [ \u202f] [:»]                    # a no-break space before a colon and inside of « »,
    | « (?!\u00a0)
    | (?<=\w) ' (?=\w)                  # and an apostrophe is round
    """,
    re.VERBOSE,
)


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: str(path.relative_to(ROOT)))
def test_french_keeps_its_signs_on_the_line(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert not [line for line in lines if not line.startswith("#") and BREAKING.search(line)]


def test_plurals() -> None:
    numbers = 0, 1, 2, -1, 1_000_000
    english = ["other", "one", "other", "one", "other"]
    assert [plural(number, "en") for number in numbers] == english
    french = ["one", "one", "other", "one", "many"]
    assert [plural(number, "fr") for number in numbers] == french
    assert {plural(number, "ja") for number in numbers} == {"other"}


def test_lists() -> None:
    def told(*parts: str, language: str = "en") -> str:
        return "".join(listed(parts, language))

    assert told() == ""
    assert told("Flute") == "Flute"
    assert told("Flute", "Fan") == "Flute and Fan"
    assert told("Flute", "Fan", "Scroll") == "Flute, Fan and Scroll"
    assert told("笛", "扇", "巻物", language="ja") == "笛、扇、巻物"


def test_a_key_is_a_path() -> None:
    assert identifier("event.draw.known") == "event-draw-known"
    assert identifier("card.+1") == "card-plus1"


class TestFilling:
    def catalogue(self, tmp_path: Path, text: str) -> Catalogue:
        for language in LANGUAGES:
            (tmp_path / f"{language}.ftl").write_text(text, encoding="utf-8")
        return Catalogue(tmp_path)

    def test_variants_are_chosen_by_number_word_or_default(self, tmp_path: Path) -> None:
        words = self.catalogue(
            tmp_path,
            "a =\n    { $n ->\n        [0] none\n        [one] one\n        [you] you\n"
            "       *[other] { $n } of them\n    }\n",
        )
        told = [words.text("a", "en", n=n) for n in (0, 1, "you", 7, "x")]
        assert told == ["none", "one", "you", "7 of them", "x of them"]

    def test_a_minus_is_as_wide_as_a_plus(self, tmp_path: Path) -> None:
        assert self.catalogue(tmp_path, "a = { $n } pts").text("a", n=-3) == "−3 pts"

    def test_lines_are_kept(self, tmp_path: Path) -> None:
        words = self.catalogue(tmp_path, "a =\n    one\n    two   three\nb = b\n")
        assert words.text("a") == "one\ntwo   three"

    def test_the_last_folder_wins(self, tmp_path: Path) -> None:
        (tmp_path / "edition").mkdir()
        self.catalogue(tmp_path / "edition", "a = ours")
        self.catalogue(tmp_path, "a = theirs\nb = both")
        words = Catalogue(tmp_path, tmp_path / "edition")
        assert (words.text("a"), words.text("b")) == ("ours", "both")
        assert words.has("a")
        assert not words.has("c")

    def test_what_we_do_without_is_refused(self, tmp_path: Path) -> None:
        words = self.catalogue(tmp_path, "a = { b }\nb = { NUMBER($n) }\nc = { $n ->\n")
        for key in "abc":
            with pytest.raises(ValueError, match=r"Fluent|do without"):
                words.text(key, n=1)
