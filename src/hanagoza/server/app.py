"""The ASGI application, put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from http import HTTPStatus
from typing import Any

import structlog
from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, WebSocketException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.problem_details import (
    ProblemDetailsConfig,
    ProblemDetailsException,
    ProblemDetailsPlugin,
)
from litestar.types import Message, Scope

import hanagoza
from hanagoza.core.errors import HanagozaError
from hanagoza.games import games
from hanagoza.server import metrics
from hanagoza.server.config import Config
from hanagoza.server.entropy import Entropy
from hanagoza.server.http.bodies import Incoming
from hanagoza.server.http.errands import Errands
from hanagoza.server.http.games import GamesController
from hanagoza.server.http.gate import Gate
from hanagoza.server.http.identity import turn_away
from hanagoza.server.http.limits import RequestLimit
from hanagoza.server.http.mine import MineController
from hanagoza.server.http.operations import address, healthz
from hanagoza.server.http.pages import ASSETS, asset, invitation, nowhere, page
from hanagoza.server.http.people import PeopleController
from hanagoza.server.http.previews import PREVIEWS, preview
from hanagoza.server.http.session_key import session_key
from hanagoza.server.http.sessions import Sessions
from hanagoza.server.http.tables import TablesController
from hanagoza.server.http.vacation import VacationController
from hanagoza.server.live.backlog import Backlog
from hanagoza.server.live.caretaker import Caretaker
from hanagoza.server.live.hall import Banned, Hall, TooMany, TooSoon
from hanagoza.server.live.own_games import OwnGames
from hanagoza.server.live.pool import BotPool
from hanagoza.server.live.timekeeper import NoVacation, Timekeeper
from hanagoza.server.live.warmup import Warmup
from hanagoza.server.storage.errors import StorageError
from hanagoza.server.storage.lock import Claim
from hanagoza.server.storage.quota import WriteQuota
from hanagoza.server.storage.store import Store
from hanagoza.server.storage.upkeep import Upkeep
from hanagoza.server.table.refusal import Refusal
from hanagoza.server.wire.limits import SocketLimit
from hanagoza.server.wire.websocket import table_socket

MEGABYTE = 10**6
DAY = 24 * 60 * 60
HEADERS = {
    b"content-security-policy": (
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        b"font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
        b"form-action 'none'; frame-ancestors 'none'"
    ),
    b"referrer-policy": b"no-referrer",
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=()",
}
CACHING = b"cache-control"
"""What does not say otherwise is for nobody to keep: most answers are somebody's own."""
NOT_NOW = 503
STATUS: dict[type[HanagozaError], int] = {
    Refusal: 409,
    Banned: 403,
    TooMany: 429,
    TooSoon: 429,
    NoVacation: 409,
    StorageError: NOT_NOW,
    HanagozaError: 400,
}
log = structlog.get_logger()


