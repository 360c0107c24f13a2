"""The table of Hitohira and La Légende du Cerisier: games in a browser."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import hanagoza as hg
from hanagoza.core.catalogue import LANGUAGES
from hanagoza.games.hitohira.pieces import LETTERS
from tests.server.hosted import Hosted
from tests.variants import Variant
from tests.web import staged
from tests.web.at_table import play_now
from tests.web.conftest import Visit

TABLE = "[data-phase]"
CHOICE = f"{TABLE}[aria-busy=false] :is([data-move], [data-pick])"
PICK = "[data-pick] button"
CONFIRM = ".confirm [data-move]"
SINGLE = f".abilities [data-move], {PICK}, .field [data-move], .put[data-move]"


def decide(page: Page) -> None:
    """Some legal move, by clicking."""
    phase = page.locator(TABLE).get_attribute("data-phase")
    if phase == "grab":
        stop = page.locator("[data-move=stop]")
        grabs = page.locator("[data-move^=grab]")
        (stop if stop.count() else grabs.nth(min(4, grabs.count()) - 1)).click()
    elif phase == "keep":
        kinds = page.locator("[data-pick]").evaluate_all(
            "all => [...new Set(all.map((place) => place.dataset.pick))]"
        )
        for kind in kinds[:2]:
            page.locator(f"[data-pick={kind}] button").first.click()
        page.locator(CONFIRM).click()
    elif phase == "screen":
        page.locator(PICK).first.click()
        page.locator(CONFIRM).click()
    elif phase == "jokers":
        page.locator(".jokers [data-move]").click()
    else:
        page.locator(SINGLE).last.click()
        expect(page.locator(CONFIRM).first).to_be_visible()
        page.locator(CONFIRM).first.click()


def await_choice(page: Page) -> bool:
    """Wait until there is something to decide; whether there will be."""
    page.wait_for_function(f"() => document.querySelector('{CHOICE}, #result')", timeout=30_000)
    return page.locator("#result").count() == 0


@pytest.mark.slow
def test_a_whole_game_by_clicking(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    play_now(page, "hitohira")
    page.get_by_role("button", name="Stop").click(force=True)
    expect(page.get_by_role("alert").filter(has_text="compulsory")).to_be_visible()
    expect(
        page.get_by_role("button", name=re.compile(r"^Draw 3 pieces, fails .*%"))
    ).to_be_visible()
    while await_choice(page):
        decide(page)
    expect(page.get_by_role("region", name="The screens are lifted")).to_be_visible()
    expect(page.get_by_role("group", name="Warm").get_by_role("img")).to_have_count(2)
    page.get_by_role("button", name=re.compile("^Removed: ")).click()
    expect(page.get_by_role("tooltip")).to_contain_text("3 pieces were removed unseen")
    lines = page.get_by_role("group", name="Your field").get_by_role("button")
    expect(lines.filter(has=page.locator(".points")).first).to_have_accessible_name(
        re.compile(r": \d+, .*points?$")
    )


@pytest.mark.slow
class TestExplained:
    """Nothing is a riddle: what something is, and what it comes to, is told to whoever asks."""

    @pytest.fixture
    def show(self, visit: Visit, hosted: Hosted) -> Callable[[str], Page]:
        """A phase of a game of three."""

        def show(phase: str) -> Page:
            page = visit(reduced_motion="reduce")
            staged.show(page, hosted.url, staged.stages(Variant("hitohira", 3, {}))[phase])
            return page

        return show

    def test_why_a_draw_has_failed(self, show: Callable[[str], Page]) -> None:
        said = show("keep-ours").locator(".dock")
        expect(said).to_contain_text(re.compile("three of one colour|five colours", re.IGNORECASE))

    def test_why_an_ability_cannot_be_used(self, show: Callable[[str], Page]) -> None:
        page = show("grab-ours")
        abilities = page.get_by_role("region", name="Abilities").get_by_role("button")
        expect(abilities).to_have_count(3)
        for ability in abilities.all():
            expect(ability).to_be_disabled()
            ability.hover()
            expect(page.get_by_role("tooltip")).to_contain_text("needs")

    def test_what_a_field_is_worth(self, show: Callable[[str], Page]) -> None:
        page = show("grab-ours")
        page.get_by_role("button", name=re.compile("points?$")).and_(
            page.locator("[aria-haspopup]")
        ).click()
        ladder = page.get_by_role("dialog").get_by_role("row").nth(1)
        expect(ladder.get_by_role("cell")).to_have_text(
            ["−3", "−1", "1", "3", "5", "8", "11", "15", "19", "24"]
        )
        page.keyboard.press("Escape")
        page.get_by_role("group", name="Your field").get_by_role("button").first.click()
        expect(page.get_by_role("tooltip")).to_contain_text("One more would make it")

    def test_what_may_be_in_the_pouch_and_what_groups_pay(
        self, show: Callable[[str], Page]
    ) -> None:
        page = show("grab-ours")
        page.get_by_role("region", name="Pouch").get_by_role("button").click()
        expect(page.get_by_role("tooltip")).to_contain_text("Red 15")
        page.get_by_role("group", name="Warm").get_by_role("button").click()
        expect(page.get_by_role("tooltip")).to_contain_text("18, 10 and 8 points")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["hitohira", "cerisier"])
def test_letters_on_pieces_are_told_apart(edition: str, language: str) -> None:
    words = hg.game(edition).words
    marks = [words.text(f"web.mark.{letter}", language) for letter in LETTERS]
    assert len(set(marks)) == len(LETTERS)
    for mark, letter in zip(marks, LETTERS, strict=True):
        assert mark.upper() in words.text(f"card.{letter}", language).upper()
