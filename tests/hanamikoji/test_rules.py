"""The rules of Hanamikoji, as its rulebook would put them. HK-Axx are rulings (docs/games)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import hanagoza as hg
from hanagoza.games.hanamikoji.pieces import CHARM
from tests.hanamikoji.builders import GAME, deal, document, match_at, play, seen

ALL_MARKERS = "secret discard gift compete"


def test_charm_is_the_number_of_cards_and_ascends() -> None:
    """HK-A01, HK-A14."""
    row = seen(GAME.start(seed=1), None).row
    assert [geisha.charm for geisha in row] == [2, 2, 2, 3, 3, 4, 5]
    assert CHARM.sum() == 21


class TestTurn:
    def test_a_card_is_drawn_before_every_action(self) -> None:
        match = deal(0, "AABBCC", "DDDEEE")
        assert match.actor == hg.CHANCE
        match.play("draw F")
        assert match.actor == 0
        assert seen(match, 0).seats[0].hand == tuple("AABBCCF")

    def test_seats_alternate_four_turns_each(self) -> None:
        match = play(deal(1, "AABBCC", "DDDEEE"), "draw F", "secret A", "draw F", "secret D")
        assert match.actor == hg.CHANCE
        assert play(match, "draw F").actor == 1

    def test_each_marker_is_used_once_a_round(self) -> None:
        match = play(deal(0, "AABBCC", "DDDEEE"), "draw F", "secret A", "draw F", "secret D")
        play(match, "draw F")
        assert not [text for text in match.legal() if text.startswith("secret")]
        assert str(match.why("secret B")) == "your Secret marker is already used this round"

    def test_a_marker_counts_as_used_from_the_declaration_on(self) -> None:
        match = play(deal(0, "AABBCC", "DDDEEE"), "draw F", "gift A A B")
        assert seen(match, None).seats[0].used == ("gift",)

    def test_only_cards_in_hand_can_be_used(self) -> None:
        match = play(deal(0, "AABBCC", "DDDEEE"), "draw F")
        assert "gift A A F" in match.legal()
        assert str(match.why("gift A F F")) == (
            "it needs 2 of F and you hold one (your hand: A A B B C C F)"
        )
        assert "you hold 0" in str(match.why("secret G"))


class TestActions:
    def test_a_secret_is_scored_for_its_owner_at_the_end(self) -> None:
        match = match_at(
            step=7,
            used=(ALL_MARKERS, "discard gift compete"),
            boards=("AABBCDE", "FFFFEED"),
            secrets=("D", ""),
            hands=("", "G"),
        )
        match.play("secret G")
        events = match.events(None)
        reveals = [(event.seat, event.cards) for event in events if event.verb == "reveal"]
        assert reveals == [(0, ("D",)), (1, ("G",))]
        assert document(match).favours == (0, 0, 0, 0, 1, 1, 1)

    def test_discarded_cards_are_out_of_the_round(self) -> None:
        match = play(deal(0, "AABBCC", "DDDEEE"), "draw F", "discard A A")
        assert document(match).discards == ("A A", "")
        assert seen(match, None).row[0].placed == (0, 0)

    def test_the_responder_takes_one_card_of_a_gift_and_the_giver_places_two(self) -> None:
        match = play(deal(0, "AABBCC", "DDDEEE"), "draw F", "gift A B F", "take F")
        assert document(match).boards == ("A B", "F")

    def test_a_gift_with_a_double_offers_two_answers(self) -> None:
        """HK-A10: cards of a kind are interchangeable."""
        match = play(deal(0, "CEEABD", "DDFFGG"), "draw F", "gift E C E")
        assert match.history[-1] == "gift C E E"
        assert match.legal() == ["take C", "take E"]

    def test_the_responder_takes_one_pair_of_a_competition(self) -> None:
        match = play(deal(0, "AABBFF", "DDDEEE"), "draw F", "compete F F / B A", "take F F")
        assert match.history[-2] == "compete A B / F F"
        assert document(match).boards == ("A B", "F F")

    def test_two_identical_pairs_leave_one_answer_which_is_still_asked(self) -> None:
        match = play(deal(0, "AABBFF", "DDDEEE"), "draw F", "compete A B / A B")
        assert match.actor == 1
        assert match.legal() == ["take A B"]

    def test_order_within_and_between_pairs_does_not_matter(self) -> None:
        """HK-A09."""
        table = GAME.moves
        assert table.parse("compete b a / f f") == table.parse("compete F F / A B")

    def test_the_responder_may_not_decline(self) -> None:
        """HK-A08."""
        match = play(deal(0, "AABBCC", "DDDEEE"), "draw F", "gift A B F")
        assert match.legal() == ["take A", "take B", "take F"]
        assert "answer the offer “gift A B F” first" in str(match.why("secret D"))
        assert "take one of its cards" in str(match.why("take A B"))
        assert "take one of its cards" in str(match.why("take G"))

    def test_an_offer_is_public_wherever_it_is_laid(self) -> None:
        """HK-A11."""
        match = play(deal(0, "AABBCC", "DDDEEE"), "draw F", "gift A B F")
        for observer in (0, 1, None):
            offer = seen(match, observer).offer
            assert offer is not None
            assert offer.groups == (("A", "B", "F"),)

    def test_there_is_nothing_to_take_before_an_offer(self) -> None:
        match = play(deal(0, "AABBCC", "DDDEEE"), "draw F")
        assert "no offer" in str(match.why("take A"))


class TestScoring:
    def test_a_tie_leaves_the_favour_where_it_was(self) -> None:
        """HK-A04; also 0–0."""
        match = match_at(
            step=7,
            round=2,
            favours="10.....",
            used=(ALL_MARKERS, "discard gift compete"),
            boards=("ABCCDEF", "ABDEFGF"),
            secrets=("G", ""),
            hands=("", "G"),
        )
        match.play("secret G")
        assert document(match).favours == (1, 0, 0, None, None, 1, 1)

    def test_eleven_charm_beats_four_geisha(self) -> None:
        """HK-A03."""
        match = match_at(
            step=7,
            round=2,
            favours="00.....",
            used=(ALL_MARKERS, "discard gift compete"),
            boards=("CCFFFAB", "DDEEGGF"),
            secrets=("A", ""),
            hands=("", "G"),
        )
        match.play("secret G")
        result = match.result
        assert result is not None
        assert result.scores == ((4, 10), (3, 11))
        assert (result.winners, result.reason) == ((1,), "charm")

    def test_more_than_four_geisha_win_too(self) -> None:
        """HK-A02: several markers move at once."""
        match = match_at(
            step=7,
            round=2,
            favours="....0..",
            used=(ALL_MARKERS, "discard gift compete"),
            boards=("AABBCCD", "FFFFGGG"),
            secrets=("D", ""),
            hands=("", "G"),
        )
        match.play("secret G")
        assert match.result is not None
        assert match.result.scores == ((5, 12), (2, 9))
        assert match.result.winners == (0,)

    def test_every_point_is_explained(self) -> None:
        match = match_at(
            step=7,
            round=2,
            favours="00.....",
            used=(ALL_MARKERS, "discard gift compete"),
            boards=("CCFFFAB", "DDEEGGF"),
            secrets=("A", ""),
            hands=("", "G"),
        )
        match.play("secret G")
        assert match.result is not None
        words = [GAME.words.text(line.label, "en", **line.values) for line in match.result.lines]
        assert "F: cards 3–1" in words
        assert len(words) == 7


class TestRounds:
    def test_without_a_winner_cards_return_markers_stay_and_the_other_starts(self) -> None:
        """HK-A12, HK-A04."""
        match = match_at(
            step=7,
            round=2,
            favours="10.....",
            used=(ALL_MARKERS, "discard gift compete"),
            boards=("ABCDEFG", "ABCDEFF"),
            secrets=("D", ""),
            hands=("", "G"),
        )
        match.play("secret G")
        position = document(match)
        assert match.result is None
        assert (position.round, position.starter, position.phase) == (3, 1, "deal")
        assert position.deck.replace(" ", "") == "AABBCCDDDEEEFFFFGGGGG"
        assert position.used == ((), ())
        assert position.favours == (1, 0, None, 0, None, 1, None)

    def test_the_option_ends_the_game_after_its_last_round(self) -> None:
        """HK-A13: off unless chosen; geisha before charm (A holds two 2s, B one 5: A wins)."""
        last_turn: dict[str, Any] = {
            "step": 7,
            "used": (ALL_MARKERS, "discard gift compete"),
            "boards": ("ABCDEFG", "ABCDEFG"),
            "secrets": ("F", ""),
            "hands": ("", "F"),
            "favours": "00....1",
        }
        match = match_at(max_rounds=3, round=3, **last_turn)
        match.play("secret F")
        assert match.result is not None
        assert (match.result.winners, match.result.reason) == ((0,), "rounds")
        assert GAME.start(seed=1).setting.options == {"max_rounds": 0}
        endless = match_at(round=3, **last_turn)
        endless.play("secret F")
        assert endless.result is None

    def test_a_perfect_tie_is_shared(self) -> None:
        """HK-A07: sharing the victory and a draw are the same."""
        match = match_at(
            max_rounds=1,
            step=7,
            used=(ALL_MARKERS, "discard gift compete"),
            boards=("ABCDEFG", "ABCDEFG"),
            secrets=("F", ""),
            hands=("", "F"),
        )
        match.play("secret F")
        assert match.result is not None
        assert match.result.winners == (0, 1)
        assert match.result.ranks == (1, 1)

    def test_an_endless_game_is_cut_off_after_thirty_rounds(self) -> None:
        """HK-A06."""
        match = match_at(
            round=30,
            step=7,
            used=(ALL_MARKERS, "discard gift compete"),
            boards=("ABCDEFG", "ABCDEFG"),
            secrets=("F", ""),
            hands=("", "F"),
            favours="0......",
        )
        match.play("secret F")
        assert match.result is not None
        assert (match.result.winners, match.result.reason) == ((0,), "guard")

    @pytest.mark.compiled
    def test_random_play_takes_as_many_rounds_as_the_rules_say(self) -> None:
        """HK-A06: 31, 83 and 97 % of games end by round 1, 2 and 3."""
        rounds = GAME.playouts(100_000, seed=1).decisions / 12
        shares = [float(np.mean(rounds <= last)) for last in (1, 2, 3)]
        assert shares == pytest.approx([0.31, 0.83, 0.97], abs=0.005)


class TestStart:
    def test_chance_picks_the_first_player_unless_told(self) -> None:
        assert GAME.start(chance="manual").legal() == ["start 0", "start 1"]
        for seat in (0, 1):
            assert GAME.start(seed=1, start=seat).actor == seat
        starters = [GAME.start(seed=seed).actor for seed in range(400)]
        assert 150 < starters.count(0) < 250
