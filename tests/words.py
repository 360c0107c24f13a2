"""All the words there are: what each message is filled in with, and values to try."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import hanagoza as hg
from hanagoza.bots.levels import WORDS as BOTS
from hanagoza.cli.words import WORDS as CLI
from hanagoza.core.catalogue import LANGUAGES, Catalogue, identifier
from tests.sixth.explain import WORDS as SIXTH

ROOT = Path(__file__).parents[1]
BROWSER = Catalogue(ROOT / "web" / "src" / "words")
CATALOGUES = {
    "bots": BOTS,
    "cli": CLI,
    "browser": BROWSER,
    "setsugekka": SIXTH,
    **{id: hg.game(id).words for id in hg.games()},
}
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 5, 11, -1, -3, 1_000_000)

Values = Mapping[str, int | str]


@cache
def entries(path: Path) -> list[ast.EntryType]:
    """What Mozilla's parser finds in a file, all of it."""
    return FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body


def files(catalogue: Catalogue, language: str) -> list[Path]:
    return [folder / f"{language}.ftl" for folder in catalogue.folders]


@cache
def messages(catalogue: Catalogue, language: str) -> dict[str, ast.Message]:
    """The messages of a catalogue by their ids."""
    return {
        entry.id.name: entry
        for path in files(catalogue, language)
        for entry in entries(path)
        if isinstance(entry, ast.Message)
    }


class Variables(Visitor):
    """What a message is filled in with, and what it chooses its variants by."""

    def __init__(self, message: ast.Message) -> None:
        self.names: set[str] = set()
        self.choices: dict[str, set[str]] = {}
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        keys = {_key(variant.key) for variant in node.variants}
        self.choices.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.value if isinstance(key, ast.NumberLiteral) else key.name


def samples(id: str, catalogue: Catalogue) -> Iterator[Values]:
    """Typical values of a message: every variant of every language comes up."""
    names: set[str] = set()
    choices: dict[str, set[str]] = {}
    for language in LANGUAGES:
        found = Variables(messages(catalogue, language)[id])
        names |= found.names
        for name, keys in found.choices.items():
            choices.setdefault(name, set()).update(keys)
    others = sorted(names - choices.keys())
    tried = {name: _values(keys) for name, keys in choices.items()}
    for chosen in product(*tried.values()):
        yield dict(zip(tried, chosen, strict=True)) | {name: f"[{name}]" for name in others}
    yield {name: values[0] for name, values in tried.items()} | dict.fromkeys(others, -2)


def _values(keys: set[str]) -> list[int | str]:
    """Of a number the plurals, of a word each that is known and one that is not."""
    if keys - {"0"} <= PLURALS:
        return list(NUMBERS)
    return [*sorted(int(key) if key.isdigit() else key for key in keys), "else"]


HOLE = "\0"
"""Where a key is filled in."""
KEY = re.compile(r"[a-zA-Z][\w.+\0-]*")
QUOTED = re.compile(r'"([^"\n]*)"|\'([^\'\n]*)\'|`([^`\n]*)`')
TOO_WIDE = "web\\-.+"
"""Of a rule, for whoever clicks: counted with the rule itself."""


@cache
def used() -> re.Pattern[str]:
    """The ids that the sources mention, in Python or TypeScript, wholly or but for some parts."""
    found = {key for path in (ROOT / "src").rglob("*.py") for key in _in_python(path)}
    for path in (ROOT / "web" / "src").rglob("*"):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts"):
            found |= set(_in_typescript(path.read_text(encoding="utf-8")))
    keys = {identifier(key) for key in found if KEY.fullmatch(key)}
    return re.compile("|".join({re.escape(key).replace(HOLE, ".+") for key in keys} - {TOO_WIDE}))


def _in_python(path: Path) -> Iterator[str]:
    for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, python.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, python.JoinedStr):
            parts = (
                part.value if isinstance(part, python.Constant) else HOLE for part in node.values
            )
            yield "".join(map(str, parts))


def _in_typescript(text: str) -> Iterator[str]:
    """Every string, also one within another; and kinds of tokens, which `named` looks up."""
    for start in (match.start() for match in re.finditer("[\"'`]", text)):
        if found := QUOTED.match(text, start):
            key = re.sub(r"\$\{[^}]*\}", HOLE, next(filter(None, found.groups()), ""))
            yield key
    for call in re.findall(r"named\(([^)]*)\)", text):
        yield from (f"{kind}.{HOLE}" for kind in re.findall(r'"(\w+)"', call))
