"""The arena: fair seats, games that are kept, and statistics that can be checked by hand."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hanagoza as hg
from hanagoza.arena import Contest, GameLine, run
from hanagoza.arena.statistics import expected, rate, sequential_verdict, wilson
from hanagoza.cli import main

QUICK = Contest(game="hanamikoji", bots=("greedy:50", "random"))


def line(deal: int, rotation: int, ranks: tuple[int, ...], seats: tuple[str, ...]) -> GameLine:
    return GameLine(
        deal=deal,
        rotation=rotation,
        seats=seats,
        ranks=ranks,
        scores=tuple((0, 0) for _ in ranks),
        decisions=1,
    )


def duel(wins: int, losses: int) -> list[GameLine]:
    """Deals of which the first bot wins both games, then deals of which it loses both."""
    seats = (("a", "b"), ("b", "a"))
    lines = []
    for deal in range(wins + losses):
        for rotation, pair in enumerate(seats):
            first = 1 if (deal < wins) == (pair[0] == "a") else 2
            lines.append(line(deal, rotation, (first, 3 - first), pair))
    return lines


def test_every_deal_is_played_from_every_seat() -> None:
    contest = Contest(game="blossom", bots=("random", "greedy:20"), players=3)
    games = list(contest.play(4))
    assert [game.seats for game in games] == [
        ("random", "greedy:20", "random"),
        ("greedy:20", "random", "random"),
        ("random", "random", "greedy:20"),
    ]
    assert {game.deal for game in games} == {4}


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
        (("random", "random"), 5, "5 players of hanamikoji"),
        (("random", "random", "random"), None, "3 bots cannot be 2 players"),
    ],
)
def test_bad_contests_are_refused(bots: tuple[str, ...], players: int, message: str) -> None:
    with pytest.raises(hg.OptionError, match=message):
        run(Contest(game="hanamikoji", bots=bots, players=players), games=2)


def test_games_are_kept_and_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    first = run(QUICK, games=6, path=path, cores=1)
    assert first.games == 6
    kept = [json.loads(text) for text in path.read_text().splitlines()]
    assert [next(iter(entry)) for entry in kept] == ["contest", *["game"] * 6, "summary"]
    path.write_text("\n".join(path.read_text().splitlines()[:4]) + '\n{"game": {"dea')
    again = run(QUICK, games=6, path=path, cores=1)
    assert again == first
    assert run(QUICK, games=8, path=path, cores=1).games == 8


def test_another_contest_is_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run(QUICK, games=2, path=path, cores=1)
    with pytest.raises(hg.RecordError, match="another contest"):
        run(Contest(game="hanamikoji", bots=("random", "random")), games=2, path=path)


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("not\ngames\n")
    with pytest.raises(hg.RecordError, match="not a file of games"):
        run(QUICK, games=2, path=path)
    assert path.read_text() == "not\ngames\n"


def test_wilson() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_elo() -> None:
    assert expected(0) == 0.5
    assert expected(400) == pytest.approx(10 / 11)


def test_a_sequential_test_decides() -> None:
    contest = Contest(game="hanamikoji", bots=("a", "b"))
    assert sequential_verdict(duel(90, 10), contest, (0, 50)).accepted == 50
    assert sequential_verdict(duel(10, 90), contest, (0, 50)).accepted == 0
    assert sequential_verdict(duel(3, 3), contest, (0, 10)).accepted is None


def test_ratings_follow_results_whatever_their_order() -> None:
    lines = duel(8, 2)
    ratings = rate(lines)
    assert ratings["a"][0] > ratings["b"][0]
    assert rate(lines[::-1]) == ratings


def test_a_bot_at_several_seats_is_rated_once() -> None:
    seats = ("a", "b", "b")
    ratings = rate([line(deal, 0, (1, 2, 3), seats) for deal in range(5)])
    assert ratings["a"][0] > ratings["b"][0]
    assert set(ratings) == {"a", "b"}


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
