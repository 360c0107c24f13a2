"""Internationalised messages: Project Fluent's, filled in as ``@fluent/bundle`` does it elsewhere.

Mozilla's parser reads a message, and we make a function of it. Mozilla's ``fluent.runtime`` would
fill it in as well, but brings 36 MB of dates and currencies along, takes three times as long to
import, and has a hyphen for a minus. Of the format we use what our messages need: texts, variables
and selectors.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from fluent.syntax import FluentParser, ast

Message = Callable[[Mapping[str, object]], str]
"""A message, or a part of one: gets the values, gives the text."""

PARSER = FluentParser(with_spans=False)
BEGINNING = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)


def sources(text: str) -> dict[str, str]:
    """The messages of a file by their ids, as they are written: most are never asked for."""
    beginnings = list(BEGINNING.finditer(text))
    ends = [*(one.start() for one in beginnings[1:]), len(text)]
    return {one[1]: text[one.start() : end] for one, end in zip(beginnings, ends, strict=True)}


def message(source: str, language: str) -> Message:
    """What ``source`` says, in a language whose plurals we know."""
    match PARSER.parse_entry(source):
        case ast.Message(value=ast.Pattern() as pattern):
            return _pattern(pattern, language)
    raise ValueError(f"This is no message of Fluent: {source}")


def _pattern(pattern: ast.Pattern, language: str) -> Message:
    parts = [_element(element, language) for element in pattern.elements]
    if len(parts) == 1:
        return parts[0]
    return lambda values: "".join([part(values) for part in parts])


def _element(element: ast.TextElement | ast.Placeable, language: str) -> Message:
    match element:
        case ast.TextElement(value=text):
            return lambda _: text
        case ast.Placeable(expression=ast.StringLiteral() as literal):
            quoted = str(literal.parse()["value"])
            return lambda _: quoted
        case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
            return lambda values: written(values[name])
        case ast.Placeable(expression=ast.SelectExpression() as choice):
            return _choice(choice, language)
    raise ValueError(f"Our messages do without a {element.expression}")


def _choice(choice: ast.SelectExpression, language: str) -> Message:
    assert isinstance(choice.selector, ast.VariableReference)
    name = choice.selector.id.name
    variants = [(_key(variant), _pattern(variant.value, language)) for variant in choice.variants]
    default = next(variant for variant in choice.variants if variant.default)
    otherwise = _pattern(default.value, language)

    def chosen(values: Mapping[str, object]) -> str:
        value = values[name]
        keys = (value, plural(value, language)) if isinstance(value, int) else (value,)
        return next((text for key, text in variants if key in keys), otherwise)(values)

    return chosen


def _key(variant: ast.Variant) -> str | int:
    key = variant.key
    return int(key.value) if isinstance(key, ast.NumberLiteral) else key.name


def plural(number: int, language: str) -> str:
    """The category that Unicode's CLDR gives a whole number in one of our languages."""
    size = abs(number)
    if language == "fr" and size and size % 1_000_000 == 0:
        return "many"
    singular = {"en": (1,), "fr": (0, 1), "ja": ()}[language]
    return "one" if size in singular else "other"


def written(value: object) -> str:
    """A value in a text; what is below zero with a minus, which is as wide as a plus."""
    return f"−{-value}" if isinstance(value, int) and value < 0 else str(value)
