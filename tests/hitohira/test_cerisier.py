"""What La Légende du Cerisier does differently. LC-Axx are rulings (docs/games)."""

from __future__ import annotations

from typing import Any

import pytest

import hanagoza as hg
from tests.hitohira.builders import (
    CERISIER,
    HITOHIRA,
    begin,
    count_jokers,
    document,
    grab,
    match_at,
    play,
    points_for,
    seen,
)

ALL_TRIGGERS = "R2 Y2 L2 B2"


def at(**what: Any) -> hg.Match:
    return match_at(game=CERISIER, **what)


def group(name: str, *screens: str, **options: str) -> list[int]:
    players = 2 if len(screens) == 2 else 4
    match = at(phase="jokers", players=players, screens=screens, options=options)
    return points_for(count_jokers(match), f"line-{name}")


def test_one_kernel_serves_both_editions() -> None:
    assert CERISIER.engine.kernel is HITOHIRA.engine.kernel


@pytest.mark.parametrize(("players", "pieces"), [(4, 96), (3, 80), (2, 66)])
def test_the_bag(players: int, pieces: int) -> None:
    """LC-A10."""
    assert seen(begin(game=CERISIER, players=players)).pouch == pieces


def test_classic_sides_are_the_default_and_advanced_ones_a_preset() -> None:
    """LC-A09: any mixture can be chosen too."""
    sides = [card.name for card in seen(begin(game=CERISIER)).abilities]
    assert sides == ["somei", "shin", "kenrokuen"]
    pink: dict[str, Any] = dict(CERISIER.presets["advanced"])
    advanced = seen(begin(game=CERISIER, **pink))
    assert [card.name for card in advanced.abilities] == ["komatsu", "sakuya", "kokonoe"]
    mixed = seen(begin(game=CERISIER, six_pieces="kokonoe"))
    assert [card.name for card in mixed.abilities] == ["somei", "shin", "kokonoe"]


def test_all_flowers_of_a_colour_go_behind_the_screen() -> None:
    """LC-A06: Black is one of the colours."""
    match = at(phase="screen", turn="R2 Y1")
    assert match.legal() == ["screen none", "screen R 2", "screen Y 1"]
    assert at(phase="screen", turn="K2").legal() == ["screen none", "screen K 2"]
    house = at(phase="screen", turn="R2", options={"screen_qty": "any"})
    assert house.legal() == ["screen none", "screen R 1", "screen R 2"]


SAKUYA = {"two_pairs": "sakuya"}


def test_the_flower_got_by_sakuya_hime_goes_in_front() -> None:
    """It cannot be screened in the same turn, and equal colours may be exchanged for that."""
    match = at(phase="use", turn="R2 Y2", fields=("L1", "R1"), options=SAKUYA)
    play(match, "use sakuya")
    assert match.legal() == ["give turn R", "give turn Y", "give field L"]
    play(match, "give turn R", "take +1 R")
    assert document(match).fields[:2] == ("R1 L1", "R1")
    assert match.legal() == ["screen none", "screen R 1", "screen Y 2"]


def test_equal_colours_in_front_are_not_exchanged() -> None:
    match = at(phase="use", turn="R2 Y2", fields=("R1", "R1"), options=SAKUYA)
    assert play(match, "use sakuya").legal() == ["give turn R", "give turn Y"]
    assert "change nothing" in str(match.why("give field R"))


def test_a_black_may_be_given_but_not_taken() -> None:
    """LC-A05, and ``sakuya_give_black`` the other way."""
    fields = ("K1", "K1 L1")
    match = at(phase="use", turn="R2 Y2", fields=fields, options=SAKUYA)
    assert "give field K" in play(match, "use sakuya").legal()
    assert play(match, "give field K").legal() == ["take +1 L"]
    play(match, "take +1 L")
    assert document(match).fields[:2] == ("L1", "K2")
    strict = SAKUYA | {"sakuya_give_black": "off"}
    match = at(phase="use", turn="R2 Y2", fields=fields, options=strict)
    assert "give field K" not in play(match, "use sakuya").legal()


