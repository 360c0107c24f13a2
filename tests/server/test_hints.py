"""Hints: what a bot thinks of the moves it has tried."""

from __future__ import annotations

import pytest

from hanagoza.server.live import bots
from tests.server.tables import running_table


def test_a_hint_says_nothing_of_moves_that_were_not_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "ADVISER", "search:3")
    assert len(bots.Advice(running_table(people=1, bots=1)).think(1.0)) == 3
    monkeypatch.setattr(bots, "ADVISER", "search:50")
    assert len(bots.Advice(running_table(people=1, bots=1)).think(1.0)) == bots.SHOWN


def test_a_hint_says_why_in_facts_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the match says of the move, as far as the seat that asks may know."""
    monkeypatch.setattr(bots, "ADVISER", "search:50")
    table = running_table(people=1, bots=1)
    assert table.match is not None
    told = bots.Advice(table).think(1.0)
    assert any(estimate.why for estimate in told)
    for estimate in told:
        merits = table.match.merits(estimate.move)
        assert estimate.why == (merits[0] if merits else None)
