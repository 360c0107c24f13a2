"""What takes long is done a little at a time, and everybody else goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from litestar.exceptions import TooManyRequestsException

from hanagoza.server.http import errands
from hanagoza.server.http.errands import Errands


@pytest.fixture(autouse=True)
def _no_time_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each step is a slice of its own."""
    monkeypatch.setattr(errands, "SLICE", -1.0)
    monkeypatch.setattr(errands, "REST", 0)


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


class Lists:
    """Something that anybody may ask for."""

    def __init__(self) -> None:
        self.made, self.may_end = 0, asyncio.Event()

    async def make(self) -> int:
        self.made += 1
        made = self.made
        await self.may_end.wait()
        return made


def test_what_anybody_may_ask_for_is_made_once_for_all_who_wait() -> None:
    async def check() -> None:
        running, lists = Errands(), Lists()
        first = asyncio.create_task(running.share("open", lists.make))
        while not lists.made:
            await asyncio.sleep(0)
        later = [asyncio.create_task(running.share("open", lists.make)) for _ in range(100)]
        await asyncio.sleep(0)
        lists.may_end.set()
        assert await first == 1
        assert await asyncio.gather(*later) == [2] * 100  # they asked after the first was begun
        assert lists.made == 2

    asyncio.run(check())


def test_who_hangs_up_spoils_it_for_nobody() -> None:
    async def check() -> None:
        running, lists = Errands(), Lists()
        first, second = (asyncio.create_task(running.share("open", lists.make)) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        lists.may_end.set()
        assert await second == 1

    asyncio.run(check())


def test_it_takes_no_more_than_a_share_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    pauses = list[float]()

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    async def make() -> None:
        nonlocal now
        now += 0.5

    async def check() -> None:
        running = Errands()
        for _ in range(3):
            await running.share("open", make)

    monkeypatch.setattr(errands, "REST", 3)
    monkeypatch.setattr(errands, "time", SimpleNamespace(perf_counter=lambda: now))
    monkeypatch.setattr("asyncio.sleep", sleep)
    asyncio.run(check())
    assert pauses == [-100.0, 1.5, 1.5]


def test_what_fails_is_told_and_tried_again() -> None:
    async def fail() -> None:
        raise RuntimeError("lost")

    async def check() -> None:
        running, lists = Errands(), Lists()
        with pytest.raises(RuntimeError, match="lost"):
            await running.share("open", fail)
        lists.may_end.set()
        assert await running.share("open", lists.make) == 1

    asyncio.run(check())
