"""What a view of Hitohira explains: failed draws, abilities out of reach, what pays."""

from __future__ import annotations

import pytest

import hanagoza as hg
from hanagoza.games.hitohira.pieces import LETTERS, bunch_from, failed, failure_of
from hanagoza.games.hitohira.view import FailureView
from tests.hitohira.builders import begin, grab, play, seen


@pytest.mark.parametrize(
    ("pieces", "rule", "colours", "blacks"),
    [
        ("RRR", "three", ("R",), 0),
        ("YWRRRK", "three", ("R",), 0),
        ("RRK", "three-black", ("R",), 1),
        ("RKK", "three-black", ("R",), 2),
        ("KKK", "three", ("K",), 0),
        ("RYLBW", "five", (), 0),
        ("RYLBK", "five-black", ("W",), 1),
        ("RYWKK", "three-black", ("R",), 2),
        ("RYYLBK", "three-black", ("Y",), 1),
    ],
)
def test_why_a_draw_has_failed(
    pieces: str, rule: str, colours: tuple[str, ...], blacks: int
) -> None:
    """As few Blacks as will do count as what is missing."""
    bunch = bunch_from(pieces.count(letter) for letter in LETTERS)
    assert failed(bunch)
    assert failure_of(bunch) == (rule, colours, blacks)


def test_a_failure_is_explained_while_it_is_decided_what_is_kept() -> None:
    match = grab(begin(players=3), "RRK")
    assert seen(match).failure == FailureView(rule="three-black", colours=("R",), blacks=1)
    verbs = [(event.verb, event.cards, event.count) for event in match.events(None)]
    assert ("why-three-black", ("R",), 1) in verbs
    assert seen(play(match, "keep R")).failure is None


def test_an_ability_says_what_keeps_it_from_being_used() -> None:
    match = begin(players=3)
    assert obstacles(match) == ["needs-four_colours", "needs-two_pairs", "needs-six_pieces"]
    grab(match, "RRYY")
    assert obstacles(match) == ["needs-four_colours", "cannot-use", "needs-six_pieces"]
    assert obstacles(grab(match, "R")) == ["no-ability"] * 3


def obstacles(match: hg.Match) -> list[str | None]:
    return [ability.obstacle for ability in seen(match).abilities]


def test_an_ability_without_an_obstacle_can_be_used() -> None:
    match = grab(begin(players=3), "RYLB")
    assert obstacles(match)[0] is None
    assert "use somei" in play(match, "stop").legal()


def test_how_many_draws_are_left() -> None:
    match = begin(players=3)
    assert seen(match).grabs_left == 3
    assert seen(grab(match, "R")).grabs_left == 2


@pytest.mark.parametrize(
    ("players", "payments"),
    [(2, ((10,), (12,))), (3, ((18, 10, 8), (16, 12, 8))), (4, ((18, 10, 8), (16, 12, 8)))],
)
def test_what_the_groups_pay(players: int, payments: tuple[tuple[int, ...], ...]) -> None:
    assert seen(begin(players=players)).payments == payments


def test_the_ladder_of_a_field() -> None:
    assert seen(begin(players=3)).ladder == (0, -3, -1, 1, 3, 5, 8, 11, 15, 19, 24)
