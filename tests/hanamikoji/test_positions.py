"""Positions that no game of Hanamikoji can reach are refused, with what would be right."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import hanagoza as hg
from tests.hanamikoji.builders import GAME, deal, document, play, position, seen


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"deck": "A A A"}, "more cards of kind A than there are"),
        ({"removed": ""}, "removed has 0 cards; there must be 1"),
        ({"removed": "A"}, "there must be 2"),
        ({"removed": "H"}, '"H" is no card; cards are A B C D E F G'),
        ({"removed": "AB"}, '"AB" is no card'),
        ({"hands": ["A A B", "B C C D D D"]}, "hand 0 has 3 cards; there must be 7"),
        ({"step": 9}, "step is 9; it must be from 0 to 7"),
        ({"starter": 2}, "starter is 2; it must be from 0 to 1"),
        ({"round": 0}, "round is 0"),
        ({"round": 31}, "it must be from 1 to 30"),
        ({"favours": [None] * 6}, "seven of null, 0 or 1"),
        ({"favours": [2] + [None] * 6}, "seven of null, 0 or 1"),
        ({"round": 2, "favours": [0, 0, 0, 0, None, None, None]}, "phase must be over"),
        ({"favours": [0, *[None] * 6]}, "A favours seat 0, but this is the first round"),
        ({"phase": "start", "round": 2}, "round is 2; it must be from 1 to 1"),
        ({"players": 3}, "players=3 is not possible"),
        ({"options": {"max_rounds": 99}}, "max_rounds=99 is not possible"),
        ({"used": [["secret"], []]}, "seat 0 has taken 0 turns"),
        ({"used": [["sing"], []]}, 'there is no action "sing"; actions: secret'),
        ({"offer": "gift A A B"}, "an offer belongs to phase answer"),
        ({"phase": "over"}, "step is 0; it must be from 8 to 8"),
        ({"phase": "sleep"}, "no position document"),
        ({"hands": "A B"}, "no position document"),
        ({"surprise": 1}, "no position document"),
        ({"answered": [[0, "gift A A B", "take A"]]}, "does not fit its markers"),
        ({"answered": [[2, "gift A A B", "take A"]]}, "answered: seat is 2"),
    ],
)
def test_an_impossible_position_is_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(hg.PositionError) as refusal:
        GAME.from_position(position() | change)
    assert message in str(refusal.value)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"offer": None}, "phase answer needs an offer"),
        ({"offer": "secret A"}, "neither a gift nor a competition"),
        ({"offer": "gift A A"}, "not how it is written"),
        ({"offer": "compete A A / B B"}, "has not used it"),
    ],
)
def test_an_impossible_offer_is_refused(change: dict[str, Any], message: str) -> None:
    waiting = position(phase="answer", used=("gift", ""), offer="gift A A B")
    assert GAME.from_position(waiting).actor == 1
    with pytest.raises(hg.PositionError) as refusal:
        GAME.from_position(waiting | change)
    assert message in str(refusal.value)


def test_what_was_answered_has_to_fit_the_boards() -> None:
    match = play(deal(0, "AABBCC", "DDDEEE"), "draw F", "gift A B F", "take F")
    again = document(GAME.from_position(document(match)))
    assert again.answered == ((0, "gift A B F", "take F"),)
    data = position(phase="draw", step=1, used=("gift", ""), boards=("AB", "F"))
    for answered, message in [
        ([[0, "gift A B F", "take G"]], "is no answer to"),
        ([[0, "gift A B G", "take G"]], "would put"),
        ([], "does not fit its markers"),
        ([[0, "secret A", "take A"]], "neither a gift"),
        ([[0, "gift A B F", "bow"]], "no verb"),
        ([[0, "gift A B F", "take F"], [0, "gift A B F", "take F"]], "told twice"),
    ]:
        with pytest.raises(hg.PositionError, match=message):
            GAME.from_position(data | {"answered": answered})


def test_a_position_without_its_past_has_nothing_to_recall() -> None:
    data = position(phase="draw", step=1, used=("gift", ""), boards=("AB", "F"))
    match = GAME.from_position(data, chance="manual")
    view = seen(match, 0, recall=True)
    assert view.answered == ()
    assert document(match).answered is None
    assert document(GAME.from_position(document(match), chance="manual")) == document(match)


def test_a_finished_position_is_over() -> None:
    match = GAME.start(seed=4)
    while match.actor is not None:
        match.play(match.legal()[0])
    again = GAME.from_position(document(match))
    assert again.actor is None
    assert again.result == match.result
    turned = [None if seat is None else 1 - seat for seat in document(match).favours]
    with pytest.raises(hg.PositionError, match=r"must favour seat ., with more cards"):
        GAME.from_position({**_data(match), "favours": turned})


def _data(match: hg.Match) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(document(match))
    return data
