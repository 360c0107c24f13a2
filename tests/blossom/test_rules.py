"""The rules of Blossom, as its rulebook would put them. BL-Axx are rulings (docs/games)."""

from __future__ import annotations

from random import Random

import pytest

import hanagoza as hg
from hanagoza.games.blossom.legal import MAX_LEGAL
from tests.blossom.builders import (
    GAME,
    NAMES,
    document,
    match_at,
    play,
    points,
    position,
    seen,
    worth,
)

MULLIGAN = {"mulligan": "on"}
SEQUENTIAL = {"cherry_sequential": "on"}
PICKING = {"cherry_fills": "garden"}


def moves(match: hg.Match, verb: str) -> list[str]:
    return [text for text in match.legal() if text.split()[0] == verb]


class TestSetUp:
    def test_removed_cards_then_hands_then_the_garden(self) -> None:
        """BL-A25."""
        match = GAME.start(2, start=1, chance="manual")
        dealt = (
            "rose rose lily lily lily anemone anemone anemone camellia camellia rose lily cherry"
        )
        for name in dealt.split():
            match.play(f"draw {name}")
        table = document(match)
        assert table.removed == "rose rose"
        assert table.hands == ("anemone anemone anemone", "lily lily lily")
        assert table.garden == "camellia camellia rose lily cherry"
        assert match.actor == 1

    def test_chance_picks_the_first_player_unless_told(self) -> None:
        assert GAME.start(3, chance="manual").legal() == ["start 0", "start 1", "start 2"]
        for seat in (0, 1, 2, 3):
            assert GAME.start(4, seed=1, start=seat).actor == seat


class TestMulligan:
    def test_without_the_option_nothing_is_put_back(self) -> None:
        match = GAME.start(3, seed=1, start=0)
        assert seen(match, None).phase == "act"
        assert "no mulligan" in str(match.why("keep"))

    def test_it_goes_round_from_the_starters_left_and_new_cards_come_after_all_chose(self) -> None:
        """BL-A21."""
        match = GAME.start(3, start=1, chance="manual", mulligan="on")
        play(match, "draw cherry", *["draw rose"] * 3, *["draw lily"] * 3, *["draw anemone"] * 3)
        assert match.actor == 2
        assert match.legal() == ["return lily", "return lily lily", "return lily lily lily", "keep"]
        play(match, "return lily lily")
        assert match.actor == 0
        assert "first put back" in str(match.why("deck"))
        assert "you hold 0" in str(match.why("return rose"))
        play(match, "keep")
        assert match.actor == 1
        assert seen(match, None).seats[2].down_size == 2
        play(match, "return rose")
        assert match.actor == hg.CHANCE
        assert "draw lily" in match.legal(), "cards put back may come again"
        play(match, "draw camellia", "draw lily", "draw camellia")
        assert document(match).hands == (
            "anemone anemone anemone",
            "camellia rose rose",
            "camellia lily lily",
        )
        play(match, *["draw chrysanth"] * 5)
        assert (match.actor, seen(match, None).phase) == (1, "act")

    def test_hands_are_filled_up_from_the_starting_player_on(self) -> None:
        match = self.dealt()
        play(match, "return rose", "return lily lily", "draw cherry")
        assert document(match).hands == ("rose rose", "lily cherry")
        play(match, "draw camellia")
        assert document(match).hands == ("rose rose", "camellia lily cherry")
        play(match, "draw anemone")
        assert document(match).hands == ("rose rose anemone", "camellia lily cherry")
        assert seen(match, None).phase == "garden"

    @pytest.mark.parametrize(
        ("moves", "hands"),
        [
            (("return rose", "keep"), ("rose rose cherry", "lily lily lily")),
            (("keep", "return lily"), ("rose rose rose", "lily lily cherry")),
        ],
    )
    def test_who_keeps_theirs_is_passed_over(
        self, moves: tuple[str, str], hands: tuple[str, str]
    ) -> None:
        match = play(self.dealt(), *moves)
        assert seen(match, None).phase == "redeal"
        play(match, "draw cherry")
        assert (document(match).hands, seen(match, None).phase) == (hands, "garden")

    def dealt(self) -> hg.Match:
        """Seat 1 has started, and seat 0 is asked first."""
        match = GAME.start(2, start=1, chance="manual", mulligan="on")
        return play(match, *["draw anemone"] * 2, *["draw lily"] * 3, *["draw rose"] * 3)

    def test_if_all_keep_their_hands_nothing_is_dealt_again(self) -> None:
        match = GAME.start(2, seed=3, start=0, mulligan="on")
        hands = document(match).hands
        play(match, "keep", "keep")
        assert document(match).hands == hands
        assert len(seen(match, None).garden) == 5


