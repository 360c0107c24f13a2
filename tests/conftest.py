from __future__ import annotations

import pytest

from tests.settings import Table, main_tables, tables


@pytest.fixture(params=tables(), ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    """Every registered game, player count and option."""
    value: Table = request.param
    return value


@pytest.fixture(params=main_tables(), ids=str)
def main_table(request: pytest.FixtureRequest) -> Table:
    """Every registered game and player count; for what takes long."""
    value: Table = request.param
    return value
