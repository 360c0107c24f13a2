"""A move is picked token by token: what can come next, and when it is whole."""

from __future__ import annotations

import json
from typing import Any

import pytest

import hanagoza as hg
from tests.web.node import evaluated

LEGAL = ["secret A", "gift A A B", "gift A B C", "compete A A / B C", "compete A B / A C"]
ORDERED = ["hide turn R", "hide field R", "hide field Y"]


def choices(
    legal: list[str], verb: str | None, picked: list[list[str]], ordered: bool = False
) -> dict[str, Any]:
    given = ", ".join(json.dumps(value) for value in (verb, picked, ordered))
    found: dict[str, Any] = evaluated(
        "games/moves.ts",
        f"""(() => {{ const found = m.choices({json.dumps(legal)}.map(m.parsed), {given});
            return {{ ...found, tokens: [...found.tokens], whole: found.whole?.text }};
        }})()""",
    )
    return found


def test_first_the_verbs() -> None:
    found = choices(LEGAL, None, [[]])
    assert found["verbs"] == ["secret", "gift", "compete"]
    assert found["tokens"] == []


@pytest.mark.parametrize(
    ("verb", "picked", "tokens", "whole"),
    [
        ("secret", [[]], ["A"], None),
        ("secret", [["A"]], [], "secret A"),
        ("gift", [["A"]], ["A", "B", "C"], None),
        ("gift", [["B", "A"]], ["A", "C"], None),
        ("gift", [["B", "A", "A"]], [], "gift A A B"),
        ("compete", [["A"]], ["A", "B", "C"], None),
        ("compete", [["A", "C"], []], ["A", "B"], None),
        ("compete", [["A", "C"], ["B", "A"]], [], "compete A B / A C"),
        ("compete", [["C"], ["A"]], ["A", "B"], None),
    ],
)
def test_tokens_come_in_any_order_and_number(
    verb: str, picked: list[list[str]], tokens: list[str], whole: str | None
) -> None:
    found = choices(LEGAL, verb, picked)
    assert sorted(found["tokens"]) == tokens
    assert found.get("whole") == whole


def test_unless_their_order_matters() -> None:
    assert choices(ORDERED, "hide", [[]], ordered=True)["tokens"] == ["turn", "field"]
    assert choices(ORDERED, "hide", [["field"]], ordered=True)["tokens"] == ["R", "Y"]
    assert choices(ORDERED, "hide", [["R"]], ordered=True)["tokens"] == []


def test_every_legal_move_of_every_game_can_be_picked() -> None:
    for id in hg.games():
        legal = hg.game(id).start(seed=3).legal()
        picked = evaluated(
            "games/moves.ts",
            f"""(() => {{ const moves = {json.dumps(legal)}.map(m.parsed);
                return moves.map((move) => m.choices(moves, move.verb, move.groups).whole?.text);
            }})()""",
        )
        assert picked == list(legal)