class TestFeed:
    def test_any_number_face_down_but_at_least_one(self) -> None:
        """BL-A01."""
        match = match_at(hands=("rose rose lily",), downs=("cherry",))
        assert moves(match, "down") == [
            "down rose",
            "down lily",
            "down rose rose",
            "down rose lily",
            "down rose rose lily",
        ]
        for text in ("down", "flip", "arrange rose 0"):
            with pytest.raises(hg.MalformedMove):
                match.play(text)

    def test_face_down_cards_fill_the_yard_and_no_more(self) -> None:
        """BL-A03."""
        match = match_at(hands=("rose rose lily",), ups=("cherry",), downs=("lily lily",))
        assert max(len(text.split()) for text in moves(match, "down")) == 1 + 2
        assert str(match.why("down rose rose lily")) == (
            "a yard holds 5 cards: there is room for 2, not for 3"
        )

    def test_one_card_face_up(self) -> None:
        match = play(match_at(hands=("rose rose lily",)), "up rose")
        assert document(match).ups[0] == "rose"
        assert document(match).hands[0] == "rose lily"

    def test_face_down_cards_are_turned_up_and_never_back(self) -> None:
        """BL-A02."""
        match = match_at(ups=("rose",), downs=("rose lily lily",))
        assert moves(match, "flip") == [
            "flip rose",
            "flip lily",
            "flip rose lily",
            "flip lily lily",
            "flip rose lily lily",
        ]
        play(match, "flip lily rose")
        assert (document(match).ups[0], document(match).downs[0]) == ("rose rose lily", "lily")
        assert "one lies face down" in str(match.why("flip lily lily"))

    def test_cards_may_be_fed_and_turned_up_in_one_turn(self) -> None:
        """BL-A04: any two actions, also the same twice."""
        match = play(match_at(hands=("rose lily",)), "down rose", "flip rose")
        assert (document(match).ups[0], match.actor) == ("rose", 1)
        match = play(match_at(hands=("rose lily",)), "up rose", "up lily")
        assert document(match).ups[0] == "rose lily"

    def test_face_down_cards_are_a_heap(self) -> None:
        """BL-A23: identical cards make one move, whenever they were laid."""
        match = play(match_at(hands=("rose rose",)), "down rose", "down rose")
        play(match, "deck", f"draw {NAMES[0]}", "deck", f"draw {NAMES[0]}")
        assert moves(match, "flip") == ["flip rose", "flip rose rose"]


