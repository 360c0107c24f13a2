from __future__ import annotations

import pytest

from tests.settings import Table, tables


@pytest.fixture(params=tables(), ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    """Every registered game, player count and option."""
    value: Table = request.param
    return value
