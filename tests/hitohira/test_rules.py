"""The rules of Hitohira, as its rulebook would put them. HH-Axx are rulings (docs/games)."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import combinations_with_replacement as multisets
from itertools import product
from math import comb, prod
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import hanagoza as hg
from hanagoza.games.hitohira import pieces
from tests.hitohira.builders import (
    BLACK,
    EACH,
    HITOHIRA,
    begin,
    count_jokers,
    document,
    grab,
    match_at,
    play,
    points_for,
    seen,
)

ALL_TRIGGERS = "R2 Y2 L2 B2"
SIDES = list(product(("somei", "komatsu"), ("shin", "sakuya"), ("kenrokuen", "kokonoe")))


def uses(match: hg.Match) -> list[str]:
    """The abilities on offer."""
    return [text.split()[1] for text in match.legal() if text.startswith("use")]


class TestSetUp:
    def test_two_players_remove_three_pieces_unseen(self) -> None:
        match = HITOHIRA.start(2, start=1, chance="manual")
        play(match, "draw R", "draw K", "draw R")
        assert match.actor == 1
        assert document(match).removed == "R2 K1"
        assert seen(match).pouch == 66

    def test_chance_picks_the_first_player_unless_told(self) -> None:
        assert HITOHIRA.start(3, chance="manual").legal() == ["start 0", "start 1", "start 2"]
        assert [HITOHIRA.start(3, start=seat, seed=1).actor for seat in range(3)] == [0, 1, 2]

    def test_one_ability_of_each_card_is_on_the_table(self) -> None:
        """HH-A03, HH-A04: the two sides of a card share a trigger; beginners' sides by default."""
        cards = seen(begin()).abilities
        assert [(card.trigger, card.name) for card in cards] == [
            ("four_colours", "somei"),
            ("two_pairs", "sakuya"),
            ("six_pieces", "kenrokuen"),
        ]
        assert HITOHIRA.presets["beginner"].items() <= begin().setting.options.items()

    @pytest.mark.parametrize("sides", SIDES, ids="-".join)
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_all_eight_combinations_of_sides_can_be_played(
        self, sides: tuple[str, str, str], players: int
    ) -> None:
        """Cautious play, which meets every ability, ends too."""
        names = ("four_colours", "two_pairs", "six_pieces")
        options = dict(zip(names, sides, strict=True))
        used = set()
        for seed in range(12):
            rng = Random(seed)
            match = HITOHIRA.start(players, seed=seed, **options)
            while match.actor is not None:
                legal = match.legal()
                wished = [move for move in legal if move in ("grab 4", "grab 6", "stop")]
                offered = [m for m in legal if m.startswith("use") and m != "use none"]
                match.play(rng.choice(offered or wished or legal))
            used |= {event.verb for event in match.events(None)}
        assert used >= set(sides[:2])


