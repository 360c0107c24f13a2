"""Two versions measured in turns: what is compared with what, what is marked, what is said."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

import pytest

from bench import against
from bench.__main__ import main
from bench.against import Compared, Figure, Probe, Version, head, in_turns, shown, verdict

RATE = Figure("a rate", "moves/s")
SECONDS = Figure("a time", "s", more_is_better=False)
NEW, OLD = Version("here", Path("new"), Path()), Version("old", Path("old"), Path())


def compared(figure: Figure, *ratios: float) -> Compared:
    return Compared(figure, [(10 * ratio, 10.0) for ratio in ratios])


class TestTurns:
    def measured(self, repeats: int, warms_up: bool) -> tuple[list[str], list[Compared]]:
        """Who was measured when, and what came of it: a version's figures are its turns."""
        order: list[str] = []

        def measure(version: Version) -> Sequence[float]:
            order.append(version.name)
            turn = order.count(version.name)
            return [float(turn), 100.0 * turn]

        probe = Probe((RATE, SECONDS), lambda _: nullcontext(measure), warms_up)
        return order, in_turns(measure, (NEW, OLD), probe, repeats, lambda: None)

    def test_both_are_measured_in_every_turn_and_each_goes_first_in_turn(self) -> None:
        order, _ = self.measured(3, warms_up=False)
        assert order == ["old", "here", "here", "old", "old", "here"]

    def test_a_figure_is_compared_with_that_of_the_same_turn(self) -> None:
        _, (rate, seconds) = self.measured(3, warms_up=False)
        assert rate == Compared(RATE, [(1, 1), (2, 2), (3, 3)])
        assert seconds == Compared(SECONDS, [(100, 100), (200, 200), (300, 300)])

    def test_the_turn_that_warms_up_does_not_count(self) -> None:
        _, (rate, _) = self.measured(2, warms_up=True)
        assert rate.turns == [(2, 2), (3, 3)]


class TestRatios:
    def test_the_middle_of_the_ratios_counts_not_the_ratio_of_the_middles(self) -> None:
        rain = Compared(RATE, [(10, 10), (2, 2), (9, 10)])
        assert rain.ratio == 1.0
        assert rain.ratios == [0.9, 1.0, 1.0]

    @pytest.mark.parametrize(
        ("figure", "ratio", "marked"),
        [
            (RATE, 0.94, True),
            (RATE, 0.96, False),
            (RATE, 1.5, False),
            (SECONDS, 1.06, True),
            (SECONDS, 1.04, False),
            (SECONDS, 0.5, False),
        ],
    )
    def test_what_is_more_than_5_percent_slower_is_marked(
        self, figure: Figure, ratio: float, marked: bool
    ) -> None:
        row = compared(figure, ratio)
        assert row.is_marked is marked
        assert row.line().endswith("✗") is marked


class TestWords:
    def test_a_line_has_both_figures_their_ratio_and_its_range(self) -> None:
        line = " ".join(compared(SECONDS, 1.0, 1.25, 2.0).line().split())
        assert line == "a time 10.000 s 12.500 s 1.250 1.000 to 2.000 ✗"

    def test_columns_are_under_their_heads(self) -> None:
        line, names = compared(SECONDS, 1.0).line(), head("v1")
        assert line.index("10.000 s") + len("10.000 s") == names.index("v1") + len("v1")
        assert line.rindex("10.000 s") + len("10.000 s") == names.index("here") + len("here")

    @pytest.mark.parametrize(
        ("value", "unit", "text"),
        [
            (12_345_678.0, "decisions/s", "12.35 M decisions/s"),
            (12_345.6, "moves/s", "12,346 moves/s"),
            (0.12345, "s", "0.123 s"),
            (3 * 2**20, "bytes", "3.0 MiB"),
        ],
    )
    def test_figures_are_shown_as_people_read_them(
        self, value: float, unit: str, text: str
    ) -> None:
        assert shown(value, unit) == text

    def test_the_verdict_names_what_became_slower_and_by_how_much(self) -> None:
        rows = [compared(RATE, 0.8), compared(SECONDS, 1.0)]
        assert verdict(rows, "v1").splitlines() == [
            "More than 5 % slower or larger than at v1:",
            "  a rate: 25 % more",
        ]

    def test_and_says_where_the_turns_disagree(self) -> None:
        assert "the turns disagree" in verdict([compared(RATE, 0.7, 0.8, 1.1)], "v1")
        assert "the turns disagree" not in verdict([compared(RATE, 0.7, 0.8, 0.9)], "v1")

    def test_what_swings_both_ways_is_not_called_unchanged(self) -> None:
        told = verdict([compared(RATE, 0.6, 1.0, 1.7), compared(SECONDS, 0.97, 1.0, 1.04)], "v1")
        assert told.splitlines()[-1].strip() == "a rate"
        assert "Too unsteady to tell" in told

    def test_or_that_nothing_did(self) -> None:
        assert (
            verdict([compared(RATE, 1.0)], "v1") == "Nothing takes more than 5 % more than at v1."
        )


class TestWhatCannotBeMeasured:
    def test_a_version_there_is_not(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["--against", "no-such-version", "--only", "memory"]) == 2
        assert "cannot measure 'no-such-version'" in capsys.readouterr().err

    def test_a_row_there_is_not(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["--against", "HEAD", "--only", "petals"]) == 2
        assert "no row is called 'petals'" in capsys.readouterr().err

    def test_a_version_that_another_one_hides(self, tmp_path: Path) -> None:
        empty = Version("empty", tmp_path, tmp_path)
        with pytest.raises(against.CannotMeasure, match=r"empty would be measured with .*src"):
            against.require_its_own(empty)

    def test_a_row_that_fails_is_told_of_and_the_others_are_measured(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        def fail(version: Version) -> Sequence[float]:
            raise against.CannotMeasure(f"{version.name}: no such game")

        found = [Probe((RATE,), lambda _: nullcontext(fail))]
        found += [Probe((SECONDS,), lambda _: nullcontext(lambda _: [1.0]))]
        monkeypatch.setattr(against, "probes", lambda **_: iter(found))
        monkeypatch.setattr(against, "versions", lambda _: nullcontext((NEW, OLD)))
        assert main(["--against", "v1", "--repeats", "2"]) == 1
        told = capsys.readouterr().out
        assert "a rate: not measured: old: no such game" in told
        assert "a time" in told


def test_every_game_has_its_rows_and_compilation_only_if_asked_for() -> None:
    quick, all = ([*against.probes(compiles=compiles)] for compiles in (False, True))
    names = [figure.what for probe in quick for figure in probe.figures]
    assert len(names) == len(set(names))
    assert sum("random games" in name for name in names) == 9
    assert sum("search" in name for name in names) == 5
    assert len(all) == len(quick) + 4  # two editions share their rules


@pytest.mark.slow
def test_a_real_comparison_with_the_last_commit(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--against", "HEAD", "--only", "import hanagoza: memory", "--repeats", "2"]
    assert main(words) == 0
    (line,) = [row for row in capsys.readouterr().out.splitlines() if "memory" in row]
    assert line.count("MiB") == 2
