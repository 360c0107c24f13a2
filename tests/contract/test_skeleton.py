"""The same job is in a module of the same name in every game's folder."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from types import FunctionType

import pytest

import hanagoza as hg
from hanagoza.core.headers import ROUND_OVER
from hanagoza.games import folder

SKELETON = {
    "pieces": (),
    "moves": ("MOVES",),
    "state": ("State", "START", "FINISHED", "PHASES", "REASONS"),
    "setup": ("begin",),
    "legal": ("legal", "MAX_LEGAL"),
    "rules": ("outcomes", "apply"),
    "scoring": (),
    "knowledge": ("unseen",),
    "imagine": ("imagine", "glimpse"),
    "evaluate": ("evaluate", "rests"),
    "view": ("view_of",),
    "blind": ("blind",),
    "events": ("events_of",),
    "explain": ("WORDS", "why_not", "lines_of"),
    "merits": ("merits_of",),
    "position": ("VERSION", "write_position", "read_position"),
}
"""What is where. ``docs/architecture.md`` says what for."""

FOLDERS = sorted({folder(id) for id in hg.games()} | {"tests.sixth"})
ANY_STATE = re.compile(r"\b(state|before|after): Any")
NUMPY = re.compile(r"\bint\((state|before|after)\.")
LOOKING = "view.py", "events.py", "explain.py", "merits.py"
"""What these are given has Python's own numbers in it."""


@pytest.mark.parametrize("package", FOLDERS)
def test_every_job_is_in_its_room(package: str) -> None:
    for room, names in SKELETON.items():
        module = import_module(f"{package}.{room}")
        for name in names:
            assert name in vars(module)
            function = getattr(module, name)
            if isinstance(function, FunctionType):
                assert function.__module__ == module.__name__


@pytest.mark.parametrize("package", FOLDERS)
def test_phases_go_from_the_start_to_the_end(package: str) -> None:
    state = import_module(f"{package}.state")
    assert state.PHASES[state.START] == "start"
    assert state.PHASES[state.FINISHED] == "over"
    assert set(state.PHASES[state.FINISHED + 1 :]) <= {ROUND_OVER}


@pytest.mark.parametrize("package", FOLDERS)
def test_a_state_is_typed_and_plain(package: str) -> None:
    home = Path(import_module(package).__file__ or "").parent
    loose = [
        f"{path.name}: {line.strip()}"
        for path in home.glob("*.py")
        for line in path.read_text(encoding="utf-8").splitlines()
        if ANY_STATE.search(line) or (path.name in LOOKING and NUMPY.search(line))
    ]
    assert not loose
