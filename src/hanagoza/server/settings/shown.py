"""Settings written out: as a list for people, as JSON, and as a TOML file to begin with."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from hanagoza.server.settings.declared import SECTIONS, Declared, declared
from hanagoza.server.settings.sources import Settings
from hanagoza.server.settings.words import OFF, text_of
from hanagoza.server.storage.location import DATABASE

WIDTH = 98
HEAD = """\
# Settings of a Hanagoza server, all at their defaults: take away the # of a line to change it.
# hanagoza serve --config FILE; a flag or an environment variable counts for more.
"""


def lines(settings: Settings) -> Iterator[str]:
    """A row for each setting: its name, its value, and where that comes from."""
    rows = [(found.declared.key, text_of(found.value), found.source) for found in settings.found]
    name, value = (max(len(row[at]) for row in rows) for at in (0, 1))
    for row in rows:
        yield f"{row[0]:<{name}}  {row[1]:<{value}}  {row[2]}"


def as_json(settings: Settings) -> str:
    """The same for programs."""
    document = {
        found.declared.key: {"value": plain(found.value), "from": found.source}
        for found in settings.found
    }
    return json.dumps(document, indent=2, ensure_ascii=False)


def plain(value: Any) -> Any:
    """A value as JSON and TOML know it."""
    return str(value) if isinstance(value, Path) else msgspec.to_builtins(value)


def as_toml() -> str:
    """A file of all settings, commented out and explained."""
    parts = [HEAD]
    for section in SECTIONS:
        parts.append(f"\n[{section}]\n" if section else "")
        parts += [_entry(each) for each in declared() if each.section == section]
    return "\n".join(parts)


def _entry(each: Declared) -> str:
    unit = f" ({each.about.unit})" if each.about.unit else ""
    default = f"; default: {each.about.default}" if each.about.default else ""
    about = textwrap.wrap(f"{each.about.text}{unit}{default}", WIDTH)
    return "\n".join(f"# {line}" for line in [*about, f"{each.name} = {_toml(each)}"]) + "\n"


def _toml(each: Declared) -> str:
    """The default as TOML writes it; where the machine decides it, as it is here."""
    if each.default is msgspec.NODEFAULT:
        return json.dumps(f"sqlite:///{DATABASE}")
    return json.dumps(OFF if each.default is None else plain(each.default))
