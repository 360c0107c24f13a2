"""What a host may choose before a game starts.

Most options are a number of a range or a word of a few, and are kept in the field of the state
that has the option's name. A ``TextOption`` is anything that can be written as text, such as
a table of points; the game says how it is checked and where it is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, NamedTuple

import numpy as np

from hanagoza.core.errors import OptionError
from hanagoza.core.moves import quoted, safe
from hanagoza.core.state import States

Value = int | str
SEED_LIMIT = 2**53
"""Seeds stay below this, so that a record survives JavaScript's numbers."""


class Setting(NamedTuple):
    """What was agreed before the first card."""

    players: int
    start: int | str
    """The starting seat, or ``"random"``."""
    options: Mapping[str, Value]


class Option(NamedTuple):
    """One choice. ``values`` is a range of numbers, or the words to choose from."""

    name: str
    values: range | tuple[str, ...]
    default: Value
    players: tuple[int, ...] = ()
    """The player counts it is for, if not for all."""
    in_rulebook: bool = False
    """Whether the game's rulebook offers the choice; else it is a house rule, and ours."""
    is_later: bool = False
    """Whether there were records of the game before it. Such an option is told only where it is
    not the default: what was ever written or sent of a game stays the same to the byte."""

    def check(self, value: object, players: int) -> Value:
        """The value if the option takes it."""
        value = whole(value) if isinstance(self.values, range) else value
        if type(value) not in (int, str) or value not in self.values:
            raise OptionError(f"{self.name}={shown(value)} is not possible: choose {self.choices}")
        if self.players and players not in self.players and value != self.default:
            counts = " or ".join(map(str, self.players))
            raise OptionError(f"{self.name}={shown(value)} is for {counts} players, not {players}")
        return value  # type: ignore[return-value]

    @property
    def choices(self) -> str:
        if isinstance(self.values, range):
            return f"a whole number from {self.values[0]} to {self.values[-1]}"
        return " or ".join(quoted(word) for word in self.values)

    def write(self, states: States, value: Value) -> None:
        """Put the value into the states: a word as its place among the values."""
        states[self.name] = value if isinstance(self.values, range) else self.values.index(value)


class TextOption(NamedTuple):
    """A choice that is a text of its own."""

    name: str
    default: str
    read: Callable[[str, int], str]
    """``read(text, players)``: the text in its canonical form, or an ``OptionError``."""
    keep: Callable[[States, str], None]
    """``keep(states, text)``: put what the text says into the states."""
    in_rulebook: bool = False
    is_later: bool = False

    def check(self, value: object, players: int) -> Value:
        if not isinstance(value, str):
            raise OptionError(f"{self.name}={shown(value)} is not possible: it has to be text")
        return self.read(value, players)

    def write(self, states: States, value: Value) -> None:
        self.keep(states, str(value))


def check_options(
    known: Sequence[Option | TextOption], given: Mapping[str, Any], players: int
) -> dict[str, Value]:
    """All options of a game: what was given, checked, and the defaults for the rest. Later ones
    are left out while they have their default.
    """
    by_name = {option.name: option for option in known}
    for name in given:
        if name not in by_name:
            names = ", ".join(by_name) or "none"
            raise OptionError(f"there is no option {quoted(str(name))}; this game has: {names}")
    checked = {
        name: option.check(given.get(name, option.default), players)
        for name, option in by_name.items()
    }
    return {
        name: value
        for name, value in checked.items()
        if not by_name[name].is_later or value != by_name[name].default
    }


def check_players(players: object, possible: Sequence[int]) -> int:
    count = whole(players)
    if type(count) is int and count in possible:
        return count
    counts = " or ".join(str(count) for count in possible)
    raise OptionError(f"players={shown(players)} is not possible: this game is for {counts}")


def check_observer(seat: int | None, players: int) -> int | None:
    """A seat, or ``None`` for a spectator."""
    if seat is None or (type(seat) is int and 0 <= seat < players):
        return seat
    raise OptionError(
        f"there is no seat {shown(seat)}: choose 0 to {players - 1}, or None to look on"
    )


def check_start(start: object, players: int) -> Value:
    """The starting seat, or "random"."""
    if isinstance(start, str) and start == "random":
        return start
    seat = whole(start)
    if type(seat) is int and 0 <= seat < players:
        return seat
    raise OptionError(
        f'start={shown(start)} is not possible: choose "random" or a seat from 0 to {players - 1}'
    )


def check_seed(seed: object) -> int:
    number = whole(seed)
    if type(number) is int and 0 <= number < SEED_LIMIT:
        return number
    raise OptionError(f"seed={shown(seed)} is not possible: choose a whole number from 0 to 2^53-1")


def whole(value: object) -> object:
    """NumPy's whole numbers as Python's; ``True``, text and fractions stay what they are."""
    return value.__index__() if isinstance(value, np.integer) else value


def shown(value: object) -> str:
    """A value of any type as it is safe to quote."""
    if isinstance(value, str):
        return quoted(value)
    try:
        return safe(repr(value))
    except ValueError:  # Python refuses to write out a number of thousands of digits
        return "a number of thousands of digits"


def unknown(what: str, given: object, known: Sequence[str]) -> str:
    """There is no such thing: what was meant, perhaps, and what there is."""
    near = get_close_matches(given.lower(), known, n=1) if isinstance(given, str) else []
    hint = f" (did you mean {near[0]}?)" if near else ""
    return f"there is no {what} {shown(given)}{hint}; choose one of: {', '.join(known)}"
