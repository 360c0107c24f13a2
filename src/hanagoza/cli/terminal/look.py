"""Colours and arrangement of the screen."""

from __future__ import annotations

from collections.abc import Mapping

from textual.theme import Theme

from hanagoza.drawing.palette import INK, WASHI, Palette


def _theme(name: str, palette: Palette, dark: bool) -> Theme:
    return Theme(
        name=name,
        primary=palette.shu,
        secondary=palette.mine,
        accent=palette.shu,
        error=palette.shu,
        foreground=palette.ink,
        background=palette.paper,
        surface=palette.paper,
        panel=palette.mat,
        dark=dark,
        variables={"faint": palette.faint},
    )


PAPERS = {"ink": INK, "washi": WASHI}
THEMES = (_theme("ink", INK, True), _theme("washi", WASHI, False))


def preferred_paper(environment: Mapping[str, str]) -> str:
    """Washi if the terminal says that its background is light, else ink."""
    background = environment.get("COLORFGBG", "").rpartition(";")[2]
    return "washi" if background in ("7", "15") else "ink"


CSS = """
TableScreen { background: $background; color: $foreground; overflow: hidden; }
#header { height: 1; background: $panel; padding: 0 1; }
#felt { height: auto; }
#lower { height: 1fr; min-height: 4; }
#log, #moves {
    height: 1fr; border-top: solid $faint; border-title-color: $faint;
    background: $background; padding: 0 1; scrollbar-size-vertical: 1;
}
* {
    scrollbar-background: $background; scrollbar-background-hover: $background;
    scrollbar-background-active: $background; scrollbar-color: $faint;
    scrollbar-color-hover: $primary; scrollbar-color-active: $primary;
}
#log { width: 11fr; }
#moves { width: 9fr; color: $foreground; }
#moves > .option-list--option { padding: 0; }
#moves > .option-list--option-hover { background: $panel; }
#moves > .option-list--option-highlighted {
    background: $primary 30%; color: $foreground; text-style: bold;
}
#bottom { dock: bottom; height: auto; background: $background; }
#status { height: auto; max-height: 4; padding: 0 1; text-style: bold; }
#status.refused { color: $error; }
#line { height: 1; background: $panel; }
#arrow { width: 3; color: $primary; text-style: bold; padding: 0 1; background: $panel; }
#prompt { width: 1fr; background: $panel; border: none; padding: 0; height: 1; }
#prompt > .input--placeholder, #prompt > .input--suggestion { color: $faint; }
#hints { height: 1; padding: 0 1; color: $faint; link-color: $faint; link-style: none; }
Page { align: center middle; background: $background 60%; }
#page {
    width: 92%; max-width: 92; height: auto; max-height: 96%; background: $panel; padding: 0 2;
    border: round $primary; border-title-color: $primary; border-subtitle-color: $foreground;
    scrollbar-size-vertical: 1; scrollbar-background: $panel;
}
"""
