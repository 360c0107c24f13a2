"""A view that contradicts itself cannot be imagined; nothing hangs and nothing crashes."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hanagoza as hg
from tests.hanamikoji.builders import GAME, seen

VIEW = seen(GAME.start(seed=1, start=0), 0, recall=True)
MINE, THEIRS = VIEW.seats


@pytest.mark.parametrize(
    "change",
    [
        {"turn": 200},
        {"turn": -5},
        {"turn": 3},
        {"deck": 3},
        {"dealt": 20},
        {"actor": 1},
        {"actor": 9},
        {"seat": 7},
        {"seat": 1},
        {"phase": "nope"},
        {"phase": "deal"},
        {"over": True},
        {"players": 3},
        {"options": {"max_rounds": 99}},
        {"seats": (MINE,)},
        {"row": VIEW.row[:3]},
        {"row": VIEW.row * 2},
        {"seats": (msgspec.structs.replace(MINE, hand=("Z",)), THEIRS)},
        {"seats": (msgspec.structs.replace(MINE, hand=("G",) * 7), THEIRS)},
        {"seats": (msgspec.structs.replace(MINE, hand=None), THEIRS)},
        {"seats": (MINE, msgspec.structs.replace(THEIRS, hand_size=9))},
        {"seats": (MINE, msgspec.structs.replace(THEIRS, used=("sing",)))},
        {"row": (msgspec.structs.replace(VIEW.row[0], placed=(7, 7)), *VIEW.row[1:])},
    ],
    ids=str,
)
def test_a_view_that_contradicts_itself_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(hg.OptionError):
        GAME.imagine(msgspec.structs.replace(VIEW, **change), Random(1))


@given(st.data())
@settings(max_examples=200, deadline=None)
def test_any_change_of_a_number_is_refused_or_harmless(data: st.DataObject) -> None:
    names = ["round", "turn", "dealt", "deck", "starter", "actor", "seat"]
    name = data.draw(st.sampled_from(names))
    number = data.draw(st.integers(-300, 300))
    changed = msgspec.structs.replace(VIEW, **{name: number})
    try:
        imagined = GAME.imagine(changed, Random(1))
    except hg.OptionError:
        return
    while imagined.actor is not None:
        imagined.play(imagined.legal()[0])
