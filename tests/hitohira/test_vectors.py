"""Every worked example of Hitohira and La Légende du Cerisier (vectors.json), by its id."""

from __future__ import annotations

from itertools import combinations_with_replacement as multisets
from typing import Any

import numpy as np
import pytest

import hanagoza as hg
from hanagoza.core.seats import rank_seats
from hanagoza.core.state import layout
from hanagoza.games.hitohira import pieces, scoring
from hanagoza.games.hitohira.state import State
from tests.hitohira.builders import (
    COLOURS,
    begin,
    count_jokers,
    counted,
    document,
    grab,
    match_at,
    play,
    points_for,
    seen,
)
from tests.vectors import vectors_of

GAMES = ("hitohira", "cerisier")
TRIGGERS = {"4colors": "four_colours", "2pairs": "two_pairs", "6pieces": "six_pieces"}
KINDS = {
    *("pouch", "draws", "triggers", "screen_options", "assign", "group", "field", "t3"),
    *("komatsu", "fail", "max_ok_size", "end", "keep", "final"),
}


def test_all_are_here() -> None:
    assert [len(vectors_of(game)) for game in GAMES] == [72, 36]
    assert {vector["kind"] for game in GAMES for vector in vectors_of(game)} == KINDS


def by_id(*kinds: str) -> pytest.MarkDecorator:
    vectors = [vector for game in GAMES for vector in vectors_of(game, *kinds)]
    return pytest.mark.parametrize("vector", vectors, ids=[v["id"] for v in vectors])


Vector = dict[str, Any]


def edition(vector: Vector) -> hg.Game:
    return hg.game(vector["game"])


def letters(counts: dict[str, int]) -> str:
    return "".join(colour * number for colour, number in counts.items())


def met(match: hg.Match) -> set[str]:
    """The triggers that what was drawn satisfies."""
    return {card.trigger for card in seen(match).abilities if card.triggered}


@by_id("pouch")
def test_the_pouch(vector: Vector) -> None:
    expect, players = vector["expect"], vector["input"]["players"]
    match = edition(vector).start(players, start=0, chance="manual")
    assert document(match).pouch == counted({colour: expect[colour] for colour in COLOURS})
    while match.actor == hg.CHANCE:
        match.play(match.legal()[0])
    assert (seen(match).removed, seen(match).pouch) == (expect["removed"], expect["total"])


@by_id("draws")
def test_drawing(vector: Vector) -> None:
    expect, grabs = vector["expect"], vector["input"]["grabs"]
    match = begin(game=edition(vector))
    for number, drawn in enumerate(grabs, 1):
        grab(match, letters(drawn))
        assert seen(match).failed == (expect["fail_after"] == number)
    if expect["fail_after"] is None:
        play(match, "stop")
        assert sum(seen(match).turn) == expect["n"]
        assert document(match).turn == counted(expect["obtained"])
        assert met(match) == {TRIGGERS[name] for name in expect["triggers"]}
        return
    assert match.legal() == [f"keep {' '.join(pair)}" for pair in expect["keep_options"]]
    play(match, f"keep {' '.join(expect['chosen'])}")
    assert document(match).fields[0].split() == [f"{colour}1" for colour in expect["chosen"]]
    (back,) = [event for event in match.events(None) if event.verb == "return"]
    assert back.cards == tuple(sorted(letters(expect["returned"]), key=COLOURS.index))


@by_id("fail")
def test_failure(vector: Vector) -> None:
    match = grab(begin(game=edition(vector)), letters(vector["input"]))
    assert seen(match).failed == vector["expect"]
    assert any(event.verb == "fail" for event in match.events(None)) == vector["expect"]


@by_id("max_ok_size")
def test_the_largest_draw_that_does_not_fail(vector: Vector) -> None:
    blacks = vector["input"]["blacks"]
    sizes = [
        size + blacks
        for size in range(9 - blacks)
        for hues in multisets(range(5), size)
        if not pieces.failed(pieces.bunch_from([*map(hues.count, range(5)), blacks]))
    ]
    assert max(sizes) == vector["expect"]


@by_id("triggers")
def test_triggers(vector: Vector) -> None:
    match = match_at(game=edition(vector), phase="screen", turn=counted(vector["input"]))
    assert met(match) == {TRIGGERS[name] for name in vector["expect"]}


