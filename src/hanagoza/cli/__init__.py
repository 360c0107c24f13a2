"""The ``hanagoza`` command.

``main`` knows only that there are subcommands; each is a module of ``hanagoza.cli.commands``.
"""

from __future__ import annotations

from hanagoza.cli.command import main

__all__ = ["main"]
