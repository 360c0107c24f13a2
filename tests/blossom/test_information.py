"""Who knows what in Blossom: the information table, row by row, and what recall remembers."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import hanagoza as hg
from hanagoza.games.blossom.position import BlossomPosition
from hanagoza.games.blossom.view import SeatView
from tests.blossom.builders import GAME, document, match_at, play, seen
from tests.contract.test_imagine import check_match as check_worlds
from tests.glimpses import beginning, see
from tests.variants import Variant, play_randomly, random_match

OWNER, OTHER, SPECTATOR = 0, 1, None
OTHERS = (OTHER, SPECTATOR)


def side(match: hg.Match, observer: int | None, recall: bool = False) -> SeatView:
    """Seat 0 as somebody sees it."""
    return seen(match, observer, recall).seats[OWNER]


def imagined(match: hg.Match, observer: int | None, times: int = 40) -> list[BlossomPosition]:
    view, rng = match.view(observer, recall=True), Random(1)
    return [document(GAME.imagine(view, rng)) for _ in range(times)]


def certain(match: hg.Match, observer: int | None, *kinds: str) -> bool:
    """Whether every world has these cards in seat 0's hand or face down in its yard."""
    return all(
        Counter(kinds) <= Counter(f"{world.hands[0]} {world.downs[0]}".split())
        for world in imagined(match, observer)
    )


def test_before_the_first_turn_the_start_and_the_garden_are_seen_and_ones_own_cards() -> None:
    state, rules, ids = beginning(GAME, 2), GAME.definition.rules, GAME.moves.ids
    everybody, cards = (OWNER, OTHER, SPECTATOR), ("draw rose", "draw lily")
    assert all(see(GAME, state, observer, ("start 0", "start 1")) for observer in everybody)
    rules.apply(state, ids["start 0"])
    stages: list[tuple[int, set[int | None]]]
    stages = [(2, set()), (3, {OWNER}), (3, {OTHER}), (5, {*everybody})]
    for number, observers in stages:
        for at in range(number):
            assert observers == {seat for seat in everybody if see(GAME, state, seat, cards)}
            rules.apply(state, ids[cards[at % 2]])


