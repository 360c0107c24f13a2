"""A server's game that the pages were built without: the sixth, which only tests know."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server import hosted
from tests.sixth.conftest import ID
from tests.web.at_table import play_now, play_to_the_end

pytestmark = pytest.mark.slow

SERVER = f"""
import sys
from hanagoza.cli import main
from hanagoza.games import REGISTRY
REGISTRY["{ID}"] = "tests.sixth"
sys.exit(main())
"""
DECISIONS = 6


def test_it_is_played_to_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, browser: Browser
) -> None:
    monkeypatch.setattr(hosted, "COMMAND", [sys.executable, "-c", SERVER])
    with hosted.Hosted(tmp_path) as server, browser.new_context(locale="en-GB") as context:
        page = context.new_page()
        page.goto(server.url)
        card = page.locator(f'[data-game="{ID}"]')
        expect(card.get_by_role("heading", name="Setsugekka")).to_be_visible()
        play_now(page, ID)
        assert play_to_the_end(page) == DECISIONS
        expect(page.locator("#result")).to_have_text(re.compile("(wins?|victory)"))
