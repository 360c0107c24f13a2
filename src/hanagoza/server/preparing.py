"""Games made ready in the background: compiled on the first start, else read from the cache."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

from hanagoza.bots import prepare
from hanagoza.games import game


class Preparing:
    """One thread that makes games ready, those that are asked for first."""

    def __init__(self, games: Iterable[str]) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="preparing")
        loop = asyncio.get_running_loop()
        self._ready = {id: loop.run_in_executor(self._pool, _prepare, id) for id in games}
        self._pool.submit(_settle)

    async def ready(self, id: str) -> None:
        """Wait until a game can be played without making anybody wait."""
        if id in self._ready:
            await asyncio.shield(self._ready[id])

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _prepare(id: str) -> None:
    found = game(id)
    found.start(chance="manual")
    prepare(found)


def _settle() -> None:
    """What has been loaded by now stays until the end: no use in looking through it for garbage,
    which would be half a million objects every few hundred moves.
    """
    gc.collect()
    gc.freeze()
