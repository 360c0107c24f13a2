"""A view that contradicts itself cannot be imagined; nothing hangs and nothing crashes."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hanagoza as hg
from tests.kasane.builders import GAME, deal, last_turn, play, seen, turn

replace = msgspec.structs.replace

MATCH = turn("9 3 2 4", "6", field="8 7 6", melds=["meld jyougen 3"])
"""Seat 0 has laid a meld, has taken its card and may lay another: round 3, fifth turn."""
VIEW = seen(MATCH, 1, recall=True)
MINE, *THEIRS = VIEW.seats
MELDS = {card.meld: place for place, card in enumerate(VIEW.melds)}


def boxes(meld: str, place: int, **change: Any) -> dict[str, Any]:
    """The change of one box."""
    card = VIEW.melds[MELDS[meld]]
    changed = [replace(box, **change) if at == place else box for at, box in enumerate(card.boxes)]
    melds = list(VIEW.melds)
    melds[MELDS[meld]] = replace(card, boxes=tuple(changed))
    return {"melds": tuple(melds)}


def side(**change: Any) -> dict[str, Any]:
    """The change of the first seat."""
    return {"seats": (replace(MINE, **change), *THEIRS)}


def row(*cards: str) -> dict[str, Any]:
    return {"rows": (replace(VIEW.rows[0], cards=cards), *VIEW.rows[1:])}


FILLED = {"filled": True, "seat": 0, "with_field": False}


@pytest.mark.parametrize(
    "change",
    [
        {"phase": "nope"},
        {"phase": "take"},
        {"phase": "deal"},
        {"phase": "start"},
        {"phase": "over"},
        {"over": True},
        {"actor": None},
        {"actor": 1},
        {"actor": 9},
        {"seat": 4},
        {"seat": -1},
        {"players": 3},
        {"round": 4},
        {"round": 300},
        {"rounds": 3},
        {"starter": None},
        {"starter": 1},
        {"starter": 4},
        {"turn": 3},
        {"turn": 0},
        {"turn": -5},
        {"turn": 10**12},
        {"dealt": 1},
        {"turn": 0, "dealt": VIEW.turn},
        {"deck": 3},
        {"discard_size": 3},
        {"discard": None},
        {"discard": ("1",) * 16},
        {"discard": ("x",) * 8},
        {"unseen": None},
        {"unseen": (1,)},
        {"unseen": (10**12, *VIEW.unseen[1:])},
        {"unseen": (-1, *VIEW.unseen[1:])},
        {"unseen": (VIEW.unseen[0] + 1, *VIEW.unseen[1:])},
        {"unseen": (*VIEW.unseen[1:], VIEW.unseen[0])},
        {"rows": VIEW.rows[:3]},
        {"rows": VIEW.rows * 2},
        row(),
        row("1", "1", "1", "1", "1", "1"),
        row(*["9"] * 40),
        row("z"),
        {"seats": VIEW.seats[:3]},
        {"seats": VIEW.seats[::-1]},
        side(hand=None),
        side(hand=("9", "3", "2", "4")),
        side(hand=("9", "3", "2", "4", "+1")),
        side(hand=("9",) * 20),
        side(hand_size=4),
        side(field=("8", "6", "7")),
        side(field=()),
        side(laid=4),
        side(points=4),
        side(points=10**9),
        {"melds": ()},
        {"melds": VIEW.melds[::-1]},
        {"options": {**VIEW.options, "meld_table": "juu 2:1"}},
        {"options": {**VIEW.options, "hard3": "on"}},
        boxes("jyougen", 0, seat=None),
        boxes("jyougen", 0, seat=1),
        boxes("jyougen", 0, seat=7),
        boxes("jyougen", 0, seat=-2),
        boxes("jyougen", 0, with_field=True),
        boxes("jyougen", 0, filled=False),
        boxes("jyougen", 0, points=4),
        boxes("jyougen", 0, cards=99),
        boxes("kagen", 0, **FILLED),
        boxes("sakura", 1, **FILLED),
        boxes("juu", 0, filled=True, blocked=True),
    ],
    ids=str,
)
def test_a_view_that_contradicts_itself_is_refused(change: dict[str, Any]) -> None:
    assert GAME.imagine(VIEW, Random(1)).position() == MATCH.position()
    with pytest.raises(hg.OptionError):
        GAME.imagine(replace(VIEW, **change), Random(1))


def test_the_refusal_says_what_is_wrong() -> None:
    for change, message in (
        (side(points=4), "seat 0 cannot have 4 points, 3 cards"),
        ({"turn": 5}, "seat 1 has 7 cards in hand and field; it has taken 8"),
        (boxes("jyougen", 0, seat=1), 'fields: "8 7 6" is not made of the melds of seat 0'),
    ):
        with pytest.raises(hg.OptionError) as refusal:
            GAME.imagine(replace(VIEW, **change), Random(1))
        assert str(refusal.value) == f"this view contradicts itself: {message}"


def test_dealing_and_the_end_can_contradict_themselves_too() -> None:
    dealing = seen(deal(GAME.start(4, start=0, chance="manual"), "1 2 3"), 0, recall=True)
    for change in ({"dealt": 2}, {"turn": 3}, {"dealt": 0, "turn": 3}, {"actor": 0}):
        with pytest.raises(hg.OptionError, match="this view contradicts itself"):
            GAME.imagine(replace(dealing, **change), Random(1))
    beginning = seen(GAME.start(3, chance="manual"), 0, recall=True)
    with pytest.raises(hg.OptionError, match="this view contradicts itself"):
        GAME.imagine(replace(beginning, starter=1), Random(1))
    end = last_turn(
        fields={3: "1 2 6 3 8 9 +1 +1", 1: "+1"},
        melds=[(3, "meld sakura 3"), (3, "meld chidori 3")],
        tops="7",
    )
    over = seen(play(end, "row 1", "pass"), None, recall=True)
    assert GAME.imagine(over, Random(1)).result == end.result
    without_bonus = (*over.seats[:3], replace(over.seats[3], points=10))
    for wrong in (replace(over, over=False), replace(over, seats=without_bonus)):
        with pytest.raises(hg.OptionError, match="this view contradicts itself"):
            GAME.imagine(wrong, Random(1))


@given(st.data())
@settings(max_examples=200, deadline=None)
def test_any_change_of_a_number_is_refused_or_harmless(data: st.DataObject) -> None:
    names = ["round", "rounds", "turn", "dealt", "deck", "discard_size", "starter", "actor", "seat"]
    name = data.draw(st.sampled_from(names))
    number = data.draw(st.integers(-300, 300))
    try:
        imagined = GAME.imagine(replace(VIEW, **{name: number}), Random(1))
    except hg.OptionError:
        return
    assert imagined.position() == MATCH.position()
