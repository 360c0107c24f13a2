"""The page of a table does not scroll: in every phase, with any number of players, at any size."""

from __future__ import annotations

from collections.abc import Collection

import pytest
from playwright.sync_api import Browser, Page

from tests.server.hosted import Hosted
from tests.variants import Variant, main_variants
from tests.web import staged
from tests.web.conftest import SECONDS

pytestmark = pytest.mark.slow

SIZES = {
    "desk": (1440, 900),
    "laptop": (1366, 657),
    "tablet": (1024, 768),
    "phone": (390, 844),
    "small": (360, 640),
    "side": (844, 390),
}
ENLARGED = {"laptop at 200 %": (683, 328), "desk at 200 %": (720, 450)}
"""What is left of a window whose page is enlarged: all else may be scrolled to."""
STAYS = {"hand"}

MEASURE = """(sights) => {
    const ground = document.querySelector(".ground");
    const { left, top, right, bottom } = ground.getBoundingClientRect();
    const beyond = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight);
    const over = { page: beyond(document.documentElement), ground: beyond(ground) };
    const isInside = (box) => box.left >= left - 1 && box.top >= top - 1
        && box.right <= right + 1 && box.bottom <= bottom + 1;
    // Its middle is seen: nothing lies over it, nothing cuts it off.
    const isSeen = (element) => {
        const box = element.getBoundingClientRect();
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        const seen = document.elementFromPoint(x, y);
        return isInside(box) && (element.contains(seen) || seen?.contains(element));
    };
    const isCutOff = (part) => part.scrollHeight > part.clientHeight + 2 && part.clientHeight > 0
        && getComputedStyle(part).overflowY !== "visible" && !part.closest(".unseen");
    const isWhole = (place) => isSeen(place) && ![...place.querySelectorAll("*")].some(isCutOff);
    const missing = sights.filter((name) => {
        const places = [...ground.querySelectorAll(`[data-sight="${name}"]`)];
        return !places.length || !places.every(isWhole);
    });
    const answers = [...ground.querySelectorAll("[data-move], [data-pick]")];
    if (answers.length && !answers.some(isSeen)) missing.push("answer");
    const said = document.querySelector(".asked").getBoundingClientRect();
    if (said.top < 0 || said.bottom > innerHeight) missing.push("asked");
    return { over, missing };
}"""


def measured(page: Page, size: tuple[int, int], sights: Collection[str]) -> list[str]:
    """What is wrong at this size, if anything is."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    found = page.evaluate(MEASURE, sorted(sights))
    over = [f"{what} by {by} px" for what, by in found["over"].items() if by > 0]
    return over + [f"no {name} in sight" for name in found["missing"]]


@pytest.fixture(scope="module")
def page(browser: Browser) -> Page:
    page = browser.new_context(locale="en-GB", reduced_motion="reduce").new_page()
    page.set_default_timeout(20 * SECONDS)
    return page


@pytest.mark.parametrize("variant", main_variants(), ids=str)
def test_a_table_fits_its_window(page: Page, hosted: Hosted, variant: Variant) -> None:
    wrong = []
    for name, stage in staged.stages(variant).items():
        staged.show(page, hosted.url, stage)
        listed = page.locator(".ground").get_attribute("data-sights") or ""
        sights = set() if name.endswith("over") else set(listed.split())
        for at, size in SIZES.items():
            wrong += [f"{name}, {at}: {what}" for what in measured(page, size, sights)]
        for at, size in ENLARGED.items():
            trouble = measured(page, size, sights & STAYS)
            wrong += [f"{name}, {at}: {what}" for what in trouble if not what.startswith("ground")]
    assert not wrong, "\n".join(["", *wrong])
