"""Who knows what in Hanamikoji: the information table, row by row."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import hanagoza as hg
from hanagoza.games.hanamikoji.view import HanamikojiView, SeatView
from tests.glimpses import beginning, see
from tests.hanamikoji.builders import GAME, deal, match_at, play, seen
from tests.variants import play_randomly

OWNER, OPPONENT, SPECTATOR = 0, 1, None


@pytest.fixture
def match() -> hg.Match:
    """Seat 0 has laid a secret and a trade-off, made a gift and is waiting for an answer."""
    return play(
        deal(0, "AABBCC", "DDDEEE", removed="G"),
        *("draw F", "secret F", "draw F", "secret D"),
        *("draw F", "discard A A", "draw F", "discard E E"),
        *("draw G", "gift B B C"),
    )


def side(match: hg.Match, observer: int | None, recall: bool = False) -> SeatView:
    view = seen(match, observer, recall)
    return view.seats[OWNER]


@pytest.mark.parametrize("recall", [False, True])
def test_hands_secrets_and_discards_are_their_owners(match: hg.Match, recall: bool) -> None:
    """HK-A05: trade-off cards and the removed card are never shown."""
    own = side(match, OWNER, recall)
    assert (own.hand, own.secret, own.discard) == (("C", "F", "G"), ("F",), ("A", "A"))
    for other in (side(match, OPPONENT, recall), side(match, SPECTATOR, recall)):
        assert (other.hand, other.secret, other.discard) == (None, None, None)
        assert other.hand_size == 3
        assert other.used == ("secret", "discard", "gift")


def test_everybody_sees_who_begins_and_nobody_which_card_is_removed() -> None:
    state = beginning(GAME, 2)
    for observer in (OWNER, OPPONENT, SPECTATOR):
        assert see(GAME, state, observer, ("start 0", "start 1"))
    GAME.definition.rules.apply(state, GAME.moves.ids["start 0"])
    for observer in (OWNER, OPPONENT, SPECTATOR):
        assert not see(GAME, state, observer, (f"draw {card}" for card in "ABCDEFG"))


def test_nobody_sees_the_removed_card_or_the_deck(match: hg.Match) -> None:
    for observer in (OWNER, OPPONENT, SPECTATOR):
        view = seen(match, observer, recall=True)
        assert view.deck == 3
        assert view.removed is None


@pytest.mark.parametrize("recall", [False, True])
def test_everything_is_turned_up_when_the_game_is_over(recall: bool) -> None:
    """HK-A05: nothing can depend on it any more."""
    match = play_randomly(GAME.start(seed=1), Random(1))
    position: Any = match.position()
    for observer in (OWNER, OPPONENT, SPECTATOR):
        view = seen(match, observer, recall)
        assert view.removed == tuple(position.removed.split())
        assert [side.discard for side in view.seats] == [
            tuple(cards.split()) for cards in position.discards
        ]
        assert [geisha.unseen for geisha in view.row] == [0] * 7


def test_the_end_of_a_round_turns_up_no_more_than_the_secrets() -> None:
    match, rng = GAME.start(seed=4), Random(4)
    end = None
    while end is None:
        passage = match.preview(rng.choice(match.legal()))
        match.extend(passage.moves)
        end = passage.round_end(OPPONENT)
    assert isinstance(end, HanamikojiView)
    assert (end.over, end.removed, end.seats[OWNER].discard) == (False, None, None)


def test_a_drawn_card_is_seen_by_its_drawer_only(match: hg.Match) -> None:
    for observer in (OWNER, OPPONENT, SPECTATOR):
        draws = [event for event in match.events(observer) if event.verb in ("draw", "deal")]
        assert {event.seat for event in draws if event.cards} == (
            set() if observer is None else {observer}
        )


def test_face_down_moves_are_told_by_their_number_only(match: hg.Match) -> None:
    told = [
        e for e in match.events(OPPONENT) if e.seat == OWNER and e.verb in ("secret", "discard")
    ]
    assert [(e.cards, e.count, e.move) for e in told] == [(None, 1, ""), (None, 2, "")]


def test_recall_remembers_what_was_refused(match: hg.Match) -> None:
    match.play("take B")
    for observer in (OWNER, OPPONENT, SPECTATOR):
        table = seen(match, observer)
        recall = seen(match, observer, recall=True)
        assert table.answered is None
        assert recall.answered is not None
        (offer,) = recall.answered
        assert (offer.seat, offer.groups, offer.taken) == (OWNER, (("B", "B", "C"),), ("B",))


def test_unseen_counts_what_the_observer_cannot_see(match: hg.Match) -> None:
    view = seen(match, OWNER)
    assert [geisha.unseen for geisha in view.row] == [0, 0, 0, 3, 3, 2, 4]
    spectator = seen(match, SPECTATOR)
    assert [geisha.unseen for geisha in spectator.row] == [2, 0, 1, 3, 3, 4, 5]


def test_a_secret_is_revealed_to_all_at_the_end_of_the_round() -> None:
    match = play(
        deal(0, "AABBCC", "DDDEEE", removed="G"),
        *("draw F", "secret F", "draw F", "secret D", "draw F", "discard A A", "draw F"),
        *("discard E E", "draw G", "gift B B C", "take B", "draw G", "gift D D E", "take D"),
        *("draw G", "compete C F / G G", "take G G", "draw G", "compete F F / G G"),
    )
    before = [e for e in match.events(SPECTATOR) if e.verb == "reveal"]
    match.play("take F F")
    after = [(e.seat, e.cards) for e in match.events(SPECTATOR) if e.verb == "reveal"]
    assert before == []
    assert after == [(0, ("F",)), (1, ("D",))]


def test_undo_until_something_is_revealed() -> None:
    match = play(deal(0, "AABBCC", "DDDEEE"), "draw F", "secret A", "draw G")
    assert match.undo() == "secret A", "the opponent's draw shows seat 0 nothing"
    play(match, "gift A A B")
    assert match.undo() == "gift A A B"
    play(match, "gift A A B", "take A")
    assert match.undo() == "take A"
    play(match, "take A", "draw G")
    with pytest.raises(hg.UndoRefused, match="revealed"):
        match.undo()


def test_the_last_action_is_forced_for_all_to_see_unless_the_cards_decide() -> None:
    match = match_at(step=6, used=("secret gift compete", "secret gift compete"))
    assert match.legal() == [match.forced]

    match = match_at(
        step=6, used=("secret discard gift", "secret discard gift"), hands=("GGGG", "")
    )
    assert len(match.legal()) == 1, "four equal cards are divided in one way"
    assert match.forced is None, "but only their owner knows that they are equal"
