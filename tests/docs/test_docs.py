"""What is written is true: examples run, generated tables are fresh, nothing is undocumented."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest

import hanagoza as hg
from hanagoza.cli.command import parser
from hanagoza.server.config import Limits
from scripts import privacy, settings
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


@pytest.mark.parametrize("id", hg.games())
def test_variants_of_the_rulebook_and_house_rules_are_told_apart(id: str) -> None:
    text = page(id).read_text(encoding="utf-8")
    for option in hg.game(id).options:
        (row,) = re.findall(rf"^\| `{option.name}` \|[^|]*\| ([^|]*) \|", text, re.MULTILINE)
        assert ("rulebook" in row) is option.in_rulebook, option.name


@pytest.mark.parametrize("id", hg.games())
def test_who_starts_and_which_way_play_goes_is_told(id: str) -> None:
    text = page(id).read_text(encoding="utf-8")
    assert "Chance picks" in text
    assert "unless the host has" in text
    assert ("clockwise" in text) is (hg.game(id).players != (2,))


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


def test_the_proxy_of_the_example_lets_through_what_the_server_allows() -> None:
    text, limits = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8"), Limits()
    conn = re.search(r"limit_conn address (\d+);.*the server allows (\d+) sockets", text)
    requests = re.search(r"limit_req +zone=requests burst=(\d+) nodelay", text)
    assert conn is not None
    assert requests is not None
    assert int(conn[1]) == limits.connections_per_address
    assert int(conn[2]) == limits.sockets_per_address
    assert int(requests[1]) >= limits.requests_per_minute


def test_the_settings_are_fresh() -> None:
    assert settings.PAGE.read_text(encoding="utf-8") == settings.rewritten(), "run make docs"


def test_every_promise_names_tests_that_are_there() -> None:
    text = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    named = re.findall(r"`(?:tests/\w+/)?(test_\w+\.py)`", text)
    assert len(named) >= 7
    for name in named:
        assert list((ROOT / "tests").rglob(name)), name


class TestPrivacy:
    def test_the_page_is_fresh(self) -> None:
        assert privacy.PAGE.read_text(encoding="utf-8") == privacy.rewritten(), "run make docs"

    def test_nothing_is_stored_untold(self) -> None:
        assert list(privacy.untold()) == [], "say in storage/schema.py what it is, and for how long"

    def test_what_the_browser_keeps_is_told(self) -> None:
        """Local storage goes through one function, whose names the page sums up."""
        sources = [*(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")]
        kept = "".join(path.read_text(encoding="utf-8") for path in sources)
        names = set(re.findall(r'remember\(["`]?(\w+)', kept)) - {"name", "seatKey"}
        assert names == {"language", "look", "habit", "muted", "read", "seen", "sound", "tempo"}
        assert kept.count("localStorage.setItem") == 1


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
