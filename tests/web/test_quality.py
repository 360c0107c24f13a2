"""What every screen owes to everybody: readable, reachable, calm and light."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hanagoza.games import games
from tests.web import screens, wire
from tests.web.conftest import SECONDS, WEB, Visit
from tests.web.screens import AS_LONG, LONGEST_NAME, SCREENS

pytestmark = pytest.mark.slow

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"width": 360, "height": 740}
DESK = {"width": 1440, "height": 900}
LEAST_TARGET = 24
MOST_SHIFT = 0.01
MOST_BYTES = 150_000
MOVES = 6

TARGETS = """() => [...document.querySelectorAll("a, button, input, select, summary")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => [element.outerHTML.slice(0, 120), element.getBoundingClientRect()])
    .map(([html, { width, height }]) => [html, Math.min(width, height)])"""

EMPTY_PICTURES = """() => document.querySelectorAll("svg")
    .forEach((picture) => picture.replaceChildren())"""
"""They are silent, and axe takes minutes for thousands of petals; test_colours looks at those."""

WATCH_SHIFTS = """() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
        for (const shift of list.getEntries())
            if (!shift.hadRecentInput)
                globalThis.shifts.push([shift.value, shift.startTime,
                    ...shift.sources.map(({ node }) =>
                        (node?.outerHTML ?? node?.textContent ?? "").slice(0, 120))]);
    }).observe({ type: "layout-shift" });
}"""

WATCH_MOTION = """() => {
    globalThis.moved = 0;
    const look = () => {
        globalThis.moved = Math.max(globalThis.moved, document.getAnimations().length);
        requestAnimationFrame(look);
    };
    look();
}"""

IN_SIGHT = """() => [...document.querySelectorAll("[data-move], [data-pick]")].some((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})"""

DOWNLOADED = """() => performance.getEntriesByType("resource")
    .filter(({ name }) => /\\.(js|css)$/.test(name))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""


@pytest.fixture(params=[*SCREENS, "gallery"])
def phone(request: pytest.FixtureRequest, visit: Visit) -> Page:
    """Each screen, on a phone; colours change at once."""
    phone: dict[str, Any] = {"viewport": PHONE, "reduced_motion": "reduce"}
    if request.param == "gallery":
        page = visit(request.getfixturevalue("gallery"), **phone)
        expect(page.get_by_role("heading", name="Hanagoza: gallery")).to_be_visible()
    else:
        page = visit(**phone)
        SCREENS[request.param](page)
    return page


@pytest.fixture(params=[PHONE, DESK], ids=["phone", "desk"])
def size(request: pytest.FixtureRequest) -> dict[str, int]:
    found: dict[str, int] = request.param
    return found


@pytest.fixture(params=games())
def table(request: pytest.FixtureRequest, visit: Visit, size: dict[str, int]) -> Page:
    """A running game that has been looked at."""
    page = visit(viewport=size)
    screens.running(page, request.param)
    page.evaluate("() => document.fonts.ready.then(() => true)")
    return page


def violations(page: Page) -> list[Any]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run()")["violations"]
    return [(rule["id"], [node["html"] for node in rule["nodes"]]) for rule in found]


def test_a_screen_is_readable_and_reachable(phone: Page) -> None:
    assert phone.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    assert [html for html, size in phone.evaluate(TARGETS) if size < LEAST_TARGET] == []
    phone.evaluate(EMPTY_PICTURES)
    for theme in ("light", "dark"):
        phone.emulate_media(color_scheme=theme)
        assert violations(phone) == []


@pytest.mark.parametrize("reach", screens.REACHED_WITH_OTHERS)
def test_lists_and_clocks_fit_in_every_language(
    visit: Visit, reach: Callable[[Page], None]
) -> None:
    page = visit(viewport=PHONE)
    reach(page)
    for language in ("fr", "ja"):
        screens.spoken(page, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
        assert [html for html, size in page.evaluate(TARGETS) if size < LEAST_TARGET] == []


@pytest.mark.parametrize("game", ["hitohira", "hanamikoji", "blossom"])
def test_the_longest_names_fit(visit: Visit, game: str) -> None:
    host, guest = visit(viewport=PHONE), visit(viewport=PHONE)
    host.locator(f'[data-game="{game}"]').get_by_role("button", name="Invite").click()
    for page, name in ((host, LONGEST_NAME), (guest, AS_LONG)):
        page.get_by_label("Your name").fill(name)
        page.keyboard.press("Enter")
        if page is host:
            guest.goto(host.get_by_label("Send this link").input_value())
    for page, other in ((host, AS_LONG), (guest, LONGEST_NAME)):
        expect(page.get_by_role("list", name="Players")).to_contain_text(other)
        expect(page.locator(".turn")).not_to_be_empty()
        assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]


def test_nothing_jumps_while_others_move(table: Page) -> None:
    table.evaluate(WATCH_SHIFTS)
    wire.play(table, MOVES)
    shifts = table.evaluate("() => globalThis.shifts")
    assert cumulative_shift(shifts) < MOST_SHIFT, shifts


def cumulative_shift(shifts: list[Any]) -> float:
    """As browsers report it: the worst burst, which ends after a quiet second, or after five."""
    worst = burst = 0.0
    first = last = -math.inf
    for value, at, *_ in shifts:
        if at - last > 1 * SECONDS or at - first > 5 * SECONDS:
            burst, first = 0.0, at
        burst, last = burst + value, at
        worst = max(worst, burst)
    return worst


@pytest.mark.parametrize("game", games())
def test_what_answers_is_in_sight(visit: Visit, game: str) -> None:
    page = visit(viewport=PHONE, reduced_motion="reduce")
    screens.running(page, game)
    for _ in range(MOVES):
        expect(page).to_have_title(screens.YOUR_TURN, timeout=30 * SECONDS)
        page.wait_for_function(IN_SIGHT)
        wire.play(page, 1)


def test_nothing_moves_for_who_wants_it_still(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    screens.running(page)
    page.evaluate(WATCH_MOTION)
    wire.play(page, MOVES)
    assert page.evaluate("() => globalThis.moved") == 0


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_first_visit_is_light(visit: Visit, locale: str) -> None:
    page = visit(locale=locale)
    screens.home(page)
    page.wait_for_load_state("networkidle")
    assert 0 < page.evaluate(DOWNLOADED) <= MOST_BYTES


def test_a_table_is_light(visit: Visit) -> None:
    page = visit()
    screens.running(page)
    page.reload()
    expect(page).to_have_title(screens.YOUR_TURN)
    assert 0 < page.evaluate(DOWNLOADED) <= MOST_BYTES
