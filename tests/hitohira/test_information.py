"""Who knows what in Hitohira: the information table, row by row."""

from __future__ import annotations

from random import Random

import pytest

import hanagoza as hg
from tests.glimpses import beginning, see
from tests.hitohira.builders import HITOHIRA, begin, document, grab, match_at, play, seen

OWNER, OTHER, SPECTATOR = 0, 1, None
EVERYBODY = (OWNER, OTHER, SPECTATOR)
NOTHING = (0, 0, 0, 0, 0, 0)


@pytest.fixture
def match() -> hg.Match:
    """Seat 0 has put a Red behind the screen openly and drawn a Black in secret; seat 1's turn."""
    match = begin(players=3, two_pairs="shin")
    grab(match, "RRYY")
    return play(match, "stop", "use shin", "draw K", "screen R 1")


@pytest.mark.parametrize("recall", [False, True])
def test_the_owner_sees_the_own_screen(match: hg.Match, recall: bool) -> None:
    side = seen(match, OWNER, recall).seats[OWNER]
    assert (side.screen, side.secrets) == ((1, 0, 0, 0, 0, 1), 0)


@pytest.mark.parametrize("observer", [OTHER, SPECTATOR])
def test_others_see_neither_number_nor_contents_on_the_table(
    match: hg.Match, observer: int | None
) -> None:
    side = seen(match, observer).seats[OWNER]
    assert (side.screen, side.secrets) == (None, None)


@pytest.mark.parametrize("observer", [OTHER, SPECTATOR])
def test_others_remember_what_went_there_openly(match: hg.Match, observer: int | None) -> None:
    side = seen(match, observer, recall=True).seats[OWNER]
    assert (side.screen, side.secrets) == ((1, 0, 0, 0, 0, 0), 1)


def test_a_secret_is_told_to_its_owner_only(match: hg.Match) -> None:
    told = {}
    for observer in EVERYBODY:
        (event,) = [e for e in match.events(observer) if e.verb == "secret"]
        told[observer] = (event.cards, event.count, event.reveals)
    assert told == {
        OWNER: (("K",), 1, True),
        OTHER: (None, 1, False),
        SPECTATOR: (None, 1, False),
    }


def test_an_owner_of_a_secret_knows_one_piece_more(match: hg.Match) -> None:
    mine, theirs = (seen(match, seat, recall=True).unseen for seat in (OWNER, OTHER))
    assert mine == (13, 13, 15, 15, 15, 4)
    assert theirs == (13, 13, 15, 15, 15, 5)
    assert seen(match, OTHER).pouch == 75


def test_the_table_view_shows_the_size_of_the_pouch_only(match: hg.Match) -> None:
    view = seen(match, OWNER)
    assert (view.pouch, view.unseen, view.returned, view.secrets) == (75, None, None, None)


def test_drawn_pieces_are_public(match: hg.Match) -> None:
    grab(match, "LLK")
    for observer in EVERYBODY:
        assert seen(match, observer).turn == (0, 0, 2, 0, 0, 1)


def test_everybody_sees_who_begins_and_nobody_which_pieces_are_removed() -> None:
    state = beginning(HITOHIRA, 2)
    for observer in EVERYBODY:
        assert see(HITOHIRA, state, observer, ("start 0", "start 1"))
    HITOHIRA.definition.rules.apply(state, HITOHIRA.moves.ids["start 0"])
    for observer in EVERYBODY:
        assert not see(HITOHIRA, state, observer, (f"draw {colour}" for colour in "RYLBWK"))


def test_the_removed_pieces_are_never_shown() -> None:
    match = begin(players=2, removed="RKY")
    for observer in (0, 1, None):
        assert seen(match, observer, recall=True).removed == 3
        assert all(e.cards is None for e in match.events(observer) if e.verb == "remove")
        assert seen(match, observer, recall=True).unseen == (13, 13, 13, 13, 13, 4)


