"""Who knows what in Kasane no irome: the information table, row by row."""

from __future__ import annotations

from random import Random

import pytest

import hanagoza as hg
from tests.kasane.builders import GAME, deal_anything, document, match_at, play, seen, turn
from tests.variants import play_randomly

OWNER, OTHER, SPECTATOR = 0, 1, None


@pytest.fixture
def match() -> hg.Match:
    """Seat 0 has three cards in its field and four in hand, and may lay another meld."""
    return turn("3 2 4", "6", field="8 7 6", melds=["meld jyougen 3"])


def test_a_hand_is_its_owners_on_the_table_and_everybodys_in_memory(match: hg.Match) -> None:
    for observer in (OWNER, OTHER, SPECTATOR):
        side = seen(match, observer).seats[OWNER]
        assert side.hand == (("3", "2", "4", "6") if observer == OWNER else None)
        assert side.hand_size == 4
        assert seen(match, observer, recall=True).seats[OWNER].hand == ("3", "2", "4", "6")


def test_open_hands_lie_open(match: hg.Match) -> None:
    hidden = match_at(hands={0: ""}, step=4)
    shown = match_at(hands={0: ""}, step=4, open_hands="on")
    assert seen(hidden, SPECTATOR).seats[0].hand is None
    assert seen(shown, SPECTATOR).seats[0].hand == tuple(document(shown).hands[0].split())


def test_fields_grid_boxes_scores_and_sizes_are_public(match: hg.Match) -> None:
    views = [seen(match, observer) for observer in (OWNER, OTHER, SPECTATOR)]
    for view in views:
        assert view.seats[OWNER].field == ("8", "7", "6")
        assert (view.seats[OWNER].points, view.seats[OWNER].laid) == (3, 3)
        assert (view.deck, view.discard_size) == (4, 8)
        (moon,) = [card for card in view.melds if card.meld == "jyougen"]
        assert [box.filled for box in moon.boxes] == [True, False, False]
        assert view.melds == views[0].melds
        assert [row.cards for row in view.rows] == [row.cards for row in views[0].rows]


def test_who_filled_a_box_is_remembered(match: hg.Match) -> None:
    for observer in (OWNER, OTHER, SPECTATOR):
        for recall in (False, True):
            (moon,) = [c for c in seen(match, observer, recall).melds if c.meld == "jyougen"]
            assert moon.boxes[0].seat == (OWNER if recall else None)
            assert moon.boxes[0].with_field == (False if recall else None)


def test_discards_are_face_down_but_were_seen(match: hg.Match) -> None:
    assert seen(match, OWNER).discard is None
    discard = seen(match, SPECTATOR, recall=True).discard
    assert discard == tuple(document(match).discard.split())


def test_unseen_counts_what_the_observer_cannot_place(match: hg.Match) -> None:
    """On the table: deck, discards and other hands; in memory: the deck."""
    position = document(match)
    for observer, others in ((OWNER, [1, 2, 3]), (OTHER, [0, 2, 3]), (SPECTATOR, [0, 1, 2, 3])):
        hidden = " ".join([position.deck, position.discard, *(position.hands[s] for s in others)])
        tokens = [*map(str, range(1, 10)), "+1"]
        assert seen(match, observer).unseen == tuple(hidden.split().count(t) for t in tokens)
        deck = position.deck.split()
        assert seen(match, observer, recall=True).unseen == tuple(deck.count(t) for t in tokens)


def test_two_undealt_cards_of_three_are_hidden_but_can_be_counted() -> None:
    match = match_at(players=3, round=2, step=11, tops="1")
    deal_anything(play(match, "row 1", "pass"))
    undealt = document(match).discard
    assert len(undealt.split()) == 2
    for observer in (OWNER, SPECTATOR):
        assert seen(match, observer).discard is None
        assert seen(match, observer).discard_size == 2
        assert seen(match, observer, recall=True).discard == tuple(undealt.split())
    (event,) = [event for event in match.events(OWNER) if event.verb == "undealt"]
    assert (event.cards, event.count) == (None, 2)


def test_the_sixteen_cards_of_the_last_round_of_four_are_known_beforehand() -> None:
    match = play(match_at(round=3, step=11, tops="1"), "row 1", "pass")
    tokens = [*map(str, range(1, 10)), "+1"]
    deck = document(match).deck.split()
    assert len(deck) == 16
    assert seen(match, OTHER, recall=True).unseen == tuple(deck.count(t) for t in tokens)


@pytest.mark.parametrize("players", [3, 4])
def test_everything_is_turned_up_when_the_game_is_over(players: int) -> None:
    """Hands in their order, what was discarded or never dealt, and who filled which box."""
    match = play_randomly(GAME.start(players, seed=9), Random(9))
    position = document(match)
    for observer in (OWNER, SPECTATOR):
        view = seen(match, observer)
        assert [side.hand for side in view.seats] == [tuple(h.split()) for h in position.hands]
        assert view.discard == tuple(position.discard.split())
        assert sum(view.unseen) == view.deck == 0
        assert view.melds == seen(match, observer, recall=True).melds


