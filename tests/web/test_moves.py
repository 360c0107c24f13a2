"""Moves as text: taken apart, and compared however they are arranged."""

from __future__ import annotations

import json

import pytest

import hanagoza as hg
from tests.web.node import evaluated


@pytest.mark.parametrize(
    ("move", "picked", "same"),
    [
        ("secret A", [["A"]], True),
        ("gift A A B", [["B", "A", "A"]], True),
        ("gift A A B", [["B", "A"]], False),
        ("compete A B / A C", [["A", "C"], ["B", "A"]], True),
        ("compete A B / A C", [["A", "C"], ["B"]], False),
        ("compete A B / A C", [["A", "A"], ["B", "C"]], False),
        ("pass", [[]], True),
    ],
)
def test_arranged_anyhow(move: str, picked: list[list[str]], same: bool) -> None:
    expression = f"m.equals(m.parsed({json.dumps(move)}), {json.dumps(picked)})"
    assert evaluated("games/moves.ts", expression) is same


def test_no_two_moves_of_a_game_are_taken_for_each_other() -> None:
    for id in hg.games():
        legal = list(hg.game(id).start(seed=3).legal())
        found = evaluated(
            "games/moves.ts",
            f"""(() => {{ const moves = {json.dumps(legal)}.map(m.parsed);
                return moves.map(({{ verb, groups }}) =>
                    moves.find((move) => move.verb === verb && m.equals(move, groups))?.text);
            }})()""",
        )
        assert found == legal
