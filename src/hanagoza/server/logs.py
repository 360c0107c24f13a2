"""Structured logs: one line of JSON for each thing worth knowing."""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from typing import TextIO, cast

import structlog


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


def set_up_logs() -> None:
    """One line of JSON for each thing worth knowing; never a card, a token or a name."""
    steps: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    write = structlog.processors.JSONRenderer(ensure_ascii=False)
    structlog.configure(
        processors=[*steps, write],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, Unfailing(sys.stdout))),
    )
    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, write],
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *steps],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
