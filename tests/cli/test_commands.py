"""The ``hanagoza`` command: what it prints, where, and the number it ends with."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import hanagoza as hg
from hanagoza.cli import main
from tests.cli.players import played_out, record_json

Output = pytest.CaptureFixture[str]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(record_json(played_out()), encoding="utf-8")
    return path


def tampered(path: Path, **changes: object) -> Path:
    document = json.loads(path.read_text(encoding="utf-8")) | changes
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


def complaint(capsys: Output) -> str:
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("hanagoza: ")
    assert err.count("\n") == 1
    return err


def test_levels_are_listed_with_what_they_are_like(capsys: Output) -> None:
    assert main(["bots"]) == 0
    told = capsys.readouterr().out
    assert "level:5  Full bloom" in told
    assert "search@0.5s" in told
    assert main(["bots", "--lang", "ja"]) == 0
    told = capsys.readouterr().out
    assert "満開" in told
    assert "書き方" in told
    assert "write" not in told


def test_games_are_listed_with_players_and_tagline(capsys: Output) -> None:
    assert main(["games"]) == 0
    out = capsys.readouterr().out
    assert all(name in out for name in hg.games())
    assert "2 players" in out
    assert main(["games", "--lang", "ja"]) == 0
    assert "2人用" in capsys.readouterr().out


def test_replay_tells_everything(record: Path, capsys: Output) -> None:
    match = played_out()
    assert main(["replay", str(record)]) == 0
    out = capsys.readouterr().out
    assert "\x1b" not in out
    assert "seed 7" in out
    assert "a card." not in out, "nothing is hidden after the game"
    assert out.count("Round ") == match.view(None).round  # type: ignore[attr-defined]
    assert match.result is not None
    assert out.count("→") == len(match.result.lines)


@pytest.mark.parametrize(("lang", "word"), [("fr", "Vous piochez"), ("ja", "引きました")])
def test_replay_in_other_languages(record: Path, capsys: Output, lang: str, word: str) -> None:
    assert main(["replay", str(record), "--lang", lang]) == 0
    assert word in capsys.readouterr().out


def test_replay_of_an_unfinished_game(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "part.json"
    path.write_text(played_out(plies=3).record().to_json())
    assert main(["replay", str(path)]) == 0
    out = capsys.readouterr().out
    assert "not over" in out
    assert "Seat 0" in out


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_an_impossible_record_is_one_line_with_the_ply(
    record: Path, capsys: Output, command: str
) -> None:
    moves = json.loads(record.read_text())["moves"]
    moves[14] = "take A"
    assert main([command, str(tampered(record, moves=moves))]) == 1
    assert "ply 14" in complaint(capsys)


def test_verify_lists_what_it_checked(record: Path, capsys: Output) -> None:
    assert main(["verify", str(record)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) >= 3
    assert all(line.startswith("✓ ") for line in lines)


def test_verify_finds_other_luck(record: Path, capsys: Output) -> None:
    path = tampered(record, chance={"from": "seed", "seed": 8})
    assert main(["verify", str(path)]) == 1
    assert "its luck gives" in complaint(capsys)


@pytest.mark.parametrize(
    ("arguments", "code", "word"),
    [
        (["replay", "nowhere.json"], 1, "nowhere.json"),
        (["verify", "nowhere.json"], 1, "nowhere.json"),
        (["play", "hanamikojo"], 2, "did you mean hanamikoji"),
        (["play"], 2, "needs a terminal"),
    ],
)
def test_what_goes_wrong_is_one_line(
    arguments: list[str], code: int, word: str, capsys: Output
) -> None:
    assert main(arguments) == code
    assert word in complaint(capsys)


@pytest.mark.parametrize("arguments", [[], ["dance"], ["play", "--seed", "x"], ["games", "-x"]])
def test_bad_usage_is_one_line(arguments: list[str], capsys: Output) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    complaint(capsys)


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--seat", "5"], "seat=5"),
        (["--players", "9"], "players=9"),
        (["--seed", "-1"], "seed=-1"),
        (["--bot", "deep"], '"deep"'),
        (["--option", "max_rounds=99"], "max_rounds=99"),
        (["--option", "speed=1"], '"speed"'),
        (["--option", "fast"], "NAME=VALUE"),
    ],
)
def test_bad_choices_are_one_line(
    arguments: list[str], word: str, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    _pretend_terminal(monkeypatch)
    assert main(["play", *arguments]) == 2
    assert word in complaint(capsys)


def test_choices_for_a_new_game_do_not_silently_replace_one_under_way(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    from hanagoza.cli.saves import Saves

    saves = Saves.of_user()
    saves.keep(hg.Record.from_json(record_json(played_out(plies=2))))
    _pretend_terminal(monkeypatch)
    assert main(["play", "--seed", "1"]) == 2
    assert "--seed goes with --new" in complaint(capsys)
    assert saves.path("hanamikoji").exists()


def test_without_the_terminal_table_it_says_how_to_get_it(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    _pretend_terminal(monkeypatch)
    monkeypatch.setattr("hanagoza.cli.commands.play.find_spec", lambda name: None)
    assert main(["play"]) == 2
    assert "pip install 'hanagoza[terminal]'" in complaint(capsys)


def test_nothing_but_the_terminal_table_needs_its_extra() -> None:
    """What a server, a replay or an arena imports is there without it."""
    folder = Path(hg.__file__).parent
    using = {path for path in folder.rglob("*.py") if "textual" in imported(path)}
    assert {path.parent.name for path in using} == {"terminal"}


def imported(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    found |= {a.name for n in ast.walk(tree) if isinstance(n, ast.Import) for a in n.names}
    return {str(name).partition(".")[0] for name in found}


def _pretend_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)


def test_an_interrupt_is_quiet(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    def interrupt() -> tuple[str, ...]:
        raise KeyboardInterrupt

    monkeypatch.setattr("hanagoza.cli.commands.games.games", interrupt)
    assert main(["games"]) == 130
    assert capsys.readouterr() == ("", "")


def test_a_reader_that_leaves_is_no_error(record: Path) -> None:
    script = f"{sys.executable} -c 'from hanagoza.cli import main; raise SystemExit(main())'"
    done = subprocess.run(
        f"for i in 1 2 3; do {script} replay {record}; done | head -n 1",
        shell=True,
        capture_output=True,
        text=True,
    )
    assert done.stderr == ""


def test_help_and_version_load_neither_compiler_nor_screen() -> None:
    check = (
        "import sys\n"
        "from hanagoza.cli import main\n"
        "try:\n    main(['--version'])\n"
        "except SystemExit:\n    pass\n"
        "print([m for m in ('numba', 'textual', 'rich') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [f"hanagoza {hg.__version__}", "[]"]


@pytest.mark.parametrize(
    ("seats", "code"), [(["[/red]", "x"], 0), (["x"], 1), (["a"] * 5, 1), (["\x1b[2J", "b"], 1)]
)
def test_names_of_others_are_shown_as_they_are_or_refused(
    record: Path, capsys: Output, seats: list[str], code: int
) -> None:
    assert main(["replay", str(tampered(record, seats=seats))]) == code
    out, err = capsys.readouterr()
    assert "\x1b" not in out + err
    if code == 0:
        assert "0: [/red]" in out
        assert "[/red] draws" in out


def test_bots_on_every_seat_have_names(record: Path, capsys: Output) -> None:
    assert main(["replay", str(tampered(record, seats=["bot:random"] * 2))]) == 0
    assert "Tsubaki · 1: Momiji" in capsys.readouterr().out


def run(*arguments: str, shell: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    command = " ".join([f"{sys.executable} -m hanagoza", *arguments, shell])
    return subprocess.run(
        ["bash", "-o", "pipefail", "-c", command],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )


def test_a_reader_may_have_had_enough(record: Path) -> None:
    done = run("replay", str(record), shell="| head -1")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_terminal_of_few_letters_is_enough(record: Path, command: str) -> None:
    language = "--lang ja" if command == "replay" else ""
    done = run(command, str(record), language, PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "?" in done.stdout


def test_no_output_is_no_reason_to_fail(record: Path) -> None:
    done = run("verify", str(record), shell=">&-")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_record_of_an_unknown_game_is_a_bad_record(record: Path, capsys: Output) -> None:
    assert main(["verify", str(tampered(record, game="go"))]) == 1
    assert 'no game "go"' in complaint(capsys)
