"""Contact sheets: every phase of every table at every size.

In ``dist/sheets`` a picture for each variant and theme, and each screen by itself beside it.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page
from rich.progress import track

from scripts.types import ROOT
from tests.variants import Variant, main_variants
from tests.web import staged
from tests.web.test_fit import ENLARGED, SIZES

FOLDER = ROOT / "dist" / "sheets"
THEMES = "light", "dark"
HEIGHT, GAP = 330, 6
"""Of a screen on the sheet."""


def shots(page: Page, url: str, variant: Variant, theme: str, words: list[str]) -> list[list[Path]]:
    """A row of screens for each phase."""
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    rows = []
    for phase, stage in staged.stages(variant).items():
        row = wanted(f"{variant}-{theme}/{phase}", words)
        if not row:
            continue
        staged.show(page, url, stage)
        for path, (width, height) in row.items():
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(80)
            path.parent.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=path)
        rows.append([*row])
    return rows


def wanted(phase: str, words: list[str]) -> dict[Path, tuple[int, int]]:
    """The screens of a phase that have these words in their names, and how large they are."""
    names = {f"{phase}-{size.replace(' ', '-')}.png": at for size, at in (SIZES | ENLARGED).items()}
    return {FOLDER / name: at for name, at in names.items() if all(word in name for word in words)}


def sheet(rows: list[list[Path]]) -> Image.Image:
    """All of them on one picture."""
    small = [[_scaled(path) for path in row] for row in rows]
    width = max(sum(shot.width + GAP for shot in row) for row in small)
    whole = Image.new("RGB", (width, len(small) * (HEIGHT + GAP)), "#777777")
    for at, row in enumerate(small):
        left = 0
        for shot in row:
            whole.paste(shot, (left, at * (HEIGHT + GAP)))
            left += shot.width + GAP
    return whole


def _scaled(path: Path) -> Image.Image:
    shot = Image.open(path).convert("RGB")
    return shot.resize((round(shot.width * HEIGHT / shot.height), HEIGHT), Image.Resampling.LANCZOS)


def take(browser: Browser, url: str, words: list[str]) -> None:
    """All of them, or those screens that have these words in their names."""
    named = {
        f"{variant}-{theme}": (variant, theme) for variant in main_variants() for theme in THEMES
    }
    chosen = [name for name in named if not words or any(word in name for word in words)]
    page = browser.new_context(locale="en-GB").new_page()
    for name in track(chosen, "sheets"):
        if rows := shots(page, url, *named[name], words):
            sheet(rows).save(FOLDER / f"{name}.png")
