"""Small help with lines of text in which some characters are two cells wide."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from rich.cells import cell_len, set_cell_size
from rich.text import Text


def cell(
    text: Text,
    width: int,
    align: Literal["left", "center"] = "left",
    fill: str = " ",
    fill_style: str = "",
) -> Text:
    """The text cut or filled to exactly so many cells."""
    cut = text.copy()
    cut.truncate(width, overflow="ellipsis")
    missing = width - cut.cell_len
    before = missing // 2 if align == "center" else 0
    return Text.assemble((fill * before, fill_style), cut, (fill * (missing - before), fill_style))


def beside(texts: Iterable[Text]) -> Text:
    """Texts next to each other."""
    return Text.assemble(*texts)


def first_word(name: str, width: int) -> str:
    """A name that fits: whole, or its first word, or cut short."""
    if cell_len(name) <= width:
        return name
    short = name.split()[0]
    return short if cell_len(short) <= width else set_cell_size(short, width - 1) + "…"
