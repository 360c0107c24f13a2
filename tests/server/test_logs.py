"""The log says everything once, and nothing for ever."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
import structlog

from hanagoza.server import logs
from hanagoza.server.logs import LONGEST, MINUTE, MOST_KINDS, Repetitions, set_up_logs

FEW = 3


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def file() -> Iterator[StringIO]:
    """What is logged by this process."""
    file, root = StringIO(), logging.getLogger()
    handlers, level = root.handlers[:], root.level
    set_up_logs("info", FEW, file)
    yield file
    structlog.reset_defaults()
    root.handlers[:] = handlers
    root.setLevel(level)


def lines(file: StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.getvalue().splitlines()]


def test_the_first_few_of_a_kind_are_written_and_the_others_counted() -> None:
    clock, told = Clock(), list[Any]()
    repetitions = Repetitions(FEW, told.append, clock)
    assert [repetitions.allows("rain") for _ in range(1000)] == [True] * FEW + [False] * 997
    assert repetitions.allows("snow")
    assert told == []
    clock.now += MINUTE
    assert repetitions.allows("rain")
    assert told == [{"event": "log.repeated", "of": "rain", "more": 997}]
    clock.now += MINUTE
    repetitions.tell()
    assert len(told) == 1


def test_what_was_held_back_is_told_even_if_nothing_follows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(logs, "MINUTE", 1.0)  # long enough to call ten times, on any machine
    told = list[Any]()
    repetitions = Repetitions(FEW, told.append)
    for _ in range(10):
        repetitions.allows("rain")
    timer = repetitions._timer
    assert timer is not None
    timer.join(20)
    assert told == [{"event": "log.repeated", "of": "rain", "more": 7}]


def test_only_so_many_kinds_are_told_apart() -> None:
    repetitions = Repetitions(FEW, lambda _: None, Clock())
    allowed = sum(repetitions.allows(f"kind {number}") for number in range(100_000))
    assert allowed == MOST_KINDS + FEW
    assert len(repetitions._seen) == MOST_KINDS + 1
    timer = repetitions._timer
    assert timer is not None
    timer.cancel()


def test_lines_of_the_server(file: StringIO) -> None:
    log = structlog.get_logger()
    for number in range(1000):
        log.warning("table.failed", table=f"t{number}")
    log.info("order", what="close")
    assert [line["event"] for line in lines(file)] == ["table.failed"] * FEW + ["order"]
    assert lines(file)[0]["table"] == "t0"


def test_lines_of_others_differ_by_what_they_say_and_not_by_numbers(file: StringIO) -> None:
    log = logging.getLogger("asyncio")
    for number in range(1000):
        log.error(f"cannot accept\n<socket fd={number}>")
        log.error("fd %d at 0x%x", number, number)
    assert len(lines(file)) == 2 * FEW
    assert lines(file)[0]["logger"] == "asyncio"


def test_an_error_elsewhere_is_another_kind(file: StringIO) -> None:
    def fail(_: int) -> None:
        raise ValueError("petal")

    log = structlog.get_logger()
    for number in range(100):
        for act in (fail, lambda number: number // 0):
            try:
                act(number)
            except Exception:
                log.exception("request.failed")
    assert len(lines(file)) == 2 * FEW
    assert {"ValueError" in line["exception"] for line in lines(file)} == {True, False}


def test_a_trace_is_not_endless(file: StringIO) -> None:
    try:
        raise ValueError("x" * 10 * LONGEST + " petal")
    except ValueError:
        structlog.get_logger().exception("request.failed")
    (line,) = lines(file)
    assert len(line["exception"]) < LONGEST + 10
    assert line["exception"].endswith("petal")
