"""Long updates are kept for the next who asks, in so much room and no more."""

from __future__ import annotations

from hanagoza.server.live.histories import Histories, Key


def key(since: int, version: int = 5, names: tuple[str, ...] = ("Anna",)) -> Key:
    return Key("table", "", version, None, since, names)


def test_what_was_asked_for_is_found_again_as_long_as_nothing_has_happened() -> None:
    histories = Histories()
    histories.keep(key(0), b"update")
    assert histories.find(key(0)) == b"update"
    assert histories.find(key(1)) is None
    assert histories.find(key(0, version=6)) is None
    assert histories.find(key(0, names=("Hanna",))) is None


def test_the_room_goes_to_those_that_were_asked_for_last() -> None:
    histories = Histories(room=30)
    for since in range(3):
        histories.keep(key(since), bytes(10))
    histories.find(key(0))
    histories.keep(key(3), bytes(10))
    kept = [since for since in range(4) if histories.find(key(since)) is not None]
    assert kept == [0, 2, 3]


def test_what_is_kept_twice_takes_room_once() -> None:
    histories = Histories(room=20)
    for _ in range(5):
        histories.keep(key(0), bytes(10))
    histories.keep(key(1), bytes(10))
    assert histories.find(key(0)) is not None


def test_what_is_larger_than_the_room_is_not_kept() -> None:
    histories = Histories(room=5)
    histories.keep(key(0), bytes(10))
    assert histories.find(key(0)) is None
