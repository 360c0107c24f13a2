"""Games that go on for days, and those that are over: what a player finds of them, and when."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.hosted import Hosted
from tests.web import screens, wire
from tests.web.at_table import MOVES, act, act_or_answer, awaiting_move, log
from tests.web.conftest import Visit
from tests.web.screens import DAYS

pytestmark = pytest.mark.slow

ICON = 'link[rel="icon"]'


def two(visit: Visit) -> tuple[Page, Page]:
    """Aki and Beni, each at home."""
    return wire.named(visit(), "Aki"), wire.named(visit(), "Beni")


def at(page: Page, address: str) -> Page:
    page.goto("/".join(page.url.split("/")[:3]) + address)
    return page


def home(page: Page) -> Page:
    page.locator("header a.home").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    return page


def mine(page: Page) -> Locator:
    return page.get_by_role("region", name="Your games").get_by_role("listitem")


def banner(page: Page) -> Locator:
    return page.locator(".asked .banner")


def test_friends_agree_on_days_and_home_says_whose_turn_it_is(visit: Visit) -> None:
    aki = visit()
    table = screens.laid(aki, "hanamikoji")
    screens.choosing(aki).get_by_role("button", name="A friend").click()
    table.get_by_label("Time to think").select_option(label="3 days for each move")
    expect(table.get_by_label("When somebody runs out of time")).to_have_value("bot")
    table.get_by_role("button", name="Open the table").click()
    aki.get_by_label("Your name").fill("Aki")
    aki.keyboard.press("Enter")
    beni = visit(aki.get_by_label("Send this link").input_value())
    expect(beni.get_by_text("3 days for each move")).to_be_visible()
    beni.get_by_label("Your name").fill("Beni")
    beni.keyboard.press("Enter")
    expect(beni.locator(".turn")).not_to_be_empty()
    mover, other = (beni, aki) if beni.locator(MOVES).count() else (aki, beni)
    expect(mover.get_by_role("timer", name=re.compile("You: 3 days left, running"))).to_be_visible()
    act_or_answer(mover)
    expect(mover.get_by_role("timer", name=re.compile("You:"))).to_have_count(0)

    expect(mine(home(mover))).to_contain_text("to move")
    expect(mine(mover)).to_contain_text("3 d 0 h left")
    expect(mover).to_have_title(re.compile("^Hanagoza"))
    expect(mine(home(other))).to_contain_text("your turn")
    expect(other).to_have_title(re.compile(r"^\(1\) Hanagoza"))
    expect(other.locator(ICON)).to_have_attribute("href", re.compile("^data:"))


def missed_by(aki: Page, beni: Page) -> None:
    """Aki offers a gift and goes home; Beni takes of it, and keeps a card secret."""
    act(aki, "gift")
    expect(banner(aki)).to_contain_text("It is Beni’s turn.")
    home(aki)
    for _ in range(2):
        act_or_answer(beni)
    expect(banner(beni)).to_contain_text("It is Aki’s turn.")


def test_who_comes_back_is_shown_what_they_have_missed_before_they_decide(visit: Visit) -> None:
    aki, beni = two(visit)
    game = wire.table(aki, beni, pace=DAYS)
    awaiting_move(at(aki, game))
    missed_by(aki, at(beni, game))
    mine(aki).get_by_role("link").click()
    expect(aki).to_have_title("Your turn – Hanamikoji")
    expect(banner(aki)).to_contain_text("Beni takes")
    expect(banner(aki)).to_contain_text("While you were away: 1 of 2")
    expect(aki.locator(MOVES)).to_have_count(0)
    expect(banner(aki)).to_contain_text("Beni keeps a card secret.")
    marker = aki.get_by_role("button", name="Competition").last
    marker.hover()
    aki.mouse.down()  # anything
    expect(banner(aki)).to_contain_text("Your turn:")
    aki.mouse.up()  # what asked nothing when it was pressed is not answered by that
    expect(marker).to_have_attribute("aria-pressed", "false")
    awaiting_move(aki)
    aki.reload()  # they have been told
    awaiting_move(aki)


def test_who_wants_nothing_to_move_reads_it(visit: Visit) -> None:
    aki, beni = two(visit)
    aki.emulate_media(reduced_motion="reduce")
    game = wire.table(aki, beni, pace=DAYS)
    awaiting_move(at(aki, game))
    missed_by(aki, at(beni, game))
    mine(aki).get_by_role("link").click()
    missed = aki.get_by_role("dialog", name="While you were away")
    expect(missed.get_by_role("listitem")).to_have_count(2)
    missed.get_by_role("button", name="Go on").click()
    awaiting_move(aki)


def test_from_one_game_to_the_next(visit: Visit) -> None:
    aki, beni = two(visit)
    games = [wire.table(aki, beni, pace=DAYS), wire.table(aki, beni, pace=DAYS)]
    awaiting_move(at(aki, games[0]))
    expect(aki.get_by_role("button", name="Next game: 1 waits for you")).to_be_visible()
    act_or_answer(aki)
    expect(aki).to_have_title("(1) Hanamikoji – Hanagoza")
    aki.get_by_role("button", name="Next game").click()
    expect(aki).to_have_url(re.compile(games[1]))
    act_or_answer(aki)
    expect(aki.get_by_role("button", name="Next game")).to_have_count(0)


def test_finished_games_are_found_again_and_tidied_away(visit: Visit) -> None:
    aki, beni = two(visit)
    games = [wire.table(aki, beni), wire.table(aki, beni, game="hitohira")]
    for game in games:
        wire.tell(beni, game, type="resign")
    at(aki, "/games")
    expect(aki.get_by_role("region", name="Going on")).to_contain_text("No game goes on")
    finished = aki.get_by_role("region", name="Finished")
    expect(finished.get_by_role("listitem")).to_have_count(2)
    expect(finished.get_by_role("listitem").last).to_contain_text("won")
    finished.get_by_label("Game").select_option(label="Hitohira")
    row = finished.get_by_role("listitem")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("with Beni · Beni resigned")

    row.get_by_role("button", name="Remove from this list").press("Enter")
    expect(row.get_by_role("button", name="Undo")).to_be_focused()
    aki.keyboard.press("Enter")
    expect(row.get_by_role("button", name="Remove from this list")).to_be_focused()
    aki.keyboard.press("Enter")
    expect(row).to_contain_text("Removed from your list")
    finished.get_by_label("Game").select_option(label="All games")
    row.get_by_role("link").click()
    expect(aki.locator("#result")).to_have_text("Beni has resigned. You win.")


def test_people_one_has_played_with(visit: Visit) -> None:
    aki, beni = two(visit)
    game = wire.table(aki, beni)
    wire.tell(beni, game, type="say", phrase="oops")
    wire.tell(beni, game, type="resign")
    at(aki, "/games")
    expect(aki.get_by_role("row", name="Hanamikoji · 2 players 1 1 0")).to_be_visible()
    person = aki.get_by_role("region", name="People").get_by_role("listitem")
    expect(person).to_contain_text("1 played, 1 won, 0 lost")
    person.get_by_role("button", name="Play again with Beni").click()
    expect(aki.get_by_text("Seats are kept for: Beni.")).to_be_visible()
    expect(mine(home(beni))).to_have_count(0)
    again = urlsplit(aki.url).path
    beni.reload()
    expect(mine(beni)).to_contain_text("a seat is kept for you")

    expect(log(at(aki, game))).to_contain_text("Oops!")
    at(aki, "/games")
    person.get_by_role("button", name="Block Beni").click()
    aki.get_by_role("dialog").get_by_role("button", name="Block Beni").click()
    expect(person).to_contain_text("blocked")
    expect(person.get_by_role("button", name="Play again")).to_have_count(0)
    expect(log(at(aki, game))).not_to_contain_text("Oops!")
    at(beni, again)
    beni.get_by_role("button", name="Sit down").click()
    expect(beni.get_by_role("alert")).to_contain_text("kept for others")


def test_a_clock_survives_the_server(visit: Visit, hosted: Hosted) -> None:
    aki, beni = two(visit)
    game = wire.table(aki, beni, pace={"kind": "live", "base": 300, "increment": 10})
    for page in (aki, beni):
        at(page, game)
    mine = aki.get_by_role("timer", name="You:")
    seen_by_other = beni.get_by_role("timer", name="Aki:")
    for clock in (mine, seen_by_other):
        expect(clock).to_have_text(re.compile("4:58"))
    hosted.kill()
    try:
        expect(aki.locator("[data-socket]")).to_contain_text("Connection lost.")
    finally:
        hosted.start()
    for page, clock in ((aki, mine), (beni, seen_by_other)):
        expect(page.locator("[data-socket]")).to_be_empty()
        expect(clock).to_have_text(re.compile("4:5[5-9]|5:00"))
    act_or_answer(aki)
    for page in (aki, beni):
        expect(page.get_by_role("timer", name=re.compile("running"))).to_have_text(
            re.compile("4:5|5:0")
        )


def test_friends_pause_and_go_on(visit: Visit) -> None:
    aki, beni = two(visit)
    game = wire.table(aki, beni, pace={"kind": "live", "base": 300, "increment": 10})
    for page in (aki, beni):
        at(page, game)
    for page in (aki, beni):  # each knows that the other is here
        expect(page.get_by_role("timer", name=re.compile("running"))).to_be_visible()
    aki.get_by_role("button", name="More").click()
    aki.get_by_role("button", name="Ask for a pause").click()
    expect(aki.get_by_role("button", name="Withdraw")).to_be_visible()
    beni.get_by_role("button", name="Agree").click()
    for page in (aki, beni):
        expect(banner(page)).to_contain_text("The game is paused: the clocks stand still.")
        expect(page.get_by_role("timer", name=re.compile("running"))).to_have_count(0)
    expect(aki.locator(MOVES)).to_have_count(0)
    expect(aki).to_have_title("Hanamikoji – Hanagoza")
    aki.get_by_role("button", name="Ask to go on").click()
    beni.get_by_role("button", name="Agree").click()
    awaiting_move(aki)

    forced = aki.get_by_label("Leave forced moves to the table")
    aki.get_by_role("button", name="More").click()
    forced.check()
    aki.reload()
    aki.get_by_role("button", name="More").click()
    expect(forced).to_be_checked()


def test_a_vacation(visit: Visit) -> None:
    aki, beni = two(visit)
    game = wire.table(aki, beni, pace=DAYS)
    at(aki, "/you").get_by_label("Days to take").fill("2")
    aki.get_by_role("button", name="Go on vacation").click()
    expect(aki.get_by_text("You are on vacation: 2 days left.")).to_be_visible()
    players = at(beni, game).get_by_role("list", name="Players")
    expect(players).to_contain_text("on vacation: 2 d 0 h")
    expect(beni.get_by_role("timer")).to_have_attribute("aria-label", "Aki: 3 days left")
    aki.get_by_role("button", name="End it now").click()
    expect(aki.get_by_text("You may still take 29 days within a year.")).to_be_visible()
    expect(beni.get_by_role("timer")).to_have_attribute("aria-label", re.compile("running$"))


def test_who_is_banned_is_told_so_and_nothing_else(visit: Visit, hosted: Hosted) -> None:
    aki, beni = two(visit)
    at(beni, wire.table(aki, beni))
    expect(beni.get_by_role("list", name="Players")).to_contain_text("Aki")
    hosted.ban(1)
    expect(beni.locator("[data-socket]")).to_have_text("You may not play here any more.")
    beni.reload()
    expect(beni.get_by_role("alert")).to_have_text("You may not play here any more.")
    at(beni, "/")
    expect(beni.get_by_role("alert")).to_have_text("You may not play here any more.")
