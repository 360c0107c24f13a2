"""Kasane no irome in a real browser: rows, the ordered hand, melds and the robes at the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.at_table import log, play_now, play_to_the_end
from tests.web.conftest import Visit

pytestmark = pytest.mark.slow

ON_A_MOVE = "document.activeElement.matches('[data-move] button')"


def begun(visit: Visit, **options: object) -> Page:
    page = visit(**options)
    play_now(page, "kasane")
    return page


def take(page: Page) -> None:
    """A number from the first row that has one on top, so that the turn goes on."""
    numbers = page.locator("[data-move^=row] button:not([aria-label*='+1'])")
    expect(numbers.first).to_be_visible()
    numbers.first.click()
    expect(page.locator('[data-move="pass"]')).to_be_visible()


def test_a_whole_game_by_clicking(visit: Visit) -> None:
    page = begun(visit, reduced_motion="reduce")
    assert play_to_the_end(page) >= 12
    expect(page.locator("#result")).to_have_text(re.compile(r"(wins?|victory)"))
    robes = page.get_by_role("region", name="The festival").get_by_role("heading")
    totals = page.get_by_role("row", name=re.compile(r"^Total \d+ points?( and \d+ cards? laid)?$"))
    expect(totals).to_have_count(robes.count())


def test_a_turn_on_a_phone(visit: Visit) -> None:
    page = begun(visit, viewport={"width": 360, "height": 740})
    take(page)
    hand = page.get_by_role("region", name="Hand")
    expect(hand.get_by_role("button")).to_have_count(1)
    sizes = page.evaluate(
        "() => [...document.querySelectorAll('[data-move] button, .hand button')]"
        ".map((button) => button.getBoundingClientRect().height)"
    )
    assert min(sizes) >= 44
    assert page.evaluate("() => document.documentElement.scrollWidth") == 360
    page.locator('[data-move="pass"] button').click()
    expect(log(page)).to_contain_text("You pass.")


def test_what_cannot_be_done_says_why(visit: Visit) -> None:
    page = begun(visit)
    page.get_by_role("button", name="Setsu Getsu Fuka, 5 cards").click()
    expect(page.get_by_role("alert")).to_contain_text("Take the free card of a row first.")
    page.locator(".buried").first.click(position={"x": 8, "y": 20})
    expect(page.get_by_text("Only the card on the right of a row is free.")).to_be_visible()
    take(page)
    page.get_by_role("button", name="Setsu Getsu Fuka, 5 cards").click()
    expect(page.get_by_role("alert")).to_contain_text("It takes 5 cards from your hand")
    page.get_by_role("region", name="Hand").get_by_role("button").click()
    expect(page.get_by_text("The top card alone makes no meld")).to_be_visible()


def test_the_board_of_melds_can_be_read_by_ear(visit: Visit) -> None:
    page = begun(visit)
    board = page.get_by_role("table", name="Melds")
    names = board.get_by_role("button").evaluate_all(
        "all => all.map((button) => button.getAttribute('aria-label'))"
    )
    assert len(set(names)) == len(names)
    assert "Kasane, 2 cards: open for 1 point and open for 1 point" in names
    expect(board.get_by_role("rowheader")).to_have_count(9)


def test_what_lies_there_is_explained(visit: Visit) -> None:
    page = begun(visit)
    told = page.get_by_role("tooltip")
    page.get_by_role("button", name="Kagen no Tsuki, 3 cards").hover()
    expect(told).to_contain_text("Gaps are allowed, repeats are not.")
    expect(told).to_contain_text("An open box: 3 points for whoever fills it.")
    page.get_by_role("button", name="0 colours, bonus now +0").last.hover()
    expect(told).to_contain_text("5 pay nothing")
    page.locator(".row .free").first.hover()
    expect(told).to_contain_text(re.compile("on top of your hand|to your field at once"))


def test_who_can_lay_nothing_is_offered_to_pass(visit: Visit) -> None:
    page = begun(visit)
    take(page)  # the first card of the game: no meld is that small
    page.get_by_role("button", name="Nothing can be laid: pass").click()
    expect(log(page)).to_contain_text("You pass.")


def test_a_breath_between_rounds(visit: Visit) -> None:
    page = begun(visit)
    ended = page.get_by_text("Round 1 of 3 is over")
    for _ in range(60):
        page.wait_for_function("() => document.querySelector('[data-move], .interval')")
        if ended.count():
            break
        page.locator("[data-move]").first.click()
    expect(ended).to_be_visible()
    page.keyboard.press("1")  # looks on, and plays nothing
    expect(ended).to_have_count(0)
    expect(log(page).get_by_text("Round 2 begins")).to_be_visible()


def test_turns_by_keyboard_alone(visit: Visit) -> None:
    page = begun(visit)
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate(ON_A_MOVE):
            break
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(log(page).get_by_text(re.compile("^You (take|lay) .* from row 2"))).to_be_visible()
    page.wait_for_function(f"() => {ON_A_MOVE}")
    if page.locator('[data-move="pass"]').count():
        page.keyboard.press("End")
        page.keyboard.press("Space")
        expect(log(page).get_by_text("You pass.")).to_be_visible()
    expect(page.locator("[data-move^=row]").first).to_be_visible()
    page.keyboard.press("1")
    expect(log(page).get_by_text(re.compile("^You (take|lay) .* from row 1"))).to_be_visible()


def test_advice_is_marked_on_the_table(visit: Visit) -> None:
    page = begun(visit)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("button", name=re.compile("a bot’s choice"))).to_have_count(1)
