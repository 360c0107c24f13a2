"""The rules of Kasane no irome, as its rulebook would put them. KA-Axx are rulings (docs/games)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import hanagoza as hg
from hanagoza.games.kasane.checks import plain
from hanagoza.games.kasane.laying import boxes_of, fill_box, open_box
from tests.companions.kasane import oracle
from tests.kasane.builders import (
    GAME,
    bare_state,
    deal,
    deal_anything,
    document,
    last_turn,
    match_at,
    open_boxes,
    play,
    seen,
    turn,
)
from tests.variants import play_randomly


def melds(match: hg.Match) -> list[str]:
    """What can be laid now, without the word itself."""
    legal = match.legal()
    assert legal.pop() == "pass"
    return [text.removeprefix("meld ") for text in legal]


def hand(match: hg.Match, seat: int = 0) -> str:
    return document(match).hands[seat]


def field(match: hg.Match, seat: int = 0) -> str:
    return document(match).fields[seat]


class TestSetUp:
    def test_four_play_with_all_cards(self) -> None:
        cards = Counter(document(GAME.start(4, chance="manual")).deck.split())
        assert cards == Counter({str(number): 5 for number in range(1, 10)} | {"+1": 7})

    def test_three_leave_out_a_set_and_two_plus_ones(self) -> None:
        """KA-A25."""
        cards = Counter(document(GAME.start(3, chance="manual")).deck.split())
        assert cards == Counter({str(number): 4 for number in range(1, 10)} | {"+1": 5})

    def test_there_are_as_many_rows_as_players(self) -> None:
        """KA-A26: three rows of five, four rows of four."""
        for players, length in ((3, 5), (4, 4)):
            rows = seen(GAME.start(players, seed=1), None).rows
            assert [len(row.cards) for row in rows] == [length] * players

    def test_the_grid_is_dealt_row_by_row_and_the_last_card_is_the_top(self) -> None:
        match = deal(GAME.start(4, start=0, chance="manual"), "1 2 3 4 5 6 7 8 9 1 2 3 4 5 6 +1")
        assert document(match).rows == ("1 2 3 4", "5 6 7 8", "9 1 2 3", "4 5 6 +1")
        match.play("row 1")
        assert hand(match) == "4"

    def test_everybody_starts_with_nothing(self) -> None:
        """KA-A18: the track begins at 0."""
        for side in seen(GAME.start(4, seed=1), None).seats:
            assert (side.points, side.laid, side.hand_size) == (0, 0, 0)

    def test_chance_picks_the_first_player_unless_told(self) -> None:
        assert GAME.start(3, chance="manual").legal() == ["start 0", "start 1", "start 2"]
        for seat in range(4):
            assert GAME.start(4, seed=1, start=seat).actor == seat
        starters = Counter(GAME.start(4, seed=seed).actor for seed in range(400))
        assert min(starters.values()) > 70


class TestTaking:
    def test_a_number_goes_on_top_of_the_hand_whose_order_never_changes(self) -> None:
        match = turn("6 7 3", "2")
        assert hand(match) == "6 7 3 2"
        assert match.actor == 0, "asked for a meld, or to pass"

    def test_only_top_cards_can_be_taken(self) -> None:
        match = match_at(tops="9 8")
        assert match.legal() == ["row 1", "row 2", "row 3", "row 4"]
        play(match, "row 1")
        assert hand(match) == "9"

    def test_an_empty_row_has_nothing_to_take(self) -> None:
        match = deal(GAME.start(4, start=0, chance="manual"), "1 2 3 4 5 6 7 8 9 1 2 3 4 5 6 9")
        play(match, *["row 2", "pass"] * 4)
        assert match.legal() == ["row 1", "row 3", "row 4"]
        assert str(match.why("row 2")) == "row 2 is empty"

    def test_three_players_have_three_rows(self) -> None:
        match = GAME.start(3, seed=1)
        assert str(match.why("row 4")) == "there is no row 4: the rows are 1 to 3"

    def test_taking_comes_first_and_once(self) -> None:
        match = match_at(tops="9")
        assert "take the free card of a row first" in str(match.why("pass"))
        assert "take the free card of a row first" in str(match.why("meld juu 2"))
        match.play("row 1")
        assert "you have taken your card" in str(match.why("row 2"))

    def test_a_plus_one_goes_to_the_field_for_a_point_and_ends_the_turn(self) -> None:
        """KA-A24: not to the hand."""
        match = turn("5 5 8", "+1")
        assert (hand(match), field(match)) == ("5 5 8", "+1")
        assert seen(match, None).seats[0].points == 1
        assert match.actor == 1

    def test_passing_is_always_possible_and_always_asked(self) -> None:
        match = turn("", "5")
        assert match.legal() == ["pass"]
        assert play(match, "pass").actor == 1


class TestMelds:
    def test_the_cards_come_from_the_top_of_the_hand_in_their_order(self) -> None:
        """KA-A27, KA-A09: the card just taken is the last of the sequence."""
        match = turn("6 7 3 2", "1")
        assert melds(match) == ["kagen 3"]
        play(match, "meld kagen 3")
        assert (hand(match), field(match)) == ("6 7", "3 2 1")
        assert match.actor == 1

    def test_cards_in_the_middle_of_the_hand_cannot_be_laid(self) -> None:
        """KA-A09: 5-5 lies under the 8 that was taken."""
        match = turn("5 5", "8")
        assert melds(match) == []
        assert str(match.why("meld kasane 2")) == "5-8 are not all the same number"

    def test_one_of_several_melds_or_none(self) -> None:
        """KA-A10, KA-A04, KA-A06: the rulebook's player B, who also has 6 + 6."""
        match = turn("3 2 4", "6", field="8 7 6", melds=["meld jyougen 3"])
        assert melds(match) == [
            "kasane 2 field", "juu 2", "setsu 3", "setsu 3 field", "setsu 4 field",
        ]  # fmt: skip
        play(match, "meld setsu 4 field")
        assert (hand(match), field(match)) == ("3", "8 7 6 2 4 6")
        assert seen(match, None).seats[0].points == 3 + 4
        assert match.actor == 1

    def test_one_card_of_the_hand_and_the_field_card_are_two(self) -> None:
        """KA-A06, KA-A04."""
        match = turn("", "6", field="8 7 6", melds=["meld jyougen 3"])
        assert melds(match) == ["kasane 2 field"]
        play(match, "meld kasane 2 field")
        assert field(match) == "8 7 6 6"

    def test_the_field_card_stands_before_the_cards_of_the_hand(self) -> None:
        """KA-A05: field 3, hand 4, takes 5 is a rising sequence; with 6 on the field it is none."""
        rising = turn("4", "5", field="1 2 3", melds=["meld kagen 3"])
        assert "juu 2 field" not in melds(rising)
        assert str(rising.why("meld kagen 3 field")) == ("every box of kagen for 3 cards is filled")
        with_3 = turn("4", "5", field="3 3", melds=["meld kasane 2"])
        assert melds(with_3) == ["kagen 3 field"]
        with_6 = turn("4", "5", field="6 6", melds=["meld kasane 2"])
        assert melds(with_6) == []
        assert str(with_6.why("meld kagen 3 field")) == (
            "6-4-5 do not rise or fall within 1 to 5 without repeating"
        )

    def test_the_field_card_is_first_also_when_falling(self) -> None:
        """KA-A05."""
        assert melds(turn("4", "3", field="5 5", melds=["meld kasane 2"])) == ["kagen 3 field"]
        assert melds(turn("5", "4", field="3 3", melds=["meld kasane 2"])) == []

    def test_a_plus_one_on_top_blocks_the_field_until_a_number_covers_it(self) -> None:
        """KA-A07."""
        match = turn("", "6", field="6 6 +1", melds=["meld kasane 2"])
        assert melds(match) == []
        assert "a +1 lies on top of your field" in str(match.why("meld kasane 2 field"))
        covered = turn("", "4", field="+1 6 4", melds=["meld juu 2"])
        assert melds(covered) == ["kasane 2 field"]

    def test_an_empty_field_has_no_card_to_use(self) -> None:
        """KA-A08: from the second meld on, which is so by itself."""
        match = turn("6", "6")
        assert melds(match) == ["kasane 2"]
        assert str(match.why("meld kasane 2 field")) == "your field has no card to start with"

    def test_a_box_takes_exactly_its_number_of_cards(self) -> None:
        """KA-A03: 8-6-4 may not fill a box for two, nor 2-2-2-2-2 a box for four."""
        match = turn("2 2 2 2", "2")
        assert melds(match) == ["kasane 2", "kasane 3", "setsu 3", "kasane 4", "setsu 4", "setsu 5"]
        play(match, "meld kasane 4")
        assert (hand(match), field(match)) == ("2", "2 2 2 2")
        assert str(turn("2 2 2 2", "2").why("meld kasane 5")) == "kasane has no box for 5 cards"

    def test_the_smallest_box_is_the_smallest_meld(self) -> None:
        """KA-A28: two for Kasane and Juu, three for most, four for Katyuu; never one."""
        match = GAME.start(4, seed=1)
        smallest = {
            card.meld: min(box.cards for box in card.boxes) for card in seen(match, 0).melds
        }
        assert smallest == {
            "kasane": 2,
            "juu": 2,
            "sakura": 3,
            "chidori": 3,
            "asanoha": 3,
            "kagen": 3,
            "jyougen": 3,
            "katyuu": 4,
            "setsu": 3,
        }
        assert melds(turn("1 3", "5")) == ["kagen 3"], "three odd cards are no Katyuu"

    def test_a_hand_that_is_too_short(self) -> None:
        match = turn("2", "4")
        assert str(match.why("meld setsu 3")) == ("it takes 3 cards from your hand, and you hold 2")
        assert "you hold one" in str(turn("", "4").why("meld kasane 2"))

    @pytest.mark.parametrize(
        ("cards", "taken", "move", "reason"),
        [
            ("4", "5", "juu 2", "4-5 do not add up to 10"),
            ("6 1", "1", "sakura 3", "6-1-1 are not 1, 2 and 6"),
            ("9 8", "9", "chidori 3", "9-8-9 are not 3, 8 and 9"),
            ("4 5", "5", "asanoha 3", "4-5-5 are not 4, 5 and 7"),
            ("6 9", "9", "jyougen 3", "6-9-9 do not rise or fall within 5 to 9 without repeating"),
            ("1 3 5", "4", "katyuu 4", "1-3-5-4 are not all odd"),
            ("2 4", "5", "setsu 3", "2-4-5 are not all even"),
        ],
    )
    def test_a_refusal_names_the_cards_and_the_condition(
        self, cards: str, taken: str, move: str, reason: str
    ) -> None:
        assert str(turn(cards, taken).why(f"meld {move}")) == reason


