"""The generated part of docs/privacy.md: what the database holds, column by column."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import sqlalchemy

from hanagoza.server.settings.declared import declared
from hanagoza.server.settings.words import default_of
from hanagoza.server.storage.schema import KEPT, metadata
from hanagoza.server.table.entries import AnyEntry

PAGE = Path(__file__).parents[1] / "docs" / "privacy.md"
BLOCK = re.compile(r"(<!-- (stored|kept|entries) -->\n).*?(<!-- /\2 -->)", re.DOTALL)


def rewritten() -> str:
    """The page with what is stored now."""
    text = PAGE.read_text(encoding="utf-8")
    made = {
        "stored": "\n\n".join(map(_table, metadata.tables.values())),
        "kept": _kept(),
        "entries": _entries(),
    }
    return BLOCK.sub(lambda block: f"{block[1]}\n{made[block[2]]}\n\n{block[3]}", text)


def untold() -> Iterator[str]:
    """Columns and tables of which nobody says what they hold, or how long it is kept."""
    for table in metadata.tables.values():
        if not table.comment or KEPT not in table.info:
            yield table.name
        yield from (f"{table.name}.{column.name}" for column in table.columns if not column.doc)


def _table(table: sqlalchemy.Table) -> str:
    rows = [f"| `{column.name}` | {column.doc} |" for column in table.columns]
    head = f"**{table.name}**: {table.comment}. Kept {table.info.get(KEPT)}."
    return "\n".join([head, "", "| column | what it holds |", "|---|---|", *rows])


def _kept() -> str:
    """The settings by which something is deleted, each with its default."""
    rows = [
        f"| `{each.name}` | {each.about.text} ({each.about.unit}) | {default_of(each)} |"
        for each in declared()
        if each.name.startswith("keep_")
    ]
    return "\n".join(["| setting | what is deleted | default |", "|---|---|---|", *rows])


def _entries() -> str:
    rows = [
        f"| `{kind.__struct_config__.tag}` | {inspect.getdoc(kind)} | {_fields(kind)} |"
        for kind in get_args(AnyEntry)
    ]
    return "\n".join(["| entry | what happened | with |", "|---|---|---|", *rows])


def _fields(kind: type) -> str:
    names: tuple[str, ...] = kind.__struct_encode_fields__  # type: ignore[attr-defined]
    return ", ".join(f"`{name}`" for name in names if name != "command")