class TestArrange:
    def test_any_number_of_one_kind_and_only_those_moved_are_paid(self) -> None:
        """BL-A06."""
        match = match_at(ups=("rose rose rose lily",), garden="lily")
        assert moves(match, "arrange") == [
            "arrange rose 1",
            "arrange rose 2",
            "arrange rose 3",
            "arrange lily 1",
        ]
        play(match, "arrange rose 1")
        assert points(match) == 3
        assert document(match).ups[0] == "rose rose lily"
        assert "2 lie face up" in str(match.why("arrange rose 3"))

    def test_the_worth_is_fixed_before_anything_moves(self) -> None:
        """BL-A08: flowers about to move still lie in the yard."""
        match = play(match_at(ups=("lily lily",), garden="lily"), "arrange lily 2")
        assert points(match) == 12, "2 × (2·2 + 1), rounded up"

    def test_what_it_will_bring_is_seen_beforehand(self) -> None:
        match = match_at(ups=("lily lily cherry cherry", "rose"), garden="lily")
        flowers = {flower.card: flower.brings for flower in seen(match, 0).flowers}
        assert (flowers["lily"], flowers["cherry"], flowers["rose"]) == ((6, 12), (6,), ())
        assert not any(flower.brings for flower in seen(match, None).flowers)

    def test_face_down_lilies_do_not_count(self) -> None:
        """BL-A07."""
        match = match_at(ups=("lily",), downs=("lily lily", "lily"))
        assert worth(match, "lily") == 2

    def test_the_moved_rose_is_no_kind_of_the_garden(self) -> None:
        """BL-A09, with the switch in both positions."""
        assert worth(match_at(ups=("rose",), garden="lily"), "rose") == 3
        agreed = {"rose_counts_itself": "on"}
        assert worth(match_at(ups=("rose",), garden="lily", options=agreed), "rose") == 4
        assert worth(match_at(ups=("rose",), garden="lily rose", options=agreed), "rose") == 4
        match = match_at(ups=("rose rose",), garden="lily", options=agreed)
        assert points(play(match, "arrange rose 2")) == 9

    def test_cherries_are_counted_by_other_flowers(self) -> None:
        """BL-A22."""
        assert worth(match_at(ups=("cherry",), downs=("rose",)), "chrysanth") == 2
        assert worth(match_at(ups=("cherry cherry",), downs=("rose",)), "chrysanth") == 7
        assert worth(match_at(garden="cherry rose"), "rose") == 4
        assert worth(match_at(ups=("cherry",), garden="cherry rose rose"), "anemone") == 2

    def test_all_yards_count(self) -> None:
        match = match_at(players=3, downs=("rose", "lily", "rose rose"), ups=("", "lily", "lily"))
        assert worth(match, "camellia") == 8
        assert worth(match, "lily") == 4
        assert worth(match, "chrysanth") == 2

    def test_flowers_may_be_arranged_for_nothing(self) -> None:
        """BL-A18."""
        match = play(match_at(ups=("camellia",)), "arrange camellia 1")
        assert points(match) == 0
        assert document(match).garden == "camellia"

    def test_each_action_is_rounded(self) -> None:
        """BL-A24: 2 and 2 become 3 and 3, not 6 rounded from 4."""
        match = match_at(ups=("chrysanth chrysanth",), downs=("rose rose rose", ""))
        play(match, "arrange chrysanth 1", "arrange chrysanth 1")
        assert points(match) == 6

    def test_the_largest_arrangement(self) -> None:
        """Fifteen cards face down in the other yards, five camellias up: 5 × 28, rounded up."""
        downs = ("", "rose rose rose rose rose", "lily lily lily lily lily", "anemone " * 5)
        match = match_at(players=4, ups=("camellia " * 5,), downs=downs)
        assert points(play(match, "arrange camellia 5")) == 141


