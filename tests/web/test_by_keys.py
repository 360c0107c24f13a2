"""A whole game of each of the five from the first screen to the result, and no mouse."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.at_table import press, press_until
from tests.web.conftest import Visit

pytestmark = pytest.mark.slow

CHOICE = ":is([data-move], [data-pick]):not(:disabled)"
ASKED_OR_OVER = f"""() => document.querySelector('#result')
    || (document.title.startsWith('Your turn') && document.querySelector('{CHOICE}')
        && !document.querySelector('[aria-busy=true]'))"""
CONFIRM = ".confirm [data-move]:not(:disabled, [aria-disabled=true])"
BESIDE_MOVES = "button[data-move], ul:has([data-move]) button, .cards:has([data-move]) button"
"""What Tab reaches; from there it is a matter of arrow keys."""


def hanamikoji(page: Page) -> None:
    """Along the cards to one that is wanted, or to the button."""
    press_until(page, "Tab", BESIDE_MOVES)
    press_until(page, "ArrowRight", "[data-move], [data-move] *")
    press(page, "Enter")


def hitohira(page: Page) -> None:
    """Draw up to four, keep what makes a move, leave abilities alone."""
    press_until(page, "Tab", "[data-phase] *")
    phase = page.locator("[data-phase]").get_attribute("data-phase")
    if phase == "grab":
        most = page.locator("[data-move^=grab]").count()
        press(page, "0" if page.locator("[data-move=stop]").count() else str(min(4, most)))
    elif phase == "keep":
        kinds = page.locator("[data-pick]").evaluate_all(
            "all => [...new Set(all.map((place) => place.dataset.pick))]"
        )
        for kind in kinds:
            if not page.locator(CONFIRM).count():
                press(page, kind.lower())
        press_until(page, "Tab", CONFIRM)
        press(page, "Enter")
    elif phase in ("use", "screen"):
        press(page, "0")
    else:
        press(page, "Enter")


def blossom(page: Page) -> None:
    """Arrange what lies face up, else feed the first card of the hand, else draw."""
    own = page.get_by_role("region", name="You")
    press_until(page, "Tab", ".table *")
    if own.get_by_role("button", name="face up").count():
        press(page, "6", "a")
    elif own.get_by_role("region", name="Hand").get_by_role("button").count():
        press(page, "1", "u")
    else:
        press(page, "c", "c")


def kasane(page: Page) -> None:
    press_until(page, "Tab", "[data-move] button")
    press(page, "Enter")


PLAYERS: dict[str, Callable[[Page], None]] = {
    "hanamikoji": hanamikoji,
    "hitohira": hitohira,
    "cerisier": hitohira,
    "blossom": blossom,
    "kasane": kasane,
}


@pytest.mark.parametrize("game", PLAYERS)
def test_a_whole_game_by_keyboard_alone(game: str, visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    expect(page.locator(f'[data-game="{game}"]')).to_be_visible()
    press_until(page, "Tab", f'[data-game="{game}"] button.primary')
    press(page, "Enter")
    for _ in range(300):
        page.wait_for_function(ASKED_OR_OVER, timeout=30_000)
        if page.locator("#result").count():
            break
        expect(page.locator("main:focus, main :focus")).to_have_count(1)
        PLAYERS[game](page)
    expect(page.locator("#result")).to_have_text(re.compile("(wins?|victory|draw)"))
    press_until(page, "Tab", "button.primary")
