"""Warm-up: games compiled in the background on the first start, else read from the cache."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor

from hanagoza.bots import prepare
from hanagoza.games import game
from hanagoza.server.memory import settle_garbage


class Warmup:
    """First the rules of all games, then their bots; what is asked for does not wait its turn."""

    def __init__(self, games: Sequence[str]) -> None:
        self._patient = ThreadPoolExecutor(1, thread_name_prefix="warmup")
        self._urgent = ThreadPoolExecutor(1, thread_name_prefix="warmup-now")
        self._rules = {id: self._patient.submit(_prepare_rules, id) for id in games}
        self._patiently = set(games)
        """Those whose rules nobody has asked for before their turn came."""
        for id in games:
            self._patient.submit(_prepare_bots, id)
        self._patient.submit(settle_garbage)

    async def ready(self, id: str) -> None:
        """Wait until a game can be played without holding up anybody else."""
        if id not in self._rules:
            return
        if id in self._patiently and self._rules[id].cancel():  # it had not begun yet
            self._patiently.remove(id)  # from now on others may be waiting for it
            self._rules[id] = self._urgent.submit(_prepare_rules, id)
        waiting: Future[None] = self._rules[id]
        await asyncio.shield(asyncio.wrap_future(waiting))

    def close(self) -> None:
        self._patient.shutdown(wait=False, cancel_futures=True)
        self._urgent.shutdown(wait=False, cancel_futures=True)


def _prepare_rules(id: str) -> None:
    game(id).start(chance="manual")


def _prepare_bots(id: str) -> None:
    prepare(game(id))
