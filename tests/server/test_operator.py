"""What an operator can do, while the server runs or not."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
import structlog

import hanagoza as hg
from hanagoza.cli import main
from hanagoza.core.record import Record
from hanagoza.server.config import Config, Limits
from hanagoza.server.live.hall import Hall, Visitor
from hanagoza.server.live.warmup import Warmup
from hanagoza.server.storage import engine
from hanagoza.server.storage.backups import backup, examine, restore
from hanagoza.server.storage.errors import StorageError
from hanagoza.server.storage.lock import lock
from hanagoza.server.storage.operator import Operator, OperatorError
from hanagoza.server.storage.store import Store
from hanagoza.server.table.entries import Aborted, Restored
from hanagoza.server.table.messages import update
from hanagoza.server.table.protocol import Abort, Answer, Resign
from tests.server import raw
from tests.server.stored import (
    caretaker,
    finished_table,
    keep,
    store_tables,
    table_called,
    with_store,
)
from tests.server.tables import FixedEntropy, do, person, play_out

ADDRESS = "203.0.113.7"
Output = pytest.CaptureFixture[str]
Command = Callable[..., int]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """One game that is over, one that is being played, one that waits."""
    tables = finished_table("over"), table_called("running"), table_called("open", people=1)
    path = tmp_path / "server" / "games.db"
    return store_tables(path, *tables)


@pytest.fixture
def operator(database: Path) -> Iterator[Operator]:
    with closing(Operator(database)) as operator:
        yield operator


@pytest.fixture
def command(database: Path) -> Command:
    """``hanagoza …`` on this database; the number it ends with."""
    return lambda *words: main([*map(str, words), "--db", f"sqlite:///{database}"])


def ids(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as connection:
        return {id for (id,) in connection.execute("SELECT id FROM tables")}


class TestBackup:
    def test_it_holds_everything_and_is_for_its_owner_only(
        self, database: Path, tmp_path: Path
    ) -> None:
        made = backup(database, tmp_path / "copy.db")
        assert (made.games, made.size) == (3, (tmp_path / "copy.db").stat().st_size)
        assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600
        assert [path.name for path in tmp_path.glob("copy*")] == ["copy.db"]

    def test_a_running_server_goes_on_writing(self, database: Path, tmp_path: Path) -> None:
        async def meanwhile(store: Store) -> None:
            await asyncio.to_thread(backup, database, tmp_path / "before.db")
            table = finished_table("later")
            await keep(store, table)
            await asyncio.to_thread(backup, database, tmp_path / "after.db")

        with_store(database, meanwhile)
        assert ids(tmp_path / "after.db") - ids(tmp_path / "before.db") == {"later"}

    def test_nothing_is_overwritten_unasked(self, database: Path, tmp_path: Path) -> None:
        target = tmp_path / "copy.db"
        target.write_text("precious")
        with pytest.raises(StorageError, match=r"exists: choose another file, or .* --force"):
            backup(database, target)
        assert target.read_text() == "precious"
        assert backup(database, target, force=True).games == 3
        with pytest.raises(StorageError, match="is the database itself"):
            backup(database, database, force=True)

    @pytest.mark.parametrize("what", ["backup", "export"])
    def test_where_no_file_can_be_the_operator_is_told_of_theirs(
        self, command: Command, tmp_path: Path, capsys: Output, what: str
    ) -> None:
        (tmp_path / "letter").touch()
        for target, why in (
            (tmp_path, f"{tmp_path} is a folder: name a file in it"),
            (tmp_path / "nowhere" / "x", f"there is no folder {tmp_path / 'nowhere'}"),
            (tmp_path / "letter" / "x", f"there is no folder {tmp_path / 'letter'}"),
            (tmp_path / ("x" * 254), f"{'x' * 254}: File name too long"),
        ):
            assert command(what, target) == 2
            told = capsys.readouterr().err
            assert why in told
            assert ".part" not in told

    def test_where_there_is_nothing_nothing_is_made(self, tmp_path: Path) -> None:
        with pytest.raises(StorageError, match="there is no database"):
            backup(tmp_path / "missing.db", tmp_path / "copy.db")
        assert list(tmp_path.iterdir()) == []

    def test_the_command_tells_what_it_made(
        self, command: Command, tmp_path: Path, capsys: Output
    ) -> None:
        assert command("backup", tmp_path / "copy.db") == 0
        assert "copy.db: 3 games, 0.1 MB" in capsys.readouterr().out
        assert command("backup", tmp_path / "copy.db") == 2
        assert capsys.readouterr().err.count("\n") == 1


class TestRestore:
    @pytest.fixture
    def saved(self, database: Path, tmp_path: Path) -> Path:
        """A backup, after which one more game was played."""
        backup(database, tmp_path / "saved.db")
        store_tables(database, finished_table("later"))
        return tmp_path / "saved.db"

    def test_what_was_there_is_kept_beside_it(self, database: Path, saved: Path) -> None:
        found, kept = restore(database, saved)
        assert found == examine(saved)
        assert ids(database) == ids(saved)
        assert kept is not None
        assert ids(kept) == ids(saved) | {"later"}
        assert stat.S_IMODE(database.stat().st_mode) == 0o600

    def test_also_what_a_killed_server_left_in_its_journal(
        self, database: Path, saved: Path
    ) -> None:
        async def killed(store: Store) -> None:
            table = finished_table("last words")
            await keep(store, table)
            for part in database.parent.glob("games.db*"):
                (saved.parent / part.name).write_bytes(part.read_bytes())

        with_store(database, killed)
        as_left = saved.parent / "games.db"
        assert as_left.with_name("games.db-wal").stat().st_size > 0
        _, kept = restore(as_left, saved)
        assert kept is not None
        assert "last words" in ids(kept)
        assert ids(as_left) == ids(saved)

    def test_a_damaged_database_can_be_replaced(self, database: Path, saved: Path) -> None:
        database.write_text("overwritten by mistake")
        restore(database, saved)
        assert ids(database) == ids(saved)

    def test_on_a_new_machine_there_is_nothing_to_keep(self, saved: Path, tmp_path: Path) -> None:
        new = tmp_path / "new" / "games.db"
        assert restore(new, saved)[1] is None
        assert ids(new) == ids(saved)

    def test_not_while_a_server_runs(self, database: Path, saved: Path) -> None:
        claim = lock(database)
        with pytest.raises(StorageError, match="another hanagoza serves"):
            restore(database, saved)
        claim.release()
        assert "later" in ids(database)

    def test_only_what_we_can_read(self, database: Path, tmp_path: Path) -> None:
        before = database.read_bytes()
        for name, text, why in (
            ("letter.db", "Dear Hanako", "cannot be read: file is not a database"),
            ("empty.db", "", "a database of something else"),
        ):
            (tmp_path / name).write_text(text)
            with pytest.raises(StorageError, match=why):
                restore(database, tmp_path / name)
        assert database.read_bytes() == before

    def test_nothing_newer(self, database: Path, saved: Path) -> None:
        with closing(sqlite3.connect(saved)) as connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999'")
            connection.commit()
        with pytest.raises(StorageError, match="newer hanagoza"):
            restore(database, saved)

    def test_nothing_damaged(self, database: Path, saved: Path) -> None:
        content = bytearray(saved.read_bytes())
        content[8192:] = bytes(len(content) - 8192)
        saved.write_bytes(content)
        with pytest.raises(StorageError, match=r"is damaged|cannot be read"):
            restore(database, saved)

    def test_games_without_an_end_are_marked_for_their_secret_may_be_known_by_now(
        self, database: Path, saved: Path
    ) -> None:
        restore(database, saved)
        told = {id: raw.stored(database.parent, id) for id in ("over", "running", "open")}
        assert {id: told[id].log[-1] == Restored() for id in told} == {
            "over": False,
            "running": True,
            "open": True,
        }
        for observer in (None, 0, 1):
            last = update(told["running"], observer, -1).happenings[-1]
            assert [event.verb for event in last.events] == ["table.restored"]
        play_out(told["running"])
        assert hg.verify(told["running"].record())

    def test_who_likes_may_end_such_a_game(self, database: Path, saved: Path) -> None:
        restore(database, saved)
        table = raw.stored(database.parent, "running")
        do(table, 0, Abort(id="a"))
        do(table, 1, Answer(id="b", agrees=True))
        assert table.phase == "aborted"

    def test_the_command_tells_where_the_old_one_is(
        self, command: Command, saved: Path, capsys: Output
    ) -> None:
        assert command("restore", saved) == 0
        assert "what was there is now" in capsys.readouterr().out


class TestExport:
    def test_each_line_is_a_record_that_verifies(
        self, database: Path, command: Command, tmp_path: Path, capsys: Output
    ) -> None:
        resigned = table_called("resigned")
        do(resigned, 0, Resign(id="r"))
        store_tables(database, resigned)
        file = tmp_path / "games.jsonl"
        assert command("export", file) == 0
        assert capsys.readouterr().err == "2 games\n"
        lines = file.read_bytes().splitlines()
        assert len(lines) == 2
        assert all(hg.verify(Record.from_json(line)) for line in lines)
        assert main(["verify", str(file)]) == 0

    def test_of_no_games_nothing_is_claimed(self, tmp_path: Path, capsys: Output) -> None:
        (tmp_path / "none.jsonl").touch()
        assert main(["verify", str(tmp_path / "none.jsonl")]) == 0
        assert capsys.readouterr().out == f"there are no games in {tmp_path / 'none.jsonl'}\n"

    @pytest.mark.parametrize("file", [(), ("-",)])
    def test_running_games_keep_their_secret(
        self, file: tuple[str, ...], command: Command, capsys: Output
    ) -> None:
        assert command("export", *file) == 0
        (line,) = capsys.readouterr().out.splitlines()
        assert json.loads(line)["chance"]["game_id"] == "over"

    def test_the_line_that_does_not_verify_is_named(
        self, command: Command, tmp_path: Path, capsys: Output
    ) -> None:
        file = tmp_path / "games.jsonl"
        command("export", file)
        line = file.read_text()
        file.write_text(line + line.replace('"draw B"', '"draw C"', 1))
        capsys.readouterr()
        assert main(["verify", str(file)]) == 1
        assert capsys.readouterr().err.startswith("hanagoza: line 2: ply ")

    def test_games_by_older_rules_are_counted(
        self, command: Command, monkeypatch: pytest.MonkeyPatch, capsys: Output
    ) -> None:
        game = hg.game("hanamikoji")
        newer = hg.Game(dataclasses.replace(game.definition, version=2))
        monkeypatch.setattr("hanagoza.server.table.setting.game", lambda _: newer)
        assert command("export") == 0
        out, err = capsys.readouterr()
        assert out == ""
        assert "1 more follow older rules" in err

    def test_nothing_is_overwritten_unasked(self, command: Command, tmp_path: Path) -> None:
        file = tmp_path / "games.jsonl"
        file.write_text("precious")
        assert command("export", file) == 2
        assert file.read_text() == "precious"
        assert command("export", file, "--force") == 0


class TestTables:
    def test_they_are_listed_with_whom_one_could_ban(
        self, command: Command, capsys: Output
    ) -> None:
        assert command("admin", "list") == 0
        told = capsys.readouterr().out
        assert told.count("\n") == 3
        assert "Guest 0, Guest 1" in told
        assert ADDRESS not in told
        assert command("admin", "list", "--ids") == 0
        told = capsys.readouterr().out
        assert f"opened by {person(0)} from {ADDRESS}" in told
        assert f"seat 1: {person(1)} (Guest 1)" in told

    def test_the_latest_first(self, database: Path, operator: Operator) -> None:
        store_tables(database, table_called("latest"), now=1.0)
        assert [table.id for table in operator.tables(1)] == ["latest"]

    def test_only_what_goes_on_can_be_closed(self, operator: Operator) -> None:
        operator.end("running")
        with pytest.raises(OperatorError, match="there is no table 'nowhere'"):
            operator.end("nowhere")
        with pytest.raises(OperatorError, match="'over' is over already"):
            operator.end("over")


class TestBans:
    def test_who_is_banned_is_listed_until_they_no_longer_are(
        self, command: Command, capsys: Output
    ) -> None:
        for who in (ADDRESS, person(1)):
            assert command("admin", "ban", who) == 0
            assert command("admin", "ban", who) == 0
        capsys.readouterr()
        command("admin", "bans")
        assert [line.split()[-1] for line in capsys.readouterr().out.splitlines()] == [
            ADDRESS,
            person(1),
        ]
        assert command("admin", "unban", ADDRESS) == 0
        assert command("admin", "unban", ADDRESS) == 2
        assert "is not banned" in capsys.readouterr().err
        command("admin", "unban", person(1))
        capsys.readouterr()
        command("admin", "bans")
        assert capsys.readouterr().out == "nobody is banned\n"

    def test_what_is_neither_is_refused(self, operator: Operator) -> None:
        for who in ("nobody", "running", "203.0.113", "203.0.113.0/24", "2001:db8::/32", "unknown"):
            with pytest.raises(OperatorError, match="neither an address nor a player"):
                operator.ban(who)

    def test_a_database_that_cannot_be_written_is_no_reason_for_a_trace(
        self, database: Path, command: Command, capsys: Output, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(engine, "PATIENCE_MS", 10)
        with closing(sqlite3.connect(database)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert command("admin", "ban", ADDRESS) == 2
        assert "database is locked" in capsys.readouterr().err

    def test_an_address_can_be_written_in_more_than_one_way(self, operator: Operator) -> None:
        assert operator.ban("2001:DB8:0::1") == ["2001:db8::/64"]
        assert operator.ban("::ffff:203.0.113.7") == [ADDRESS]
        assert operator.unban("2001:db8::/64") == ["2001:db8::/64"]

    def test_of_ipv6_a_household_is_banned_and_the_operator_is_told(
        self, command: Command, capsys: Output
    ) -> None:
        assert command("admin", "ban", "2001:db8::1") == 0
        assert capsys.readouterr().out.startswith("2001:db8::/64 is banned: the network of")

    def test_bans_of_one_address_of_ipv6_are_from_before(
        self, database: Path, operator: Operator
    ) -> None:
        with closing(sqlite3.connect(database)) as connection:
            connection.execute("INSERT INTO bans (who, created) VALUES ('2001:db8::1', 1)")
            connection.commit()
        assert operator.unban("2001:db8::2") == ["2001:db8::1"]

    def test_with_a_player_go_their_bots(self, database: Path, operator: Operator) -> None:
        add = lambda store: store.add_token("hash", "bot", person(0), "Petal")  # noqa: E731
        with_store(database, add)
        assert operator.ban(person(0)) == [person(0), "bot"]
        assert operator.unban(person(0)) == ["bot", person(0)]


class TestRunningServer:
    """What the hall does on its next round."""

    def next_round(self, database: Path, look: Callable[[Hall], Any], *visitors: Visitor) -> Any:
        async def go(store: Store) -> Any:
            warmup = Warmup(())
            hall = Hall(store, None, warmup, FixedEntropy(), Limits())  # type: ignore[arg-type]
            with ExitStack() as stack:
                for caller in visitors:
                    stack.enter_context(hall.visit(caller))
                await caretaker(hall, Config(database=database)).go_round()
                seen = look(hall)
            await hall.close()
            warmup.close()
            return seen

        return with_store(database, go)

    def visitor(self, gone: list[str], player: str | None, address: str) -> Visitor:
        return Visitor(player, address, lambda _: gone.append(player or address))

    def test_it_closes_tables(self, database: Path, operator: Operator) -> None:
        operator.end("running")
        phases = self.next_round(database, lambda hall: [live.table.phase for live in hall.live])
        assert phases == ["aborted"]
        assert {table.id: table.phase for table in operator.tables(9)}["running"] == "aborted"
        assert self.next_round(database, lambda hall: hall.live) == ()

    def test_a_table_that_has_gone_meanwhile_does_not_hold_up_the_others(
        self, database: Path, operator: Operator
    ) -> None:
        operator.end("open")
        operator.end("running")
        with closing(sqlite3.connect(database)) as connection:
            connection.execute("DELETE FROM tables WHERE id = 'open'")
            connection.commit()
        self.next_round(database, lambda _: None)
        assert {table.phase for table in operator.tables(9)} == {"over", "aborted"}

    def test_what_it_was_doing_when_it_died_is_done_by_the_next(
        self, database: Path, operator: Operator, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        operator.end("running")
        with monkeypatch.context() as dying:
            dying.setattr(Store, "strike", _die)
            for _ in range(2):
                with pytest.raises(asyncio.CancelledError):
                    self.next_round(database, lambda _: None)
        assert self.ordered(database) == ["running"]
        self.next_round(database, lambda _: None)
        assert self.ordered(database) == []
        told = raw.stored(database.parent, "running")
        assert [type(entry) for entry in told.log].count(Aborted) == 1

    def test_what_cannot_be_done_is_tried_again_told_once_and_holds_up_nobody(
        self, database: Path, operator: Operator, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        operator.end("running")
        operator.end("open")

        async def go(store: Store) -> list[str]:
            hall = Hall(store, None, Warmup(()), FixedEntropy(), Limits())  # type: ignore[arg-type]
            keeping = caretaker(hall, Config(database=database))
            shut = hall.shut

            async def shut_others(id: str) -> None:
                if id == "running":
                    raise StorageError("not now")
                await shut(id)

            with monkeypatch.context() as failing:
                failing.setattr(hall, "shut", shut_others)
                for _ in range(3):
                    await keeping.go_round()
            due = [order.value for order in await store.orders()]
            await keeping.go_round()
            assert await store.orders() == []
            await hall.close()
            return due

        with structlog.testing.capture_logs() as lines:
            assert with_store(database, go) == ["running"]
        assert [line["event"] for line in lines] == ["order", "order.failed", "order"]

    def test_orders_are_carried_out_as_they_came_and_struck_one_by_one(
        self, database: Path, operator: Operator
    ) -> None:
        operator.end("running")
        operator.end("open")

        async def strike_the_first(store: Store) -> None:
            first, second = await store.orders()
            assert (first.value, second.value) == ("running", "open")
            await store.strike(first)
            assert await store.orders() == [second]

        with_store(database, strike_the_first)

    def ordered(self, database: Path) -> list[str]:
        with closing(sqlite3.connect(database)) as connection:
            return [value for (value,) in connection.execute("SELECT value FROM orders")]

    def test_it_ends_the_sockets_of_the_banned(self, database: Path, operator: Operator) -> None:
        operator.ban(person(1))
        operator.ban(ADDRESS)
        gone: list[str] = []
        visitors = [
            self.visitor(gone, person(0), "198.51.100.1"),
            self.visitor(gone, person(1), "198.51.100.1"),
            self.visitor(gone, None, "198.51.100.1"),
            self.visitor(gone, None, ADDRESS),
        ]
        banned = self.next_round(database, lambda hall: hall.banned, *visitors)
        assert banned == {person(1), ADDRESS}
        assert sorted(gone) == [ADDRESS, person(1)]


async def _die(*_: object) -> None:
    """As a task does whose server is stopped."""
    raise asyncio.CancelledError
