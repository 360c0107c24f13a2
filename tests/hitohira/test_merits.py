"""What speaks for a move of Hitohira, sentence by sentence."""

from __future__ import annotations

import hanagoza as hg
from tests.hitohira.builders import CERISIER, match_at, play


def said(match: hg.Match, move: str) -> list[str]:
    return [str(merit) for merit in match.merits(move)]


class TestDrawing:
    def test_the_risk_is_told(self) -> None:
        """Of 66 pieces that are not to be seen, eleven Red and four Black would spoil it."""
        match = match_at(players=2, turn="R2 Y1")
        assert said(match, "grab 1") == [
            "23 % risk that the draw fails; if not, you have 4 pieces."
        ]
        assert said(match, "stop") == ["3 pieces are safe; to draw another would fail with 23 %."]

    def test_what_cannot_fail(self) -> None:
        match = match_at(players=3, pouch="R3 Y1")
        assert said(match, "grab 2") == ["This draw cannot fail, and you have 2 pieces."]

    def test_nothing_speaks_for_what_cannot_succeed(self) -> None:
        assert said(match_at(players=3, pouch="R3 Y1"), "grab 4") == []

    def test_six_pieces_call_on_an_ability(self) -> None:
        """In its own name."""
        match = match_at(players=2, turn="R2 Y1")
        assert said(match, "grab 3")[0].endswith("six pieces let you use Kenrokuen Kumagai.")
        advanced = match_at(
            game=CERISIER, players=2, turn="R2 Y1", fields=("", "L1 B1"),
            options={"six_pieces": "kokonoe"},
        )  # fmt: skip
        assert said(advanced, "grab 3")[0].endswith("six flowers let you use Kokonoe.")


class TestPuttingAway:
    def match(self, screen: str = "") -> hg.Match:
        match = match_at(players=2, turn="R2 Y1", fields=("Y1 R1",), screens=("", screen))
        return play(match, "stop")

    def test_the_field(self) -> None:
        """From one red and one yellow to three red and two yellow."""
        assert said(self.match(), "screen none") == [
            "Your field is worth 0 points instead of −6.",
            "No other choice leaves your field worth more: 0 points.",
        ]

    def test_a_group_that_leads(self) -> None:
        assert said(self.match("R1"), "screen R 2")[0] == (
            "2 warm pieces of yours are behind the screen,"
            " more than anybody else has as far as you know: 1 at most."
        )
        assert said(self.match("R3"), "screen R 2")[0] == (
            "2 warm pieces of yours are behind the screen;"
            " as far as you know, nobody else has more than 3."
        )

    def test_a_piece_that_would_cost(self) -> None:
        match = play(match_at(players=2, turn="R2 Y1", fields=("R2",)), "stop")
        assert "In your field it would cost 3 points." in said(match, "screen Y 1")


def test_after_a_failure_the_best_field() -> None:
    match = match_at(players=2, phase="keep", turn="R3 Y1 L1", fields=("Y2",))
    assert said(match, "keep R Y") == ["No other choice leaves your field worth more: −2 points."]
    assert said(match, "keep R L") == []


def test_jokers_with_which_nobody_can_catch_up() -> None:
    """Others have one warm piece and two jokers at most."""
    match = match_at(players=2, phase="jokers", screens=("R2 L1 W2", "Y1 L3 K2"))
    assert said(match, "jokers 2") == [
        "You count 4 warm pieces; nobody else can count more than 3."
    ]
    assert said(match, "jokers 1") == []
