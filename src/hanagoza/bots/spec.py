"""How bots are written down."""

from __future__ import annotations

import re

from hanagoza.bots.bot import Bot
from hanagoza.bots.levels import LEVELS, WORDS
from hanagoza.bots.random_bot import RandomBot
from hanagoza.bots.search import FLAT, GREEDY, SEARCH, Budget, searcher
from hanagoza.bots.search_bot import SearchBot
from hanagoza.core.errors import OptionError
from hanagoza.core.game import Game
from hanagoza.core.moves import quoted
from hanagoza.core.options import unknown

PARAMS = {"greedy": GREEDY, "flat": FLAT, "search": SEARCH}
NAMES = ("random", *PARAMS, "level")
DEFAULT = 1000
SPEC = re.compile(r"(?P<name>[a-z]+)(?::(?P<count>\d{1,9}))?(?:@(?P<seconds>\d{1,4}(?:\.\d+)?)s)?")
LEAST_SECONDS = 0.001
"""In less than that a bot would not get to try anything."""


def bots() -> tuple[str, ...]:
    """The names of all bots."""
    return NAMES


def bot(spec: str, seed: int) -> Bot:
    """A bot by its name and budget; the same seed makes the same choices."""
    found = SPEC.fullmatch(spec) if type(spec) is str else None
    if found is None or found["name"] not in NAMES:
        raise OptionError(f"{unknown('bot', spec, NAMES)}; {WORDS.text('how')}")
    name, count = found["name"], int(found["count"]) if found["count"] else None
    seconds = float(found["seconds"]) if found["seconds"] else None
    if name == "random":
        return _random(spec, seed)
    if count == 0 or (seconds is not None and seconds < LEAST_SECONDS):
        raise OptionError(f"{quoted(spec)} would not think at all; {WORDS.text('how')}")
    if name == "level":
        return _level(spec, count, seconds, seed)
    if count is None and seconds is None:
        count = DEFAULT
    return SearchBot(seed, PARAMS[name], Budget(iterations=count, seconds=seconds))


def prepare(game: Game) -> None:
    """Compile what bots need at a game, with a progress line; else the first move would wait."""
    searcher(game)


def _random(spec: str, seed: int) -> Bot:
    if spec != "random":
        raise OptionError(f"{quoted(spec)} has no use for a budget: write random")
    return RandomBot(seed)


def _level(spec: str, number: int | None, seconds: float | None, seed: int) -> Bot:
    if number not in LEVELS:
        raise OptionError(
            f"there is no {quoted(spec)}: levels go from level:1 to level:{max(LEVELS)}"
        )
    level = LEVELS[number]
    return SearchBot(seed, SEARCH, level.budget.within(seconds), level.temperature)
