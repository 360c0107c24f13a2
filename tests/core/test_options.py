"""Bad input at the door: each refusal quotes what was given and says what would be right."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import hanagoza as hg
from hanagoza.core.options import Option, check_options

GAME = hg.game("hanamikoji")


@pytest.mark.parametrize(
    ("id", "message"),
    [
        ("hanamikogi", 'there is no game "hanamikogi" (did you mean hanamikoji?)'),
        ("chess", "choose one of: hitohira, cerisier, hanamikoji, blossom, kasane"),
        (7, "there is no game 7"),
        (["hanamikoji"], "there is no game"),
    ],
)
def test_an_unknown_game(id: Any, message: str) -> None:
    with pytest.raises(hg.UnknownGame) as refusal:
        hg.game(id)
    assert message in str(refusal.value)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"players": 3}, "players=3 is not possible: this game is for 2"),
        ({"players": "2"}, 'players="2"'),
        ({"players": True}, "players=True"),
        ({"seed": -1}, "seed=-1 is not possible: choose a whole number from 0 to 2^53-1"),
        ({"seed": 2**53}, "seed=9007199254740992"),
        ({"seed": 1.5}, "seed=1.5"),
        ({"start": 2}, 'start=2 is not possible: choose "random" or a seat from 0 to 1'),
        ({"start": "me"}, 'start="me"'),
        ({"start": np.zeros(2)}, "start=array"),
        ({"seed": 10**5000}, "seed=a number of thousands of digits"),
        ({"max_rounds": 10**5000}, "max_rounds=a number of thousands of digits"),
        ({"max_rounds": 31}, "max_rounds=31 is not possible: choose a whole number from 0 to 30"),
        ({"max_rounds": "3"}, 'max_rounds="3"'),
        ({"max_rounds": False}, "max_rounds=False"),
        ({"max_round": 3}, 'there is no option "max_round"; this game has: max_rounds'),
        ({"chance": "dice"}, 'chance="dice" is not possible: choose "manual"'),
        ({"chance": 3}, "chance=3"),
        ({"chance": "manual", "seed": 1}, 'seed=1 and chance="manual": give one or the other'),
    ],
)
def test_a_start_that_is_not_possible(given: dict[str, Any], message: str) -> None:
    with pytest.raises(hg.OptionError) as refusal:
        GAME.start(**given)
    assert message in str(refusal.value)


@pytest.mark.parametrize(
    "call",
    [
        lambda: GAME.playouts(-1, 1),
        lambda: GAME.playouts(2.5, 1),  # type: ignore[arg-type]
        lambda: GAME.playouts(1, -1),
        lambda: GAME.playouts(1, 1, threads=0),
        lambda: GAME.playouts(1, 1, threads=10**9),
        lambda: GAME.playouts(2**70, 1),
        lambda: GAME.batch(10**12, 1),
        lambda: GAME.start(seed=1).events(0, -3),
        lambda: GAME.start(seed=1).events(0, "x"),  # type: ignore[arg-type]
        lambda: GAME.batch("3", 1),  # type: ignore[arg-type]
        lambda: GAME.start(seed=1).view(2),
        lambda: GAME.start(seed=1).view(-1),
        lambda: GAME.start(seed=1).view("0"),  # type: ignore[arg-type]
        lambda: GAME.start(seed=1).events(9),
    ],
)
def test_other_impossible_numbers(call: Any) -> None:
    with pytest.raises(hg.OptionError):
        call()


def test_numbers_of_numpy_are_numbers() -> None:
    seed = GAME.batch(3, 1).seeds[2]
    numbers: dict[str, Any] = {"players": np.int64(2), "seed": seed, "start": np.int8(1)}
    assert GAME.start(**numbers).actor == 1


def test_a_fresh_seed_every_time_unless_given() -> None:
    assert GAME.start().record().chance != GAME.start().record().chance
    assert GAME.start(seed=7).record().chance == GAME.start(seed=7).record().chance


class TestLaterOptions:
    """An option that came to a game after its first records is told only where it is chosen."""

    EARLY = Option("pace", ("slow", "quick"), "slow")
    LATER = Option("weather", ("fair", "foul"), "fair", is_later=True)

    @pytest.mark.parametrize("given", [{}, {"weather": "fair"}])
    def test_what_was_agreed_without_it_stays_as_it_was(self, given: dict[str, str]) -> None:
        assert check_options((self.EARLY, self.LATER), given, 2) == {"pace": "slow"}

    def test_its_other_values_are_told(self) -> None:
        agreed = {"pace": "quick", "weather": "foul"}
        assert check_options((self.EARLY, self.LATER), agreed, 2) == agreed

    def test_it_is_checked_like_any_other(self) -> None:
        with pytest.raises(hg.OptionError, match='choose "fair" or "foul"'):
            check_options((self.EARLY, self.LATER), {"weather": "odd"}, 2)
