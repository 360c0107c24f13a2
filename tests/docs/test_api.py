"""The reference of the Python interface is complete, and fresh."""

from __future__ import annotations

import re

import hanagoza as hg
from scripts import api


def test_every_public_name_and_member_has_a_docstring() -> None:
    assert list(api.undocumented()) == []


def test_the_page_is_fresh() -> None:
    assert api.PAGE.read_text(encoding="utf-8") == api.written(), "run make docs"


def test_its_links_lead_to_its_headings() -> None:
    page = api.written()
    seen: list[str] = []
    for heading in re.findall(r"^#+ (.*)$", page, re.MULTILINE):
        anchor = heading.lower().replace(".", "").replace(" ", "-")
        earlier = sum(re.fullmatch(rf"{anchor}(-\d+)?", each) is not None for each in seen)
        seen.append(f"{anchor}-{earlier}" if earlier else anchor)
    assert set(re.findall(r"\(#([^)]+)\)", page)) <= set(seen)


def test_the_docstring_of_everything_that_can_be_imported_is_there() -> None:
    page = api.PAGE.read_text(encoding="utf-8")
    for name in hg.__all__:
        assert f"### {name}\n" in page or f"**`{name}`**" in page


def test_game_shows_what_a_user_wants_and_nothing_else() -> None:
    assert [member.name for member in api.members_of(hg.Game)] == [
        "id",
        "version",
        "players",
        "options",
        "presets",
        "words",
        "moves",
        "start",
        "from_position",
        "imagine",
        "merits",
        "batch",
        "playouts",
    ]
