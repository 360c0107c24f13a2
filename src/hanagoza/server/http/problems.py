"""How requests are refused, as the OpenAPI description tells it."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.openapi.datastructures import ResponseSpec


class Problem(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Why a request was refused (RFC 9457)."""

    status: int
    title: str
    """A code: that of a refusal, where the table refused; the status in words, where none fits."""
    detail: str
    """What is wrong and what would be right, in English."""
    type: str = "about:blank"
    extra: Any = None
    """Where in the request, for one that could not be read."""


_MEANINGS = {
    400: "The request is malformed or asks for what a game cannot do.",
    401: "The token is not known.",
    403: "The CSRF token is missing, you are banned, or it is not for you.",
    404: "There is no such table.",
    409: "The table refuses; `title` is a refusal code of the protocol.",
    413: "The body is too large.",
    421: "The server does not answer to this host.",
    429: "Too many requests, tables or tokens.",
    500: "Something went wrong, and was noted.",
    503: "It could not be saved.",
}
PROBLEMS = {
    status: ResponseSpec(
        Problem,
        generate_examples=False,
        description=meaning,
        media_type="application/problem+json",
    )
    for status, meaning in _MEANINGS.items()
}
