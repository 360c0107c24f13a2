"""Everything that is to be looked at, made anew: ``python -m tests.web.pictures``.

=============================  ====================================================================
``readme``                     the README's pictures, in ``docs/pictures``
``turn``                       its animation of one turn, ``docs/pictures/turn.webp``
``sheet``                      contact sheets of every table, phase, size and theme, in
                               ``dist/sheets``
``sheet kasane-3 dark small``  those screens that have these words in their names
=============================  ====================================================================

Without a word all of them. Luck is another every time: look at the README's pictures, and take them
again until they are worth showing.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.server.hosted import Hosted
from tests.web import readme, sheets, turn
from tests.web.conftest import chromium

KINDS = "readme", "turn", "sheet"


def make(kind: str, browser: Browser, url: str, words: list[str]) -> None:
    if kind == "readme":
        readme.take(browser, url)
    elif kind == "turn":
        turn.take(browser, url)
    else:
        sheets.take(browser, url, words)


def main() -> None:
    kind, *words = sys.argv[1:] or ["all"]
    if kind not in (*KINDS, "all"):
        sys.exit(f"{kind!r} is none of {', '.join(KINDS)}")
    with (
        tempfile.TemporaryDirectory() as folder,
        Hosted(Path(folder)) as hosted,
        sync_playwright() as playwright,
        chromium(playwright) as browser,
    ):
        for each in KINDS if kind == "all" else [kind]:
            make(each, browser, hosted.url, words)


if __name__ == "__main__":
    main()
