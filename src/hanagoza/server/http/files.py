"""Answers that browsers keep as files."""

from __future__ import annotations

from litestar import Response


def file(name: str, content: bytes, media_type: str) -> Response[bytes]:
    """An answer to be downloaded under a name."""
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=media_type, headers=headers)
