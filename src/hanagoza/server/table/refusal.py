"""How a command is turned down."""

from __future__ import annotations

from hanagoza.core.errors import HanagozaError
from hanagoza.core.views import Reason
from hanagoza.server.table.protocol import Code


class Refusal(HanagozaError):
    """Why a command is not carried out."""

    def __init__(self, code: Code, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.code: Code = code
        self.reason = reason


class Repeated(HanagozaError):
    """A command that has been carried out before."""

    def __init__(self, version: int) -> None:
        super().__init__(f"done already, in version {version}")
        self.version = version
