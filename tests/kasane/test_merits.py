"""What speaks for a move of Kasane, sentence by sentence."""

from __future__ import annotations

import hanagoza as hg
from tests.kasane.builders import match_at, turn


def said(match: hg.Match, move: str) -> list[str]:
    return [str(merit) for merit in match.merits(move)]


class TestACard:
    def match(self) -> hg.Match:
        """Seat 0 holds 1 and 2, seat 1 after it 3 and 8."""
        return match_at(round=2, hands={0: "1 2", 1: "3 8"}, tops="6 9 5 +1")

    def test_that_makes_a_meld(self) -> None:
        assert "With it you can lay Kagen no Tsuki with 3 cards, for 3 points." in said(
            self.match(), "row 3"
        )

    def test_that_the_next_player_would_lay(self) -> None:
        assert said(self.match(), "row 2") == [
            "With it the next player could lay Chidori with 3 cards, for 4 points.",
            "Whatever the next player takes then, they can lay nothing.",
        ]

    def test_plus_one(self) -> None:
        assert said(self.match(), "row 4")[0] == "A +1 scores one point at once."


class TestAMeld:
    def match(self) -> hg.Match:
        return turn("9 3 2 4", "6", field="8 7 6", melds=["meld jyougen 3"])

    def test_that_fills_the_last_box(self) -> None:
        assert said(self.match(), "meld setsu 4 field") == [
            "It scores 4 points, and nobody else can lay Setsu Getsu Fuka with 4 cards any more."
        ]

    def test_whose_next_box_pays_less(self) -> None:
        assert said(turn("1 2", "6"), "meld sakura 3") == [
            "It scores 4 points; the next Sakura Chirashi with 3 cards scores only 3."
        ]

    def test_that_is_worth_waiting_for(self) -> None:
        assert said(self.match(), "pass") == [
            (
                "With 6 on top, which is still in the common field,"
                " Setsu Getsu Fuka with 5 cards would score 7 points."
            )
        ]

    def test_nothing_is_said_for_waiting_in_vain(self) -> None:
        assert said(turn("1 2", "6"), "pass") == []
