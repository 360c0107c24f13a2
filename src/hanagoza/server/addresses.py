"""What counts as one address, wherever addresses are counted or banned."""

from __future__ import annotations

import functools
import ipaddress

HOME = 64
"""Bits of an IPv6 address that a household shares; below them everybody chooses anew at will."""
UNKNOWN = "unknown"


@functools.lru_cache(4096)
def counted_as(host: str) -> str:
    """One spelling for an address, and for all of IPv6 that is one household's: its /64.

    What is no address, such as whatever a proxy has passed on, stays as it is.
    """
    try:
        return found_address(host)
    except ValueError:
        return host


def found_address(text: str) -> str:
    """The same, for an address or the /64 it counts as; ``ValueError`` if it is neither."""
    if text.endswith(f"/{HOME}"):
        return str(ipaddress.IPv6Network(text))
    address = ipaddress.ip_address(text)
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    if address.is_link_local or address.is_loopback:  # machines at hand: these share their /64
        return str(address)
    return str(ipaddress.IPv6Network((int(address), HOME), strict=False))
