"""The physical limit of a game: a C program that plays random games and nothing else.

It is called with how many games to play and how often, and prints ``mode 1 … N decisions/s``. Its
mode 1 enumerates the distinct legal moves at every decision, as our engine has to; it has no
records, no chance moves, no views and no generality.
"""

from __future__ import annotations

import atexit
import re
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

GAMES = 600_000
"""Mode 1 plays a tenth of these."""


@cache
def program(source: Path) -> Path | None:
    """The compiled program, or ``None`` without a C compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return None
    folder = tempfile.mkdtemp(prefix="hanagoza-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    binary = Path(folder) / "limit"
    command = [compiler, "-O3", "-march=native", str(source), "-o", str(binary)]
    return binary if subprocess.run(command, check=False).returncode == 0 else None


def limit_rate(source: Path, copies: int = 1) -> float:
    """Decisions per second of the program's mode 1; two copies show what a second core can add."""
    binary = program(source)
    if binary is None:
        raise FileNotFoundError("no C compiler")
    command = [str(binary), str(GAMES), "1"]
    runs = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(copies)]
    return sum(_mode_1(run.communicate()[0]) for run in runs)


def _mode_1(printed: str) -> float:
    found = re.search(r"mode 1 .*?(\d+) decisions/s", printed)
    if found is None:
        raise ValueError("the limit program printed no figure for mode 1")
    return float(found[1])
