"""Bots: what they are given, and that a seed makes them repeat themselves."""

from __future__ import annotations

import inspect

import pytest

import hanagoza as hg
from hanagoza.bots import Bot, bot, bots
from hanagoza.bots.levels import LEVELS
from hanagoza.bots.random_bot import RandomBot
from hanagoza.bots.search import Budget


def test_a_bot_is_given_a_view_and_never_the_match() -> None:
    assert list(inspect.signature(Bot.choose).parameters) == ["self", "game", "view", "legal"]
    match = hg.game("hanamikoji").start(seed=1)
    seat = match.actor
    assert seat is not None
    view = match.view(seat, recall=True)
    assert RandomBot(3).choose(match.game, view, match.legal()) in match.legal()


def test_the_same_seed_makes_the_same_choices() -> None:
    game = hg.game("hanamikoji")
    match = game.start(seed=1)
    view, legal = match.view(0, recall=True), match.legal()
    first, second = bot("random", 5), bot("random", 5)
    assert [first.choose(game, view, legal) for _ in range(9)] == [
        second.choose(game, view, legal) for _ in range(9)
    ]


def test_the_random_bot_can_choose_anything() -> None:
    game = hg.game("hanamikoji")
    view = game.start(seed=1).view(0, recall=True)
    chosen = {bot("random", seed).choose(game, view, ["a", "b", "c"]) for seed in range(60)}
    assert chosen == {"a", "b", "c"}


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("random:5", '"random:5" has no use for a budget: write random'),
        ("random@1s", "no use for a budget"),
        ("search:10@0.00000001s", "would not think at all.*search@0.5s"),
        ("search:0", "would not think at all"),
        ("level:3@0.0001s", "would not think at all"),
        ("level:6@1s", 'no "level:6@1s": levels go from level:1 to level:5'),
    ],
)
def test_budgets_that_make_no_sense_are_refused(spec: str, message: str) -> None:
    with pytest.raises(hg.OptionError, match=message):
        bot(spec, 1)


def test_an_unknown_bot_is_quoted_and_the_known_are_listed() -> None:
    with pytest.raises(hg.OptionError, match=r'"randon".*did you mean random.*random'):
        bot("randon", 1)
    assert "random" in bots()


def test_a_level_can_be_held_to_a_time() -> None:
    at_most = {bot(f"level:{level}@0.5s", 1)._budget for level in (1, 5)}  # type: ignore[attr-defined]
    assert at_most == {
        Budget(iterations=60, seconds=0.5),
        Budget(iterations=100_000, seconds=0.5),
    }
    assert LEVELS[5].budget.within(2.0) == LEVELS[5].budget
