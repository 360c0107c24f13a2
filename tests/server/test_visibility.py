"""Over the wire: what a seat cannot know makes no difference to a single byte it is sent.

A game is played over real sockets while everything that each seat and a spectator hear is kept.
Then, for each of them, it is played again with everything dealt anew that they cannot know (told by
the companions, which are written from the rulebook), and they must hear the very same words.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import hanagoza as hg
from hanagoza.client import Client, Seat
from hanagoza.core.chance import Words
from hanagoza.core.state import CHANCE
from tests.companions import companion
from tests.server.serving import serving
from tests.server.tables import FixedLuck
from tests.settings import play_randomly

PROBES = np.arange(4096, dtype=np.uint64) << np.uint64(52)
"""Chance words, close enough together that one of them stands for every outcome."""


class Script(FixedLuck):
    """Luck that brings the outcomes of a line that is known beforehand."""

    def __init__(self, words: list[int]) -> None:
        super().__init__()
        self._words = np.array(words, dtype=np.uint64)

    def chance(self, secret: bytes, id: str, nonces: Sequence[bytes | None]) -> Any:
        return self

    def words(self, first: int, count: int) -> Words:
        return self._words[first : first + count]


def script(match: hg.Match, line: list[str]) -> Script:
    """The luck that leads to the outcomes of a line."""
    again = match.game.start(match.players, start=match.setting.start, chance="manual")
    words = []
    for text in line:
        if again.actor == CHANCE:
            words.append(_word_for(again, text))
        again.play(text)
    return Script(words)


def _word_for(match: hg.Match, outcome: str) -> int:
    for word in PROBES:
        if match.outcome_for(np.array([word])) == outcome:
            return int(word)
    raise AssertionError(f"no word leads to {outcome}")


def decisions(match: hg.Match, line: list[str]) -> list[tuple[int, str]]:
    """Who decides what in a line."""
    again, found = match.game.start(match.players, start=match.setting.start, chance="manual"), []
    for text in line:
        if again.actor != CHANCE:
            assert again.actor is not None
            found.append((again.actor, text))
        again.play(text)
    return found


def heard(path: Path, match: hg.Match, line: list[str], memory: str) -> list[list[str]]:
    """Play a line over sockets; what every seat, and last a spectator, is told word by word."""
    with serving(path, luck=script(match, line)) as url:
        host = Client(url)
        table = host.open(match.game.id, match.players, memory=memory, start=match.setting.start)
        seats = [Client(url).sit(table, f"Guest {at}") for at in range(match.players)]
        everybody = [*seats, Client(url).seat(table, -1)]
        for seat in everybody:
            seat.listens = True
            seat.listen()
            _catch_up(everybody)
        for actor, text in decisions(match, line):
            seats[actor].play(seats[actor].update["request"]["id"], text)
            _catch_up(everybody)
        for seat in everybody:
            seat.close()
        return [seat.heard for seat in everybody]


def _catch_up(seats: list[Seat]) -> None:
    """Until nobody has anything more to hear, as far as a moment tells."""
    for seat in seats:
        if seat.is_connected:
            try:
                while True:
                    seat.listen(timeout=0.03)
            except TimeoutError:
                pass


@pytest.mark.parametrize("memory", ["none", "log", "tracker"])
@pytest.mark.parametrize("id", hg.games())
def test_nobody_hears_what_they_cannot_know(id: str, memory: str, tmp_path: Path) -> None:
    rng = Random(f"{id} {memory}")
    game = hg.game(id)
    match = play_randomly(
        game.start(seed=rng.randrange(1000), start=0), rng, plies=rng.randint(40, 70)
    )
    told = heard(tmp_path / "first", match, match.line, memory)
    for observer in [*range(match.players), None]:
        line = companion(match).retell(match, observer, rng)
        again = heard(tmp_path / f"again-{observer}", match, line, memory)
        at = -1 if observer is None else observer
        assert again[at] == told[at], f"observer {observer}"
