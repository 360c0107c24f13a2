"""The server of the tests is a real one: it is reached over the network and comes back up."""

from __future__ import annotations

import errno
import json
import webbrowser
from collections.abc import Callable
from contextlib import ExitStack, closing
from io import StringIO
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from hanagoza.cli import main
from hanagoza.client import Client, ClientError
from hanagoza.server import serve as serve_module
from hanagoza.server.config import Limits
from hanagoza.server.logs import Unfailing
from hanagoza.server.storage.lock import lock, note
from hanagoza.server.storage.operator import Operator
from hanagoza.server.wire.limits import ConnectionLimit
from hanagoza.server.wire.listen import CannotListen, listen
from tests.server.conftest import Serve
from tests.server.serving import serving


def test_a_table_is_found_again_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as url, Client(url) as client:
        table = client.open("hanamikoji", 2)
    with serving(tmp_path) as url, Client(url) as client:
        assert client.get(f"/api/tables/{table}")["phase"] == "open"


def test_everybody_hears_of_a_restart_before_the_line_is_closed(tmp_path: Path) -> None:
    with ExitStack() as stack:
        with serving(tmp_path) as url, Client(url) as client:
            seat = client.seat(client.open("hanamikoji", 2), 0)
            peer = stack.enter_context(connect(seat._url, additional_headers=seat._headers))
            peer.send('{"type": "hello", "protocol": 1}')
            assert [json.loads(peer.recv())["type"] for _ in range(2)] == ["table", "update"]
        assert json.loads(peer.recv()) == {"type": "goodbye", "reason": "restarting"}
        with pytest.raises(ConnectionClosed) as closed:
            peer.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012


def test_a_log_on_a_full_disk_is_no_reason_to_stop() -> None:
    class Full(StringIO):
        def write(self, _: str) -> int:
            raise OSError(errno.ENOSPC, "No space left on device")

        def flush(self) -> None:
            self.write("")

    Unfailing(Full()).write("petals")
    Unfailing(Full()).flush()


def test_two_bots_of_the_house_play_for_who_watches(server: Serve) -> None:
    with Client(server()) as client:
        table = client.open("hanamikoji", 2, bots={0: 1, 1: 1})
        with client.seat(table, 0) as watching:
            while not watching.over:
                watching.listen(timeout=30)


def test_there_are_no_bots_without_a_seat(server: Serve) -> None:
    new = {"setting": {"game": "hanamikoji", "players": 2}, "bots": [None, 1, 1]}
    with (
        Client(server()) as client,
        pytest.raises(ClientError, match="bots for 3 seats: there are 2"),
    ):
        client.post("/api/tables", new)


def test_whatever_people_call_themselves_they_are_not_listed_as_bots(server: Serve) -> None:
    with Client(server()) as client:
        table = client.open("kasane", 3, bots={1: 2}, public=True)
        client.sit(table, "level:2", seat=0)
        (mine,) = client.get("/api/me")["tables"]
        assert mine["names"] == ["level:2", 2, None]


def test_tokens_that_a_bot_asks_for_are_its_owners(server: Serve, tmp_path: Path) -> None:
    url = server()
    with Client(url) as guest:
        table = guest.open("hanamikoji", 2)
        token = guest.post("/api/tokens", {"name": "Petal"})["token"]
    with Client(url, token) as bot:
        bot.post("/api/tokens", {"name": "Petal's petal"})
    with closing(Operator(tmp_path / "games.db")) as operator:
        (opened,) = operator.tables(1)
        assert opened.id == table
        assert len(operator.ban(opened.host)) == 3


@pytest.mark.parametrize("spectators", [True, False])
def test_tables_are_listed_for_those_who_may_sit_or_watch(server: Serve, spectators: bool) -> None:
    url = server()
    with Client(url) as ann, Client(url) as ben:
        table = ann.open("hanamikoji", 2, public=True, spectators=spectators)
        assert not ben.get("/api/tables")  # nobody waits there yet
        ann.sit(table, "Ann")
        assert [listed["id"] for listed in ben.get("/api/tables")] == [table]
        ben.sit(table, "Ben")
        assert not ben.get("/api/tables")
        assert len(ben.get("/api/tables?phase=running")) == spectators