class TestDrawing:
    def test_the_first_grab_is_compulsory_and_has_up_to_eight_pieces(self) -> None:
        """HH-A05, HH-A07: the number is declared; nine pieces cannot be drawn by mistake."""
        match = begin()
        assert match.legal() == [f"grab {n}" for n in range(1, 9)]
        assert "compulsory" in str(match.why("stop"))
        grab(match, "RRYYL")
        assert match.legal() == ["stop", "grab 1", "grab 2", "grab 3"]
        assert str(match.why("grab 4")) == "you may draw 3 more pieces at most"

    def test_pieces_drawn_are_judged_together_after_each_grab(self) -> None:
        """HH-A06."""
        match = grab(grab(begin(), "RR"), "YR")
        assert seen(match).failed
        assert match.actor == 0

    def test_a_turn_has_three_grabs_and_then_stops_by_itself(self) -> None:
        match = grab(grab(grab(begin(), "R"), "Y"), "L")
        assert seen(match).phase == "screen"

    def test_eight_pieces_stop_by_themselves(self) -> None:
        match = grab(begin(), "RRYYLLBB")
        assert seen(match).phase == "use"
        assert sum(seen(match).turn) == 8

    def test_everything_drawn_without_failure_is_kept(self) -> None:
        """HH-A32."""
        match = play(grab(begin(), "RRY"), "stop", "screen none")
        assert document(match).fields[0] == "R2 Y1"

    def test_failure_is_what_some_recolouring_of_blacks_makes_it(self) -> None:
        """The closed form against brute force, for every draw of up to eight pieces."""
        for size in range(1, 9):
            for drawn in multisets("RYLBWK", size):
                plain = [c for c in drawn if c != "K"]
                blacks = size - len(plain)
                brute = any(
                    max(map(guise.count, guise)) >= 3 or len(set(guise)) == 5
                    for more in multisets("RYLBW", blacks)
                    for guise in [[*plain, *more]]
                )
                assert pieces.failed(pieces.bunch_from(map(drawn.count, "RYLBWK"))) == brute

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_chances_of_the_first_grab_are_exact(self, players: int) -> None:
        """RULES 1.10: the very fractions, by counting all draws that do not fail."""
        for size, fraction in enumerate(GOOD_DRAWS[players], 3):
            assert good_draws(size, EACH[players], BLACK[players]) == fraction

    @pytest.mark.compiled
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_as_many_first_grabs_fail(self, players: int) -> None:
        for size, fraction in enumerate(GOOD_DRAWS[players], 3):
            share = Fraction(fraction, comb(5 * EACH[players] + BLACK[players], size))
            assert abs(share - simulated(players, size)) < Fraction(2, 100)

    def test_one_or_two_pieces_never_fail(self) -> None:
        for size in (1, 2):
            assert good_draws(size, 18, 6) == comb(96, size)


GOOD_DRAWS = {
    4: (132840, 2596050, 30486780, 263351250, 1289367720, 2739906405),
    3: (76500, 1240875, 12048750, 85995000, 347287500, 607753125),
    2: (49010, 686985, 5800080, 35591400, 123383520, 185075280),
}
"""By the number of players, how many draws of three to eight pieces do not fail."""


def good_draws(size: int, each: int, black: int) -> int:
    """How many draws of physical pieces do not fail."""
    copies = {**dict.fromkeys("RYLBW", each), "K": black}
    return sum(
        prod(comb(copies[colour], drawn.count(colour)) for colour in copies)
        for drawn in multisets("RYLBWK", size)
        if not pieces.failed(pieces.bunch_from(map(drawn.count, "RYLBWK")))
    )


def simulated(players: int, size: int) -> Fraction:
    """The share of first grabs that do not fail, with real luck."""
    batch = HITOHIRA.batch(8000, seed=size, players=players)
    batch.play(np.full(8000, HITOHIRA.moves.ids[f"grab {size}"]))
    failures = batch.states["phase"] == 5
    all_black = (batch.states["phase"] == 4) & (batch.states["grabs"] == 0)
    return 1 - Fraction(int(failures.sum() + all_black.sum()), 8000)


class TestFailure:
    def test_two_pieces_of_different_hues_are_kept_and_the_rest_returns(self) -> None:
        """HH-A08, HH-A10: exactly two, never black."""
        match = grab(begin(), "LLRWK")
        assert match.legal() == ["keep R L", "keep R W", "keep L W"]
        before = seen(match).pouch
        play(match, "keep R W")
        assert document(match).fields[0] == "R1 W1"
        assert seen(match).pouch == before + 3
        assert match.actor == 1

    def test_as_agreed_fewer_may_be_kept(self) -> None:
        """HH-A08 the other way: ``fail_take=up_to``."""
        match = grab(begin(fail_take="up_to"), "LLRK")
        assert match.legal() == ["keep none", "keep R", "keep L", "keep R L"]
        play(match, "keep none")
        assert document(match).fields[0] == ""
        assert seen(match).stalled == 1

    def test_of_a_single_hue_one_is_kept_of_blacks_none(self) -> None:
        """HH-A09."""
        match = grab(begin(), "RRRK")
        assert match.legal() == ["keep R"]
        assert "only one colour" in str(match.why("keep none"))
        assert grab(begin(), "KKK").actor == 1

    def test_after_a_failure_there_is_no_ability_and_no_screen(self) -> None:
        match = grab(begin(), "RRYYLLBK")
        assert seen(match).phase == "keep"
        assert not any(card.triggered for card in seen(match).abilities)
        assert play(match, "keep R Y").actor == 1


