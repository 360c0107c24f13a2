"""Structured logs: one line of JSON for each thing worth knowing, rate-limited by kind.

What strangers do may be worth a line, but not a line each time: the disk would be theirs to fill.
So the first few of a kind in a minute are written, and of the others how many there were.
"""

from __future__ import annotations

import logging
import re
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, MutableMapping
from contextlib import suppress
from types import TracebackType
from typing import Any, TextIO, cast

import structlog

MINUTE = 60.0
MOST_KINDS = 1000
"""Kinds of lines that are told apart in one minute; all others are one."""
LONGEST = 8_000
"""Characters of a trace, of which the last say most."""
VARYING = re.compile(r"0x[0-9a-f]+|\d+")
"""What differs between lines of one kind."""
Line = MutableMapping[str, Any]
Write = Callable[[Line], None]
OTHERS = "others"


class Unfailing:
    """A file for logs. When the disk is full a line is lost, not the table it was about."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def write(self, text: str) -> None:
        with suppress(OSError):
            self._file.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            self._file.flush()


class Repetitions:
    """Lets the first few lines of each kind through in a minute, and counts the others."""

    def __init__(self, few: int, write: Write, clock: Callable[[], float] = time.monotonic) -> None:
        """``write`` is given a line for each kind of which some were held back."""
        self._few, self._write, self._clock = few, write, clock
        self._seen: Counter[str] = Counter()
        self._until = clock() + MINUTE
        self._timer: threading.Timer | None = None
        self._lock = threading.Lock()

    def allows(self, kind: str) -> bool:
        """Whether to write a line of this kind now."""
        self.tell()
        with self._lock:
            if kind not in self._seen and len(self._seen) >= MOST_KINDS:
                kind = OTHERS
            self._seen[kind] += 1
            allowed = self._seen[kind] <= self._few
            if not allowed and self._timer is None:  # perhaps nothing else happens for an hour
                self._timer = threading.Timer(max(0.0, self._until - self._clock()), self.tell)
                self._timer.daemon = True
                self._timer.start()
        return allowed

    def tell(self) -> None:
        """Once a minute is over, say what was held back in it."""
        with self._lock:
            if self._clock() < self._until:
                return
            seen, self._seen = self._seen, Counter()
            self._until = self._clock() + MINUTE
            self._timer = None
        for kind, count in seen.items():
            if count > self._few:
                self._write({"event": "log.repeated", "of": kind, "more": count - self._few})

    def processor(self, _: Any, __: str, line: Line) -> Line:
        """For structlog."""
        if not self.allows(f"{line.get('event')}{_place(_error_of(line.get('exc_info')))}"):
            raise structlog.DropEvent
        return line

    def filter(self, record: logging.LogRecord) -> bool:
        """For the logging of others."""
        first = str(record.msg).partition("\n")[0][:200]
        error = record.exc_info[1] if record.exc_info else None
        return self.allows(f"{record.name}: {VARYING.sub('#', first)}{_place(error)}")


def _error_of(exc_info: Any) -> BaseException | None:
    """The error that a line is about, as structlog has it."""
    if isinstance(exc_info, BaseException):
        return exc_info
    if isinstance(exc_info, tuple):
        return cast(BaseException | None, exc_info[1])
    return sys.exc_info()[1] if exc_info else None


def _place(error: BaseException | None) -> str:
    """What kind of error it is and where it was raised: another one is news."""
    if error is None:
        return ""
    at: TracebackType | None = error.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    where = f" at {at.tb_frame.f_code.co_qualname}:{at.tb_lineno}" if at is not None else ""
    return f" ({type(error).__name__}{where})"


def _shortened(_: Any, __: str, line: Line) -> Line:
    """A line without most of a trace that is too long."""
    trace = line.get("exception")
    if isinstance(trace, str) and len(trace) > LONGEST:
        line["exception"] = f"… {trace[-LONGEST:]}"
    return line


def set_up_logs(level: str, few: int, file: TextIO | None = None) -> None:
    """One line of JSON for each thing worth knowing; never a card, a token or a name.

    Of other libraries' lines warnings are enough, whatever the ``level`` of ours. ``few`` are
    written of a kind in a minute.
    """
    least = logging.getLevelNamesMapping()[level.upper()]
    out = cast(TextIO, Unfailing(file or sys.stdout))
    steps: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
        _shortened,
    ]
    render = structlog.processors.JSONRenderer(ensure_ascii=False)

    def write(line: Line) -> None:
        for step in steps:
            line = cast(Line, step(None, "warning", line))
        out.write(f"{render(None, 'warning', line)!s}\n")
        out.flush()

    repetitions = Repetitions(few, write)
    structlog.configure(
        processors=[repetitions.processor, *steps, render],
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=structlog.PrintLoggerFactory(out),
    )
    handler = logging.StreamHandler(out)
    handler.addFilter(repetitions.filter)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, render],
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *steps],
        )
    )
    logging.basicConfig(handlers=[handler], level=max(least, logging.WARNING), force=True)
