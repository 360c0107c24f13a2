"""What people do at a table in a browser."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.web.screens import choosing, laid

MOVES = "[data-move]:not(:disabled)"
"""Whatever brings a move nearer, or is one."""


def play_now(page: Page, game: str = "hanamikoji", level: int = 1) -> None:
    """From the first screen to a game against bots."""
    table = laid(page, game)
    choosing(page).get_by_role("listitem").nth(1 + level).get_by_role("button").click()
    table.get_by_role("button", name="Play now").click()
    awaiting_move(page)


def awaiting_move(page: Page) -> Locator:
    """The moves, once there are any."""
    expect(page.locator(MOVES).first).to_be_visible(timeout=30_000)
    return page.locator(MOVES)


def play_to_the_end(page: Page) -> int:
    """Always the first thing that brings the game on; how many there were."""
    moves = 0
    while True:
        page.wait_for_function(f"() => document.querySelector('{MOVES}, #result')", timeout=30_000)
        if page.locator("#result").count():
            return moves
        page.locator(MOVES).first.click()
        moves += 1


def act(page: Page, action: str) -> None:
    """At a table of Hanamikoji: use a marker with the first cards of the hand."""
    page.locator(f'[data-move="{action}"]').click()
    wanted = page.locator("[data-card][data-move]")
    while wanted.count():
        wanted.first.click()
    page.locator("button[data-move]").click()


def act_or_answer(page: Page) -> None:
    """At a table of Hanamikoji: any whole move."""
    first = awaiting_move(page).first
    verb = (first.get_attribute("data-move") or "").split(" ")[0]
    if verb == "take":
        first.click()
        page.locator("button:not([data-answer])[data-move]").click()
    else:
        act(page, verb)


def log(page: Page) -> Locator:
    return page.get_by_role("log")


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def press_until(page: Page, key: str, selector: str) -> None:
    """Go by a key until something that matches has the focus."""
    for _ in range(60):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {selector}")
