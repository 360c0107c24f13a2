"""A real server in a thread, on a database of its own."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hanagoza.bots import prepare
from hanagoza.games import game, games
from hanagoza.server.config import Config, Limits
from hanagoza.server.entropy import Entropy
from hanagoza.server.serve import server
from hanagoza.server.wire.listen import listen

UNLIMITED = Limits(
    requests_per_minute=10**6,
    renames_per_minute=10**6,
    commands_per_second=10**6,
    commands_per_address=10**6,
    burst=10**6,
    tables_per_session=10**4,
    tables_per_address=10**4,
    requests_per_second=10**6,
    connections_per_address=10**4,
    connections_per_minute=10**6,
    sockets_per_address=10**4,
    megabytes_per_day=10**6,
    history_per_second=10**6,
    history_burst=10**6,
    bot_tables_per_address=10**4,
)


@contextmanager
def serving(
    folder: Path, limits: Limits = UNLIMITED, entropy: Entropy | None = None, **chosen: Any
) -> Iterator[str]:
    """The address of a server that runs for as long as the block does."""
    config = Config(database=folder / "games.db", port=0, limits=limits, **chosen)
    running = server(config, entropy)
    running.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    sockets = listen(config.host, config.port, running.limit)
    thread = threading.Thread(target=running.run, args=[sockets], daemon=True)
    thread.start()
    while not running.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.005)
    try:
        yield f"http://127.0.0.1:{sockets[0].getsockname()[1]}"
    finally:
        running.should_exit = True
        thread.join()


def prepare_games() -> None:
    """Load all games with their bots, as a server does in the background: before its memory is
    measured, not while.
    """
    for id in games():
        prepare(game(id))
