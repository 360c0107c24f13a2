"""The pictures of link previews, made anew: ``python -m tests.web.previews``.

Each is a game's cover beside its title, as the page shows them.
"""

from __future__ import annotations

import io
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from hanagoza.core.catalogue import LANGUAGES
from hanagoza.games import game, games
from hanagoza.server.http.previews import SIZE, picture_of
from tests.server.hosted import Hosted
from tests.web import screens
from tests.web.conftest import chromium

COLOURS = 128
LAY_OUT = """([id, title]) => {
  const cover = document.querySelector(`[data-game="${id}"] svg`).cloneNode(true);
  const named = document.createElement("h1");
  const house = document.createElement("p");
  named.append(title);
  house.append("Hanagoza");
  const words = document.createElement("div");
  words.append(named, house);
  const card = document.createElement("div");
  card.append(cover, words);
  document.body.replaceChildren(card);
  Object.assign(card.style, {
    display: "grid", gridTemplateColumns: "800px 1fr", width: "1200px", height: "630px",
    background: "var(--paper)", overflow: "hidden",
  });
  Object.assign(cover.style, { width: "800px", height: "630px" });
  cover.setAttribute("preserveAspectRatio", "xMidYMid slice");
  Object.assign(words.style, {
    display: "grid", alignContent: "center", gap: "24px", padding: "0 32px",
    borderLeft: "12px solid var(--accent)",
  });
  const size = Math.min(64, 560 / Math.max(...title.split(" ").map((word) => word.length)));
  Object.assign(named.style, { font: `600 ${size}px/1.2 var(--display)`, margin: "0" });
  Object.assign(house.style, { font: "500 32px/1.2 var(--display)", color: "var(--ink-soft)" });
}"""


def take(page: Page, path: Path) -> None:
    page.wait_for_timeout(1000)  # for fonts
    shown = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    path.parent.mkdir(exist_ok=True)
    few = shown.quantize(COLOURS, dither=Image.Dither.NONE)
    few.save(path, optimize=True)


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Hosted(Path(folder)) as hosted,
        sync_playwright() as playwright,
        chromium(playwright) as browser,
    ):
        for language in LANGUAGES:
            context = browser.new_context(
                viewport={"width": SIZE[0], "height": SIZE[1]},
                locale=language,
                color_scheme="light",
            )
            page = context.new_page()
            for id in games():
                page.goto(hosted.url)
                screens.home(page)
                page.evaluate(LAY_OUT, [id, game(id).words.text("title", language)])
                take(page, picture_of(id, language))


if __name__ == "__main__":
    main()