class TestBoxes:
    def test_the_reconstructed_table(self) -> None:
        """KA-A01, KA-A02: 27 boxes, 104 points; the two moons pay 3, 5 and 8."""
        cards = seen(GAME.start(4, seed=1), None).melds
        boxes = {card.meld: [(box.cards, box.points) for box in card.boxes] for card in cards}
        assert boxes["kagen"] == boxes["jyougen"] == [(3, 3), (4, 5), (5, 8)]
        assert sum(len(column) for column in boxes.values()) == 27
        assert sum(points for column in boxes.values() for _, points in column) == 104

    def test_a_filled_box_is_closed_to_everybody_for_the_whole_game(self) -> None:
        match = match_at(
            round=2,
            hands={0: "5 4"},
            fields={1: "3 2 1"},
            melds=[(1, "meld kagen 3")],
            tops="3",
        )
        play(match, "row 1")
        assert (open_boxes(match, "kagen", 3), open_boxes(match, "kagen", 4)) == ([], [5])
        assert str(match.why("meld kagen 3")) == "every box of kagen for 3 cards is filled"

    def test_one_player_may_fill_both_boxes_of_a_red_frame(self) -> None:
        """KA-A11: 4 points, then 3."""
        match = turn("1 2", "6")
        assert open_boxes(match, "sakura", 3) == [4, 3]
        play(match, "meld sakura 3")
        assert seen(match, None).seats[0].points == 4
        again = turn("2 1", "6", field="1 2 6", melds=["meld sakura 3"])
        assert open_boxes(again, "sakura", 3) == [3]
        play(again, "meld sakura 3")
        assert seen(again, None).seats[0].points == 7
        assert open_boxes(again, "sakura", 3) == []

    def test_equal_boxes_pay_alike(self) -> None:
        """KA-A12."""
        match = GAME.start(4, seed=1)
        assert open_boxes(match, "kasane", 2) == open_boxes(match, "juu", 2) == [1, 1]
        assert open_boxes(match, "kasane", 3) == [3, 3]

    def test_marbles_are_no_limit(self) -> None:
        """KA-A20: all 27 boxes can be filled, though the game has 20 marbles."""
        state = bare_state()
        filled = 0
        for box in range(len(state.boxes)):
            while open_box(state, box):
                fill_box(state, box, filled % 4, False)
                filled += 1
        assert filled == 27
        assert all(box.is_filled for boxes in boxes_of(plain(state)) for box in boxes)