class TestCherry:
    def test_one_cherry_at_a_time(self) -> None:
        match = match_at(ups=("cherry cherry",))
        assert moves(match, "cherry") == [
            "cherry 6",
            *(f"cherry draw {number}" for number in range(4)),
        ]
        with pytest.raises(hg.MalformedMove):
            match.play("arrange cherry 2")
        assert document(play(match, "cherry 6")).ups[0] == "cherry"

    def test_cards_come_from_the_deck_as_many_as_the_hand_takes(self) -> None:
        """BL-A10, the switch as it comes."""
        for hand, most in (("rose rose lily", 2), ("rose rose lily lily", 1)):
            match = match_at(hands=(hand,), ups=("cherry",), garden="camellia camellia")
            assert moves(match, "cherry")[-1] == f"cherry draw {most}"
            play(match, f"cherry draw {most}", *["draw anemone"] * most)
            assert document(match).garden == "camellia camellia cherry"
        match = match_at(hands=("rose rose rose lily lily",), ups=("cherry",))
        assert moves(match, "cherry") == ["cherry 6", "cherry draw 0"]
        assert str(match.why("cherry draw 3")) == "your cherry can bring 0 cards here, not 3"
        assert document(play(match, "cherry draw 0")).garden == "cherry"
        assert "come from the deck, with cherry draw" in str(match_at().why("pick rose"))

    def test_the_number_is_said_beforehand(self) -> None:
        """BL-A11, the switch off."""
        match = match_at(ups=("cherry",))
        assert "say how many" in str(match.why("cherry draw"))
        play(match, "cherry draw 2", "draw rose", "draw rose")
        assert (match.actor, seen(match, 0).action) == (0, 1)

    def test_or_cards_come_one_by_one(self) -> None:
        """BL-A11, the switch on."""
        match = match_at(ups=("cherry",), options=SEQUENTIAL)
        assert moves(match, "cherry") == ["cherry 6", "cherry draw 0", "cherry draw"]
        assert "one by one" in str(match.why("cherry draw 2"))
        play(match, "cherry draw", "draw rose")
        assert (match.actor, match.legal()) == (0, ["more", "stop"])
        assert "more, or stop" in str(match.why("deck"))
        assert document(match).ups[0] == "cherry", "it falls when the cards have come"
        play(match, "more", "draw lily", "stop")
        assert document(match).hands[0] == "rose lily"
        assert document(match).garden == "cherry"
        assert seen(match, 0).action == 1
        assert "no cherry is waiting" in str(match.why("more"))

    def test_one_by_one_stops_by_itself(self) -> None:
        """After three cards, with a full hand, and with no cards left."""
        three = match_at(ups=("cherry",), options=SEQUENTIAL)
        play(three, "cherry draw", "draw rose", "more", "draw rose", "more", "draw rose")
        assert seen(three, 0).action == 1
        full = match_at(hands=("rose rose rose lily",), ups=("cherry",), options=SEQUENTIAL)
        assert seen(play(full, "cherry draw", "draw lily"), 0).action == 1
        last = match_at(players=4, ups=("cherry",), deck="rose", options=SEQUENTIAL)
        assert seen(play(last, "cherry draw", "draw rose"), 0).action == 1

    def test_no_cards_can_be_asked_for_with_any_hand(self) -> None:
        """BL-A11, the switch on: with a full hand, and with nothing left to draw."""
        full = match_at(hands=("rose rose rose lily lily",), ups=("cherry",), options=SEQUENTIAL)
        empty = match_at(players=4, ups=("cherry",), deck="", options=SEQUENTIAL)
        for none, place in ((full, "garden"), (empty, "deck")):
            assert moves(none, "cherry") == ["cherry 6", "cherry draw 0"]
            assert "no card can come" in str(none.why("cherry draw"))
            assert getattr(document(play(none, "cherry draw 0")), place).split()[-1] == "cherry"

    def test_the_cherry_goes_after_the_cards(self) -> None:
        """BL-A12: it is not shuffled into the deck that is made under it."""
        match = match_at(players=4, ups=("cherry",), garden="rose lily", deck="anemone")
        play(match, "cherry draw 2", "draw anemone")
        assert match.legal() == ["draw rose", "draw lily"]
        play(match, "draw lily")
        assert (document(match).deck, document(match).garden) == ("rose", "cherry")

    def test_the_cherry_becomes_the_deck_if_nothing_else_is_left(self) -> None:
        match = match_at(players=4, ups=("cherry",), deck="rose")
        assert moves(match, "cherry")[-1] == "cherry draw 1"
        play(match, "cherry draw 1", "draw rose")
        assert (document(match).deck, document(match).garden) == ("cherry", "")

    def test_its_cards_are_not_taken_from_the_garden(self) -> None:
        """BL-A16."""
        match = match_at(ups=("cherry",), garden="rose")
        play(match, "cherry draw 1", "draw lily")
        assert "garden rose" in match.legal()
        match = play(match_at(ups=("cherry",), garden="rose"), "garden rose")
        assert "cherry draw 3" in match.legal()


