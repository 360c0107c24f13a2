"""Running the server in this process until it is told to stop."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from contextlib import ExitStack, suppress
from functools import partial
from typing import Any, NoReturn, cast

import msgspec
import uvicorn

from hanagoza.server.app import application
from hanagoza.server.config import Config
from hanagoza.server.entropy import Entropy
from hanagoza.server.logs import set_up_logs
from hanagoza.server.memory import return_memory
from hanagoza.server.storage.lock import Claim, note
from hanagoza.server.storage.migrate import claimed
from hanagoza.server.wire.descriptors import room_for
from hanagoza.server.wire.limits import ConnectionLimit, fitted
from hanagoza.server.wire.listen import authority, listen
from hanagoza.server.wire.metrics_port import metrics_at
from hanagoza.server.wire.uvicorn_internals import BoundedHttp, Patience, Server, TableSocket


def server(config: Config, entropy: Entropy | None = None, claim: Claim | None = None) -> Server:
    """A server, ready to ``run``; who has claimed the database already hands over the ``claim``."""
    room = room_for(config.limits.connections)
    limits = fitted(config.limits, room)
    app = application(msgspec.structs.replace(config, limits=limits), entropy, claim)
    limit = ConnectionLimit(config.limits, room, config.trusted_proxies)
    patience = Patience(config.limits.request_seconds, limit)
    return Server(
        uvicorn.Config(
            app,
            host=config.host,
            port=config.port,
            http=cast(Any, partial(BoundedHttp, patience)),
            ws=cast(Any, partial(TableSocket, config.limits)),
            ws_per_message_deflate=False,
            ws_max_size=config.limits.message_bytes * 2,
            ws_ping_interval=config.ping_every,
            ws_ping_timeout=config.pong_within,
            proxy_headers=bool(config.trusted_proxies),
            forwarded_allow_ips=list(config.trusted_proxies),
            timeout_graceful_shutdown=config.stop_within,
            server_header=False,
            access_log=False,
            log_config=None,
            log_level="error",  # a line for each bad request would fill the disk
            lifespan="on",
        ),
        take_leave=lambda: app.state.hall.dismiss(),
        limit=limit,
    )


def show(page: str) -> None:
    """Open a page in the browser. Some return only when they are closed."""
    threading.Thread(target=webbrowser.open, args=[page], daemon=True).start()


def _ready(config: Config) -> tuple[Server, list[socket.socket]]:
    """A server that has its database and its port, or an error that says why not. From now on
    nobody else can claim the database: who starts at the same time is told here, too.
    """
    with ExitStack() as failing:
        claim = failing.enter_context(claimed(config.database))
        running = server(config, claim=claim)
        sockets = listen(config.host, config.port, running.limit)
        failing.pop_all()
    return running, sockets


def serve(config: Config, opens_browser: bool = False) -> NoReturn:
    """Serve until told to stop, and leave the process."""
    set_up_logs(config.log_level, config.log_lines_of_a_kind)
    return_memory()
    running, sockets = _ready(config)
    address = f"http://{authority(config.host, sockets[0].getsockname()[1])}"

    def announce() -> None:
        note(config.database, address)
        print(f"Hanagoza at {address}  (database: {config.database})", flush=True)
        if opens_browser:
            show(address)

    running.announce = announce
    with metrics_at(config.metrics):
        running.run(sockets)
    with suppress(OSError):
        sys.stdout.flush()
    # Everything is stored. Python would wait for threads that compile a game, which takes most of a
    # minute, or think about a move, and nobody wants either any more.
    os._exit(0 if running.started else 1)