class TestRounds:
    def test_seats_take_turns_and_the_next_seat_starts_the_next_round(self) -> None:
        """KA-A14: each seat starts one round, and takes the first turn of it."""
        for players in (3, 4):
            match = GAME.start(players, seed=3, start=2)
            starters, turns = [], []
            while match.actor is not None:
                view = seen(match, None)
                if view.phase == "take" and view.turn == 0:
                    starters.append(view.starter)
                    assert match.actor == view.starter
                if view.phase == "take":
                    turns.append(match.actor)
                match.play(match.legal()[0])
            assert starters == [(2 + n) % players for n in range(players)]
            first = turns[:12]
            assert first == [(2 + n) % players for n in range(12)]

    def test_what_is_left_over_is_discarded(self) -> None:
        match = match_at(step=11, starter=1, tops="9 8 7 6")
        left = [card for row in document(match).rows for card in row.split()]
        play(match, "row 1", "pass")
        left.remove("9")
        assert sorted(document(match).discard.split()) == sorted(left)
        assert document(match).phase == "deal"
        assert (document(match).round, document(match).starter) == (2, 2)

    def test_the_last_meld_of_a_round_comes_before_its_end(self) -> None:
        match = match_at(step=11, starter=1, tops="9", hands={0: "9"})
        play(match, "row 1")
        assert document(match).phase == "meld"
        play(match, "meld kasane 2")
        assert seen(match, None).seats[0].points == 1
        assert document(match).phase == "deal"

    def test_a_plus_one_can_end_a_round(self) -> None:
        match = match_at(step=11, starter=1, tops="+1")
        play(match, "row 1")
        assert document(match).phase == "deal"
        sweep = [event for event in match.events(None) if event.verb == "sweep"]
        assert sweep[0].cards is not None
        assert sorted(sweep[0].cards) == sorted(document(match).discard.split())

    def test_before_the_last_round_deck_and_discards_are_shuffled_together(self) -> None:
        """KA-A13: 4 + 12 = 16 cards, all dealt; with three 11 + 6 = 17, two stay undealt."""
        for players, total, over in ((4, 16, 0), (3, 17, 2)):
            match = match_at(players=players, round=players - 1, step=11, tops="1")
            play(match, "row 1", "pass")
            position = document(match)
            assert (len(position.deck.split()), position.discard) == (total, "")
            assert position.round == players
            deal_anything(match)
            position = document(match)
            assert (position.deck, len(position.discard.split())) == ("", over)

    def test_every_deal_of_the_last_round_can_hold_a_discarded_card(self) -> None:
        """KA-A13: a card that was left over may come back."""
        match = match_at(round=3, step=11, tops="1")
        play(match, "row 1", "pass")
        assert set(match.legal()) == {f"draw {c}" for c in set(document(match).deck.split())}


