"""How to get to each screen of the browser."""

from __future__ import annotations

import re
from functools import partial

from playwright.sync_api import Page, expect

from hanagoza.games import games
from tests.web import wire

YOUR_TURN = re.compile("^Your turn – ")


def home(page: Page) -> None:
    expect(page.locator("[data-game]")).to_have_count(5)


def adjusted(page: Page) -> None:
    """Home, with the house rules of a game open."""
    card = page.locator('[data-game="hitohira"]')
    card.locator("summary").click()
    card.get_by_role("button", name="house rules").click()
    expect(page.get_by_role("dialog").get_by_label("Ability for 4 colours")).to_be_visible()


def you(page: Page) -> None:
    """Where one's name is changed, and oneself deleted."""
    waiting(page)
    page.get_by_role("link", name="You are Aki").click()
    expect(page.get_by_role("button", name="Delete me")).to_be_visible()


def joining(page: Page) -> None:
    card = page.locator('[data-game="hanamikoji"]')
    card.get_by_role("button", name="Invite").click()
    expect(page.get_by_label("Your name")).to_be_focused()


def waiting(page: Page) -> None:
    joining(page)
    page.get_by_label("Your name").fill("Aki")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Send this link")).to_be_visible()


def running(page: Page, game: str = "hanamikoji") -> None:
    card = page.locator(f'[data-game="{game}"]')
    card.get_by_role("button", name="Play now").click()
    expect(page).to_have_title(YOUR_TURN, timeout=30_000)


def rules(page: Page) -> None:
    running(page)
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="The deal")).to_be_visible()


def more(page: Page) -> None:
    running(page)
    page.get_by_role("button", name="More").click()
    expect(page.get_by_role("dialog", name="More")).to_be_visible()


def result(page: Page) -> None:
    running(page)
    wire.play(page)
    expect(page.locator("#result")).to_be_visible()


SCREENS = {
    reach.__name__: reach for reach in (home, you, adjusted, joining, waiting, rules, more, result)
} | {game: partial(running, game=game) for game in games()}
