"""What decided a game that is over: the turn, or the round, from which on the winner stood better.

It is a look back without any search: between two turns, or rounds where a game has them, positions
are judged as a search would judge them where it goes no further. In between that says little, since
who has moved already has what others are still to get.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from statistics import fmean
from types import SimpleNamespace
from typing import Any, Literal

import msgspec
import numpy as np

from hanagoza.bots.ismcts import guessing
from hanagoza.core.game import Game
from hanagoza.core.passage import Passage
from hanagoza.core.state import ACTOR_AT, MAX_SEATS, States, thawed

LEAST = 0.15
"""How far a winner's chances have to rise, for good, to be worth telling."""
LEAST_PART = 0.05
"""How much of that has to be the doing of a single passage: else it is nobody's."""
LONG = 1 << 30
"""Decisions after which a playout may rest wherever it ever may."""

Hope = Callable[[bytes], float]
"""How likely one seat seems to win from a frozen position."""


class Decisive(msgspec.Struct, frozen=True, kw_only=True):
    """What decided a game, as far as it can be guessed."""

    at: int
    """Which of the passages, from 0."""
    span: Literal["turn", "round"]
    """Which of the two it was that raised the winner's chances."""
    before: float
    after: float


def decisive(game: Game, passages: Sequence[Passage], winner: int) -> Decisive | None:
    """The turn or round that raised the winner's chances most, counting only what they did not lose
    again; ``None`` if there is none to speak of.
    """
    hope, has_rounds = _hope(game, winner), game.definition.rules.next_round is not None
    places = [0, *_rests(game, passages)]
    chances = [hope(passages[at].start) for at in places]
    # The last round ends the game for all; of the last turn a doubt may remain what it has decided.
    end = 1.0 if has_rounds else hope(_end(passages[-1]))
    lasting = [min([*chances[at + 1 :], end]) - before for at, before in enumerate(chances)]
    best = max(range(len(places)), key=lasting.__getitem__)
    if lasting[best] < LEAST:
        return None
    first, last = [*places, len(passages)][best : best + 2]
    rises = _rises(game, hope, passages[first:last])
    if max(rises) < LEAST_PART:
        return None
    return Decisive(
        at=first + rises.index(max(rises)),
        span="round" if has_rounds else "turn",
        before=chances[best],
        after=[*chances, 1.0][best + 1],
    )


def _hope(game: Game, seat: int) -> Hope:
    """How likely a seat is to win, judged at a glance at a frozen position."""
    layout, values = game.definition.layout, np.zeros(MAX_SEATS)
    guess = guessing(game.definition.insight.evaluate)

    def hope(frozen: bytes) -> float:
        guess(_fields(np.frombuffer(frozen, layout)), values)
        return float(values[seat])

    return hope


def _fields(states: States) -> Any:
    """A position for code that is not compiled: a record takes its time over every field."""
    return SimpleNamespace(**{name: states[name][0] for name in states.dtype.names or ()})


def _rests(game: Game, passages: Sequence[Passage]) -> list[int]:
    """Which passages begin where a bot would rest: a round, or another seat's turn."""
    following = list(enumerate(pairwise(passages), 1))
    if game.definition.rules.next_round:
        return [at for at, (passage, _) in following if passage.trace().round_end]
    plain, rests = game.engine.plain, game.definition.insight.rests
    return [
        at
        for at, (passage, after) in following
        if passage.start[ACTOR_AT] != after.start[ACTOR_AT] and rests(plain(after.start), LONG)
    ]


def _rises(game: Game, hope: Hope, stretch: Sequence[Passage]) -> list[float]:
    """How far each passage of a turn or round raised the chances."""
    chances = [hope(frozen) for frozen in (*(p.start for p in stretch), _end(stretch[-1]))]
    rises = [after - before for before, after in pairwise(chances)]
    if game.definition.rules.next_round:
        rises[-1] = _advantage(game, hope, stretch[-1])
    return rises


def _advantage(game: Game, hope: Hope, passage: Passage) -> float:
    """By how much a move was better than what else could have been done. That is what the last of a
    round is told by: the count that follows is not its doing.
    """
    chances = {move: hope(_after(game, passage, move)) for move in _legal(game, passage)}
    return chances[game.moves.ids[passage.moves[0]]] - fmean(chances.values())


def _after(game: Game, passage: Passage, move: int) -> bytes:
    return game.engine.trace(passage.start, [move]).positions[len(passage.start) :]


def _legal(game: Game, passage: Passage) -> list[int]:
    """The ids of what could be done."""
    lists, counts, moves = game.engine.scratch.listing
    count = game.engine.kernel.legal(thawed(passage.start, game.definition.layout), lists, counts)
    found: list[int] = moves[:count].tolist()
    return found


def _end(passage: Passage) -> bytes:
    return passage.trace().positions[-len(passage.start) :]
