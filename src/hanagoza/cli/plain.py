"""Any game on the terminal as a list of what its view tells: for games without a drawing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from hanagoza.cli.words import WORDS
from hanagoza.core.catalogue import listed
from hanagoza.core.views import View
from hanagoza.drawing import Brush

SHOWN_ELSEWHERE = {*View.__struct_fields__, "phase"}
INDENT = "  "


def draw(view: Any, brush: Brush) -> RenderableType:
    fields: dict[str, Any] = msgspec.to_builtins(view)
    told = {name: part for name, part in fields.items() if name not in SHOWN_ELSEWHERE}
    if "seats" in told:
        told["seats"] = dict(zip(brush.names, told["seats"], strict=False))
    return Group(*_lines(told, brush))


def _lines(parts: dict[str, Any], brush: Brush, indent: str = INDENT) -> Iterator[Text]:
    """A line for whatever is simple; what has parts of its own has them below its name."""
    for name, part in parts.items():
        line = Text.assemble(indent, (name.replace("_", " "), brush.palette.faint))
        if isinstance(part, tuple) and not all(map(_is_simple, part)):
            part = {str(at): one for at, one in enumerate(part, 1)}
        if isinstance(part, dict):
            yield line
            yield from _lines(part, brush, indent + INDENT)
        else:
            yield line.append("  ").append_text(_said(part, brush))


def _is_simple(part: Any) -> bool:
    return not isinstance(part, dict | tuple)


def _said(part: Any, brush: Brush) -> Text:
    if isinstance(part, tuple) and part:
        return Text.assemble(*listed([_said(one, brush) for one in part], brush.lang))
    return Text("–") if part in (None, ()) else card(str(part), brush)


def card(token: str, brush: Brush) -> Text:
    return Text(_named("card", token, brush) or token)


def score(points: Sequence[int], brush: Brush) -> str:  # noqa: ARG001
    return " · ".join(map(str, points))


def caption(view: Any, brush: Brush) -> str:
    phase = getattr(view, "phase", "")
    return _named("phase", phase, brush) or phase


def ask(view: Any, brush: Brush) -> str:
    return _named("ask", getattr(view, "phase", ""), brush) or WORDS.text("plain.ask", brush.lang)


def _named(kind: str, token: str, brush: Brush) -> str:
    """What the game calls it, if it has a name for it."""
    key = f"{kind}.{token}"
    return brush.text(key) if brush.words.has(key) else ""
