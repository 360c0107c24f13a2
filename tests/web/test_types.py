"""The browser's types are the server's."""

from __future__ import annotations

from scripts.types import files


def test_they_are_fresh() -> None:
    for file, text in files().items():
        assert file.read_text(encoding="utf-8") == text, "run make docs"
