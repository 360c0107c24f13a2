"""Sessions of guests: an encrypted cookie, and a token against cross-site requests (CSRF).

A guest *is* the cookie: whoever loses it loses their seats. So it is as it was when Litestar made
it, one that was issued under an older name or by a clock that was wrong is replaced by a good one,
and nobody is turned away for what only the server's clock says. It is set where somebody's own
answers are given, never with a page that may be cached.

Browsers send the cookie along with requests that pages of others make. Such pages cannot read our
cookies, though: what changes something has to repeat the token, which follows from the session.
"""

from __future__ import annotations

import binascii
import hashlib
import hmac
import os
import time
from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping
from datetime import timedelta
from typing import Any, NamedTuple

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

SESSION, CSRF = "hanagoza", "hanagoza_csrf"
HOST = "__Host-"
"""Before the name of a cookie that only this host could set, and over HTTPS."""
CSRF_HEADER = "x-csrftoken"
PLAYER = "player"
"""The key of the session under which a guest's id is kept."""
SAFE = ("GET", "HEAD", "OPTIONS")
NONCE, MARK = 12, b"additional_authenticated_data="
"""Bytes before what is encrypted, and what comes after it."""
YEAR = int(timedelta(days=365).total_seconds())
MINUTE = 60.0
MONTH = timedelta(days=30).total_seconds()
BORN = 1_767_225_600.0
"""The first of January 2026: a cookie of before was issued by a clock that was behind."""
FORGED = binascii.Error, InvalidTag, msgspec.MsgspecError, RecursionError, ValueError
Wall = Callable[[], float]
"""The time of day: cookies outlive a server's process."""


class Stamp(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a cookie says of itself, readable but not to be changed."""

    expires_at: float
    """A year after it was issued, as it always was; how long it is good is for the host to say."""
    cookie: str = SESSION
    """The name it was issued under: nobody can pass it off under a less guarded one."""


class Payload(msgspec.Struct, frozen=True):
    """What is encrypted."""

    player: str


class Session(NamedTuple):
    """A guest who is known."""

    player: str
    is_good: bool
    """Whether the cookie may stay as it is."""


class Seal:
    """Makes the values of cookies, and reads those that it has made."""

    def __init__(self, key: bytes, clock: Wall = time.time, keep: float = YEAR) -> None:
        """``keep`` is for how many seconds browsers are to keep them."""
        self._key, self._clock, self._keep = key, clock, keep
        self._cipher = AESGCM(key)

    def closed(self, player: str, name: str) -> str:
        """The value of a cookie of this name."""
        stamp = msgspec.json.encode(Stamp(round(self._clock()) + YEAR, name))
        nonce = os.urandom(NONCE)
        hidden = self._cipher.encrypt(nonce, msgspec.json.encode(Payload(player)), stamp)
        return b64encode(nonce + hidden + MARK + stamp).decode()

    def opened(self, value: str, name: str) -> Session | None:
        """Whose cookie this is; ``None`` for what is none of ours, or too old."""
        try:
            content, _, told = b64decode(value).partition(MARK)
            stamp = msgspec.json.decode(told, type=Stamp)
            plain = self._cipher.decrypt(content[:NONCE], content[NONCE:], told)
            player = msgspec.json.decode(plain, type=Payload).player
        except FORGED:
            return None
        issued, now = stamp.expires_at - YEAR, self._clock()
        # Browsers forget it in time, by their clocks. Ours may have been behind by as much again.
        if stamp.cookie != name or BORN <= issued < now - 2 * self._keep:
            return None
        young = min(MONTH, self._keep / 2)
        return Session(player, is_good=max(BORN, now - young) <= issued <= now + MINUTE)

    def token(self, player: str) -> str:
        """What has to come along with whatever a guest's browser is to change."""
        return hmac.new(self._key, b"csrf " + player.encode(), hashlib.sha256).hexdigest()


class Sessions(ASGIMiddleware):
    """Knows guests by their cookies, and whether it is their own page that asks."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(
        self, key: bytes, https: bool, clock: Wall = time.time, keep: float = YEAR
    ) -> None:
        self._seal, self._https, self._keep = Seal(key, clock, keep), https, round(keep)
        prefix = HOST if https else ""
        self._session, self._csrf = prefix + SESSION, prefix + CSRF

    def __deepcopy__(self, _: object) -> Sessions:
        return self  # Litestar copies what it is given, and a cipher cannot be copied

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        connection = ASGIConnection[Any, Any, Any, Any](scope)
        known = self._known(connection.cookies)
        session = {PLAYER: known.player} if known else {}
        scope["session"] = session
        if scope["type"] == ScopeType.HTTP:
            if scope["method"] not in SAFE and "authorization" not in connection.headers:
                self._require_token(known, connection.headers.get(CSRF_HEADER, ""))
            send = self._sending(send, session, known, connection.cookies)
        await next_app(scope, receive, send)

    def _sending(
        self,
        send: Send,
        session: Mapping[str, str],
        known: Session | None,
        cookies: Mapping[str, str],
    ) -> Send:
        """Sends an answer with the cookies that it takes: with it the session may have begun, or
        ended.
        """

        async def send_with_cookies(message: Message) -> None:
            if message["type"] == "http.response.start":
                player = session.get(PLAYER)
                new = self._replaced(player, known, cookies) if player else self._ended(cookies)
                headers = [(b"set-cookie", cookie.encode()) for cookie in new]
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        return send_with_cookies

    def _known(self, cookies: Mapping[str, str]) -> Session | None:
        known = self._seal.opened(cookies.get(self._session, ""), self._session)
        if known is None and self._https:  # of before they had this name
            known = self._seal.opened(cookies.get(SESSION, ""), SESSION)
            return known and known._replace(is_good=False)
        return known

    def _require_token(self, known: Session | None, given: str) -> None:
        token = self._seal.token(known.player) if known else ""
        if known is None or not hmac.compare_digest(given.encode(), token.encode()):
            raise PermissionDeniedException(
                f"the header {CSRF_HEADER} has to repeat the cookie {self._csrf}, which comes with"
                " /api/me",
                headers={"set-cookie": self._cookie(self._csrf, token)} if known else None,
            )

    def _replaced(
        self, player: str, known: Session | None, cookies: Mapping[str, str]
    ) -> list[str]:
        """The cookies that a guest lacks, and the end of those that have become old."""
        new, token = list[str](), self._seal.token(player)
        if known is None or not known.is_good or known.player != player:
            sealed = self._seal.closed(player, self._session)
            new.append(self._cookie(self._session, sealed, age=self._keep))
        if cookies.get(self._csrf) != token:
            new.append(self._cookie(self._csrf, token))
        if self._https:
            new += [self._cookie(old, "", age=0) for old in (SESSION, CSRF) if old in cookies]
        return new

    def _ended(self, cookies: Mapping[str, str]) -> list[str]:
        """The end of the cookies of who is nobody; those of strangers stay as they are."""
        ours = (self._session, self._csrf) if self._known(cookies) is not None else ()
        return [self._cookie(name, "", age=0) for name in ours]

    def _cookie(self, name: str, value: str, age: int | None = None) -> str:
        """The token is for pages to read, and until the browser is closed."""
        hidden = name == self._session
        return Cookie(
            name, value=value, max_age=age, secure=self._https, httponly=hidden, samesite="lax"
        ).to_header(header="")
