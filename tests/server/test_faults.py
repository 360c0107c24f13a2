"""Disks fill up, sockets go dead, clocks jump, machines are shut down: the games go on."""

from __future__ import annotations

import email.utils
import json
import resource
import shutil
import socket
import struct
import subprocess
import threading
import time
from asyncio import BaseTransport
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from hanagoza.client import Client, ClientError, MoveRefused, Seat
from hanagoza.server import serve
from hanagoza.server.table.protocol import PROTOCOL
from hanagoza.server.wire import uvicorn_internals
from tests.server import raw
from tests.server.conftest import Serve
from tests.server.hosted import Hosted
from tests.server.players import check_log, play_more, start_playing, stop_playing

pytestmark = pytest.mark.slow
HOUR = 3600
NOTICED = 12.0
"""Seconds within which everybody knows that somebody's socket has gone dead."""
HELLO = {"type": "hello", "protocol": PROTOCOL}


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with Hosted(tmp_path_factory.mktemp("hosted")) as server:
        yield server


@contextmanager
def two_seats(url: str) -> Iterator[tuple[Client, Seat, Seat]]:
    """The host and the seats of a game of two that has begun; the host's is the first move."""
    with Client(url) as host, Client(url) as guest:
        table = host.open("hanamikoji", 2, start=0)
        with host.sit(table, "Aki") as ours, guest.sit(table, "Beni") as theirs:
            hear_until(theirs, lambda: bool(theirs.table))
            hear_until(ours, lambda: bool(ours.table) and connection_of(ours, 1) == "here")
            hear_until(ours, lambda: "request" in ours.update)
            yield host, ours, theirs


def hear_until(seat: Seat, happens: Callable[[], bool], within: float = 10.0) -> None:
    """Listen until something has happened."""
    deadline = time.monotonic() + within
    while not happens():
        assert time.monotonic() < deadline, "it did not happen"
        with suppress(TimeoutError):
            seat.listen(timeout=0.1)


def play_on(*seats: Seat) -> None:
    """To the end of the game."""
    while not all(seat.over for seat in seats):
        for seat in seats:
            try:
                seat.listen(timeout=0.01)
            except TimeoutError:
                if request := seat.update.get("request"):
                    seat.update["request"] = None
                    seat.play(request["id"], request["moves"][0])


def connection_of(seat: Seat, other: int) -> str:
    return str(seat.table["seats"][other]["connection"])


class TestFullDisk:
    @contextmanager
    def full(self, hosted: Hosted) -> Iterator[None]:
        """Files of the server cannot grow. All that happens is written at the end of the WAL."""
        wal = hosted.database.with_name(f"{hosted.database.name}-wal")
        pid, kind = hosted.process.pid, resource.RLIMIT_FSIZE
        before = resource.prlimit(pid, kind)
        resource.prlimit(pid, kind, (wal.stat().st_size, before[1]))
        try:
            yield
        finally:
            resource.prlimit(pid, kind, before)

    @pytest.mark.usefixtures("impatient")
    def test_what_cannot_be_saved_is_refused_and_when_there_is_room_the_game_goes_on(
        self, hosted: Hosted
    ) -> None:
        with two_seats(hosted.url) as (host, ours, theirs):
            id, request = ours.table["id"], ours.update["request"]
            move = {"request": request["id"], "move": request["moves"][0]}
            with self.full(hosted):
                for _ in range(3):
                    with pytest.raises(MoveRefused, match="this could not be saved: ") as refused:
                        ours.command("move", id="ours", **move)
                    assert refused.value.code == "not-saved"
                    assert "SQL" not in str(refused.value)
                with pytest.raises(ClientError, match="StorageError: this could not be saved"):
                    host.open("hanamikoji", 2)
                self.check_all_can_be_read(hosted, host, ours, theirs)
            assert hosted.log().count('"event": "health"') == 1
            self.check_it_is_noticed_when_there_is_room(hosted)
            assert ours.command("move", id="ours", **move)["version"] == request["id"] + 1
            ours.update["request"] = None
            play_on(ours, theirs)
            stored = raw.stored(hosted.database.parent, id)
            hear_until(ours, lambda: ours.update["version"] == stored.version)
            assert json.loads(stored.record().to_json()) == host.get(f"/api/tables/{id}/record")
        assert '"level": "error"' not in hosted.log()

    def check_all_can_be_read(self, hosted: Hosted, host: Client, *seats: Seat) -> None:
        id, version = seats[0].table["id"], seats[0].update["version"]
        health = httpx.get(f"{hosted.url}/healthz")
        assert (health.status_code, health.json()["status"]) == (503, "failing")
        (trouble,) = health.json()["troubles"]
        assert trouble["message"].startswith("moves cannot be saved: ")
        assert host.get(f"/api/tables/{id}")["phase"] == "running"
        assert [table["id"] for table in host.get("/api/me")["tables"]] == [id]
        with host.seat(id, 0) as again:
            hear_until(again, lambda: bool(again.update))
            assert again.update["version"] == version
        for seat in seats:
            with suppress(TimeoutError):
                seat.listen(timeout=0.2)
            assert seat.update["version"] == version

    def check_it_is_noticed_when_there_is_room(self, hosted: Hosted) -> None:
        """Even if nobody tries any more: a proxy may send nobody here while it is failing."""
        deadline = time.monotonic() + 10
        while httpx.get(f"{hosted.url}/healthz").status_code != 200:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert hosted.log().count('"event": "health"') == 2

    def test_a_bot_waits_for_room(self, hosted: Hosted) -> None:
        with Client(hosted.url) as client:
            table = client.open("hanamikoji", 2, start=0, bots={1: 1})
            with client.sit(table, "Aki") as seat:
                turn = next(seat.turns())
                turn.play(next(move for move in turn.moves if move.startswith("gift")))
                with self.full(hosted):  # before the second is over that a bot leaves for undo
                    until = time.monotonic() + 120  # its thinking may have to be compiled yet
                    while not (failures := hosted.log().count("bot.not-saved")):
                        assert time.monotonic() < until
                        time.sleep(0.1)
                    time.sleep(2.5)
                    assert hosted.log().count("bot.not-saved") <= failures + 3
                next(seat.turns())


