"""Positions that no game of Kasane can reach are refused, with what would be right."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import hanagoza as hg
from tests.kasane.builders import GAME, document, last_turn, match_at, play, position


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"round": 5}, "round is 5; it must be from 1 to 4 here"),
        ({"round": 0}, "round is 0"),
        ({"starter": 4}, "starter is 4; it must be from 0 to 3"),
        ({"step": 12}, "step is 12; it must be from 0 to 11"),
        ({"rows": ["1", "2", "3"]}, "rows: one for each of 4 players"),
        ({"hands": ["", "", ""]}, "hands: one for each of 4 players"),
        ({"rows": ["1 2 3 4 5", "", "", ""]}, "has more than 4 cards"),
        ({"hands": ["+1", "", "", ""]}, 'hands: "+1" has a +1, which goes to the field'),
        ({"hands": ["1", "", "", ""]}, "seat 0 has 1 cards in hand and field; it has taken 0"),
        ({"deck": "0"}, '"0" is no card; cards are 1 2 3 4 5 6 7 8 9 +1'),
        ({"deck": "1 1 1 1 1 1"}, "has more cards of kind 1 than there are"),
        ({"discard": "1"}, "discard has 1 cards; there must be 0"),
        ({"deck": "1"}, "there must be 5"),
        ({"rows": ["1", "1", "1", "1"]}, "the grid has 4 cards; there must be 16"),
        ({"phase": "deal"}, "row 1 has 4 cards; there must be 0"),
        ({"phase": "start"}, "round is 1; it must be from 0 to 0"),
        ({"phase": "over"}, "round is 1; it must be from 4 to 4"),
        ({"phase": "sleep"}, "no position document"),
        ({"surprise": 1}, "no position document"),
        ({"melds": [[0, "meld kagen 3"]]}, '"" is not made of the melds of seat 0'),
        ({"melds": [[4, "meld kagen 3"]]}, "melds: seat is 4"),
        ({"melds": [[0, "pass"]]}, '"pass" is no meld'),
        ({"melds": [[0, "meld kagen"]]}, "not how it is written"),
        ({"melds": [[0, "meld kagen 3"], [1, "meld kagen 3"]]}, "no open box for another"),
        ({"melds": [[0, "meld kasane 5"]]}, "no open box"),
    ],
)
def test_an_impossible_position_is_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(hg.PositionError) as refusal:
        GAME.from_position(position() | change)
    assert message in str(refusal.value)


@pytest.mark.parametrize(
    ("field", "melds", "is_possible"),
    [
        ("8 7 6", ["jyougen 3"], True),
        ("8 7 6", ["kagen 3"], False),
        ("8 7 6", ["jyougen 4"], False),
        ("8 7 6", [], False),
        ("6 7 6", ["jyougen 3"], False),
        ("+1 8 7 6 6 +1", ["jyougen 3", "kasane 2 field"], True),
        ("8 7 6 +1 6", ["jyougen 3", "kasane 2 field"], False),
        ("6 8 7 6", ["jyougen 3", "kasane 2 field"], False),
        ("6 4 2 8", ["juu 2", "juu 2"], True),
        ("6 4 8 3 2 6 2", ["setsu 3", "chidori 3"], False),
        ("6 4 8 3 9 6 4", ["setsu 3", "chidori 3 field", "juu 2"], True),
    ],
)
def test_a_field_is_made_of_its_melds_in_some_order(
    field: str, melds: list[str], is_possible: bool
) -> None:
    data = position(
        round=4, fields={0: field}, melds=[(0, f"meld {meld}") for meld in melds], tops="1"
    )
    if is_possible:
        assert document(GAME.from_position(data)).fields[0] == field
    else:
        with pytest.raises(hg.PositionError, match="is not made of the melds of seat 0"):
            GAME.from_position(data)


def test_a_meld_is_asked_for_after_a_card_that_was_taken() -> None:
    data = position(phase="meld", fields={0: "+1"})
    with pytest.raises(hg.PositionError, match="no card it could have taken"):
        GAME.from_position(data)
    assert GAME.from_position(data | {"options": {"plus1_meld": "on"}}).actor == 0


def test_boxes_blocked_by_an_option_are_not_filled_twice() -> None:
    data = position(
        players=3,
        round=2,
        fields={0: "4 4", 1: "5 5"},
        melds=[(0, "meld kasane 2"), (1, "meld kasane 2")],
    )
    GAME.from_position(data)
    with pytest.raises(hg.PositionError, match="no open box for another"):
        GAME.from_position(data | {"options": {"hard3": "on"}})


def test_a_finished_position_is_over() -> None:
    match = last_turn(
        fields={3: "1 2 6 3 8 9 +1 +1", 1: "+1"},
        melds=[(3, "meld sakura 3"), (3, "meld chidori 3")],
        tops="7",
    )
    play(match, "row 1", "pass")
    again = GAME.from_position(msgspec.to_builtins(document(match)))
    assert again.actor is None
    assert again.result == match.result


def test_a_game_goes_on_from_a_position() -> None:
    match = match_at(round=2, hands={0: "3 2"}, tops="1")
    play(match, "row 1", "meld kagen 3")
    assert hg.replay(match.record().to_json()).position() == match.position()
