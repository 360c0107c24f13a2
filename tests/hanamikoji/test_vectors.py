"""Every worked example of Hanamikoji (vectors.json), by its id."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np
import pytest

import hanagoza as hg
from hanagoza.core.state import layout
from hanagoza.games.hanamikoji.legal import MAX_LEGAL
from hanagoza.games.hanamikoji.pieces import CHARM, bunch_of
from hanagoza.games.hanamikoji.scoring import judge, settle_favours
from hanagoza.games.hanamikoji.state import NEUTRAL, REASONS, State
from tests.hanamikoji.builders import CARDS, GAME, document, match_at, seen
from tests.vectors import vectors_of

TOP, BOTTOM = 0, 1


def test_all_thirteen_are_here() -> None:
    assert len(vectors_of("hanamikoji")) == 13
    kinds = {vector["kind"] for vector in vectors_of("hanamikoji")}
    assert kinds == {"markers", "deal", "round_score", "option3", "counts"}


def by_id(*kinds: str) -> pytest.MarkDecorator:
    vectors = vectors_of("hanamikoji", *kinds)
    return pytest.mark.parametrize("vector", vectors, ids=[v["id"] for v in vectors])


def blank(**fields: Any) -> Any:
    """A bare state record: the rules' own functions are called on it, as ``apply`` does."""
    state = np.zeros(1, dtype=layout(State))[0]
    state.favour[:] = NEUTRAL
    for name, value in fields.items():
        setattr(state, name, value)
    return state


@by_id("markers")
def test_markers_decide_the_game(vector: dict[str, Any]) -> None:
    state = blank(round_no=1)
    for seat, side in enumerate(("top", "bottom")):
        state.favour[vector["input"][side]] = seat
    reason = judge(state)
    for seat, side in enumerate(("top", "bottom")):
        assert state.scores[seat].tolist() == vector["expect"][side]
    winner = vector["expect"]["winner"]
    assert bool(reason) == (winner is not None)
    if winner is not None:
        assert state.ranks[:2].tolist() == ([1, 2] if winner == "top" else [2, 1])


@by_id("round_score")
def test_a_round_moves_the_markers(vector: dict[str, Any]) -> None:
    seats = {1: 0, -1: 1, 0: NEUTRAL}
    state = blank()
    state.favour[:] = [seats[mark] for mark in vector["input"]["markers"]]
    for seat, side in enumerate("AB"):
        counts = vector["input"][side]
        state.board[seat] = bunch_of(k for k, n in enumerate(counts) for _ in range(n))
    settle_favours(state)
    assert state.favour.tolist() == [seats[mark] for mark in vector["expect"]["markers"]]


@by_id("option3")
def test_after_the_last_round_the_option_compares(vector: dict[str, Any]) -> None:
    seats = {1: 0, -1: 1, 0: NEUTRAL}
    state = blank(round_no=3, max_rounds=3)
    state.favour[:] = [seats[mark] for mark in vector["input"]["markers"]]
    assert REASONS[judge(state)] == "rounds"
    ranks = {"A": [1, 2], "B": [2, 1], "shared": [1, 1]}[vector["expect"]["winner"]]
    assert state.ranks[:2].tolist() == ranks


@by_id("deal")
def test_the_deal_adds_up(vector: dict[str, Any]) -> None:
    expect = vector["expect"]
    match = GAME.start(start=0, chance="manual")
    assert CHARM.sum() == len(document(match).deck.split()) == expect["items"]
    while seen(match, None).phase == "deal":
        match.play(match.legal()[0])
    view = seen(match, None)
    assert len(document(match).removed.split()) == expect["removed"]
    assert [side.hand_size for side in view.seats] == [expect["hand"]] * 2
    assert view.deck == expect["deck"]
    turns: list[int | None] = []
    while len(turns) < 8 or seen(match, None).phase == "answer":
        if seen(match, None).phase == "act":
            turns.append(match.actor)
        last = document(match)
        match.play(match.legal()[0])
    assert turns == [0, 1] * expect["turns_each"]
    assert last.phase == "answer", "the fourth action was a competition with all that was left"
    assert len(last.deck.split()) == expect["deck_end"]
    assert [len(hand.split()) for hand in last.hands] == [expect["hand_end"]] * 2


@by_id("counts")
def test_the_table_has_so_many_moves(vector: dict[str, Any]) -> None:
    expect = vector["expect"]
    verbs = GAME.moves.verbs
    counts = {name: len(verbs[name].groupings) for name in ("secret", "discard", "gift", "compete")}
    assert counts == {
        "secret": expect["secret"],
        "discard": expect["tradeoff"],
        "gift": expect["gift"],
        "compete": expect["competition"],
    }
    legal_somewhere: set[str] = set()
    longest = 0
    for hand in sorted(set(combinations(CARDS, 7))):
        legal = match_at(hands=("".join(hand), "")).legal()
        legal_somewhere |= set(legal)
        longest = max(longest, len(legal))
    feasible = [text.split()[0] for text in legal_somewhere]
    assert feasible.count("gift") == expect["gift_feasible"]
    assert feasible.count("compete") == expect["competition_feasible"]
    assert longest == expect["max_legal"] == MAX_LEGAL


def test_the_public_interface_agrees_about_the_worked_example() -> None:
    """HK-T01 once more, played: the last answer of the round brings the bottom player to 11."""
    match = match_at(
        phase="answer",
        step=7,
        starter=0,
        used=("secret discard gift compete", "secret discard gift compete"),
        boards=("ABFFAB", "DDEEG"),
        secrets=("F", "G"),
        discards=("CC", "DE"),
        offer="gift F G G",
    )
    assert isinstance(match, hg.Match)
    match.play("take F")
    result = match.result
    assert result is not None
    assert result.scores == ((3, 8), (3, 11))
    assert result.winners == (BOTTOM,)
    assert result.reason == "charm"
