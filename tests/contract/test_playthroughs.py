"""Golden games still replay, to the byte, compiled, interpreted and with bounds checked."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import hanagoza as hg
from tests import playthroughs

ROOT = Path(__file__).parents[2]


def _in_detail(path: Path) -> Any:
    """One golden game of every table as it comes will do in the inner loop."""
    is_first = path.stem.endswith(f"-{playthroughs.SEEDS[0]}") and "=" not in path.stem
    return pytest.param(path, id=path.stem, marks=() if is_first else pytest.mark.slow)


@pytest.mark.parametrize("path", [_in_detail(path) for path in playthroughs.paths()])
def test_a_golden_game_replays_to_the_byte(path: Path) -> None:
    golden = json.loads(path.read_text(encoding="utf-8"))
    match = hg.replay(golden["record"])
    assert playthroughs.story(match) == golden["story"]
    assert hg.verify(golden["record"])


def test_every_table_has_golden_games() -> None:
    assert list(playthroughs.missing()) == []


@pytest.mark.slow
@pytest.mark.parametrize("setting", ["NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK"])
def test_interpreted_and_bounds_checked_code_does_the_same(setting: str) -> None:
    assert _digests(setting) == _digests()


@cache
def _digests(*settings: str) -> str:
    run = subprocess.run(
        [sys.executable, "-m", "tests.contract.modes"],
        cwd=ROOT,
        env={**os.environ, **dict.fromkeys(settings, "1")},
        check=True,
        capture_output=True,
        text=True,
    )
    return run.stdout