class TestReturnedPieces:
    """Recall knows that what was seen and went back is in the pouch."""

    def test_all_blacks_seen_are_not_among_the_removed(self) -> None:
        match = grab(begin(players=2), "KKKK")
        for seed in range(60):
            view = seen(match, OTHER, recall=True)
            assert view.returned == (0, 0, 0, 0, 0, 4)
            imagined = HITOHIRA.imagine(view, Random(seed))
            assert "K" not in document(imagined).removed

    def test_a_piece_drawn_again_is_no_longer_known_to_be_there(self) -> None:
        match = grab(grab(begin(players=2), "KKKK"), "KK")
        play(match, "stop", "screen none")
        assert seen(match, OTHER, recall=True).returned == (0, 0, 0, 0, 0, 2)

    def test_it_may_be_the_next_secret_but_was_not_removed(self) -> None:
        """Seat 0 saw all Blacks go back; seat 1 then draws in secret."""
        match = grab(begin(players=2, two_pairs="shin"), "KKKK")
        grab(match, "RRYY")
        play(match, "stop", "use shin", "draw L", "screen none")
        secrets = set()
        for seed in range(300):
            imagined = document(HITOHIRA.imagine(seen(match, 0, recall=True), Random(seed)))
            assert "K" not in imagined.removed
            secrets.add(imagined.secrets[0][1])
        assert secrets == set("RYLBWK")

    def test_what_is_seen_after_a_secret_is_not_that_secret(self) -> None:
        match = grab(begin(players=2, two_pairs="shin"), "RRYY")
        play(match, "stop", "use shin", "draw L", "screen none")
        grab(match, "KKKK")
        for seed in range(60):
            imagined = document(HITOHIRA.imagine(seen(match, 1, recall=True), Random(seed)))
            assert imagined.secrets[0][1] != "K"


class TestJokers:
    def jokers(self) -> hg.Match:
        screens = ("R1 L1 W2", "R1 L1 K1", "R1")
        return match_at(players=3, phase="jokers", screens=screens)

    def test_others_see_only_who_has_committed(self) -> None:
        match = play(self.jokers(), "jokers 1")
        assert seen(match, OWNER).seats[OWNER].jokers == 1
        for observer in (OTHER, SPECTATOR):
            for recall in (False, True):
                sides = seen(match, observer, recall).seats
                assert [side.committed for side in sides] == [True, False, False]
                assert [side.jokers for side in sides] == [None, None, None]
            (event,) = [e for e in match.events(observer) if e.verb == "commit"]
            assert (event.seat, event.move, event.cards) == (0, "", None)

    def test_screens_are_lifted_after_the_last(self) -> None:
        match = play(self.jokers(), "jokers 1", "jokers 0")
        assert not [e for e in match.events(SPECTATOR) if e.verb == "reveal"]
        play(match, "jokers 0")
        shown = [(e.seat, e.values) for e in match.events(SPECTATOR) if e.verb == "reveal"]
        assert shown == [
            (0, {"warm": 2, "cool": 2}),
            (1, {"warm": 1, "cool": 2}),
            (2, {"warm": 1, "cool": 0}),
        ]
        view = seen(match, SPECTATOR)
        assert view.over
        assert [side.jokers for side in view.seats] == [1, 0, 0]
        assert view.seats[0].screen == (1, 0, 1, 0, 2, 0)

    def test_with_them_what_two_players_removed_is_shown(self) -> None:
        match = match_at(players=2, phase="jokers", screens=("R1 L1 W2",), removed="R1 K2")
        play(match, "jokers 1")
        for observer in EVERYBODY:
            view = seen(match, observer, recall=True)
            assert (view.removed, view.removed_pieces) == (3, None)
            assert view.unseen == (1, 0, 0, 0, 0, 2)
        play(match, match.legal()[0])
        for observer in EVERYBODY:
            view = seen(match, observer, recall=True)
            assert (view.removed, view.removed_pieces) == (3, (1, 0, 0, 0, 0, 2))
            assert view.unseen == NOTHING
            assert seen(match, observer).removed_pieces == view.removed_pieces

    def test_a_secret_is_lifted_with_its_screen(self, match: hg.Match) -> None:
        data = document(match)
        assert data.secrets == ((0, "K"),)
        rng = Random(1)
        while match.actor is not None:
            legal = match.legal()
            match.play(rng.choice(legal) if match.actor != hg.CHANCE else legal[0])
        for observer in EVERYBODY:
            secrets = seen(match, observer, recall=True).secrets
            assert secrets is not None
            assert secrets[0].colour == "K"