class TestTable:
    @pytest.mark.parametrize("recall", [False, True])
    def test_hands_and_face_down_cards_are_their_owners(self, recall: bool) -> None:
        match = match_at(hands=("rose lily",), downs=("rose anemone",), ups=("cherry",))
        own = side(match, OWNER, recall)
        assert (own.hand, own.down) == (("rose", "lily"), ("rose", "anemone"))
        for observer in OTHERS:
            other = side(match, observer, recall)
            assert (other.hand, other.down, other.drew) == (None, None, None)
            assert (other.hand_size, other.down_size, other.up) == (2, 2, ("cherry",))

    def test_nobody_sees_the_removed_cards_or_the_deck(self) -> None:
        match = match_at()
        for observer in (OWNER, *OTHERS):
            view = seen(match, observer, recall=True)
            assert (view.removed, view.deck, view.stock) == (2, 31, ())

    @pytest.mark.parametrize("recall", [False, True])
    def test_everything_is_turned_up_when_the_game_is_over(self, recall: bool) -> None:
        match = play_randomly(GAME.start(2, seed=3), Random(3))
        position = document(match)
        for observer in (OWNER, *OTHERS):
            view = seen(match, observer, recall)
            assert [side.hand for side in view.seats] == [tuple(h.split()) for h in position.hands]
            assert [side.down for side in view.seats] == [tuple(d.split()) for d in position.downs]
            assert view.deck_cards == tuple(position.deck.split())
            assert view.removed_cards == tuple(position.removed.split())
            assert [flower.unseen for flower in view.flowers] == [0] * 6

    def test_a_move_earlier_nothing_is_and_then_it_cannot_be_taken_back(self) -> None:
        hands = ("rose", "rose lily")
        last = match_at(hands=hands, points=(66, 0), starter=0, mover=1, action=1)
        for observer in (OWNER, SPECTATOR):
            view = seen(last, observer, recall=True)
            assert (view.seats[OTHER].hand, view.seats[OTHER].down) == (None, None)
            assert (view.deck_cards, view.removed_cards) == (None, None)
        play(last, "down rose")
        assert last.actor is None
        assert not last.can_undo
        assert [seen(last, SPECTATOR).seats[OTHER].hand] == [("lily",)]
        assert [seen(last, SPECTATOR).seats[OTHER].down] == [("rose",)]

    def test_before_the_deal_nothing_is_removed(self) -> None:
        view = seen(GAME.start(2, chance="manual"), OTHER)
        assert (view.removed, view.deck) == (0, 33)

    def test_a_drawn_card_is_seen_by_its_drawer_only(self) -> None:
        match = play(match_at(), "deck", "draw rose")
        assert [e.cards for e in match.events(OWNER)] == [("rose",)]
        for observer in OTHERS:
            assert [(e.cards, e.count) for e in match.events(observer)] == [(None, 1)]

    def test_face_down_cards_are_told_by_their_number_only(self) -> None:
        match = play(match_at(hands=("rose lily",)), "down rose lily")
        for observer in OTHERS:
            assert [(e.cards, e.count, e.move) for e in match.events(observer)] == [(None, 2, "")]
        play(match, "flip lily")
        for observer in OTHERS:
            event = match.events(observer)[-1]
            assert (event.cards, event.move, event.reveals) == (("lily",), "flip lily", True)

    def test_a_mulligan_is_told_by_its_number_only(self) -> None:
        match = GAME.start(2, start=1, chance="manual", mulligan="on")
        play(
            match, *["draw cherry"] * 2, *["draw lily"] * 3, *["draw rose"] * 3, "return rose rose"
        )
        assert side(match, OWNER).down == ("rose", "rose")
        for observer in OTHERS:
            event = match.events(observer)[-1]
            assert (event.verb, event.cards, event.count, event.move) == ("return", None, 2, "")
            assert (side(match, observer).down, side(match, observer).down_size) == (None, 2)

    def test_what_it_brings_is_seen_by_who_gets_it(self) -> None:
        match = GAME.start(2, start=1, chance="manual", mulligan="on")
        play(match, *["draw cherry"] * 2, *["draw lily"] * 3, *["draw rose"] * 3)
        play(match, "return rose", "keep", "draw camellia")
        assert match.events(OWNER)[-1].cards == ("camellia",)
        for observer in OTHERS:
            event = match.events(observer)[-1]
            assert (event.verb, event.seat, event.cards, event.count) == ("deal", OWNER, None, 1)

    def test_unseen_counts_what_the_observer_cannot_see(self) -> None:
        match = match_at(hands=("rose", "rose"), downs=("rose", "rose"), ups=("rose", ""))
        assert [seen(match, o).flowers[2].unseen for o in (OWNER, OTHER, SPECTATOR)] == [3, 3, 5]

    def test_the_table_view_remembers_nothing(self) -> None:
        match = play(match_at(garden="rose"), "garden rose")
        for observer in (OWNER, *OTHERS):
            told = side(match, observer)
            assert (told.held, told.kept, told.draws, told.fresh, told.drew) == (None,) * 5
            assert seen(match, observer).stock is None


