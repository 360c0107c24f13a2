"""Every worked example of Blossom (vectors.json), by its id."""

from __future__ import annotations

from typing import Any

import pytest

import hanagoza as hg
from hanagoza.games.blossom.scoring import rounded
from tests.blossom.builders import (
    CARDS,
    GAME,
    document,
    match_at,
    play,
    points,
    seen,
    worth,
)
from tests.vectors import vectors_of


def test_all_twenty_four_are_here() -> None:
    assert len(vectors_of("blossom")) == 24
    kinds = {vector["kind"] for vector in vectors_of("blossom")}
    assert kinds == {
        *("bsetup", "arrange", "round3", "cherry0", "cherry6", "bend", "bwin", "blegal"),
    }


def by_id(*kinds: str) -> pytest.MarkDecorator:
    vectors = vectors_of("blossom", *kinds)
    return pytest.mark.parametrize("vector", vectors, ids=[v["id"] for v in vectors])


@by_id("bsetup")
def test_the_deal_adds_up(vector: dict[str, Any]) -> None:
    expect = vector["expect"]
    match = GAME.start(vector["input"]["players"], start=0, chance="manual")
    assert len(document(match).deck.split()) == expect["cards"]
    while match.actor == hg.CHANCE:
        match.play(match.legal()[0])
    view = seen(match, None)
    assert (view.removed, view.deck, len(view.garden)) == (
        expect["removed"],
        expect["deck"],
        expect["garden"],
    )
    assert len(document(match).removed.split()) == expect["removed"]
    assert {side.hand_size for side in view.seats} == {expect["hand"]}


@by_id("arrange")
def test_what_an_arrangement_brings(vector: dict[str, Any]) -> None:
    given, expect = vector["input"], vector["expect"]
    kind, number = given["kind"], given["n"]
    garden = [name for name, count in given["garden"].items() for _ in range(count)]
    ours = [kind] * number
    lilies = given["lily_up"] - ours.count("lily")
    spare = CARDS - _count(garden) - _count(ours)
    spare["lily"] = 0
    fillers = list(spare.elements())[::-1]
    theirs = ["lily"] * lilies + [fillers.pop() for _ in range(given["up"] - number - lilies)]
    downs = [fillers.pop(0) for _ in range(given["down"])]
    match = match_at(
        players=4,
        ups=(" ".join(ours), " ".join(theirs)),
        downs=("", "", " ".join(downs)),
        garden=" ".join(garden),
    )
    assert worth(match, kind) == expect["value"]
    play(match, f"arrange {kind} {number}")
    assert points(match) == expect["gain"]


def _count(names: list[str]) -> Any:
    return type(CARDS)(names)


@by_id("round3")
def test_points_are_rounded_up_to_threes(vector: dict[str, Any]) -> None:
    assert rounded(vector["input"]["raw"]) == vector["expect"]


@by_id("cherry0")
def test_a_cherry_draws_through_the_end_of_the_deck(vector: dict[str, Any]) -> None:
    given, expect = vector["input"], vector["expect"]
    garden = ["rose", "rose", "rose", "lily", "lily", "anemone", "camellia"]
    assert (len(garden), given["deck"], given["hand"]) == (given["garden"], 2, 1)
    match = match_at(
        players=4, hands=("lily",), ups=("cherry",), garden=" ".join(garden), deck="rose anemone"
    )
    play(match, f"cherry draw {given['want']}", "draw rose", "draw anemone")
    assert document(match).deck.split() == sorted(garden, key=list(CARDS).index)
    play(match, "draw camellia")
    view = seen(match, 0)
    assert view.seats[0].hand_size == expect["hand"]
    assert view.deck == expect["deck"]
    assert list(view.garden) == expect["garden"]
    assert view.seats[0].points == expect["gain"]


@by_id("cherry6")
def test_a_cherry_for_points(vector: dict[str, Any]) -> None:
    match = play(match_at(ups=("cherry",)), "cherry 6")
    assert points(match) == vector["expect"]["gain"]


@by_id("bend")
def test_the_round_is_played_to_its_end(vector: dict[str, Any]) -> None:
    given = vector["input"]
    seat = given["scorer"]
    scores = [given["score"] - 6 if s == seat else 0 for s in range(given["players"])]
    ups = ["cherry" if s == seat else "" for s in range(given["players"])]
    match = match_at(players=given["players"], points=scores, ups=ups, mover=seat)
    match.play("cherry 6")
    assert points(match, seat) == given["score"]
    last = seat
    while match.actor is not None:
        last = seen(match, None).mover
        match.play("deck" if "deck" in match.legal() else match.legal()[0])
    assert last == vector["expect"]["last_turn_of"]
    assert seen(match, None).round == 1
    assert match.result is not None
    assert match.result.reason == "goal"


@by_id("bwin")
def test_who_wins(vector: dict[str, Any]) -> None:
    scores, left = vector["input"]["scores"], vector["input"]["cards_left"]
    cards = list(CARDS.elements())
    hands = [" ".join(cards.pop() for _ in range(min(number, 2))) for number in left]
    ups = [" ".join(cards.pop() for _ in range(number - min(number, 2))) for number in left]
    match = match_at(players=len(scores), points=scores, hands=hands, ups=ups, phase="over")
    assert match.result is not None
    assert list(match.result.winners) == vector["expect"]
    assert [score[0] for score in match.result.scores] == scores


@by_id("blegal")
def test_a_full_hand_or_yard_takes_no_more(vector: dict[str, Any]) -> None:
    given = vector["input"]
    full = "rose rose lily lily anemone"
    verbs = {"draw": {"deck", "garden"}, "feedA/B": {"down", "up"}}[given["action"]]
    for place, size in (("hands", given.get("hand")), ("ups", given.get("yard"))):
        if size is None:
            continue
        assert size == len(full.split())
        other = {"hands": ("camellia",)} if place == "ups" else {}
        match = match_at(garden="cherry", **{place: (full,)}, **other)
        assert any(text.split()[0] in verbs for text in match.legal()) is vector["expect"]
