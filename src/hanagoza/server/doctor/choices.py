"""What the host has chosen: settings that do nothing, or more than was meant."""

from __future__ import annotations

import difflib
import ipaddress
import os
from collections.abc import Iterator

from hanagoza.core.cache import cache_root
from hanagoza.server.doctor.finding import Finding, Host, doubtful, well, wrong
from hanagoza.server.http.pages import PAGES
from hanagoza.server.settings.declared import PREFIX, declared
from hanagoza.server.settings.sources import FILE

OTHERS = {FILE, f"{PREFIX}CACHE", f"{PREFIX}DATA"}
"""Variables that are no settings of a server."""


def variables(host: Host) -> Iterator[Finding]:
    """A variable that nobody reads is a slip."""
    known = {each.variable for each in declared()} | OTHERS
    for name in sorted(host.environment):
        if name.startswith(PREFIX) and name not in known:
            near = difflib.get_close_matches(name, sorted(known), 1)
            meant = f": did you mean {near[0]}?" if near else ""
            yield doubtful(f"nobody reads the environment's {name}{meant}")


def openness(host: Host) -> Iterator[Finding]:
    """Who can reach the server, and whom it believes."""
    config = host.config
    for proxy in config.trusted_proxies:
        if ipaddress.ip_network(proxy).prefixlen == 0:
            yield wrong(
                f"trusted_proxy {proxy} is everybody: anybody can pretend to be anybody, and no"
                " limit or ban holds; name your proxy's address"
            )
    if _is_loopback(config.host) or config.https:
        return
    yield doubtful(
        f"players reach {config.host} without HTTPS: fine at home; for strangers put a proxy in"
        " front, and set https and trusted_proxy"
    )


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def pages(host: Host) -> Iterator[Finding]:  # noqa: ARG001
    """Whether there is anything to show to browsers."""
    if (PAGES / "index.html").exists():
        yield well("the browser's pages are there")
    else:
        yield wrong("the browser's pages have not been built: run make web, or install the wheel")


def compiled(host: Host) -> Iterator[Finding]:  # noqa: ARG001
    """Where compiled games are kept: without it every start takes a minute."""
    folder = cache_root()
    there = next(each for each in (folder, *folder.parents) if each.exists())
    if not os.access(there, os.W_OK | os.X_OK):
        yield doubtful(
            f"{folder} cannot be written to: every start compiles all games anew; set"
            f" {PREFIX}CACHE to a folder of this user"
        )
