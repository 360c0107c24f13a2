"""Games on disk: nothing of them is lost, nothing counts twice, nothing foreign is touched."""

from __future__ import annotations

import datetime
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import hanagoza as hg
from hanagoza.arena import Contest, run
from hanagoza.arena.journal import Journal, kept

QUICK = Contest(game="hanamikoji", bots=("random", "greedy:20"))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def entries(path: Path) -> list[dict[str, Any]]:
    return [json.loads(text) for text in path.read_text().splitlines()]


def kinds(path: Path) -> list[str]:
    return [next(iter(entry)) for entry in entries(path)]


def play(path: Path, games: int = 6, contest: Contest = QUICK) -> Any:
    return run(contest, games=games, path=path, cores=1)


def test_games_are_kept_and_not_played_again(path: Path) -> None:
    first = play(path)
    assert first.games == 6
    assert kinds(path) == ["contest", *["game"] * 6, "summary"]
    path.write_text("\n".join(path.read_text().splitlines()[:4]) + '\n{"game": {"dea')
    assert play(path) == first
    assert play(path, games=8).games == 8
    assert kinds(path) == ["contest", *["game"] * 8, "summary"]


def test_a_game_tells_the_day_it_was_played_on(path: Path) -> None:
    before = datetime.date.today()
    play(path, games=2)
    assert {each.on for each in kept(path, QUICK)} <= {before, datetime.date.today()}


def test_games_of_before_days_were_kept_can_be_read(path: Path) -> None:
    play(path, games=2)
    old = [{name: entry[name] for name in entry if name != "on"} for entry in entries(path)]
    path.write_text("".join(json.dumps(entry) + "\n" for entry in old))
    assert [each.on for each in kept(path, QUICK)] == [None, None]


def test_half_a_deal_is_played_again_and_only_once(path: Path) -> None:
    play(path)
    path.write_text("".join(path.read_text().splitlines(keepends=True)[:4]))
    for _ in range(3):
        assert play(path).games == 6
        assert kinds(path).count("game") == 6


def test_a_game_that_is_there_twice_counts_once(path: Path) -> None:
    first = play(path)
    text = path.read_text().splitlines(keepends=True)
    path.write_text("".join([*text[:7], *text[1:7]]))
    assert len(kept(path, QUICK)) == 6
    assert play(path) == first
    assert kinds(path).count("game") == 6


def test_only_one_arena_writes_to_a_file(path: Path) -> None:
    with (
        Journal(path, QUICK),
        pytest.raises(hg.RecordError, match=r"another arena is writing to .*games\.jsonl"),
    ):
        play(path)


def test_another_contest_is_not_mixed_in(path: Path) -> None:
    play(path, games=2)
    for other in ({"bots": ("random", "flat:20")}, {"seed": 2}):
        with pytest.raises(hg.RecordError, match="another contest"):
            play(path, contest=msgspec.structs.replace(QUICK, **other))


def test_the_number_of_players_may_be_said_or_not(path: Path) -> None:
    first = play(path)
    assert play(path, contest=msgspec.structs.replace(QUICK, players=2)) == first


FOREIGN = ("precious", "[1,2,3]", "{}", "not\ngames\n", '{"game": {"dea', "\n")


@pytest.mark.parametrize("text", FOREIGN)
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text(text)
    with pytest.raises(hg.RecordError, match="not a file of games"):
        play(notes)
    assert notes.read_text() == text
    assert list(tmp_path.iterdir()) == [notes]


@pytest.mark.parametrize(
    "wrong",
    [
        {"ranks": [1, 2, 3]},
        {"ranks": [0, 0]},
        {"ranks": [2, 2]},
        {"seats": ["random", "random"]},
        {"rotation": 2},
        {"deal": -1},
        {"scores": []},
    ],
)
def test_a_game_that_cannot_be_is_refused(path: Path, wrong: dict[str, Any]) -> None:
    play(path, games=2)
    lines = entries(path)
    lines[1]["game"] |= wrong
    path.write_text("".join(json.dumps(entry) + "\n" for entry in lines))
    with pytest.raises(hg.RecordError, match="line 2: no game of this contest"):
        play(path)


def test_a_crash_while_tidying_up_loses_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(path)
    text = path.read_text()

    def crash(*given: object) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr("os.fsync", crash)
    with pytest.raises(OSError, match="no space"):
        play(path)
    assert path.read_text() == text


def test_a_file_needs_a_folder(tmp_path: Path) -> None:
    with pytest.raises(hg.OptionError, match=r'games[.]jsonl" cannot be a file'):
        play(tmp_path / "not" / "there" / "games.jsonl")
    assert not list(tmp_path.iterdir())