class TestCherryFromTheGarden:
    """BL-A10, the letter of the rulebook: ``cherry_fills`` is garden."""

    def test_a_hand_of_three_or_more_is_filled_from_the_garden(self) -> None:
        hand, garden = "rose rose lily", "camellia camellia lily"
        match = match_at(hands=(hand,), ups=("cherry",), garden=garden, options=PICKING)
        assert moves(match, "cherry") == ["cherry 6", "cherry draw 0"]
        assert moves(match, "pick") == [
            "pick camellia",
            "pick lily",
            "pick camellia camellia",
            "pick camellia lily",
        ]
        play(match, "pick lily camellia")
        assert document(match).hands[0] == "camellia rose rose lily lily"
        assert document(match).garden == "camellia cherry"
        assert (document(match).ups[0], points(match)) == ("", 0)
        assert (match.actor, seen(match, 0).action) == (0, 1)

    def test_as_far_as_it_has_room(self) -> None:
        four, five = "rose rose lily lily", "rose rose lily lily lily"
        match = match_at(hands=(four,), ups=("cherry",), garden="rose rose", options=PICKING)
        assert moves(match, "pick") == ["pick rose"]
        assert str(match.why("pick rose rose")) == "your cherry can bring one card here, not 2"
        match = match_at(hands=(five,), ups=("cherry",), garden="rose", options=PICKING)
        assert moves(match, "cherry") + moves(match, "pick") == ["cherry 6", "cherry draw 0"]
        assert str(match.why("pick rose")) == "your cherry can bring 0 cards here, not 1"

    def test_none_may_be_taken(self) -> None:
        match = match_at(hands=("rose " * 3,), ups=("cherry",), garden="lily", options=PICKING)
        play(match, "cherry draw 0")
        assert document(match).hands[0] == "rose rose rose"
        assert document(match).garden == "lily cherry"

    def test_a_smaller_hand_draws_from_the_deck_as_always(self) -> None:
        match = match_at(hands=("rose rose",), ups=("cherry",), garden="lily", options=PICKING)
        assert moves(match, "cherry")[-1] == "cherry draw 3"
        assert moves(match, "pick") == []
        assert "fewer than 3 cards in hand" in str(match.why("pick lily"))
        play(match, "cherry draw 3", *["draw anemone"] * 3)
        assert document(match).hands[0] == "rose rose anemone anemone anemone"

    def test_cards_first_then_the_cherry(self) -> None:
        """It cannot be taken itself, another one of the garden can."""
        hand = ("rose rose rose",)
        match = match_at(hands=hand, ups=("cherry",), garden="cherry", options=PICKING)
        assert moves(match, "pick") == ["pick cherry"]
        play(match, "pick cherry")
        assert document(match).garden == "cherry"
        empty = match_at(hands=hand, ups=("cherry",), garden="", options=PICKING)
        assert moves(empty, "pick") == []
        assert "0 lie in the garden" in str(empty.why("pick cherry"))

    def test_with_nothing_left_the_cherry_becomes_the_deck(self) -> None:
        match = match_at(players=4, hands=("rose " * 3,), ups=("cherry",), deck="", options=PICKING)
        assert moves(match, "cherry") + moves(match, "pick") == ["cherry 6", "cherry draw 0"]
        play(match, "cherry draw 0")
        assert (document(match).deck, document(match).garden) == ("cherry", "")

    def test_its_cards_are_not_drawn(self) -> None:
        """BL-A16: neither the one card a turn nor the kind just arranged concerns them."""
        what = {"hands": ("lily " * 3,), "garden": "rose rose", "options": PICKING}
        after = play(match_at(ups=("cherry",), **what), "garden rose")
        assert moves(after, "pick") == ["pick rose"]
        after = play(match_at(ups=("cherry rose",), **what), "arrange rose 1")
        assert "pick rose rose" in moves(after, "pick")
        before = play(match_at(ups=("cherry",), **what), "pick rose")
        assert moves(before, "garden") == ["garden rose"], "and only the cherry is barred"
        assert "just arranged cherry" in str(before.why("garden cherry"))

    def test_one_by_one_makes_no_difference_to_cards_that_lie_open(self) -> None:
        options = PICKING | SEQUENTIAL
        match = match_at(hands=("rose " * 3,), ups=("cherry",), garden="lily", options=options)
        assert moves(match, "cherry") + moves(match, "pick") == [
            "cherry 6",
            "cherry draw 0",
            "pick lily",
        ]
        small = match_at(hands=("rose",), ups=("cherry",), garden="lily", options=options)
        assert moves(small, "cherry") == ["cherry 6", "cherry draw 0", "cherry draw"]

    def test_other_ways_are_refused_with_the_right_one(self) -> None:
        match = match_at(hands=("rose " * 3,), ups=("cherry",), garden="lily", options=PICKING)
        for text in ("cherry draw 1", "cherry draw"):
            assert "come from the garden at this table: pick rose" in str(match.why(text))
        assert "it needs 2 of lily and one lies in the garden" in str(match.why("pick lily lily"))
        bare = match_at(hands=("rose " * 3,), garden="lily", options=PICKING)
        assert "it needs 1 of cherry" in str(bare.why("pick lily"))
        with pytest.raises(hg.MalformedMove, match="pick FLOWER"):
            match.play("pick lily lily lily")


