"""Five levels for people to choose from, named after how far a cherry tree is in bloom.

A level is how long a bot thinks and how often it prefers another move than the best it has found;
never what it may see.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from hanagoza.bots.search import Budget
from hanagoza.core.catalogue import Catalogue

WORDS = Catalogue(Path(__file__).parent / "locale")


class Level(NamedTuple):
    """How a level thinks. Its name and what it is like are in the catalogue."""

    budget: Budget
    seconds: float
    """After which it answers at a table, even a move that is forced: how long somebody thinks tells
    what they hold. More than the budget takes by far, but for the highest.
    """
    temperature: float = 0.0

    @staticmethod
    def name(number: int, lang: str = "en") -> str:
        return WORDS.text(f"level.{number}.name", lang)

    @staticmethod
    def about(number: int, lang: str = "en") -> str:
        return WORDS.text(f"level.{number}.about", lang)


LEVELS = {
    1: Level(Budget(iterations=60), 0.05, 0.25),
    2: Level(Budget(iterations=80), 0.05, 0.1),
    3: Level(Budget(iterations=250), 0.1, 0.03),
    4: Level(Budget(iterations=1500), 0.25),
    5: Level(Budget(iterations=100_000, seconds=0.9), 1.0),
}
