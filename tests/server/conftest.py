"""Real servers for tests: ``server()`` starts one and returns its URL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hanagoza.client import patience
from hanagoza.server.config import Limits
from tests.server.serving import UNLIMITED, prepare_games, serving

Serve = Callable[..., str]
LIMITS = set(Limits.__struct_fields__)


@pytest.fixture(scope="session")
def prepared() -> None:
    prepare_games()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clients do not wait until what they were refused is possible again."""
    monkeypatch.setattr(patience, "PATIENCE", 0.0)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serve]:
    """``server(burst=5)`` starts a server that is generous but for the settings given; its URL.

    Its database is ``tmp_path / "games.db"``. It stops when the test ends.
    """
    with ExitStack() as stack:

        def serve(**chosen: Any) -> str:
            bounds = {name: chosen.pop(name) for name in LIMITS & chosen.keys()}
            given = msgspec.structs.replace(UNLIMITED, **bounds)
            return stack.enter_context(serving(tmp_path, given, **chosen))

        yield serve
