"""A seat at a table: what it is asked, and what it answers."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, NamedTuple, Self

from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from hanagoza.client.errors import ClientError, MoveRefused
from hanagoza.client.patience import Patience, seconds

PROTOCOL = 1
TOO_MANY, SERVER_ERROR = 429, 500
"""This status, and those from the other on, may be another one soon: a server that stops answers
so.
"""
FOR_GOOD = {
    "unknown": "there is no such table",
    "unknown-token": "the token is not known",
    "banned": "you are banned",
    "no-spectators": "the game is not for onlookers",
}
"""Reasons of a goodbye after which there is no use in coming back."""

AGAIN = ("too-fast", "busy", "not-saved")
"""Refusals after which the same may be sent again under the same id, a little later."""
OVERTAKEN = ("stale", "wrong-phase")
"""Refusals of a move that came too late: what is due now is in the next update."""


class Turn(NamedTuple):
    """A decision that is ours."""

    seat: Seat
    """Ours."""
    request: int
    """What is asked, by its id."""
    moves: list[str]
    """Every legal move."""
    view: dict[str, Any]
    """The game as the seat knows it."""

    def play(self, move: str) -> None:
        """Answer; return once the server has written it down, or no longer asks: somebody may
        have ended the game meanwhile. ``MoveRefused`` changes nothing.
        """
        self.seat.play(self.request, move)


class Seat:
    """One seat, for as long as the game goes on."""

    def __init__(self, url: str, number: int, headers: dict[str, str]) -> None:
        """Use ``client.sit`` or ``client.seat`` instead."""
        self.number = number
        """From 0."""
        self.table: dict[str, Any] = {}
        """Who sits where and what was agreed, as last told."""
        self.update: dict[str, Any] = {}
        """The last update."""
        self.goodbye = ""
        """Why the server hung up last."""
        self.heard: list[str] = []
        """Every message of the server, word for word, if ``listens``."""
        self.listens = False
        """Whether to keep what is heard."""
        self._url, self._headers = url, headers
        self._socket: ClientConnection | None = None
        self._version = -1
        self._answered = -1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def over(self) -> bool:
        """Whether the game is over, with or without a result."""
        return self.table.get("phase") in ("over", "aborted")

    def turns(self) -> Iterator[Turn]:
        """Our decisions, one after the other, until the game is over."""
        while not self.over:
            request = self.update.get("request")
            if request is not None and request["id"] != self._answered:
                yield Turn(self, request["id"], request["moves"], self.update["view"])
            else:
                self.listen()

    def play(self, request: int, move: str) -> None:
        """Answer a request, unless it is no longer open."""
        try:
            self.command("move", request=request, move=move)
        except MoveRefused as refused:
            if refused.code not in OVERTAKEN:
                raise
        self._answered = request

    def command(self, type: str, id: str | None = None, **values: Any) -> dict[str, Any]:
        """Send any command of the protocol and wait for its answer, however often it takes: after
        an interruption, and where the server asks for a little patience. The server knows it by its
        id, and carries it out once.
        """
        id = id or secrets.token_hex(8)
        text = json.dumps({"type": type, "id": id, **values})
        patience = Patience()
        while True:
            try:
                self._connected().send(text)
                return self._answer_to(id)
            except (OSError, WebSocketException):
                self._end()
            except MoveRefused as refused:
                if refused.code not in AGAIN or not patience.wait():
                    raise

    def _answer_to(self, id: str) -> dict[str, Any]:
        while True:
            message = self._hear()
            if message.get("id") == id and message["type"] in ("ack", "refused", "hint"):
                if message["type"] == "refused":
                    raise MoveRefused(message["code"], message["message"])
                return message

    def listen(self, timeout: float | None = None) -> None:
        """Wait for one message, from wherever the connection was lost."""
        try:
            self._connected()
            self._hear(timeout)
        except TimeoutError:
            raise
        except (OSError, WebSocketException):
            self._end()

    def _end(self) -> None:
        """The connection broke; what came before, such as a goodbye, is still there to be heard."""
        with suppress(OSError, WebSocketException):
            while self._socket is not None:
                self._hear(timeout=0)
        self.close()

    def _hear(self, timeout: float | None = None) -> dict[str, Any]:
        text = self._connected().recv(timeout=timeout)
        assert isinstance(text, str)
        if self.listens:
            self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "update":
            self.update, self._version = message, message["version"]
        elif message["type"] == "goodbye":
            self.goodbye = message["reason"]
        elif message["type"] == "refused" and message["id"] is None and message["code"] in AGAIN:
            self._greet_again()
        return message

    def _greet_again(self) -> None:
        """Nothing but our hello has no id: it was not heard, and nothing would come."""
        Patience().wait()
        _greet(self._connected(), self._version)

    def _connected(self) -> ClientConnection:
        patience = Patience()
        while self._socket is None:
            if self.goodbye in FOR_GOOD:
                raise ClientError(f"the server has hung up: {FOR_GOOD[self.goodbye]}")
            try:
                self._socket = self._greeted()
            except (OSError, WebSocketException) as error:
                if _is_for_good(error):
                    raise ClientError(f"the server refuses a socket: {error}") from error
                if not patience.wait(_told_to_wait(error)):
                    raise ClientError(f"{self._url} cannot be reached: {error}") from error
        return self._socket

    def _greeted(self) -> ClientConnection:
        opening = connect(self._url, additional_headers=self._headers, compression=None)
        socket = opening.__enter__()  # websockets wants a block; ours ends in ``close``
        _greet(socket, self._version)
        return socket

    def close(self) -> None:
        """Leave the table; it can be returned to by ``listen`` or ``play``."""
        if self._socket is not None:
            socket, self._socket = self._socket, None
            socket.close()


def _greet(socket: ClientConnection, version: int) -> None:
    with suppress(WebSocketException):  # hung up already: we shall hear why
        socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "version": version}))


def _is_for_good(error: Exception) -> bool:
    """Whether there is no use in asking for a socket again."""
    if not isinstance(error, InvalidStatus):
        return False
    status = error.response.status_code
    return status < SERVER_ERROR and status != TOO_MANY


def _told_to_wait(error: Exception) -> float:
    if not isinstance(error, InvalidStatus):
        return 0.0
    return seconds(error.response.headers.get("retry-after"))
