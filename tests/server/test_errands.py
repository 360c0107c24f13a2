"""What takes long is done a little at a time, and everybody else goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from litestar.exceptions import TooManyRequestsException

from hanagoza.server.http import errands
from hanagoza.server.http.errands import Errands


@pytest.fixture(autouse=True)
def _no_time_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each step is a slice of its own."""
    monkeypatch.setattr(errands, "SLICE", -1.0)
    monkeypatch.setattr(errands, "REST", 0.0)


def test_others_have_a_turn_in_between() -> None:
    async def check() -> None:
        turns = list[str]()

        def steps() -> Iterator[int]:
            for number in range(5):
                turns.append("errand")
                yield number

        async def play() -> None:
            for _ in range(5):
                turns.append("play")
                await asyncio.sleep(0)

        done, _ = await asyncio.gather(Errands().run("a", steps()), play())
        assert done == [0, 1, 2, 3, 4]
        assert turns[:8] == ["errand", "play"] * 4

    asyncio.run(check())


def test_one_at_a_time_and_one_for_each_address() -> None:
    async def check() -> None:
        running, turns = Errands(), list[str]()

        def steps(who: str) -> Iterator[None]:
            for _ in range(3):
                turns.append(who)
                yield

        async with asyncio.TaskGroup() as group:
            for who in ("a", "b"):
                group.create_task(running.run(who, steps(who)))
            await asyncio.sleep(0)
            with pytest.raises(TooManyRequestsException, match="not ready yet"):
                await running.run("a", steps("a"))
        assert turns == ["a"] * 3 + ["b"] * 3
        await running.run("a", steps("a"))

    asyncio.run(check())