class TestSlowClient:
    @pytest.fixture
    def watched(self, monkeypatch: pytest.MonkeyPatch) -> list[uvicorn_internals.TableSocket]:
        """All sockets of servers, which are pinged when the test says so, however long it takes."""
        opened = list[uvicorn_internals.TableSocket]()

        class Watched(uvicorn_internals.TableSocket):
            def connection_made(self, transport: BaseTransport) -> None:
                super().connection_made(transport)
                opened.append(self)

        monkeypatch.setattr(serve, "TableSocket", Watched)
        return opened

    @pytest.mark.usefixtures("prepared")
    def test_nobody_waits_for_who_does_not_listen(
        self, server: Serve, watched: list[uvicorn_internals.TableSocket]
    ) -> None:
        url = server(ping_every=3600.0, pong_within=1.0)
        with two_seats(url) as (_, ours, b), two_seats(url) as (_, elsewhere, c), ExitStack() as s:
            b.close()
            c.close()
            table = ours.table["id"]
            deaf = [s.enter_context(closing(raw.handshake(url, table))) for _ in range(10)]
            for peer in deaf:
                assert raw.status(peer) == 101
                peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                peer.sendall(raw.HELLO)
            for held in watched[4:]:
                small = socket.SOL_SOCKET, socket.SO_SNDBUF, 4096
                held.transport.get_extra_info("socket").setsockopt(*small)
            before, longest = raw.memory(), 0.0
            for count in range(150):  # far more than the sockets hold
                began = time.monotonic()
                (elsewhere if count % 10 == 0 else ours).command("say", phrase="oops")
                longest = max(longest, time.monotonic() - began)
            assert longest < 1.0
            assert raw.memory() - before < 30.0
            unsent = [held.transport.get_write_buffer_size() for held in watched[4:]]
            assert all(2**14 < size < 2**17 for size in unsent)
            self.check_it_is_caught_up(deaf.pop(), ours)
            for held in watched[4:]:
                held.loop.call_soon_threadsafe(held.send_keepalive_ping)
            hear_until(ours, lambda: all(held.disconnected for held in watched[4:]))

    def check_it_is_caught_up(self, peer: socket.socket, seat: Seat) -> None:
        """It hears of everything, but not every version by itself."""
        heard, last = b"", seat.update["version"]
        updates = list[dict[str, object]]()
        while not updates or updates[-1]["version"] != last:
            data = peer.recv(2**20)
            assert data, "it was cut"
            heard += data
            updates = [said for said in raw.messages(heard) if said["type"] == "update"]
        told = [one["version"] for update in updates for one in update["happenings"]]  # type: ignore[attr-defined]
        assert told == list(range(told[0], last + 1))
        assert len(updates) < len(told) - 20


