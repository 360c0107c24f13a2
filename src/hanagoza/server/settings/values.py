"""From what a host has written to a value, or to a sentence that says what would be right."""

from __future__ import annotations

import ipaddress
import math
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hanagoza.core.errors import HanagozaError
from hanagoza.server.config import UNIX, Kind
from hanagoza.server.settings.declared import Declared
from hanagoza.server.settings.words import OFF
from hanagoza.server.storage.location import sqlite_path

WORDS = {"true": True, "yes": True, "on": True, "1": True}
WORDS |= {"false": False, "no": False, "off": False, "0": False}
LONGEST_SHOWN = 80
MOST_PORTS = 65_535
DEFAULT_PORTS = {"http": "80", "https": "443"}
"""What browsers leave out."""
ORIGIN = re.compile(
    r"(?:(?P<scheme>https?)://)?(?P<host>[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::(?P<port>\d+))?"
)
LISTENER = re.compile(r"(?:[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\]):(?P<port>\d{1,5})")


class SettingError(HanagozaError):
    """A setting that cannot be used; the message says where it was written."""


def value_of(declared: Declared, written: object, source: str) -> Any:
    """The value of a setting: ``written`` is text, or what TOML has made of it."""
    if declared.is_optional and written in (OFF, False):
        return None
    if not declared.is_list:
        return _checked(declared, written, source)
    each = written.split(",") if isinstance(written, str) else written
    if not isinstance(each, list) or declared.length not in (None, len(each)):
        raise refusal(declared, written, source)
    return tuple(_checked(declared, _stripped(one), source) for one in each)


def _stripped(written: object) -> object:
    return written.strip() if isinstance(written, str) else written


def _checked(declared: Declared, written: object, source: str) -> Any:
    read = KINDS[declared.about.kind] if declared.about.kind else _reader(declared)
    try:
        value = read(written)
    except HanagozaError as error:
        raise SettingError(f"{source}: {error}") from error
    except (ArithmeticError, ValueError, TypeError) as error:
        raise refusal(declared, written, source) from error
    if not _is_within(declared, value):
        raise refusal(declared, written, source)
    return value


def refusal(declared: Declared, written: object, source: str) -> SettingError:
    """What is wrong, where it was written, and what would be right."""
    shown = repr(written)
    if len(shown) > LONGEST_SHOWN:
        shown = f"{shown[:LONGEST_SHOWN]}…"
    return SettingError(f"{source}: {shown} will not do: write {right(declared)}")


def right(declared: Declared) -> str:
    """What may be written, in words."""
    about = declared.about
    text = about.right or RIGHT.get(about.kind) or _plainly(declared)
    return f"{text}, or {OFF}" if declared.is_optional else text


def _plainly(declared: Declared) -> str:
    if declared.words:
        return f"one of {', '.join(declared.words)}"
    text = {int: "a whole number", float: "a number", bool: "on or off", Path: "a path"}.get(
        declared.item, "text"
    )
    text = f"{declared.length} times {text}" if declared.length else text
    unit = f" of {declared.about.unit}" if declared.about.unit else ""
    return text + unit + _bounds(declared)


def _bounds(declared: Declared) -> str:
    """Between which numbers a value has to be, in words."""
    above, least, most = declared.about.above, declared.about.least, declared.about.most
    if least is not None and most is not None:
        return f" from {least} to {most}"
    lower = f" above {above}" if above is not None else ""
    lower = f", {least} or more" if least is not None else lower
    upper = f" up to {most}" if most is not None else ""
    return lower + (" and" if lower and upper else "") + upper


def _is_within(declared: Declared, value: object) -> bool:
    if not isinstance(value, int | float) or isinstance(value, bool):
        return True
    if isinstance(value, float) and not math.isfinite(value):
        return False
    above, least, most = declared.about.above, declared.about.least, declared.about.most
    return (
        (above is None or value > above)
        and (least is None or value >= least)
        and (most is None or value <= most)
    )


def _reader(declared: Declared) -> Callable[[Any], Any]:
    if declared.words:
        return lambda written: declared.words[declared.words.index(written)]
    return READERS[declared.item]


def _whole(written: object) -> int:
    if not isinstance(written, int | str) or isinstance(written, bool):
        raise TypeError
    return int(written)


def _number(written: object) -> float:
    if not isinstance(written, int | float | str) or isinstance(written, bool):
        raise TypeError
    return float(written)


def _choice(written: object) -> bool:
    if isinstance(written, str) and written.lower() in WORDS:
        return WORDS[written.lower()]
    if isinstance(written, bool):
        return written
    raise TypeError


def _text(written: object) -> str:
    if not isinstance(written, str):
        raise TypeError
    return written


def _path(written: object) -> Path:
    if not _text(written):
        raise ValueError
    return Path(_text(written)).expanduser()


def proxy(written: object) -> str:
    """An address, or a network of them: anything else would be believed by nobody, in silence."""
    text = _text(written)
    return str(ipaddress.ip_network(text) if "/" in text else ipaddress.ip_address(text))


def origin(written: object) -> str:
    """The host of a page as browsers name it, without its scheme."""
    found = ORIGIN.fullmatch(_text(written).lower())
    if found is None or int(found["port"] or 0) > MOST_PORTS:
        raise ValueError
    if found["port"] in (None, DEFAULT_PORTS.get(found["scheme"])):
        return found["host"]
    return f"{found['host']}:{found['port']}"


def listener(written: object) -> str:
    """Where to listen, in one word."""
    text = _text(written)
    if text.startswith(UNIX):
        if len(text) == len(UNIX):
            raise ValueError
        return text
    found = LISTENER.fullmatch(text)
    if found is None or not 0 < int(found["port"]) <= MOST_PORTS:
        raise ValueError
    return text


def _database(written: object) -> Path:
    return sqlite_path(_text(written))


READERS: dict[type, Callable[[Any], Any]] = {
    int: _whole,
    float: _number,
    bool: _choice,
    str: _text,
    Path: _path,
}
KINDS: dict[Kind, Callable[[Any], Any]] = {
    "database": _database,
    "listener": listener,
    "origin": origin,
    "proxy": proxy,
}
RIGHT: dict[Kind | None, str] = {
    "database": "a URL such as sqlite:///path/to/file.db",
    "listener": f"an address and a port such as 127.0.0.1:9464, or {UNIX}/path/to/socket",
    "origin": "a host such as games.example.org, with :8443 after it if browsers show a port,"
    " and no path",
    "proxy": "an address or a network, such as 127.0.0.1, ::1 or 10.0.0.0/8",
}
