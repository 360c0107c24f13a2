"""The settings that there are, with the names they have in each place."""

from __future__ import annotations

import functools
import types
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec

from hanagoza.server.config import About, Config, Limits

PREFIX = "HANAGOZA_"
SECTIONS: dict[str, type[msgspec.Struct]] = {"": Config, "limits": Limits}
"""Tables of the TOML file, and the struct that each fills; the first has no heading."""


class Declared(NamedTuple):
    """One setting, as its field declares it."""

    section: str
    field: str
    type: Any
    """Without ``None``."""
    is_optional: bool
    """Whether it can be off."""
    default: Any
    """``msgspec.NODEFAULT`` where the struct has none."""
    about: About

    @property
    def name(self) -> str:
        """What hosts call it."""
        return self.about.name or self.field

    @property
    def flag(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        """Of the environment."""
        return PREFIX + self.name.upper()

    @property
    def key(self) -> str:
        """In the TOML file, with the table it stands in."""
        return f"{self.section}.{self.name}" if self.section else self.name

    @property
    def is_list(self) -> bool:
        return get_origin(self.type) is tuple

    @property
    def item(self) -> Any:
        """The type of a value, or of one of them."""
        return get_args(self.type)[0] if self.is_list else self.type

    @property
    def length(self) -> int | None:
        """How many values a list has to have, if that is settled."""
        kinds = get_args(self.type)
        return len(kinds) if self.is_list and Ellipsis not in kinds else None

    @property
    def words(self) -> tuple[str, ...]:
        """All that may be written, if that is a few words."""
        return get_args(self.type) if get_origin(self.type) is Literal else ()


@functools.cache
def declared() -> tuple[Declared, ...]:
    """All settings, in the order in which they are declared."""
    return tuple(
        _declared(section, field)
        for section, struct in SECTIONS.items()
        for field in _fields(struct)
        if field.type not in SECTIONS.values()
    )


def _fields(struct: type[msgspec.Struct]) -> list[msgspec.structs.FieldInfo]:
    hints = get_type_hints(struct, include_extras=True)
    return [
        msgspec.structs.FieldInfo(field.name, field.encode_name, hints[field.name], field.default)
        for field in msgspec.structs.fields(struct)
    ]


def _declared(section: str, field: msgspec.structs.FieldInfo) -> Declared:
    hint, about = field.type, About("")
    if get_origin(hint) is Annotated:
        hint, about = get_args(hint)
    kinds = get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)
    (kind,) = (each for each in kinds if each is not type(None))
    return Declared(section, field.name, kind, len(kinds) > 1, field.default, about)
