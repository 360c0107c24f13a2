"""Every ruling that affects play is told on a page and named by a test; every vector is run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.vectors import VECTORS

ROOT = Path(__file__).parents[2]
RULING = re.compile(r"\b(?:HH|LC|HK|BL|KA)-A\d\d\b")
RULINGS = {"HH": 35, "LC": 11, "HK": 14, "BL": 26, "KA": 28}
NOT_ABOUT_PLAY = {"HH-A30": "a printed table repeats its heading"}


def about_play() -> set[str]:
    every = {f"{game}-A{at:02}" for game, count in RULINGS.items() for at in range(1, count + 1)}
    return every - set(NOT_ABOUT_PLAY)


def named_in(folder: str, pattern: str) -> set[str]:
    paths = (path for path in (ROOT / folder).rglob(pattern) if path != Path(__file__))
    return {ruling for path in paths for ruling in RULING.findall(path.read_text("utf-8"))}


def test_every_ruling_is_named_by_a_test() -> None:
    assert about_play() - named_in("tests", "test_*.py") == set()


def test_every_ruling_is_told() -> None:
    assert named_in("docs/games", "*.md") == about_play()


def test_there_are_no_other_rulings() -> None:
    assert named_in("tests", "*.py") | named_in("src", "*.py") <= about_play()


@pytest.mark.slow
def test_every_vector_is_run() -> None:
    """By its id, as a test of its own; what would be skipped is not collected as one."""
    listing = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "--collect-only",
            "-q",
            *ROOT.glob("tests/*/test_vectors.py"),
        ],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env={**os.environ, "PYTEST_ADDOPTS": ""},
    ).stdout
    run = set(re.findall(r"\[([A-Z]{2}-[\w.]+)\]$", listing, re.MULTILINE))
    assert len(VECTORS) == 204
    assert {vector["id"] for vector in VECTORS} - run == set()
    for path in ROOT.glob("tests/*/test_vectors.py"):
        assert "skip" not in path.read_text("utf-8")
