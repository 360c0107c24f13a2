"""What a change costs: this version and an earlier one, measured in turns.

``python -m bench --against REV`` prints the ratio of both for every row, and marks what has become
more than 5 % slower or larger. The other version is unpacked into a temporary folder; this one is
the working tree as it is. Both run in this environment: if the other one needs other packages, its
rows say why they could not be measured. Its pages are not built, and nothing here asks for them.
"""

from __future__ import annotations

import io
import os
import re
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import NamedTuple

import hanagoza as hg
from bench.processes import Server, free_port, playing, serving
from bench.server import MATCHES, Match, move_rate

HERE = Path(__file__).parents[1]
PROBES = Path(__file__).with_name("probes.py")
TOLERATED = 1.05
"""How much slower or larger a row may become before it is marked."""
REPEATS = 7
A_FEW = 3
WIDEST = 48
LOOK, BUSY = 0.5, 0.1
"""A server is at rest if it took less than this share of so many seconds."""


class CannotMeasure(Exception):
    """There is nothing to compare; the message says why."""


# --- versions -------------------------------------------------------------------------------------


class Version(NamedTuple):
    """The project at some point in its history, as files."""

    name: str
    root: Path
    cache: Path
    """Where it keeps compiled games. What it compiles is found by a digest of its sources, so that
    versions can share a folder.
    """

    @property
    def environment(self) -> dict[str, str]:
        """In which its own code is found first: before what is installed for development."""
        path = os.pathsep.join([str(self.root / "src"), str(self.root)])
        return {"PYTHONPATH": path, "HANAGOZA_CACHE": str(self.cache)}

    def run(self, probe: str, *words: str, **environment: str) -> str:
        """What a probe says of it."""
        done = subprocess.run(
            [sys.executable, "-P", PROBES, probe, *words],
            env={**os.environ, **self.environment, **environment},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise CannotMeasure(f"{self.name}: {_last_line(done.stderr)}")
        return done.stdout.strip()


def _last_line(text: str) -> str:
    return (text.strip().splitlines() or ["no word of why"])[-1]


@contextmanager
def versions(revision: str) -> Iterator[tuple[Version, Version]]:
    """This version and the other one, for as long as the block lasts."""
    with tempfile.TemporaryDirectory() as folder:
        cache = Path(os.environ.get("HANAGOZA_CACHE", f"{folder}/cache"))
        other = unpacked(revision, Path(folder) / "other")
        both = Version("here", HERE, cache), Version(revision, other, cache)
        for version in both:
            require_its_own(version)
        yield both


def unpacked(revision: str, folder: Path) -> Path:
    """The files of a revision, without a trace in the repository."""
    command = ["git", "-C", str(HERE), "archive", "--format=tar", revision]
    done = subprocess.run(command, capture_output=True, check=False)
    if done.returncode:
        raise CannotMeasure(f"{revision!r}: {_last_line(done.stderr.decode())}")
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as files:
        files.extractall(folder, filter="data")
    return folder


def require_its_own(version: Version) -> None:
    """Refuse to measure one version twice: what is installed must not hide the other one."""
    found = Path(version.run("where"))
    if not found.is_relative_to(version.root):
        raise CannotMeasure(f"{version.name} would be measured with {found}")


# --- rows -----------------------------------------------------------------------------------------


class Figure(NamedTuple):
    """Something that is measured."""

    what: str
    unit: str
    more_is_better: bool = True


Measure = Callable[[Version], Sequence[float]]
Both = tuple[Version, Version]


class Probe(NamedTuple):
    """How some figures are measured together."""

    figures: tuple[Figure, ...]
    ready: Callable[[Both], AbstractContextManager[Measure]]
    warms_up: bool = True
    """Whether the first turn does not count."""


def probes(*, compiles: bool) -> Iterator[Probe]:
    """All there are; ``compiles`` also says how long a game takes that was never compiled."""
    titles = {id: hg.game(id).words.text("title") for id in hg.games()}
    for id, title in titles.items():
        for players in sorted({hg.game(id).players[0], hg.game(id).players[-1]}):
            what = f"{title}, {players} players: random games"
            yield _simple(Figure(what, "decisions/s"), "playouts", id, str(players))
    for id, title in titles.items():
        yield _simple(Figure(f"{title}: driven from Python", "decisions/s"), "driven", id)
    for id, title in titles.items():
        yield _simple(Figure(f"{title}: search", "iterations/s"), "search", id)
    yield _quick(Figure("import hanagoza", "s", False), "imported")
    yield _simple(Figure("import hanagoza: memory", "bytes", False), "memory")
    distinct = {hg.game(id).definition.rules: id for id in reversed(hg.games())}.values()
    for id in reversed(distinct):
        yield _quick(Figure(f"{titles[id]}: first decision, warm", "s", False), "started", id)
        if compiles:
            yield _compilation(Figure(f"{titles[id]}: compiled", "s", False), id)
    moves = Figure("server: moves per processor second", "moves/s")
    yield Probe((moves, Figure("server: memory after", "bytes", False)), _servers)


def _simple(figure: Figure, *words: str) -> Probe:
    return Probe((figure,), lambda _: nullcontext(lambda version: [float(version.run(*words))]))


def _quick(figure: Figure, *words: str) -> Probe:
    """What a process can do once: the best of a few, since noise only ever makes it slower."""
    best = lambda version: [min(float(version.run(*words)) for _ in range(A_FEW))]  # noqa: E731
    return Probe((figure,), lambda _: nullcontext(best))


def _compilation(figure: Figure, id: str) -> Probe:
    def measure(version: Version) -> list[float]:
        with tempfile.TemporaryDirectory() as empty:
            return [float(version.run("started", id, HANAGOZA_CACHE=empty))]

    return Probe((figure,), lambda _: nullcontext(measure), warms_up=False)


@contextmanager
def _servers(both: Both) -> Iterator[Measure]:
    """Each version's own server, with players of this version."""
    for version in both:
        version.run("prepared")  # or it would compile its bots meanwhile
    with ExitStack() as stack:
        matches = {version.name: stack.enter_context(_match(version)) for version in both}

        def measure(version: Version) -> list[float]:
            match = matches[version.name]
            return [move_rate(match), match[0].memory()]

        yield measure


@contextmanager
def _match(version: Version) -> Iterator[Match]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        command = [sys.executable, "-m", "bench.serving", str(port), f"{folder}/bench.db"]
        at = stack.enter_context(serving(command, port, version.environment, version.root))
        _let_it_settle(at)
        guests = [sys.executable, "-m", "bench.players", "matches", at.url, str(MATCHES)]
        yield at, stack.enter_context(playing(guests))


def _let_it_settle(server: Server) -> None:
    """Wait until it has read its games from the cache: nobody's moves cost that."""
    before = -1.0
    while server.cpu() - before > BUSY * LOOK:
        before = server.cpu()
        time.sleep(LOOK)


# --- what came of it ------------------------------------------------------------------------------


class Compared(NamedTuple):
    """A figure of both versions, turn by turn: this one, the other one."""

    figure: Figure
    turns: Sequence[tuple[float, float]]

    @property
    def ratios(self) -> list[float]:
        """This version's to the other's, from the least to the most."""
        return sorted(new / old for new, old in self.turns)

    @property
    def ratio(self) -> float:
        return statistics.median(self.ratios)

    @property
    def cost(self) -> float:
        """How many times as much time or room it takes."""
        return 1 / self.ratio if self.figure.more_is_better else self.ratio

    @property
    def is_marked(self) -> bool:
        return self.cost > TOLERATED

    @property
    def is_sure(self) -> bool:
        """Whether every turn says that it changed, and which way."""
        return self.ratios[0] > 1 or self.ratios[-1] < 1

    @property
    def is_unsteady(self) -> bool:
        """Whether some turns would mark one version, and some the other."""
        return self.ratios[0] < 1 / TOLERATED and self.ratios[-1] > TOLERATED

    def line(self) -> str:
        new, old = (statistics.median(side) for side in zip(*self.turns, strict=True))
        low, high, mark = self.ratios[0], self.ratios[-1], " ✗" if self.is_marked else ""
        what, unit = self.figure.what, self.figure.unit
        return (
            f"{what:<{WIDEST}} {shown(old, unit):>22} {shown(new, unit):>22}"
            f" {self.ratio:>8.3f}  {low:.3f} to {high:.3f}{mark}"
        )


def head(revision: str) -> str:
    """What stands above the lines."""
    return f"{'':<{WIDEST}} {revision[:22]:>22} {'here':>22} {'new/old':>8}  from … to"


def shown(value: float, unit: str) -> str:
    if unit == "bytes":
        return f"{value / 2**20:,.1f} MiB"
    if unit == "s":
        return f"{value:.3f} s"
    return f"{value / 1e6:.2f} M {unit}" if value >= 1e6 else f"{value:,.0f} {unit}"


def verdict(compared: Sequence[Compared], revision: str) -> str:
    """What became slower or larger, in words, and what could not be told."""
    marked = [row for row in compared if row.is_marked]
    unsteady = [row.figure.what for row in compared if row.is_unsteady and not row.is_marked]
    lines = [f"Nothing takes more than 5 % more than at {revision}."]
    if marked:
        lines = [f"More than 5 % slower or larger than at {revision}:"]
        lines += [f"  {_worded(row)}" for row in marked]
    if unsteady:
        lines += [
            "Too unsteady to tell, measure again on a quieter machine or with more --repeats:"
        ]
        lines += [f"  {what}" for what in unsteady]
    return "\n".join(lines)


def _worded(row: Compared) -> str:
    unsure = "" if row.is_sure else "; the turns disagree: measure again with more --repeats"
    return f"{row.figure.what}: {100 * (row.cost - 1):.0f} % more{unsure}"


# --- measuring ------------------------------------------------------------------------------------


def in_turns(
    measure: Measure, both: Both, probe: Probe, repeats: int, tick: Callable[[], None]
) -> list[Compared]:
    """Both versions one after the other, again and again, so that they meet the same weather. Each
    goes first every other time: who goes second finds the machine as the first one left it.
    """
    turns = []
    for turn in range(repeats + probe.warms_up):
        order = both if turn % 2 else both[::-1]
        found = {version: measure(version) for version in order}
        turns.append([found[version] for version in both])
        tick()
    counted = turns[probe.warms_up :]
    return [
        Compared(figure, [(new[at], old[at]) for new, old in counted])
        for at, figure in enumerate(probe.figures)
    ]


def chosen(all: Iterator[Probe], pattern: str) -> list[Probe]:
    """Those of which a figure's name matches."""
    wanted = re.compile(pattern, re.IGNORECASE)
    return [probe for probe in all if any(wanted.search(f.what) for f in probe.figures)]


def compare(revision: str, pattern: str, repeats: int, *, compiles: bool) -> int:
    """Measure, print, and return what the program ends with."""
    wanted = chosen(probes(compiles=compiles), pattern)
    try:
        if not wanted:
            raise CannotMeasure(f"no row is called {pattern!r}")
        with versions(revision) as both:
            print(head(revision), flush=True)
            compared, failed = _measured(both, wanted, repeats)
    except CannotMeasure as error:
        print(f"cannot measure {error}", file=sys.stderr)
        return 2
    print("", verdict(compared, revision), sep="\n")
    return 1 if failed else 0


def _measured(both: Both, wanted: list[Probe], repeats: int) -> tuple[list[Compared], bool]:
    compared, failed = list[Compared](), False
    with _watched(sum(repeats + probe.warms_up for probe in wanted)) as watch:
        for probe in wanted:
            tick = partial(watch, probe.figures[0].what)
            try:
                with probe.ready(both) as measure:
                    found = in_turns(measure, both, probe, repeats, tick)
            except (CannotMeasure, OSError, RuntimeError) as error:
                failed = True
                print(f"{probe.figures[0].what}: not measured: {error}", flush=True)
                continue
            compared += found
            print(*(row.line() for row in found), sep="\n", flush=True)
    return compared, failed


@contextmanager
def _watched(turns: int) -> Iterator[Callable[[str], None]]:
    """A bar, if there is a terminal for it; to be called after every turn."""
    from rich.console import Console
    from rich.progress import Progress

    bar = Progress(
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
        redirect_stdout=sys.stdout.isatty(),  # the lines are for whoever they are sent to
    )
    with bar:
        task = bar.add_task("…", total=turns)
        yield lambda what: bar.update(task, advance=1, description=what)
