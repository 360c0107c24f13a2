"""A table is set up, people are invited to it, and told what they come to."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web import screens, wire
from tests.web.at_table import awaiting_move
from tests.web.conftest import Visit

pytestmark = pytest.mark.slow

CLOCK = {"kind": "live", "base": 300, "increment": 10}
DRAWN = """() => document.fonts.size > 100
    && document.fonts.check("400 1rem 'Zen Kaku Gothic New'", "花子")"""
"""Whether the letters of a name came from us."""
TURNED = "Komatsu Otome"
SHARED = """() => {
    Object.assign(navigator, {
        canShare: () => true,
        share: async (sent) => { globalThis.sent = sent; },
    });
}"""


def seats(page: Page) -> Locator:
    return page.get_by_role("list", name="Players").get_by_role("listitem")


def listed(page: Page) -> str:
    """What strangers are told of open tables."""
    return page.request.get(urlsplit(page.url)._replace(path="/api/tables").geturl()).text()


def give(page: Page, seat: int, to: str) -> None:
    seats(page).nth(seat).get_by_role("button").click()
    who = page.get_by_role("dialog", name="Who sits here?")
    who.get_by_role("button", name=to).click()
    expect(who).to_have_count(0)


def test_each_seat_has_its_own_bot_and_each_card_its_side(visit: Visit) -> None:
    page = visit()
    table = screens.laid(page)
    table.get_by_role("button", name="3 players").click()
    give(page, 1, "Full bloom")
    give(page, 2, "Bud")
    table.get_by_role("button", name="4 colours").click()
    expect(table.get_by_role("button", name="4 colours")).to_contain_text(TURNED)
    table.get_by_role("button", name="Play now").click()
    awaiting_move(page)
    playing = page.get_by_role("list", name="Players")
    expect(playing).to_contain_text("Full bloom")
    expect(playing).to_contain_text("Bud")
    page.get_by_role("button", name="More").click()
    expect(page.get_by_role("dialog", name="More")).to_contain_text(TURNED)

    page.goto("/".join(page.url.split("/")[:3]))
    again = screens.laid(page)
    expect(again.get_by_role("button", name="4 colours")).to_contain_text(TURNED)
    expect(seats(page)).to_have_count(3)


def test_levels_and_house_rules_say_what_they_are_like(visit: Visit) -> None:
    page = visit()
    table = screens.laid(page)
    expect(screens.choosing(page)).to_contain_text("A child can win.")
    page.keyboard.press("Escape")
    table.get_by_text("House rules").click()
    black = table.get_by_label("Sakuya Hime may give Black")
    expect(black).to_have_accessible_description(re.compile("^Otherwise neither"))
    black.check()
    table.get_by_role("button", name="Back to standard").click()
    expect(black).not_to_be_checked()


def test_a_friend_and_a_bot(visit: Visit) -> None:
    host = visit()
    table = screens.laid(host, "blossom")
    table.get_by_role("button", name="3 players").click()
    give(host, 1, "A friend")
    give(host, 2, "Half bloom")
    table.get_by_label("Time to think").select_option(label="5 min + 10 s")
    table.get_by_role("button", name="Open the table").click()
    host.get_by_label("Your name").fill("Aki")
    host.keyboard.press("Enter")

    guest = visit(host.get_by_label("Send this link").input_value())
    expect(guest.get_by_text("At the table: Aki.")).to_be_visible()
    agreed = guest.get_by_role("region", name="How it is played")
    expect(agreed).to_contain_text("5 min + 10 s")
    expect(agreed).to_contain_text("as usual")
    expect(seats(guest)).to_contain_text(["Aki", "free", "Half bloom"])
    guest.get_by_label("Your name").fill("Beni")
    guest.keyboard.press("Enter")
    expect(host.get_by_role("timer", name="Beni")).to_be_visible()


def test_the_host_gives_seats_to_bots_and_frees_them(visit: Visit) -> None:
    host = visit()
    wire.named(host, "Aki")
    host.goto(urlsplit(host.url)._replace(path=wire.waiting(host)).geturl())
    first = host.locator("main").get_by_role("button").first
    expect(first).to_have_text("Copy")
    give(host, 1, "Full bloom")
    expect(seats(host).nth(1)).to_contain_text("Full bloom")
    give(host, 1, "Bud")
    expect(seats(host).nth(1)).to_contain_text("Bud")
    give(host, 1, "Anybody")
    expect(seats(host).nth(1)).to_contain_text("for anybody")
    give(host, 1, "A friend")
    expect(seats(host).nth(1)).to_contain_text("for whoever has the link")
    assert urlsplit(host.url).path.rpartition("/")[2] not in listed(host)
    give(host, 1, "Anybody")
    expect(seats(host).nth(1)).to_contain_text("for anybody")
    assert urlsplit(host.url).path.rpartition("/")[2] in listed(host)
    for seat in (1, 2):
        give(host, seat, "Bud")
        expect(seats(host).nth(seat)).to_contain_text("Bud")
    seats(host).nth(3).get_by_role("button").click()
    expect(host.get_by_role("dialog")).to_contain_text("with a bot on it, the game begins")
    host.get_by_role("dialog").get_by_role("button", name="Nearly full").click()
    awaiting_move(host)


def test_an_invitation_is_scanned_or_sent(visit: Visit) -> None:
    host = visit()
    host.evaluate(SHARED)
    screens.waiting(host)
    link = host.get_by_label("Send this link").input_value()
    expect(host.get_by_role("img", name="Show a QR code")).to_be_visible()
    host.get_by_role("button", name="Send it").click()
    assert host.evaluate("() => globalThis.sent.url") == link
    host.get_by_role("button", name="Hide the QR code").click()
    expect(host.get_by_role("img", name="Show a QR code")).to_have_count(0)


def test_japanese_names_are_drawn_with_our_letters(visit: Visit) -> None:
    page = visit()
    screens.joining(page)
    assert not page.evaluate(DRAWN)
    page.get_by_label("Your name").fill("花子")
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="You are 花子")).to_be_visible()
    page.wait_for_function(DRAWN)


def test_rules_are_a_touch_away(visit: Visit) -> None:
    page = visit()
    screens.read(page)
    expect(page.get_by_role("dialog", name="Rules")).to_contain_text("eleven")