class TestWhatLiesThere:
    """What everybody could work out from the table, and need not."""

    def test_every_line_of_a_field_with_the_blacks_that_join_it(self) -> None:
        side = seen(match_at(fields=("R5 Y3 L8 B7 K1",))).seats[0]
        assert (side.points, side.worth) == (36, (5, 1, 19, 11, 0))
        assert side.blacks == (0, 0, 1, 0, 0)

    def test_blacks_alone_are_a_line_or_need_not_be(self) -> None:
        must, may = (
            seen(match_at(fields=("K1",), options={"field_black": agreed})).seats[0]
            for agreed in ("must", "may")
        )
        assert (must.points, must.worth, must.blacks) == (-3, (-3, 0, 0, 0, 0), (1, 0, 0, 0, 0))
        assert (may.points, may.worth, may.blacks) == (0, (0, 0, 0, 0, 0), (0, 0, 0, 0, 0))

    @pytest.mark.parametrize("stalled", range(4))
    def test_whether_a_turn_has_two_pieces_only(self, stalled: int) -> None:
        view = seen(match_at(players=3, stalled=stalled))
        assert (view.guarded, view.allowance) == ((True, 2) if stalled == 3 else (False, 8))

    @pytest.mark.parametrize(
        ("screen", "groups"),
        [
            ("R3 Y1 L2 W2", ((4, 4), (5, 3), (6, 2))),
            ("R3 K1", ((4, 0),)),
            ("B2 W1 K1", ((0, 4),)),
            ("W2 K1", ((0, 0),)),
        ],
    )
    def test_own_groups_for_every_way_to_count_the_jokers(
        self, screen: str, groups: tuple[tuple[int, int], ...]
    ) -> None:
        match = match_at(players=3, phase="jokers", screens=(screen, "R1 W1"))
        assert seen(match, OWNER).seats[OWNER].groups == groups
        assert seen(match, OTHER, recall=True).seats[OWNER].groups is None
        play(match, match.legal()[-1])
        assert seen(match, OWNER).seats[OWNER].groups == groups[-1:]
        assert seen(match, OTHER, recall=True).seats[OWNER].groups is None

    def test_everybody_s_groups_when_the_screens_are_lifted(self) -> None:
        match = match_at(players=3, phase="jokers", screens=("R3 W2 L1", "W1", "Y1"))
        play(match, "jokers 1", "jokers 0", "jokers 0")
        for observer in EVERYBODY:
            sides = seen(match, observer).seats
            assert [side.groups for side in sides] == [((4, 2),), ((0, 0),), ((1, 0),)]


class TestUndo:
    def test_until_a_piece_is_drawn(self) -> None:
        match = grab(begin(), "RY")
        with pytest.raises(hg.UndoRefused, match="revealed"):
            match.undo()
        play(match, "stop")
        assert match.undo() == "stop"
        play(match, "stop", "screen R 1")
        assert match.undo() == "screen R 1"
        assert seen(match).phase == "screen"

    def test_a_secret_draw_cannot_be_taken_back(self) -> None:
        match = play(grab(begin(two_pairs="shin"), "RRYY"), "stop", "use shin", "draw W")
        assert not match.can_undo

    def test_jokers_can_be_recounted_until_the_next_seat_has_counted(self) -> None:
        match = match_at(players=3, phase="jokers", screens=("R1 L1 W2", "R1 L1 K1", "R1"))
        play(match, "jokers 1")
        assert match.undo() == "jokers 1"
        play(match, "jokers 2", "jokers 0", "jokers 0")
        assert match.result is not None
        assert not match.can_undo, "the screens are lifted"
