"""How fast is too fast."""

from __future__ import annotations

from collections import Counter

import pytest

from hanagoza.server import addresses
from hanagoza.server.addresses import LeakyBucket, Shares, SlidingWindow
from hanagoza.server.config import Limits
from hanagoza.server.wire.limits import (
    LOOK_AFTER,
    AddressBuckets,
    ConnectionLimit,
    SocketLimit,
    TokenBucket,
)


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_is_fine_and_then_it_is_so_many_a_second() -> None:
    clock = Clock()
    bucket = TokenBucket(2, 3, clock)
    assert [bucket.allows() for _ in range(5)] == [True, True, True, False, False]
    clock.now += 1
    assert [bucket.allows() for _ in range(3)] == [True, True, False]
    clock.now += 3600
    assert [bucket.allows() for _ in range(4)] == [True, True, True, False]


def test_everybody_has_a_share_of_each_minute() -> None:
    clock = Clock()
    window = SlidingWindow(4, clock=clock)
    assert [bool(window.wait("a")) for _ in range(5)] == [False] * 4 + [True]
    assert not window.wait("b")
    clock.now += 59.9
    assert window.wait("a") == pytest.approx(15.1)
    clock.now += 300
    assert [bool(window.wait("a")) for _ in range(5)] == [False] * 4 + [True]


def test_no_minute_has_more_than_its_share_wherever_it_begins() -> None:
    clock = Clock()
    window = SlidingWindow(60, clock=clock)
    let_through = list[float]()
    for _ in range(4000):
        clock.now += 0.1
        if not window.wait("a"):
            let_through.append(clock.now)
    busiest = max(sum(at - 60 < then <= at for then in let_through) for at in let_through)
    assert busiest <= 61
    assert len(let_through) >= 0.9 * 400


def test_who_waits_as_long_as_told_is_let_through() -> None:
    clock = Clock()
    window = SlidingWindow(7, clock=clock)
    for _ in range(100):
        if wait := window.wait("a"):
            clock.now += wait + 1e-6
            assert window.wait("a") == 0


def test_a_minute_with_too_many_addresses_is_over_sooner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "MOST_COUNTED", 10)
    window = SlidingWindow(1, clock=Clock())
    for number in range(1000):
        window.wait(f"address {number}")
    assert len(window._now) + len(window._before) <= 22