class TestDraw:
    def test_from_the_deck_or_from_the_garden(self) -> None:
        match = match_at(garden="rose rose lily")
        assert moves(match, "deck") + moves(match, "garden") == [
            "deck",
            "garden rose",
            "garden lily",
        ]
        play(match, "garden lily", "deck", "draw anemone")
        assert document(match).hands[0] == "lily anemone"
        assert "no camellia in the garden" in str(match_at(garden="rose").why("garden camellia"))

    def test_only_one_card_a_turn_comes_from_the_garden(self) -> None:
        match = play(match_at(garden="rose rose lily"), "garden rose")
        assert moves(match, "garden") == []
        assert "only one card a turn" in str(match.why("garden lily"))
        play(match, "deck", "draw lily")
        assert moves(match, "garden") == ["garden rose", "garden lily"], "another seat's turn"

    def test_the_kind_just_arranged_may_not_be_taken(self) -> None:
        """BL-A15: no copy of it, also an older one; other kinds, and the deck, may give it."""
        match = play(match_at(ups=("rose",), garden="rose lily"), "arrange rose 1")
        assert moves(match, "garden") == ["garden lily"]
        assert "just arranged rose" in str(match.why("garden rose"))
        assert document(play(match, "deck", "draw rose")).hands[0] == "rose"
        cherry = play(match_at(ups=("cherry",), garden="cherry lily"), "cherry 6")
        assert moves(cherry, "garden") == ["garden lily"]
        fallen = play(match_at(ups=("cherry",), garden="cherry lily"), "cherry draw 0")
        assert moves(fallen, "garden") == ["garden lily"], "also for a cherry given for cards"
        feed = play(match_at(hands=("rose",), garden="rose lily"), "up rose")
        assert moves(feed, "garden") == ["garden rose", "garden lily"]

    def test_a_full_hand_draws_nothing(self) -> None:
        match = match_at(hands=("rose rose rose lily lily",), garden="rose")
        assert moves(match, "deck") + moves(match, "garden") == []
        assert str(match.why("deck")) == "you already have 5 cards in hand"


