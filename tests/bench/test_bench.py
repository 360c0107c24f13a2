"""The benchmarks run; what they measure is no test's business."""

from __future__ import annotations

import shutil

import pytest

import hanagoza as hg
from hanagoza.bench import limit, measure, report, search
from hanagoza.cli import main
from hanagoza.games import EXAMPLE

GAME = hg.game(EXAMPLE)


def test_the_loops_run() -> None:
    assert measure.playout_rate(GAME, 2, threads=2, games=50) > 0
    assert measure.driven_rate(GAME, 2, games=2) > 0
    assert all(seconds > 0 for seconds in measure.startup(GAME))
    assert search.search_rate(GAME, count=2) > 0
    assert search.lateness(GAME, count=2) > -1


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
def test_the_c_program_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limit, "GAMES", 1000)
    sources = [source for id in hg.games() if (source := hg.game(id).definition.limit)]
    assert sources
    for source in sources:
        assert limit.limit_rate(source) > 0
        assert limit.limit_rate(source, copies=2) > 0


def test_the_command_prints_what_was_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = [report.Row("a figure", "1.23 M decisions/s", "0.80 ×", "≥ 0.7 ×", True)]
    monkeypatch.setattr(report, "rows", lambda: iter(rows))
    assert main(["bench"]) == 0
    assert "1.23 M decisions/s" in capsys.readouterr().out
