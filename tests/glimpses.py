"""What is seen of chance before the first decision, where no search ever looks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import hanagoza as hg


def beginning(game: hg.Game, players: int, **options: Any) -> Any:
    """The state before anything has happened; ``rules.apply`` changes it."""
    return game.engine.begin(game.engine.setting(players, "random", options))[0]


def see(game: hg.Game, state: Any, observer: int | None, moves: Iterable[str]) -> bool:
    """Whether an observer could tell these moves from each other, or else sees none of them."""
    seat, ids = hg.CHANCE if observer is None else observer, [game.moves.ids[m] for m in moves]
    glimpses = {int(game.definition.rules.glimpse(state, move, seat)) for move in ids}
    assert len(glimpses) in (1, len(ids))
    return len(glimpses) > 1
