"""A game that the pages have no table for is played from lists."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.server.hosted import Hosted
from tests.web.at_table import awaiting_move, log, play_to_the_end, press
from tests.web.conftest import Visit

pytestmark = pytest.mark.slow

GAME, UNKNOWN = '"hanamikoji"', '"moon-viewing"'
PHONE = {"viewport": {"width": 360, "height": 640}}


def strange(page: Page) -> None:
    """To this page the server has a game that it was not built with: Hanamikoji, renamed."""

    def answer(route: Route) -> None:
        asked = (route.request.post_data or "").replace(UNKNOWN, GAME)
        response = route.fetch(post_data=asked or None)
        route.fulfill(response=response, body=response.text().replace(GAME, UNKNOWN))

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda told: socket.send(str(told).replace(GAME, UNKNOWN)))

    page.route("**/api/**", answer)
    page.route_web_socket("**/socket", connect)


@pytest.fixture
def page(visit: Visit, hosted: Hosted) -> Page:
    page = visit("/no-such-page", **PHONE)
    strange(page)
    page.goto(hosted.url)
    return page


def test_it_is_played_to_the_end(page: Page) -> None:
    card = page.locator('[data-game="moon-viewing"]')
    expect(card.get_by_role("heading", name="Hanamikoji")).to_be_visible()
    expect(card).not_to_contain_text("minutes")
    card.get_by_role("button", name="Play now").click()
    expect(page).to_have_title("Your turn – moon-viewing", timeout=30_000)
    expect(page.get_by_role("region", name="What you can see")).to_contain_text("deck")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    play_to_the_end(page)
    expect(page.locator("#result")).to_have_text(re.compile("(wins?|victory)"))


def test_by_keys(page: Page) -> None:
    card = page.locator('[data-game="moon-viewing"]')
    card.get_by_role("button", name="Play now").click()
    moves = awaiting_move(page)
    moves.first.focus()
    press(page, "ArrowDown", "End", "Home", "ArrowRight")
    expect(moves.nth(1)).to_be_focused()
    chosen = moves.nth(1).get_attribute("data-move")
    press(page, "Enter")
    expect(log(page)).to_contain_text(f"You: {chosen}")
