"""Every worked example of Kasane no irome (vectors.json), by its id."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from hanagoza.core.seats import rank_seats
from hanagoza.games.kasane.laying import fill_box, open_box
from hanagoza.games.kasane.legal import MAX_LEGAL
from hanagoza.games.kasane.legal import legal as legal_moves
from hanagoza.games.kasane.melds import BOX_OF, MELDS, fits
from hanagoza.games.kasane.moves import MOVES
from hanagoza.games.kasane.pieces import cards_of, stack_of
from hanagoza.games.kasane.rules import apply
from hanagoza.games.kasane.scoring import bonus
from tests.kasane.builders import GAME, bare_state, document, open_boxes, seen, turn
from tests.vectors import vectors_of

KINDS = {
    *("kdeck", "kmeld", "kbonus", "kfit", "kpoints", "kpoints_seq"),
    *("kplus", "kvariant", "kplusvar", "final"),
}
PLUS = 10


def test_all_fifty_nine_are_here() -> None:
    assert len(vectors_of("kasane")) == 59
    assert {vector["kind"] for vector in vectors_of("kasane")} == KINDS


def by_id(*kinds: str) -> pytest.MarkDecorator:
    vectors = vectors_of("kasane", *kinds)
    return pytest.mark.parametrize("vector", vectors, ids=[v["id"] for v in vectors])


def legal(state: Any) -> list[str]:
    moves = np.zeros(MAX_LEGAL + 1, dtype=np.uint16)
    return [MOVES.texts[move] for move in moves[: legal_moves(state, moves)]]


def text(meld: str, number: int, with_field: int) -> str:
    return f"meld {meld} {number}{' field' * with_field}"


def card(value: int | str | None) -> int:
    return PLUS if value == "+1" else int(value or 0)


@by_id("kmeld")
def test_what_can_be_laid(vector: dict[str, Any]) -> None:
    given, expect = vector["input"], vector["expect"]
    state = bare_state(
        hand=stack_of(given["hand"]), field=card(given["top"]), rows=stack_of([given["take"]])
    )
    apply(state, MOVES.ids["row 1"])
    options = legal(state)
    assert options.pop() == "pass"
    assert len(options) == expect.get("n_legal", len(options))
    if "legal" in expect:
        assert sorted(options) == sorted(text(*meld) for meld in expect["legal"])
    if "chosen" in expect:
        apply(state, MOVES.ids[text(*expect["chosen"])])
        assert state.scores[0, 0] == expect["points"]
        assert cards_of(state.hand[0]) == expect["hand"]
        assert cards_of(state.field[0])[-len(expect["placed"]) :] == expect["placed"]
        assert cards_of(state.field[0])[-1] == expect["top"]


@by_id("kfit")
def test_what_is_a_meld(vector: dict[str, Any]) -> None:
    given = vector["input"]
    cards = stack_of(given["cards"])
    assert fits(MELDS.index(given["meld"]), cards, len(given["cards"])) == vector["expect"]


@by_id("kpoints")
def test_what_a_box_pays(vector: dict[str, Any]) -> None:
    meld, number = MELDS.index(vector["input"]["meld"]), vector["input"]["n"]
    assert open_box(bare_state(), BOX_OF[number, meld]) == vector["expect"]


@by_id("kpoints_seq")
def test_what_boxes_pay_one_after_the_other(vector: dict[str, Any]) -> None:
    state = bare_state()
    box = BOX_OF[vector["input"]["n"], MELDS.index(vector["input"]["meld"])]
    paid = []
    while points := int(open_box(state, box)):
        paid.append(points)
        fill_box(state, box, 0, False)
    assert paid == vector["expect"]


@by_id("kbonus")
def test_what_a_field_pays(vector: dict[str, Any]) -> None:
    assert bonus(vector["input"]["cards"], vector["input"]["colours"]) == vector["expect"]


@by_id("kplus")
def test_a_plus_one(vector: dict[str, Any]) -> None:
    match = turn("5 5 8", "+1")
    expect = vector["expect"]
    side = seen(match, None).seats[0]
    assert (side.points, side.field[-1]) == (expect["score"], expect["top"])
    assert (match.actor == 0) == expect["may_meld"]


@by_id("kplusvar")
def test_a_plus_one_with_the_easier_variant(vector: dict[str, Any]) -> None:
    match = turn("8 5 5", "+1", plus1_meld="on")
    assert (match.actor == 0 and "meld kasane 2" in match.legal()) == vector["expect"]["may_meld"]


@by_id("kvariant")
def test_the_harder_variant(vector: dict[str, Any]) -> None:
    match = GAME.start(vector["input"]["players"], seed=1, hard3="on")
    assert len(open_boxes(match, "juu", 2)) == vector["expect"]["juu2"]
    assert len(open_boxes(match, "kasane", 2)) == vector["expect"]["kasane2"]


@by_id("final")
def test_who_wins(vector: dict[str, Any]) -> None:
    state = bare_state()
    state.players = 3
    given = zip(vector["input"]["totals"], vector["input"]["tiebreak"], strict=True)
    for seat, score in enumerate(given):
        state.scores[seat] = score
    rank_seats(state)
    assert [seat for seat in range(3) if state.ranks[seat] == 1] == vector["expect"]


@by_id("kdeck")
def test_the_cards_add_up(vector: dict[str, Any]) -> None:
    players, expect = vector["input"]["players"], vector["expect"]
    match = GAME.start(players, seed=8)
    start = GAME.start(players, chance="manual")
    assert len(document(start).deck.split()) == expect["cards"]
    assert [len(row.split()) for row in document(match).rows] == [expect["grid"][1]] * players
    assert players == expect["grid"][0]
    rounds, takes = 1, Counter[int]()
    per_round: list[int] = []
    while match.actor is not None:
        view, before = seen(match, None), document(match)
        if match.legal()[0].startswith("row"):
            takes[match.actor] += 1
        match.play(match.legal()[-1])
        if document(match).round != view.round:
            rounds += 1
            per_round.append(sum(takes.values()))
            if rounds == players:
                assert len(before.deck.split()) == expect["before_last"]["draw"]
                left = len(before.discard.split()) + expect["left_per_round"]
                assert left == expect["before_last"]["discard"]
                assert len(document(match).discard.split()) == expect["over"]
    assert rounds == expect["rounds"]
    assert per_round == [expect["takes_per_round"] * n for n in range(1, rounds)]
    assert sum(len(row.split()) for row in document(match).rows) == expect["left_per_round"]
    assert list(takes.values()) == [expect["turns_each"]] * players