class TestEnd:
    def test_eight_cards_pay_by_their_colours(self) -> None:
        """KA-A15, KA-A16: +1 cards count among the eight, but are no colour."""
        match = last_turn(
            fields={3: "1 2 6 3 8 9 +1 +1", 0: "5 5 5 5", 1: "+1"},
            melds=[(3, "meld sakura 3"), (3, "meld chidori 3"), (0, "meld kasane 4")],
            tops="7",
        )
        side = seen(match, None).seats[3]
        assert (side.laid, side.colours, side.colour_bonus) == (8, 6, 2)
        play(match, "row 1", "pass")
        assert match.result is not None
        assert match.result.scores[3] == (4 + 4 + 2 + 2, 8)
        assert match.result.scores[0] == (6, 4), "four cards pay nothing for their colour"

    def test_seven_cards_pay_nothing(self) -> None:
        """KA-A15."""
        match = last_turn(
            fields={3: "1 2 6 3 8 9 +1", 1: "+1 +1"},
            melds=[(3, "meld sakura 3"), (3, "meld chidori 3")],
            tops="7",
        )
        play(match, "row 1", "pass")
        assert match.result is not None
        assert match.result.scores[3] == (9, 7)

    def test_all_twelve_cards_pay_two_more(self) -> None:
        """KA-A17: also with five colours, which pay nothing."""
        match = last_turn(
            fields={3: "1 1 1 3 3 3 5 5 5 5", 0: "+1 +1 +1"},
            melds=[(3, "meld kasane 3"), (3, "meld kasane 3"), (3, "meld kasane 4")],
            hands={3: "4"},
            tops="6",
        )
        play(match, "row 1", "meld juu 2")
        assert match.result is not None
        assert match.result.scores[3] == (3 + 3 + 6 + 1 + 2, 12)

    def test_scores_are_not_capped(self) -> None:
        """KA-A19: the track ends at 19, the count does not."""
        match = last_turn(
            fields={3: "1 2 3 4 5 9 7 5 3 1", 0: "+1 +1 +1"},
            melds=[(3, "meld kagen 5"), (3, "meld katyuu 6 field")],
            hands={3: "1"},
            tops="1",
        )
        play(match, "row 1", "meld kasane 3 field")
        assert match.result is not None
        assert match.result.scores[3] == (8 + 8 + 3 + 3 + 2, 12)

    def test_the_tie_goes_to_more_cards_plus_ones_included(self) -> None:
        """KA-A23."""
        match = last_turn(
            fields={0: "+1 +1 +1", 1: "9 8 5", 2: "1 1"},
            melds=[(1, "meld jyougen 3"), (2, "meld kasane 2")],
            tops="7",
        )
        play(match, "row 1", "pass")
        assert match.result is not None
        assert match.result.scores == ((3, 3), (3, 3), (1, 2), (0, 0))
        assert match.result.winners == (0, 1), "three points, three cards: shared"
        assert match.result.ranks == (1, 1, 3, 4)
        ahead = last_turn(
            fields={0: "+1 +1 +1 +1", 1: "1 2 6"}, melds=[(1, "meld sakura 3")], tops="7"
        )
        play(ahead, "row 1", "pass")
        assert ahead.result is not None
        assert ahead.result.scores[:2] == ((4, 4), (4, 3))
        assert ahead.result.ranks == (1, 2, 3, 3)

    def test_a_tie_of_all_players_is_shared_by_all(self) -> None:
        """KA-A23: with a card each, and even if nobody has laid anything."""
        match = last_turn(fields=dict.fromkeys(range(4), "+1"), melds=[], tops="7")
        play(match, "row 1", "pass")
        assert match.result is not None
        assert match.result.scores == ((1, 1),) * 4
        assert match.result.ranks == (1, 1, 1, 1)
        nothing = match_at(players=3, round=3, step=11, tops="7")
        play(nothing, "row 1", "pass")
        assert nothing.result is not None
        assert nothing.result.scores == ((0, 0),) * 3
        assert nothing.result.winners == (0, 1, 2)
        assert nothing.result.lines == ()

    def test_every_point_is_explained(self) -> None:
        match = last_turn(
            fields={3: "1 2 6 3 8 9 +1 +1", 1: "+1"},
            melds=[(3, "meld sakura 3"), (3, "meld chidori 3")],
            tops="7",
        )
        play(match, "row 1", "pass")
        assert match.result is not None
        lines = [(line.label, line.values, line.points) for line in match.result.lines]
        assert lines == [
            ("line-plus", {"count": 1}, (1, 1)),
            ("line-meld", {"meld": "sakura", "number": 3}, (4, 3)),
            ("line-meld", {"meld": "chidori", "number": 3}, (4, 3)),
            ("line-plus", {"count": 2}, (2, 2)),
            ("line-colours", {"colours": 6, "laid": 8}, (2, 0)),
        ]
        assert match.result.reason == "rounds"


