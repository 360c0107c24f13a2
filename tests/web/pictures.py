"""The pictures of the README, taken anew: ``python -m tests.web.pictures``.

Luck is another every time: look at them, and take them again until they are worth showing.
"""

from __future__ import annotations

import io
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, ViewportSize, expect, sync_playwright

from scripts.types import ROOT
from tests.server.hosted import Hosted
from tests.web import screens, wire
from tests.web.conftest import chromium

FOLDER = ROOT / "docs" / "pictures"
DESK: ViewportSize = {"width": 1360, "height": 980}
SIZE = 816, 588
MOVES = {"hanamikoji": 4, "hitohira": 24, "cerisier": 21, "blossom": 14, "kasane": 13}
"""How many lead into the middle of a game."""


def take(page: Page, name: str) -> None:
    page.wait_for_timeout(2000)  # for whatever is still on its way
    shown = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    shown.resize(SIZE, Image.Resampling.LANCZOS).save(FOLDER / f"{name}.webp", quality=75)


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Hosted(Path(folder)) as hosted,
        sync_playwright() as playwright,
        chromium(playwright) as browser,
    ):
        page = browser.new_context(viewport=DESK, locale="en-GB").new_page()
        page.goto(hosted.url)
        screens.home(page)
        take(page, "home")
        for game, moves in MOVES.items():
            page.goto(hosted.url)
            screens.running(page, game)
            wire.play(page, moves)
            expect(page).to_have_title(screens.YOUR_TURN)
            take(page, game)


if __name__ == "__main__":
    main()
