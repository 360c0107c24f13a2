"""One module per subcommand: ``add(subparsers)`` declares it, ``run(given)`` does it.

Modules import what they need when they run, so that ``hanagoza --help`` answers at once.
"""

from __future__ import annotations

from typing import Any, Protocol

from hanagoza.cli.commands import (
    admin,
    arena,
    backup,
    bench,
    bots,
    config,
    doctor,
    export,
    games,
    ladder,
    play,
    replay,
    restore,
    serve,
    verify,
)


class Subcommand(Protocol):
    """A module of this package."""

    def add(self, subparsers: Any) -> None:
        """Declare the subcommand; its default ``run`` takes the arguments, returns a code."""


COMMANDS: tuple[Subcommand, ...] = (
    play,
    replay,
    verify,
    games,
    bots,
    serve,
    config,
    doctor,
    admin,
    backup,
    restore,
    export,
    arena,
    ladder,
    bench,
)
