"""Blossom's table, played through what a person sees, and by keys alone."""

from __future__ import annotations

import json
import re

import msgspec
import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

import hanagoza as hg
from tests.blossom.builders import match_at
from tests.server.hosted import Hosted
from tests.web.at_table import log, play_now, press, press_until
from tests.web.conftest import Visit

pytestmark = pytest.mark.slow

ASKED_OR_OVER = """() => document.querySelector('#result')
    || document.querySelector('.turn')?.textContent.startsWith('Your turn')"""


def is_over(page: Page) -> bool:
    """Whether the game has ended, as soon as nobody else is to decide."""
    page.wait_for_function(ASKED_OR_OVER, timeout=30_000)
    return page.locator("#result").count() > 0


def zone(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name="You").get_by_role("region", name=name)


def deck(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^Deck: "))


def actions(page: Page) -> Locator:
    """The buttons for what can be done with the picked cards."""
    return page.get_by_role("group", name="Moves").locator("[data-move]")


def act(page: Page) -> None:
    """Arrange whatever lies face up, else feed a card of the hand, else draw one."""
    flowers = zone(page, "Yard").get_by_role("button", name="face up")
    hand = zone(page, "Hand").get_by_role("button")
    if flowers.count():
        flowers.first.click()
        actions(page).first.click()
    elif hand.count():
        hand.first.click()
        actions(page).filter(has_text="face up").click()
    else:
        deck(page).click()
        deck(page).click()


def test_a_whole_game(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    play_now(page, "blossom")
    while not is_over(page):
        act(page)
    expect(page.locator("#result")).to_contain_text("66 points are reached")
    expect(log(page)).to_contain_text(re.compile(r"You arrange \w+.* for \d+ points: \d × \d+"))
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Flowers and points so far").click()
    expect(page.get_by_role("rowheader", name="Cherry 6, or none")).to_be_visible()


def focused(page: Page) -> Locator:
    return page.locator("button:focus")


def test_two_turns_by_keyboard_alone(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    play_now(page, "blossom")
    hand = zone(page, "Hand").get_by_role("button")
    press_until(page, "Tab", ".hand button")
    press(page, "ArrowRight", "Enter")
    expect(hand.nth(1)).to_have_attribute("aria-pressed", "true")
    press(page, "1")
    expect(actions(page)).to_have_text(["Feed, face down"])
    press(page, "Escape")
    expect(actions(page)).to_have_count(0)
    press(page, "1", "2", "d")
    expect(log(page)).to_contain_text(re.compile(r"You feed .*, face down"))
    is_over(page)
    expect(focused(page)).to_have_count(1)  # the card that had it is gone
    press(page, "6", "f")
    expect(log(page)).to_contain_text("You turn up")
    is_over(page)
    press(page, "6", "Tab")
    press_until(page, "Tab", "[data-move]")
    press(page, "Enter")
    expect(log(page)).to_contain_text(re.compile(r"You (arrange|turn up)"))


def flowers(page: Page) -> Locator:
    """Those of the garden that can be touched."""
    return page.get_by_role("region", name="Garden").get_by_role("button", name="in the garden")


def test_a_card_that_cannot_be_taken_says_why(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    play_now(page, "blossom")
    is_over(page)
    flowers(page).first.dblclick()
    expect(log(page)).to_contain_text(re.compile("You take .* from the garden"))
    flowers(page).first.click()
    expect(page.get_by_role("alert").filter(has_text="comes from the garden")).to_be_visible()


def test_one_touch_takes_nothing(visit: Visit, hosted: Hosted) -> None:
    """What it would do is said; the same again, the button or the key does it."""
    page = visit("/no-such-page", reduced_motion="reduce")
    sent = shown_as(page, match_at(hands=("rose",), garden="camellia lily"))
    page.goto(hosted.url)
    play_now(page, "blossom")
    is_over(page)
    camellia = page.get_by_role("button", name="Camellia: 1 in the garden")
    camellia.click()
    expect(camellia).to_have_attribute("aria-pressed", "true")
    expect(actions(page)).to_have_text(["Take from the garden"])
    deck(page).click()
    expect(camellia).to_have_attribute("aria-pressed", "false")
    expect(deck(page)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("group", name="Moves")).to_contain_text("it stays drawn")
    page.get_by_role("button", name="Cancel").click()
    press(page, "c")
    expect(actions(page)).to_have_text(["Draw from the deck"])
    assert sent == []
    press(page, "c")
    expect(actions(page)).to_be_disabled()
    assert sent == ["deck"]


@pytest.mark.parametrize(
    ("ups", "said"),
    [
        ("lily", "Lily: 1 × 4 = 4, rounded up to a multiple of three: 6 points."),
        ("rose", "Rose: 1 × 4 = 4, rounded up to a multiple of three: 6 points."),
        ("cherry", "Cherry: 6, or none and up to three cards from the deck."),
    ],
)
def test_what_it_brings_is_worked_out(visit: Visit, hosted: Hosted, ups: str, said: str) -> None:
    page = visit("/no-such-page", reduced_motion="reduce")
    shown_as(page, match_at(ups=(ups,), garden="camellia lily lily"))
    page.goto(hosted.url)
    play_now(page, "blossom")
    is_over(page)
    zone(page, "Yard").get_by_role("button").click()
    expect(page.get_by_role("group", name="Moves")).to_contain_text(said)


def test_a_flower_says_its_rule_and_what_it_counts(visit: Visit, hosted: Hosted) -> None:
    page = visit("/no-such-page", reduced_motion="reduce")
    what = {"ups": ("lily", "rose"), "downs": ("rose", "lily rose"), "garden": "lily lily"}
    shown_as(page, match_at(**what))
    page.goto(hosted.url)
    play_now(page, "blossom")
    is_over(page)
    page.get_by_role("button", name="Lily: 2 in the garden").hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("Each brings 2 for each face-up lily in the yards")
    expect(tip).to_contain_text("Lilies face up in the yards: 1; in the garden: 2.")
    expect(tip).to_contain_text("So each is worth 4 now.")
    tip.get_by_role("button").click()
    expect(page.get_by_role("heading", name="What flowers bring")).to_be_visible()


def shown_as(page: Page, match: hg.Match) -> list[str]:
    """Whatever the server says, this page sees seat 0 of a match; the moves that it sends."""
    sent: list[str] = []

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(told: str | bytes) -> None:
            message = json.loads(told)
            if message["type"] == "update" and message["view"]:
                message["view"] = msgspec.to_builtins(match.view(0))
                if message["request"]:
                    message["request"]["moves"] = match.legal()
            socket.send(json.dumps(message))

        def say(told: str | bytes) -> None:
            message = json.loads(told)
            if message["type"] == "move":
                sent.append(message["move"])
            else:
                server.send(told)

        server.on_message(hear)
        socket.on_message(say)

    page.route_web_socket("**/socket", connect)
    return sent


def test_a_cherry_for_flowers_of_the_garden(visit: Visit, hosted: Hosted) -> None:
    """BL-A10, ``cherry_fills``: the cherry is picked, then what it is given for."""
    page = visit("/no-such-page", reduced_motion="reduce")
    what = {"hands": ("rose rose lily",), "ups": ("cherry",), "garden": "camellia camellia lily"}
    sent = shown_as(page, match_at(**what, options={"cherry_fills": "garden"}))
    page.goto(hosted.url)
    play_now(page, "blossom")
    is_over(page)
    expect(page.get_by_role("region", name="Garden")).to_contain_text("three or more in hand")
    zone(page, "Yard").get_by_role("button", name="Cherry").click()
    expect(actions(page)).to_have_text(["6 points", "no card"])
    page.get_by_role("button", name="Camellia: 2 in the garden").click()
    expect(actions(page)).to_have_text(["take Camellia"])
    press(page, "Escape")
    expect(actions(page)).to_have_count(0)
    zone(page, "Yard").get_by_role("button", name="Cherry").click()
    for name in ("Camellia: 2 in the garden", "Lily: 1 in the garden"):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")
    actions(page).filter(has_text="take Camellia and Lily").click()
    expect(actions(page)).to_be_disabled()  # it waits for the answer
    assert sent == ["pick camellia lily"]