def test_a_move_earlier_nothing_is() -> None:
    match = GAME.start(3, seed=9)
    played = play_randomly(GAME.start(3, seed=9), Random(9)).history
    match.extend(played[match.ply : -1])
    assert match.actor is not None
    view = seen(match, SPECTATOR)
    assert [side.hand for side in view.seats] == [None, None, None]
    assert (view.discard, view.discard_size) == (None, 2)
    match.play(played[-1])
    assert not match.can_undo


def test_views_say_what_each_meld_pays(match: hg.Match) -> None:
    """The melds that can be laid are shown to whoever may see the hand."""
    for observer, recall in ((OWNER, False), (OWNER, True), (OTHER, True), (SPECTATOR, True)):
        choices = seen(match, observer, recall).choices
        assert choices is not None
        assert [f"{c.move}: {'-'.join(c.cards)} = {c.points}" for c in choices] == [
            "meld kasane 2 field: 6-6 = 1",
            "meld juu 2: 4-6 = 1",
            "meld setsu 3: 2-4-6 = 2",
            "meld setsu 3 field: 6-4-6 = 2",
            "meld setsu 4 field: 6-2-4-6 = 4",
        ]
        assert [c.move for c in choices] == match.legal()[:-1]
    assert seen(match, OTHER).choices is None
    assert seen(match, SPECTATOR).choices is None


def test_views_say_what_the_top_card_of_each_row_would_allow() -> None:
    match = match_at(step=4, hands={0: "4"}, tops="6 4 +1 9")
    melds = [[(c.move, c.points) for c in row.melds] for row in seen(match, OWNER).rows]
    assert melds == [[("meld juu 2", 1)], [("meld kasane 2", 1)], [], []]
    assert all(row.melds == () for row in seen(match, SPECTATOR).rows)
    with_plus = match_at(step=8, hands={0: "5 5"}, tops="+1", plus1_meld="on")
    top = seen(with_plus, OWNER).rows[0]
    assert [choice.move for choice in top.melds] == ["meld kasane 2", "meld juu 2"]


def test_bonuses_are_shown_as_they_would_be_now() -> None:
    match = match_at(
        round=4,
        fields={0: "1 2 6 3 8 9 +1 +1"},
        melds=[(0, "meld sakura 3"), (0, "meld chidori 3")],
    )
    side = seen(match, OTHER).seats[0]
    assert (side.points, side.colours, side.colour_bonus, side.all_laid_bonus) == (10, 6, 2, 0)


def test_undo_until_somebody_else_moves_or_a_grid_is_dealt(match: hg.Match) -> None:
    play(match, "meld juu 2")
    assert match.undo() == "meld juu 2"
    play(match, "pass")
    assert match.undo() == "pass"
    assert match.undo() == "row 1", "a card taken was lying open"
    play(match, "row 1", "pass", "row 2")
    assert match.last_mover == OTHER
    end = match_at(step=11, starter=1, tops="9")
    deal_anything(play(end, "row 1", "pass"))
    with pytest.raises(hg.UndoRefused, match="revealed"):
        end.undo()


def test_nothing_is_hidden_from_a_good_memory() -> None:
    """``imagine`` has nothing to deal: the recall view is the whole truth, to the last byte."""
    for players, seed in ((3, 5), (4, 6)):
        rng = Random(seed)
        match = GAME.start(players, seed=seed)
        while match.actor is not None:
            for observer in (seed % players, None):
                imagined = GAME.imagine(match.view(observer, recall=True), rng)
                assert imagined.position() == match.position()
            match.play(rng.choice(match.legal()))
        imagined = GAME.imagine(match.view(None, recall=True), rng)
        assert imagined.result == match.result


def test_positions_of_whole_games_go_out_and_come_back() -> None:
    for players in (3, 4):
        rng = Random(players)
        match = GAME.start(players, chance="manual")
        while match.actor is not None:
            again = GAME.from_position(match.position(), chance="manual")
            assert (again.position(), again.legal()) == (match.position(), match.legal())
            assert again.view(0, recall=True) == match.view(0, recall=True)
            match.play(rng.choice(match.legal()))
        assert GAME.from_position(match.position()).result == match.result


def test_the_log_accounts_for_every_point() -> None:
    for players in (3, 4):
        match = play_randomly(GAME.start(players, seed=7), Random(7))
        points = [0] * players
        for event in match.events(None):
            if event.seat is not None:
                points[event.seat] += int(event.values.get("points", 0))
        assert match.result is not None
        assert points == [score[0] for score in match.result.scores]
