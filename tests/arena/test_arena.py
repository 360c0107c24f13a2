"""The arena: fair seats, contests that can be played, and games that are summed up."""

from __future__ import annotations

import doctest
import subprocess
import sys
import time
from pathlib import Path

import pytest

import hanagoza as hg
from hanagoza import arena
from hanagoza.arena import Contest, PlayedGame, Summary, run
from hanagoza.arena import run as play
from hanagoza.arena.statistics import Tally, wilson
from hanagoza.cli import main
from tests.arena.games import duel, line, won_by

QUICK = Contest(game="hanamikoji", bots=("greedy:50", "random"))


def test_every_deal_is_played_from_every_seat() -> None:
    contest = Contest(game="blossom", bots=("random", "greedy:20"), players=3)
    games = list(contest.play(4))
    assert [game.seats for game in games] == [
        ("random", "greedy:20", "random"),
        ("greedy:20", "random", "random"),
        ("random", "random", "greedy:20"),
    ]
    assert {game.deal for game in games} == {4}
    assert all(contest.could_bring(game) for game in games)


def test_all_games_of_a_deal_have_the_same_luck() -> None:
    """With bots that do the same wherever they sit, nothing but the names is different."""
    games = list(Contest(game="kasane", bots=("greedy", "greedy", "greedy")).play(0))
    assert len(games) == 3
    assert len({(game.ranks, game.scores) for game in games}) == 1


def test_winners_share() -> None:
    assert line(0, 0, (1, 1, 3), ("a", "b", "c")).shares == (0.5, 0.5, 0.0)


@pytest.mark.parametrize(
    ("bots", "players", "message"),
    [
        (("random",), None, "at least two"),
        (("random", "search:0"), None, "would not think"),
        (("random", "serch"), None, 'no bot "serch".*search:1000'),
        (("random", "level:6"), None, "level:1 to level:5"),
        (("random", "greedy"), 5, "5 players of hanamikoji"),
        (("random", "greedy", "flat"), None, "3 bots cannot be 2 players"),
        (("random", "random"), None, '"random" against itself proves nothing'),
    ],
)
def test_bad_contests_are_refused(bots: tuple[str, ...], players: int, message: str) -> None:
    with pytest.raises(hg.OptionError, match=message):
        run(Contest(game="hanamikoji", bots=bots, players=players), games=2)


@pytest.mark.parametrize("seed", [-1, 999999999999999999999999])
def test_bad_seeds_are_refused(seed: int) -> None:
    with pytest.raises(hg.OptionError, match=f"seed={seed} is not possible"):
        run(Contest(game="hanamikoji", bots=QUICK.bots, seed=seed), games=2)


@pytest.mark.parametrize("games", [0, -5])
def test_no_games_are_refused(games: int) -> None:
    with pytest.raises(hg.OptionError, match=f"games={games} is not possible.*from 1 on"):
        run(QUICK, games)


def test_any_number_of_games_may_be_asked_for() -> None:
    """They are not all thought of before the first is played."""
    played: list[Summary] = []

    def enough(summary: Summary) -> None:
        played.append(summary)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(QUICK, 10_000_000_000, watch=enough, cores=1)
    assert [summary.games for summary in played] == [2]


def test_wilson() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_a_tally_sums_up() -> None:
    contest = Contest(game="kasane", bots=("random", "greedy"), players=3)
    tally = Tally(contest)
    tally.add([won_by(winner, contest.seated(at), 0, at) for at, winner in enumerate((0, 1, 2))])
    tally.add([line(1, at, (1, 1, 3), contest.seated(at)) for at in range(3)])
    summary = tally.summary()
    assert [standing.bot for standing in summary.standings] == ["random", "greedy"]
    assert summary.games == 6
    assert [s.win for s in summary.standings] == pytest.approx([4.0 / 6, 2.0 / 6])
    assert [s.fair for s in summary.standings] == pytest.approx([2 / 3, 1 / 3])


def test_summing_up_takes_no_longer_the_more_was_played() -> None:
    tally = Tally(Contest(game="hanamikoji", bots=("random", "greedy")), (0, 20))
    games = [won_by(0, ("random", "greedy")), won_by(0, ("greedy", "random"))]
    began = time.perf_counter()
    for _ in range(10_000):
        tally.add(games)
        tally.summary()
    assert time.perf_counter() - began < 5  # reading all of them again took minutes


def stubbed(monkeypatch: pytest.MonkeyPatch, deals: list[list[PlayedGame]]) -> list[int]:
    """A contest of a and b whose deals are known beforehand; and which of them were played."""
    played: list[int] = []

    def play(self: Contest, deal: int) -> list[PlayedGame]:
        played.append(deal)
        return [line(deal, at, game.ranks, self.seated(at)) for at, game in enumerate(deals[deal])]

    monkeypatch.setattr(Contest, "play", play)
    return played


def test_a_verdict_is_respected_when_the_contest_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = stubbed(monkeypatch, duel(100, 0))
    path = tmp_path / "games.jsonl"
    first = run(QUICK, 200, path=path, sprt=(0, 50), cores=1)
    assert first.verdict
    assert first.verdict.accepted == 50
    assert first.games == 2 * len(played) < 200
    assert run(QUICK, 200, path=path, sprt=(0, 50), cores=1) == first
    assert played == list(range(first.games // 2))


def test_what_was_played_beyond_the_verdict_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether deals are there already makes no difference to the test: they come in order."""
    stubbed(monkeypatch, duel(100, 0))
    path = tmp_path / "games.jsonl"
    assert run(QUICK, 200, path=path, cores=1).games == 200
    assert run(QUICK, 200, path=path, sprt=(0, 50), cores=1) == run(
        QUICK, 200, sprt=(0, 50), cores=1
    )


def test_deals_come_in_order_from_all_cores(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    parallel = play(QUICK, games=12, path=path, cores=2)
    deals = [text.split('"deal":')[1].split(",")[0] for text in path.read_text().splitlines()[1:-1]]
    assert deals == sorted(deals, key=int)
    assert play(QUICK, games=12, cores=1) == parallel


def test_the_example_runs_as_a_script(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(doctest.script_from_examples(arena.__doc__ or ""))
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True)
    assert 0.5 < float(done.stdout) <= 1


def test_one_core_needs_no_guard(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "from hanagoza.arena import Contest, run\n"
        "contest = Contest(game='hanamikoji', bots=('greedy:20', 'random'))\n"
        "print(run(contest, games=2, cores=1).games)"
    )
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True)
    assert done.stdout == "2\n"


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.jsonl"
    given = ["arena", "hanamikoji", "greedy:50", "random", "--games", "4", "--json", str(path)]
    assert main([*given, "--sprt", "0", "20"]) == 0
    told = capsys.readouterr().out
    assert "hanamikoji, 2 players, 4 games" in told
    assert "greedy:50" in told
    assert "LLR" in told
    assert main(["arena", "hanamikoji", "serch", "random"]) == 2
    assert "did you mean search" in capsys.readouterr().err


@pytest.mark.parametrize(
    "wrong",
    ["--seed -1", "--games 0", "--sprt nan 5", "--sprt 5 5", "--sprt -1000000 5", "--json /"],
)
def test_the_command_refuses_in_one_line(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "hanamikoji", "greedy:50", "random", *wrong.split()]) == 2
    told = capsys.readouterr().err
    assert told.startswith("hanagoza: ")
    assert told.count("\n") == 1
