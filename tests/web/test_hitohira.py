"""The table of Hitohira and La Légende du Cerisier: games in a browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.at_table import play_now
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
