"""Running the server in this process until it is told to stop."""

from __future__ import annotations

import asyncio
import ctypes
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import NoReturn, TextIO, cast

import structlog
import uvicorn
from litestar import Litestar

from hanagoza.server.app import application
from hanagoza.server.config import Config
from hanagoza.server.lines import RequestLine, SocketLine
from hanagoza.server.luck import Luck
from hanagoza.server.storage.opening import check

PING_EVERY, PONG_WITHIN = 5.0, 5.0
"""Seconds: a line that has gone dead is noticed within ten."""
M_MMAP_THRESHOLD, LARGE = -3, 256 * 1024
"""As malloc.h has it, and the bytes from which on a block is large."""
FAREWELL = 0.05
"""Seconds for the goodbyes to be on their way."""


class Server(uvicorn.Server):
    """Says goodbye before it hangs up."""

    page = ""
    """What to show in a browser once it answers."""

    def __init__(self, app: Litestar, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._app = app

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.page:  # some browsers return only when they are closed
            threading.Thread(target=webbrowser.open, args=[self.page], daemon=True).start()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """To be told to stop is no failure: uvicorn would raise the signal again afterwards."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listening in self.servers:  # or those who come back at once would be turned away
            listening.close()
        self._app.state.hall.dismiss()
        await asyncio.sleep(FAREWELL)
        await super().shutdown(sockets)


def server(config: Config, luck: Luck | None = None) -> Server:
    """A server, ready to ``run``."""
    app = application(config, luck)
    return Server(
        app,
        uvicorn.Config(
            app,
            host=config.host,
            port=config.port,
            http=RequestLine,
            ws=SocketLine,
            ws_per_message_deflate=False,
            ws_max_size=config.limits.message_bytes * 2,
            ws_ping_interval=PING_EVERY,
            ws_ping_timeout=PONG_WITHIN,
            proxy_headers=bool(config.trusted_proxies),
            forwarded_allow_ips=list(config.trusted_proxies),
            timeout_graceful_shutdown=5,
            server_header=False,
            access_log=False,
            log_config=None,
            log_level="error",  # a line for each bad request would fill the disk
            lifespan="on",
        ),
    )


class Unfailing:
    """A file for logs. When the disk is full a line is lost, not the table it was about."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def write(self, text: str) -> None:
        with suppress(OSError):
            self._file.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            self._file.flush()


def set_up_logs() -> None:
    """One line of JSON for each thing worth knowing; never a card, a token or a name."""
    steps: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    write = structlog.processors.JSONRenderer(ensure_ascii=False)
    structlog.configure(
        processors=[*steps, write],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, Unfailing(sys.stdout))),
    )
    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, write],
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *steps],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


def return_memory() -> None:
    """Have large blocks go back to the system at once. The C library would rather keep what bots
    have thought in, thread by thread, and the server would grow and grow.
    """
    with suppress(OSError, AttributeError):  # other systems know better, or another way
        ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, LARGE)


def serve(config: Config, opens_browser: bool = False) -> NoReturn:
    """Serve until told to stop, and leave the process."""
    set_up_logs()
    return_memory()
    check(config.database)
    running = server(config)
    address = f"http://{config.host}:{config.port}"
    if opens_browser:
        running.page = address
    print(f"Hanagoza at {address}  (database: {config.database})", flush=True)
    running.run()
    with suppress(OSError):
        sys.stdout.flush()
    # Everything is stored. Python would wait for threads that compile a game, which takes most of a
    # minute, or think about a move, and nobody wants either any more.
    os._exit(0 if running.started else 1)
