"""A server's settings as arguments of a command."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hanagoza.server.settings.declared import SECTIONS, Declared, declared

if TYPE_CHECKING:
    from hanagoza.server.settings.sources import Settings


def add_settings(command: Any) -> None:
    """Declare a flag for every setting, and one for the file that may hold them all."""
    add_file(command)
    for section in SECTIONS:
        group = command.add_argument_group(section or "settings")
        for each in declared():
            if each.section == section:
                group.add_argument(each.flag, dest=each.name, help=_help(each), **_taken(each))


def add_database(command: Any) -> None:
    """Declare the flags that find a server's database."""
    add_file(command)
    command.add_argument(
        "--db",
        metavar="URL",
        help="database, such as sqlite:///games.db (default: $HANAGOZA_DB, the file's, or in your"
        " data folder)",
    )


def add_file(command: Any) -> None:
    command.add_argument(
        "--config", metavar="FILE", help="settings as TOML (default: $HANAGOZA_CONFIG, or none)"
    )


def _help(each: Declared) -> str:
    from hanagoza.server.settings.words import default_of

    unit = f", in {each.about.unit}" if each.about.unit else ""
    return f"{each.about.text}{unit} (default: {default_of(each)})".replace("%", "%%")


def _taken(each: Declared) -> dict[str, Any]:
    """How argparse takes a setting: as text, which is read where all other sources are."""
    if each.type is bool:
        return {"action": argparse.BooleanOptionalAction, "default": None}
    repeats = each.is_list and each.length is None
    return {"action": "append" if repeats else "store", "metavar": _metavar(each)}


def _metavar(each: Declared) -> str:
    number = "N" if each.item in (int, float) else ""
    return each.about.unit.upper() or number or each.name.rpartition("_")[2].upper()


def database_of(given: argparse.Namespace) -> Path:
    """The database that a command works on."""
    from hanagoza.server.settings import sources

    return sources.database_of(vars(given), os.environ)


def settings_of(given: argparse.Namespace) -> Settings:
    """The settings that a command's arguments, the environment and a file come to."""
    from hanagoza.server.settings.sources import gathered

    return gathered(vars(given), os.environ)
