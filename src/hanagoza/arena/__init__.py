"""The arena: many games between bots, and what they prove.

>>> from hanagoza.arena import Contest, run
>>> contest = Contest(game="hanamikoji", bots=("search:1000", "flat:1000"))
>>> summary = run(contest, games=200)
"""

from __future__ import annotations

from hanagoza.arena.contest import Contest, GameLine
from hanagoza.arena.run import run
from hanagoza.arena.statistics import Standing, Summary

__all__ = ["Contest", "GameLine", "Standing", "Summary", "run"]
