"""A real server in a process of its own, started by the real command."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Self

import httpx

from hanagoza.server.storage.operator import Operator

COMMAND = [sys.executable, "-c", "import sys; from hanagoza.cli import main; sys.exit(main())"]


def free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Hosted:
    """A server in a process of its own."""

    def __init__(self, folder: Path, *words: str, port: int = 0, **environment: str) -> None:
        """``words`` are further arguments of ``hanagoza serve``."""
        self.database = folder / "games.db"
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._log, self._environment = folder / "server.log", environment
        self._words = words
        self.start()

    def start(self) -> None:
        """Begin, or begin again after the end."""
        with self._log.open("wb") as log:
            self.process = subprocess.Popen(
                [*self._command, "serve", "--port", str(self.port), *self._where, *self._words],
                stdout=log,
                stderr=log,
                env={**os.environ, **self._environment},
            )
        self._await_health()

    @property
    def _command(self) -> list[str]:
        return COMMAND

    @property
    def _where(self) -> tuple[str, str]:
        return "--db", f"sqlite:///{self.database}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()

    def _await_health(self) -> None:
        for _ in range(600):
            assert self.process.poll() is None, self.log()
            try:
                if httpx.get(f"{self.url}/healthz").status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def log(self) -> str:
        return self._log.read_text(encoding="utf-8")

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Another command on the same database."""
        return subprocess.run(
            [*COMMAND, *words],
            env={**os.environ, "HANAGOZA_DB": f"sqlite:///{self.database}"},
            capture_output=True,
            text=True,
            check=False,
        )

    def ban(self, seat: int) -> None:
        """Ban who sits there, at the latest table."""
        with closing(Operator(self.database)) as operator:
            (table,) = operator.tables(1)
            operator.ban(dict(table.players)[seat])

    def kill(self) -> None:
        """As a power cut does it."""
        self.process.kill()
        self.process.wait(20)

    def stop(self) -> int:
        """As the system does it; the number the process ends with."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)
