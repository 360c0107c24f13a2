"""What speaks for an action of Blossom, sentence by sentence."""

from __future__ import annotations

import hanagoza as hg
from tests.blossom.builders import match_at


def said(match: hg.Match, move: str) -> list[str]:
    return [str(merit) for merit in match.merits(move)]


def garden() -> hg.Match:
    """Two lilies face up and one in the garden: five points for each."""
    return match_at(
        hands=["rose lily camellia", "rose rose"],
        ups=["lily lily anemone", "chrysanth"],
        downs=["camellia", "rose camellia camellia"],
        garden="lily rose anemone cherry",
    )


def test_points_come_with_their_arithmetic() -> None:
    assert said(garden(), "arrange lily 2") == [
        "It brings 12 points now: 2 × 5 = 10, rounded up to a multiple of three."
    ]
    match = match_at(ups=["rose rose cherry"], garden="lily rose anemone cherry")
    assert said(match, "arrange rose 2") == ["It brings 12 points now: 2 × 6."]


def test_the_goal_comes_first() -> None:
    match = match_at(ups=["rose rose"], garden="lily rose anemone cherry", points=[57])
    assert said(match, "arrange rose 2") == [
        "It brings 12 points and takes you to 69: 66 are reached, and this round is the last.",
        "It brings 12 points now: 2 × 6.",
    ]


def test_what_is_worth_nothing_has_no_merit() -> None:
    assert said(match_at(ups=["camellia"]), "arrange camellia 1") == []


def test_feeding_makes_flowers_ready_and_worth_more() -> None:
    assert said(garden(), "up lily") == [
        "Face up, 3 × Lily would bring 21 points as things stand.",
        "It makes your Lily worth 7 instead of 5.",
    ]


def test_feeding_makes_what_others_show_worth_less() -> None:
    match = match_at(hands=["rose rose lily"], ups=["", "chrysanth lily"], garden="lily")
    assert said(match, "down rose rose") == [
        "It makes Chrysanth, which others have face up, worth 2 instead of 7."
    ]


def test_cards() -> None:
    assert said(garden(), "garden rose") == [
        "You then have 2 × Rose, worth 5 each as things stand."
    ]
    assert said(garden(), "deck") == [
        "Of the 21 cards that may be in the deck 4 are Camellia, and you have 2."
    ]
    match = match_at(ups=["cherry"])
    assert said(match, "cherry draw 2") == ["The cherry brings 2 cards into your hand."]
    assert said(match, "cherry draw 0") == []
