"""What comes with a request."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException


class Incoming(Request[Any, Any, Any]):
    """A request whose body may be anything: what cannot be read is their mistake, not ours."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except UnicodeDecodeError as error:
            raise ClientException(
                f"the body is no UTF-8: {error.reason} at {error.start}"
            ) from error
        except RecursionError as error:
            raise ClientException("the body is nested too deeply") from error
