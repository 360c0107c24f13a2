"""Real servers for tests: ``server()`` starts one and returns its URL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.serving import UNLIMITED, prepare_games, serving

Serve = Callable[..., str]


@pytest.fixture(scope="session")
def prepared() -> None:
    prepare_games()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serve]:
    """``server(burst=5)`` starts a server that is generous but for what is given; its URL.

    Its database is ``tmp_path / "games.db"``. It stops when the test ends.
    """
    with ExitStack() as stack:

        def serve(**limits: Any) -> str:
            given = msgspec.structs.replace(UNLIMITED, **limits)
            return stack.enter_context(serving(tmp_path, given))

        yield serve
