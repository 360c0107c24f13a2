"""The ladder: how strong every bot and level is at every game, measured and written down.

For each game the claims that are made of bots are tested head to head, and all of them are rated,
by these games and by tables with their neighbours on the ladder. Everything is kept as it is
played, so an interrupted run goes on where it stopped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import platformdirs

import hanagoza as hg
from hanagoza.arena.contest import Contest
from hanagoza.arena.journal import Played, kept
from hanagoza.arena.run import run
from hanagoza.arena.statistics import Summary
from hanagoza.core.cache import fingerprint

RUNGS = (
    "random",
    "level:1",
    "greedy",
    "level:2",
    "level:3",
    "flat:1000",
    "search:1000",
    "level:4",
    "level:5",
)
"""From weak to strong, more or less: neighbours meet."""
SLOWEST = "level:5"
MISLEADING = ("hitohira", "cerisier")
"""Where random play misled the search, the more so the more players there are."""
Teller = Callable[[Contest, Summary], None]


class Claim(NamedTuple):
    """The first bot against the others, and the share of wins it has to reach.

    With no ``goal`` it is more than its fair share, as far as the interval goes. Where the goal
    ``is_bound``, it is the lower end of the interval that has to reach it.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    goal: float | None = None
    is_bound: bool = False

    @property
    def contest(self) -> Contest:
        return Contest(game=self.game, bots=self.bots)


class Measured(NamedTuple):
    """All that was played at one game, and what came of its claims."""

    game: str
    played: list[Played]
    claims: list[tuple[Claim, Summary]]


def claims(game: str) -> Iterator[Claim]:
    """What is said of the bots at a game."""
    if game == "hanamikoji":
        yield Claim(game, ("search:1000", "random"), 2000, 0.96)
        yield Claim(game, ("search:1000", "flat:1000"), 2000, 0.57)
        yield Claim(game, ("search:10000", "search:1000"), 1000, 0.62)
        for level in range(2, 6):
            count = 160 if level == 5 else 600
            yield Claim(game, (f"level:{level}", f"level:{level - 1}"), count, 0.55, is_bound=True)
        return
    if game in MISLEADING:
        yield Claim(game, ("search:1000", "greedy", "greedy", "greedy"), 400)
    others = hg.game(game).players[0] - 1
    for better, worse, games in (
        ("search:1000", "greedy", 600),
        ("search:1000", "flat:1000", 600),
        ("greedy", "random", 200),
        ("level:3", "level:1", 200),
        (SLOWEST, "level:3", 48),
    ):
        yield Claim(game, (better, *[worse] * others), games)


def order() -> list[str]:
    """Games as they are measured: those with the fewest players come first."""
    return sorted(hg.games(), key=lambda name: max(hg.game(name).players))


def climb(games: int, tell: Teller) -> Iterator[Measured]:
    """Play everything that has not been played yet, one game after the other."""
    for id in order():
        folder = journals(id)
        neighbours = _neighbours(id, folder, games, tell)
        claimed, more = _claimed(id, folder, tell)
        yield Measured(id, neighbours + more, claimed)


def journals(id: str) -> Path:
    """Where games of these very bots are kept; a change in their code begins anew."""
    definition = hg.game(id).definition
    functions = (definition.rules.apply, definition.insight.evaluate)
    sources = ["hanagoza.bots.spec", *(function.__module__ for function in functions)]
    folder = Path(platformdirs.user_cache_dir("hanagoza")) / "ladder" / id / fingerprint(sources)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _neighbours(id: str, folder: Path, games: int, tell: Teller) -> list[Played]:
    """All games of the ladder of one game: each bot with those next to it."""
    seats = hg.game(id).players[0]
    played: list[Played] = []
    for at in range(len(RUNGS) - seats + 1):
        contest = Contest(game=id, bots=RUNGS[at : at + seats])
        path = folder / f"{id}-{at}.jsonl"
        count = -(-games // 3) if SLOWEST in contest.bots else games
        run(contest, count, path=path, watch=partial(tell, contest))
        played += kept(path, contest)
    return played


def _claimed(
    id: str, folder: Path, tell: Teller
) -> tuple[list[tuple[Claim, Summary]], list[Played]]:
    """What came of every claim, and the games that were played for them."""
    played: list[Played] = []
    claimed = []
    for number, claim in enumerate(claims(id)):
        path = folder / f"{id}-claim-{number}.jsonl"
        watch = partial(tell, claim.contest)
        claimed.append((claim, run(claim.contest, claim.games, path=path, watch=watch)))
        played += kept(path, claim.contest)
    return claimed, played
