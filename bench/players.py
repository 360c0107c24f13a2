"""Players for our server under load, in a process of their own; ``bench.server`` starts them.

``matches URL 200`` plays so many games at a time, as fast as they go, and then again.
``steady URL 2000 250 60`` keeps so many sockets connected and plays so many moves a second in all
for so many seconds, while two more tables of bots are watched.

Both go on to the next part, such as setting up games or playing them, when they are sent a line.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections.abc import Awaitable, Iterable
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from hanagoza.client import Client
from hanagoza.games import EXAMPLE

STRONGEST = 5
BOT_TABLES = 2
AT_A_TIME = 20
"""Tables that are set up at a time, before the play begins."""
COMING = 1
"""Tables that are set up at a time while others play. All games begin together and would end
together; in this way they come to be spread over time.
"""
PARTS = 6
"""How often ``steady`` tells how it is going."""
SETTLING = 5.0
"""Seconds for the bots to get going, before anybody else comes."""
LATEST = 0.1
"""Seconds of delay that are made up for; what is later than that is not sent in a heap."""
PATIENCE = 60.0
"""Seconds for a socket to open: on a busy machine it is not refused, only late."""
HELLO = '{"type": "hello", "protocol": 1}'


class Request(msgspec.Struct):
    """It is ours to decide."""

    id: int
    moves: list[str]


class Message(msgspec.Struct):
    """What players look at in a message of the server."""

    type: str
    request: Request | None = None
    phase: str = ""
    id: str | None = ""
    code: str = ""


_decoder = msgspec.json.Decoder(Message)


class House:
    """Opens tables, as two guests who play each other."""

    def __init__(self, url: str) -> None:
        self._url = url
        guest = Client(url)
        self._tokens = [guest.post("/api/tokens", {"name": name})["token"] for name in "AB"]
        self._guests = [Client(url, token) for token in self._tokens]

    def pair(self) -> str:
        """A table at which both sit."""
        table = self._guests[0].open(EXAMPLE, 2)
        for guest in self._guests:
            guest.sit(table, "Guest")
        return table

    def bots(self) -> str:
        """A table at which one can look on."""
        return self._guests[0].open(EXAMPLE, 2, bots={0: STRONGEST, 1: STRONGEST})

    async def socket(self, table: str, seat: int) -> ClientConnection:
        socket = await connect(
            f"{self._url.replace('http', 'ws', 1)}/api/tables/{table}/socket",
            additional_headers={"authorization": f"Bearer {self._tokens[seat]}"},
            compression=None,
            ping_interval=None,
            open_timeout=PATIENCE,
        )
        await socket.send(HELLO)
        return socket


class Player:
    """Somebody at a table. Requests go into the queue ``asked``; ``answer`` is for whoever takes
    the player out of it.
    """

    def __init__(
        self, socket: ClientConnection, asked: asyncio.Queue[Player], delays: list[float]
    ) -> None:
        self._socket, self._asked, self._delays = socket, asked, delays
        self._request = Request(-1, [])
        self._sent: dict[str, float] = {}

    async def play(self) -> None:
        """Listen until the game is over and our last move is acknowledged."""
        over = False
        while not over or self._sent:
            message = _decoder.decode(await self._socket.recv())
            if message.type == "ack":
                self._delays.append(time.perf_counter() - self._sent.pop(message.id or ""))
            elif message.type == "refused":
                raise AssertionError(f"a move was refused: {message.code}")
            elif message.request is not None:
                self._request = message.request
                self._asked.put_nowait(self)
            over = over or message.phase == "over"

    async def leave(self) -> None:
        await self._socket.close()

    async def answer(self) -> None:
        request = self._request
        id, move = f"answer-{request.id}", random.choice(request.moves)
        self._sent[id] = time.perf_counter()
        await self._socket.send(
            f'{{"type": "move", "id": "{id}", "request": {request.id}, "move": "{move}"}}'
        )


Pair = tuple[Player, Player]


async def matches(url: str, count: int) -> None:
    """Set up so many games, play them all at once, and tell how many moves they took; again."""
    house = House(url)
    while True:
        await _told_to_go_on()
        asked: asyncio.Queue[Player] = asyncio.Queue()
        delays: list[float] = []
        pairs = await a_few_at_a_time(seat_pair(house, asked, delays) for _ in range(count))
        games = [asyncio.create_task(player.play()) for pair in pairs for player in pair]
        while asked.qsize() < count:
            await asyncio.sleep(0.01)
        print("ready", flush=True)
        await _told_to_go_on()
        answering = asyncio.create_task(answer_in_turn(asked))
        await asyncio.gather(*games)
        answering.cancel()
        await asyncio.gather(*(player.leave() for pair in pairs for player in pair))
        print(len(delays), flush=True)


async def steady(url: str, sockets: int, rate: float, seconds: float) -> None:
    """Keep people connected and playing, and tell now and then how long they waited."""
    house = House(url)
    asked: asyncio.Queue[Player] = asyncio.Queue()
    delays: list[float] = []
    watching = [asyncio.create_task(_watch(house)) for _ in range(BOT_TABLES)]
    await asyncio.sleep(SETTLING)
    print("begun", flush=True)
    await _told_to_go_on()
    pairs = await a_few_at_a_time(seat_pair(house, asked, delays) for _ in range(sockets // 2))
    door = asyncio.Semaphore(COMING)
    playing = [
        asyncio.create_task(keep_playing(house, door, pair, asked, delays)) for pair in pairs
    ]
    print("ready", flush=True)
    answering = asyncio.create_task(answer_in_turn(asked, 1 / rate))
    for _ in range(PARTS):
        await _told_to_go_on()
        delays.clear()
        await asyncio.sleep(seconds / PARTS)
        failed = [task for task in (answering, *watching, *playing) if task.done()]
        assert not failed, failed[0]
        delays.sort()
        median, p99 = delays[len(delays) // 2], delays[len(delays) * 99 // 100]
        print(len(delays), median, p99, flush=True)


async def keep_playing(
    house: House,
    door: asyncio.Semaphore,
    pair: Pair,
    asked: asyncio.Queue[Player],
    delays: list[float],
) -> None:
    """Game after game. Who has finished stays until it is their turn to open another table."""
    while True:
        await asyncio.gather(*(player.play() for player in pair))
        async with door:
            await asyncio.gather(*(player.leave() for player in pair))
            pair = await seat_pair(house, asked, delays)


async def seat_pair(house: House, asked: asyncio.Queue[Player], delays: list[float]) -> Pair:
    table = await asyncio.to_thread(house.pair)
    return (
        Player(await house.socket(table, 0), asked, delays),
        Player(await house.socket(table, 1), asked, delays),
    )


async def _watch(house: House) -> None:
    """Look on while bots play, game after game."""
    while True:
        socket = await house.socket(await asyncio.to_thread(house.bots), 0)
        while _decoder.decode(await socket.recv()).phase != "over":
            pass
        await socket.close()


async def answer_in_turn(asked: asyncio.Queue[Player], pause: float = 0.0) -> None:
    """Have players answer in the order in which they were asked, one every ``pause`` seconds."""
    due = time.perf_counter()
    while True:
        player = await asked.get()
        due = max(due + pause, time.perf_counter() - LATEST)
        if (early := due - time.perf_counter()) > 0:
            await asyncio.sleep(early)
        await player.answer()


async def a_few_at_a_time(waiting: Iterable[Awaitable[Pair]]) -> list[Pair]:
    room = asyncio.Semaphore(AT_A_TIME)

    async def one(awaited: Awaitable[Pair]) -> Pair:
        async with room:
            return await awaited

    return await asyncio.gather(*map(one, waiting))


async def _told_to_go_on() -> None:
    """Wait for a line; end if nobody will send one."""
    if not await asyncio.to_thread(sys.stdin.readline):
        sys.exit()


if __name__ == "__main__":
    what, server, *numbers = sys.argv[1:]
    modes: dict[str, Any] = {"matches": matches, "steady": steady}
    asyncio.run(modes[what](server, *map(int, numbers)))
