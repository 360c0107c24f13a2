"""The contract tests, all that are asked of every variant, asked of the sixth game.

But for its golden games: those are kept so that records replay for ever, and nobody keeps any of a
game that only tests know.
"""

from __future__ import annotations

import inspect

import pytest

import hanagoza as hg
from hanagoza.core.cache import reachable
from tests.contract import (
    test_batches,
    test_glimpses,
    test_hidden,
    test_imagine,
    test_merits,
    test_passages,
    test_play,
    test_round_trips,
)
from tests.contract.test_passages import counted  # noqa: F401 (a fixture)
from tests.sixth.companion import HIDDEN
from tests.sixth.conftest import ID

CONTRACT = (
    test_batches,
    test_glimpses,
    test_hidden,
    test_imagine,
    test_merits,
    test_passages,
    test_play,
    test_round_trips,
)

for _module in CONTRACT:
    for _name, _test in vars(_module).items():
        if _name.startswith("test_") and {"variant", "main_variant"} & set(
            inspect.signature(_test).parameters
        ):
            globals()[_name] = _test


def test_it_is_registered_here_alone() -> None:
    assert hg.games()[-1] == ID
    test_play.test_every_game_has_a_companion()


def test_its_machine_code_is_keyed_by_its_own_modules() -> None:
    """Wherever a game lives: a changed rule is never played from an old cache."""
    modules = reachable(hg.game(ID).definition.rules.modules)
    assert {"tests.sixth.rules", "tests.sixth.moves", "hanagoza.core.state"} <= set(modules)
    assert not [name for name in modules if name.endswith(("view", "companion"))]


@pytest.mark.parametrize("field", HIDDEN)
def test_a_leak_would_be_noticed(field: str) -> None:
    test_hidden.test_the_test_notices_every_hidden_field_wherever_it_shows(ID, field)