@by_id("keep")
def test_what_is_kept_of_a_failure(vector: Vector) -> None:
    match = grab(begin(game=edition(vector)), letters(vector["input"]))
    if vector["expect"] == [[]]:
        assert match.actor == 1, "nothing can be kept, and nothing is asked"
        assert document(match).fields == ("", "", "", "")
    else:
        assert match.legal() == [f"keep {' '.join(colours)}" for colours in vector["expect"]]


@by_id("screen_options")
def test_what_may_go_behind_the_screen(vector: Vector) -> None:
    expect = vector["expect"]
    turn = counted(vector["input"]["turn"])
    match = match_at(game=hg.game(vector["input"]["mode"]), phase="screen", turn=turn)
    options = {"none" if o is None else f"{o[0]} {o[1]}" for o in expect["options"]}
    assert set(match.legal()) == {f"screen {option}" for option in options}
    if "chosen" in expect:
        colour, number = expect["chosen"]
        play(match, f"screen {colour} {number}")
        assert document(match).screens[0] == counted(expect["screen"])
        assert document(match).fields[0] == counted(expect["field"])


@by_id("assign")
def test_jokers(vector: Vector) -> None:
    expect = vector["expect"]
    reached = []
    for choice in at_jokers(vector).legal():
        match = play(at_jokers(vector), choice)
        count_jokers(match)
        (mine,) = [e for e in match.events(None) if e.verb == "reveal" and e.seat == 0]
        reached.append([mine.values["warm"], mine.values["cool"]])
    assert sorted(reached) == sorted(expect["options"])
    assert expect["chosen"] in reached


def at_jokers(vector: Vector) -> hg.Match:
    screens = (counted(vector["input"]),)
    return match_at(game=edition(vector), phase="jokers", screens=screens)


@by_id("group")
def test_the_groups_behind_the_screens(vector: Vector) -> None:
    group, counts = vector["input"]["table"], vector["input"]["counts"]
    colour = {"warm": "R", "cool": "L"}[group]
    match = match_at(
        game=hg.game(vector["input"]["mode"]),
        players=len(counts),
        phase="jokers",
        screens=tuple(f"{colour}{count}" if count else "" for count in counts),
    )
    assert points_for(count_jokers(match), f"line-{group}") == vector["expect"]


@by_id("field")
def test_a_field(vector: Vector) -> None:
    match = match_at(game=edition(vector), fields=(counted(vector["input"]),))
    assert seen(match).seats[0].points == vector["expect"]


@by_id("t3")
def test_a_colour_of_a_field(vector: Vector) -> None:
    number = vector["input"]["n"]
    match = match_at(game=edition(vector), fields=(f"W{number}" if number else "",))
    assert seen(match).seats[0].points == vector["expect"]


@by_id("komatsu")
def test_komatsu_otome_with_blacks_only(vector: Vector) -> None:
    options = {"four_colours": "komatsu"}
    match = match_at(game=edition(vector), phase="use", turn="R1 Y1 L1 B1", options=options)
    before = document(match).pouch
    play(match, "use komatsu", *(f"draw {c}" for c in letters(vector["input"]["drawn"])))
    assert vector["expect"]["options"] == []
    assert document(match).phase == "screen"
    assert document(match).pouch == before
    (back,) = [event for event in match.events(None) if event.verb == "return"]
    assert back.cards == tuple(letters(vector["expect"]["returned"]))


@by_id("end")
def test_the_last_pieces(vector: Vector) -> None:
    assert vector["input"]["pouch_after_draw"] == 0
    if vector["input"]["failed"]:
        match = grab(match_at(game=edition(vector), pouch="R3"), "RRR")
        play(match, "keep R")
        assert seen(match).pouch >= vector["input"]["returned"]
    else:
        match = play(grab(match_at(game=edition(vector), pouch="R1"), "R"), "screen none")
    ended = any(event.verb == "empty" for event in match.events(None))
    assert ended == vector["expect"]["game_over"]
    assert seen(match).phase == ("jokers" if ended else "grab")


@by_id("final")
def test_the_winner(vector: Vector) -> None:
    """The rules' own functions, as ``finish`` calls them, on totals that are given."""
    game = hg.game(vector["input"]["game"])
    states = np.zeros(1, dtype=layout(State))
    for option in game.options:
        option.write(states, option.default)
    state: Any = states[0]
    state.players = len(vector["input"]["totals"])
    for seat, total in enumerate(vector["input"]["totals"]):
        state.screens[seat] = pieces.bunch_from([vector["input"]["tiebreak"][seat]])
        scoring.write_score(state, seat, total)
    rank_seats(state)
    winners = [seat for seat in range(state.players) if state.ranks[seat] == 1]
    assert winners == vector["expect"]
