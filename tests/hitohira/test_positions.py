"""Positions that no game of Hitohira can have are refused, with what would be right."""

from __future__ import annotations

from typing import Any

import pytest

import hanagoza as hg
from tests.hitohira.builders import (
    HITOHIRA,
    count_jokers,
    document,
    match_at,
    position,
)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"pouch": "R3"}, "there are 3 pieces of kind R; there must be 18"),
        ({"pouch": "R19"}, "has more R than there are"),
        ({"pouch": "R1 R1"}, "has more R than there are"),
        ({"pouch": "X1"}, '"X1" is no number of pieces; write for example R3 K1'),
        ({"pouch": "R R"}, "is no number of pieces"),
        ({"removed": "R1"}, "there are 19 pieces of kind R"),
        ({"active": 4}, "active is 4; it must be from 0 to 3"),
        ({"active": -1}, "active is -1"),
        ({"grabs": 4}, "grabs is 4; it must be from 0 to 3"),
        ({"grabs": 300}, "grabs is 300"),
        ({"grabs": 1}, "exactly if there was a grab"),
        ({"due": 1}, "due is 1; it must be from 0 to 0"),
        ({"stalled": 5}, "stalled is 5; it must be from 0 to 4"),
        ({"fields": ["", "", ""]}, "fields: 4 are needed, one for each seat, not 3"),
        ({"ability": "somei"}, "phase grab belongs to none"),
        ({"ability": "singing"}, 'there is no "singing"'),
        ({"chosen": "take +1 R"}, "is no first half of a choice in phase grab"),
        ({"chosen": "bow"}, "no verb"),
        ({"jokers": [1, None, None, None]}, "counted when the pouch is empty"),
        ({"returned": "K7"}, "more K than there are"),
        ({"secrets": [[0, "R"]]}, "only Shin Sumizome"),
        ({"seen": ["R1"]}, "0 are needed, one for each secret"),
        ({"phase": "keep"}, "turn: the number of pieces is 0"),
        ({"phase": "start", "active": 0, "stalled": 0, "due": 2}, "due is 2"),
        ({"phase": "jokers"}, "the pouch has to be empty"),
        ({"phase": "over"}, "the pouch has to be empty"),
        ({"phase": "sleep"}, "no position document"),
        ({"surprise": 1}, "no position document"),
    ],
)
def test_an_impossible_position_is_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(hg.PositionError) as refusal:
        HITOHIRA.from_position(position() | change)
    assert message in str(refusal.value)


@pytest.mark.parametrize(
    ("what", "message"),
    [
        ({"phase": "keep", "turn": "R2"}, "have not failed"),
        ({"phase": "keep", "turn": "K3"}, "have not failed"),
        ({"phase": "use", "turn": "R3"}, "these pieces have failed"),
        ({"phase": "use", "turn": "R2"}, "no ability can be used"),
        ({"phase": "grab", "turn": "R2", "grabs": 3}, "nothing more to grab"),
        ({"phase": "screen", "turn": "R2", "grabs": 0}, "grabs is 0"),
        ({"phase": "screen", "turn": "R2", "held": "Y1"}, "held has 1 pieces; there must be 0"),
        ({"phase": "hide", "turn": "R1 Y1 L1 B1"}, "phase hide belongs to somei"),
        ({"phase": "hide", "turn": "R2", "ability": "somei"}, "not triggered"),
        (
            {"phase": "choose", "turn": "R1 Y1 L1 B1", "held": "R1", "ability": "komatsu"},
            "the side of komatsu is not up",
        ),
        (
            {"phase": "place", "turn": "R2 Y2 L2", "held": "R3", "ability": "kenrokuen"},
            "it must be from 1 to 2",
        ),
        (
            {"phase": "swap", "turn": "R2 Y2", "fields": ("", "L1"), "ability": "sakuya"},
            "needs a piece to give first",
        ),
        (
            {
                "phase": "gather",
                "turn": "R2 Y2 L2",
                "ability": "kokonoe",
                "players": 3,
                "chosen": "take +3 R",
                "options": {"six_pieces": "kokonoe"},
            },
            "names a player who is not there",
        ),
        (
            {
                "phase": "gather",
                "turn": "R2 Y2 L2",
                "ability": "kokonoe",
                "options": {"six_pieces": "kokonoe"},
            },
            "there is nothing to decide",
        ),
        (
            {
                "phase": "gather",
                "turn": "R2 Y2 L2",
                "ability": "kokonoe",
                "chosen": "take +1 R",
                "fields": ("", "", "Y1"),
                "options": {"six_pieces": "kokonoe"},
            },
            "there is no R where take +1 R has put it",
        ),
        (
            {
                "phase": "place",
                "turn": "R2 Y2 L2",
                "held": "W1",
                "ability": "kenrokuen",
                "chosen": "place +1",
                "fields": ("W1",),
            },
            "there is no W where place +1 has put it",
        ),
        ({"phase": "remove", "players": 3, "due": 3}, "only two players remove pieces"),
        ({"phase": "jokers", "stalled": 1}, "stalled is 1; it must be from 0 to 0"),
        ({"phase": "draw", "turn": "R2", "due": 7}, "turn: the number of pieces is 2"),
        ({"phase": "draw", "due": 3, "grabs": 1, "pouch": "R1"}, "there are 1 in the pouch"),
        ({"phase": "jokers", "jokers": [None, 0]}, "in order"),
        ({"phase": "jokers", "jokers": [3]}, "jokers of seat 0 is 3; it must be from 0 to 0"),
        ({"phase": "over", "jokers": [0, 0]}, "over exactly if all seats"),
        ({"players": 2, "removed": "R1"}, "removed has 1 pieces; there must be 3"),
    ],
)
def test_an_impossible_turn_is_refused(what: dict[str, Any], message: str) -> None:
    with pytest.raises(hg.PositionError) as refusal:
        HITOHIRA.from_position(position(**what))
    assert message in str(refusal.value)


