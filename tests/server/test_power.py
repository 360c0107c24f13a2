"""The power goes at any moment: what was acknowledged, and what was backed up, is on the disk."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import time
from pathlib import Path
from random import Random

import pytest

from hanagoza.server.storage.backups import backup, examine
from tests.server.hosted import Hosted, free_port
from tests.server.players import check_log, play_more, start_playing, stop_playing
from tests.server.power import Disk, library
from tests.server.stored import check, finished_table, store_tables
from tests.server.test_dying import ids

CUTS = 2
MOST_SYNCS = 60


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return library(tmp_path_factory.mktemp("power"))


def check_power_cuts(folder: Path, made: Path, cuts: int, seed: int) -> int:
    """Play while the power goes so many times; how many moves were acknowledged. Of what was not
    synced nothing is left, or some.
    """
    rng = Random(seed)
    (folder / "disk").mkdir()
    disk = Disk(folder / "disk", made)
    server = Hosted(disk.folder, port=free_port(), **disk.environment)
    everybody = start_playing(server.url, threading.Event())
    for cut in range(cuts):
        play_more(everybody)
        time.sleep(rng.uniform(0.0, 0.3))
        server.kill()
        disk.rng = rng if cut % 2 else None
        disk.cut()
        server.start()
    stop_playing(everybody)
    server.kill()
    disk.cut()
    check(server.database)
    return sum(check_log(server.database, players) for players in everybody)


@pytest.mark.slow
def test_no_acknowledged_move_is_lost(tmp_path: Path, made: Path) -> None:
    assert check_power_cuts(tmp_path, made, CUTS, seed=1) > CUTS


FORKS = """
import json, os, shutil, sys
from pathlib import Path
from hanagoza.server.storage.backups import backup, restore

what, folder, most = sys.argv[1], Path(sys.argv[2]), int(sys.argv[3])
for step in range(most):
    left, kept = folder / f"died-{step}", folder / f"died-{step}-kept"
    child = os.fork()
    if not child:
        os.environ["POWER_DIES_AT"], os.environ["POWER_KEPT"] = str(step), str(kept)
        if what == "backup":
            backup(left / "games.db", left / "saved.db", force=True)
        else:
            restore(left / "games.db", left / "saved.db")
        os._exit(0)
    if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0:
        print(json.dumps(step))
        break
"""
"""Does the same work over and over, each time in a process that dies one sync later."""


def after_each_death(tmp_path: Path, made: Path, what: str, rng: Random | None) -> list[Path]:
    """What the disk holds after the power went at each sync of a command, and after its end."""
    folder = tmp_path / "server"
    store_tables(folder / "games.db", finished_table("first"))
    backup(folder / "games.db", folder / "saved.db")
    store_tables(folder / "games.db", finished_table("later"))
    disks = []
    for step in range(MOST_SYNCS):
        left = tmp_path / f"died-{step}"
        left.mkdir()
        for path in folder.glob("*.db"):
            (left / path.name).write_bytes(path.read_bytes())
        disks.append(Disk(left, made, rng))
    command = [sys.executable, "-c", FORKS, what, str(tmp_path), str(MOST_SYNCS)]
    run = subprocess.run(
        command,
        env={"PYTHONPATH": ":".join(sys.path), **disks[0].environment},
        capture_output=True,
        check=True,
    )
    last = json.loads(run.stdout)
    for disk in disks[: last + 1]:
        disk.cut()
    return [disk.folder for disk in disks[: last + 1]]


@pytest.mark.parametrize("seed", [None, 1])
class TestCommands:
    def test_a_backup_is_the_old_or_the_new(
        self, tmp_path: Path, made: Path, seed: int | None
    ) -> None:
        rng = None if seed is None else Random(seed)
        left = after_each_death(tmp_path, made, "backup", rng)
        found = [examine(folder / "saved.db").games for folder in left]
        assert found[0] == 1
        assert found[-1] == 2
        assert len(found) > 3

    def test_after_a_restore_the_old_or_the_new_is_served(
        self, tmp_path: Path, made: Path, seed: int | None
    ) -> None:
        rng = None if seed is None else Random(seed)
        left = after_each_death(tmp_path, made, "restore", rng)
        old, new = {"first", "later"}, {"first"}
        for folder in left:
            check(folder / "games.db")
            assert ids(folder / "games.db") in (old, new)
            for kept in folder.glob("games.db.replaced-*Z"):
                assert ids(kept) == old
        assert ids(left[0] / "games.db") == old
        assert ids(left[-1] / "games.db") == new


FORGETFUL = """
import os, sys
from pathlib import Path
folder = Path(sys.argv[1])

def write(name, text, syncs):
    with (folder / name).open("w") as file:
        file.write(text)
        file.flush()
        if syncs:
            os.fsync(os.open(folder / name, os.O_RDONLY))

write("synced", "new", True)
write("unsynced", "new", False)
write("moved", "new", True)
os.rename(folder / "moved", folder / "target")
write("nameless", "new", True)
if len(sys.argv) > 2:
    os.fsync(os.open(folder, os.O_RDONLY))
"""


@pytest.mark.parametrize("names_too", [True, False])
def test_what_was_not_synced_is_forgotten(tmp_path: Path, made: Path, names_too: bool) -> None:
    """The disk of these tests, tested."""
    folder = tmp_path / "disk"
    folder.mkdir()
    for name in ("synced", "unsynced", "moved", "target"):
        (folder / name).write_text("old")
    disk = Disk(folder, made)
    words = [sys.executable, "-c", FORGETFUL, str(folder), *(["names"] if names_too else [])]
    subprocess.run(words, env=disk.environment, check=True)
    disk.cut()
    found = {path.name: path.read_text() for path in folder.iterdir()}
    before = {"synced": "new", "unsynced": "old", "moved": "new", "target": "old"}
    after = {"synced": "new", "unsynced": "old", "target": "new", "nameless": "new"}
    assert found == (after if names_too else before)