def application(
    config: Config, entropy: Entropy | None = None, claim: Claim | None = None
) -> Litestar:
    """A server over a database; it opens and closes that with its lifespan. Who has the ``claim``
    already hands it over.
    """
    key = session_key(config.database)
    personal = Router(
        "/",
        route_handlers=[
            PeopleController,
            MineController,
            VacationController,
            TablesController,
            table_socket,
        ],
        middleware=[Sessions(key, config.https, keep=config.keep_sessions * DAY)],
    )
    welcome = Router("/", route_handlers=[GamesController, personal, address], guards=[turn_away])
    return Litestar(
        route_handlers=[
            welcome,
            healthz,
            page,
            invitation,
            preview,
            nowhere,
            asset,
        ],
        dependencies={
            "hall": Provide(_hall, sync_to_thread=False),
            "config": Provide(_config(config), sync_to_thread=False),
            "socket_limit": Provide(_socket_limit, sync_to_thread=False),
            "errands": Provide(_errands, sync_to_thread=False),
            "timekeeper": Provide(_timekeeper, sync_to_thread=False),
            "own_games": Provide(_own_games, sync_to_thread=False),
            "backlog": Provide(_backlog, sync_to_thread=False),
        },
        middleware=[
            Gate(config.hosts),
            RequestLimit(config.limits),
        ],
        # Nothing that depends on who asks: its length would tell.
        compression_config=CompressionConfig(backend="gzip", exclude=["/api", ASSETS, PREVIEWS]),
        openapi_config=OpenAPIConfig(
            title="Hanagoza",
            version=hanagoza.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        plugins=[_problems()],
        request_class=Incoming,
        before_send=[_add_headers],
        after_exception=[_note],
        logging_config=None,
        lifespan=[_lifespan(config, entropy or Entropy(), claim)],
        request_max_body_size=config.limits.message_bytes,
    )


def _lifespan(config: Config, entropy: Entropy, claim: Claim | None) -> Callable[[Litestar], Any]:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        limits = config.limits
        quota = WriteQuota(limits.megabytes_per_day * MEGABYTE, limits.wider_networks)
        store = Store(config.database, quota=quota, claim=claim)
        pool = BotPool(config.bot_threads, config.limits)
        warmup = Warmup(tuple(games()))
        app.state.hall = hall = Hall(store, pool, warmup, entropy, config.limits)
        app.state.socket_limit = SocketLimit(config.limits)
        app.state.errands = Errands()
        app.state.timekeeper = timekeeper = Timekeeper(hall, config.vacation_days)
        app.state.backlog = backlog = Backlog(hall)
        caretaker = Caretaker(hall, Upkeep(store, config), timekeeper, backlog)
        keeping = asyncio.create_task(caretaker.run())
        metrics.follow(lambda: len(hall.live), lambda: pool.waiting, lambda: pool.running)
        try:
            yield
        finally:
            metrics.follow()
            keeping.cancel()
            with suppress(asyncio.CancelledError):
                await keeping
            await hall.close()
            warmup.close()
            pool.close()
            await store.close()

    return lifespan


def _hall(state: State) -> Hall:
    hall: Hall = state.hall
    return hall


def _socket_limit(state: State) -> SocketLimit:
    limit: SocketLimit = state.socket_limit
    return limit


def _errands(state: State) -> Errands:
    errands: Errands = state.errands
    return errands


def _timekeeper(state: State) -> Timekeeper:
    timekeeper: Timekeeper = state.timekeeper
    return timekeeper


def _own_games(state: State) -> OwnGames:
    return OwnGames(state.hall)


def _backlog(state: State) -> Backlog:
    backlog: Backlog = state.backlog
    return backlog


def _config(config: Config) -> Callable[[], Config]:
    def provide() -> Config:
        return config

    return provide


async def _add_headers(message: Message, scope: Scope) -> None:  # noqa: ARG001
    if message["type"] == "http.response.start":
        given = {name.lower() for name, _ in message["headers"]}
        more = HEADERS.items() if CACHING in given else [*HEADERS.items(), (CACHING, b"no-store")]
        message["headers"] = [*message["headers"], *more]


async def _note(error: Exception, scope: Scope) -> None:
    """What nobody thought of is worth knowing; a refusal is not."""
    if not isinstance(error, HTTPException | HanagozaError | WebSocketException):
        log.error("request.failed", path=scope.get("path_template"), exc_info=error)


def _problems() -> ProblemDetailsPlugin:
    """Errors as ``application/problem+json``."""
    return ProblemDetailsPlugin(
        ProblemDetailsConfig(
            exception_to_problem_detail_map={
                HTTPException: _refused,
                **{kind: _problem(status) for kind, status in STATUS.items()},
                Exception: _failure,
            },
        )
    )


def _problem(status: int) -> Callable[[HanagozaError], ProblemDetailsException]:
    def problem(error: HanagozaError) -> ProblemDetailsException:
        code = error.code if isinstance(error, Refusal) else type(error).__name__
        return ProblemDetailsException(
            status_code=status,
            title=code,
            detail=str(error),
            type_=f"hanagoza:{code}",
            headers=_when_again(error, status),
        )

    return problem


def _when_again(error: HanagozaError, status: int) -> dict[str, str] | None:
    """For what would be possible a little later."""
    if isinstance(error, TooSoon):
        return {"retry-after": str(error.wait)}
    return {"retry-after": "1"} if status == NOT_NOW else None


def _refused(error: HTTPException) -> ProblemDetailsException:
    """Litestar itself would say in the title what is wrong, and in the detail only the status."""
    return ProblemDetailsException(
        status_code=error.status_code,
        title=HTTPStatus(error.status_code).phrase,
        detail=error.detail,
        extra=error.extra,
        headers=error.headers,
    )


def _failure(_: Exception) -> ProblemDetailsException:
    return ProblemDetailsException(
        status_code=500,
        title="failed",
        detail="something went wrong here, and was noted: try again",
        type_="hanagoza:failed",
    )
