"""Everything around a table, over plain HTTP."""

from __future__ import annotations

import secrets
import ssl
from functools import cache
from typing import Any, Self

import httpx

from hanagoza.client.errors import ClientError
from hanagoza.client.patience import Patience, seconds
from hanagoza.client.seat import Seat

CSRF_COOKIES = ("__Host-hanagoza_csrf", "hanagoza_csrf")
"""With HTTPS, and without."""
CSRF_HEADER = "x-csrftoken"
FORBIDDEN, TOO_MANY, UNAVAILABLE = 403, 429, 503


class Client:
    """A guest of a server, or with a ``token`` a bot that is known there."""

    def __init__(self, server: str, token: str | None = None) -> None:
        self.server = server.rstrip("/")
        """Its address."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self._http = httpx.Client(
            base_url=self.server, headers=headers, timeout=30, verify=_certificates()
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the server; seats stay connected."""
        self._http.close()

    def open(
        self, game: str, players: int, bots: dict[int, int] | None = None, **setting: Any
    ) -> str:
        """Open a table and return its id; ``bots`` are levels by seat."""
        seats = [(bots or {}).get(seat) for seat in range(players)]
        wanted = {"game": game, "players": players, **setting}
        opened = self.post("/api/tables", {"setting": wanted, "bots": seats})
        return str(opened["id"])

    def sit(self, table: str, name: str | None = None, seat: int | None = None) -> Seat:
        """Take a seat at a table, or come back to the one that is ours. With a ``name`` we are
        called so from now on, everywhere; without, we keep the one we have.
        """
        joining = {"name": name, "nonce": secrets.token_hex(16), "seat": seat}
        try:
            number = self.post(f"/api/tables/{table}/seats", joining)["seat"]
        except ClientError:
            number = self.get(f"/api/tables/{table}")["you"]
            if number is None:
                raise
        return self.seat(table, number)

    def seat(self, table: str, number: int) -> Seat:
        """A seat that is ours already."""
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        headers = {"cookie": cookies} if cookies else {}
        if authorization := self._http.headers.get("authorization"):
            headers["authorization"] = authorization
        url = f"{self.server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        return Seat(url, number, headers)

    def get(self, path: str) -> Any:
        """What the server answers to a plain request; raises ``ClientError`` if it refuses."""
        return self._answer("GET", path)

    def post(self, path: str, data: Any = None) -> Any:
        """The same for a request that brings ``data``."""
        return self._answer("POST", path, json=data if data is not None else {})

    def patch(self, path: str, data: Any) -> Any:
        """The same for a request to change something."""
        return self._answer("PATCH", path, json=data)

    def delete(self, path: str) -> Any:
        """The same for a request to remove something."""
        return self._answer("DELETE", path)

    def _answer(self, method: str, path: str, **data: Any) -> Any:
        """What comes of a request, after a while where the server asks for patience."""
        patience = Patience()
        while True:
            answer = self._asked(method, path, **data)
            if not answer.is_error:
                return answer.json()
            if not _may_be_repeated(method, answer) or not patience.wait(_wait(answer)):
                raise ClientError(_told(answer))

    def _asked(self, method: str, path: str, **data: Any) -> httpx.Response:
        try:
            if method == "GET":
                return self._http.get(path)
            if not self._token and "authorization" not in self._http.headers:
                self._http.get("/api/me")
            token = self._token
            answer = self._http.request(method, path, headers={CSRF_HEADER: token}, **data)
            if answer.status_code == FORBIDDEN and self._token != token:  # we were told another
                return self._http.request(method, path, headers={CSRF_HEADER: self._token}, **data)
            return answer
        except httpx.HTTPError as error:
            raise ClientError(f"{self.server} cannot be reached: {error}") from error

    @property
    def _token(self) -> str:
        """That against cross-site requests, if we have been given one."""
        given = (self._http.cookies.get(name) for name in CSRF_COOKIES)
        return next((token for token in given if token), "")


@cache
def _certificates() -> ssl.SSLContext:
    """Reading them takes longer than a move: once for all clients."""
    return httpx.create_ssl_context()


def _may_be_repeated(method: str, answer: httpx.Response) -> bool:
    """Whether a refused request may be made again: if we are told when, it has not happened."""
    if answer.status_code not in (TOO_MANY, UNAVAILABLE):
        return False
    return "retry-after" in answer.headers or (method == "GET" and answer.status_code != TOO_MANY)


def _wait(answer: httpx.Response) -> float:
    return seconds(answer.headers.get("retry-after"))


def _told(answer: httpx.Response) -> str:
    try:
        problem = answer.json()
    except ValueError:
        return f"{answer.status_code} {answer.reason_phrase}"
    return f"{problem.get('title')}: {problem.get('detail')}"
