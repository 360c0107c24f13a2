"""A visit to the running server: directly, and as players come, through the proxy."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from hanagoza.server.doctor.finding import Finding, Host, doubtful, well, wrong
from hanagoza.server.http.operations import SEEN, Seen
from hanagoza.server.storage.errors import Claimed, StorageError
from hanagoza.server.storage.lock import lock

PATIENCE = 10.0
"""Seconds."""
FORGED = "192.0.2.1"
"""An address that nobody has (RFC 5737)."""
NO_TABLE = "/api/tables/doctor/socket"


def running(host: Host) -> Iterator[Finding]:
    """Whether a server has this database, and answers."""
    if not host.config.database.exists():
        return
    try:
        lock(host.config.database).release()
    except Claimed as claimed:
        yield _answers(claimed.address)
    except (OSError, StorageError) as error:
        yield wrong(f"the lock beside the database cannot be had: {_why(error)}")
    else:
        yield doubtful("no server runs on this database")


def _answers(address: str) -> Finding:
    if not address:
        return doubtful("a server has this database, and has not said where it answers: ask again")
    try:
        answer = httpx.get(f"{address}/healthz", timeout=PATIENCE)
    except httpx.HTTPError as error:
        return wrong(f"the server at {address} does not answer ({_why(error)}): look at its log")
    if answer.status_code != httpx.codes.OK:
        return wrong(f"the server at {address} is not well: {answer.text.strip()[:200]}")
    return well(f"the server at {address} answers")


def proxied(host: Host) -> Iterator[Finding]:
    """What a player meets: HTTPS, cookies, their address, and the socket."""
    if host.url is None:
        if host.config.https or host.config.trusted_proxies:
            yield doubtful("the proxy was not looked at: tell where players go with --url")
        return
    try:
        with httpx.Client(base_url=host.url, timeout=PATIENCE) as client:
            client.get("/healthz").raise_for_status()
            yield well(f"{host.url} answers")
            yield _cookies(host.url, client.get("/api/me"))
            yield _address(host, client)
    except (httpx.HTTPError, httpx.InvalidURL, msgspec.MsgspecError) as error:
        yield wrong(f"{host.url} does not answer as it should: {_why(error)}")
        return
    yield _socket(host.url)


def _cookies(url: str, answer: httpx.Response) -> Finding:
    set_ = answer.headers.get_list("set-cookie")
    secure = all("secure" in cookie.lower() for cookie in set_)
    is_https = url.lower().startswith("https:")
    if is_https and not secure:
        return wrong("players come by HTTPS, but cookies may go without: set https")
    if not is_https and secure and set_:
        return wrong(
            "players come by HTTP, and their browsers drop cookies that are for HTTPS: unset https"
        )
    return well(
        "cookies are for HTTPS only" if is_https else "cookies are for HTTP, as players come"
    )


def _address(host: Host, client: httpx.Client) -> Finding:
    """Who the server takes us for, also when we write an address where proxies write true ones."""
    seen, forged = _seen(client), _seen(client, **{"x-forwarded-for": FORGED})
    if forged.address == FORGED:
        return wrong(
            "visitors can choose their address: the proxy passes on the X-Forwarded-For they write;"
            " let it append theirs (nginx: $proxy_add_x_forwarded_for), and trust only the proxy"
        )
    if seen.is_believed:
        return well(f"the server knows visitors by their own addresses (us by {seen.address})")
    if seen.is_forwarded:
        return wrong(
            f"all visitors are {seen.address} to the server, so they share its limits: set"
            f" trusted_proxy to {seen.address} if that is the proxy"
        )
    if host.config.trusted_proxies:
        return wrong(
            f"all visitors are {seen.address} to the server: let the proxy send X-Forwarded-For"
        )
    return well(f"no proxy sends X-Forwarded-For, and none is trusted (we are {seen.address})")


def _seen(client: httpx.Client, **headers: str) -> Seen:
    answer = client.get(SEEN, headers=headers).raise_for_status()
    return msgspec.json.decode(answer.content, type=Seen)


def _socket(url: str) -> Finding:
    """Of a table that there is not: the server opens the socket and says so."""
    try:
        with connect(f"ws{url.removeprefix('http')}{NO_TABLE}", open_timeout=PATIENCE) as socket:
            socket.recv(timeout=PATIENCE)
    except (OSError, WebSocketException) as error:
        return wrong(
            f"WebSockets do not get through ({_why(error)}): let the proxy speak HTTP/1.1 and"
            " send on Upgrade and Connection"
        )
    return well("WebSockets get through")


def _why(error: Exception) -> str:
    return str(error).splitlines()[0] if str(error) else type(error).__name__
