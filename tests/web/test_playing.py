"""People at tables, in real browsers, with a real server."""

from __future__ import annotations

import re
import time

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from tests.server.hosted import Hosted
from tests.web import wire
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


def test_a_whole_game_against_a_bot_and_another(visit: Visit) -> None:
    page = visit()
    play_now(page)
    expect(page).to_have_title("Your turn – Hanamikoji")
    expect(page.get_by_role("status").filter(has_text="Your turn:")).to_be_visible()
    assert play_to_the_end(page) >= 4
    expect(page.locator("#result")).to_have_text(re.compile(r"(wins?|victory)"))
    expect(page.get_by_role("row", name=re.compile(r"Total \d geisha, \d+ charm"))).to_have_count(2)
    with page.expect_download() as record:
        page.get_by_role("link", name="Download the record").click()
    assert record.value.suggested_filename.endswith(".json")
    assert_shares_a_picture(page)
    page.get_by_role("button", name="Play again").click()
    expect(log(page)).to_contain_text("The game begins.")
    awaiting_move(page)


def assert_shares_a_picture(page: Page) -> None:
    """Of the final table, where no app of the device takes it: not blank, and by our policy."""
    refused: list[str] = []
    page.on("console", lambda message: refused.append(message.text))
    with page.expect_download() as shared:
        page.get_by_role("button", name="Share").click()
    assert shared.value.suggested_filename == "hanamikoji.png"
    picture = Image.open(shared.value.path()).convert("RGB")
    assert picture.width == 1200
    assert 600 < picture.height < 1800
    for top in (0, picture.height // 2):  # what is said, and the table
        part = picture.crop((0, top, 1200, top + picture.height // 3))
        colours = part.quantize(32).getcolors() or []
        assert max(count for count, _ in colours) < 0.9 * part.width * part.height
    assert not refused


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.keyboard.press("Enter")


def invited(visit: Visit) -> tuple[Page, Page]:
    """Two people at one table, the host first."""
    host = visit()
    host.locator('[data-game="hanamikoji"]').get_by_role("button", name="Invite").click()
    sit_down(host, "Aki")
    guest = visit(host.get_by_label("Send this link").input_value())
    began = time.monotonic()
    sit_down(guest, "Beni")
    expect(log(guest)).to_contain_text("The game begins.")
    assert time.monotonic() - began < 10
    expect(host.get_by_role("list", name="Players")).to_contain_text("Beni")
    expect(guest.get_by_role("list", name="Players")).to_contain_text("Aki")
    return host, guest


def mover_first(one: Page, other: Page) -> tuple[Page, Page]:
    for page in (one, other):
        expect(page.locator(".turn")).not_to_be_empty()
    return (one, other) if one.locator(MOVES).count() else (other, one)


def test_two_people_by_a_link(visit: Visit) -> None:
    mover, other = mover_first(*invited(visit))
    act(mover, "secret")
    expect(log(other)).to_contain_text("keeps a card secret.")
    awaiting_move(other)
    mover.get_by_role("button", name="Ask to take back").click()
    other.get_by_role("button", name="Agree").click()
    awaiting_move(mover)
    expect(log(other)).to_contain_text("takes the last move back.")
    mover.get_by_label("Say something").select_option("good-luck")
    expect(log(other)).to_contain_text("Good luck!")
    other.get_by_label("Mute").check()
    expect(log(other)).not_to_contain_text("Good luck!")
    other.get_by_role("button", name="More").click()
    other.get_by_role("button", name="Resign").click()
    other.get_by_role("dialog", name="Resign").get_by_role("button", name="Resign").click()
    expect(mover.locator("#result")).to_contain_text("has resigned.")


def test_the_same_people_again(visit: Visit) -> None:
    one, other = invited(visit)
    one.get_by_role("button", name="More").click()
    one.get_by_role("button", name="End without a result").click()
    sure = one.get_by_role("dialog", name="End without a result")
    sure.get_by_role("button", name="End without a result").click()
    other.get_by_role("button", name="Agree").click()
    expect(one.locator("#result")).to_have_text("The game ended without a result.")
    before = other.url
    one.get_by_role("button", name="Play again").click()
    expect(one.get_by_text("Seats are kept for: Beni.")).to_be_visible()
    expect(other.get_by_text("At the table of the rematch: Aki.")).to_be_visible()
    other.get_by_role("button", name="Join the rematch").click()
    for page in (one, other):
        expect(log(page)).to_contain_text("The game begins.")
    expect(other).to_have_url(one.url)
    other.goto(before)  # who comes back finds their seat
    other.get_by_role("button", name="Join the rematch").click()
    expect(other).to_have_url(one.url)


def test_a_rematch_that_is_called_off_is_no_dead_end(visit: Visit) -> None:
    one, other = invited(visit)
    other.get_by_role("button", name="More").click()
    other.get_by_role("button", name="Resign").click()
    other.get_by_role("dialog", name="Resign").get_by_role("button", name="Resign").click()
    one.get_by_role("button", name="Play again").click()
    one.get_by_role("button", name="Call the table off").click()
    sure = one.get_by_role("dialog", name="Call the table off")
    sure.get_by_role("button", name="Call the table off").click()
    expect(one).to_have_title(re.compile("^Hanagoza"))
    other.get_by_role("button", name="Join the rematch").click()
    expect(other.get_by_role("alert").filter(has_text="was called off.")).to_be_visible()
    other.get_by_role("button", name="Open another table").click()
    expect(other.get_by_text("Seats are kept for: Aki.")).to_be_visible()


def test_who_wants_to_sit_down_too_late_sees_what_has_become_of_the_table(visit: Visit) -> None:
    host, guest = visit(), visit()
    for page, name in ((host, "Aki"), (guest, "Beni")):
        wire.named(page, name)
    invitation = hosted_at(host, wire.waiting(host))
    guest.goto(invitation)
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    host.get_by_role("button", name="Call the table off").click()
    host.get_by_role("dialog").get_by_role("button", name="Call the table off").click()
    expect(host).to_have_title(re.compile("^Hanagoza"))
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_text("The host has called this table off.")).to_be_visible()


def hosted_at(page: Page, address: str) -> str:
    """Go to a table; where it is, in full."""
    page.goto("/".join(page.url.split("/")[:3]) + address)
    return page.url


def test_others_look_on_and_a_seat_moves_to_another_device(visit: Visit) -> None:
    host, guest = invited(visit)
    watching = visit(host.url)
    expect(watching.get_by_role("list", name="Players")).to_contain_text("Beni")
    expect(watching.locator(MOVES)).to_have_count(0)
    guest.get_by_role("button", name="More").click()
    phone = visit(guest.get_by_label("Play on another device").input_value())
    expect(phone.get_by_role("list", name="Players")).to_contain_text("You")
    expect(phone).to_have_url(guest.url)


def test_a_move_is_taken_back_and_a_bot_asked_for_advice(visit: Visit) -> None:
    page = visit()
    play_now(page)
    if not page.locator('[data-move="gift"]').count():
        act_or_answer(page)
    act(page, "gift")
    page.get_by_role("button", name="Take back").click()
    expect(log(page)).to_contain_text("You take your last move back.")
    awaiting_move(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text(re.compile(r"wins \d+% of the time")).first).to_be_visible()


def test_a_killed_server_loses_nothing(visit: Visit, hosted: Hosted) -> None:
    page = visit()
    play_now(page)
    socket = page.locator("[data-socket]")
    expect(socket).to_have_attribute("data-socket", "open")
    hosted.kill()
    try:
        expect(socket).to_contain_text("Connection lost.")
        act_or_answer(page)
        expect(socket).to_contain_text("Your move is kept")
    finally:
        hosted.start()
    expect(socket).to_have_attribute("data-socket", "open")
    expect(log(page).get_by_text(re.compile("^You (keep|take) "))).to_have_count(1)
    play_to_the_end(page)


def test_back_closes_what_is_open_before_it_leaves_the_table(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 640})
    play_now(page)
    table = page.url
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog", name="Rules")).to_be_hidden()
    page.get_by_role("button", name="Log").click()
    expect(page.get_by_role("button", name="Log")).to_have_attribute("aria-expanded", "true")
    page.go_back()
    expect(page.get_by_role("button", name="Log")).to_have_attribute("aria-expanded", "false")
    expect(page).to_have_url(table)
    page.get_by_role("button", name="More").click()
    page.keyboard.press("Escape")  # leaves no step behind either
    expect(page.get_by_role("dialog", name="More")).to_be_hidden()
    page.wait_for_function("() => history.state?.panel !== true")
    page.go_back()
    expect(page.locator("[data-game]")).to_have_count(5)


def test_three_languages_switched_live_and_remembered(visit: Visit) -> None:
    page = visit(locale="fr-FR")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.locator('[data-game="hanamikoji"]').get_by_role("button", name="Jouer").click()
    awaiting_move(page)
    expect(log(page)).to_contain_text("La partie commence.")
    page.get_by_label("Langue").select_option("ja")
    expect(log(page)).to_contain_text("ゲームを始めます。")
    expect(page).to_have_title("あなたの番です ― 花見小路")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    page.get_by_role("button", name="ルール").click()
    expect(page.get_by_role("dialog")).to_contain_text("あなたの手番")


@pytest.mark.parametrize(
    ("path", "told"),
    [("/t/nothing-here-at-all", "There is no such table."), ("/nothing", "There is nothing at")],
)
def test_what_is_not_there_says_so(visit: Visit, path: str, told: str) -> None:
    page = visit(path)
    expect(page.get_by_role("alert")).to_contain_text(told)
    page.get_by_role("link", name="All games").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
