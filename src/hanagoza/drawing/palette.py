"""The table on black ink, on washi paper, or in a terminal's own colours."""

from __future__ import annotations

from typing import NamedTuple


class Palette(NamedTuple):
    """What a table is painted with. No colour carries meaning that a letter or shape does not."""

    paper: str
    mat: str
    """Behind what lies on the table."""
    ink: str
    faint: str
    shu: str
    """Vermilion, for what wants attention."""
    mine: str
    theirs: tuple[str, str, str]
    """The other sides, in seat order."""
    kinds: tuple[str, ...]
    """One colour for each kind of card, in the order of the game's letters."""


INK = Palette(
    paper="#1b1a19",
    mat="#262422",
    ink="#e9e0cc",
    faint="#8f8675",
    shu="#e8785a",
    mine="#86bccb",
    theirs=("#dd9aa5", "#c3b27a", "#a9b98a"),
    kinds=(
        *("#8cc29a", "#c0a6e0", "#d9a86c", "#86a6e0", "#e790a2", "#bcc66a", "#ecc04a"),
        *("#f2c9d6", "#df86cf"),
    ),
)

WASHI = Palette(
    paper="#f5eedc",
    mat="#ebe1c9",
    ink="#2d2a26",
    faint="#857a66",
    shu="#b23a1e",
    mine="#1d5a78",
    theirs=("#96304b", "#6d5a12", "#47611f"),
    kinds=(
        *("#1f6b3a", "#6a3fa0", "#8a4f10", "#1f4fa8", "#b0234a", "#5c6610", "#8a6500"),
        *("#a8476e", "#98218a"),
    ),
)

TERMINAL = Palette(
    paper="default",
    mat="default",
    ink="default",
    faint="bright_black",
    shu="red",
    mine="cyan",
    theirs=("magenta", "yellow", "green"),
    kinds=(
        *("green", "magenta", "yellow", "blue", "red", "cyan", "bright_yellow"),
        *("bright_red", "bright_magenta"),
    ),
)
