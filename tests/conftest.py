from __future__ import annotations

from typing import Any

import pytest

from tests.settings import Table, main_tables, tables


def _in_detail(tables: list[Table]) -> list[Any]:
    """All of them; in the inner loop only each game as it comes with its fewest players."""
    return [
        pytest.param(table, id=str(table), marks=() if table.is_first else pytest.mark.slow)
        for table in tables
    ]


@pytest.fixture(params=_in_detail(tables()))
def table(request: pytest.FixtureRequest) -> Table:
    """Every registered game, player count and option."""
    value: Table = request.param
    return value


@pytest.fixture(params=_in_detail(main_tables()))
def main_table(request: pytest.FixtureRequest) -> Table:
    """Every registered game and player count; for what takes long."""
    value: Table = request.param
    return value
