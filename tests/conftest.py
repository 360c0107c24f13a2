from __future__ import annotations

from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

from tests.variants import Variant, main_variants, variants


def _in_detail(variants: list[Variant]) -> list[Any]:
    """All of them; in the inner loop only each game as it comes with its fewest players."""
    return [
        pytest.param(variant, id=str(variant), marks=() if variant.is_first else pytest.mark.slow)
        for variant in variants
    ]


@pytest.fixture(params=_in_detail(variants()))
def variant(request: pytest.FixtureRequest) -> Variant:
    """Every registered game, player count and option."""
    value: Variant = request.param
    return value


@pytest.fixture(params=_in_detail(main_variants()))
def main_variant(request: pytest.FixtureRequest) -> Variant:
    """Every registered game and player count; for what takes long."""
    value: Variant = request.param
    return value


# --- which tests go to the same worker ------------------------------------------------------------

TOGETHER = (
    "tests/bench/test_abuse.py",
    "tests/web/test_colours.py",
    "tests/contract/test_playthroughs.py::test_interpreted_and_bounds_checked",
)
"""Tests that share what takes long to make. (Under pytest 9.2, xdist 3.8 overlooks its marks.)"""


class _Scheduling(LoadScopeScheduling):  # type: ignore[misc]
    def _split_scope(self, nodeid: str) -> str:
        return next((group for group in TOGETHER if nodeid.startswith(group)), nodeid)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser's tests last, however they are named: its driver keeps an event loop running,
    beside which no other test of the same process could run its own.
    """
    items.sort(key=lambda item: "browser" in getattr(item, "fixturenames", ()))


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> _Scheduling:
    """In the order of collection, in which the browser's tests are the last."""
    config.option.loadscopereorder = False
    return _Scheduling(config, log)
