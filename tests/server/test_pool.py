"""Bots think in turns: who has had least of it is next, and people come before bots alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from threading import Event
from typing import Any

import pytest

from hanagoza.server.config import Limits
from hanagoza.server.live import pool as pools
from hanagoza.server.live.pool import LEAST_SECONDS, SHORT, BotPool, Busy

LONG, BRIEF = 0.02, 0.002


class Thinker:
    """Thinks of its name, until it is let or hurried."""

    def __init__(self, name: str = "", seconds: float = BRIEF, *, ponders: bool = False) -> None:
        self.name, self.seconds = name, seconds
        self.allowed = 0.0
        self.order = list[str]()
        self.begun, self.may_end = Event(), Event()
        if not ponders:
            self.may_end.set()

    def think(self, seconds: float) -> str:
        self.allowed = seconds
        self.order.append(self.name)
        self.begun.set()
        assert self.may_end.wait(20)
        return self.name

    def hurry(self) -> None:
        self.may_end.set()


class Queue:
    """A pool of one thread that is busy until ``go``: what is asked for meanwhile waits."""

    def __init__(self, pool: BotPool) -> None:
        self._pool, self.order = pool, list[str]()
        self._first = Thinker(ponders=True)
        self._asked = [asyncio.ensure_future(pool.run("first", self._first))]

    def ask(self, owner: str, thinker: Thinker, *, is_awaited: bool = True) -> None:
        thinker.order = self.order
        asked = self._pool.run(owner, thinker, is_awaited=is_awaited)
        self._asked.append(asyncio.ensure_future(asked))

    async def go(self) -> list[str]:
        """Who thought, one after the other."""
        await asyncio.sleep(0)
        self._first.may_end.set()
        await asyncio.gather(*self._asked)
        return self.order


@pytest.fixture(autouse=True)
def _no_thread_for_short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """All thoughts here are short, and want to see each other wait."""
    monkeypatch.setattr(pools, "SHORT", 0.0)


def in_a_pool(test: Callable[[BotPool], Awaitable[Any]], **limits: Any) -> Any:
    async def run() -> Any:
        pool = BotPool(1, Limits(**limits))
        try:
            return await test(pool)
        finally:
            pool.close()

    return asyncio.run(run())


def test_who_has_many_tables_waits_for_their_own() -> None:
    async def test(pool: BotPool) -> list[str]:
        queue = Queue(pool)
        for at in range(5):
            queue.ask("many", Thinker(f"many {at}"))
        queue.ask("one", Thinker("one"))
        return await queue.go()

    assert in_a_pool(test).index("one") <= 1


def test_who_has_had_less_thinking_is_next_however_much_they_ask_for() -> None:
    async def test(pool: BotPool) -> list[str]:
        for _ in range(3):
            await pool.run("strong", Thinker(seconds=LONG))
        queue = Queue(pool)
        queue.ask("strong", Thinker("strong", LONG))
        for at in range(5):
            queue.ask("easy", Thinker(f"easy {at}", BRIEF))
        return await queue.go()

    assert in_a_pool(test)[-1] == "strong"


def test_an_address_has_bots_think_at_few_tables_where_nobody_plays() -> None:
    async def test(pool: BotPool) -> None:
        watched = [Thinker(ponders=True) for _ in range(2)]
        asked = [asyncio.ensure_future(pool.run("a", one, is_awaited=False)) for one in watched]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await pool.run("a", Thinker(), is_awaited=False)
        others = [
            asyncio.ensure_future(pool.run("b", Thinker(), is_awaited=False)),
            asyncio.ensure_future(pool.run("a", Thinker(), is_awaited=True)),
        ]
        for thinker in watched:
            thinker.may_end.set()
        await asyncio.gather(*asked, *others)
        await pool.run("a", Thinker(), is_awaited=False)

    in_a_pool(test, bot_tables_per_address=2)


def test_of_two_who_have_had_the_same_the_shorter_thought_is_first() -> None:
    async def test(pool: BotPool) -> list[str]:
        queue = Queue(pool)
        queue.ask("a", Thinker("long", LONG))
        queue.ask("b", Thinker("short", BRIEF))
        return await queue.go()

    assert in_a_pool(test) == ["short", "long"]


def test_bots_that_play_alone_wait_for_those_with_people() -> None:
    async def test(pool: BotPool) -> list[str]:
        queue = Queue(pool)
        queue.ask("watcher", Thinker("alone"), is_awaited=False)
        await asyncio.sleep(0)
        queue.ask("player", Thinker("with a person", LONG))
        return await queue.go()

    assert in_a_pool(test) == ["with a person", "alone"]


def test_a_bot_that_plays_alone_gives_up_its_thread_to_one_that_is_waited_for() -> None:
    async def test(pool: BotPool) -> None:
        alone = Thinker("alone", ponders=True)
        running = asyncio.ensure_future(pool.run("watcher", alone, is_awaited=False))
        await asyncio.to_thread(alone.begun.wait)
        assert await pool.run("player", Thinker("with a person")) == "with a person"
        assert await running == "alone"

    in_a_pool(test)


def test_a_short_thought_does_not_wait_for_a_long_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "SHORT", SHORT)

    async def test(pool: BotPool) -> None:
        deep = [Thinker(seconds=2 * SHORT, ponders=True) for _ in range(2)]
        running = [asyncio.ensure_future(pool.run("a", thinker)) for thinker in deep]
        assert await pool.run("b", Thinker("short")) == "short"
        assert (pool.running, pool.waiting) == (1, 1)
        for thinker in deep:
            thinker.hurry()
        await asyncio.gather(*running)

    in_a_pool(test)


def test_a_bot_that_a_person_waits_for_is_not_hurried() -> None:
    async def test(pool: BotPool) -> None:
        awaited = Thinker(ponders=True)
        running = asyncio.ensure_future(pool.run("a", awaited))
        await asyncio.to_thread(awaited.begun.wait)
        waiting = asyncio.ensure_future(pool.run("b", Thinker()))
        await asyncio.sleep(0)
        assert not awaited.may_end.is_set()
        awaited.may_end.set()
        await asyncio.gather(running, waiting)

    in_a_pool(test)


@pytest.mark.parametrize(("owners", "allowed"), [(1, 0.08), (4, 0.02), (2000, LEAST_SECONDS)])
def test_where_many_wait_each_thinks_for_less_long(owners: int, allowed: float) -> None:
    async def test(pool: BotPool) -> float:
        first, last = Thinker(ponders=True), Thinker(seconds=0.1)
        running = asyncio.ensure_future(pool.run("first", first))
        others = [
            asyncio.ensure_future(pool.run(f"{at}", Thinker(seconds=0.2)))
            for at in range(1, owners)
        ]
        waiting = asyncio.ensure_future(pool.run("last", last))
        await asyncio.sleep(0)
        first.may_end.set()
        await asyncio.gather(running, waiting)
        for other in others:
            other.cancel()
        return last.allowed

    assert in_a_pool(test, bot_patience=0.08, thoughts_waiting=5000) == pytest.approx(allowed)


def test_who_has_many_that_wait_thinks_less_long_about_each() -> None:
    async def test(pool: BotPool) -> tuple[float, float]:
        first, many, other = Thinker(ponders=True), Thinker(seconds=0.1), Thinker(seconds=0.09)
        running = asyncio.ensure_future(pool.run("first", first))
        more = [asyncio.ensure_future(pool.run("school", Thinker(seconds=0.2))) for _ in range(3)]
        waiting = [pool.run("school", many), pool.run("alone", other)]
        asked = [asyncio.ensure_future(thought) for thought in waiting]
        await asyncio.sleep(0)
        first.may_end.set()
        await asyncio.gather(running, *asked)
        for thought in more:
            thought.cancel()
        return many.allowed, other.allowed

    school, alone = in_a_pool(test, bot_patience=0.16)
    assert alone == pytest.approx(0.08)
    assert school <= 0.16 / 4


def test_when_a_bot_answers_does_not_tell_how_soon_it_knew() -> None:
    async def test(pool: BotPool) -> float:
        loop = asyncio.get_running_loop()
        began = loop.time()
        await pool.run("a", Thinker(seconds=0.05))
        return loop.time() - began

    assert in_a_pool(test) >= 0.05


def test_what_a_bot_fails_at_is_told_no_sooner() -> None:
    class Failing(Thinker):
        def think(self, seconds: float) -> str:
            raise ZeroDivisionError

    async def test(pool: BotPool) -> float:
        loop = asyncio.get_running_loop()
        began = loop.time()
        with pytest.raises(ZeroDivisionError):
            await pool.run("a", Failing(seconds=0.05))
        assert await pool.run("a", Thinker("next")) == "next"
        return loop.time() - began

    assert in_a_pool(test) >= 0.05


def test_there_is_room_for_so_many_and_no_more() -> None:
    async def test(pool: BotPool) -> None:
        queue = Queue(pool)
        for at in range(2):
            queue.ask(f"{at}", Thinker())
        await asyncio.sleep(0)
        with pytest.raises(Busy, match="2 thoughts are waiting"):
            await pool.run("b", Thinker())
        await queue.go()
        await pool.run("b", Thinker())

    in_a_pool(test, thoughts_waiting=2)


def test_one_address_cannot_take_all_the_room() -> None:
    async def test(pool: BotPool) -> None:
        queue = Queue(pool)
        for _ in range(2):
            queue.ask("a", Thinker())
        await asyncio.sleep(0)
        with pytest.raises(Busy, match="2 thoughts of yours"):
            await pool.run("a", Thinker())
        queue.ask("b", Thinker("b"))
        assert "b" in await queue.go()

    in_a_pool(test, thoughts_per_address=2)


def test_who_no_longer_wants_a_thought_takes_no_room() -> None:
    async def test(pool: BotPool) -> None:
        first = Thinker(ponders=True)
        running = asyncio.ensure_future(pool.run("a", first))
        leaving = asyncio.ensure_future(pool.run("b", Thinker()))
        await asyncio.sleep(0)
        leaving.cancel()
        await asyncio.sleep(0)
        first.may_end.set()
        await running
        await asyncio.sleep(0)
        assert (pool.waiting, pool.running) == (0, 0)

    in_a_pool(test)


def test_a_network_of_ipv6_is_not_many_owners() -> None:
    homes = [f"2001:db8:0:{at:x}::/64" for at in range(12)]

    async def test(pool: BotPool) -> list[str]:
        queue = Queue(pool)
        for home in homes:
            queue.ask(home, Thinker("network", LONG))
        queue.ask("203.0.113.7", Thinker("other", LONG))
        return await queue.go()

    order = in_a_pool(test)
    assert order.index("other") <= 2


def test_nor_may_it_have_as_many_thoughts_wait() -> None:
    async def test(pool: BotPool) -> int:
        queue = Queue(pool)
        for at in range(12):
            queue.ask(f"2001:db8:0:{at:x}::/64", Thinker("network"))
        await asyncio.sleep(0)
        refused = sum(isinstance(asked.exception(), Busy) for asked in queue._asked if asked.done())
        queue._asked = [asked for asked in queue._asked if not asked.done()]
        await queue.go()
        return refused

    assert in_a_pool(test, thoughts_per_address=3) == 12 - 2 * 3