class TestAbilities:
    def test_any_number_of_turns_may_use_one_but_a_turn_only_one(self) -> None:
        """HH-A02: nothing is spent; "three abilities" are those on the table."""
        match = match_at(phase="use", turn=ALL_TRIGGERS, fields=("", "W1", "W1", "W1"))
        assert uses(match) == ["none", "somei", "sakuya", "kenrokuen"]
        play(match, "use somei", "hide turn R")
        assert seen(match).phase == "screen"
        play(match, "screen none")
        for seat in (1, 2, 3):
            grab(match, "RYLB")
            play(match, "stop")
            assert (match.actor, uses(match)) == (seat, ["none", "somei"])
            play(match, "use somei", "hide turn R", "screen none")

    def test_six_means_at_least_six_and_pairs_differ(self) -> None:
        """HH-A11, HH-A12: seven and eight pieces count; Black never makes a pair."""
        assert uses(match_at(phase="use", turn="R2 Y2 L2 B1"))[-1] == "kenrokuen"
        assert uses(match_at(phase="use", turn="R1 Y1 L1 K1")) == ["none", "somei"]
        assert seen(grab(grab(begin(), "RR"), "YY")).abilities[1].triggered

    def test_no_question_is_asked_where_nothing_can_be_used(self) -> None:
        match = play(grab(begin(), "RRYY"), "stop")
        assert seen(match).phase == "screen", "Sakuya Hime finds nothing to take"

    def test_somei_yoshino_hides_a_piece_of_the_turn_or_of_the_field(self) -> None:
        """HH-A33: Black too."""
        match = match_at(phase="use", turn="R1 Y1 L1 K1", fields=("W1 K1",))
        play(match, "use somei")
        assert match.legal() == [
            *("hide turn R", "hide turn Y", "hide turn L", "hide turn K"),
            *("hide field W", "hide field K"),
        ]
        assert "no R in your field" in str(match.why("hide field R"))
        play(match, "hide field K", "screen K 1")
        assert document(match).screens[0] == "K2"
        assert document(match).fields[0] == "R1 Y1 L1 W1"

    def test_komatsu_otome_keeps_one_of_three(self) -> None:
        match = match_at(phase="use", turn="R1 Y1 L1 B1", options={"four_colours": "komatsu"})
        play(match, "use komatsu", "draw W", "draw K", "draw W")
        assert match.legal() == ["keep W"], "one has to be chosen"
        assert "exactly one" in str(match.why("keep none"))
        play(match, "keep W", "screen none")
        assert document(match).fields[0] == "R1 Y1 L1 B1 W1"

    def test_komatsu_otome_returns_three_blacks(self) -> None:
        """HH-A35: the supplement says so; nothing is drawn again."""
        match = match_at(phase="use", turn="R1 Y1 L1 B1", options={"four_colours": "komatsu"})
        before = seen(match).pouch
        play(match, "use komatsu", "draw K", "draw K", "draw K")
        assert (seen(match).phase, seen(match).pouch) == ("screen", before)
        short = match_at(
            phase="use", turn="R1 Y1 L1 B1", pouch="K2", options={"four_colours": "komatsu"}
        )
        play(short, "use komatsu", "draw K", "draw K", "screen none")
        assert seen(short).phase == "grab", "HH-A17, HH-A20: the pouch is not empty after all"

    def test_a_piece_from_an_ability_cannot_go_behind_the_screen(self) -> None:
        match = match_at(phase="use", turn="R1 Y1 L1 B1", options={"four_colours": "komatsu"})
        play(match, "use komatsu", "draw W", "draw K", "draw W", "keep W")
        assert "screen W 1" not in match.legal()

    def test_shin_sumizome_draws_in_secret(self) -> None:
        match = match_at(phase="use", turn="R2 Y2", options={"two_pairs": "shin"})
        play(match, "use shin", "draw K", "screen none")
        assert document(match).screens[0] == "K1"
        assert document(match).secrets == ((0, "K"),)

    def test_abilities_show_what_they_draw_but_for_shin_sumizome(self) -> None:
        """HH-A18."""
        match = match_at(phase="use", turn=ALL_TRIGGERS, options={"two_pairs": "shin"})
        play(match, "use kenrokuen", "draw R", "draw K")
        assert seen(match, 2).held == (1, 0, 0, 0, 0, 1)
        other = match_at(phase="use", turn=ALL_TRIGGERS, options={"two_pairs": "shin"})
        play(other, "use shin", "draw K")
        assert seen(other, 2).seats[0].screen is None

    def test_sakuya_hime_exchanges_in_place(self) -> None:
        """HH-A14, HH-A15: what replaces a piece of the turn may go behind the screen at once."""
        match = match_at(phase="use", turn="R2 Y2", fields=("B1 K1", "R1 K1", "L1"))
        play(match, "use sakuya")
        assert match.legal() == ["give turn R", "give turn Y", "give field B"]
        assert str(match.why("give field K")) == "Black cannot be given away"
        play(match, "give turn Y")
        assert match.legal() == ["take +1 R", "take +2 L"], "never black, in turn order"
        play(match, "take +1 R")
        assert match.legal() == [
            *("screen none", "screen R 1", "screen R 2", "screen R 3", "screen Y 1")
        ]
        assert document(match).fields[1] == "Y1 K1"

    def test_sakuya_hime_exchanges_with_the_field(self) -> None:
        match = match_at(phase="use", turn="R2 Y2", fields=("B1", "R1"))
        play(match, "use sakuya", "give field B", "take +1 R")
        assert document(match).fields[:2] == ("R1", "B1")
        assert "screen R 3" not in match.legal()

    def test_as_agreed_the_piece_received_goes_to_the_field(self) -> None:
        """HH-A14 and HH-A15 the other way."""
        options = {"sakuya_in": "field", "sakuya_give_black": "on"}
        match = match_at(phase="use", turn="R2 Y2", fields=("K1", "L1"), options=options)
        play(match, "use sakuya")
        assert "give field K" in match.legal()
        play(match, "give turn Y", "take +1 L")
        assert document(match).fields[:2] == ("L1 K1", "Y1")
        assert match.legal() == ["screen none", "screen R 1", "screen R 2", "screen Y 1"]

    def test_equal_colours_are_not_exchanged_where_that_changes_nothing(self) -> None:
        """HH-A31."""
        match = match_at(phase="use", turn="R2 Y2", fields=("R1", "R1"))
        play(match, "use sakuya")
        assert match.legal() == ["give turn Y"]
        assert "change nothing" in str(match.why("give turn R"))

    def test_kenrokuen_kumagai_places_two_pieces_seen_beforehand(self) -> None:
        """HH-A19: own field, own screen, any opponent's field; black too."""
        match = match_at(phase="use", turn=ALL_TRIGGERS, players=3)
        play(match, "use kenrokuen", "draw K", "draw R")
        assert seen(match).held == (1, 0, 0, 0, 0, 1)
        assert match.legal() == ["place field", "place screen", "place +1", "place +2"]
        play(match, "place +2", "place screen")
        assert document(match).fields[2] == "R1"
        assert document(match).screens[0] == "K1"
        assert "no player +3" in str(match_at(**placing(players=3)).why("place +3"))

    def test_of_two_equal_pieces_the_second_goes_no_further_back(self) -> None:
        match = match_at(**placing(players=4))
        play(match, "place +1")
        assert match.legal() == ["place +1", "place +2", "place +3"]
        assert "of two equal pieces" in str(match.why("place field"))

    def test_kokonoe_takes_from_two_opponents(self) -> None:
        match = match_at(
            phase="use",
            turn=ALL_TRIGGERS,
            fields=("", "R1 K1", "R1 Y1", "R1"),
            options={"six_pieces": "kokonoe"},
        )
        play(match, "use kokonoe")
        assert match.legal() == ["take +1 R", "take +2 Y"], "only what can be completed"
        assert "no second piece" in str(match.why("take +2 R"))
        play(match, "take +2 Y")
        assert match.legal() == ["take +3 R"]
        play(match, "take +3 R")
        assert document(match).fields == ("R1 Y1", "R1 K1", "R1", "")

    def test_kokonoe_is_all_or_nothing_unless_agreed(self) -> None:
        """HH-A16, and ``kokonoe_partial`` the other way."""
        fields = ("", "R1", "R1", "K1")
        table: dict[str, Any] = {"phase": "use", "turn": ALL_TRIGGERS, "fields": fields}
        match = match_at(**table, options={"six_pieces": "kokonoe"})
        assert uses(match) == ["none", "somei", "sakuya"]
        assert "could not be carried out" in str(match.why("use kokonoe"))
        partial = {"six_pieces": "kokonoe", "kokonoe_partial": "on"}
        match = play(match_at(**table, options=partial), "use kokonoe")
        assert match.legal() == ["take +1 R", "take +2 R"]
        assert seen(play(match, "take +2 R")).phase == "screen"

    def test_kokonoe_takes_both_from_the_only_opponent(self) -> None:
        options = {"six_pieces": "kokonoe"}
        fields = ("", "R1 L1 W1")
        table: dict[str, Any] = {"players": 2, "phase": "use", "turn": ALL_TRIGGERS}
        match = play(match_at(**table, fields=fields, options=options), "use kokonoe")
        assert match.legal() == ["take +1 R", "take +1 L"]
        play(match, "take +1 L")
        assert match.legal() == ["take +1 W"], "colours ascend"
        alone = match_at(**table, fields=("", "R2"), options=options)
        assert uses(alone) == ["none", "somei", "sakuya"]

    def test_abilities_draw_what_there_is_unless_agreed(self) -> None:
        """HH-A17, and ``short_draw=forbid`` the other way."""
        table: dict[str, Any] = {"phase": "use", "turn": ALL_TRIGGERS}
        match = play(match_at(**table, pouch="R1"), "use kenrokuen", "draw R")
        assert match.legal() == ["place field", "place screen", "place +1", "place +2", "place +3"]
        strict = match_at(**table, pouch="R1", options={"short_draw": "forbid"})
        assert "kenrokuen" not in uses(strict)
        komatsu = {"four_colours": "komatsu", "short_draw": "forbid"}
        assert "komatsu" not in uses(match_at(**table, pouch="R2", options=komatsu))

    def test_on_an_empty_pouch_only_abilities_that_do_not_draw_are_left(self) -> None:
        """HH-A34."""
        match = match_at(phase="use", turn=ALL_TRIGGERS, pouch="")
        assert uses(match) == ["none", "somei", "sakuya"]

    def test_abilities_never_cause_a_failure(self) -> None:
        match = match_at(phase="use", turn="R2 Y2 L2", fields=("R2",))
        play(match, "use kenrokuen", "draw R", "draw R", "place field", "place field")
        assert seen(match).phase == "screen"


