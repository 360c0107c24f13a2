"""Running the server in this process until it is told to stop."""

from __future__ import annotations

import asyncio
import ctypes
import errno
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, NoReturn, TextIO, cast

import structlog
import uvicorn
from litestar import Litestar

from hanagoza.core.errors import HanagozaError
from hanagoza.server.app import application
from hanagoza.server.config import Config
from hanagoza.server.entropy import Entropy
from hanagoza.server.lines import RequestLine, SocketLine
from hanagoza.server.storage.opening import check, note

PING_EVERY, PONG_WITHIN = 5.0, 5.0
"""Seconds: a line that has gone dead is noticed within ten."""
M_MMAP_THRESHOLD, LARGE = -3, 256 * 1024
"""As malloc.h has it, and the bytes from which on a block is large."""
BACKLOG = 2048
"""Connections that wait to be accepted, as many as uvicorn would have."""
ABSENT = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)
FAREWELL = 0.05
"""Seconds for the goodbyes to be on their way."""


class Server(uvicorn.Server):
    """Says hello when it answers, and goodbye before it hangs up."""

    def __init__(self, app: Litestar, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._app = app
        self.announce: Callable[[], None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.announce:
            self.announce()

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


def server(config: Config, entropy: Entropy | None = None) -> Server:
    """A server, ready to ``run``."""
    app = application(config, entropy)
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


def listen(host: str, port: int) -> list[socket.socket]:
    """Sockets at all addresses of a host that this machine has."""
    listening: list[socket.socket] = []
    missing: OSError | None = None
    try:
        for family, kind, protocol, _, where in socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        ):
            try:
                listening.append(_listening(socket.socket(family, kind, protocol), where))
            except OSError as error:  # "localhost" is also ::1 where there is no IPv6
                if error.errno not in ABSENT:
                    raise
                missing = error
        if missing and not listening:
            raise missing
    except (OSError, UnicodeError) as error:
        for opened in listening:
            opened.close()
        raise CannotListen(host, port, error) from error
    return listening


def _listening(opened: socket.socket, where: Any) -> socket.socket:
    try:
        if os.name == "posix":  # elsewhere this would share the port with whoever has it
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if opened.family == socket.AF_INET6:  # or it would take the port of IPv4 as well
            opened.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        opened.bind(where)
        opened.listen(BACKLOG)
    except OSError:
        opened.close()
        raise
    return opened


class CannotListen(HanagozaError):
    """An address that is not to be had; the message says what to do."""

    def __init__(self, host: str, port: int, error: OSError | UnicodeError) -> None:
        why = (error.strerror or "") if isinstance(error, OSError) else "this is no host"
        taken = isinstance(error, OSError) and error.errno in (errno.EADDRINUSE, errno.EACCES)
        instead = "another port with --port" if taken else "an address of this machine with --host"
        super().__init__(
            f"cannot listen on {_at(host, port)}: {why[:1].lower()}{why[1:]}; choose {instead}"
        )


def _at(host: str, port: int) -> str:
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def show(page: str) -> None:
    """Open a page in the browser. Some return only when they are closed."""
    threading.Thread(target=webbrowser.open, args=[page], daemon=True).start()


def serve(config: Config, opens_browser: bool = False) -> NoReturn:
    """Serve until told to stop, and leave the process."""
    set_up_logs()
    return_memory()
    check(config.database)
    running = server(config)
    sockets = listen(config.host, config.port)
    address = f"http://{_at(config.host, sockets[0].getsockname()[1])}"

    def announce() -> None:
        note(config.database, address)
        print(f"Hanagoza at {address}  (database: {config.database})", flush=True)
        if opens_browser:
            show(address)

    running.announce = announce
    running.run(sockets)
    with suppress(OSError):
        sys.stdout.flush()
    # Everything is stored. Python would wait for threads that compile a game, which takes most of a
    # minute, or think about a move, and nobody wants either any more.
    os._exit(0 if running.started else 1)
