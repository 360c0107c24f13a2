"""``hanagoza doctor`` finds what is wrong with a set-up, and says what to do."""

from __future__ import annotations

import os
import resource
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hanagoza.cli import main
from hanagoza.server.config import Config, Limits
from hanagoza.server.doctor import choices, data, machine, visit
from hanagoza.server.doctor.checks import CHECKS
from hanagoza.server.doctor.finding import DOUBTFUL, WELL, WRONG, Check, Host
from hanagoza.server.storage.backups import backup
from hanagoza.server.wire.descriptors import OTHERS
from tests.cli.test_commands import Output
from tests.server.conftest import Serve
from tests.server.proxy import VISITOR, proxy
from tests.server.stored import check
from tests.server.test_settings import write


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "games.db"
    check(path)
    return path


def told(look: Check, host: Host) -> list[tuple[str, str]]:
    return [(finding.mark, finding.text) for finding in look(host)]


def one(look: Check, host: Host) -> tuple[str, str]:
    (found,) = told(look, host)
    return found


def host(database: Path, url: str | None = None, **chosen: Any) -> Host:
    return Host(Config(database=database, **chosen), {}, url)


class TestMachine:
    def test_descriptors(self, database: Path) -> None:
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        mark, text = one(machine.descriptors, host(database, limits=Limits(connections=10)))
        assert (mark, text) == (WELL, "file descriptors suffice for 10 connections")
        if most != resource.RLIM_INFINITY:
            mark, text = one(machine.descriptors, host(database, limits=Limits(connections=most)))
            assert mark == WRONG
            assert f"LimitNOFILE={most + OTHERS}" in text

    def test_threads(self, database: Path) -> None:
        assert one(machine.processors, host(database, bot_threads=1))[0] == WELL
        mark, text = one(machine.processors, host(database, bot_threads=1000))
        assert mark == DOUBTFUL
        assert "set bot_threads to" in text

    def test_memory(self, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(machine, "_memory", lambda: 256 * 2**20)
        assert one(machine.memory, host(database))[0] == DOUBTFUL
        monkeypatch.setattr(machine, "_memory", lambda: 2**30)
        assert one(machine.memory, host(database)) == (WELL, "1024 MiB of memory")

    @pytest.mark.parametrize(("right", "marks"), [(True, [WELL]), (False, [DOUBTFUL]), (None, [])])
    def test_the_clock(
        self, right: bool | None, marks: list[str], database: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(machine, "is_synchronised", lambda: right)
        assert [mark for mark, _ in told(machine.clock, host(database))] == marks

    def test_the_kernel_can_be_asked(self) -> None:
        assert machine.is_synchronised() in (True, False, None)


class TestChoices:
    def test_a_variable_that_nobody_reads(self, database: Path) -> None:
        environment = {"HANAGOZA_SOKETS": "1", "HANAGOZA_SOCKETS": "1", "HANAGOZA_CACHE": "/x"}
        mark, text = one(choices.variables, Host(Config(database=database), environment))
        assert mark == DOUBTFUL
        assert text.endswith("HANAGOZA_SOKETS: did you mean HANAGOZA_SOCKETS?")

    def test_a_proxy_that_is_everybody(self, database: Path) -> None:
        mark, text = one(choices.openness, host(database, trusted_proxies=("0.0.0.0/0",)))
        assert mark == WRONG
        assert "anybody can pretend to be anybody" in text

    def test_open_to_others_without_https(self, database: Path) -> None:
        assert told(choices.openness, host(database)) == []
        assert told(choices.openness, host(database, host="0.0.0.0", https=True)) == []
        assert one(choices.openness, host(database, host="0.0.0.0"))[0] == DOUBTFUL

    def test_pages(self, database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(choices, "PAGES", tmp_path)
        assert one(choices.pages, host(database))[0] == WRONG
        (tmp_path / "index.html").touch()
        assert one(choices.pages, host(database))[0] == WELL


class TestData:
    def test_a_sound_database(self, database: Path) -> None:
        mark, text = one(data.database, host(database))
        assert mark == WELL
        assert "is sound: 0 games" in text

    def test_a_damaged_one(self, database: Path) -> None:
        content = bytearray(database.read_bytes())
        content[4096:8192] = os.urandom(4096)
        database.write_bytes(content)
        mark, text = one(data.database, host(database))
        assert mark == WRONG
        assert "restore a backup" in text

    def test_none(self, tmp_path: Path) -> None:
        assert one(data.database, host(tmp_path / "none.db"))[0] == DOUBTFUL

    def test_a_clock_behind_the_newest_table(self, database: Path) -> None:
        with closing(sqlite3.connect(database)) as connection, connection:
            connection.execute(
                "INSERT INTO tables (id, game, phase, public, people, free, host, address, seats,"
                " guests, setting, created, changed) VALUES"
                " ('t', 'hanamikoji', 'over', 0, 1, 0, 'h', 'a', '[]', '[]', '{}', 0, 5e5)"
            )
        behind = host(database)._replace(now=lambda: 1e5)
        marks = [mark for mark, _ in told(data.database, behind)]
        assert marks == [WELL, WRONG]
        assert "4.6 days behind the newest table" in told(data.database, behind)[1][1]
        assert one(data.database, behind._replace(now=lambda: 6e5))[0] == WELL

    def test_little_room(self, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        for free, mark in ((5e9, WELL), (5e8, DOUBTFUL), (5e7, WRONG)):
            monkeypatch.setattr(data, "_free", lambda _, free=free: free)
            assert one(data.folder, host(database))[0] == mark

    def test_a_key_that_others_can_read(self, database: Path) -> None:
        key = database.with_name("session.key")
        key.touch(mode=0o600)
        assert told(data.rights, host(database)) == []
        key.chmod(0o644)
        assert one(data.rights, host(database)) == (
            WRONG,
            f"others on this machine can read {key}: chmod 600 {key}",
        )

    def test_a_backup_made_by_hand(self, database: Path, tmp_path: Path) -> None:
        assert "no backups are known" in one(data.backups, host(database))[1]
        backup(database, tmp_path / "monday.db")
        made = host(database)
        assert one(data.backups, made) == (WELL, "the last backup was made 0.0 days ago")
        later = made._replace(now=lambda: time.time() + 8 * data.DAY)
        assert one(data.backups, later)[0] == DOUBTFUL

    def test_backups(self, database: Path, tmp_path: Path) -> None:
        folder = tmp_path / "backups"
        folder.mkdir()
        kept = host(database)._replace(backups=folder)
        assert one(data.backups, host(database))[0] == DOUBTFUL
        assert one(data.backups, kept)[0] == WRONG
        (folder / "monday.db").write_bytes(database.read_bytes())
        assert one(data.backups, kept)[0] == WELL
        scheduled = msgspec.structs.replace(kept.config, backup_every=24.0)
        assert one(data.backups, host(database)._replace(config=scheduled))[0] == WELL
        old = kept._replace(now=lambda: (folder / "monday.db").stat().st_mtime + 8 * data.DAY)
        assert one(data.backups, old)[0] == DOUBTFUL
        (folder / "tuesday.db").write_bytes(b"nothing")
        assert one(data.backups, kept)[0] == WRONG


class TestVisit:
    @pytest.fixture
    def believing(self, server: Serve, database: Path) -> str:
        return server(trusted_proxies=("127.0.0.1",))

    def test_a_server_that_runs_and_one_that_does_not(self, database: Path, server: Serve) -> None:
        assert one(visit.running, host(database)) == (DOUBTFUL, "no server runs on this database")
        server()
        assert "has this database" in one(visit.running, host(database))[1]

    def test_all_is_well_behind_a_good_proxy(self, believing: str, database: Path) -> None:
        with proxy(believing) as url:
            found = told(visit.proxied, host(database, url))
        assert [mark for mark, _ in found] == [WELL] * 4
        assert VISITOR in found[2][1]
        assert found[3][1] == "WebSockets get through"

    def test_a_proxy_that_does_not_tell_who_comes(self, believing: str, database: Path) -> None:
        with proxy(believing, forwards=False) as url:
            found = told(visit.proxied, host(database, url, trusted_proxies=("127.0.0.1",)))
        assert found[2] == (
            WRONG,
            "all visitors are 127.0.0.1 to the server: let the proxy send X-Forwarded-For",
        )

    def test_no_proxy_and_none_expected(self, server: Serve, database: Path) -> None:
        found = told(visit.proxied, host(database, server()))
        assert [mark for mark, _ in found] == [WELL] * 4
        assert (
            found[2][1] == "no proxy sends X-Forwarded-For, and none is trusted (we are 127.0.0.1)"
        )

    def test_a_proxy_that_is_not_trusted(self, server: Serve, database: Path) -> None:
        with proxy(server()) as url:
            mark, text = told(visit.proxied, host(database, url))[2]
        assert mark == WRONG
        assert "set trusted_proxy to 127.0.0.1" in text

    def test_visitors_that_are_believed_whatever_they_write(
        self, believing: str, database: Path
    ) -> None:
        mark, text = told(visit.proxied, host(database, believing))[2]
        assert mark == WRONG
        assert "visitors can choose their address" in text

    def test_a_proxy_that_stops_websockets(self, believing: str, database: Path) -> None:
        with proxy(believing, upgrades=False) as url:
            mark, text = told(visit.proxied, host(database, url))[3]
        assert mark == WRONG
        assert "send on Upgrade and Connection" in text

    def test_cookies_for_https_that_come_by_http(self, server: Serve, database: Path) -> None:
        mark, text = told(visit.proxied, host(database, server(https=True)))[1]
        assert mark == WRONG
        assert "unset https" in text

    @pytest.mark.parametrize("url", ["http://127.0.0.1:9", "nonsense", "https://[", "http://"])
    def test_a_url_where_nobody_is(self, url: str, database: Path) -> None:
        mark, text = one(visit.proxied, host(database, url))
        assert mark == WRONG
        assert "does not answer as it should" in text


class TestCommand:
    def test_every_check_is_run_and_told_in_a_line(
        self, tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(choices, "PAGES", tmp_path)
        file = write(tmp_path, "https = true")
        assert main(["doctor", "--db", f"sqlite:///{tmp_path}/a.db", "--config", file]) == 1
        lines = capsys.readouterr().out.splitlines()
        assert len(lines) >= len(CHECKS) // 2
        assert all(line[:2] in ("✓ ", "! ", "✗ ") for line in lines)
        assert (
            "✗ the browser's pages have not been built: run make web, or install the wheel" in lines
        )

    def test_doubts_are_no_failure(
        self, tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("hanagoza.server.doctor.checks.CHECKS", (data.database,))
        assert main(["doctor", "--db", f"sqlite:///{tmp_path}/a.db"]) == 0
        assert capsys.readouterr().out.startswith("! there is no database")
        assert not (tmp_path / "a.db").exists()
