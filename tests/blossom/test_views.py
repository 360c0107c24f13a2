"""A view that contradicts itself cannot be imagined; nothing hangs and nothing crashes."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hanagoza as hg
from hanagoza.games.blossom.view import BlossomView
from tests.blossom.builders import GAME, match_at, play, position, seen

replace = msgspec.structs.replace

VIEW = seen(GAME.start(2, seed=1, start=0), 0, recall=True)
"""The first decision, as the starting player sees it."""


def remembering() -> BlossomView:
    """Seat 0 once took a rose from the garden; now it draws a lily of a replenished deck."""
    kept = ("rose", "", "", "")
    match = match_at(players=4, downs=("rose",), kept=kept, garden="lily anemone", deck="cherry")
    play(match, "deck", "draw cherry", "deck", "draw lily")
    return seen(match, 1, recall=True)


PAST = remembering()


def refused(view: BlossomView) -> bool:
    with pytest.raises(hg.OptionError, match="this view contradicts itself"):
        GAME.imagine(view, Random(1))
    return True


def with_side(view: BlossomView, seat: int, **change: Any) -> BlossomView:
    seats = [replace(side, **change) if s == seat else side for s, side in enumerate(view.seats)]
    return replace(view, seats=tuple(seats))


def test_views_that_do_not_can_be_imagined() -> None:
    for view in (VIEW, PAST):
        world = GAME.imagine(view, Random(1))
        assert world.view(view.seat, recall=True) == view


@pytest.mark.parametrize(
    "change",
    [
        {"round": 0},
        {"round": 101},
        {"action": 2},
        {"action": -1},
        {"dealt": 3},
        {"deck": 3},
        {"deck": -1},
        {"removed": 1},
        {"actor": 1},
        {"actor": 9},
        {"actor": -1},
        {"actor": None},
        {"mover": None},
        {"mover": 1},
        {"starter": None},
        {"starter": 5},
        {"seat": 7},
        {"seat": -1},
        {"seat": 1},
        {"seat": None},
        {"phase": "nope"},
        {"phase": "deal"},
        {"phase": "draw"},
        {"phase": "choose"},
        {"phase": "mulligan"},
        {"phase": "over"},
        {"over": True},
        {"due": 1},
        {"falling": True},
        {"barred": ("rose",)},
        {"barred": ("tulip",)},
        {"garden": VIEW.garden[1:]},
        {"garden": ("tulip",) * 5},
        {"garden": ("cherry",) * 5},
        {"garden": None},
        {"stock": ("rose",)},
        {"flowers": VIEW.flowers[:3]},
        {"flowers": VIEW.flowers[::-1]},
        {"flowers": tuple(replace(flower, unseen=5) for flower in VIEW.flowers)},
        {"seats": VIEW.seats[:1]},
        {"seats": VIEW.seats * 2},
        {"seats": VIEW.seats[::-1]},
    ],
    ids=str,
)
def test_a_view_that_contradicts_itself_is_refused(change: dict[str, Any]) -> None:
    assert refused(replace(VIEW, **change))


def test_players_and_options_have_to_be_possible() -> None:
    with pytest.raises(hg.OptionError):
        GAME.imagine(replace(VIEW, players=5), Random(1))
    with pytest.raises(hg.OptionError):
        GAME.imagine(replace(VIEW, options={"mulligan": "maybe"}), Random(1))
    assert refused(replace(VIEW, players=3))


@pytest.mark.parametrize(
    ("seat", "change"),
    [
        (0, {"hand": None}),
        (0, {"hand": ("tulip",) * 3}),
        (0, {"hand": ("cherry",) * 4, "hand_size": 4}),
        (0, {"hand_size": 5}),
        (0, {"down_size": 1}),
        (0, {"drew": ("rose",)}),
        (0, {"points": 3}),
        (0, {"points": 66, "earned": (0, 0, 66, 0, 0, 0)}),
        (0, {"points": 1, "earned": (1, 0, 0, 0, 0, 0)}),
        (0, {"earned": (0, 0)}),
        (0, {"kept": ("cherry", "cherry")}),
        (1, {"hand": ("rose", "rose", "rose")}),
        (1, {"hand_size": 9}),
        (1, {"hand_size": -3}),
        (1, {"hand_size": 2}),
        (1, {"down_size": 6}),
        (1, {"up": ("lily",) * 6}),
        (1, {"held": ("rose",) * 4}),
        (1, {"held": ("cherry",) * 3, "kept": ("cherry",)}),
        (1, {"draws": 1}),
        (1, {"fresh": 1}),
        (1, {"fresh": -1}),
    ],
    ids=str,
)
def test_so_is_one_with_an_impossible_side(seat: int, change: dict[str, Any]) -> None:
    assert refused(with_side(VIEW, seat, **change))


@pytest.mark.parametrize(
    "change",
    [{"fresh": 2}, {"draws": 2}, {"kept": ("rose",) * 6}, {"held": ("tulip",)}],
    ids=str,
)
def test_memories_have_to_be_possible(change: dict[str, Any]) -> None:
    assert refused(with_side(PAST, 0, **change))


def test_the_stock_is_the_deck_and_what_was_drawn_of_it() -> None:
    assert PAST.stock == ("lily", "anemone")
    for stock in ((), ("lily",), ("lily", "lily", "anemone"), ("tulip", "lily"), ("rose",) * 7):
        assert refused(replace(PAST, stock=stock))


def test_the_first_deck_is_not_remembered_and_nothing_is_before_the_first_turn() -> None:
    data = position(phase="garden", hands=("rose rose rose", "lily lily lily"))
    view = seen(GAME.from_position(data, chance="manual"), None, recall=True)
    assert refused(with_side(view, 0, held=("rose",)))
    assert refused(with_side(view, 0, kept=("rose",)))


def test_an_end_needs_its_reason() -> None:
    over = seen(match_at(phase="over", points=(66, 60)), 0, recall=True)
    assert GAME.imagine(over, Random(1)).result is not None
    assert refused(with_side(over, 0, points=63, earned=(0, 0, 63, 0, 0, 0)))
    assert refused(replace(over, mover=0))
    assert refused(replace(over, actor=0))


def test_the_end_turns_everything_up_and_nothing_before_does() -> None:
    over = seen(match_at(phase="over", points=(66, 60)), 0, recall=True)
    assert over.deck_cards is not None
    assert refused(replace(over, deck_cards=None))
    assert refused(replace(over, removed_cards=None))
    assert refused(replace(over, deck_cards=over.deck_cards[1:]))
    assert refused(replace(over, deck_cards=over.removed_cards, removed_cards=over.deck_cards))
    assert refused(with_side(over, 1, hand=None))
    assert refused(replace(VIEW, deck_cards=over.deck_cards))
    assert refused(replace(VIEW, removed_cards=over.removed_cards))


@given(st.data())
@settings(max_examples=200, deadline=None)
def test_any_change_of_a_number_is_refused_or_harmless(data: st.DataObject) -> None:
    view = data.draw(st.sampled_from([VIEW, PAST]))
    number = data.draw(st.integers(-300, 300) | st.integers(0, 4))
    if data.draw(st.booleans()):
        names = ["round", "action", "dealt", "deck", "removed", "starter", "mover", "actor", "seat"]
        changed = replace(view, **{data.draw(st.sampled_from([*names, "due"])): number})
    else:
        names = ["hand_size", "down_size", "points", "draws", "fresh"]
        seat = data.draw(st.integers(0, view.players - 1))
        changed = with_side(view, seat, **{data.draw(st.sampled_from(names)): number})
    try:
        world = GAME.imagine(changed, Random(1))
    except hg.OptionError:
        return
    assert world.view(changed.seat, recall=True) == changed
    rng = Random(2)
    while world.actor is not None:
        world.play(rng.choice(world.legal()))
