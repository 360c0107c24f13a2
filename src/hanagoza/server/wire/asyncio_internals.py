"""The one place that leans on asyncio's private interfaces."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

READER = "_read_ready_cb"
"""Where a transport of asyncio keeps the method that reads from its socket."""


def let_go(transport: Any) -> None:
    """Have a closed transport freed at once: it holds on to itself by one of its methods, and would
    stay until Python looks through everything for garbage.
    """
    with suppress(AttributeError):  # that of another event loop may not
        setattr(transport, READER, None)
