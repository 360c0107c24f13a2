"""Bots: players that see what a seat may know, and nothing else.

>>> from hanagoza.bots import bot
>>> player = bot("random", seed=7)
>>> player.choose(game, match.view(seat, recall=True), match.legal())
"""

from __future__ import annotations

from collections.abc import Callable

from hanagoza.bots.bot import Bot
from hanagoza.bots.uniform import RandomBot
from hanagoza.core.errors import OptionError
from hanagoza.core.options import unknown

REGISTRY: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
}


def bots() -> tuple[str, ...]:
    """The names of all bots."""
    return tuple(REGISTRY)


def bot(name: str, seed: int) -> Bot:
    """A bot by its name; the same seed makes the same choices."""
    if type(name) is not str or name not in REGISTRY:
        raise OptionError(unknown("bot", name, bots()))
    return REGISTRY[name](seed)


__all__ = ["Bot", "RandomBot", "bot", "bots"]
