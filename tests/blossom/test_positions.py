"""Positions that no game of Blossom can reach are refused, with what would be right."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import hanagoza as hg
from tests.blossom.builders import GAME, document, match_at, position, seen


def refusal(data: dict[str, Any]) -> str:
    with pytest.raises(hg.PositionError) as refused:
        GAME.from_position(data)
    return str(refused.value)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"garden": "tulip"}, '"tulip" is no card; cards are chrysanth'),
        ({"garden": "cherry " * 4}, "has more cards of kind cherry than there are"),
        ({"garden": "rose"}, "there are 7 cards of kind rose; there must be 6"),
        ({"removed": ""}, "there are 1 cards of kind cherry; there must be 3"),
        ({"hands": ["", "", ""]}, "hands has 3 places; there are 2 players"),
        ({"round": 0}, "round is 0; it must be from 1 to 100"),
        ({"round": 101}, "it must be from 1 to 100"),
        ({"starter": 2}, "starter is 2"),
        ({"mover": 5}, "mover is 5; it must be from 0 to 1"),
        ({"action": 2}, "action is 2; it must be from 0 to 1"),
        ({"step": 1}, "step is 1; it must be from 0 to 0"),
        ({"barred": ["rose"]}, "only after the first action"),
        ({"barred": ["tulip"]}, '"tulip" is no card'),
        ({"action": 1, "barred": ["rose", "lily"]}, "one kind, or all"),
        ({"action": 1, "barred": ["rose"] * 6}, "one kind, or all"),
        ({"due": 1}, "due is 1; it must be from 0 to 0"),
        ({"falling": True}, "only while cards are drawn"),
        ({"phase": "draw"}, "due is 0; it must be from 1 to 1"),
        ({"phase": "draw", "due": 2}, "it must be from 1 to 1"),
        ({"phase": "draw", "due": 1, "falling": True}, "has no cherry face up"),
        ({"phase": "choose", "due": 1}, "needs a falling cherry and the option"),
        ({"phase": "mulligan"}, "needs the option mulligan"),
        ({"phase": "over"}, "nobody has 66 points"),
        ({"phase": "over", "mover": 1}, "it must be the starter"),
        ({"phase": "sleep"}, "no position document"),
        ({"surprise": 1}, "no position document"),
        ({"earned": [[0] * 6]}, "6 numbers are needed for each of 2 seats"),
        ({"earned": [[0] * 5, [0] * 6]}, "6 numbers are needed"),
        ({"earned": [[1, 0, 0, 0, 0, 0], [0] * 6]}, "1 is no multiple of 3"),
        ({"earned": [[66, 0, 0, 0, 0, 0], [0] * 6]}, "so phase must be over"),
        ({"held": ["rose", ""]}, '"rose" is not in the hand of seat 0'),
        ({"kept": ["rose", ""]}, "neither in hand nor face down at seat 0"),
        ({"drew": ["rose", ""]}, "so stock is needed"),
        ({"stock": "rose"}, "it must be the deck and all that was drawn from it"),
        ({"fresh": [1, 0]}, "fresh is 1; it must be from 0 to 0"),
        ({"fresh": [0]}, "fresh has 1 numbers"),
    ],
)
def test_an_impossible_position_is_refused(change: dict[str, Any], message: str) -> None:
    assert message in refusal(position() | change)


def test_a_hand_and_a_yard_hold_five() -> None:
    six = "rose " * 6
    assert "the hand of seat 0 is 6; it must be from 0 to 5" in refusal(position(hands=(six,)))
    assert "the yard of seat 0 is 6" in refusal(position(ups=("rose rose",), downs=("lily " * 4,)))


def test_an_empty_deck_leaves_no_garden() -> None:
    data = position(players=4, deck="", garden="rose")
    assert "the garden must have become the deck" in refusal(data)


def test_no_more_cards_are_due_than_can_come() -> None:
    full = position(hands=("rose rose rose rose lily",), phase="draw", due=1)
    assert "no room, or no card" in refusal(full)


def test_of_a_cherrys_three_cards_one_has_come_before_the_choice() -> None:
    waiting: dict[str, Any] = {
        "ups": ("cherry",),
        "falling": True,
        "options": {"cherry_sequential": "on"},
    }
    assert GAME.from_position(position(phase="choose", due=2, **waiting)).actor == 0
    assert "due is 3; it must be from 1 to 2" in refusal(position(phase="choose", due=3, **waiting))


def test_a_position_of_before_there_was_the_option_says_the_same_again() -> None:
    """``cherry_fills`` came later, and is told only where it is chosen."""
    old = {"cherry_sequential": "off", "rose_counts_itself": "off", "mulligan": "off"}
    assert document(match_at(options=old)).options == old
    assert document(match_at(options=old | {"cherry_fills": "deck"})).options == old
    chosen = old | {"cherry_fills": "garden"}
    assert document(match_at(options=chosen)).options == chosen
    assert seen(match_at(options=chosen), 0).options == chosen


@pytest.mark.parametrize("options", [{}, {"cherry_fills": "deck"}, {"cherry_fills": "garden"}])
def test_so_does_a_record_that_began_at_one(options: dict[str, str]) -> None:
    match = match_at(options=options)
    record = match.record()
    again = msgspec.structs.replace(record, options=dict(record.options) | options)
    assert hg.replay(again).setting == match.setting


def test_nobody_remembers_more_cards_than_there_are() -> None:
    """Sixteen roses too many must not pass for a lily, though they are the same number."""
    data = position(players=4, deck="")
    drew = ["rose " * 6, "rose " * 6, "rose " * 6, ""]
    assert "stock: it must be" in refusal(data | {"stock": "rose rose lily", "drew": drew})


def test_nothing_is_remembered_before_the_first_turn() -> None:
    data = position(phase="garden", hands=("rose rose rose", "lily lily lily"))
    for past in ({"held": ["rose", ""]}, {"kept": ["rose", ""]}, {"stock": data["deck"]}):
        assert "nothing is remembered in phase garden" in refusal(data | past)


def test_fresh_cards_are_still_there() -> None:
    data = position(players=4, deck="rose rose", hands=("lily",))
    held = {"stock": "rose rose lily", "drew": ["lily", "", "", ""], "fresh": [1, 0, 0, 0]}
    assert document(GAME.from_position(data | held, chance="manual")).fresh == (1, 0, 0, 0)
    gone = {"stock": "rose rose anemone", "drew": ["anemone", "", "", ""], "fresh": [1, 0, 0, 0]}
    assert "has fewer of the cards it drew" in refusal(data | gone)


class TestSetUp:
    """Before the first turn every place has as many cards as the deal demands."""

    @pytest.mark.parametrize(
        ("what", "message"),
        [
            ({"phase": "deal", "step": 8}, "step is 8; it must be from 0 to 7"),
            ({"phase": "deal", "step": 3}, "the hand of seat 0 has 0 cards; there must be 1"),
            ({"phase": "deal", "step": 1}, "removed has 2 cards; there must be 1"),
            ({"phase": "garden", "step": 1}, "garden has 0 cards; there must be 1"),
            ({"phase": "garden", "hands": ("rose",)}, "there must be 3"),
            ({"phase": "garden", "ups": ("rose",)}, "nothing lies in a yard in phase garden"),
            ({"phase": "garden", "downs": ("rose",)}, "cannot have put cards back yet"),
            ({"phase": "garden", "round": 2}, "round is 2; it must be from 1 to 1"),
        ],
    )
    def test_a_deal_that_does_not_add_up_is_refused(
        self, what: dict[str, Any], message: str
    ) -> None:
        assert message in refusal(position(**what))

    def test_nobody_has_points_before_the_first_turn(self) -> None:
        hands = ("rose rose rose", "lily lily lily")
        assert "no points in phase garden" in refusal(
            position(phase="garden", hands=hands, points=(3,))
        )

    def test_cards_are_put_back_in_turn(self) -> None:
        options = {"mulligan": "on"}
        hands, back = ("rose rose rose", "lily"), ("", "lily lily")
        data = position(phase="mulligan", hands=hands, downs=back, options=options)
        assert GAME.from_position(data).actor == 0, "the starting player is last"
        early = position(phase="mulligan", hands=hands, downs=back, options=options, mover=1)
        assert "seat 1 cannot have put cards back yet" in refusal(early)
        short = position(phase="redeal", hands=hands, options=options)
        assert GAME.from_position(short, chance="manual").actor == hg.CHANCE
        even = position(phase="redeal", hands=("rose " * 3, "lily " * 3), options=options)
        assert "needs a hand that is short" in refusal(even)
        large = position(phase="redeal", hands=("rose " * 4, "lily"), options=options)
        assert "larger than a deal" in refusal(large)


def test_a_position_without_its_past_has_nothing_to_recall() -> None:
    match = match_at(hands=("rose",))
    view = seen(match, 0, recall=True)
    assert (view.stock, view.seats[0].held, view.seats[0].kept) == ((), (), ())


def test_a_finished_position_is_over() -> None:
    match = GAME.start(3, seed=4)
    while match.actor is not None:
        match.play(match.legal()[0] if "deck" not in match.legal() else match.legal()[-1])
    again = GAME.from_position(document(match))
    assert again.actor is None
    assert again.result == match.result
