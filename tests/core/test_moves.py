"""The grammar: any honest way to write a move is understood, anything else is explained."""

from __future__ import annotations

from typing import Any

import pytest

import hanagoza as hg
from hanagoza.core.moves import Move, MoveSet, Verb, quoted

MOVES = hg.game("hanamikoji").moves


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("gift C E E", "gift C E E"),
        ("gift e c E", "gift C E E"),
        ("  GIFT   E E C ", "gift C E E"),
        ("compete F F/B A", "compete A B / F F"),
        ("compete b b / a g", "compete A G / B B"),
        ("gift C,E, E", "gift C E E"),
    ],
)
def test_a_move_is_understood_however_it_is_written(written: str, meant: str) -> None:
    assert MOVES.texts[MOVES.parse(written)] == meant


@pytest.mark.parametrize(
    ("written", "explained"),
    [
        ("", "nothing here; a move is one of secret CARD, discard CARD CARD"),
        ("   ", "nothing here"),
        ("gifts A B C", "there is no verb “gifts” (did you mean gift?)"),
        ("42", "there is no verb “42”"),
        ("gift C E", "not how it is written; write gift CARD CARD CARD"),
        ("gift C E E E", "not how it is written"),
        ("gift C E H", "“H” does not go with gift: write gift CARD CARD CARD"),
        ("gift C E / E", "not how it is written"),
        ("compete A B F F", "write compete CARD CARD / CARD CARD"),
        ("compete A B / / F F", "write compete CARD CARD / CARD CARD"),
        ("/", "there is no verb “/”"),
        ("secret A\nsecret B", "write secret CARD"),
        ("secret \x1b[31m", "\N{REPLACEMENT CHARACTER}[31m"),
        ("x" * 500, "…"),
    ],
)
def test_what_is_no_move_is_explained_on_one_line(written: str, explained: str) -> None:
    with pytest.raises(hg.MalformedMove) as refusal:
        MOVES.parse(written)
    message = str(refusal.value)
    assert explained in message
    assert message.isprintable()
    assert len(message) < 600


@pytest.mark.parametrize("nonsense", [None, 3, b"secret A", ["secret A"], float("nan")])
def test_what_is_not_even_text_is_refused_alike(nonsense: Any) -> None:
    with pytest.raises(hg.MalformedMove):
        hg.game("hanamikoji").start(seed=1).play(nonsense)
    assert hg.game("hanamikoji").start(seed=1).why(nonsense) is not None


def test_a_move_has_an_id_a_text_and_a_structure() -> None:
    number = MOVES.ids["compete A B / F F"]
    assert MOVES[number] == Move("compete", (("A", "B"), ("F", "F")))
    assert MOVES[number].text == MOVES.texts[number]
    assert MOVES.texts[MOVES.first("gift")] == "gift A A A"


def test_ordered_verbs_keep_their_order_and_bare_verbs_need_nothing() -> None:
    table = MoveSet(
        [
            Verb("screen", "screen COLOUR NUMBER", [(("R", "2"),), (("2", "R"),)], ordered=True),
            Verb("stop", "stop", [()]),
        ]
    )
    assert table.texts == ("screen R 2", "screen 2 R", "stop")
    assert table.parse("Screen 2 r") == 1
    assert table.parse("STOP") == 2
    with pytest.raises(hg.MalformedMove, match="does not go with stop: write stop"):
        table.parse("stop it")


def test_two_moves_cannot_share_a_text() -> None:
    with pytest.raises(ValueError, match="same text"):
        MoveSet([Verb("go", "go", [(("A",),), (("A",),)])])


def test_quoting_is_safe() -> None:
    assert quoted("a\r\nb") == '"a\N{REPLACEMENT CHARACTER}\N{REPLACEMENT CHARACTER}b"'
    assert len(quoted("y" * 1000)) < 200
