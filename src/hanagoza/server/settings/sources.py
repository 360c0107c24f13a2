"""Which value of a setting counts: a flag's, else the environment's, else the file's."""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from hanagoza.server.config import Config, Limits
from hanagoza.server.settings.declared import PREFIX, SECTIONS, Declared, declared
from hanagoza.server.settings.values import SettingError, value_of
from hanagoza.server.storage.location import default_database

FILE = f"{PREFIX}CONFIG"
"""The variable that names the TOML file."""
DEFAULT = "default"


class Found(NamedTuple):
    """The value of a setting, and where it was written."""

    declared: Declared
    value: Any
    source: str


class Settings(NamedTuple):
    """All settings of a server."""

    found: tuple[Found, ...]

    @property
    def config(self) -> Config:
        values: dict[str, dict[str, Any]] = {section: {} for section in SECTIONS}
        for found in self.found:
            values[found.declared.section][found.declared.field] = found.value
        return Config(limits=Limits(**values["limits"]), **values[""])


def gathered(flags: Mapping[str, object], environment: Mapping[str, str]) -> Settings:
    """All settings; ``SettingError`` for any that cannot be used, wherever it was written."""
    written = _written(flags, environment)
    return Settings(tuple(_found(each, flags, environment, written) for each in declared()))


def database_of(flags: Mapping[str, object], environment: Mapping[str, str]) -> Path:
    """The database alone, for commands that need nothing else."""
    (database,) = (each for each in declared() if each.about.kind == "database")
    path: Path = _found(database, flags, environment, _written(flags, environment)).value
    return path


def _written(
    flags: Mapping[str, object], environment: Mapping[str, str]
) -> dict[str, tuple[object, str]]:
    file = file_of(flags, environment)
    return {} if file is None else dict(_in_file(*file))


def file_of(flags: Mapping[str, object], environment: Mapping[str, str]) -> tuple[Path, str] | None:
    """The TOML file, and where it was named."""
    if flags.get("config"):
        return Path(str(flags["config"])).expanduser(), "--config"
    if environment.get(FILE):
        return Path(environment[FILE]).expanduser(), FILE
    return None


def _found(
    each: Declared,
    flags: Mapping[str, object],
    environment: Mapping[str, str],
    written: Mapping[str, tuple[object, str]],
) -> Found:
    if flags.get(each.name) is not None:
        return Found(each, value_of(each, flags[each.name], each.flag), each.flag)
    if environment.get(each.variable):  # set to nothing is not set
        text = environment[each.variable]
        return Found(each, value_of(each, text, each.variable), each.variable)
    if each.key in written:
        value, source = written[each.key]
        return Found(each, value_of(each, value, source), source)
    required = each.default is msgspec.NODEFAULT  # only the database is
    return Found(each, default_database() if required else each.default, DEFAULT)


def _in_file(path: Path, named_by: str) -> Iterator[tuple[str, tuple[object, str]]]:
    """What a file says of each setting, by key; a key that is none is refused."""
    known = {each.key for each in declared()}
    for key, value in _flat(_parsed(path, named_by)):
        if key not in known:
            raise SettingError(f"{path}: there is no setting {key!r}{_nearest(key, known)}")
        yield key, (value, f"{path}: {key}")


def _parsed(path: Path, named_by: str) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SettingError(f"{named_by}: {path} cannot be read: {error.strerror}") from error
    except (ValueError, RecursionError) as error:  # of TOML, of UTF-8, or nested too deeply
        raise SettingError(f"{path} is no TOML: {error}") from error


def _flat(document: Mapping[str, Any]) -> Iterator[tuple[str, object]]:
    for key, value in document.items():
        if key in SECTIONS and isinstance(value, dict):
            yield from ((f"{key}.{inner}", deeper) for inner, deeper in value.items())
        else:
            yield key, value


def _nearest(key: str, known: set[str]) -> str:
    """A key that was probably meant: another table's of that name, or one written alike."""
    name = key.rpartition(".")[2]
    moved = [each for each in known if each.rpartition(".")[2] == name]
    near = moved or difflib.get_close_matches(key, sorted(known), 1)
    return f": did you mean {near[0]}?" if near else "; `hanagoza config` shows all there are"
