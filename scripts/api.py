"""The reference of the Python interface, docs/api.md, made of signatures and docstrings."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import hanagoza
from hanagoza import bots, client
from hanagoza.core import state

PAGE = Path(__file__).parents[1] / "docs" / "api.md"
MODULES: tuple[ModuleType, ...] = (hanagoza, bots, client)
CONSTANTS = {"CHANCE": state}
"""Where those that are neither class nor function are written down."""
INTERNAL = {"Game.definition", "Game.engine"}
"""Within reach of this package's own modules, and nobody else's business."""
HEAD = """\
# The Python interface

Made by `make docs` from the docstrings, which `help(hg.Game)` shows as well. The
[architecture](architecture.md) says why it is so, the [protocol](protocol.md) what goes over the
wire.
"""


class Member(NamedTuple):
    """A part of a class: how it is written, and its docstring."""

    name: str
    written: str
    about: str


def written() -> str:
    """The whole page."""
    parts = [HEAD, *(_contents(module) for module in MODULES)]
    for module in MODULES:
        parts += [f"## {module.__name__}", _prose(module.__doc__), *_entries(module)]
    return "\n\n".join(part.strip() for part in parts if part) + "\n"


def undocumented() -> Iterator[str]:
    """Public names and members without a docstring."""
    for module in MODULES:
        for name, value in _public(module):
            if not _about(name, value):
                yield f"{module.__name__}.{name}"
            if inspect.isclass(value):
                members = (m for m in members_of(value) if not m.about)
                yield from (f"{module.__name__}.{name}.{member.name}" for member in members)


def _public(module: ModuleType) -> Iterator[tuple[str, Any]]:
    return ((name, getattr(module, name)) for name in module.__all__)


def _contents(module: ModuleType) -> str:
    links = (f"[{name}](#{_anchors()[module.__name__, name]})" for name in _headings(module))
    return f"**{module.__name__}**: " + " · ".join(links)


def _anchors() -> dict[tuple[str, str], str]:
    """Where GitHub puts every heading: it numbers those that it has seen before, in any case."""
    found: dict[tuple[str, str], str] = {}
    seen: Counter[str] = Counter()
    for module in MODULES:
        for name in _headings(module):
            anchor = name.lower()
            found[module.__name__, name] = f"{anchor}-{seen[anchor]}" if seen[anchor] else anchor
            seen[anchor] += 1
    return found


def _headings(module: ModuleType) -> list[str]:
    names = [name for name, value in _public(module) if not _is_error(value)]
    return names + ["Errors"] * any(_is_error(value) for _, value in _public(module))


def _is_error(value: Any) -> bool:
    return inspect.isclass(value) and issubclass(value, Exception)


def _entries(module: ModuleType) -> Iterator[str]:
    for name, value in _public(module):
        if not _is_error(value):
            yield f"### {name}"
            yield _code(name, value)
            yield _prose(_about(name, value))
            yield "\n".join(map(_item, members_of(value))) if inspect.isclass(value) else ""
    errors = [_error(name, value) for name, value in _public(module) if _is_error(value)]
    yield "\n".join(["### Errors", "", *errors]) if errors else ""


def _code(name: str, value: Any) -> str:
    """How it is called; nothing for a class that others make for you, and say so."""
    text = f"{name} = {value!r}"
    if inspect.isclass(value):
        start = vars(value).get("__init__")
        if not inspect.isfunction(start) or start.__doc__ or _is_protocol(value):
            return ""
        text = f"{name}{_signature(start, owned=True)}".removesuffix(" -> None")
    elif callable(value):
        text = f"{name}{_signature(value)}"
    return f"```python\n{text}\n```"


def _is_protocol(value: type) -> bool:
    return bool(getattr(value, "_is_protocol", False))


def _error(name: str, error: type[Exception]) -> str:
    base = error.__base__
    kind = f" (a `{base.__name__}`)" if base is not None and base is not Exception else ""
    members = "".join(f"\n{textwrap.indent(_item(m), '  ')}" for m in members_of(error))
    return f"- **`{name}`**{kind}: {_indented(_prose(error.__doc__))}{members}"


def _item(member: Member) -> str:
    return f"- `{member.written}`: {_indented(_prose(member.about))}"


def _indented(text: str) -> str:
    return textwrap.indent(text, "  ").strip()


def _prose(docstring: str | None) -> str:
    """A docstring as Markdown: names in backticks, examples fenced."""
    text = inspect.cleandoc(docstring or "").replace("``", "`")
    return re.sub(r"(?m)((?:^ *(?:>>>|\.\.\.) .*\n?)+)", _example, text)


def _example(found: re.Match[str]) -> str:
    return f"```python\n{textwrap.dedent(found[1]).rstrip()}\n```\n"


def _about(name: str, value: Any) -> str:
    if name in CONSTANTS:
        tree = ast.parse(inspect.getsource(CONSTANTS[name]))
        return dict(_documented(tree.body, _plain_name)).get(name, "")
    return value.__doc__ or ""


# --- the members of a class -----------------------------------------------------------------------


def members_of(owner: type) -> list[Member]:
    """Fields first, then properties and methods, in the order they are written."""
    fields = list(_fields(owner))
    named = {field.name for field in fields}
    others = [_member(name, value) for name, value in vars(owner).items() if name not in named]
    found = [*fields, *(member for member in others if member is not None)]
    return [member for member in found if f"{owner.__name__}.{member.name}" not in INTERNAL]


def _member(name: str, value: Any) -> Member | None:
    if name.startswith("_"):
        return None
    if isinstance(value, property):
        kind = _bare(value.fget.__annotations__["return"])
        return Member(name, f"{name}: {kind}", value.__doc__ or "")
    function = value.__func__ if isinstance(value, classmethod | staticmethod) else value
    if not inspect.isfunction(function):
        return None
    owned = not isinstance(value, staticmethod)
    return Member(name, f"{name}{_signature(function, owned)}", function.__doc__ or "")


def _signature(function: Callable[..., Any], owned: bool = False) -> str:
    """As it is written in the source, without ``self``."""
    signature = inspect.signature(function)
    parameters = list(signature.parameters.values())[owned:]
    spoken = [each.replace(annotation=_Spoken(each.annotation)) for each in parameters]
    answer = _Spoken(signature.return_annotation)
    return str(signature.replace(parameters=spoken, return_annotation=answer))


class _Spoken:
    """An annotation that shows itself without quotation marks."""

    def __init__(self, annotation: Any) -> None:
        self._text = _bare(annotation)

    def __repr__(self) -> str:
        return self._text


def _bare(annotation: Any) -> str:
    return annotation if isinstance(annotation, str) else getattr(annotation, "__name__", "")


def _fields(owner: type) -> Iterator[Member]:
    """Annotated fields, and what ``__init__`` puts into the object."""
    (body,) = ast.parse(textwrap.dedent(inspect.getsource(owner))).body
    assert isinstance(body, ast.ClassDef)
    annotated = [node for node in body.body if isinstance(node, ast.AnnAssign)]
    kinds = {_plain_name(node.target): ast.unparse(node.annotation) for node in annotated}
    abouts = dict(_documented(body.body, _plain_name))
    for name in kinds:
        if not name.startswith("_"):
            yield Member(name, f"{name}: {_unwrapped(kinds[name])}", abouts.get(name, ""))
    start = next((n for n in body.body if getattr(n, "name", "") == "__init__"), None)
    if isinstance(start, ast.FunctionDef):
        for name, about in _documented(start.body, _own_name):
            if name not in kinds and not name.startswith("_"):
                yield Member(name, name, about)


def _unwrapped(kind: str) -> str:
    return re.sub(r"^Final\[(.*)\]$", r"\1", kind)


def _documented(
    body: list[ast.stmt], name_of: Callable[[ast.expr], str]
) -> Iterator[tuple[str, str]]:
    """What is assigned to, with the docstring under it, if there is one."""
    for node, under in zip(body, [*body[1:], None], strict=True):
        for target in _targets(node):
            if name := name_of(target):
                yield name, _text(under)


def _targets(node: ast.stmt) -> list[ast.expr]:
    if isinstance(node, ast.AnnAssign):
        return [node.target]
    if not isinstance(node, ast.Assign):
        return []
    (target,) = node.targets
    return target.elts if isinstance(target, ast.Tuple) else [target]


def _text(node: ast.stmt | None) -> str:
    is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return str(ast.literal_eval(node.value)) if is_text else ""  # type: ignore[union-attr]


def _plain_name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def _own_name(node: ast.expr) -> str:
    is_own = isinstance(node, ast.Attribute) and _plain_name(node.value) == "self"
    return node.attr if is_own else ""  # type: ignore[attr-defined]
