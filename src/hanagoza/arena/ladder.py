"""The ladder: how strong every bot and level is at every game, measured and written down.

For each game the claims that are made of bots are tested head to head, and all of them are rated,
by these games and by tables with their neighbours on the ladder. Everything is kept as it is
played, so an interrupted run goes on where it stopped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
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
from hanagoza.core.definition import Claim

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
Teller = Callable[[Contest, Summary], None]


class Measured(NamedTuple):
    """All that was played at one game, and what came of its claims."""

    game: str
    played: list[Played]
    claims: list[tuple[Claim, Summary]]


def claims(id: str) -> Sequence[Claim]:
    """What is said of the bots at a game."""
    return hg.game(id).definition.claims


def tried(id: str, claim: Claim) -> Contest:
    """The contest that shows whether a claim holds."""
    others = (claim.players or hg.game(id).players[0]) - 1
    return Contest(game=id, bots=(claim.better, *[claim.worse] * others))


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
        path, contest = folder / f"{id}-claim-{number}.jsonl", tried(id, claim)
        summary = run(contest, claim.games, path=path, watch=partial(tell, contest))
        claimed.append((claim, summary))
        played += kept(path, contest)
    return claimed, played
