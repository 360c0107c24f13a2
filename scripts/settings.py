"""The generated part of docs/hosting.md: every setting of a server."""

from __future__ import annotations

import re
from pathlib import Path

from hanagoza.server.settings.declared import SECTIONS, Declared, declared
from hanagoza.server.settings.values import right
from hanagoza.server.settings.words import default_of

PAGE = Path(__file__).parents[1] / "docs" / "hosting.md"
BLOCK = re.compile(r"(<!-- settings -->\n).*?(<!-- /settings -->)", re.DOTALL)
HEAD = "| key | what it is | what it may be | default |\n|---|---|---|---|"


def rewritten() -> str:
    """The page with its settings as they are now."""
    text = PAGE.read_text(encoding="utf-8")
    tables = "\n\n".join(map(_table, SECTIONS))
    return BLOCK.sub(lambda block: f"{block[1]}\n{tables}\n\n{block[2]}", text)


def _table(section: str) -> str:
    heading = f"Under `[{section}]`:\n\n" if section else ""
    rows = [_row(each) for each in declared() if each.section == section]
    return heading + "\n".join([HEAD, *rows])


def _row(each: Declared) -> str:
    return f"| `{each.name}` | {each.about.text} | {right(each)} | {default_of(each)} |"
