"""What a host may choose before a game starts: each option a name, its values and a default.

An option's value is kept in the field of the state record that has its name: a number as itself,
a word as its place among the option's values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from hanagoza.core.errors import OptionError
from hanagoza.core.moves import quoted

Value = int | str
SEED_LIMIT = 2**53
"""Seeds stay below this, so that a record survives JavaScript's numbers."""


class Option(NamedTuple):
    """One choice. ``values`` is a range of numbers, or the words to choose from."""

    name: str
    values: range | tuple[str, ...]
    default: Value

    def check(self, value: object) -> Value:
        """The value if the option takes it; ``True`` is no number here."""
        if type(value) in (int, str) and value in self.values:
            return value  # type: ignore[return-value]
        raise OptionError(f"{self.name}={shown(value)} is not possible: choose {self.choices}")

    @property
    def choices(self) -> str:
        if isinstance(self.values, range):
            return f"a whole number from {self.values[0]} to {self.values[-1]}"
        return " or ".join(quoted(word) for word in self.values)

    def number(self, value: Value) -> int:
        """The value as the state record holds it."""
        return value if isinstance(value, int) else self.values.index(value)  # type: ignore[arg-type]


def check_options(known: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Value]:
    """All options of a game: what was given, checked, and the defaults for the rest."""
    by_name = {option.name: option for option in known}
    for name in given:
        if name not in by_name:
            names = ", ".join(by_name) or "none"
            raise OptionError(f"there is no option {quoted(str(name))}; this game has: {names}")
    return {
        name: option.check(given[name]) if name in given else option.default
        for name, option in by_name.items()
    }


def check_players(players: object, possible: Sequence[int]) -> int:
    if type(players) is int and players in possible:
        return players
    counts = " or ".join(str(count) for count in possible)
    raise OptionError(f"players={shown(players)} is not possible: this game is for {counts}")


def check_start(start: object, players: int) -> Value:
    """The starting seat, or "random"."""
    if start == "random":
        return "random"
    if type(start) is int and 0 <= start < players:
        return start
    raise OptionError(
        f'start={shown(start)} is not possible: choose "random" or a seat from 0 to {players - 1}'
    )


def check_seed(seed: object) -> int:
    if type(seed) is int and 0 <= seed < SEED_LIMIT:
        return seed
    raise OptionError(f"seed={shown(seed)} is not possible: choose a whole number from 0 to 2^53-1")


def shown(value: object) -> str:
    """A value of any type as it is safe to quote."""
    return quoted(value) if isinstance(value, str) else quoted(repr(value))[1:-1]