class TestReplenishing:
    def test_the_garden_becomes_the_deck_at_once(self) -> None:
        """BL-A14: then there is nothing left to take from it."""
        match = match_at(players=4, garden="rose lily", deck="anemone")
        play(match, "deck", "draw anemone")
        assert (document(match).deck, document(match).garden) == ("rose lily", "")
        assert moves(match, "garden") == []

    def test_cards_that_enter_the_garden_over_an_empty_deck_become_the_deck(self) -> None:
        """BL-A13: a standing condition."""
        match = match_at(players=4, hands=("rose",), ups=("rose rose",), deck="")
        assert "deck and garden are empty" in str(match.why("deck"))
        play(match, "arrange rose 1")
        assert (document(match).deck, document(match).garden) == ("rose", "")
        assert "deck" in match.legal()

    def test_it_precedes_the_end_of_the_game(self) -> None:
        match = match_at(
            players=4, garden="lily", deck="rose", points=(66,), mover=3, action=1, ups=("",) * 4
        )
        play(match, "deck", "draw rose")
        assert match.result is not None
        assert document(match).deck == "lily"


class TestTurns:
    def test_two_actions_each_clockwise(self) -> None:
        match = GAME.start(3, seed=2, start=1)
        order = []
        for _ in range(12):
            order.append(match.actor)
            match.play("deck" if "deck" in match.legal() else match.legal()[0])
        assert order == [1, 1, 2, 2, 0, 0] * 2

    def test_no_action_can_be_skipped_and_there_always_is_one(self) -> None:
        """BL-A05: also with nothing in the deck and a full hand and yard."""
        stuck = match_at(
            players=4, hands=("rose " * 5,), downs=("lily lily lily lily lily",), deck=""
        )
        assert stuck.legal() == [f"flip{' lily' * number}" for number in range(1, 6)]
        poor = match_at(players=4, hands=("",), deck="rose")
        assert poor.legal()[-1] == "deck"

    def test_the_longest_list_of_moves(self) -> None:
        """Five different face-down cards, room in hand, all kinds in the garden; with a cherry for
        cards of the garden, four of them, and two of each kind there.
        """
        match = match_at(downs=("chrysanth camellia rose lily anemone",), garden=" ".join(NAMES))
        assert len(match.legal()) == 38
        match = match_at(
            hands=("chrysanth rose lily",),
            ups=("cherry",),
            downs=("chrysanth camellia rose lily",),
            garden=" ".join(NAMES * 2),
            options=PICKING,
        )
        assert len(match.legal()) == MAX_LEGAL == 51


