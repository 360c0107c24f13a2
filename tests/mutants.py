"""Mutation testing: is it noticed when a rule, or a decision of the server, is changed?

``python -m tests.mutants`` changes one small thing at a time (cosmic-ray knows how), and runs the
tests of that corner until one of them fails. Of each module it tries a sample, the same every time.
Rules are interpreted: nobody compiles a mutant. What is known is kept line by line, so that a run
goes on where it stopped; words choose modules: ``python -m tests.mutants blossom scoring``.

A mutant that nobody can tell from the original is no fault of the tests: ``mutants.toml`` names
such changes and says why.
"""

from __future__ import annotations

import ast
import difflib
import hashlib
import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import ExitStack
from itertools import islice
from math import ceil
from pathlib import Path
from queue import SimpleQueue
from random import Random
from typing import NamedTuple

from rich.progress import track

ROOT = Path(__file__).parents[1]
JOURNAL = ROOT / ".mutants.jsonl"
EXPLAINED = ROOT / "tests" / "mutants.toml"
COPIED = "src", "tests", "docs", "pyproject.toml"
"""What tests need of the tree, to be changed in a copy."""
SAMPLE = 12
"""Mutants of each module."""
PATIENCE = 5
"""How many times as much of the processor tests may take as without any mutant: a loop that never
ends is noticed, too. (What others do on the machine makes no mutant slow.)
"""
AMPLE = 600
"""Seconds of the processor for tests without any mutant."""

RULES = "state", "setup", "legal", "rules", "scoring", "knowledge"
OWN = {
    "blossom": ("memory",),
    "hanamikoji": (),
    "hitohira": ("abilities", "effects", "pieces", "pouch"),
    "kasane": ("laying", "melds"),
}
"""By game, the parts of its rules that no other game has."""
EDITIONS = {"hitohira": "(hitohira or cerisier)"}
"""Whose tests notice, too."""
SHARED = "bunches", "seats"
"""What games share of their rules and scoring."""
DECISIONS = "arrangement", "commands", "departing", "pace", "seating", "timing"
SERVER_TESTS = "commands", "decisions", "pace", "seating", "messages", "clocks", "erasing"
OPTIONS = ("-x", "-q", "-p", "no:cacheprovider", "-m", "not slow and not compiled")
SKIPPED = "RemoveDecorator", "ExceptionReplacer", "_Is"
"""Operators that say nothing here: without its mark a function is interpreted, as it is anyway, and
small numbers that are equal are identical.
"""


class Corner(NamedTuple):
    """A module, and what has to notice: arguments of pytest."""

    module: str
    tests: tuple[str, ...]


class Mutant(NamedTuple):
    """A module with one small change in it."""

    module: str
    code: str
    diff: str
    """The lines that differ."""

    @property
    def key(self) -> str:
        """What it is known by: a journal tells nothing of a module that has changed since."""
        return hashlib.sha256("\0".join(self).encode()).hexdigest()[:16]


class Verdict(NamedTuple):
    """Whether a mutant was noticed."""

    key: str
    module: str
    diff: str
    noticed: bool


def corners() -> Iterator[Corner]:
    """Everything that is tried: games by their golden games and their own tests."""
    contract = "tests/contract/test_playthroughs.py", "tests/contract/test_glimpses.py"
    for game, own in OWN.items():
        for name in (*RULES, *own):
            module = f"src/hanagoza/games/{game}/{name}.py"
            named = EDITIONS.get(game, game)
            tests = (*contract, f"tests/{game}", "-k", f"{named} and not interpreted")
            yield Corner(module, tests)
    for name in SHARED:
        yield Corner(f"src/hanagoza/core/{name}.py", (f"tests/core/test_{name}.py",))
    server = tuple(f"tests/server/test_{name}.py" for name in SERVER_TESTS)
    for name in DECISIONS:
        yield Corner(f"src/hanagoza/server/table/{name}.py", server)


# --- mutants --------------------------------------------------------------------------------------


def sampled(module: str) -> list[Mutant]:
    """Some mutants of a module: of the same source always the same."""
    source = (ROOT / module).read_text(encoding="utf-8")
    places = list(_places(source))
    Random(module).shuffle(places)
    mutants = (_mutant(module, source, *place) for place in places)
    return list(islice((mutant for mutant in mutants if mutant), SAMPLE))


def _places(source: str) -> Iterator[tuple[str, int]]:
    """What can be changed: an operator of cosmic-ray's, and the how manieth of its places."""
    from cosmic_ray.ast import ast_nodes, get_ast
    from cosmic_ray.plugins import get_operator, operator_names

    tree = get_ast(source)
    for name in operator_names():
        operator = get_operator(name)
        if operator.arguments() or any(skipped in name for skipped in SKIPPED):
            continue
        places = sum(len(list(operator().mutation_positions(node))) for node in ast_nodes(tree))
        yield from ((name, occurrence) for occurrence in range(places))


def _mutant(module: str, source: str, operator: str, occurrence: int) -> Mutant | None:
    """The source with one change in it, if that is Python and means something else."""
    from cosmic_ray.mutating import mutate_code
    from cosmic_ray.plugins import get_operator

    code = mutate_code(source, get_operator(operator)(), occurrence) or source
    try:
        if _meaning(code) == _meaning(source):
            return None
    except SyntaxError:
        return None
    lines = difflib.ndiff(source.splitlines(), code.splitlines())
    diff = "\n".join(f"{line[0]} {line[2:].strip()}" for line in lines if line[0] in "+-")
    return Mutant(module, code, diff)


