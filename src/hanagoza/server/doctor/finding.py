"""What a check looks at, and what it finds."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from hanagoza.server.config import Config

WELL, DOUBTFUL, WRONG = "✓", "!", "✗"


class Finding(NamedTuple):
    """A line of the report."""

    mark: str
    text: str

    def __str__(self) -> str:
        return f"{self.mark} {self.text}"


class Host(NamedTuple):
    """A set-up that is looked at."""

    config: Config
    environment: Mapping[str, str]
    url: str | None = None
    """Where players reach it, if that was told."""
    backups: Path | None = None
    """The folder of backups, if that was told."""
    now: Callable[[], float] = time.time


Check = Callable[[Host], Iterator[Finding]]


def well(text: str) -> Finding:
    return Finding(WELL, text)


def doubtful(text: str) -> Finding:
    """Something to think about; the server runs."""
    return Finding(DOUBTFUL, text)


def wrong(text: str) -> Finding:
    """Something to mend."""
    return Finding(WRONG, text)
