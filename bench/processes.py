"""Servers and their players as processes of their own, so that only the server's work counts."""

from __future__ import annotations

import os
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

import httpx

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGESIZE")
Command = Sequence[str | Path]


class Server(NamedTuple):
    """A server under test."""

    url: str
    pid: int

    def cpu(self) -> float:
        """Seconds of processor time, of all threads, in user and in kernel mode."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Resident bytes."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * PAGE


class Players:
    """A program that plays, tells how it goes, and waits each time to be told to go on."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def hear(self) -> list[float]:
        """The numbers it says next; none if it says that it is ready."""
        assert self._process.stdout is not None
        said = self._process.stdout.readline().split()
        if not said:
            raise RuntimeError("the players have given up")
        return [float(word) for word in said if word[0].isdigit()]

    def go_on(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()


@contextmanager
def serving(
    command: Command,
    port: int,
    environment: Mapping[str, str] = MappingProxyType({}),
    folder: Path | None = None,
) -> Iterator[Server]:
    """A server, from when it answers until the block ends; ``folder`` is where it runs."""
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, cwd=folder, env={**os.environ, **environment}
    )
    url = f"http://127.0.0.1:{port}"
    try:
        while not answers(url):
            if process.poll() is not None:
                raise RuntimeError(f"{command[0]} did not start")
            time.sleep(0.02)
        yield Server(url, process.pid)
    finally:
        process.terminate()
        process.wait()


def answers(url: str) -> bool:
    try:
        httpx.get(f"{url}/healthz")
    except httpx.TransportError:
        return False
    return True


@contextmanager
def playing(command: Command, **environment: str) -> Iterator[Players]:
    """A program that plays at a server, until the block ends."""
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment},
    )
    try:
        yield Players(process)
    finally:
        process.kill()
        process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