class TestGardenCards:
    """RULES 7.2: known until seen again."""

    def test_a_card_taken_is_in_hand_until_cards_are_laid_face_down(self) -> None:
        match = match_at(hands=("lily",), downs=("anemone",), garden="rose")
        play(match, "garden rose")
        for observer in OTHERS:
            assert side(match, observer, True).held == ("rose",)
            assert all("rose" in world.hands[0].split() for world in imagined(match, observer))

    def test_then_it_is_in_hand_or_face_down(self) -> None:
        match = match_at(hands=("lily",), garden="rose")
        play(match, "garden rose", "down rose")
        for observer in OTHERS:
            told = side(match, observer, True)
            assert (told.held, told.kept) == ((), ("rose",))
            worlds = imagined(match, observer)
            assert certain(match, observer, "rose")
            assert {"rose" in world.hands[0] for world in worlds} == {True, False}

    @pytest.mark.parametrize("seeing", ["up rose", "flip rose"])
    def test_until_a_card_of_its_kind_is_shown(self, seeing: str) -> None:
        match = match_at(hands=("rose rose",), downs=("rose",), garden="rose", mover=0)
        play(match, "garden rose", "down rose", *["deck", "draw lily"] * 2, seeing)
        for observer in OTHERS:
            assert (side(match, observer, True).held, side(match, observer, True).kept) == ((), ())

    def test_a_card_turned_up_is_not_the_one_in_hand(self) -> None:
        match = match_at(downs=("rose",), garden="rose")
        play(match, "garden rose", "flip rose")
        assert side(match, OTHER, True).held == ("rose",)

    def test_arranging_and_taking_again_counts_anew(self) -> None:
        match = match_at(players=2, ups=("rose",), garden="rose rose")
        play(match, "garden rose", "up rose")
        assert side(match, OTHER, True).held == ()

    def test_so_is_what_a_cherry_brought_from_the_garden(self) -> None:
        """BL-A10, the switch on."""
        picking = {"cherry_fills": "garden"}
        hand, garden = ("lily lily lily",), "rose camellia anemone"
        match = match_at(hands=hand, ups=("cherry",), garden=garden, options=picking)
        play(match, "pick rose camellia")
        for observer in OTHERS:
            assert side(match, observer, True).held == ("camellia", "rose")
            assert certain(match, observer, "rose", "camellia")
            picked, fallen = match.events(observer)
            assert (picked.cards, picked.source, picked.target) == (
                ("camellia", "rose"),
                "garden",
                "hand 0",
            )
            assert (picked.move, picked.reveals) == ("pick camellia rose", True)
            assert (fallen.verb, fallen.cards, fallen.target) == ("fall", ("cherry",), "garden")


class TestDeck:
    """The composition of a replenished deck is known, less what one has drawn oneself."""

    def replenished(self) -> hg.Match:
        """Seat 0's draw has emptied the deck; three roses and a lily were in the garden."""
        match = match_at(players=4, garden="rose rose rose lily", deck="cherry", ups=("lily",))
        return play(match, "deck", "draw cherry")

    def test_it_is_known_exactly_at_first(self) -> None:
        match = self.replenished()
        for observer in range(4):
            assert seen(match, observer, True).stock == ("rose", "rose", "rose", "lily")
            assert {world.deck for world in imagined(match, observer)} == {"rose rose rose lily"}

    def test_then_only_the_drawer_knows_what_is_missing(self) -> None:
        match = play(self.replenished(), "deck", "draw rose")
        assert side(match, OWNER, True).drew == ("rose",)
        assert {world.deck for world in imagined(match, OWNER)} == {"rose rose lily"}
        for observer in OTHERS:
            told = side(match, observer, True)
            assert (told.drew, told.draws, told.fresh) == (None, 1, 1)
            decks = {world.deck for world in imagined(match, observer)}
            assert decks == {"rose rose lily", "rose rose rose"}

    def test_what_is_missing_is_with_whoever_drew_it(self) -> None:
        match = play(self.replenished(), "deck", "draw rose")
        for observer in OTHERS:
            for world in imagined(match, observer):
                missing = "lily" if world.deck == "rose rose rose" else "rose"
                assert missing in f"{world.hands[0]} {world.downs[0]}".split()
                assert missing in world.drew[0].split()  # type: ignore[index]

    @pytest.mark.parametrize("kind", ["rose", "lily"])
    def test_a_card_shown_may_be_the_one_that_was_drawn(self, kind: str) -> None:
        """Were there three of its kind in the stock or one: the others cannot be sure any more."""
        match = play(self.replenished(), "deck", f"draw {kind}")
        while match.actor != OWNER:
            match.play(match.legal()[0])
        play(match, f"up {kind}")
        assert (side(match, OTHER, True).draws, side(match, OTHER, True).fresh) == (1, 0)

    def test_who_has_drawn_none_shows_one_from_elsewhere(self) -> None:
        match = match_at(players=4, garden="rose rose", deck="cherry", hands=("rose",))
        play(match, "deck", "draw cherry", "up rose")
        assert (side(match, OTHER, True).draws, side(match, OTHER, True).fresh) == (0, 0)

    def test_a_card_that_was_not_in_the_stock_came_from_elsewhere(self) -> None:
        match = play(self.replenished(), "deck", "draw rose")
        while match.actor != OWNER:
            match.play(match.legal()[0])
        play(match, "up cherry")
        assert side(match, OTHER, True).fresh == 1

    def test_the_next_time_it_starts_afresh(self) -> None:
        match = match_at(players=4, garden="rose", deck="cherry", ups=("lily lily",))
        play(match, "deck", "draw cherry", "deck", "draw rose")
        assert (side(match, OTHER, True).draws, seen(match, OTHER, True).stock) == (1, ("rose",))
        while match.actor != OWNER:
            match.play(match.legal()[0])
        play(match, "arrange lily 2")
        assert seen(match, OTHER, True).stock == ("lily", "lily")
        assert (side(match, OTHER, True).draws, side(match, OWNER, True).drew) == (0, ())

    @pytest.mark.slow
    def test_worlds_after_a_replenish_come_as_often_as_they_can_be_dealt(self) -> None:
        tested = 0
        for seed in range(300):
            match = random_match(Variant("blossom", 4, {}), seed)
            draws = seen(match, None, True).seats
            if document(match).stock and sum(side.draws or 0 for side in draws) > 1:
                tested += check_worlds(match, seed % 4, Random(seed))
            if tested == 5:
                return
        pytest.fail("too few positions with enumerable worlds")

    @pytest.mark.slow
    def test_what_is_remembered_is_always_true(self) -> None:
        """Positions check that; a memory that went wrong would be refused."""
        replenished = 0
        for seed in range(12):
            match, rng = GAME.start(4, seed=seed), Random(seed)
            while match.actor is not None:
                match.play(rng.choice(match.legal()))
                assert GAME.from_position(match.position()).position() == match.position()
            replenished += bool(document(match).stock)
        assert replenished > 3