class TestPace:
    """Ten a second, of which three need not wait, and nobody waits for more than half a second."""

    @pytest.fixture
    def clock(self) -> Clock:
        return Clock()

    @pytest.fixture
    def bucket(self, clock: Clock) -> LeakyBucket:
        return LeakyBucket(10, 3, 0.55, clock)

    def test_the_first_few_need_not_wait_and_then_they_come_evenly(
        self, bucket: LeakyBucket
    ) -> None:
        waits = [bucket.wait("203.0.113.7") for _ in range(6)]
        assert waits == pytest.approx([0, 0, 0, 0.1, 0.2, 0.3], abs=1e-9)
        assert bucket.wait("203.0.113.8") == 0

    def test_who_would_wait_for_too_long_is_not_to_and_takes_nobodys_turn(
        self, bucket: LeakyBucket, clock: Clock
    ) -> None:
        waits = [bucket.wait("203.0.113.7") for _ in range(100)]
        assert waits[:8] == pytest.approx([0, 0, 0, 0.1, 0.2, 0.3, 0.4, 0.5], abs=1e-9)
        assert waits[8:] == [None] * 92
        clock.now += 0.1
        assert bucket.wait("203.0.113.7") == pytest.approx(0.5)

    def test_after_a_while_it_is_as_if_nobody_had_come(
        self, bucket: LeakyBucket, clock: Clock
    ) -> None:
        for _ in range(8):
            bucket.wait("203.0.113.7")
        clock.now += 3600
        waits = [bucket.wait("203.0.113.7") for _ in range(4)]
        assert waits == pytest.approx([0, 0, 0, 0.1], abs=1e-9)

    def test_a_whole_network_takes_turns(self, bucket: LeakyBucket) -> None:
        homes = [f"2001:db8:1:{number:x}::/64" for number in range(5)]
        assert list(map(bucket.wait, homes)) == pytest.approx([0, 0, 0, 0.1, 0.2], abs=1e-9)

    def test_those_who_need_not_wait_are_forgotten(
        self, bucket: LeakyBucket, clock: Clock, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(addresses, "MOST_COUNTED", 10)
        for number in range(1000):
            clock.now += 1
            bucket.wait(f"address {number}")
        assert len(bucket) <= 12


def test_what_costs_much_has_to_fill_up_again() -> None:
    clock = Clock()
    bucket = TokenBucket(10, 100, clock)
    assert [bucket.allows(150), bucket.allows(1)] == [True, False]
    clock.now += 5
    assert not bucket.allows(1)
    clock.now += 1
    assert bucket.allows(1)


def test_each_address_has_a_bucket_of_its_own() -> None:
    clock = Clock()
    buckets = AddressBuckets(1, 10, clock=clock)
    assert [buckets.allows("a", 10), buckets.allows("a", 1), buckets.allows("b", 1)] == [
        True,
        False,
        True,
    ]


def test_addresses_that_have_taken_nothing_of_late_are_forgotten() -> None:
    clock = Clock()
    buckets = AddressBuckets(1, 10, clock=clock)
    buckets.allows("much", 100_000)
    for at in range(5 * LOOK_AFTER):
        clock.now += 1
        buckets.allows(f"{at}", 5)
    assert len(buckets) <= LOOK_AFTER + 10
    assert not buckets.allows("much", 1)


class TestNetworks:
    """Of IPv6, a network has more than one household in it, but not as much as all of them."""

    def test_they_have_a_share_too(self) -> None:
        shares = Shares(10, (2, 4))
        homes = [f"2001:db8:0:{at:x}::/64" for at in range(300)]
        taken = [home for home in homes for _ in range(12) if shares.take(home)]
        assert Counter(taken)[homes[0]] == 10
        assert sum(home in homes[:256] for home in taken) == 20  # its /56
        assert len(taken) == 40  # its /48
        assert shares.take("2001:db8:1::/64")
        for home in taken:
            shares.give_back(home)
        shares.give_back("2001:db8:1::/64")
        assert not shares._taken

    def test_also_of_requests(self) -> None:
        window = SlidingWindow(10, (2, 4), Clock())
        homes = [f"2001:db8:0:{at:x}::/64" for at in range(50)]
        assert sum(not window.wait(home) for home in homes for _ in range(10)) == 20

    def test_also_of_what_they_are_told(self) -> None:
        buckets = AddressBuckets(1, 10, (2, 4), Clock())
        homes = [f"2001:db8:0:{at:x}::/64" for at in range(50)]
        assert sum(buckets.allows(home, 10) for home in homes) == 2


class TestSockets:
    def test_the_last_are_for_who_has_a_seat(self) -> None:
        limit = SocketLimit(Limits(sockets=10, sockets_for_seated=3))
        assert [limit.enter(f"{at}", seated=False) for at in range(8)] == [True] * 7 + [False]
        assert [limit.enter(f"{at}", seated=True) for at in range(4)] == [True] * 3 + [False]
        limit.leave("0")
        assert not limit.enter("x", seated=False)
        assert limit.enter("x", seated=True)

    def test_but_no_more_than_half_of_them(self) -> None:
        limit = SocketLimit(Limits(sockets=5, sockets_for_seated=500))
        assert [limit.enter(f"{at}", seated=False) for at in range(4)] == [True] * 3 + [False]


class TestConnections:
    def test_an_address_has_so_many_and_gets_them_back(self) -> None:
        limit = ConnectionLimit(Limits(connections_per_address=2), 10)
        assert [limit.enter("203.0.113.7") for _ in range(3)] == [True, True, False]
        assert limit.enter("203.0.113.8")
        limit.leave("203.0.113.7")
        assert limit.enter("203.0.113.7")

    def test_who_opens_one_after_the_other_is_turned_away(self) -> None:
        limit = ConnectionLimit(Limits(connections_per_minute=3), 10, ["10.0.0.0/8"])

        def comes_and_goes(host: str) -> bool:
            is_let_in = limit.enter(host)
            if is_let_in:
                limit.leave(host)
            return is_let_in

        assert [comes_and_goes("203.0.113.7") for _ in range(5)] == [True] * 3 + [False] * 2
        assert comes_and_goes("203.0.113.8")
        assert all(comes_and_goes("10.1.2.3") for _ in range(9))
        assert limit.total == 0

    def test_a_proxy_has_as_many_as_there_are(self) -> None:
        limit = ConnectionLimit(Limits(connections_per_address=2), 10, ["10.0.0.0/8", "::1"])
        assert [limit.enter("10.1.2.3") for _ in range(11)] == [True] * 10 + [False]
        for _ in range(10):
            limit.leave("10.1.2.3")
        assert limit.total == 0