def test_pieces_are_counted_colour_by_colour() -> None:
    """32 Reds too many are not a Yellow, however closely they are stored."""
    fields = ("R18", "R18", "R14", "")
    data = position(pouch="Y17 L18 B18 W18 K6") | {"fields": fields}
    with pytest.raises(hg.PositionError, match="there are 50 pieces of kind R; there must be 18"):
        HITOHIRA.from_position(data)


def secret_position(**change: Any) -> dict[str, Any]:
    data = position(
        fields=("R2 Y2",), screens=("K1",), secrets=[[0, "K"]], options={"two_pairs": "shin"}
    )
    return data | {"seen": ["R2"]} | change


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"secrets": [[4, "K"]]}, "secrets: seat is 4"),
        ({"secrets": [[1, "K"]]}, "not so many K behind screen 1"),
        ({"secrets": [[0, "X"]]}, '"X" is no piece'),
        ({"seen": []}, "1 are needed"),
        ({"seen": ["K7"]}, "more K than there are"),
        ({"returned": "K6"}, "not so many K in the pouch"),
        ({"secrets": [[0, "K"]] * 20}, "their number is 20"),
    ],
)
def test_impossible_secrets_are_refused(change: dict[str, Any], message: str) -> None:
    assert HITOHIRA.from_position(secret_position()).actor == 0
    with pytest.raises(hg.PositionError) as refusal:
        HITOHIRA.from_position(secret_position(**change))
    assert message in str(refusal.value)


def test_a_secret_has_left_the_pouch_with_four_others() -> None:
    """Else more of them could follow than the record has room for."""
    screens = ("R17", "Y2")
    secrets = [[0, "R"]] * 17 + [[1, "Y"]] * 2
    options = {"two_pairs": "shin"}
    with pytest.raises(hg.PositionError, match="with 19 there are 95 pieces"):
        HITOHIRA.from_position(position(screens=screens, secrets=secrets, options=options))
    last = position(screens=screens, secrets=secrets, options=options, pouch="L1")
    assert HITOHIRA.from_position(last).legal() == ["grab 1"]
    turn: dict[str, Any] = {"turn": "R2 Y2", "screens": ("L1",), "secrets": [[0, "L"]]}
    assert match_at(phase="screen", **turn, options=options).actor == 0
    with pytest.raises(hg.PositionError, match="with 1 there are 5 pieces"):
        match_at(phase="grab", **turn, options=options)


def test_only_an_exchange_leaves_a_turn_that_would_have_failed() -> None:
    """HH-A14: in place, three of a colour or all five can go to the screen step."""
    for turn in ("R3 Y1", "R1 Y2 L1 B1 W1", "R3 Y2 L2 B1"):
        assert "screen Y 1" in match_at(phase="screen", turn=turn).legal()
        for options in ({"two_pairs": "shin"}, {"sakuya_in": "field"}):
            with pytest.raises(hg.PositionError, match="no exchange can have brought them"):
                match_at(phase="screen", turn=turn, options=options)
    for turn in ("R8", "R3", "R4 Y1", "R3 Y1 K1", "R2 Y1 L1 B1 W1 K1"):
        with pytest.raises(hg.PositionError, match="no exchange can have brought them"):
            match_at(phase="screen", turn=turn)


def test_what_was_seen_cannot_have_been_removed() -> None:
    data = position(
        players=2,
        removed="K3",
        fields=("R2 Y2",),
        screens=("R1",),
        secrets=[[0, "R"]],
        options={"two_pairs": "shin"},
    )
    assert HITOHIRA.from_position(data | {"seen": ["K1"]}).actor == 0
    with pytest.raises(hg.PositionError, match="no more than 1 pieces K"):
        HITOHIRA.from_position(data | {"seen": ["K2"]})


def test_a_position_without_its_past_has_nothing_to_recall() -> None:
    data = secret_position()
    del data["seen"]
    match = HITOHIRA.from_position(data, chance="manual")
    assert document(match).seen == ("",)


def test_a_finished_position_is_over() -> None:
    match = match_at(phase="jokers", screens=("R1 W1", "L1"))
    result = count_jokers(match)
    again = HITOHIRA.from_position(document(match))
    assert again.actor is None
    assert again.result == result
