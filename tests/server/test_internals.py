"""What we lean on in uvicorn, websockets and asyncio without being invited to.

If one of these fails after an upgrade, the dependency has moved: look at the module that is named.
"""

from __future__ import annotations

import asyncio
import inspect
import re
import socket
from asyncio import selector_events
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import Protocol
from websockets.server import ServerProtocol
from websockets.version import version as websockets_version

from hanagoza.server.wire import asyncio_internals, uvicorn_internals

HTTP = (
    "handle_events",
    "send_400_response",
    "connection_made",
    "connection_lost",
    "handle_websocket_upgrade",
)
HTTP_STATE = ("transport", "loop", "cycle", "conn")
WEBSOCKET = (
    "data_received",
    "handle_events",
    "run_asgi",
    "receive",
    "send",
    "send_500_response",
    "connection_lost",
    "resume_writing",
    "keepalive_timeout",
    "on_task_complete",
    "handle_ping",
    "handle_cont",
    "handle_parser_exception",
    "send_receive_event_to_app",
)
WEBSOCKET_STATE = (
    "queue",
    "writable",
    "conn",
    "frames",
    "close_sent",
    "close_timer",
    "close_timeout",
    "curr_msg_data_type",
    "handshake_initiated",
    "handshake_complete",
    "disconnected",
    "request",
    "response",
    "transport",
    "scope",
    "app",
    "logger",
    "loop",
)
SERVER = ("startup", "shutdown", "capture_signals", "_captured_signals", "servers", "started")
CONNECTION = ("send_text", "send_close", "data_to_send", "fail", "state")
CONNECTION_STATE = ("events",)


def moved(what: str, owner: str, version: str, module: Any) -> str:
    return (
        f"{owner} {version} has no {what} any more: {module.__name__} relies on it."
        " Hold the version back in pyproject.toml, or mend that module."
    )


@pytest.mark.parametrize("name", HTTP)
def test_uvicorns_http_protocol(name: str) -> None:
    assert name in vars(H11Protocol), moved(
        f"H11Protocol.{name}", "uvicorn", uvicorn.__version__, uvicorn_internals
    )


@pytest.mark.parametrize("name", WEBSOCKET)
def test_uvicorns_websocket_protocol(name: str) -> None:
    assert name in vars(WebSocketsSansIOProtocol), moved(
        f"WebSocketsSansIOProtocol.{name}", "uvicorn", uvicorn.__version__, uvicorn_internals
    )


@pytest.mark.parametrize(
    ("protocol", "names"),
    [(H11Protocol, HTTP_STATE), (WebSocketsSansIOProtocol, WEBSOCKET_STATE)],
)
def test_uvicorns_state(protocol: type, names: tuple[str, ...]) -> None:
    source = inspect.getsource(protocol)
    for name in names:
        assert re.search(rf"\bself\.{name}\b", source), moved(
            f"{protocol.__name__}.{name}", "uvicorn", uvicorn.__version__, uvicorn_internals
        )


@pytest.mark.parametrize(
    "name", ["response_complete", "more_body", "disconnected", "message_event"]
)
def test_uvicorns_requests_say_how_far_they_are(name: str) -> None:
    source = inspect.getsource(RequestResponseCycle)
    assert re.search(rf"\bself\.{name}\b", source), moved(
        f"RequestResponseCycle.{name}", "uvicorn", uvicorn.__version__, uvicorn_internals
    )


@pytest.mark.parametrize("name", SERVER)
def test_uvicorns_server(name: str) -> None:
    found = hasattr(uvicorn.Server, name) or f"self.{name}" in inspect.getsource(uvicorn.Server)
    assert found, moved(f"Server.{name}", "uvicorn", uvicorn.__version__, uvicorn_internals)


@pytest.mark.parametrize("name", CONNECTION)
def test_websockets_connection(name: str) -> None:
    assert hasattr(ServerProtocol, name), moved(
        f"ServerProtocol.{name}", "websockets", websockets_version, uvicorn_internals
    )


@pytest.mark.parametrize("name", CONNECTION_STATE)
def test_websockets_connection_keeps_what_has_come(name: str) -> None:
    assert re.search(rf"\bself\.{name}\b", inspect.getsource(Protocol)), moved(
        f"Protocol.{name}", "websockets", websockets_version, uvicorn_internals
    )


def test_asyncios_transport_reads_by_a_method_it_keeps() -> None:
    async def kept() -> bool:
        one, other = socket.socketpair()
        one.setblocking(False)
        loop = asyncio.get_running_loop()
        transport, _ = await loop.connect_accepted_socket(asyncio.Protocol, one)
        held = getattr(transport, asyncio_internals.READER, None) is not None
        transport.close()
        other.close()
        return held

    if not hasattr(selector_events, "_SelectorSocketTransport"):
        pytest.skip("another event loop")
    assert asyncio.run(kept()), moved(
        asyncio_internals.READER, "asyncio's socket transport", "here", asyncio_internals
    )
