"""The ladder: what it plays, and how it is written down."""

from __future__ import annotations

import datetime
from pathlib import Path
from xml.etree import ElementTree

import pytest

import hanagoza as hg
from hanagoza.arena import Rating, ladder, page
from hanagoza.arena.journal import Played
from hanagoza.cli import main
from hanagoza.core.definition import Claim
from tests.arena.games import won_by


@pytest.mark.parametrize("id", hg.games())
def test_every_claim_can_be_played(id: str) -> None:
    claims = ladder.claims(id)
    assert all(len(ladder.tried(id, each).line_up) in hg.game(id).players for each in claims)
    assert {"search:1000", "level:5"} <= {claim.better for claim in claims}


def test_the_plot_is_a_picture() -> None:
    picture = ElementTree.fromstring(
        page.plot([("search:1000", Rating(600.0, 20.0)), ("random", Rating(0, 0))])
    )
    assert len(picture.findall(".//{*}circle")) == 2


def test_a_section_tells_when_its_games_were_played() -> None:
    days = [datetime.date(2026, 11, day) for day in (3, 16)]
    played = [Played(won_by(0, ("greedy", "random")), day) for day in days]
    for count, when in ((1, "1 games, played on 2026-11-03"), (2, "from 2026-11-03 to 2026-11-16")):
        measured = ladder.Measured("hanamikoji", played[:count], [])
        assert when in page.section(measured, page.ratings(measured), "x.svg")


def test_the_rest_of_the_page_stays_while_one_game_is_rewritten() -> None:
    """So a ladder that is interrupted has taken nothing away."""
    before = f"By hand.\n\n{page.MARKER}\n\nold\n\n## Hanamikoji\n\nfirst\n\n## Blossom\n\nthen\n"
    after = page.rewritten(before, "## Kasane no irome\n\nlast", ladder.order())
    assert after == (
        f"By hand.\n\n{page.MARKER}\n\n## Hanamikoji\n\nfirst\n\n## Blossom\n\nthen\n\n"
        "## Kasane no irome\n\nlast\n"
    )
    again = page.rewritten(after, "## Hanamikoji\n\nmore", ladder.order())
    assert again == after.replace("first", "more")


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A ladder of one game that is climbed in a moment."""
    monkeypatch.setattr(ladder, "RUNGS", ("random", "greedy:20", "flat:20", "search:20"))
    monkeypatch.setattr(ladder, "journals", lambda name: _made(tmp_path / "kept" / name))
    monkeypatch.setattr(ladder, "claims", lambda name: [Claim("greedy:20", "random", 3)])
    monkeypatch.setattr(hg, "games", lambda: ("kasane",))


@pytest.mark.usefixtures("small")
def test_the_page_is_rewritten_below_what_people_wrote(tmp_path: Path) -> None:
    path = tmp_path / "strength.md"
    path.write_text(f"By hand.\n\n{page.MARKER}\n\nold", encoding="utf-8")
    assert main(["ladder", "--page", str(path), "--games", "3"]) == 0
    text = path.read_text(encoding="utf-8")
    assert text.startswith("By hand.")
    assert "old" not in text
    assert "## Kasane no irome" in text
    assert "| random | 0 | ± 0 |" in text
    assert "`hanagoza arena kasane greedy:20 random random --games 3`" in text
    assert (tmp_path / "strength" / "kasane.svg").exists()


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("name", ["x", "not/there.md", "folder.md"])
def test_a_page_that_cannot_be_written_is_refused_at_once(
    tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "folder.md").mkdir()
    assert main(["ladder", "--page", str(tmp_path / name), "--games", "3"]) == 2
    assert "a file that ends in .md" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == [tmp_path / "folder.md"]


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder
