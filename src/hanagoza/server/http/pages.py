"""The browser's pages: built from web/ into this package, so that serving them takes no Node."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, Router, route
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.static_files import create_static_files_router

import hanagoza

PAGES = Path(hanagoza.__file__).parent / "web" / "pages"
ASSETS = "/assets"
YEAR = int(timedelta(days=365).total_seconds())
LOOKING = [HttpMethod.GET, HttpMethod.HEAD]
"""Monitors ask with HEAD whether a server is up; uvicorn leaves the body out."""
NOT_BUILT = "The pages of Hanagoza have not been built here: run make web, then reload this page.\n"


@route(["/", "/t/{id:str}"], http_method=LOOKING, include_in_schema=False, sync_to_thread=False)
def page() -> Response[bytes] | Response[str]:
    """One page for every address: what it shows is the client's business."""
    return _page(200)


@route(
    ["/t", "/{address:path}"], http_method=LOOKING, include_in_schema=False, sync_to_thread=False
)
def nowhere(request: Request[Any, Any, Any]) -> Response[bytes] | Response[str]:
    """Whoever follows a broken link is told so in words; programs get a problem."""
    if request.url.path.startswith("/api/"):
        raise NotFoundException
    return _page(404)


def _page(status: int) -> Response[bytes] | Response[str]:
    index = PAGES / "index.html"
    if not index.exists():
        return Response(NOT_BUILT, status_code=503, media_type=MediaType.TEXT)
    headers = {"cache-control": "no-cache"}
    return Response(
        index.read_bytes(), status_code=status, media_type=MediaType.HTML, headers=headers
    )


def assets() -> Router:
    """Scripts, styles, fonts and pictures. A hash in its name changes when a file does."""
    return create_static_files_router(
        ASSETS,
        [PAGES / ASSETS.strip("/")],
        name="assets",
        cache_control=CacheControlHeader(max_age=YEAR, public=True, immutable=True),
    )
