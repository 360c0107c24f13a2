"""The browser's types are the server's."""

from __future__ import annotations

from scripts.types import FILE, written


def test_they_are_fresh() -> None:
    assert written() == FILE.read_text(encoding="utf-8"), "run make docs"