class _Nameless(ast.NodeTransformer):
    """Leaves out what is only there to be read: annotations and docstrings."""

    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        node.annotation = ast.Constant(None)
        return self.generic_visit(node)


def _meaning(source: str) -> str:
    return ast.dump(_Nameless().visit(ast.parse(source)))


# --- trying them ----------------------------------------------------------------------------------


def is_noticed(mutant: Mutant, tests: Iterable[str], copy: Path, seconds: int) -> bool:
    """Whether any test fails, or takes too long, in a copy of the tree that has the mutant in its
    place.
    """
    place = copy / mutant.module
    original = place.read_text(encoding="utf-8")
    place.write_text(mutant.code, encoding="utf-8")
    try:
        return not passes(tests, copy, seconds)
    finally:
        place.write_text(original, encoding="utf-8")


def passes(tests: Iterable[str], copy: Path, seconds: int = AMPLE) -> bool:
    """Whether all of these tests pass in a copy of the tree, in so many seconds of a processor."""
    interpreted = {"PYTHONPATH": "src", "NUMBA_DISABLE_JIT": "1", "HANAGOZA_QUICK": "1"}
    command = [sys.executable, "-B", "-m", "pytest", *OPTIONS, *tests]
    run = subprocess.run(
        ["sh", "-c", f'ulimit -t {seconds}; exec "$@"', "sh", *command],
        cwd=copy,
        env={**os.environ, **interpreted},
        capture_output=True,
        check=False,
    )
    return run.returncode == 0


def tried(words: Iterable[str]) -> list[Verdict]:
    """The verdicts on all mutants of the corners that have these words in their names. Those that
    nobody has noticed or explained so far are tried again: there may be a test by now.
    """
    chosen = [corner for corner in corners() if all(word in corner.module for word in words)]
    work = [(mutant, corner.tests) for corner in chosen for mutant in sampled(corner.module)]
    known = _journal()
    settled = known.keys() - {verdict.key for verdict in score(known.values()).missed}
    todo = [(mutant, tests) for mutant, tests in work if mutant.key not in settled]
    with ExitStack() as stack, JOURNAL.open("a", encoding="utf-8") as journal:
        workers = os.cpu_count() or 1
        copies = SimpleQueue[Path]()
        for _ in range(workers):
            copies.put(_copied(Path(stack.enter_context(tempfile.TemporaryDirectory()))))
        seconds = _patience({tests for _, tests in todo}, copies)

        def judge(item: tuple[Mutant, tuple[str, ...]]) -> Verdict:
            (mutant, tests), copy = item, copies.get()
            noticed = is_noticed(mutant, tests, copy, seconds[tests])
            copies.put(copy)
            return Verdict(mutant.key, mutant.module, mutant.diff, noticed)

        with ThreadPoolExecutor(workers) as pool:
            verdicts = as_completed([pool.submit(judge, item) for item in todo])
            for verdict in track((done.result() for done in verdicts), "mutants", len(todo)):
                known[verdict.key] = verdict
                journal.write(json.dumps(verdict._asdict(), ensure_ascii=False) + "\n")
                journal.flush()
    return [known[mutant.key] for mutant, _ in work]


def _patience(
    selections: Iterable[tuple[str, ...]], copies: SimpleQueue[Path]
) -> dict[tuple[str, ...], int]:
    """How many seconds tests may take; and the control: where nothing is changed, nothing is
    noticed.
    """
    copy, patience = copies.get(), {}
    for tests in selections:
        before = _seconds_of_children()
        assert passes(tests, copy), f"without any mutant: pytest {' '.join((*OPTIONS, *tests))}"
        patience[tests] = ceil(PATIENCE * (_seconds_of_children() - before))
    copies.put(copy)
    return patience


def _seconds_of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _journal() -> dict[str, Verdict]:
    if not JOURNAL.exists():
        return {}
    lines = JOURNAL.read_text(encoding="utf-8").splitlines()
    return {verdict.key: verdict for line in lines for verdict in [Verdict(**json.loads(line))]}


def _copied(folder: Path) -> Path:
    for name in COPIED:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, folder / name)
    return folder


# --- what came of it ------------------------------------------------------------------------------


def explained() -> dict[tuple[str, str], str]:
    """Why a change makes no difference, by module and lines."""
    document = tomllib.loads(EXPLAINED.read_text(encoding="utf-8"))
    return {(row["module"], row["diff"].strip()): row["why"] for row in document["equivalent"]}


class Score(NamedTuple):
    """How many mutants there were and are noticed; and which are neither that nor explained."""

    tried: int
    equivalent: int
    noticed: int
    missed: list[Verdict]

    @property
    def share(self) -> float:
        """Of those that make a difference, the part that is noticed."""
        return self.noticed / max(1, self.tried - self.equivalent)


def score(verdicts: Iterable[Verdict]) -> Score:
    """Count them."""
    reasons, judged = explained(), list(verdicts)
    unnoticed = [verdict for verdict in judged if not verdict.noticed]
    missed = [each for each in unnoticed if (each.module, each.diff.strip()) not in reasons]
    noticed = len(judged) - len(unnoticed)
    return Score(len(judged), len(unnoticed) - len(missed), noticed, missed)


def main(*words: str) -> None:
    """Try them, and show those that nobody has noticed."""
    result = score(tried(words))
    for verdict in result.missed:
        print(f"\n{verdict.module}\n{verdict.diff}")
    print(
        f"\n{result.noticed} of {result.tried} mutants are noticed, {result.equivalent} make no "
        f"difference: {result.share:.1%}"
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
