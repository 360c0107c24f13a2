"""From what is typed to what may come next."""

from __future__ import annotations

import pytest

import hanagoza as hg
from hanagoza.cli.choices import FEW, choices
from hanagoza.core.moves import MoveSet, Verb
from tests.cli.players import played_out

GAME = hg.game("hanamikoji")
LEGAL = GAME.start(seed=7).legal()


def picked(text: str, legal: list[str] = LEGAL) -> list[str]:
    return [choice.text for choice in choices(text, legal, GAME.moves)]


def test_verbs_first_with_all_moves_behind_them() -> None:
    assert picked("") == ["secret ", "discard ", "gift ", "compete "]
    assert sum(choice.behind for choice in choices("", LEGAL, GAME.moves)) == len(LEGAL)


def test_every_legal_move_can_be_picked_step_by_step() -> None:
    for seed in range(6):
        legal = played_out(seed, plies=seed * 2).legal()
        reached: set[str] = set()
        pending = [""]
        while pending:
            for choice in choices(pending.pop(), legal, GAME.moves):
                if choice.move is None:
                    pending.append(choice.text)
                else:
                    reached.add(choice.text)
        assert reached == set(legal)


@pytest.mark.parametrize("text", ["gift c d e", "GIFT E D C", " gift  d c e "])
def test_any_case_and_any_order(text: str) -> None:
    assert picked(text) == ["gift C D E"]


def test_the_second_pair_follows_by_itself() -> None:
    assert all(text.startswith("compete ") for text in picked("compete c d"))
    assert set(picked("compete c d /")) == set(picked("compete d c"))
    assert picked("compete e f / d c") == ["compete C D / E F"]


def test_few_moves_are_listed_whole() -> None:
    assert picked("", ["take C", "take D"]) == ["take C", "take D"]
    assert len(picked("secret")) == 6 <= FEW


@pytest.mark.parametrize("text", ["x", "gift z", "gift a a a", "take a", "gift a b c d e", "gi a"])
def test_nothing_fits_nonsense(text: str) -> None:
    assert picked(text) == []


def test_ordered_verbs_and_longer_tokens() -> None:
    tokens = ("plum", "pine", "peony")
    table = MoveSet(
        [Verb("show", "show A B", [((a, b),) for a in tokens for b in tokens], ordered=True)]
    )
    legal = list(table.texts)
    assert [c.text for c in choices("show pine", legal, table)] == [
        "show pine plum", "show pine pine", "show pine peony",
    ]  # fmt: skip
    assert len(choices("show pl", legal, table)) == 3
