"""How to get to each screen of the browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from playwright.sync_api import Locator, Page, expect

from hanagoza.games import games
from tests.web import wire

YOUR_TURN = re.compile("^Your turn – ")
DAYS = {"kind": "days", "days": 3}
LONGEST_NAME, AS_LONG = "W" * 24, "M" * 24


def home(page: Page) -> None:
    expect(page.locator("[data-game]")).to_have_count(5)


def laid(page: Page, game: str = "hitohira") -> Locator:
    """Home, with a table being set up: the dialog."""
    card = page.locator(f'[data-game="{game}"]')
    card.get_by_role("button", name="Set up the table").click()
    table = page.get_by_role("dialog", name="set up the table")
    expect(table.get_by_role("list", name="Players")).to_be_visible()
    return table


def choosing(page: Page) -> Locator:
    """Who is to sit on the second seat."""
    seats = page.get_by_role("list", name="Players")
    seats.get_by_role("listitem").nth(1).get_by_role("button").click()
    return page.get_by_role("dialog", name="Who sits here?")


def adjusted(page: Page) -> None:
    """A table being set up, with the house rules open."""
    table = laid(page)
    table.get_by_text("House rules").click()
    expect(table.get_by_label("Pieces kept after a failure")).to_be_visible()


def chosen(page: Page) -> None:
    """A table being set up, and a seat given to somebody."""
    laid(page)
    expect(choosing(page).get_by_role("button", name="Half bloom")).to_be_visible()


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


def read(page: Page) -> None:
    """The rules, before one has ever played."""
    card = page.locator('[data-game="hanamikoji"]')
    card.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog", name="Rules").get_by_role("heading").nth(1)).to_be_visible()


def more(page: Page) -> None:
    running(page)
    page.get_by_role("button", name="More").click()
    expect(page.get_by_role("dialog", name="More")).to_be_visible()


def result(page: Page) -> None:
    running(page)
    wire.play(page)
    expect(page.locator("#result")).to_be_visible()


@contextmanager
def beside(page: Page) -> Iterator[Page]:
    """Somebody else with a long name, at home; who is at this page gets one too."""
    assert page.context.browser
    with page.context.browser.new_context() as context:
        other = context.new_page()
        other.goto(page.url)
        wire.named(page, LONGEST_NAME)
        yield wire.named(other, AS_LONG)


def paced(page: Page) -> None:
    """A table being set up, with a clock of one's own about to be agreed on."""
    table = laid(page, "hanamikoji")
    choosing(page).get_by_role("button", name="A friend").click()
    table.get_by_label("Time to think").select_option(label="Another clock …")
    expect(table.get_by_label("Minutes for the game")).to_be_visible()


def your_games(page: Page) -> None:
    """Home, with games that wait for us and for somebody else, and with tables of strangers."""
    with beside(page) as other:
        wire.table(page, other, pace=DAYS)
        wire.table(other, page, pace=DAYS)
        wire.table(other, page, pace=None)
        wire.waiting(other, pace=DAYS)
    page.reload()
    expect(page.get_by_role("region", name="Your games").get_by_role("listitem")).to_have_count(3)
    expect(page.get_by_role("region", name="Open tables")).to_contain_text(AS_LONG)


def all_games(page: Page) -> None:
    """Those that go on, those that are over, how they went, and with whom."""
    with beside(page) as other:
        wire.table(page, other, pace=DAYS)
        for game in ("hanamikoji", "cerisier"):
            wire.tell(other, wire.table(page, other, game=game), type="resign")
    page.goto(f"{page.url}games")
    expect(page.get_by_role("button", name="Play again with")).to_be_visible()


def asked(page: Page) -> None:
    """At a table with a clock, where somebody would like a pause."""
    with beside(page) as other:
        table = wire.table(page, other, pace={"kind": "live", "base": 600, "increment": 5})
        wire.tell(other, table, type="pause")
        page.goto(f"{page.url}{table[1:]}")
        expect(page.get_by_role("button", name="Agree")).to_be_visible()


def spoken(page: Page, language: str) -> None:
    """Another language, which at a table on a phone is chosen under *More*."""
    choice = page.locator("header select").first
    if choice.is_visible():
        choice.select_option(language)
        return
    page.locator(".menu > button").last.click()
    page.locator("dialog[open] select").first.select_option(language)
    page.keyboard.press("Escape")


REACHED = home, you, adjusted, chosen, paced, read, joining, waiting, rules, more, result
REACHED_WITH_OTHERS = your_games, all_games, asked
SCREENS = {reach.__name__: reach for reach in (*REACHED, *REACHED_WITH_OTHERS)} | {
    game: partial(running, game=game) for game in games()
}