class TestEnd:
    def test_nobody_plays_after_the_last_seat(self) -> None:
        """BL-A26."""
        match = match_at(players=3, ups=("cherry",), points=(60,), action=1)
        play(match, "cherry 6")
        for seat in (1, 2):
            assert match.actor == seat
            play(match, "deck", "draw rose", "deck", "draw rose")
        assert match.actor is None
        assert match.result is not None
        assert (match.result.winners, match.result.reason) == ((0,), "goal")

    def test_the_starting_player_decides_who_is_last(self) -> None:
        match = match_at(players=3, ups=("cherry",), points=(60,), action=1, starter=1)
        assert play(match, "cherry 6").actor is None

    def test_scores_count_on(self) -> None:
        """BL-A19."""
        downs = ("", "rose rose rose rose rose", "lily lily lily lily lily", "anemone " * 5)
        match = match_at(
            players=4, ups=("camellia " * 5,), downs=downs, points=(63,), starter=1, action=1
        )
        play(match, "arrange camellia 5")
        assert match.result is not None
        assert match.result.scores[0] == (204, 0)

    def test_a_tie_goes_to_fewer_cards_and_is_shared_if_these_are_equal(self) -> None:
        """BL-A17; hand and yard count, face down too."""
        for hands, downs, winners in (
            (("rose", "rose rose"), ("lily", "lily"), (0,)),
            (("rose rose", "rose"), ("lily", "lily lily"), (0, 1)),
            (("rose rose", "rose"), ("lily lily", "lily"), (1,)),
        ):
            match = match_at(phase="over", points=(66, 66), hands=hands, downs=downs)
            assert match.result is not None
            assert match.result.winners == winners

    def test_all_may_share_the_victory(self) -> None:
        """BL-A17, four seats; places are counted past those who share one."""
        for scores, ranks in (((66,) * 4, (1, 1, 1, 1)), ((60, 66, 66, 60), (3, 1, 1, 3))):
            match = match_at(players=4, phase="over", points=scores, downs=("rose",) * 4)
            assert match.result is not None
            assert match.result.ranks == ranks

    def test_who_is_cut_off_is_compared_alike(self) -> None:
        """BL-A20: the same comparison, also if nobody has a point."""
        match = match_at(round=100, mover=1, action=1, hands=("lily lily", "rose"))
        play(match, "up rose")
        assert match.result is not None
        assert (match.result.ranks, match.result.reason) == ((2, 1), "guard")

    def test_an_endless_game_is_cut_off_after_a_hundred_rounds(self) -> None:
        """BL-A20."""
        match = match_at(round=100, mover=1, action=1, hands=("", "rose"), points=(30, 33))
        play(match, "up rose")
        assert match.result is not None
        assert (match.result.winners, match.result.reason) == ((1,), "guard")
        early = match_at(round=99, mover=1, action=1, hands=("", "rose"), points=(30, 33))
        assert seen(play(early, "up rose"), None).round == 100

    def test_every_point_is_explained(self) -> None:
        match = match_at(
            ups=("cherry rose", "lily"), points=(63,), hands=("", "rose"), starter=1, action=1
        )
        play(match, "cherry 6")
        result = match.result
        assert result is not None
        assert [(line.seat, line.label, line.values, line.points) for line in result.lines] == [
            (0, "line-flower", {"card": "rose"}, (63, 0)),
            (0, "line-flower", {"card": "cherry"}, (6, 0)),
            (0, "line-left", {"count": 1}, (0, -1)),
            (1, "line-left", {"count": 2}, (0, -2)),
        ]

    def test_who_has_no_cards_left_needs_no_line_for_them(self) -> None:
        result = match_at(phase="over", points=(66, 60), hands=("", "rose")).result
        assert result is not None
        assert [(line.seat, line.label) for line in result.lines if line.points[1]] == [
            (1, "line-left")
        ]
        assert all(any(line.points) for line in result.lines)

    @pytest.mark.compiled
    @pytest.mark.parametrize(("players", "length"), [(2, 84), (3, 109), (4, 128)])
    def test_random_games_are_as_long_as_the_rules_say(self, players: int, length: int) -> None:
        results = GAME.playouts(20_000, seed=1, players=players)
        assert results.decisions.mean() == pytest.approx(length, abs=2)

    @pytest.mark.slow
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_nothing_ever_breaks_the_limits(self, players: int) -> None:
        for seed in range(40):
            match, rng = GAME.start(players, seed=seed), Random(seed)
            while match.actor is not None:
                view = seen(match, None)
                for side in view.seats:
                    assert side.hand_size <= 5
                    assert len(side.up) + side.down_size <= 5
                    assert side.points % 3 == 0
                    assert sum(side.earned) == side.points
                assert view.deck or not view.garden
                match.play(rng.choice(match.legal()))


def test_builders_account_for_every_card() -> None:
    for players in (2, 3, 4):
        assert GAME.from_position(position(players=players)).actor == 0