def placing(players: int) -> dict[str, Any]:
    """Kenrokuen Kumagai has drawn two equal pieces."""
    return {
        "phase": "place",
        "players": players,
        "turn": ALL_TRIGGERS,
        "held": "W2",
        "ability": "kenrokuen",
    }


class TestScreen:
    def test_any_number_of_one_colour_goes_behind_the_screen(self) -> None:
        """HH-A13: Black is a colour of its own."""
        match = match_at(phase="screen", turn="R1 Y1 K1")
        assert match.legal() == ["screen none", "screen R 1", "screen Y 1", "screen K 1"]
        play(match, "screen K 1")
        assert (document(match).screens[0], document(match).fields[0]) == ("K1", "R1 Y1")

    def test_as_agreed_it_is_all_or_none_of_the_colour(self) -> None:
        match = match_at(phase="screen", turn="R2 Y1", options={"screen_qty": "all"})
        assert match.legal() == ["screen none", "screen R 2", "screen Y 1"]
        assert str(match.why("screen R 1")) == "all 2 of R go behind the screen, or none"

    def test_it_is_asked_after_every_success(self) -> None:
        assert play(grab(begin(), "K"), "stop").legal() == ["screen none", "screen K 1"]


class TestEnd:
    def test_the_game_ends_with_the_turn_that_empties_the_pouch(self) -> None:
        """HH-A20: by drawing, or by an ability."""
        match = match_at(phase="use", turn=ALL_TRIGGERS, pouch="R1")
        play(match, "use kenrokuen", "draw R", "place screen", "screen none")
        assert seen(match).phase == "jokers"
        assert match.actor == 0

    def test_everybody_counts_jokers_in_seat_order_also_without_a_choice(self) -> None:
        """HH-A25."""
        match = match_at(phase="jokers", players=3, screens=("R1 W2", "W1", "R1 L1 K1"))
        assert match.legal() == ["jokers 2"]
        assert "the answer is jokers 2" in str(match.why("jokers 1"))
        assert play(match, "jokers 2").legal() == ["jokers 0"]
        assert play(match, "jokers 0").legal() == ["jokers 0", "jokers 1"]
        assert "one joker" in str(match.why("jokers 2"))

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_a_round_that_does_not_shrink_the_pouch_limits_the_next_turn(
        self, players: int
    ) -> None:
        """HH-A21: two pieces at most, over all grabs of the turn; two never fail."""
        match = begin(players=players)
        for _ in range(players):
            assert seen(match).allowance == 8
            grab(match, "KKK")
        assert (seen(match).stalled, seen(match).allowance) == (players, 2)
        assert match.events(None)[-1].verb == "guard"
        assert match.legal() == ["grab 1", "grab 2"]
        grab(match, "K")
        assert match.legal() == ["stop", "grab 1"]
        grab(match, "K")
        assert seen(match).phase == "screen", "it stops by itself at two"
        play(match, "screen none")
        assert (seen(match).stalled, seen(match).allowance) == (0, 8)

    def test_keeping_nothing_counts_towards_the_limit_too(self) -> None:
        """HH-A21 with ``fail_take=up_to``: whoever keeps a piece begins the count again."""
        match = begin(players=2, fail_take="up_to")
        play(grab(match, "RRR"), "keep none")
        play(grab(match, "RRR"), "keep R")
        assert seen(match).stalled == 0
        for _ in range(2):
            play(grab(match, "LLL"), "keep none")
        assert match.legal() == ["grab 1", "grab 2"]

    @pytest.mark.parametrize("greed", [3, 8])
    def test_greed_ends_too(self, greed: int) -> None:
        """HH-A21: whoever always draws eight would never finish without that limit."""
        for seed in range(10):
            match = HITOHIRA.start(4, seed=seed)
            while match.actor is not None:
                grabs = [move for move in match.legal() if move.startswith("grab")][:greed]
                match.play(grabs[-1] if grabs else match.legal()[0])
            assert match.result is not None

    @pytest.mark.slow
    @pytest.mark.parametrize(("players", "turns"), [(2, 31), (3, 39), (4, 48)])
    def test_random_games_take_as_long_as_the_rules_say(self, players: int, turns: int) -> None:
        """HH-A21: about so many turns, of up to four decisions."""
        taken = 0
        for seed in range(60):
            rng = Random(seed)
            match = HITOHIRA.start(players, seed=seed)
            while match.actor is not None:
                match.play(rng.choice(match.legal()))
            ends = {"keep", "keep-nothing", "screen", "field"}
            verbs = [event.verb for event in match.events(None)]
            put_away = sum(verbs[at : at + 2] == ["screen", "field"] for at in range(len(verbs)))
            black = sum(verbs[at : at + 2] == ["fail", "return"] for at in range(len(verbs)))
            taken += sum(verb in ends for verb in verbs) - put_away + black
        assert taken / 60 == pytest.approx(turns, rel=0.07)


