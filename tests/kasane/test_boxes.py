"""The boxes of the melds are data: tagged, checked, replaceable, and kept in every record."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

import hanagoza as hg
from hanagoza.cli.commands.play import option_of
from hanagoza.games.kasane.boxes import FILE, RECONSTRUCTED, reconstruction, table_of
from hanagoza.games.kasane.melds import MELDS
from tests.kasane.builders import GAME, open_boxes, seen, turn
from tests.variants import play_randomly
from tests.vectors import vectors_of

OTHER = "kasane 2:2,2,2 5:15 / sakura 3:5 / setsu 7:9"
AS_JSON = """{
    "setsu": {"7": [9]},
    "kasane": {"2": [2, 2, 2], "5": [15]},
    "sakura": {"3": {"points": [5], "source": "my copy"}},
    "juu": {}, "chidori": {}, "asanoha": {}, "kagen": {}, "jyougen": {}, "katyuu": {}
}"""


def test_every_cell_says_what_is_known_and_from_what() -> None:
    """KA-A01."""
    for meld, column in reconstruction().items():
        assert meld in MELDS
        for cell in column.values():
            assert set(cell) == {"points", "boxes", "pay", "confidence", "source"}
            assert {cell["boxes"], cell["pay"]} <= {"known", "assumed"}
            assert 50 <= cell["confidence"] <= 99
            assert len(cell["source"]) > 10


def test_what_the_text_pays_is_known() -> None:
    """KA-A01, KA-A02: the cells that worked examples fix are tagged so."""
    known = {
        (meld, int(number))
        for meld, column in reconstruction().items()
        for number, cell in column.items()
        if cell["pay"] == "known"
    }
    told = {(v["input"]["meld"], v["input"]["n"]) for v in vectors_of("kasane", "kpoints")}
    assert known == told | {("sakura", 3), ("chidori", 3), ("asanoha", 3)}


def test_the_page_shows_the_table() -> None:
    page = (Path(__file__).parents[2] / "docs" / "games" / "kasane.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("|") and "→" in line]
    for meld, column in reconstruction().items():
        (row,) = [row for row in rows if meld.title() in row]
        boxes = [f"{n}→{points}" for n, cell in column.items() for points in cell["points"]]
        assert re.findall(r"\d→\d", row.replace("*", "")) == boxes


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("reconstructed", RECONSTRUCTED),
        (" Reconstructed ", RECONSTRUCTED),
        (FILE.read_text(encoding="utf-8"), RECONSTRUCTED),
        (OTHER, OTHER),
        ("Setsu 7:9/ SAKURA 3:5 /kasane  5:15 2:2,2,2", OTHER),
        (AS_JSON, OTHER),
    ],
)
def test_a_table_by_name_by_text_or_by_json_is_kept_in_one_form(given: str, kept: str) -> None:
    assert GAME.start(4, seed=1, meld_table=given).setting.options["meld_table"] == kept
    assert table_of(given) == table_of(kept)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("", "there is no meld"),
        ("printed", 'there is no meld "printed"; the melds are kasane, juu,'),
        ("kasane", "it has no boxes at all"),
        ("kasane 2", '"2" is not like 3:4,3'),
        ("kasane 2:a", '"2:a" is not like 3:4,3'),
        ("kasane 1:1", 'a box is for 2 to 5 cards, not for "1"'),
        ("sakura 4:1", 'a box is for 3 cards, not for "4"'),
        ("kasane 2:0", "a box pays 1 to 15 points, not 0"),
        ("kasane 2:16", "not 16"),
        ("kasane 2:1,1,1,1,1", "is not a list of the points of 1 to 4 boxes"),
        ("kasane 2:1 / kasane 3:1", "kasane is listed twice"),
        ("{", "is no JSON"),
        ('{"kasane": [1]}', "does not list numbers of cards"),
        ('{"kasane": {"2": [true]}}', "not True"),
        ('{"kasane": {"2": 1}}', "is not a list of the points"),
    ],
)
def test_an_impossible_table_is_refused(given: str, message: str) -> None:
    with pytest.raises(hg.OptionError) as refusal:
        GAME.start(4, meld_table=given)
    assert message in str(refusal.value)
    assert str(refusal.value).startswith("meld_table")


@pytest.mark.parametrize(
    ("meld", "fewest", "most"),
    [
        *[("kasane", 2, 5), ("juu", 2, 6)],
        *[("sakura", 3, 3), ("chidori", 3, 3), ("asanoha", 3, 3)],
        *[("kagen", 3, 5), ("jyougen", 3, 5), ("katyuu", 3, 7), ("setsu", 3, 7)],
    ],
)
def test_a_meld_has_boxes_for_certain_numbers_of_cards(meld: str, fewest: int, most: int) -> None:
    for cards in range(fewest, most + 1):
        GAME.start(4, meld_table=f"{meld} {cards}:1")
    for cards in (fewest - 1, most + 1):
        with pytest.raises(hg.OptionError, match=r"^meld_table"):
            GAME.start(4, meld_table=f"{meld} {cards}:1")


def test_a_table_of_ones_own_forgets_no_meld() -> None:
    """In JSON, as people type it; a meld can have no boxes, but it says so."""
    cells = json.loads(AS_JSON)
    for forgotten, message in (
        ({"juu"}, "meld_table: juu is missing: list every meld, with {} for no boxes"),
        ({"setsu", "juu"}, "meld_table: juu, setsu are missing: list every meld"),
    ):
        left = {meld: column for meld, column in cells.items() if meld not in forgotten}
        with pytest.raises(hg.OptionError) as refusal:
            GAME.start(4, meld_table=json.dumps(left))
        assert message in str(refusal.value)


def test_the_short_form_lists_the_melds_that_have_boxes() -> None:
    """So records have always kept it, and they replay; the table shows who has none."""
    view = seen(GAME.start(4, seed=1, meld_table=OTHER), None)
    boxes = {card.meld: card.boxes for card in view.melds}
    assert [meld for meld in MELDS if not boxes[meld]] == [
        *("juu", "chidori", "asanoha", "kagen", "jyougen", "katyuu")
    ]


def test_a_table_is_text() -> None:
    with pytest.raises(hg.OptionError, match="it has to be text"):
        GAME.start(4, meld_table={"juu": {"2": [1]}})


def test_another_table_is_played_by() -> None:
    match = turn("2 2", "2", meld_table=OTHER)
    assert match.legal() == ["meld kasane 2", "pass"]
    assert open_boxes(match, "kasane", 2) == [2, 2, 2]
    assert str(match.why("meld kasane 3")) == "kasane has no box for 3 cards"
    match.play("meld kasane 2")
    assert seen(match, None).seats[0].points == 2


def test_records_carry_their_table() -> None:
    for players in (3, 4):
        match = play_randomly(GAME.start(players, seed=2, meld_table=OTHER), Random(2))
        record = match.record().to_json()
        assert json.loads(record)["options"]["meld_table"] == OTHER
        assert hg.replay(record).result == match.result


def test_the_harder_variant_needs_two_boxes_to_block_one() -> None:
    """KA-A22."""
    with pytest.raises(hg.OptionError, match="two boxes for two cards of juu"):
        GAME.start(3, hard3="on", meld_table=OTHER)
    GAME.start(3, hard3="on", meld_table="kasane 2:1,1 / juu 2:1,1,1", seed=1)
    GAME.start(3, meld_table=OTHER, seed=1)


def test_the_command_line_reads_a_table_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "my-cards.json"
    columns = {meld: {"2": [3]} if meld == "juu" else {} for meld in MELDS}
    file.write_text(json.dumps(columns), encoding="utf-8")
    name, value = option_of(f"meld_table=@{file}")
    assert name == "meld_table"
    assert GAME.start(4, seed=1, meld_table=value).setting.options["meld_table"] == "juu 2:3"
    with pytest.raises(FileNotFoundError):
        option_of(f"meld_table=@{tmp_path / 'nothing.json'}")
