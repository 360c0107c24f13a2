"""Where subcommands print."""

from __future__ import annotations

from typing import Any

from rich.console import Console


class Output(Console):
    """A console that leaves a reader who has had enough to ``main``."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(highlight=False, **settings)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError
