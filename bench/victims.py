"""People who play while somebody attacks their server; ``bench.abuse`` starts them.

``python -m bench.victims http://127.0.0.1:8000`` has people play each other, and others easy bots.
For each line it is sent, a number of seconds, it answers how it went for so long, as JSON.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
import traceback

import msgspec

from bench.players import House, Player, a_few_at_a_time, answer_in_turn, keep_playing, seat_pair
from hanagoza.client import Client
from hanagoza.games import EXAMPLE

PAIRS, RATE = 8, 16
BOT_TABLES = 3
EASIEST = 1


class Times(msgspec.Struct, frozen=True):
    """How long something took, in seconds."""

    count: int
    median: float
    p99: float
    worst: float

    @classmethod
    def of(cls, seconds: list[float]) -> Times:
        ordered = sorted(seconds) or [0.0]
        at = len(ordered)
        return cls(len(seconds), ordered[at // 2], ordered[at * 99 // 100], ordered[-1])


class Experience(msgspec.Struct, frozen=True):
    """How it went for those who play."""

    moves: Times
    """From a move to its acknowledgement."""
    bots: Times
    """From a person's move to the next request: what a bot took to answer."""


class BotsGuest:
    """Somebody who plays an easy bot, game after game."""

    def __init__(self, url: str, delays: list[float]) -> None:
        self._client, self._delays = Client(url), delays
        self._asked: float | None = None

    def play(self) -> None:
        """For ever, in a thread of its own."""
        while True:
            table = self._client.open(EXAMPLE, 2, bots={1: EASIEST})
            with self._client.sit(table, "Guest") as seat:  # or the sockets would add up
                for turn in seat.turns():
                    self._delays += self.waits()
                    self._asked = None
                    time.sleep(0.3)
                    turn.play(turn.moves[0])
                    self._asked = time.monotonic()
            self._asked = None

    def waits(self) -> list[float]:
        """For how long the bot has been thinking, if it is."""
        return [] if self._asked is None else [time.monotonic() - self._asked]


async def play(url: str) -> None:
    """Play until nobody asks any more how it goes."""
    house, loop = House(url), asyncio.get_running_loop()
    asked: asyncio.Queue[Player] = asyncio.Queue()
    moves, bots = list[float](), list[float]()
    pairs = await a_few_at_a_time(seat_pair(house, asked, moves) for _ in range(PAIRS))
    door = asyncio.Semaphore(1)
    playing = [asyncio.create_task(keep_playing(house, door, p, asked, moves)) for p in pairs]
    answering = asyncio.create_task(answer_in_turn(asked, 1 / RATE))
    guests = [BotsGuest(url, bots) for _ in range(BOT_TABLES)]
    with_bots = [loop.run_in_executor(None, guest.play) for guest in guests]
    print("ready", flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        moves.clear()
        bots.clear()
        await asyncio.sleep(float(line))
        for task in (*playing, answering, *with_bots):
            if task.done():
                task.result()
        waits = [wait for guest in guests for wait in guest.waits()]
        told = Experience(Times.of(moves), Times.of(bots + waits))
        print(msgspec.json.encode(told).decode(), flush=True)


async def play_or_tell(url: str) -> None:
    """The same; if it fails, say why, and do not wait for those who play bots: they never end."""
    try:
        await play(url)
    except Exception:
        traceback.print_exc()
    os._exit(1)


if __name__ == "__main__":
    asyncio.run(play_or_tell(sys.argv[1]))
