"""Bots: players that see what a seat may know, and nothing else.

>>> from hanagoza.bots import bot
>>> player = bot("search:1000", seed=7)
>>> player.choose(game, match.view(seat, recall=True), match.legal())

A bot is written by its name and how long it may think for each move: ``random``, ``greedy``,
``flat:1000``, ``search:1000`` (iterations), ``search@0.5s`` (seconds), ``search:9000@1s`` (whatever
ends first), ``level:3``.
"""

from __future__ import annotations

from hanagoza.bots.bot import Bot, Estimate
from hanagoza.bots.spec import bot, bots, prepare

__all__ = ["Bot", "Estimate", "bot", "bots", "prepare"]
