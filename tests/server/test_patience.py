"""The client waits where the server asks for patience, and what it does happens once."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from hanagoza.client import Client, ClientError, MoveRefused, patience, web
from hanagoza.client.patience import Patience, seconds
from hanagoza.server.live.pool import Busy
from hanagoza.server.storage.errors import StorageError
from hanagoza.server.storage.store import Store
from tests.server import raw
from tests.server.conftest import Serve


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What a client has waited, which it only seems to."""
    pauses, sleep, monotonic = list[float](), time.sleep, time.monotonic

    class Time:
        @staticmethod
        def sleep(seconds: float) -> None:
            pauses.append(seconds)
            sleep(min(seconds, 0.05))

        @staticmethod
        def monotonic() -> float:
            return monotonic() + sum(pauses)

    monkeypatch.setattr(patience, "time", Time)
    return pauses


def test_pauses_become_longer_and_end(pauses: list[float]) -> None:
    waiting = Patience()
    while waiting.wait():
        pass
    assert 10 < len(pauses) < 40
    assert max(pauses) <= patience.LONGEST_PAUSE
    assert sum(pauses) <= patience.PATIENCE


def test_a_server_that_names_a_time_is_believed(pauses: list[float]) -> None:
    assert Patience().wait(30)
    assert pauses == [30]
    assert not Patience().wait(1000)


@pytest.mark.parametrize(
    ("told", "waited"), [("7", 7.0), (None, 0.0), ("Wed, 21 Oct 2026 07:28:00 GMT", 0.0), ("-1", 0)]
)
def test_what_retry_after_says(told: str | None, waited: float) -> None:
    assert seconds(told) == waited


@pytest.mark.slow
def test_two_bots_of_twenty_lines_play_to_the_end_however_slow_they_have_to_be(
    server: Serve,
) -> None:
    url = server(commands_per_second=20, burst=1)
    with Client(url) as host:
        table = host.open("hanamikoji", 2, options={"max_rounds": 1})
        endings = list[object]()

        def play(name: str) -> None:
            with Client(url) as client, client.sit(table, name) as seat:
                rng = random.Random(name)
                for turn in seat.turns():
                    turn.play(rng.choice(turn.moves))
                endings.append(seat.table["ending"]["outcome"])

        bots = [threading.Thread(target=play, args=[name]) for name in ("Petal", "Leaf")]
        for bot in bots:
            bot.start()
        for bot in bots:
            bot.join(60)
        assert len(endings) == 2
        assert all(endings)


@pytest.mark.slow
class TestCommands:
    @pytest.mark.parametrize("error", [StorageError("the disk is full"), Busy("too many bots")])
    def test_what_may_be_repeated_is_repeated_under_its_id(
        self,
        server: Serve,
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
        pauses: list[float],
        error: Exception,
    ) -> None:
        append, failures = Store.append, iter(range(3))

        def unwell(*given: object) -> object:
            if next(failures, None) is not None:
                raise error
            return append(*given)  # type: ignore[arg-type]

        with Client(server()) as client:
            table = client.open("hanamikoji", 2)  # without a bot, which would try again as well
            with client.sit(table, "Guest") as seat:
                while not seat.update:
                    seat.listen(10)
                monkeypatch.setattr(Store, "append", unwell)
                seat.command("say", id="once", phrase="nice")
        said = [entry for entry in raw.stored(tmp_path, table).log if entry.command == "once"]
        assert len(said) == 1
        assert len(pauses) == 3

    def test_what_may_not_is_refused_at_once(self, server: Serve, pauses: list[float]) -> None:
        with Client(server()) as client:
            table = client.open("hanamikoji", 2)
            with client.sit(table, "Guest") as seat, pytest.raises(MoveRefused) as refused:
                seat.command("undo")
        assert refused.value.code == "wrong-phase"
        assert pauses == []


@pytest.mark.slow
class TestRequests:
    def test_who_has_asked_too_often_waits_as_long_as_told(
        self, server: Serve, monkeypatch: pytest.MonkeyPatch, pauses: list[float]
    ) -> None:
        with Client(server(requests_per_minute=3)) as client:
            for _ in range(3):
                client.get("/api/games")
            with pytest.raises(ClientError, match="too many requests"):
                client.get("/api/games")
        assert pauses[0] > 60

    def test_a_share_that_is_used_up_is_not_waited_for(
        self, server: Serve, pauses: list[float]
    ) -> None:
        with Client(server(tables_per_session=1)) as client:
            client.open("hanamikoji", 2)
            with pytest.raises(ClientError, match="TooMany"):
                client.open("hanamikoji", 2)
        assert pauses == []

    def test_what_could_not_be_saved_is_asked_for_again(
        self, server: Serve, monkeypatch: pytest.MonkeyPatch, pauses: list[float]
    ) -> None:
        store, failures = Store.open, iter(range(2))

        def unwell(*given: object) -> object:
            if next(failures, None) is not None:
                raise StorageError("the disk is full")
            return store(*given)  # type: ignore[arg-type]

        monkeypatch.setattr(Store, "open", unwell)
        with Client(server()) as client:
            assert client.open("hanamikoji", 2)
        assert len(pauses) == 2


@pytest.mark.parametrize(
    ("method", "status", "headers", "expected"),
    [
        ("GET", 503, {}, True),
        ("POST", 503, {}, False),
        ("POST", 503, {"retry-after": "1"}, True),
        ("POST", 429, {"retry-after": "9"}, True),
        ("GET", 429, {}, False),
        ("GET", 500, {"retry-after": "1"}, False),
    ],
)
def test_which_requests_may_be_repeated(
    method: str, status: int, headers: dict[str, str], expected: bool
) -> None:
    may: Callable[[str, httpx.Response], bool] = web._may_be_repeated
    assert may(method, httpx.Response(status, headers=headers)) is expected
