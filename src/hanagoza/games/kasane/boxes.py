"""The boxes of the nine melds: data that a host may replace, checked when it is read.

The printed meld cards were pictures that are lost to us. ``boxes.json`` is our reconstruction
(KA-A01); each of its cells says whether its boxes and what they pay are *known* from the rulebook
or *assumed*, how sure we are (in per cent), and from what. A host who owns the cards can play with
another table, without touching code, by giving the option ``meld_table``

- the name of a built-in table: ``reconstructed``;
- or JSON of the same form, where a cell may be just its points: ``{"juu": {"2": [1, 1]}, …}``;
- or its text, which is what records keep: ``kasane 2:1,1 3:3,3 4:6 / juu 2:1,1 …``.

Boxes of one number are filled in the order in which they are listed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NoReturn

from hanagoza.core.errors import OptionError
from hanagoza.core.moves import quoted
from hanagoza.core.options import Value, shown
from hanagoza.core.state import States
from hanagoza.games.kasane.melds import KINDS_OF_BOX, MELDS, SIZES
from hanagoza.games.kasane.pieces import BITS, stack_of

RECONSTRUCTED = "reconstructed"
FILE = Path(__file__).parent / "boxes.json"

MOST_BOXES = 16 // BITS
"""Boxes of one meld for one number of cards: what fits into the state …"""
MOST_POINTS = (1 << BITS) - 1
"""… and what a box may pay."""
MOST_KEPT = 64
"""How many tables are remembered as they were read: every match, real or imagined, asks again."""

Table = dict[str, dict[int, tuple[int, ...]]]
"""For every meld and number of cards, what its boxes pay in the order they are filled."""


def read_option(text: str, players: int) -> str:  # noqa: ARG001 (the same for all)
    """The canonical text of a table: its name if it has one."""
    return _canonical(text)


def keep_option(states: States, text: str) -> None:
    """Put a table into the states: a stack of points for each kind of box."""
    states["boxes"][:] = _stacks(text)


def check_together(options: Mapping[str, Value]) -> None:
    """``hard3`` blocks one of two boxes, so there must be two (KA-A22)."""
    if options["hard3"] != "on":
        return
    table = table_of(str(options["meld_table"]))
    for meld in ("kasane", "juu"):
        if len(table.get(meld, {}).get(2, ())) < 2:
            raise OptionError(
                f'hard3="on" needs a meld_table with two boxes for two cards of {meld}'
            )


@lru_cache(MOST_KEPT)
def table_of(text: str) -> Table:
    """The table that a value of the option stands for."""
    return _parse(text)


@lru_cache(MOST_KEPT)
def _stacks(text: str) -> tuple[int, ...]:
    table = table_of(text)
    points = (table.get(MELDS[meld], {}).get(size, ()) for meld, size in KINDS_OF_BOX)
    return tuple(stack_of(reversed(pays)) for pays in points)


@cache
def reconstruction() -> dict[str, dict[str, dict[str, Any]]]:
    """``boxes.json`` as it is, with what is known of each cell."""
    cells: dict[str, dict[str, dict[str, Any]]] = json.loads(FILE.read_text(encoding="utf-8"))
    return cells


# --- text, and back -------------------------------------------------------------------------------


@lru_cache(MOST_KEPT)
def _canonical(text: str) -> str:
    """A table as text: melds in the order of the overview cards, numbers ascending."""
    table = table_of(text)
    if table == _checked(reconstruction()):
        return RECONSTRUCTED
    return " / ".join(
        " ".join(
            [meld, *(f"{n}:{','.join(map(str, table[meld][n]))}" for n in sorted(table[meld]))]
        )
        for meld in MELDS
        if meld in table
    )


def _parse(text: str) -> Table:
    if text.strip().lower() == RECONSTRUCTED:
        return _checked(reconstruction())
    if text.lstrip().startswith("{"):
        return _complete(_from_json(text))
    cells: dict[str, dict[str, list[int]]] = {}
    for part in text.lower().split("/"):
        meld, *columns = part.split() or [""]
        if meld in cells:
            _refuse(f"{meld} is listed twice")
        cells[meld] = dict(_cell(meld, column) for column in columns)
    return _checked(cells)


def _from_json(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError as error:
        raise OptionError(f"meld_table is no JSON: {error}") from error


def _cell(meld: str, column: str) -> tuple[str, list[int]]:
    size, _, points = column.partition(":")
    try:
        return size, [int(part) for part in points.split(",")]
    except ValueError:
        _refuse(f"{meld}: {quoted(column)} is not like 3:4,3, a number of cards and its points")


# --- what is possible -----------------------------------------------------------------------------


def _checked(cells: Any) -> Table:
    """A table of plain data, if it is one."""
    if not isinstance(cells, Mapping):
        _refuse(f"{shown(cells)} does not list melds")
    for meld in cells:
        if meld not in SIZES:
            _refuse(f"there is no meld {shown(meld)}; the melds are {', '.join(MELDS)}")
    table = {meld: _column(meld, cells[meld]) for meld in MELDS if cells.get(meld)}
    if not table:
        _refuse("it has no boxes at all")
    return table


def _complete(cells: Any) -> Table:
    """A table that somebody typed: a meld without boxes is said to have none, or it was forgotten.
    (The short form, which records keep, has always left such melds out.)
    """
    table = _checked(cells)
    if missing := [meld for meld in MELDS if meld not in cells]:
        are = "is" if len(missing) == 1 else "are"
        _refuse(f"{', '.join(missing)} {are} missing: list every meld, with {{}} for no boxes")
    return table


def _column(meld: str, cells: Any) -> dict[int, tuple[int, ...]]:
    if not isinstance(cells, Mapping):
        _refuse(f"{meld}: {shown(cells)} does not list numbers of cards")
    sizes = SIZES[meld]
    for size in cells:
        if str(size) not in map(str, sizes):
            most = "" if len(sizes) == 1 else f" to {sizes[-1]}"
            _refuse(f"{meld}: a box is for {sizes[0]}{most} cards, not for {shown(size)}")
    return {
        size: _points(f"{meld} {size}", cells[str(size)]) for size in sizes if str(size) in cells
    }


def _points(place: str, cell: Any) -> tuple[int, ...]:
    points = cell.get("points") if isinstance(cell, Mapping) else cell
    if not isinstance(points, Sequence) or not 1 <= len(points) <= MOST_BOXES:
        _refuse(f"{place}: {shown(points)} is not a list of the points of 1 to {MOST_BOXES} boxes")
    for value in points:
        if type(value) is not int or not 1 <= value <= MOST_POINTS:
            _refuse(f"{place}: a box pays 1 to {MOST_POINTS} points, not {shown(value)}")
    return tuple(points)


def _refuse(message: str) -> NoReturn:
    raise OptionError(f"meld_table: {message}")