class TestUndo:
    def test_until_something_is_revealed(self) -> None:
        match = match_at(hands=("rose lily",), ups=("lily",), garden="rose", downs=("rose",))
        for move in ("down rose", "up rose", "flip rose", "arrange lily 1", "garden rose"):
            assert play(match, move).undo() == move
        play(match, "deck", "draw rose")
        with pytest.raises(hg.UndoRefused, match="revealed"):
            match.undo()

    def test_a_cherry_for_points_or_for_nothing_can_be_taken_back(self) -> None:
        match = match_at(ups=("cherry",))
        assert play(match, "cherry 6").undo() == "cherry 6"
        assert play(match, "cherry draw 0").undo() == "cherry draw 0"
        play(match, "cherry draw 1", "draw rose")
        assert not match.can_undo

    def test_so_can_one_for_cards_that_lay_open(self) -> None:
        picking = {"cherry_fills": "garden"}
        match = match_at(hands=("rose " * 3,), ups=("cherry",), garden="lily", options=picking)
        assert play(match, "pick lily").undo() == "pick lily"

    def test_a_mulligan_can_be_taken_back_until_cards_are_dealt(self) -> None:
        match = GAME.start(3, start=2, chance="manual", mulligan="on")
        while match.actor == hg.CHANCE:
            match.play(match.legal()[0])
        assert play(match, "return chrysanth").undo() == "return chrysanth"
        play(match, "keep", "keep", "return chrysanth")
        while match.actor == hg.CHANCE:
            match.play(match.legal()[0])
        assert not match.can_undo


class TestLog:
    def test_a_replenished_deck_is_told_before_the_cherry_falls(self) -> None:
        match = match_at(players=4, ups=("cherry",), garden="rose lily", deck="anemone")
        play(match, "cherry draw 2", "draw anemone", "draw lily")
        verbs = [event.verb for event in match.events(SPECTATOR)]
        assert verbs == ["cherry", "draw", "replenish", "draw", "fall"]

    def test_a_cherry_over_nothing_falls_and_becomes_the_deck(self) -> None:
        match = match_at(players=4, ups=("cherry",), deck="rose")
        play(match, "cherry draw 1", "draw rose")
        verbs = [event.verb for event in match.events(SPECTATOR)]
        assert verbs == ["cherry", "draw", "fall", "replenish"]

    def test_an_arrangement_tells_its_points(self) -> None:
        match = play(match_at(ups=("lily lily",), garden="lily"), "arrange lily 2")
        (event,) = match.events(SPECTATOR)
        assert (event.cards, event.values) == (("lily", "lily"), {"worth": 5, "points": 12})
