"""How fast is too fast."""

from __future__ import annotations

from hanagoza.server.http.limits import FixedWindow
from hanagoza.server.wire.limits import TokenBucket


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
    window = FixedWindow(2, clock)
    assert [window.allows("a") for _ in range(3)] == [True, True, False]
    assert window.allows("b")
    clock.now += 59.9
    assert not window.allows("a")
    assert 0 < window.seconds_left < 1
    clock.now += 0.1
    assert [window.allows("a") for _ in range(3)] == [True, True, False]