@pytest.mark.parametrize("path", ["/", "/t/x", "/healthz"])
def test_monitors_may_ask_for_the_head_only(server: Serve, path: str) -> None:
    url = server() + path
    head, whole = httpx.head(url), httpx.get(url)
    assert head.status_code == whole.status_code
    assert head.headers["content-type"] == whole.headers["content-type"]
    assert head.content == b""


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/nothing/here", "text/html; charset=utf-8"),
        ("/t", "text/html; charset=utf-8"),
        ("/metrics", "text/html; charset=utf-8"),
        ("/metrics/", "text/html; charset=utf-8"),
        ("/metrics%2f", "text/html; charset=utf-8"),
        ("/api/nothing", "application/problem+json"),
        ("/assets/nothing.js", "application/problem+json"),
    ],
)
def test_people_are_told_in_a_page_that_there_is_nothing(
    server: Serve, path: str, kind: str
) -> None:
    answer = httpx.get(server() + path)
    assert (answer.status_code, answer.headers["content-type"]) == (404, kind)


class TestListening:
    @pytest.fixture
    def serve(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., int]:
        """``hanagoza serve …``, where it does not come to serving."""
        monkeypatch.setattr(serve_module, "set_up_logs", lambda *_: None)
        database = f"sqlite:///{tmp_path / 'games.db'}"
        return lambda *words: main(["serve", "--db", database, *words])

    def test_a_port_that_is_taken_is_told_in_a_sentence(
        self, serve: Callable[..., int], capsys: pytest.CaptureFixture[str]
    ) -> None:
        (taken,) = listen("127.0.0.1", 0, ConnectionLimit(Limits(), 1))
        with taken:
            port = taken.getsockname()[1]
            assert serve("--port", str(port)) == 1
        out, err = capsys.readouterr()
        assert out == ""
        assert err == (
            f"hanagoza: cannot listen on 127.0.0.1:{port}: address already in use;"
            " choose another port with --port\n"
        )

    @pytest.mark.parametrize("host", ["192.0.2.1", "no.such.host.invalid", "a..b", "x" * 70])
    def test_a_host_is_an_address_of_this_machine(self, host: str) -> None:
        with pytest.raises(CannotListen, match=f"{host}:8000: .* of this machine with --host"):
            listen(host, 8000, ConnectionLimit(Limits(), 1))

    def test_the_address_of_ipv6_is_in_brackets(self) -> None:
        with pytest.raises(CannotListen, match=r"on \[2001:db8::1\]:8000: "):
            listen("2001:db8::1", 8000, ConnectionLimit(Limits(), 1))

    def test_who_wants_to_play_is_shown_the_server_that_runs(
        self,
        serve: Callable[..., int],
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        shown: list[str] = []
        monkeypatch.setattr(webbrowser, "open", shown.append)
        with lock(tmp_path / "games.db"):
            assert serve("--open") == 2
            note(tmp_path / "games.db", "http://127.0.0.1:8000")
            assert serve("--open") == 0
            assert serve() == 2
        out, err = capsys.readouterr()
        assert shown == ["http://127.0.0.1:8000"]
        assert out == "Hanagoza is running already at http://127.0.0.1:8000\n"
        assert "games.db at http://127.0.0.1:8000: stop it first" in err


def test_the_detail_of_a_problem_says_what_is_wrong(server: Serve) -> None:
    problem = httpx.get(server() + "/api/tables/nobody-knows-it").json()
    assert problem["title"] == "Not Found"
    assert problem["detail"] == "there is no table 'nobody-knows-it'"


def test_a_program_whose_opponent_gives_up_while_it_thinks_comes_to_its_end(server: Serve) -> None:
    url = server()
    with Client(url) as mine, Client(url) as theirs:
        table = mine.open("hanamikoji", 2, start=0)
        with mine.sit(table, "Petal", seat=0) as seat, theirs.sit(table, "Ben", seat=1) as other:
            for turn in seat.turns():
                other.command("resign")
                turn.play(turn.moves[0])
            assert seat.table["ending"]["resigned"] == 1
