"""Attackers of a server, each in a process of its own; ``bench.abuse`` starts them.

``python -m bench.attacks greeting http://127.0.0.1:8000 15`` attacks for so many seconds. It says
``ready`` when it begins, and goes on whatever the server thinks of it.
"""

from __future__ import annotations

import asyncio
import random
import resource
import secrets
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from hanagoza.games import EXAMPLE

NETWORK = "127.66"
"""Where attackers come from: all of 127.0.0.0/8 is this machine, and each address counts by
itself.
"""
PROXY = "127.0.0.67"
"""Whom the server believes where somebody comes from."""
HELLO = '{"type": "hello", "protocol": 1, "version": -1}'
ILLEGAL = '{{"type": "move", "id": "{}", "request": 3, "move": "compete A A / A A"}}'
SOCKETS = 100
TABLES = 20
"""As many as one guest may open."""
STRONGEST = 5
NESTED = 2000
Acts = list[Callable[[], Awaitable[None]]]
"""What is done all at once, each again and again."""
RECOVERY = 2.0
"""Seconds, at most, until who was turned away tries again: all at once they keep each other out."""
FAILURES = OSError, httpx.HTTPError, WebSocketException, TimeoutError, KeyError


class Guest:
    """Somebody new from the attackers' address, or from any that a trusted proxy tells."""

    def __init__(self, url: str, address: str, **headers: str) -> None:
        transport = httpx.AsyncHTTPTransport(
            local_address=address, verify=False, limits=httpx.Limits(max_keepalive_connections=0)
        )
        self.http = httpx.AsyncClient(
            base_url=url, transport=transport, headers=headers, timeout=20
        )
        self._address, self._headers = address, headers
        self._socket_url = url.replace("http", "ws", 1)

    async def post(self, path: str, data: Any) -> Any:
        """Whatever the server answers, its refusals too."""
        csrf = {name: value for name, value in self.http.cookies.items() if "csrf" in name}
        if not csrf:
            await self.http.get("/api/me")
            csrf = {name: value for name, value in self.http.cookies.items() if "csrf" in name}
        headers = {"x-csrftoken": next(iter(csrf.values()), "")}
        answer = await self.http.post(path, json=data, headers=headers)
        return answer.json()

    async def open(self, bots: list[int | None], **setting: Any) -> str:
        wanted = {"game": EXAMPLE, "players": 2, **setting}
        return str((await self.post("/api/tables", {"setting": wanted, "bots": bots}))["id"])

    async def sit(self, table: str) -> None:
        nonce = secrets.token_hex(16)
        await self.post(f"/api/tables/{table}/seats", {"name": "Guest", "nonce": nonce})

    async def socket(self, table: str) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return await connect(
            f"{self._socket_url}/api/tables/{table}/socket",
            additional_headers={"cookie": cookies, **self._headers},
            local_addr=(self._address, 0),
            compression=None,
            max_size=None,
        )


# --- attacks --------------------------------------------------------------------------------------


async def greeting(url: str, address: str) -> Acts:
    """A hundred sockets that say hello for ever, at a table with a long past."""
    guest = Guest(url, address)
    table = await guest.open([None, 1])
    await guest.sit(table)
    for some in range(0, 20, 5):
        await asyncio.gather(*(_talk(guest, table, at) for at in range(some, some + 5)))
        await asyncio.sleep(0.5)  # an address may say only so much at once

    async def greet() -> None:
        async with await guest.socket(table) as peer:
            reading = asyncio.create_task(_read(peer))
            while not reading.done():
                await peer.send(HELLO)
                await asyncio.sleep(0.1)

    return [greet] * SOCKETS


async def _read(peer: ClientConnection) -> None:
    with suppress(WebSocketException):
        async for _ in peer:
            pass


async def _talk(guest: Guest, table: str, number: int) -> None:
    async with await guest.socket(table) as peer:
        await peer.send(HELLO)
        for at in range(28):
            await peer.send(f'{{"type": "say", "id": "{number}-{at}", "phrase": "hello"}}')
        while f'"id":"{number}-27"' not in str(await peer.recv()):
            pass


async def watching_bots(url: str, address: str) -> Acts:
    """A hundred guests who each watch the strongest bots play."""

    async def watch() -> None:
        guest = Guest(url, address)
        async with guest.http:
            peer = await guest.socket(await guest.open([STRONGEST, STRONGEST]))
            await peer.send(HELLO)
            async for _ in peer:
                pass

    return [watch] * SOCKETS


