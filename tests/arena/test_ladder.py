"""The ladder: what it plays, and how it is written down."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import hanagoza as hg
from hanagoza.arena import ladder
from hanagoza.cli import main


@pytest.mark.parametrize("id", hg.games())
def test_every_claim_can_be_played(id: str) -> None:
    claims = list(ladder.claims(id))
    assert all(len(claim.contest.line_up) in hg.game(id).players for claim in claims)
    assert {"search:1000", "level:5"} <= {claim.bots[0] for claim in claims}


def test_the_plot_is_a_picture() -> None:
    picture = ElementTree.fromstring(
        ladder.plot([("search:1000", (30.0, 1.0)), ("random", (5, 1))])
    )
    assert len(picture.findall(".//{*}circle")) == 2


def test_the_page_is_rewritten_below_what_people_wrote(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "RUNGS", ("random", "greedy:20", "flat:20", "search:20"))
    monkeypatch.setattr(ladder, "journals", lambda name: _made(tmp_path / "kept" / name))
    monkeypatch.setattr(
        ladder, "claims", lambda name: [ladder.Claim(name, ("greedy:20", *["random"] * 2), 3)]
    )
    monkeypatch.setattr(hg, "games", lambda: ("kasane",))
    page = tmp_path / "strength.md"
    page.write_text(f"By hand.\n\n{ladder.MARKER}\n\nold", encoding="utf-8")
    assert main(["ladder", "--page", str(page), "--games", "3"]) == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("By hand.")
    assert "old" not in text
    assert "## Kasane no irome" in text
    assert "`hanagoza arena kasane greedy:20 random random --games 3`" in text
    assert (tmp_path / "strength" / "kasane.svg").exists()


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder
