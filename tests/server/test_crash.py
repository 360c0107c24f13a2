"""Killed at any moment, a server has lost nothing that it has acknowledged, and repeats nothing."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

from tests.server.hosted import Hosted
from tests.server.players import check_log, finish_playing, start_playing

KILLS = 25


def check_crashes(folder: Path, kills: Iterable[object], seed: int) -> int:
    """Play while the server is killed each time; how many moves were acknowledged."""
    rng = Random(seed)
    server = Hosted(folder)
    everybody = start_playing(server.url, threading.Event())
    for _ in kills:
        time.sleep(rng.uniform(0.05, 0.6))
        server.kill()
        server = Hosted(folder, port=server.port)
    finish_playing(everybody)
    server.stop()
    return sum(check_log(server.database, players) for players in everybody)


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_and_nothing_happens_twice(tmp_path: Path) -> None:
    assert check_crashes(tmp_path, range(KILLS), seed=1) > KILLS
