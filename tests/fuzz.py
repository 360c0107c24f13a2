"""Fuzzing with coverage (atheris): ``python -m tests.fuzz SECONDS [PARSER …]``.

A fuzzer changes what it has until it comes to code where it has not been. Each parser runs in a
process of its own, interpreted, since machine code tells nothing of where it is. What is found is
left in a file, whose name is shown; its bytes belong into the test of that parser.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

TRIES = re.compile(rb"stat::number_of_executed_units:\s*(\d+)|Done (\d+) runs")
STATUS = re.compile(r"#\d|stat::|INFO:")
"""How lines begin that tell how far it is."""
LONGEST = 20_000
"""Bytes: enough for a game of any length."""
MEMORY = 2048
"""MB that a parser may take."""


class Fuzzed(NamedTuple):
    """What came of it for one parser."""

    parser: str
    tries: int
    trouble: str
    """Empty if it found nothing."""


def is_possible() -> bool:
    """Whether there is a fuzzer: there is none for every system."""
    return find_spec("atheris") is not None


def fuzz(parser: str, seconds: float) -> Fuzzed:
    """Run one parser for so long, from its seeds on."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-m", "tests.fuzz", "run", parser, folder, str(int(seconds))],
            env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
            capture_output=True,
            check=False,
        )
    found = [int(one or other) for one, other in TRIES.findall(done.stderr)]
    told = (done.stdout + done.stderr).decode(errors="replace").splitlines()
    trouble = [line for line in told if not STATUS.match(line)] if done.returncode else []
    return Fuzzed(parser, max(found, default=0), "\n".join(trouble))


def run(parser: str, folder: str, seconds: str) -> None:
    """In the process of its own; it ends with the fuzzer."""
    import atheris

    with atheris.instrument_imports(include=["hanagoza"], enable_loader_override=False):
        from tests.parsers import PARSERS, seeds
    for number, seed in enumerate(seeds(parser)):
        (Path(folder) / f"seed-{number}").write_bytes(seed)
    limits = [
        f"-max_total_time={seconds}",
        f"-max_len={LONGEST}",
        f"-rss_limit_mb={MEMORY}",
        "-timeout=20",
        "-print_final_stats=1",
    ]
    atheris.Setup([sys.argv[0], *limits, folder], PARSERS[parser])
    atheris.Fuzz()


def main(seconds: str, *parsers: str) -> None:
    from tests.parsers import PARSERS

    for parser in parsers or PARSERS:
        fuzzed = fuzz(parser, float(seconds))
        print(f"{fuzzed.parser}: {fuzzed.tries:,} tries\n{fuzzed.trouble}", flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "run":
        run(*sys.argv[2:])
    else:
        main(*sys.argv[1:])