def test_a_shared_first_place_shares_the_first_two_payments() -> None:
    """LC-A01, and ``tie_first`` the other way."""
    assert group("warm", "R2", "R2", "R2", "R1") == [9, 9, 9, 0]
    assert group("cool", "L1", "L1", "L1", "L1") == [7, 7, 7, 7]
    assert group("warm", "R2", "R2", "R2", "R1", tie_first="span") == [12, 12, 12, 0]


def test_places_after_a_tie_are_skipped() -> None:
    """LC-A02."""
    assert group("warm", "R2", "R2", "R1", "") == [14, 14, 8, 0]
    assert group("cool", "L3", "L2", "L2", "L1") == [16, 10, 10, 0]


def test_without_a_flower_there_is_no_place() -> None:
    """LC-A03."""
    assert group("warm", "R1", "W3", "", "") == [18, 0, 0, 0]


def test_more_than_ten_flowers_count_like_ten() -> None:
    """LC-A04."""
    assert seen(at(fields=("R13",))).seats[0].points == 24


def test_a_tie_of_two_players_is_halved() -> None:
    """LC-A07, and ``two_p_tie`` the other ways."""
    assert group("cool", "L2", "B2") == [6, 6]
    assert group("cool", "L2", "B2", two_p_tie="full") == [12, 12]
    assert group("cool", "L2", "B2", two_p_tie="none") == [0, 0]


def test_the_last_flower_may_leave_through_a_bonus() -> None:
    """LC-A08: in secret, too."""
    match = at(phase="use", turn="R2 Y2", pouch="L1")
    play(match, "use shin", "draw L", "screen none")
    assert seen(match).phase == "jokers"


def test_bonuses_that_cannot_be_carried_out() -> None:
    """LC-A11: as in Hitohira, switches included."""
    kokonoe: dict[str, Any] = {"phase": "use", "turn": ALL_TRIGGERS, "fields": ("", "R1")}
    assert "use kokonoe" not in at(**kokonoe, options={"six_pieces": "kokonoe"}).legal()
    partly = {"six_pieces": "kokonoe", "kokonoe_partial": "on"}
    assert "use kokonoe" in at(**kokonoe, options=partly).legal()
    short: dict[str, Any] = {"phase": "use", "turn": ALL_TRIGGERS, "pouch": "R1"}
    assert "use kenrokuen" in at(**short).legal()
    assert "use kenrokuen" not in at(**short, options={"short_draw": "forbid"}).legal()
    komatsu = at(phase="use", turn="R1 Y1 L1 B1", options={"four_colours": "komatsu"})
    play(komatsu, "use komatsu", "draw K", "draw K", "draw K")
    assert seen(komatsu).phase == "screen"


def test_equal_totals_share_the_victory() -> None:
    match = at(
        players=2,
        phase="jokers",
        removed="K2 W1",
        screens=("K2 W2", "W2"),
        fields=("R6 Y6 L7 B7 W4", "R7 Y7 L6 B6 W4"),
    )
    assert count_jokers(match).winners == (0, 1)


def test_a_failed_picking_keeps_two() -> None:
    match = grab(grab(begin(game=CERISIER), "LW"), "WW")
    assert match.legal() == ["keep L W"]


def test_it_speaks_of_pink_bags_and_bonuses() -> None:
    assert CERISIER.words.text("card.R", "fr") == "Rose"
    assert HITOHIRA.words.text("card.R", "fr") == "Rouge"
    ayame = {"person": "named", "name": "Ayame"}
    assert CERISIER.words.text("event.decline", **ayame) == "Ayame takes no bonus."
    stops = [game.words.text("event.stop", "ja", **ayame) for game in (CERISIER, HITOHIRA)]
    assert stops[0] == stops[1]