async def playing_bots(url: str, address: str) -> Acts:
    """A hundred guests who each play the strongest bot, and resign to begin anew."""

    async def play() -> None:
        guest = Guest(url, address)
        async with guest.http:
            table = await guest.open([None, STRONGEST], start=1)
            await guest.sit(table)
            async with await guest.socket(table) as peer:
                await peer.send(HELLO)
                for at in range(3):
                    await asyncio.sleep(1)
                    await peer.send(f'{{"type": "undo", "id": "u{at}"}}')
                await peer.send('{"type": "resign", "id": "r"}')
                await asyncio.sleep(1)

    return [play] * SOCKETS


async def idle_connections(url: str, address: str) -> Acts:
    """Three thousand connections that say nothing."""
    parts, held = urlsplit(url), list[Any]()

    async def hold() -> None:
        _, writer = await asyncio.open_connection(
            parts.hostname, parts.port, local_addr=(address, 0)
        )
        held.append(writer)
        if len(held) > 3000:
            held.pop(0).close()

    return [hold] * 50


async def bad_requests(url: str, address: str) -> Acts:
    """Requests that are made to break something."""
    guest = Guest(url, address)
    body = b'{"setting": ' + b"[" * NESTED + b"]" * NESTED + b"}"

    async def ask() -> None:
        for path in ("/assets/%00", "/assets/%ff%fe", "/%c3%28", "/api/tables/%00"):
            await guest.http.get(path)
        await guest.http.post("/api/tables", content=body)

    return [ask] * 20


async def assets(url: str, address: str) -> Acts:
    """The largest of what may be fetched as often as one likes."""
    guest = Guest(url, address)
    page = (await guest.http.get("/")).text
    names = [part.partition('"')[0] for part in page.split("/assets/")[1:]]
    sizes = {name: len((await guest.http.get(f"/assets/{name}")).content) for name in names}
    largest = max(sizes, key=sizes.__getitem__, default="none.js")

    async def fetch() -> None:
        await guest.http.get(f"/assets/{largest}")

    return [fetch] * 20


async def nested_messages(url: str, address: str) -> Acts:
    """Messages as deep as they may be long."""
    guest = Guest(url, address)
    table = await guest.open([None, 1])
    deep = '{"type": "move", "id": ' + "[" * 1900 + "]" * 1900 + "}"

    async def say() -> None:
        async with await guest.socket(table) as peer:
            await peer.send(HELLO)
            for _ in range(30):
                await peer.send(deep)
            async for _ in peer:
                pass

    return [say] * 50


async def writing(url: str, address: str) -> Acts:
    """Tables that are opened only to be written to."""

    async def write() -> None:
        guest = Guest(url, address)
        async with guest.http:
            table = await guest.open([None, 1])
            await guest.sit(table)
            async with await guest.socket(table) as peer:
                await peer.send(HELLO)
                for at in range(900):
                    await peer.send(f'{{"type": "say", "id": "{at}", "phrase": "hello"}}')
                    await asyncio.sleep(0.1)

    return [write] * SOCKETS


async def open_tables(url: str, address: str) -> Acts:
    """Public tables that nobody will ever play at."""

    async def open_one() -> None:
        guest = Guest(url, address)
        async with guest.http:
            await guest.sit(await guest.open([None, None], public=True))
            await asyncio.sleep(0.2)

    return [open_one] * 10


async def whole_network(url: str, _: str) -> Acts:
    """All the sockets that the households of one /48 can get, behind a trusted proxy."""
    network = f"2001:db8:{secrets.randbelow(1 << 16):x}"
    guest = Guest(url, PROXY, **{"X-Forwarded-For": f"{network}::1"})
    table = await guest.open([None, None], spectators=True)
    held: list[ClientConnection] = []

    async def hold() -> None:
        where = f"{network}:{secrets.randbelow(50):x}::{secrets.randbelow(9) + 1:x}"
        visitor = Guest(url, PROXY, **{"X-Forwarded-For": where})
        held.append(await visitor.socket(table))
        await visitor.http.aclose()

    return [hold] * 50


async def frames(url: str, address: str) -> Acts:
    """Pings without end, as fast as they are taken: no message, so no limit of messages."""
    guest = Guest(url, address)
    table = await guest.open([None, 1])
    pings = b"\x89\x80\0\0\0\0" * 10_000

    async def ping() -> None:
        async with await guest.socket(table) as peer:
            await peer.send(HELLO)
            await _pour(peer.transport, pings)

    return [ping] * 20