class TestVariants:
    def test_the_two_variants_are_separate_options(self) -> None:
        """KA-A21: and both are off unless chosen."""
        options = GAME.start(3, seed=1).setting.options
        assert (options["hard3"], options["plus1_meld"]) == ("off", "off")
        for hard3, plus1_meld in (("on", "off"), ("off", "on"), ("on", "on")):
            match = GAME.start(3, seed=1, hard3=hard3, plus1_meld=plus1_meld)
            assert open_boxes(match, "juu", 2) == ([1] if hard3 == "on" else [1, 1])
            after = turn("5 5", "+1", players=3, hard3=hard3, plus1_meld=plus1_meld)
            assert ("meld juu 2" in after.legal()) == (plus1_meld == "on")

    def test_the_harder_one_blocks_one_box_of_two(self) -> None:
        """KA-A22, KA-A21; for three players only."""
        match = turn("5 5", "5", players=3, hard3="on")
        assert open_boxes(match, "kasane", 2) == [1]
        play(match, "meld kasane 2")
        assert open_boxes(match, "kasane", 2) == []
        assert len(open_boxes(turn("5 5", "5", players=3), "kasane", 2)) == 2
        with pytest.raises(hg.OptionError, match="is for 3 players, not 4"):
            GAME.start(4, hard3="on")

    def test_the_easier_one_allows_a_meld_after_a_plus_one(self) -> None:
        """KA-A21: from the hand only, because the +1 tops the field."""
        given = {"hand": "8 5 5", "take": "+1", "field": "5 5", "melds": ["meld kasane 2"]}
        assert turn(**given).actor == 1  # type: ignore[arg-type]
        match = turn(**given, plus1_meld="on")  # type: ignore[arg-type]
        assert match.actor == 0
        assert melds(match) == ["kasane 2", "juu 2"]
        assert "a +1 lies on top" in str(match.why("meld kasane 3 field"))
        play(match, "meld kasane 2")
        assert field(match) == "5 5 +1 5 5"

    def test_the_easier_one_asks_after_every_card(self) -> None:
        """KA-A21."""
        match = turn("", "+1", plus1_meld="on")
        assert match.legal() == ["pass"]

    def test_the_easier_one_ends_a_round_after_the_meld(self) -> None:
        """KA-A21: also when the last card of a round is a +1."""
        match = match_at(step=11, starter=1, tops="+1", hands={0: "9 9"}, plus1_meld="on")
        left = Counter(card for row in document(match).rows for card in row.split())
        play(match, "row 1", "meld kasane 2")
        assert document(match).phase == "deal"
        assert field(match) == "+1 9 9"
        (sweep,) = [event for event in match.events(None) if event.verb == "sweep"]
        assert Counter(sweep.cards) + Counter(["+1"]) == left
        assert Counter(document(match).discard.split()) == Counter(sweep.cards)

    def test_the_harder_one_leaves_the_other_boxes_alone(self) -> None:
        """KA-A22: and a box that is blocked stays blocked when the other is filled."""
        match = turn("5 5", "5", players=3, hard3="on")
        assert open_boxes(match, "kasane", 3) == [3, 3]
        play(match, "meld kasane 2")
        (kasane,) = [card for card in seen(match, 0, recall=True).melds if card.meld == "kasane"]
        assert [(box.blocked, box.seat) for box in kasane.boxes[:2]] == [(True, None), (False, 0)]


def test_legal_lists_of_whole_games_are_those_of_the_rulebook() -> None:
    for players, seed in ((3, 1), (4, 2), (3, 3), (4, 4)):
        rng = Random(seed)
        match = GAME.start(players, seed=seed)
        while match.actor is not None:
            assert set(match.legal()) == oracle(document(match))
            match.play(rng.choice(match.legal()))


def test_a_game_has_a_fixed_length() -> None:
    for players in (3, 4):
        match = play_randomly(GAME.start(players, seed=1), Random(1))
        assert sum(text.startswith("row") for text in match.history) == 12 * players
