"""Values as a host would write them."""

from __future__ import annotations

from hanagoza.server.settings.declared import Declared

OFF = "off"
"""How nothing is written where there can be nothing."""


def text_of(value: object) -> str:
    """A value as a host would write it."""
    if value is None or value is False:
        return OFF
    if value is True:
        return "on"
    if isinstance(value, tuple):
        return ", ".join(map(str, value)) or "none"
    return f"{value:g}" if isinstance(value, float) else str(value)


def default_of(each: Declared) -> str:
    """The default, in words where it depends on the machine."""
    return each.about.default or text_of(each.default)
