"""Metrics for Prometheus, on a port or Unix socket of their own: on the public one there are none.

A thread of its own answers, so that a scrape waits for nobody and nobody for it.
"""

from __future__ import annotations

import socket
import socketserver
import stat
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from prometheus_client import REGISTRY
from prometheus_client.exposition import MetricsHandler

from hanagoza.core.errors import HanagozaError
from hanagoza.server.config import UNIX

GROUP_READS = 0o660
"""Of a Unix socket: who may scrape is in the group of its folder."""


class CannotAnswer(HanagozaError):
    """A place for metrics that is not to be had."""


class _Scrape(MetricsHandler):
    registry = REGISTRY
    timeout = 10  # for who connects and says nothing

    def address_string(self) -> str:
        return "metrics"  # of a Unix socket there is none, and no line is logged anyway


class _Port(socketserver.ThreadingMixIn, socketserver.TCPServer):
    daemon_threads = True
    allow_reuse_address = True

    def __init__(self, family: socket.AddressFamily, where: Any) -> None:
        self.address_family = family
        super().__init__(where, _Scrape)

    def handle_error(self, request: object, client_address: object) -> None:
        """Who hangs up early is no news."""


@contextmanager
def metrics_at(where: str | None) -> Iterator[None]:
    """Answer Prometheus there while the block lasts; nowhere if ``where`` is nothing."""
    if where is None:
        yield
        return
    port = _opened(where)
    threading.Thread(target=port.serve_forever, name="metrics", daemon=True).start()
    try:
        yield
    finally:
        port.shutdown()
        port.server_close()
        if where.startswith(UNIX):
            Path(where.removeprefix(UNIX)).unlink(missing_ok=True)


def _opened(where: str) -> _Port:
    try:
        if where.startswith(UNIX):
            return _on_path(Path(where.removeprefix(UNIX)))
        host, _, port = where.rpartition(":")
        family, _, _, _, address = socket.getaddrinfo(host.strip("[]"), int(port))[0]
        return _Port(family, address)
    except OSError as error:
        raise CannotAnswer(
            f"cannot answer Prometheus at {where}: {error.strerror}; choose another place with"
            " --metrics"
        ) from error


def _on_path(path: Path) -> _Port:
    if path.exists() and stat.S_ISSOCK(path.stat().st_mode):
        path.unlink()  # what a server that was killed has left
    port = _Port(socket.AF_UNIX, str(path))
    path.chmod(GROUP_READS)
    return port
