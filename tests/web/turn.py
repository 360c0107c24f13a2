"""The README's animation: an offer at Hanamikoji that is made and answered, frame by frame.

The page's clock stands still but for the steps that are taken here, so that a slow machine films as
smoothly as a fast one.
"""

from __future__ import annotations

import io

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize

from scripts.types import ROOT
from tests.web import at_table, screens
from tests.web.conftest import SECONDS

FILE = ROOT / "docs" / "pictures" / "turn.webp"
WINDOW: ViewportSize = {"width": 1040, "height": 760}
SIZE = 780, 570
STEP = 90
"""Milliseconds from one frame to the next."""
LONGEST = 900
"""Milliseconds for which nothing may happen while somebody thinks."""
PATIENCE = 100
"""Frames."""

MARKER = '[data-move="compete"]'
CARD = "[data-card][data-move]"
DONE = "button[data-move]:not([data-card], [data-drop])"
OFFER = ".middle .parts"

STEP_ANIMATIONS = """(step) => {
    globalThis.filmed ??= new WeakSet();
    for (const animation of document.getAnimations()) {
        const end = animation.effect.getComputedTiming().endTime;
        animation.pause();
        const at = globalThis.filmed.has(animation) ? Number(animation.currentTime) + step : 0;
        globalThis.filmed.add(animation);
        if (at >= end) animation.finish();
        else animation.currentTime = at;
    }
}"""
PRESS = """(selector) => {
    const found = document.querySelector(selector);
    (found.querySelector("button") ?? found).click();
}"""


class Film:
    """What happens on a page, by a clock of its own."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[Image.Image] = []
        self.lengths: list[int] = []
        page.clock.pause_at(page.evaluate("() => Date.now()") + SECONDS)

    def roll(self, milliseconds: int = STEP) -> None:
        for _ in range(0, milliseconds, STEP):
            self.page.clock.run_for(STEP)
            self.page.evaluate(STEP_ANIMATIONS, STEP)
            self._shoot()

    def _shoot(self) -> None:
        shot = Image.open(io.BytesIO(self.page.screenshot())).convert("RGB")
        frame = shot.resize(SIZE, Image.Resampling.LANCZOS)
        if self.frames and frame == self.frames[-1]:
            self.lengths[-1] = min(self.lengths[-1] + STEP, LONGEST)
        else:
            self.frames.append(frame)
            self.lengths.append(STEP)

    def press(self, selector: str, then: int) -> None:
        self.page.evaluate(PRESS, selector)
        self.roll(then)

    def roll_until_gone(self, selector: str) -> None:
        """For as long as somebody else takes."""
        for _ in range(PATIENCE):
            if not self.page.locator(selector).count():
                return
            self.page.wait_for_timeout(20)
            self.roll()
        raise TimeoutError(f"{selector} is still there")

    def save(self) -> None:
        """With a rest at its end, before it begins again."""
        self.lengths[-1] = 2 * LONGEST
        first, *others = self.frames
        first.save(
            FILE,
            save_all=True,
            append_images=others,
            duration=self.lengths,
            loop=0,
            quality=55,
            method=4,
            minimize_size=True,
        )


def take(browser: Browser, url: str) -> None:
    page = browser.new_context(viewport=WINDOW, locale="en-GB").new_page()
    page.clock.install()
    _sit_down(page, url)
    film = Film(page)
    film.roll(LONGEST)
    film.press(MARKER, 5 * STEP)
    while page.locator(CARD).count():
        film.press(CARD, 5 * STEP)
    film.roll(6 * STEP)
    film.press(DONE, 6 * STEP)
    film.roll_until_gone(OFFER)
    film.roll(16 * STEP)
    film.save()


def _sit_down(page: Page, url: str) -> None:
    """At a table where the first move is ours."""
    while True:
        page.goto(url)
        screens.running(page, "hanamikoji")
        at_table.awaiting_move(page)
        if page.locator(MARKER).count():
            return
