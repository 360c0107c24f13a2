"""Saving, resuming, and what happens to files that are not what they should be."""

from __future__ import annotations

import asyncio
import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import hanagoza as hg
from hanagoza.cli.commands.play import saved_session
from hanagoza.cli.saves import Saves
from hanagoza.cli.session import Session, Setup
from tests.cli.players import played_out, record_json, shown, table, type_in, until


def test_every_move_is_saved_and_resumed_with_seat_bot_and_luck(saves: Saves) -> None:
    async def play() -> None:
        app = table(saves)
        async with app.run_test() as pilot:
            await type_in(pilot, "secret a")
            await until(pilot, lambda: app.session.my_turn)
            await type_in(pilot, "quit")
        again, notice = saved_session(saves, "hanamikoji")
        assert again is not None
        assert notice == "resumed"
        assert again.record() == app.session.record()
        assert again.seats == ("you", "bot:level:2")
        text = app.session.legal[0]
        app.session.play(text)
        again.play(text)
        assert again.record() == app.session.record(), "the luck goes on as it would have"

    asyncio.run(play())


def test_a_damaged_save_is_put_aside_and_kept(saves: Saves) -> None:
    path = saves.path("hanamikoji")
    path.parent.mkdir(parents=True)
    path.write_text('{"format": 1, "game"')
    assert saved_session(saves, "hanamikoji") == (None, "damaged")
    assert not path.exists()
    (aside,) = (saves.folder / "finished").iterdir()
    assert "damaged" in aside.name
    assert aside.read_text() == '{"format": 1, "game"'


@pytest.mark.parametrize("seats", ['"you","you"', '"bot:random","bot:random"', '"you","bot:x"', ""])
def test_a_record_from_elsewhere_is_no_save(saves: Saves, seats: str) -> None:
    text = record_json(played_out(plies=2))
    path = saves.path("hanamikoji")
    path.parent.mkdir(parents=True)
    start = text.index('"seats"')
    path.write_text(f'{text[:start]}"seats": [{seats}]}}')
    assert hg.Record.read(path).seats is not None
    assert saved_session(saves, "hanamikoji") == (None, "damaged")


def test_a_finished_save_is_shelved(saves: Saves) -> None:
    saves.keep(hg.Record.from_json(record_json(played_out())))
    assert saved_session(saves, "hanamikoji") == (None, "")
    assert len(list((saves.folder / "finished").iterdir())) == 1


def test_shelving_never_overwrites(saves: Saves) -> None:
    record = played_out(plies=1).record()
    kept = set()
    for _ in range(3):
        saves.keep(record)
        kept.add(saves.shelve("hanamikoji"))
    assert len(kept) == 3


def test_new_leaves_the_old_game_where_it_can_be_replayed(saves: Saves) -> None:
    async def play() -> None:
        app = table(saves)
        async with app.run_test() as pilot:
            await type_in(pilot, "secret a")
            await until(pilot, lambda: app.session.my_turn)
            before = app.session.record()
            await type_in(pilot, "new")
            assert app.session.record().chance != before.chance  # whatever a bot has played since

    asyncio.run(play())
    (left,) = (saves.folder / "finished").iterdir()
    assert "unfinished" in left.name
    assert "secret A" in hg.replay(left.read_text()).history


def test_the_log_says_that_the_game_is_resumed(saves: Saves) -> None:
    async def play() -> None:
        app = table(saves)
        app._notice = ("resumed", len(app.session.events))
        async with app.run_test(size=(100, 30)) as pilot:
            await pilot.pause()
            assert "You go on with the game" in shown(app, "#log")

    asyncio.run(play())


def test_a_full_disk_is_told_and_the_game_goes_on(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    async def play() -> None:
        app = table(saves, pause=60)
        async with app.run_test(size=(100, 30)) as pilot:
            monkeypatch.setattr(os, "fsync", full)
            await type_in(pilot, "secret a")
            assert "No space left" in shown(app, "#status")
            assert app.session.actor == 1
            await type_in(pilot, "new")
            assert app.session.record().moves

    asyncio.run(play())


def test_a_killed_game_is_resumed(saves: Saves) -> None:
    """The real command in a real terminal, killed without a chance to say goodbye."""
    leader, follower = pty.openpty()
    command = [sys.executable, "-c", "from hanagoza.cli import main; main()", "play", "--seed", "7"]
    game = subprocess.Popen(
        command,
        stdin=follower,
        stdout=follower,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "30"},
        start_new_session=True,
    )
    os.close(follower)
    try:
        _drain_until(leader, lambda: saves.path("hanamikoji").exists())
        os.write(leader, b"secret a\r")
        _drain_until(leader, lambda: "secret A" in saves.path("hanamikoji").read_text())
    finally:
        game.send_signal(signal.SIGKILL)
        game.wait()
        os.close(leader)
    session, notice = saved_session(saves, "hanamikoji")
    assert notice == "resumed"
    assert session is not None
    assert "secret A" in session.record().moves


def _drain_until(terminal: int, true: object) -> None:
    """Read what the program writes, so that it does not block, until something holds."""
    assert callable(true)
    os.set_blocking(terminal, False)
    for _ in range(600):
        try:
            os.read(terminal, 65536)
        except BlockingIOError:
            time.sleep(0.05)
        if true():
            return
    raise AssertionError("this never happened")


def test_the_folder_follows_the_environment(saves: Saves, tmp_path: Path) -> None:
    assert saves.folder == tmp_path


def test_one_save_is_for_one_table(saves: Saves) -> None:
    with (
        saves.locked("hanamikoji"),
        pytest.raises(hg.OptionError, match="open in another terminal"),
        Saves(saves.folder).locked("hanamikoji"),
    ):
        pass
    with saves.locked("hanamikoji"):
        pass


def test_a_new_game_is_set_up_like_the_one_before(saves: Saves) -> None:
    setup = Setup(hg.game("hanamikoji"), seat=1, seed=3, options={"max_rounds": 3})
    saves.keep(Session.begin(setup).record())
    again, _ = saved_session(saves, "hanamikoji")
    assert again is not None
    fresh = Session.begin(again.setup)
    assert fresh.seat == 1
    assert fresh.record().options == {"max_rounds": 3}
    assert fresh.record().chance != again.record().chance