class TestScoring:
    def test_warm_pays_18_10_8_and_cool_16_12_8(self) -> None:
        """HH-A01."""
        match = match_at(phase="jokers", screens=("R3 L1", "Y2 B2", "R1 L3"))
        result = count_jokers(match)
        assert points_for(result, "line-warm") == [18, 10, 8, 0]
        assert points_for(result, "line-cool") == [8, 12, 16, 0]

    def test_ties_share_the_places_they_take_up(self) -> None:
        """HH-A22: four for first 9 each, three for second 6 each."""
        assert warm("R2", "R2", "R2", "R2") == [9, 9, 9, 9]
        assert warm("R6", "R2", "R2", "R2") == [18, 6, 6, 6]
        assert warm("R2", "R2", "R2", "R1") == [12, 12, 12, 0]

    def test_as_agreed_a_shared_first_place_shares_the_top_two(self) -> None:
        assert warm("R2", "R2", "R2", "R1", tie_first="top_two") == [9, 9, 9, 0]
        assert warm("R2", "R2", "R2", "R2", tie_first="top_two") == [7, 7, 7, 7]
        assert warm("R2", "R2", "R1", tie_first="top_two") == [14, 14, 8, 0]

    @pytest.mark.parametrize("id", ["hitohira", "cerisier"])
    def test_the_page_says_what_a_shared_place_pays(self, id: str) -> None:
        """HH-A22, HH-A24, LC-A01: two, three, four share the first place; two, three the second;
        two the third.
        """
        shared = ("R2 R2", "R2 R2 R2", "R2 R2 R2 R2", "R3 R2 R2", "R3 R2 R2 R2", "R4 R3 R2 R2")
        text = (Path(__file__).parents[2] / "docs" / "games" / f"{id}.md").read_text("utf-8")
        for group, colour in (("warm", "R"), ("cool", "L")):
            row = re.search(rf"^\| {group} \| ([\d |]+) \|$", text, re.MULTILINE)
            assert row is not None
            pays = []
            for places in shared:
                screens = tuple(places.replace("R", colour).split())
                match = match_at(game=hg.game(id), phase="jokers", screens=screens)
                pays.append(points_for(count_jokers(match), f"line-{group}")[len(screens) - 1])
            assert pays == [int(cell) for cell in row[1].split("|")]

    def test_without_a_coloured_piece_there_is_no_place(self) -> None:
        """HH-A23: not even with jokers."""
        assert warm("R1", "W5", "R3") == [10, 0, 18, 0]

    def test_two_share_the_third_place(self) -> None:
        """HH-A24."""
        assert warm("R3", "R2", "R1", "R1") == [18, 10, 4, 4]

    def test_two_players_play_for_the_second_places_payment(self) -> None:
        """HH-A26, HH-A27: a tie halves it; against nobody the other takes it."""
        assert warm("R2", "R1") == [10, 0]
        assert warm("R1", "") == [10, 0]
        assert warm("R2", "R2") == [5, 5]

    def test_as_agreed_a_tie_of_two_pays_nothing_or_all(self) -> None:
        """HH-A26 the other ways."""
        assert warm("R2", "R2", two_p_tie="none") == [0, 0]
        assert warm("R2", "R2", two_p_tie="full") == [10, 10]
        assert warm("R2", "R1", two_p_tie="none") == [10, 0]

    @pytest.mark.parametrize(("choice", "points"), [("may", 0), ("must", -3)])
    def test_a_lone_black_counts_unless_agreed(self, choice: str, points: int) -> None:
        """HH-A29, both ways."""
        match = match_at(fields=("K1",), options={"field_black": choice})
        assert seen(match).seats[0].points == points
        both = match_at(fields=("R1 K1",), options={"field_black": choice})
        assert seen(both).seats[0].points == -1

    def test_blacks_are_shared_out_as_well_as_can_be(self) -> None:
        """Against brute force, for fields of many kinds."""
        table = [0, -3, -1, 1, 3, 5, 8, 11, 15, 19] + [24] * 15
        rng = Random(1)
        for _ in range(60):
            counts, blacks = [rng.randrange(13) for _ in range(5)], rng.randrange(5)
            best = max(
                sum(table[n + way.count(hue)] for hue, n in enumerate(counts))
                for way in multisets(range(5), blacks)
            )
            field = " ".join(f"{c}{n}" for c, n in zip("RYLBW", counts, strict=True) if n)
            match = match_at(fields=(f"{field} K{blacks}" if blacks else field,))
            assert seen(match).seats[0].points == best

    def test_nobody_may_have_anything_behind_a_screen(self) -> None:
        """HH-A23: then neither group pays; all may share a place too, jokers included."""
        result = count_jokers(match_at(phase="jokers"))
        assert points_for(result, "line-warm", "line-cool") == [0, 0, 0, 0]
        assert warm("R1 W1", "Y2", "R1 K1", "R1 Y1") == [9, 9, 9, 9]

    def test_equal_totals_are_decided_behind_the_screens(self) -> None:
        """HH-A28: all pieces count, also jokers that no group takes."""
        result = tied("screen_count")
        assert result.scores[0][0] == result.scores[1][0]
        assert [score[1] for score in result.scores] == [4, 2]
        assert result.winners == (0,)

    def test_as_agreed_equal_totals_share_the_victory(self) -> None:
        result = tied("none")
        assert [score[1] for score in result.scores] == [0, 0]
        assert result.winners == (0, 1)
        assert result.ranks == (1, 1)

    def test_every_point_is_explained(self) -> None:
        screens = ("R3 W1 L1", "R3", "L1", "")
        match = match_at(phase="jokers", screens=screens, fields=("Y3 K1",))
        result = count_jokers(match)
        words = [
            HITOHIRA.words.text(line.label, "en", **line.values)
            for line in result.lines
            if line.seat == 0
        ]
        assert words == [
            "Field, Y: 4 (1 of them Black)",
            "Warm: 3 pieces, place 1 shared by 2",
            "Cool: 2 pieces, place 1",
            "Behind the screen, if points are equal: 5",
        ]
        assert result.scores[0] == (3 + 14 + 16, 5)


def warm(*screens: str, **options: str) -> list[int]:
    """What the warm group pays."""
    players = 2 if len(screens) == 2 else 4
    match = match_at(phase="jokers", players=players, screens=screens, options=options)
    return points_for(count_jokers(match), "line-warm")


def tied(tiebreak: str) -> hg.Result:
    """Two players with equal fields and equal groups; one has more jokers behind the screen."""
    match = match_at(
        players=2,
        phase="jokers",
        removed="K2 W1",
        screens=("K2 W2", "W2"),
        fields=("R6 Y6 L7 B7 W4", "R7 Y7 L6 B6 W4"),
        options={"final_tiebreak": tiebreak},
    )
    return count_jokers(match)
