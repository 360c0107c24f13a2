"""What is written is true: examples run, generated tables are fresh, nothing is undocumented."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest

import hanagoza as hg
from hanagoza.cli.command import parser
from scripts.docs import page, rewritten

ROOT = Path(__file__).parents[2]


def test_the_readme_runs() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 8
    assert result.failed == 0


def test_the_readme_lists_every_game() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for id in hg.games():
        assert f"docs/games/{id}.md" in readme


@pytest.mark.parametrize("id", hg.games())
def test_the_table_of_moves_is_fresh(id: str) -> None:
    assert page(id).read_text(encoding="utf-8") == rewritten(id), "run make docs"


@pytest.mark.parametrize("id", hg.games())
def test_every_option_and_verb_is_documented(id: str) -> None:
    text = page(id).read_text(encoding="utf-8")
    game = hg.game(id)
    for name in (*(option.name for option in game.options), *game.moves.verbs):
        assert f"`{name}" in text


def test_every_relative_link_leads_somewhere() -> None:
    for document in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for link in re.findall(r"\]\(([^)#]+)", document.read_text(encoding="utf-8")):
            if "://" not in link:
                assert (document.parent / link).exists(), f"{document.name}: {link}"


def test_every_command_for_hosts_exists() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    commands = re.findall(r"^hanagoza (.+)$", text, re.MULTILINE)
    assert len(commands) >= 10
    for command in commands:
        parser().parse_args(shlex.split(command))


def test_the_walk_of_one_move_names_what_is_there() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    walk = text.partition("## The walk of one move")[2].partition("## ")[0]
    sources = [*(ROOT / "src").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts")]
    written = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    components = {path.stem for path in (ROOT / "web" / "src").rglob("*.svelte")}
    for named in re.findall(r"`([#\w.]+)`", walk):
        name = named.rpartition(".")[2]
        defined = rf"(def|class|=|export function) ?{re.escape(name)}\b|^ +{re.escape(name)}\("
        assert name in components or re.search(defined, written, re.MULTILINE), named
