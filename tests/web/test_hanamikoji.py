"""The table of Hanamikoji in a real browser: by mouse, by finger, by key."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.at_table import (
    MOVES,
    act,
    act_or_answer,
    awaiting_move,
    log,
    play_now,
    play_to_the_end,
)
from tests.web.conftest import Visit

pytestmark = pytest.mark.slow

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
ACTIONS = "compete", "gift", "discard", "secret"
MERIT = re.compile(r"By the cards you know|Whatever|You keep|If you left it")
"""How what speaks for a move begins."""
ROW = ["Flute", "Fan", "Scroll", "Shamisen", "Parasol", "Tea", "Hairpin"]


def awaiting_action(page: Page) -> None:
    """Until it is ours to act; what is offered before is answered."""
    while awaiting_move(page).first.get_attribute("data-move") not in {*ACTIONS}:
        page.locator(MOVES).first.click()


def hand(page: Page) -> Locator:
    return page.get_by_role("region", name="Hand").locator("[data-card]")


def marker(page: Page, name: str) -> Locator:
    """One of ours."""
    ours = page.locator('[data-sight="actions"]')
    return ours.get_by_role("button", name=re.compile(f"^{name}"))


def places(page: Page) -> list[str]:
    """What lies in the pairs of a competition, place by place."""
    cards = page.get_by_role("group", name=re.compile(r"^Pair \d$")).locator("[data-drop]")
    labels = [card.get_by_role("button").get_attribute("aria-label") for card in cards.all()]
    return [(label or "").partition(" · ")[0] for label in labels]


def test_a_whole_game_by_clicking_with_every_action(visit: Visit) -> None:
    page = visit()
    play_now(page)
    ends = 0
    while True:
        page.wait_for_function(f"() => document.querySelector('{MOVES}, #result')", timeout=30_000)
        if page.locator("#result").count():
            break
        next_round = page.get_by_role("button", name="Next round")
        actions = [name for name in ACTIONS if page.locator(f'[data-move="{name}"]').count()]
        if next_round.count():
            ends += 1
            expect(page.get_by_role("region", name=f"End of round {ends}")).to_be_visible()
            hint = page.get_by_role("button", name="Hint")
            expect(hint, "of a hand that is not yet to be seen").to_be_disabled()
            next_round.click()
        elif actions:
            act(page, actions[0])
        else:
            page.locator(MOVES).first.click()
    expect(log(page).get_by_text(re.compile("^Round .* begins"))).to_have_count(ends + 1)
    row = page.get_by_role("list", name="Geisha").get_by_role("listitem")
    for geisha, name in zip(row.all(), ROW, strict=True):
        told = re.compile(rf"^{name}.* · Charm \d · You \d · Tsubaki \d")
        expect(geisha.get_by_role("button")).to_have_accessible_name(told)
    expect(page.locator("[data-geisha] .count")).to_have_count(14)


def test_the_pairs_of_a_competition_are_arranged(visit: Visit) -> None:
    page = visit()
    play_now(page)
    awaiting_action(page)
    hand(page).first.click()
    marker(page, "Competition").click()
    hand(page).nth(1).drag_to(page.locator('[data-drop="2"]'))
    for at in (2, 3):
        hand(page).nth(at).click()
    first, second, third, fourth = places(page)
    page.locator('[data-drop="0"] button').drag_to(page.locator('[data-drop="3"]'))
    assert places(page) == [fourth, second, third, first]
    page.locator('[data-drop="1"] button').click()
    expect(page.get_by_text("1 more card", exact=True)).to_be_visible()
    hand(page).nth(6).drag_to(marker(page, "Competition"))
    page.get_by_role("button", name="Offer these pairs").click()
    expect(log(page)).to_contain_text("You offer the pairs")


def test_by_digits_and_letters(visit: Visit) -> None:
    page = visit()
    play_now(page)
    awaiting_action(page)
    card = hand(page).first.get_attribute("data-card") or ""
    page.locator("section.table").focus()
    page.keyboard.press("2")
    page.keyboard.press(card)
    expect(page.get_by_text("1 more card", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Trade-off")).to_have_count(0)
    page.keyboard.press(card)
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(log(page)).to_contain_text("secret.")
    while not log(page).get_by_text(re.compile("^You take ")).count():
        if page.locator("[data-answer][data-move]").count():
            page.keyboard.press("1")
            expect(page.locator('[data-answer][aria-pressed="true"]')).to_have_count(1)
            page.keyboard.press("Escape")
            expect(page.get_by_role("button", name="Take it")).to_be_disabled()
            page.keyboard.press("1")
            page.keyboard.press("1")
        else:
            act_or_answer(page)
        page.wait_for_timeout(50)


def test_a_used_marker_says_why_and_a_bot_advises(visit: Visit) -> None:
    page = visit()
    play_now(page)
    awaiting_action(page)
    act(page, "secret")
    expect(log(page)).to_contain_text("You keep")
    awaiting_action(page)
    marker(page, "Secret · used").press("Enter")
    expect(page.get_by_role("alert").filter(has_text="already used")).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("button", name=re.compile("a bot’s choice")).first).to_be_visible()
    expect(page.locator(".ground .advised").first).to_be_visible()
    expect(page.get_by_role("status").get_by_text(MERIT).first).to_be_visible()


def test_a_phone_shows_all_of_it(visit: Visit) -> None:
    page = visit(**PHONE, reduced_motion="reduce")  # a card on its way is smaller
    play_now(page)
    awaiting_action(page)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    for card in hand(page).get_by_role("button").all():
        box = card.bounding_box()
        assert box is not None
        assert box["width"] >= 44
    page.locator('[data-move="compete"]').tap()
    while (wanted := page.locator("[data-card][data-move]")).count():
        wanted.first.tap()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.get_by_role("button", name="Offer these pairs").tap()
    expect(page.get_by_role("button", name="Log")).to_contain_text("You offer the pairs")


def explanation(page: Page) -> Locator:
    return page.get_by_role("tooltip")


def test_everything_says_what_it_is(visit: Visit) -> None:
    """By a click where that does nothing else, by the pointer or the focus that rests on it."""
    page = visit()
    play_now(page)
    awaiting_action(page)
    page.locator('[data-geisha="G"] button').click()
    expect(explanation(page)).to_contain_text("There are 5 cards of hers")
    expect(explanation(page)).to_contain_text("of her cards (the dark number)")
    page.keyboard.press("Escape")
    expect(explanation(page)).to_be_hidden()
    marker(page, "Trade-off").hover()
    expect(explanation(page)).to_contain_text("Lay two cards face down.")
    page.get_by_role("button", name=re.compile("^Deck")).click()
    expect(explanation(page)).to_contain_text("At the start of a turn one is drawn.")
    explanation(page).get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_contain_text("Each player gets six")


def test_a_refusal_moves_nothing(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    play_now(page)
    awaiting_action(page)
    act(page, "secret")
    awaiting_action(page)
    before = hand(page).first.bounding_box()
    marker(page, "Secret · used").click(force=True)  # it is aria-disabled, and answers
    expect(page.get_by_role("alert").filter(has_text="already used")).to_be_visible()
    assert hand(page).first.bounding_box() == before


def test_when_the_game_is_over_all_that_was_hidden_lies_open(visit: Visit) -> None:
    page = visit()
    play_now(page)
    play_to_the_end(page)
    revealed = page.get_by_role("region", name="Turned up in the end")
    expect(revealed.get_by_role("img")).to_have_count(5)
    expect(revealed.get_by_role("img", name="a card face down")).to_have_count(0)
