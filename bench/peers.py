"""The same loop in Hanagoza and in OpenSpiel, side by side on one core.

OpenSpiel goes into a virtual environment of its own (``bench/.venv``), so that it is nobody's
dependency. Run ``python -m bench.peers`` to print the comparison alone.
"""

from __future__ import annotations

import subprocess
import sys
import venv
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import hanagoza as hg
from hanagoza.bench.measure import driven_rate

FOLDER = Path(__file__).parent
VENV = FOLDER / ".venv"
OURS = "Hanagoza"
REQUIREMENT = "open_spiel==2.0.2"
PEERS = ("leduc_poker", "oh_hell", "euchre", "gin_rummy")
REPEATS = 5

LOOP = FOLDER / "open_spiel_loop.py"


class Peer(NamedTuple):
    """A game and how many decisions a second it does."""

    name: str
    rate: float


def compare() -> list[Peer]:
    """Our games and OpenSpiel's, measured in turns."""
    python = _python()
    best: dict[str, float] = {}
    for _ in range(REPEATS):
        rates = {
            f"{OURS}: {id}": driven_rate(hg.game(id), hg.game(id).players[0]) for id in hg.games()
        }
        rates |= _open_spiel(python, "rate", PEERS)
        best = {name: max(rate, best.get(name, 0)) for name, rate in rates.items()}
    return [Peer(name, rate) for name, rate in best.items()]


@cache
def _python() -> Path:
    return in_venv(REQUIREMENT)


def in_venv(requirement: str) -> Path:
    """Install something nobody else needs into ``bench/.venv``; the Python there."""
    python = VENV / "bin" / "python"
    if not python.exists():
        print("Making bench/.venv (first use only) …", file=sys.stderr)
        venv.create(VENV, with_pip=True)
    subprocess.run([python, "-m", "pip", "install", "--quiet", requirement], check=True)
    return python


def rollouts() -> float:
    """Decisions per second of OpenSpiel's own random games of oh_hell, all in C++."""
    python = _python()
    return max(
        rate
        for _ in range(REPEATS)
        for rate in _open_spiel(python, "rollouts", ["oh_hell"]).values()
    )


def searches() -> float:
    """Iterations per second of OpenSpiel's search at euchre, in C++."""
    return _open_spiel(_python(), "search", ["euchre"])["OpenSpiel: euchre"]


def _open_spiel(python: Path, measure: str, games: Sequence[str]) -> dict[str, float]:
    command = [str(python), str(LOOP), measure, *games]
    run = subprocess.run(command, check=True, capture_output=True, text=True)
    return {
        f"OpenSpiel: {name}": float(rate)
        for name, rate in (line.split() for line in run.stdout.splitlines())
    }


if __name__ == "__main__":
    for peer in compare():
        print(f"{peer.name:28} {peer.rate:12,.0f} decisions/s")
