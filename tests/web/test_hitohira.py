"""The table of Hitohira and La Légende du Cerisier: games in a browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.at_table import log, play_now
from tests.web.conftest import Visit

TABLE = "[data-phase]"
CHOICE = f"{TABLE}[aria-busy=false] :is([data-move], [data-pick])"
PICK = "[data-pick] button"
CONFIRM = ".confirm [data-move]"


def decide(page: Page) -> None:
    """Some legal move, by clicking."""
    phase = page.locator(TABLE).get_attribute("data-phase")
    if phase == "grab":
        stop = page.locator("[data-move=stop]")
        grabs = page.locator("[data-move^=grab]")
        (stop if stop.count() else grabs.nth(min(4, grabs.count()) - 1)).click()
    elif phase == "keep":
        kinds = page.locator("[data-pick]").evaluate_all(
            "all => [...new Set(all.map((place) => place.dataset.pick))]"
        )
        for kind in kinds[:2]:
            page.locator(f"[data-pick={kind}] button").first.click()
        page.locator(CONFIRM).click()
    elif phase == "screen":
        page.locator(PICK).first.click()
        page.locator(CONFIRM).click()
    else:
        page.locator(f"{PICK}, {TABLE} [data-move]").last.click()


def await_choice(page: Page) -> bool:
    """Wait until there is something to decide; whether there will be."""
    page.wait_for_function(f"() => document.querySelector('{CHOICE}, #result')", timeout=30_000)
    return page.locator("#result").count() == 0


@pytest.mark.slow
def test_a_whole_game_by_clicking(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    play_now(page, "hitohira")
    page.get_by_role("button", name="Stop").click(force=True)
    expect(page.get_by_role("alert").filter(has_text="compulsory")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile(r"^Draw 3, fails .*%"))).to_be_visible()
    while await_choice(page):
        decide(page)
    expect(page.get_by_role("region", name="The screens are lifted")).to_be_visible()
    expect(page.get_by_role("group", name="Warm").get_by_role("img")).to_have_count(2)
    lines = page.get_by_role("group", name="Your field").get_by_role("img")
    expect(lines.filter(has=page.locator(".points")).first).to_have_accessible_name(
        re.compile(r": \d+, .*points?$")
    )


def press(page: Page) -> None:
    """Some legal move, by keys alone."""
    phase = page.locator(TABLE).get_attribute("data-phase")
    if phase == "grab":
        page.keyboard.press("0" if page.locator("[data-move=stop]").count() else "4")
    elif phase == "keep":
        for kind in page.locator("[data-pick]").evaluate_all(
            "all => [...new Set(all.map((place) => place.dataset.pick))].slice(0, 2)"
        ):
            page.keyboard.press(kind.lower())
        page.keyboard.press("End")
        page.keyboard.press("Enter")
    elif phase in ("use", "screen"):
        page.keyboard.press("0")
    else:
        page.keyboard.press("Enter")


@pytest.mark.slow
def test_turns_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    play_now(page, "cerisier")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.matches('[data-move]')"):
            break
    for _ in range(12):
        assert await_choice(page)
        expect(page.locator(f"{TABLE} :focus")).to_have_count(1)
        press(page)
    expect(log(page).get_by_text(re.compile("^You (keep|lay) ")).first).to_be_visible()
