"""Files: how they are asked for, and answers that browsers keep as such."""

from __future__ import annotations

from litestar import HttpMethod, Response

LOOKING = [HttpMethod.GET, HttpMethod.HEAD]
"""Monitors ask with HEAD whether a server is up; uvicorn leaves the body out."""


def file(name: str, content: bytes, media_type: str) -> Response[bytes]:
    """An answer to be downloaded under a name."""
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=media_type, headers=headers)
