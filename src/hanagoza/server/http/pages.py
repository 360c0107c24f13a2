"""The browser's pages: built from web/ into this package, so that serving them takes no Node."""

from __future__ import annotations

import gzip
import re
from contextlib import suppress
from datetime import timedelta
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import MediaType, Request, Response, route
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

import hanagoza
from hanagoza.server.config import Config
from hanagoza.server.http.files import LOOKING
from hanagoza.server.http.identity import TheHall, address_of
from hanagoza.server.http.previews import origin_of, preferred, tags
from hanagoza.server.live.hall import Hall
from hanagoza.server.storage.errors import StorageError

AnyRequest = Request[Any, Any, Any]
PAGES = Path(hanagoza.__file__).parent / "web" / "pages"
ASSETS = "/assets"
YEAR = int(timedelta(days=365).total_seconds())
NAME = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]{0,100}")
TEXTS = ("text/javascript", "text/css", "image/svg+xml")
KINDS = dict(zip((".js", ".css", ".svg", ".woff2"), (*TEXTS, "font/woff2"), strict=True))
"""What there is among the assets."""
HEAD_ENDS = b"</head>"
NOT_BUILT = "The pages of Hanagoza have not been built here: run make web, then reload this page.\n"


@route(["/", "/you", "/games"], http_method=LOOKING, include_in_schema=False, sync_to_thread=False)
def page() -> Response[bytes] | Response[str]:
    """One page for every address: what it shows is the client's business."""
    return _page(200)


@route("/t/{id:str}", http_method=LOOKING, include_in_schema=False)
async def invitation(
    id: FromPath[str], hall: TheHall, config: NamedDependency[Config], request: AnyRequest
) -> Response[bytes] | Response[str]:
    """The same page, with what a chat shows of the link."""
    game = await _game_at(id, hall, address_of(request))
    if game is None:
        return _page(200)
    language = preferred(request.headers.get("accept-language", ""))
    origin = origin_of(request.headers.get("host", ""), config.https)
    return _page(200, tags(game, language, origin))


async def _game_at(id: str, hall: Hall, address: str) -> str | None:
    """What is played at a table, for who may know; the page has to come even if we do not."""
    if hall.is_banned(None, address):
        return None
    with suppress(StorageError):
        return await hall.store.game_at(id)
    return None


@route(
    ["/t", "/{address:path}"], http_method=LOOKING, include_in_schema=False, sync_to_thread=False
)
def nowhere(request: Request[Any, Any, Any]) -> Response[bytes] | Response[str]:
    """Whoever follows a broken link is told so in words; programs get a problem."""
    if request.scope["path"].startswith("/api/"):  # its URL may be none, by the host it names
        raise NotFoundException
    return _page(404)


def _page(status: int, tags: str = "") -> Response[bytes] | Response[str]:
    index = PAGES / "index.html"
    if not index.exists():
        return Response(NOT_BUILT, status_code=503, media_type=MediaType.TEXT)
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    page = index.read_bytes().replace(HEAD_ENDS, tags.encode() + HEAD_ENDS, 1)
    return Response(page, status_code=status, media_type=MediaType.HTML, headers=headers)


class Asset(NamedTuple):
    """A file of the pages, plain and compressed."""

    plain: bytes
    gzipped: bytes | None
    """``None`` of what is compressed by itself, as fonts are."""


@route(f"{ASSETS}/{{name:str}}", http_method=LOOKING, include_in_schema=False, sync_to_thread=False)
def asset(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """Scripts, styles, fonts and pictures. A hash in its name changes when a file does."""
    kind = KINDS.get(Path(name).suffix)
    if NAME.fullmatch(name) is None or kind is None:  # no system is asked for what we cannot have
        raise NotFoundException("there is no such file")
    found = _text(name) if kind in TEXTS else _read(name)
    headers = {"cache-control": f"public, max-age={YEAR}, immutable", "vary": "accept-encoding"}
    if found.gzipped is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(found.plain, media_type=kind, headers=headers)
    return Response(found.gzipped, media_type=kind, headers={**headers, "content-encoding": "gzip"})


def _read(name: str) -> Asset:
    try:
        return Asset((PAGES / ASSETS.strip("/") / name).read_bytes(), None)
    except OSError as error:
        raise NotFoundException("there is no such file") from error


@cache  # they are few, and to compress one takes longer than a hundred moves
def _text(name: str) -> Asset:
    plain = _read(name).plain
    return Asset(plain, gzip.compress(plain, mtime=0))
