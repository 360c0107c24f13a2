"""Over the wire: what a seat cannot know makes no difference to a single byte it is sent.

A game is played over real sockets while everything that each seat and a spectator hear is kept.
Then, for each of them, it is played again with everything dealt anew that they cannot know (told by
the companions, which are written from the rulebook), and they must hear the very same numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import hanagoza as hg
from hanagoza.client import Client, Seat
from hanagoza.core.chance import FromScript, Numbers
from hanagoza.core.state import CHANCE
from tests.companions import companion
from tests.server.serving import serving
from tests.server.tables import FixedEntropy
from tests.variants import play_randomly


class Script(FixedEntropy):
    """Entropy that brings the outcomes of a history that is known beforehand."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__()
        self._numbers = np.array(numbers, dtype=np.uint64)

    def chance(self, secret: bytes, id: str, nonces: Sequence[bytes | None]) -> Any:
        return self

    def numbers(self, first: int, count: int) -> Numbers:
        return self._numbers[first : first + count]

    def provenance(self) -> FromScript:
        return FromScript()


def script(match: hg.Match, history: list[str]) -> Script:
    """The luck that leads to the outcomes of a history."""
    again = match.game.start(match.players, chance="manual")
    numbers = []
    for text in history:
        if again.actor == CHANCE:
            numbers.append(_number_for(again, text))
        again.play(text)
    return Script(numbers)


def _number_for(match: hg.Match, outcome: str) -> int:
    """Numbers stand for outcomes in order, so we can close in on one."""
    outcomes, low, high = match.legal(), 0, 2**64
    while True:
        number = (low + high) // 2
        found = match.outcome_for(np.array([number], dtype=np.uint64))
        if found == outcome:
            return number
        if outcomes.index(found) < outcomes.index(outcome):
            low = number
        else:
            high = number


def decisions(match: hg.Match, history: list[str]) -> list[tuple[int, str]]:
    """Who decides what in a history."""
    again, found = match.game.start(match.players, chance="manual"), []
    for text in history:
        if again.actor != CHANCE:
            assert again.actor is not None
            found.append((again.actor, text))
        again.play(text)
    return found


def heard(path: Path, match: hg.Match, history: list[str], memory: str) -> list[list[str]]:
    """What every seat, and last a spectator, is told of a history, word by word."""
    with serving(path, entropy=script(match, history)) as url, ExitStack() as stack:
        guests = [stack.enter_context(closing(Client(url))) for _ in range(match.players + 1)]
        table = guests[0].open(match.game.id, match.players, memory=memory)
        seats = [guest.sit(table, f"Guest {at}") for at, guest in enumerate(guests[:-1])]
        everybody = [*seats, guests[-1].seat(table, -1)]
        for number, seat in enumerate(everybody):
            stack.callback(seat.close)
            seat.listens = True
            for other in [seat, *everybody[:number]]:
                while not _knows(other, number):
                    other.listen(timeout=10)
        for number, (actor, text) in enumerate(decisions(match, history)):
            request = seats[actor].update["request"]["id"]
            ack = seats[actor].command("move", id=f"c{number}", request=request, move=text)
            for seat in everybody:
                while seat.update["version"] < ack["version"]:
                    seat.listen(timeout=10)
        return [seat.heard for seat in everybody]


def _knows(seat: Seat, number: int) -> bool:
    """Whether somebody has heard that so many are here, and what there is to see."""
    if not (seat.table and seat.update):
        return False
    here = [other["connection"] == "here" for other in seat.table["seats"]]
    return here == [at <= number for at in range(len(here))]


@pytest.mark.parametrize(
    "memory",
    [
        pytest.param("none", marks=pytest.mark.slow),
        pytest.param("log", marks=pytest.mark.slow),
        "tracker",
    ],  # the one that shows most will do at first
)
@pytest.mark.parametrize("id", hg.games())
def test_nobody_hears_what_they_cannot_know(id: str, memory: str, tmp_path: Path) -> None:
    rng = Random(f"{id} {memory}")
    game = hg.game(id)
    match = play_randomly(game.start(seed=rng.randrange(1000)), rng, plies=rng.randint(40, 70))
    told = heard(tmp_path / "first", match, match.history, memory)
    for observer in rng.sample([*range(match.players), None], 2):
        history = companion(match).retell(match, observer, rng)
        again = heard(tmp_path / f"again-{observer}", match, history, memory)
        at = -1 if observer is None else observer
        assert again[at] == told[at], f"observer {observer}"
