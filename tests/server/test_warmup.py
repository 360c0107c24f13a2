"""Games are made ready in the background, and those that are asked for first."""

from __future__ import annotations

import asyncio
import threading
from contextlib import closing

import pytest

from hanagoza.server.live import warmup
from hanagoza.server.live.warmup import Warmup


def test_many_may_wait_for_a_game_whose_turn_has_not_come(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = threading.Event()
    monkeypatch.setattr(warmup, "_prepare_rules", lambda _: compiled.wait(10))
    monkeypatch.setattr(warmup, "_prepare_bots", lambda _: None)
    monkeypatch.setattr(warmup, "settle_garbage", lambda: None)

    async def run() -> None:
        with closing(Warmup(["first", "asked for", "wanted"])) as games:
            wishes = [
                asyncio.ensure_future(games.ready(id)) for id in ("asked for", "wanted", "wanted")
            ]
            await asyncio.sleep(0.01)
            compiled.set()
            await asyncio.gather(*wishes)

    asyncio.run(run())
