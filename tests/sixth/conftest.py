from __future__ import annotations

from collections.abc import Iterator

import pytest

from hanagoza.games import REGISTRY
from tests.companions import COMPANIONS
from tests.sixth.companion import COMPANION
from tests.variants import Variant

ID = "setsugekka"


@pytest.fixture(autouse=True, scope="package")
def registered() -> Iterator[None]:
    """One line in the registry, and a companion; both go again."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(REGISTRY, ID, "tests.sixth")
        patch.setitem(COMPANIONS, ID, COMPANION)
        yield


@pytest.fixture
def variant() -> Variant:
    """In the place of every game's."""
    return Variant(ID, 2, {})


@pytest.fixture
def main_variant(variant: Variant) -> Variant:
    return variant
