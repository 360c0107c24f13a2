"""The arena: many games between bots, and what they prove.

Deals are played in other processes, which import the script that began them. So a script says
when it is the one that was started:

>>> from hanagoza.arena import Contest, run
>>> if __name__ == "__main__":
...     contest = Contest(game="hanamikoji", bots=("greedy", "random"))
...     print(run(contest, games=20).standings[0].win)

``run(contest, games=20, cores=1)`` does without other processes, and without that.
"""

from __future__ import annotations

from hanagoza.arena.contest import Contest, PlayedGame
from hanagoza.arena.ratings import Rating
from hanagoza.arena.run import run
from hanagoza.arena.sequential import Verdict
from hanagoza.arena.statistics import Standing, Summary

__all__ = ["Contest", "PlayedGame", "Rating", "Standing", "Summary", "Verdict", "run"]
