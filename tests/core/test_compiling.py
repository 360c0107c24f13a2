"""Machine code is made once per machine, and never when stale."""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

import hanagoza as hg
from hanagoza.core.cache import KEEP, cache_root, prune, reachable
from hanagoza.core.compiling import Door, ProgressBar, compiled, load, once

SOURCE = Path(hg.__file__).parents[1]
GENERATOR = ["hanagoza.core.generator"]
KERNEL = ["hanagoza.games.hanamikoji.rules", "hanagoza.core.kernel"]


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HANAGOZA_CACHE", str(tmp_path))
    return tmp_path


def doubling() -> list[Door]:
    """A tiny kernel; a closure over a marked function, as a game's kernel is."""

    @compiled
    def double(number: Any) -> Any:
        return number + number

    @compiled
    def quadruple(number: Any) -> Any:
        return double(double(number))

    return [Door(quadruple, (numba.int64,))]


def loaded() -> Callable[[int], int]:
    (function,) = load("toy", doubling(), GENERATOR)
    return function


def test_who_asks_for_what_is_being_made_waits_for_it() -> None:
    made: list[str] = []
    may_end = threading.Event()

    @once
    def make(name: str) -> str:
        made.append(name)
        assert name == "ready" or may_end.wait(5)
        return name.upper()

    make("ready")
    with ThreadPoolExecutor(2) as threads:
        asked = [threads.submit(make, "slow") for _ in range(2)]
        assert make("ready") == "READY"  # nobody waits for what others need
        may_end.set()
        assert [answer.result() for answer in asked] == ["SLOW", "SLOW"]
    assert made == ["ready", "slow"]


def test_the_second_time_nothing_is_compiled(
    cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert loaded()(21) == 84
    first = capsys.readouterr().err
    assert loaded()(21) == 84
    assert first.startswith("Compiling toy for this machine (first use only)")
    assert "Compiled toy in" in first
    assert capsys.readouterr().err == ""


def test_marked_functions_stay_plain_python() -> None:
    (door,) = doubling()
    assert door.function("ab") == "abababab"


@pytest.mark.parametrize("damage", ["emptied", "garbage", "cut short", "one bit flipped"])
def test_a_damaged_cache_is_compiled_again(
    cache: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    loaded()
    (file,) = cache.glob("toy-*/*")
    good = file.read_bytes()
    flipped = good[:2000] + bytes([good[2000] ^ 4]) + good[2001:]
    damaged = {"emptied": b"", "garbage": b"x" * 999, "cut short": good[:-9]}
    file.write_bytes(damaged.get(damage, flipped))
    assert loaded()(1) == 4
    assert "compiling again" in caplog.text
    caplog.clear()
    assert loaded()(1) == 4
    assert not caplog.text


def test_without_a_writable_cache_it_still_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("HANAGOZA_CACHE", str(blocked))
    assert loaded()(2) == 8
    assert caplog.text.count("cannot keep compiled code") == 1


def test_a_cache_of_somebody_else_is_used_as_it_is(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError("not yours")

    loaded()
    monkeypatch.setattr(os, "utime", refuse)
    assert loaded()(3) == 12


def test_old_caches_are_pruned_and_others_left_alone(cache: Path) -> None:
    for age in range(6):
        folder = cache / f"toy-{age}"
        folder.mkdir()
        os.utime(folder, (time.time() - age, time.time() - age))
    (cache / "other-0").mkdir()
    prune(cache / "toy-5")
    assert sorted(path.name for path in cache.iterdir()) == ["other-0", "toy-0", "toy-1", "toy-5"]
    assert KEEP == 3


def test_the_cache_is_in_the_users_cache_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HANAGOZA_CACHE", raising=False)
    assert cache_root().parts[-2:] == ("hanagoza", "compiled")


def test_what_matters_to_a_kernel_is_what_it_imports() -> None:
    modules = reachable(KERNEL)
    assert {"hanagoza.games.hanamikoji.pieces", "hanagoza.core.generator"} <= set(modules)
    assert not {"view", "match", "record"} & {name.rpartition(".")[2] for name in modules}


@pytest.mark.parametrize(
    ("file", "matters"),
    [
        ("games/hanamikoji/rules.py", True),
        ("games/hanamikoji/pieces.py", True),
        ("core/generator.py", True),
        ("core/kernel.py", True),
        ("games/hanamikoji/view.py", False),
        ("games/hanamikoji/events.py", False),
        ("games/hanamikoji/locale/en.json", False),
        ("core/match.py", False),
        ("core/record.py", False),
    ],
)
def test_a_change_that_matters_changes_the_key(tmp_path: Path, file: str, matters: bool) -> None:
    copy = tmp_path / "src"
    shutil.copytree(SOURCE / "hanagoza", copy / "hanagoza")
    before = fingerprint_of(copy)
    with (copy / "hanagoza" / file).open("a") as source:
        source.write("\n# changed\n")
    assert (fingerprint_of(copy) != before) == matters


def test_settings_that_change_the_code_change_the_key() -> None:
    keys = {
        fingerprint_of(SOURCE, **{name: "1"} if name else {})
        for name in ("", "NUMBA_BOUNDSCHECK", "NUMBA_OPT")
    }
    assert len(keys) == 3


def fingerprint_of(source: Path, **settings: str) -> str:
    return python(
        source,
        f"from hanagoza.core.cache import fingerprint; print(fingerprint({KERNEL}))",
        **settings,
    )


def python(source: Path, code: str, **settings: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(source), **settings}
    run = subprocess.run(
        [sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True
    )
    return run.stdout.strip()


@pytest.mark.slow
def test_a_changed_rule_is_never_played_from_an_old_cache(tmp_path: Path) -> None:
    """The real thing: 11 charm become 12 in a callee of the entry point, and games change."""
    copy = tmp_path / "src"
    shutil.copytree(SOURCE / "hanagoza", copy / "hanagoza")
    code = (
        "import hanagoza as hg; r = hg.game('hanamikoji').playouts(300, 1);"
        "print(int(r.decisions.sum()))"
    )
    settings = {"HANAGOZA_CACHE": str(tmp_path / "cache")}
    before = python(copy, code, **settings)
    rules = copy / "hanagoza/games/hanamikoji/scoring.py"
    rules.write_text(rules.read_text().replace("GOAL_CHARM = 11", "GOAL_CHARM = 12"))
    assert python(copy, code, **settings) > before
    rules.write_text(rules.read_text().replace("GOAL_CHARM = 12", "GOAL_CHARM = 11"))
    assert python(copy, code, **settings) == before


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_without_standard_error_it_compiles_quietly(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    assert loaded()(1) == 4


def test_a_terminal_gets_a_bar_that_wipes_itself() -> None:
    screen = Terminal()
    progress = ProgressBar("toy", 2, screen)
    progress.next("one")
    progress.next("two")
    progress.close()
    assert "█" * 12 + "░" * 12 in screen.getvalue()
    assert screen.getvalue().rpartition("\x1b[K")[2].startswith("Compiled toy in")


def test_threads_share_a_kernel() -> None:
    """nogil: the same results from several threads as from one."""
    game = hg.game("hanamikoji")
    assert np.array_equal(game.playouts(64, 5, threads=4), game.playouts(64, 5))
