"""Link previews (Open Graph): what a chat shows of an invitation before anybody follows it.

A preview tells of the game and nothing else of the table: whoever carries a link along sees it.
"""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

from litestar import Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

import hanagoza
from hanagoza.core.catalogue import LANGUAGES
from hanagoza.games import folder, game, games
from hanagoza.server.http.files import LOOKING

PREVIEWS = "/previews"
SIZE = 1200, 630
"""Of the pictures: what those who show them ask for."""
KEPT = 24 * 60 * 60
HOST = re.compile(r"[A-Za-z0-9.-]+(:[0-9]+)?|\[[0-9A-Fa-f:.]+\](:[0-9]+)?")
HERE = Path(hanagoza.__file__).parents[1]


def picture_of(id: str, language: str) -> Path:
    """Where the picture of a game is, if it has one; made by ``python -m tests.web.previews``."""
    return HERE.joinpath(*folder(id).split(".")) / "preview" / f"{id}.{language}.png"


def preferred(accepted: str) -> str:
    """The language that an ``Accept-Language`` wants most of those we have."""
    wanted = [_weighed(part) for part in accepted.lower().split(",")]
    ours = [(weight, language) for weight, language in wanted if weight and language in LANGUAGES]
    return max(ours, key=lambda each: each[0])[1] if ours else LANGUAGES[0]


def _weighed(part: str) -> tuple[float, str]:
    tag, _, weight = part.partition(";")
    given = re.fullmatch(r"\s*q=([01](?:\.\d{0,3})?)\s*", weight)
    return float(given[1]) if given else float(not weight), tag.strip().partition("-")[0]


def tags(id: str, language: str, origin: str | None) -> str:
    """The tags of an invitation to a game; pictures are named in full, so without knowing where we
    are called (``origin``) there is none.
    """
    words = game(id).words
    named = {
        "og:type": "website",
        "og:site_name": "Hanagoza",
        "og:title": words.text("title", language),
        "og:description": words.text("tagline", language),
    }
    if origin is not None and picture_of(id, language).exists():
        named |= {
            "og:image": f"{origin}{PREVIEWS}/{id}/{language}",
            "og:image:type": "image/png",
            "og:image:width": str(SIZE[0]),
            "og:image:height": str(SIZE[1]),
            "og:image:alt": words.text("title", language),
            "twitter:card": "summary_large_image",
        }
    return "".join(
        f'<meta property="{name}" content="{escape(value)}" />' for name, value in named.items()
    )


def origin_of(host: str, https: bool) -> str | None:
    """Where a page was asked for, unless what was named is no host."""
    return f"http{'s' * https}://{host}" if HOST.fullmatch(host) else None


@route(
    f"{PREVIEWS}/{{id:str}}/{{language:str}}",
    http_method=LOOKING,
    include_in_schema=False,
    sync_to_thread=False,
)
def preview(id: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """The picture of a game, with its title in a language."""
    if id not in games() or language not in LANGUAGES or not picture_of(id, language).exists():
        raise NotFoundException("there is no such picture")
    headers = {"cache-control": f"public, max-age={KEPT}"}
    return Response(picture_of(id, language).read_bytes(), media_type="image/png", headers=headers)
