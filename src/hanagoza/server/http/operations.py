"""For those who run the server."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, route

from hanagoza.server.addresses import UNKNOWN
from hanagoza.server.http.files import LOOKING
from hanagoza.server.http.identity import TheHall
from hanagoza.server.http.problems import PROBLEMS
from hanagoza.server.storage.health import Report

SEEN = "/api/address"


@route("/healthz", http_method=LOOKING, include_in_schema=False)
async def healthz(hall: TheHall) -> Response[Report]:
    """How the server does: 200 while people can play, 503 while moves cannot be saved or read."""
    report = await hall.store.report()
    return Response(
        report,
        media_type=MediaType.JSON,
        status_code=503 if report.status == "failing" else 200,
        headers={"cache-control": "no-store"},
    )


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """Where a request came from, as the server sees it."""

    address: str
    """By which limits and bans go."""
    is_forwarded: bool
    """Whether it came with ``X-Forwarded-For``, as a proxy sends it."""
    is_believed: bool
    """Whether the address is from there."""


@get(SEEN, tags=("people",), responses=PROBLEMS, sync_to_thread=False)
def address(request: Request[Any, Any, Any]) -> Seen:
    """Your address as this server sees it: by that hosts check their proxy."""
    host = request.client.host if request.client else UNKNOWN
    forwarded = ",".join(request.headers.getall("x-forwarded-for", []))
    hops = [hop.strip() for hop in forwarded.split(",")]
    return Seen(address=host, is_forwarded=bool(forwarded), is_believed=host in hops)
