"""People who play whatever becomes of the server, and what must be in its log afterwards."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import TypeVar

import hanagoza as hg
from hanagoza.client import Client, ClientError, MoveRefused, Seat
from hanagoza.server.table.entries import Moved, read

T = TypeVar("T")
GAMES = ("hanamikoji", "kasane", "blossom", "cerisier")
"""One for each pair of players; they go on opening tables until it is over."""
SOME = 10
Acknowledged = list[tuple[str, int, str, str]]
"""Table, seat, command and move."""


class Players(threading.Thread):
    """Two people, or three, who play one game after the other, whatever becomes of the server."""

    def __init__(self, url: str, game: str, over: threading.Event) -> None:
        super().__init__(daemon=True)
        self.url, self.game, self.over = url, game, over
        self.acknowledged: Acknowledged = []
        self.tables: list[str] = []
        self.error: BaseException | None = None
        self.has_had_enough = False
        self._rng = Random(game)

    def run(self) -> None:
        try:
            while not self.over.is_set():
                self._play()
        except BaseException as error:
            self.error = error

    def _play(self) -> None:
        players = hg.game(self.game).players[0]
        with closing(_Guests(self.url, self.game, players)) as guests:
            self.tables.append(guests.table)
            seats = guests.seats
            while not self.has_had_enough and not any(seat.over for seat in seats):
                for seat in seats:
                    try:
                        self._take_turn(seat, guests)
                    except MoveRefused:
                        raise
                    except ClientError as error:  # down for longer than a client will wait
                        assert "cannot be reached" in str(error), error

    def _take_turn(self, seat: Seat, guests: _Guests) -> None:
        request = seat.update.get("request")
        if request is None or request["id"] in guests.answered:
            with suppress(TimeoutError):
                seat.listen(timeout=0.01)
            return
        move = guests.said.setdefault(request["id"], self._rng.choice(request["moves"]))
        command = f"c{request['id']}"
        try:
            seat.command("move", id=command, request=request["id"], move=move)
        except MoveRefused as refused:
            if refused.code == "too-fast":
                time.sleep(0.2)
                return
            # it was said before the crash, and done
            assert refused.code == "stale", refused
        else:
            self.acknowledged.append((guests.table, seat.number, command, move))
        guests.answered.add(request["id"])


class _Guests:
    """Everybody at one table, however long it takes to sit down."""

    def __init__(self, url: str, game: str, players: int) -> None:
        self._clients = [Client(url) for _ in range(players)]
        self.table = _insist(lambda: self._clients[0].open(game, players))
        self.seats = [
            _insist(partial(client.sit, self.table, f"Guest {at}", seat=at))
            for at, client in enumerate(self._clients)
        ]
        self.answered: set[int] = set()
        self.said: dict[int, str] = {}
        """The move for each request; whoever has to say it again says the same."""

    def close(self) -> None:
        for seat in self.seats:
            seat.close()
        for client in self._clients:
            client.close()


def _insist(ask: Callable[[], T]) -> T:
    while True:
        try:
            return ask()
        except ClientError:
            time.sleep(0.1)


def check_log(database: Path, players: Players) -> int:
    """Everything acknowledged is in the log, once, and the games are whole."""
    with closing(sqlite3.connect(database)) as connection:
        for table in players.tables:
            query = "select seat, command, entry from log where table_id = ? order by seq"
            rows = connection.execute(query, (table,)).fetchall()
            moved = [entry for *_, text in rows if isinstance(entry := read(text), Moved)]
            written = Counter((entry.seat, entry.command, entry.moves[0]) for entry in moved)
            assert not written or max(written.values()) == 1
            acknowledged = {(s, c, m) for t, s, c, m in players.acknowledged if t == table}
            assert acknowledged <= set(written)
    return len(players.acknowledged)


def start_playing(url: str, over: threading.Event) -> list[Players]:
    """Everybody, until it is over."""
    everybody = [Players(url, game, over) for game in GAMES]
    for players in everybody:
        players.start()
    return everybody


def play_more(everybody: list[Players]) -> None:
    """Wait until everybody has made some more moves."""
    before = [len(players.acknowledged) for players in everybody]
    for players, count in zip(everybody, before, strict=True):
        while len(players.acknowledged) < count + SOME:
            assert players.is_alive(), players.error
            time.sleep(0.01)


def stop_playing(everybody: list[Players]) -> None:
    """In the middle of their games."""
    for players in everybody:
        players.has_had_enough = True
    finish_playing(everybody)


def finish_playing(everybody: list[Players]) -> None:
    """Wait until the last games have ended."""
    for players in everybody:
        players.over.set()
    for players in everybody:
        players.join(120)
        assert not players.is_alive(), f"{players.game} does not end"
        if players.error is not None:
            raise players.error
