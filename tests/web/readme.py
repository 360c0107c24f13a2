"""The pictures of the README: the first page, and each game in its middle."""

from __future__ import annotations

import io

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, expect

from scripts.types import ROOT
from tests.web import screens, wire

FOLDER = ROOT / "docs" / "pictures"
DESK: ViewportSize = {"width": 1360, "height": 980}
SIZE = 816, 588
MOVES = {"hanamikoji": 4, "hitohira": 24, "cerisier": 21, "blossom": 14, "kasane": 13}
"""How many lead into the middle of a game."""


def take(browser: Browser, url: str) -> None:
    page = _visitor(browser, url)
    screens.home(page)
    _shoot(page, "home")
    for game, moves in MOVES.items():
        page = _visitor(browser, url)
        screens.running(page, game)
        wire.play(page, moves)
        expect(page).to_have_title(screens.YOUR_TURN)
        page.wait_for_timeout(1000)
        page.keyboard.press("Escape")  # the end of a round has been seen
        _shoot(page, game)


def _visitor(browser: Browser, url: str) -> Page:
    """Somebody new, for whom no other game waits."""
    page = browser.new_context(viewport=DESK, locale="en-GB").new_page()
    page.goto(url)
    return page


def _shoot(page: Page, name: str) -> None:
    page.wait_for_timeout(2000)  # for whatever is still on its way
    shown = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    shown.resize(SIZE, Image.Resampling.LANCZOS).save(FOLDER / f"{name}.webp", quality=75)
