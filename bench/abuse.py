"""What one attacker can do to everybody else, attack by attack.

People play at a server with its usual limits: undisturbed, then while somebody attacks a second
server on the same machine (attackers take processor time wherever they aim), then while somebody
attacks theirs. ``python -m bench.abuse [SECONDS [ATTACK ...]]`` prints the figures alone.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec

from bench.attacks import ATTACKS, PROXY
from bench.processes import Server, answers, free_port
from bench.victims import Experience, Times
from hanagoza.bench.report import Row
from hanagoza.server.config import Limits

SECONDS = 8.0
WORST = 1.0
"""Seconds that nobody may wait for an acknowledgement."""
SHARE = 0.5
"""Of the moves that are played while another server is attacked."""
KIB, MIB = 1024, 1024 * 1024
MOST_MEMORY, MOST_LOG = 64 * MIB, 64 * KIB
PATIENCE = Limits().bot_patience
DESCRIPTORS = 1024
"""As many as many systems give to a process, which may ask for more."""
SCARCE = "idle-connections", "whole-network", "all-at-once"
"""Attacks on a server that gets no more of them."""
CALM_PART = 60.0
"""Seconds without an attack, before a long one."""
CALM, IDLE = 4, 0.02
"""So many quarters of a second with so little processor time: a server has done its warm-up."""
HANAGOZA = "import sys; from hanagoza.cli import main; sys.exit(main())"


class Load(NamedTuple):
    """What a server takes of its machine."""

    cpu: float
    memory: int
    disk: int
    log: int
    descriptors: int


class Target(NamedTuple):
    """A server, and where its database and its log are."""

    server: Server
    folder: Path

    def load(self) -> Load:
        disk = sum(file.stat().st_size for file in self.folder.glob("games.db*"))
        log = (self.folder / "log").stat().st_size
        descriptors = len(list(Path(f"/proc/{self.server.pid}/fd").iterdir()))
        return Load(self.server.cpu(), self.server.memory(), disk, log, descriptors)


class Found(NamedTuple):
    """How it went, and what it took."""

    undisturbed: Experience
    elsewhere: Experience
    attacked: Experience
    before: Load
    after: Load


def rows(seconds: float = SECONDS, attacks: Sequence[str] = tuple(ATTACKS)) -> Iterator[Row]:
    """Measure, attack by attack."""
    for attack in attacks:
        found = suffered(attack, seconds)
        yield _moves(attack, found)
        yield _bots(attack, found)
        yield _taken(attack, found)


def _moves(attack: str, found: Found) -> Row:
    mine, control = found.attacked.moves, found.elsewhere.moves
    return Row(
        f"attack, {attack}: moves acknowledged",
        f"{_told(mine)}; elsewhere {_told(control)}; undisturbed {_told(found.undisturbed.moves)}",
        f"{mine.count / max(1, control.count):.2f} × elsewhere",
        f"≥ {SHARE} ×, worst ≤ {WORST:.0f} s",
        mine.count >= SHARE * control.count and mine.worst <= max(WORST, control.worst),
    )


def _bots(attack: str, found: Found) -> Row:
    mine, control = found.attacked.bots, found.elsewhere.bots
    return Row(
        f"attack, {attack}: answers of bots",
        f"{_told(mine)}; elsewhere {_told(control)}",
        f"{mine.count / max(1, control.count):.2f} × elsewhere",
        f"≥ {SHARE} ×, worst ≤ {PATIENCE:.0f} s later",
        mine.count >= SHARE * control.count and mine.worst <= control.worst + PATIENCE,
    )


def _told(times: Times) -> str:
    ms = [f"{1000 * seconds:.0f}" for seconds in (times.median, times.p99, times.worst)]
    return f"{times.count} (median {ms[0]} ms, 99 % {ms[1]} ms, worst {ms[2]} ms)"


def _taken(attack: str, found: Found) -> Row:
    before, after = found.before, found.after
    memory, log = after.memory - before.memory, after.log - before.log
    return Row(
        f"attack, {attack}: the server takes",
        f"{after.cpu - before.cpu:.1f} s of processor time, "
        f"{memory / MIB:+.0f} MiB of memory ({after.memory / MIB:.0f}), "
        f"{(after.disk - before.disk) / MIB:+.1f} MiB of disk, {log / KIB:+.0f} KiB of log",
        goal=f"≤ {MOST_MEMORY // MIB} MiB of memory, {MOST_LOG // KIB} KiB of log",
        reached=memory <= MOST_MEMORY and log <= MOST_LOG,
    )


def suffered(attack: str, seconds: float) -> Found:
    """What people meet at a server that is attacked for so long."""
    with ExitStack() as stack:
        is_scarce = attack in SCARCE
        ours, other = (stack.enter_context(target(is_scarce=is_scarce)) for _ in range(2))
        people = stack.enter_context(playing(ours.server.url))
        undisturbed = people.ask(seconds)
        with attacking(attack, other.server.url, seconds):
            elsewhere = people.ask(seconds)
        before = ours.load()
        with attacking(attack, ours.server.url, seconds):
            attacked = people.ask(seconds)
        return Found(undisturbed, elsewhere, attacked, before, ours.load())


def endured(attack: str, seconds: float, parts: int = 6) -> Iterator[tuple[Experience, Load]]:
    """A long attack, part by part; before and after it a minute without."""
    with target(is_scarce=attack in SCARCE) as ours, playing(ours.server.url) as people:
        yield people.ask(CALM_PART), ours.load()
        with attacking(attack, ours.server.url, seconds + 60):
            for _ in range(parts):
                yield people.ask(seconds / parts), ours.load()
        yield people.ask(CALM_PART), ours.load()


@contextmanager
def target(*, is_scarce: bool = False) -> Iterator[Target]:
    """A server as hosts start it, with no more descriptors than they often have; where these are
    scarce, it cannot raise that limit.
    """
    port = free_port()
    with tempfile.TemporaryDirectory() as name, (Path(name) / "log").open("wb") as log:
        limited = f'ulimit -{"" if is_scarce else "S"}n {DESCRIPTORS}; exec "$@"'
        database = ("--db", f"sqlite:///{name}/games.db")
        proxy = ("--trusted-proxy", PROXY)
        serve = [sys.executable, "-c", HANAGOZA, "serve", "--port", str(port), *database, *proxy]
        process = subprocess.Popen(["sh", "-c", limited, "sh", *serve], stdout=log, stderr=log)
        url = f"http://127.0.0.1:{port}"
        try:
            while not answers(url):
                time.sleep(0.05)
            server = Server(url, process.pid)
            _await_warm(server)
            yield Target(server, Path(name))
        finally:
            process.terminate()
            process.wait()


def _await_warm(server: Server) -> None:
    """Games are read or compiled after the start: what that takes is not an attacker's doing."""
    calm, before = 0, server.cpu()
    while calm < CALM:
        time.sleep(0.25)
        now = server.cpu()
        calm, before = calm + 1 if now - before < IDLE else 0, now


class People:
    """Those who play, and tell how it went."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self._hear()

    def ask(self, seconds: float) -> Experience:
        """How it goes, from now on for so long."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{seconds}\n")
        self._process.stdin.flush()
        return msgspec.json.decode(self._hear(), type=Experience)

    def _hear(self) -> str:
        assert self._process.stdout is not None
        if not (line := self._process.stdout.readline()):
            raise RuntimeError("those who play have given up")
        return line


@contextmanager
def playing(url: str) -> Iterator[People]:
    """People at a server, for as long as the block lasts."""
    with _running("bench.victims", url) as process:
        yield People(process)


@contextmanager
def attacking(name: str, url: str, seconds: float) -> Iterator[None]:
    """An attack that goes on for so long, or until the block ends."""
    with _running("bench.attacks", name, url, str(seconds)) as process:
        assert process.stdout is not None
        process.stdout.readline()
        yield
        if process.poll():
            raise RuntimeError(f"the attack {name!r} has failed, not the server")


@contextmanager
def _running(module: str, *words: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", module, *words]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


if __name__ == "__main__":
    length, *chosen = sys.argv[1:] or [str(SECONDS)]
    for row in rows(float(length), chosen or tuple(ATTACKS)):
        print(*row, sep="  ", flush=True)
