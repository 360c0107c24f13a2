"""Somebody changes their name, takes their data home, and goes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.at_table import log
from tests.web.conftest import Visit
from tests.web.screens import joining, waiting

pytestmark = pytest.mark.slow


def two_people(visit: Visit) -> tuple[Page, Page]:
    """Aki and Beni at a table."""
    aki = visit()
    waiting(aki)
    beni = visit(aki.get_by_label("Send this link").input_value())
    beni.get_by_label("Your name").fill("Beni")
    beni.keyboard.press("Enter")
    for page in (aki, beni):
        expect(log(page)).to_contain_text("The game begins.")
    return aki, beni


def test_everybody_sees_a_new_name_and_then_nobody(visit: Visit, tmp_path: Path) -> None:
    aki, beni = two_people(visit)
    expect(beni.get_by_role("list", name="Players")).to_contain_text("Aki")

    aki.get_by_role("link", name="You are Aki").press("Enter")
    expect(aki).to_have_title("You – Hanagoza")
    aki.get_by_label("Your name").fill("Akiko")
    aki.keyboard.press("Enter")
    expect(aki.get_by_role("status")).to_have_text("You are Akiko now, in your past games too.")
    expect(aki.get_by_role("link", name="You are Akiko")).to_be_visible()
    expect(beni.get_by_role("list", name="Players")).to_contain_text("Akiko")

    with aki.expect_download() as downloading:
        aki.get_by_role("link", name="Download my data").click()
    downloading.value.save_as(tmp_path / "data.json")
    names = json.loads((tmp_path / "data.json").read_text())["names"]
    assert [each["name"] for each in names] == ["Akiko", "Aki"]

    aki.get_by_role("button", name="Delete me").click()
    aki.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    aki.get_by_role("button", name="Delete me").click()
    aki.get_by_role("dialog").get_by_role("button", name="Delete me").click()
    expect(aki.get_by_role("status")).to_contain_text("You have been deleted.")
    expect(beni.get_by_role("list", name="Players")).to_contain_text("Somebody")
    expect(log(beni)).to_contain_text("A bot plays for somebody.")

    aki.get_by_role("link", name="All games").click()
    expect(aki.get_by_role("heading", name="Your tables")).to_have_count(0)
    joining(aki)  # as a new guest, who has no name
    expect(aki.get_by_label("Your name")).to_have_value("")
