"""Everything of a game is in its three places: whoever adds or takes one away touches no others.

They are ``src/hanagoza/games/<id>``, ``web/src/games/<id>`` and ``docs/games/<id>.md``. An edition
may live in its parent's folders.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import hanagoza as hg
from hanagoza.games import folder

ROOT = Path(__file__).parents[1]
WALKED = "src", "web/src", "scripts", "bench"
HOMES = ROOT / "src" / "hanagoza" / "games", ROOT / "web" / "src" / "games"
REGISTRY = ROOT / "src" / "hanagoza" / "games" / "__init__.py"
MADE = {"pages", "__pycache__", ".venv"}
"""Folders of what is built, and of what others wrote."""
BINARY = {".png", ".webp", ".woff2"}
TESTS = ".test.ts"
"""A test needs a game to try things with."""
EXAMPLE = re.compile(r"\s*(>>>|\.\.\.) ")
"""What ``help()`` shows has to be something that one can type."""
NAMES = re.compile("|".join(hg.games()), re.IGNORECASE)


def files() -> Iterator[Path]:
    """Every file that is written by hand."""
    for path in (found for top in WALKED for found in (ROOT / top).rglob("*")):
        if path.is_file() and path.suffix not in BINARY and not MADE & set(path.parts):
            yield path


def home(path: Path) -> str | None:
    """The name of the game's folder that a file is in, if it is in one."""
    for games in HOMES:
        if path.is_relative_to(games) and path.parent != games:
            return path.relative_to(games).parts[0]
    return None


def test_no_game_is_named_outside_its_places() -> None:
    named = []
    for path in files():
        if home(path) or path == REGISTRY or path.name.endswith(TESTS):
            continue
        where = str(path.relative_to(ROOT))
        lines = [where, *path.read_text(encoding="utf-8").splitlines()]
        named += [f"{where}: {x}" for x in lines if NAMES.search(x) and not EXAMPLE.match(x)]
    assert not named


def test_every_folder_is_that_of_a_game() -> None:
    """In both places, and there is no third one for what belongs in them."""
    folders = {folder(id).rpartition(".")[2] for id in hg.games()}
    for games in HOMES:
        found = {home(path) for path in files() if path.is_relative_to(games)}
        assert found - {None} == folders


def test_games_of_the_browser_do_not_lean_on_each_other() -> None:
    """As an import contract says of those in Python."""
    for path in files():
        if (own := home(path)) and path.suffix in (".ts", ".svelte"):
            for used in re.findall(r'"(@/games/.*?|\.\..*?)"', path.read_text(encoding="utf-8")):
                target = used.replace("@", str(ROOT / "web" / "src"), 1)
                assert home((path.parent / target).resolve()) in (own, None), f"{path}: {used}"


@pytest.mark.parametrize("id", hg.games())
def test_a_game_has_all_there_is(id: str) -> None:
    """Rules and a picture in the browser, and a page that tells how we read its rulebook."""
    for name in ("game.ts", "Cover.svelte", "rules.en.md", "rules.fr.md", "rules.ja.md"):
        assert len(list(HOMES[1].glob(f"**/{id}/{name}"))) == 1, name
    assert (ROOT / "docs" / "games" / f"{id}.md").exists()


def test_nobody_but_the_terminal_loads_a_drawing() -> None:
    code = """
import sys
import hanagoza as hg
import hanagoza.arena, hanagoza.bench.report
for id in hg.games():
    hg.game(id)
print({"rich", "textual"} & set(sys.modules))
import hanagoza.server.app  # Litestar has a terminal of its own, and rich for it
print({name for name in sys.modules if name.endswith(".terminal") or "hanagoza.drawing" in name})
"""
    loaded = subprocess.check_output([sys.executable, "-c", code], text=True)
    assert loaded.split("\n") == ["set()", "set()", ""]
