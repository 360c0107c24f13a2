"""What speaks for a move of Hanamikoji, sentence by sentence."""

from __future__ import annotations

import hanagoza as hg
from tests.hanamikoji.builders import deal, match_at, play


def said(match: hg.Match, move: str) -> list[str]:
    return [str(merit) for merit in match.merits(move)]


def acting() -> hg.Match:
    return play(deal(0, "AABBCC", "DDDEEE"), "draw F")


def test_a_favour_that_would_follow_from_the_cards_one_knows() -> None:
    assert said(acting(), "secret F") == [
        "By the cards you know, Tea set would favour you: 1 to 0.",
        "You keep 2 × Flute in your hand.",
    ]


def test_a_favour_that_the_opponent_can_no_longer_win() -> None:
    """There are two Flutes: one each at best, or none for anybody."""
    assert said(acting(), "secret A")[0] == (
        "Whatever comes, your opponent cannot win Flute:"
        " at the end you have 1 or more of her cards, they 1 at most."
    )
    assert said(acting(), "discard A A")[0] == (
        "Whatever comes, your opponent cannot win Flute: none of her cards can come to them."
    )


def test_an_offer_is_judged_by_the_answer_that_is_worst_for_you() -> None:
    assert said(acting(), "compete A A / B B") == [
        "Whatever your opponent takes, one more geisha would favour you by the cards you know.",
        "You keep 2 × Scroll in your hand.",
    ]
    assert "Whatever your opponent takes, you get the same." in said(acting(), "compete A B / A B")
    assert "Whatever your opponent takes, at least one Flute comes to your side." in said(
        acting(), "gift A A B"
    )


def test_what_is_left_goes_to_the_opponent() -> None:
    match = play(acting(), "gift A A B")
    assert said(match, "take B")[1:] == [
        "By the cards you know, Fan would favour you: 1 to 0.",
        "If you left it, Fan would favour your opponent by the cards you know: 1 to 0.",
    ]
    assert "If you left it, Flute would favour your opponent by the cards you know: 2 to 0." in (
        said(match, "take A")
    )


def test_the_last_turn_is_told_without_the_secret_that_it_turns_up() -> None:
    """Seat 0 has one Shamisen in secret, so neither will have her: seat 1 cannot know."""
    match = match_at(
        step=7,
        round=2,
        used=("secret discard gift compete", "discard gift compete"),
        hands=("", "D"),
        boards=("AAEEFGG", "BBCEFGG"),
        secrets=("D", ""),
    )
    assert said(match, "secret D") == ["By the cards you know, Shamisen would favour you: 1 to 0."]


def test_a_game_that_is_decided() -> None:
    match = match_at(
        step=7,
        round=2,
        used=("secret discard gift compete", "secret discard compete"),
        favours="111....",
        hands=("", "DDG"),
        boards=("", "ABCGG"),
    )
    assert said(match, "gift D D G")[0] == (
        "This decides the game: whatever comes, at least 4 geisha and 9 charm are yours."
    )


def test_it_is_told_in_three_languages() -> None:
    (merit, _) = acting().merits("secret F")
    words = acting().game.words
    assert (merit.rule, merit.values) == ("merit.lead", {"card": "F", "ours": 1, "theirs": 0})
    assert words.text(merit.rule, "ja", **words.worded(merit.values, "ja")) == (
        "いま分かっているカードでは、茶器の芸者はあなたにつきます（1対0）。"
    )