async def _pour(transport: asyncio.WriteTransport, data: bytes) -> None:
    """Send something again and again, until it is no longer taken."""
    while not transport.is_closing():
        if transport.get_write_buffer_size() < len(data):
            transport.write(data)
        await asyncio.sleep(0.01)


async def refused_moves(url: str, address: str) -> Acts:
    """As many commands as may be sent over as many sockets as may be open, none of them legal."""
    guest = Guest(url, address)
    tables = [await guest.open([None, 1], start=0) for _ in range(TABLES)]
    for table in tables:
        await guest.sit(table)

    async def insist() -> None:
        async with await guest.socket(random.choice(tables)) as peer:
            await peer.send(HELLO)
            reading = asyncio.create_task(_read(peer))
            for at in count():
                if reading.done():
                    break
                await peer.send(ILLEGAL.format(at))
                await asyncio.sleep(0.1)

    return [insist] * (2 * SOCKETS)


async def dear_requests(url: str, address: str) -> Acts:
    """What takes longest to answer, as often as one may ask."""
    guest = Guest(url, address)
    await guest.http.get("/api/me")

    async def ask() -> None:
        for path in ("/api/schema/openapi.json", "/api/tables", "/api/games", "/api/me"):
            await guest.http.get(path)

    return [ask] * 20


async def flood(url: str, address: str) -> Acts:
    """Requests one after the other without waiting for answers, most of them beyond the limit."""
    parts = urlsplit(url)
    head = f"Host: {parts.netloc}\r\n\r\n"
    paths = ("/healthz", "/api/tables", "/assets/none.js", "/", "/api/me")
    requests = "".join(f"GET {path} HTTP/1.1\r\n{head}" for path in paths).encode() * 100

    async def pour() -> None:
        reader, writer = await asyncio.open_connection(
            parts.hostname, parts.port, local_addr=(address, 0)
        )
        pouring = asyncio.create_task(_pour(writer.transport, requests))
        while await reader.read(1 << 16):
            pass
        pouring.cancel()

    return [pour] * (2 * SOCKETS)


async def many_lines(url: str, address: str) -> Acts:
    """Requests of very many headers, and bodies of very many chunks."""
    parts = urlsplit(url)
    get = f"GET /healthz HTTP/1.1\r\nHost: {parts.netloc}\r\n".encode()
    post = b"POST /healthz HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    requests = get + b"a:b\r\n" * 40_000 + b"\r\n", post + b"1\r\na\r\n" * 40_000

    async def send() -> None:
        reader, writer = await asyncio.open_connection(
            parts.hostname, parts.port, local_addr=(address, 0)
        )
        writer.write(random.choice(requests))
        await reader.read(1 << 16)
        writer.transport.abort()

    return [send] * SOCKETS


async def all_at_once(url: str, _: str) -> Acts:
    """Everything above."""
    attacks = [attack for attack in ATTACKS.values() if attack is not all_at_once]
    acts = [await attack(url, _new_address()) for attack in attacks]
    return [act for some in acts for act in some]


ATTACKS: dict[str, Callable[[str, str], Awaitable[Acts]]] = {
    attack.__name__.replace("_", "-"): attack
    for attack in (
        greeting,
        watching_bots,
        playing_bots,
        idle_connections,
        bad_requests,
        assets,
        nested_messages,
        writing,
        open_tables,
        whole_network,
        frames,
        refused_moves,
        dear_requests,
        flood,
        many_lines,
        all_at_once,
    )
}


async def attacking(name: str, url: str, seconds: float) -> None:
    """One attack, for so long from when all is ready for it."""
    acts = await ATTACKS[name](url, _new_address())
    print("ready", flush=True)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*map(_again_and_again, acts))


def _new_address() -> str:
    return f"{NETWORK}.{secrets.randbelow(256)}.{1 + secrets.randbelow(254)}"


async def _again_and_again(act: Callable[[], Awaitable[None]]) -> None:
    """Go on whatever happens."""
    while True:
        try:
            await act()
        except FAILURES:
            await asyncio.sleep(RECOVERY * random.random())


def _raise_limits() -> None:
    """An attacker is no less well equipped than the server."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 16_384), hard))


if __name__ == "__main__":
    which, server, length = sys.argv[1:]
    _raise_limits()
    asyncio.run(attacking(which, server, float(length)))
