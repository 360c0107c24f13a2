"""What arguments have to be, so that a slip is refused before anything happens."""

from __future__ import annotations

import ipaddress
import re
from argparse import ArgumentTypeError

MOST_DAYS = 36_500
"""A century: beyond it sums with times go wrong."""
MOST_PORTS = 65_535
DEFAULT_PORTS = {"http": "80", "https": "443"}
"""What browsers leave out."""
ORIGIN = re.compile(
    r"(?:(?P<scheme>https?)://)?(?P<host>[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::(?P<port>\d+))?"
)


def days(text: str) -> float:
    """A span of time."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= MOST_DAYS:  # nor is "nan"
        raise ArgumentTypeError(
            f"{text!r} is no number of days: write one above 0 and up to {MOST_DAYS}, such as 90"
        )
    return number


def count(text: str) -> int:
    """How many of something; none is no choice."""
    number = _whole(text)
    if number is None or number < 1:
        raise ArgumentTypeError(f"{text!r} is no count: write a whole number above 0")
    return number


def port(text: str) -> int:
    """Where to listen; 0 leaves the choice to the system."""
    number = _whole(text)
    if number is None or not 0 <= number <= MOST_PORTS:
        raise ArgumentTypeError(
            f"{text!r} is no port: write a number from 1 to {MOST_PORTS}, or 0 for any that is free"
        )
    return number


def _whole(text: str) -> int | None:
    try:
        return int(text)
    except ValueError:
        return None


def proxy(text: str) -> str:
    """An address, or a network of them: anything else would be believed by nobody, in silence."""
    try:
        return str(ipaddress.ip_network(text) if "/" in text else ipaddress.ip_address(text))
    except ValueError as error:
        raise ArgumentTypeError(
            f"{text!r} is neither an address nor a network: write one such as 127.0.0.1, ::1 or"
            " 10.0.0.0/8"
        ) from error


def origin(text: str) -> str:
    """The host of a page as browsers name it, without its scheme."""
    found = ORIGIN.fullmatch(text.lower())
    if found is None or int(found["port"] or 0) > MOST_PORTS:
        raise ArgumentTypeError(
            f"{text!r} is no host: write games.example.org, with :8443 after it if browsers show"
            " a port, and no path"
        )
    if found["port"] in (None, DEFAULT_PORTS.get(found["scheme"])):
        return found["host"]
    return f"{found['host']}:{found['port']}"
