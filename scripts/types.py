"""The server's types as TypeScript, written by ``make docs``: its messages are
``web/src/protocol.ts``, the view of each game is a ``view.ts`` in the game's folder.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import singledispatch
from pathlib import Path
from types import ModuleType
from typing import get_args

import msgspec
from msgspec import inspect

from hanagoza.core.views import View
from hanagoza.games import game, games
from hanagoza.server.http import games as games_http
from hanagoza.server.http import mine, people, problems, tables, vacation
from hanagoza.server.live import profile
from hanagoza.server.table.protocol import PHRASES, PROTOCOL, FromClient, FromServer
from scripts.protocol import told, written_under

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "web" / "src"
HEAD = "// Written by scripts/types.py from the server’s types: change those, then run make docs.\n"
GAMES = "hanagoza.games."


def files() -> dict[Path, str]:
    """Every file and what it says."""
    return {SOURCE / "protocol.ts": _protocol()} | {
        SOURCE / "games" / _folder(view) / "view.ts": _view(view) for view in _views()
    }


def _protocol() -> str:
    client, server = get_args(FromClient), get_args(FromServer)
    unions = {"FromClient": client, "FromServer": server}
    parts = [
        HEAD,
        f"export const PROTOCOL = {PROTOCOL};",
        f"export const PHRASES = {json.dumps(PHRASES)} as const;\n",
        *(f"export type {name} = {' | '.join(map(_name, all))};\n" for name, all in unions.items()),
        *map(_interface, _structs([*client, *server, *_bodies(), View]).values()),
    ]
    return "\n".join(parts)


def _view(view: type) -> str:
    imported = 'import type { View } from "@/protocol";\n'
    return "\n".join([HEAD, imported, *map(_interface, _structs([view]).values())])


def _views() -> Iterator[type]:
    for id in games():
        game(id)  # a game's view is known once the game is
    return (view for view in View.__subclasses__() if view.__module__.startswith(GAMES))


def _folder(struct: type) -> str:
    """Of the game that a struct belongs to; of an edition, its parent's."""
    return struct.__module__.removeprefix(GAMES).partition(".")[0]


def _bodies() -> Iterator[type]:
    """What is sent and answered over HTTP."""
    for module in (games_http, people, mine, profile, vacation, tables, problems):
        yield from _defined_in(module)


def _defined_in(module: ModuleType) -> Iterator[type]:
    for value in vars(module).values():
        is_struct = isinstance(value, type) and issubclass(value, msgspec.Struct)
        if is_struct and value.__module__ == module.__name__:
            yield value


def _structs(roots: list[type]) -> dict[type, inspect.StructType]:
    """The structs themselves and all that they are made of, each once, in order."""
    found: dict[type, inspect.StructType] = {}
    waiting = [inspect.type_info(root) for root in reversed(roots)]
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, inspect.StructType):
            if kind.cls in found:
                continue
            found[kind.cls] = kind
        waiting += reversed(list(_parts(kind)))
    return found


def _parts(kind: inspect.Type) -> Iterator[inspect.Type]:
    match kind:
        case inspect.StructType(fields=fields):
            yield from (field.type for field in fields)
        case inspect.UnionType(types=types):
            yield from types
        case inspect.DictType(key_type=key, value_type=value):
            yield from (key, value)
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            yield item
        case inspect.Metadata(type=inner):
            yield inner


def _name(struct: type) -> str:
    """Names are unique, but that each game has its own kind of seat."""
    folder = _folder(struct) if struct.__module__.startswith(GAMES) else ""
    has_it = struct.__name__.lower().startswith(folder)
    return struct.__name__ if has_it else folder.capitalize() + struct.__name__


def _interface(struct: inspect.StructType) -> str:
    header = _header(struct)
    meanings: dict[str, str] = {}
    for base in reversed(struct.cls.__mro__):
        if issubclass(base, msgspec.Struct) and base is not msgspec.Struct:
            meanings |= written_under(base)
    about = told(struct.cls).replace("`None`", "`null`")
    extends = " extends View" if header else ""
    lines = [f"/** {about} */", f"export interface {_name(struct.cls)}{extends} {{"]
    if struct.tag_field:
        lines.append(f"  {struct.tag_field}: {json.dumps(struct.tag)};")
    for field in struct.fields[len(header) :]:
        if meaning := meanings.get(field.name):
            lines.append(f"  /** {meaning} */")
        mark = "?" if struct.cls.__struct_config__.omit_defaults and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_typed(field.type)};")
    return "\n".join([*lines, "}\n"])


def _header(struct: inspect.StructType) -> tuple[str, ...]:
    """The fields that a game's view has in common with all others."""
    is_of_a_game = issubclass(struct.cls, View) and struct.cls is not View
    return View.__struct_fields__ if is_of_a_game else ()


@singledispatch
def _typed(kind: inspect.Type) -> str:
    raise TypeError(f"no TypeScript for {kind}")


_typed.register(inspect.AnyType, lambda _: "unknown")
_typed.register(inspect.BoolType, lambda _: "boolean")
_typed.register(inspect.FloatType, lambda _: "number")
_typed.register(inspect.IntType, lambda _: "number")
_typed.register(inspect.NoneType, lambda _: "null")
_typed.register(inspect.StrType, lambda _: "string")
_typed.register(inspect.StructType, lambda kind: _name(kind.cls))
_typed.register(inspect.Metadata, lambda kind: _typed(kind.type))
_typed.register(inspect.LiteralType, lambda kind: " | ".join(map(json.dumps, kind.values)))
_typed.register(inspect.UnionType, lambda kind: " | ".join(map(_typed, kind.types)))


@_typed.register
def _dictionary(kind: inspect.DictType) -> str:
    return f"Record<{_typed(kind.key_type)}, {_typed(kind.value_type)}>"


@_typed.register(inspect.ListType)
@_typed.register(inspect.VarTupleType)
def _sequence(kind: inspect.ListType | inspect.VarTupleType) -> str:
    item = _typed(kind.item_type)
    return f"readonly ({item})[]" if "|" in item else f"readonly {_grouped(item)}[]"


def _grouped(item: str) -> str:
    return f"({item})" if item.startswith("readonly") else item