def test_a_line_that_goes_dead_is_noticed_and_told_to_the_others(server: Serve) -> None:
    with two_seats(url := server(pong_within=5.0)) as (_, ours, theirs):
        theirs.close()
        hear_until(ours, lambda: connection_of(ours, 1) == "away")
        with closing(raw.handshake(url, ours.table["id"], **theirs._headers)) as peer:
            assert raw.status(peer) == 101
            peer.sendall(raw.HELLO)
            hear_until(ours, lambda: connection_of(ours, 1) == "here")
            began = time.monotonic()
            hear_until(ours, lambda: connection_of(ours, 1) == "away", NOTICED)
            assert time.monotonic() - began > 5.0


class TestClock:
    """The time of day is for people to read, and for cookies that last a year."""

    @pytest.fixture
    def jump(self, tmp_path: Path) -> Iterator[tuple[Hosted, Callable[[int], None]]]:
        """A server, and how to put its clock forward or back."""
        if (compiler := shutil.which("cc")) is None:
            pytest.skip("needs a C compiler")
        library, file = tmp_path / "clock.so", tmp_path / "jump"
        source = Path(__file__).with_name("clock.c")
        subprocess.run([compiler, "-shared", "-fPIC", source, "-o", library], check=True)

        def put(seconds: int) -> None:
            with file.open("r+b") as opened:
                opened.write(struct.pack("q", seconds))
            deadline = time.monotonic() + 5
            while abs(self.date(server.url) - time.time() - seconds) > 10:
                assert time.monotonic() < deadline, "the clock did not jump"
                time.sleep(0.1)

        file.write_bytes(bytes(8))
        with Hosted(tmp_path, CLOCK_JUMP=str(file), LD_PRELOAD=str(library)) as server:
            yield server, put

    def date(self, url: str) -> float:
        told = httpx.get(f"{url}/healthz").headers["date"]
        return email.utils.parsedate_to_datetime(told).timestamp()

    def test_nothing_ends_when_it_jumps(self, jump: tuple[Hosted, Callable[[int], None]]) -> None:
        hosted, put = jump
        with two_seats(hosted.url) as (host, ours, theirs), self.spent(hosted.url) as spent:
            for seconds in (HOUR, -HOUR):
                theirs.close()
                hear_until(ours, lambda: connection_of(ours, 1) == "away")
                put(seconds)
                assert len(host.get("/api/me")["tables"]) == 1
                with pytest.raises(MoveRefused, match="Beni may still come back"):
                    ours.command("replace", seat=1, level=1)
                assert connection_of(ours, 1) == "away"
                assert spent.get("/api/games").status_code == 429
                theirs.command("say", phrase="thanks")
                hear_until(ours, lambda: connection_of(ours, 1) == "here")
            play_on(ours, theirs)
            assert raw.stored(hosted.database.parent, ours.table["id"]).phase == "over"

    @contextmanager
    def spent(self, url: str) -> Iterator[httpx.Client]:
        """Somebody from another address who has used up their requests for a minute."""
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=url, transport=elsewhere) as http:
            while http.get("/api/games").status_code == 200:
                pass
            yield http


class TestShutdown:
    def test_it_is_told_to_all_and_costs_no_move(self, tmp_path: Path) -> None:
        everybody_listens = threading.Barrier(9, timeout=60)
        with (
            Hosted(tmp_path) as server,
            Client(server.url) as client,
            ThreadPoolExecutor(8) as pool,
        ):
            table = client.open("hanamikoji", 2)
            where = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
            everybody = start_playing(server.url, threading.Event())
            listening = [
                pool.submit(self.last_words, where, everybody_listens.wait) for _ in range(8)
            ]
            everybody_listens.wait()
            play_more(everybody)
            self.stop(server)
            assert {heard.result() for heard in listening} == {("restarting", 1012)}
            for players in everybody:
                check_log(server.database, players)
        with Hosted(tmp_path, port=server.port):
            play_more(everybody)
            stop_playing(everybody)
        for players in everybody:
            check_log(server.database, players)

    def test_it_does_not_wait_for_games_that_are_being_compiled(self, tmp_path: Path) -> None:
        with Hosted(tmp_path, HANAGOZA_CACHE=str(tmp_path / "empty")) as server:
            self.stop(server)

    def stop(self, server: Hosted) -> None:
        began = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - began < 5

    def last_words(self, where: str, listens: Callable[[], object]) -> tuple[str, int]:
        """What somebody who looks on hears last, and how the socket is closed."""
        with connect(where) as peer:
            peer.send(json.dumps(HELLO))
            said = peer.recv(timeout=20)
            listens()
            try:
                while True:
                    said = peer.recv(timeout=20)
            except ConnectionClosed as closed:
                assert closed.rcvd is not None
                return json.loads(said)["reason"], closed.rcvd.code
